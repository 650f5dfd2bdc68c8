import type { Day } from '../../domain/subscription/calendar.ts';
import { announce, terminableUntil } from '../../domain/subscription/prices.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { priceMail, priceWithdrawnMail } from '../subscriptions/mail-templates.ts';
import { type Concerned, concernedBy, type ListedPrice, listPrices } from '../subscriptions/price-acts.ts';
import { forEach, type NoticeDependencies, notifyOnce } from './notices.ts';
import { sumOfAll } from './some-failed.ts';

export interface PriceNoticeDependencies extends NoticeDependencies {
  /** Address of the subscriptions page. */
  readonly subscriptionsLink: () => string;
}

const changeNotice = 'price-change';
const withdrawalNotice = 'price-withdrawn';

const dayNoticed = (client: Queryable, id: number, today: Day): Promise<unknown> => {
  const { noticedOn, appliesFrom } = announce(0, today);
  return client.query(
    'UPDATE prices SET noticed_on = $2, applies_from = $3 WHERE id = $1 AND withdrawn_on IS NULL AND NOT settled',
    [id, noticedOn, appliesFrom],
  );
};

/**
 * The notice period starts on the day the last mail was sent (B 9): while one waits for the mail server, that day moves
 * on, the same for everybody. So a mail may name an earlier day than the final one, never a later.
 */
async function settle(pool: Database, { id }: ListedPrice, today: Day): Promise<void> {
  await pool.transaction(async (client) => {
    const { rowCount } = await client.query(
      'SELECT FROM mail_outbox WHERE kind = $1 AND given_up_at IS NULL LIMIT 1',
      [changeNotice],
    );
    if (rowCount === 0) await client.query('UPDATE prices SET settled = true WHERE id = $1', [id]);
    else await dayNoticed(client, id, today);
  });
}

async function tellOf(deps: PriceNoticeDependencies, price: ListedPrice, today: Day): Promise<number> {
  const noticed =
    price.noticedOn === null || price.appliesFrom === null
      ? announce(price.costPerVenue, today)
      : { costPerVenue: price.costPerVenue, noticedOn: price.noticedOn, appliesFrom: price.appliesFrom };
  const people = await concernedBy(deps.pool, price.id, today);
  const count = await forEach(deps.pool, people, async (client, { id, email }) => {
    // Withdrawn meanwhile: nobody else is notified.
    const { rowCount } = await client.query(
      'SELECT FROM prices WHERE id = $1 AND withdrawn_on IS NULL FOR SHARE',
      [price.id],
    );
    if (rowCount === 0) return false;
    const notice = { accountId: id, kind: changeNotice, about: String(price.id), today };
    const facts = {
      costPerVenue: price.costPerVenue,
      appliesFrom: noticed.appliesFrom,
      terminateBy: terminableUntil(noticed),
      link: deps.subscriptionsLink(),
    };
    return notifyOnce(deps, client, notice, priceMail(email, facts));
  });
  // Only reached if every notification succeeded.
  if (price.noticedOn === null) await dayNoticed(deps.pool, price.id, today);
  return count;
}

async function tellOfWithdrawal(
  deps: PriceNoticeDependencies,
  price: ListedPrice,
  today: Day,
): Promise<number> {
  const about = String(price.id);
  const { rows } = await deps.pool.query<Concerned>(
    `SELECT a.id, a.email FROM accounts a JOIN notices_sent n ON n.account_id = a.id AND n.kind = $1 AND n.about = $3
     WHERE NOT EXISTS (SELECT FROM notices_sent b WHERE b.account_id = a.id AND b.kind = $2 AND b.about = $3)
     ORDER BY a.id`,
    [changeNotice, withdrawalNotice, about],
  );
  return forEach(deps.pool, rows, (client, { id, email }) =>
    notifyOnce(
      deps,
      client,
      { accountId: id, kind: withdrawalNotice, about, today },
      priceWithdrawnMail(email, { costPerVenue: price.costPerVenue, link: deps.subscriptionsLink() }),
    ),
  );
}

/**
 * Notifies subscribers to live data of a coming price, and of one withdrawn after it was announced.
 * @returns the number of mails
 */
export async function notifyOfPrices(deps: PriceNoticeDependencies, today: Day): Promise<number> {
  const tell = async (price: ListedPrice): Promise<number> => {
    if (price.withdrawnOn !== null) return tellOfWithdrawal(deps, price, today);
    if (price.appliesFrom !== null && price.appliesFrom <= today) return 0;
    if (price.noticedOn !== null) await settle(deps.pool, price, today);
    // Its day may just have moved on.
    const now = (await listPrices(deps.pool)).find(({ id }) => id === price.id) ?? price;
    return tellOf(deps, now, today);
  };
  return sumOfAll((await listPrices(deps.pool)).slice(1), tell);
}
