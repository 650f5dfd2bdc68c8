import type { Day } from '../../domain/subscription/calendar.ts';
import { priceOn } from '../../domain/subscription/prices.ts';
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts';
import type { AccountsRow } from '../database/generated/rows.ts';
import { Refusal } from '../http/refusal.ts';
import { type Actor, note } from '../publishing/audit.ts';
import { priceHistory } from './price-history.ts';

/** The facts of a change of a price. */
export type PriceAct = {
  readonly actor: Actor;
  readonly reason: string;
  readonly at: Date;
  /** Business day. */
  readonly today: Day;
  /** Checks everything and changes nothing. */
  readonly dryRun?: boolean;
};

/** A price as the operator sees it. */
export type ListedPrice = {
  readonly id: number;
  readonly costPerVenue: number;
  /** Null until its mails are sent. */
  readonly noticedOn: Day | null;
  readonly appliesFrom: Day | null;
  readonly withdrawnOn: Day | null;
};

/** Somebody affected by a new price. */
export type Concerned = Pick<AccountsRow, 'id' | 'email'>;

const setAction = 'set price';
const withdrawAction = 'withdraw price';

/** Every price as it was set, including withdrawn ones. */
export async function listPrices(db: Queryable): Promise<readonly ListedPrice[]> {
  const { rows } = await db.query<ListedPrice>(
    `SELECT id, cost_per_venue AS "costPerVenue", noticed_on AS "noticedOn", applies_from AS "appliesFrom",
       withdrawn_on AS "withdrawnOn" FROM prices ORDER BY id`,
  );
  return rows;
}

/** A change of a price, as the log records it. */
type LoggedAct = {
  readonly at: string;
  readonly who: string;
  readonly action: string;
  readonly subject: string;
  readonly reason: string;
};

/** Changes of prices, oldest first, from the append-only log. */
export async function priceActs(db: Queryable): Promise<readonly LoggedAct[]> {
  const { rows } = await db.query<LoggedAct>(
    `SELECT at, os_user || coalesce(' for ' || acted_for, '') AS who, action, subject, details ->> 'reason' AS reason
     FROM audit_log WHERE action = ANY ($1) ORDER BY id`,
    [[setAction, withdrawAction]],
  );
  return rows;
}

/** Everybody with live data who has not been notified of a price. @param priceId null: nobody has been notified yet */
export async function concernedBy(
  db: Queryable,
  priceId: number | null,
  today: Day,
): Promise<readonly Concerned[]> {
  const { rows } = await db.query<Concerned>(
    `SELECT a.id, a.email FROM accounts a JOIN subscriptions s ON s.account_id = a.id
     WHERE EXISTS (SELECT FROM subscribed_venues(a.id, $2) v WHERE v.realtime_orders OR v.realtime_trades)
       AND NOT EXISTS (SELECT FROM notices_sent n
                       WHERE n.account_id = a.id AND n.kind = 'price-change' AND n.about = $1::text)
     ORDER BY lower(a.email)`,
    [priceId, today],
  );
  return rows;
}

// One change at a time, while readers continue.
const alone = (client: Transaction): Promise<unknown> =>
  client.query('LOCK TABLE prices IN SHARE ROW EXCLUSIVE MODE');

const insertFirst = (client: Transaction, cost: number, today: Day): Promise<unknown> =>
  client.query(
    'INSERT INTO prices (cost_per_venue, noticed_on, applies_from, settled) VALUES ($1, $2, $2, true)',
    [cost, today],
  );

/** Sets the first price, which applies at once, in a database that has none. Safe for several programs at once. */
export async function setFirstPrice(pool: Database, cost: number, act: PriceAct): Promise<boolean> {
  return pool.transaction(async (client) => {
    // Checked before the lock, so that not every start has to wait for it.
    const known = async (): Promise<boolean> =>
      ((await client.query('SELECT FROM prices LIMIT 1')).rowCount ?? 0) > 0;
    if (await known()) return false;
    await alone(client);
    if (await known()) return false;
    await insertFirst(client, cost, act.today);
    await note(client, act.actor, act.at, setAction, `$${cost}`, { reason: act.reason });
    return true;
  });
}

/** The price that is set or announced and does not apply yet. */
function coming(prices: readonly ListedPrice[], today: Day): ListedPrice | undefined {
  return prices.find(
    ({ appliesFrom, withdrawnOn }) => withdrawnOn === null && (appliesFrom === null || appliesFrom > today),
  );
}

/**
 * Sets a new price. The daily job mails its notice, from which its 90 days count (B 9).
 *
 * @returns who will be mailed
 * @throws Refusal if this is the present price, or another new one is waiting
 */
export async function setPrice(pool: Database, cost: number, act: PriceAct): Promise<readonly Concerned[]> {
  return pool.transaction(async (client) => {
    await alone(client);
    const prices = await listPrices(client);
    const other = coming(prices, act.today);
    if (other) {
      throw new Refusal(
        'conflict',
        `A new price of $${other.costPerVenue} is already set: withdraw it first (daylight prices withdraw).`,
      );
    }
    const history = await priceHistory(client);
    if (history.length > 0 && priceOn(history, act.today) === cost) {
      throw new Refusal('conflict', `The price is $${cost} already.`);
    }
    if (!act.dryRun) {
      if (history.length === 0) await insertFirst(client, cost, act.today);
      else await client.query('INSERT INTO prices (cost_per_venue) VALUES ($1)', [cost]);
      await note(client, act.actor, act.at, setAction, `$${cost}`, { reason: act.reason });
    }
    return history.length === 0 ? [] : concernedBy(client, null, act.today);
  });
}

/**
 * Withdraws the price that does not apply yet. The daily job informs everybody who was notified of it.
 *
 * @returns what was withdrawn, and how many people had been notified
 * @throws Refusal if there is none
 */
export async function withdrawPrice(
  pool: Database,
  act: PriceAct,
): Promise<{ readonly costPerVenue: number; readonly told: number }> {
  return pool.transaction(async (client) => {
    await alone(client);
    const price = coming(await listPrices(client), act.today);
    if (!price) throw new Refusal('not-found', 'There is no price that has been set and does not apply yet.');
    const { rows } = await client.query<{ told: number }>(
      `SELECT count(*)::integer AS told FROM notices_sent WHERE kind = 'price-change' AND about = $1::text`,
      [price.id],
    );
    if (!act.dryRun) {
      await client.query('UPDATE prices SET withdrawn_on = $2 WHERE id = $1', [price.id, act.today]);
      await note(client, act.actor, act.at, withdrawAction, `$${price.costPerVenue}`, { reason: act.reason });
    }
    return { costPerVenue: price.costPerVenue, told: rows[0]?.told ?? 0 };
  });
}
