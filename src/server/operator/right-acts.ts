import { type Day, dayOf } from '../../domain/subscription/calendar.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { PaidFlagsRow, SubscriptionsRow } from '../database/generated/rows.ts';
import { Refusal } from '../http/refusal.ts';
import { setCause } from '../subscriptions/entitlement-log.ts';
import { addFlags } from '../subscriptions/flag-store.ts';
import { openPurchases } from '../subscriptions/purchases.ts';
import { touchSubscription } from '../subscriptions/subscription-store.ts';
import { type Act, operatorsCause } from './act.ts';
import { type LockedAccount, lockLogin } from './lock-account.ts';

/** Live data of one venue and kind. */
export type LiveRight = { readonly venue: string; readonly kind: 'orders' | 'trades' };

/** Whose right, and which: files by slices, or live data. */
export type NamedRight = { readonly login: string; readonly right: 'slice' | LiveRight };

/** A right with its last day; null: as long as the subscription. */
export type DatedRight = NamedRight & { readonly until: Day | null };

type Owner = LockedAccount & {
  readonly ends_on: SubscriptionsRow['ends_on'] | null;
  readonly has_slice: boolean;
};
type FlagRow = Pick<PaidFlagsRow, 'id' | 'purchase_id' | 'ends_on'>;

const lastDayOf = (until: Day | null): string => (until === null ? 'the end of the subscription' : until);

async function lockOwner(client: Transaction, login: string): Promise<Owner> {
  const account = await lockLogin(client, login);
  const { rows } = await client.query<Omit<Owner, keyof LockedAccount>>(
    `SELECT (SELECT ends_on FROM subscriptions WHERE account_id = $1) AS ends_on,
       EXISTS (SELECT FROM entitlements WHERE account_id = $1 AND kind = 'slice') AS has_slice`,
    [account.id],
  );
  const [held = { ends_on: null, has_slice: false }] = rows;
  return { ...account, ...held };
}

/** What covers today, or a later day. */
async function flagsOf(
  client: Transaction,
  { id }: Owner,
  { venue, kind }: LiveRight,
  today: Day,
): Promise<readonly FlagRow[]> {
  const { rows } = await client.query<FlagRow>(
    `SELECT id, purchase_id, ends_on FROM paid_flags
     WHERE account_id = $1 AND venue_mic = $2 AND kind = $3 AND ended_on IS NULL AND (ends_on IS NULL OR ends_on >= $4)
     ORDER BY ends_on DESC NULLS FIRST`,
    [id, venue, kind, today],
  );
  return rows;
}

/** The one row of a right that was given. @throws Refusal if there is none, or it was paid for */
async function givenFlag(
  client: Transaction,
  owner: Owner,
  right: LiveRight,
  today: Day,
  login: string,
): Promise<FlagRow> {
  const flags = await flagsOf(client, owner, right, today);
  const given = flags.find(({ purchase_id }) => purchase_id === null);
  if (given) return given;
  throw new Refusal(
    'conflict',
    flags.length > 0
      ? `${login} has paid for live ${right.kind} of ${right.venue}: what was bought ends with its refund.`
      : `${login} has no live ${right.kind} of ${right.venue}.`,
  );
}

async function mustTrade(client: Transaction, venue: string): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM venues WHERE mic = $1', [venue]);
  if (rowCount === 0) throw new Refusal('not-found', `There is no venue ${venue}.`);
}

function mustLast(until: Day | null, today: Day): void {
  if (until !== null && until < today) throw new Refusal('invalid-request', `${until} is over.`);
}

/** Says so if the subscription ends before the right would. */
const endsBefore = (endsOn: Day, until: Day | null): readonly string[] =>
  until !== null && endsOn < until
    ? [`The subscription ends before that, on ${endsOn}, and the right with it unless it is renewed.`]
    : [];

/** Gives an account a right free of charge. */
export const grantRight: Act<DatedRight> = {
  name: 'grant right',
  plan: async (client, { login, right, until }, at) => {
    const today = dayOf(at);
    mustLast(until, today);
    const owner = await lockOwner(client, login);
    if (right === 'slice') {
      if (owner.has_slice) throw new Refusal('conflict', `${login} may download files by slices already.`);
      return {
        subject: owner.payer_ref,
        sentences: [`${login} may download files by slices until that is revoked; no mail is sent.`],
        before: { slice: false },
        after: { slice: true },
        perform: async () => {
          await setCause(client, operatorsCause);
          await client.query(
            "INSERT INTO entitlements (account_id, kind, granted_at) VALUES ($1, 'slice', $2)",
            [owner.id, at],
          );
        },
      };
    }
    const { venue, kind } = right;
    await mustTrade(client, venue);
    const endsOn = owner.ends_on;
    if (endsOn === null || endsOn < today)
      throw new Refusal(
        'conflict',
        `${login} has no subscription that runs: a right lasts no longer than that.`,
      );
    // What waits for its payment was priced without it, and would be priced anew.
    if ((await openPurchases(client, owner.id)).length > 0)
      throw new Refusal('conflict', `${login} has an order that waits for its payment: that comes first.`);
    const [held] = await flagsOf(client, owner, right, today);
    if (held)
      throw new Refusal(
        'conflict',
        `${login} has live ${kind} of ${venue} until ${lastDayOf(held.ends_on)}${held.purchase_id === null ? ': extend it' : ''}.`,
      );
    return {
      subject: owner.payer_ref,
      sentences: [
        `${login} will have live ${kind} of ${venue} from now until ${lastDayOf(until)}, free of charge; no mail is sent.`,
        ...endsBefore(endsOn, until),
        until === null
          ? 'It may be exchanged like what was bought. A renewal has it, and asks to pay for it.'
          : 'It may be exchanged like what was bought. An automatic renewal leaves it out; so does one that the person orders, unless they order it too.',
      ],
      before: { venue, kind, live: false },
      after: { venue, kind, live: true, until },
      perform: async () => {
        await setCause(client, operatorsCause);
        await addFlags(client, owner.id, null, [{ venue, kind, startsOn: today, endsOn: until }]);
        // What stays when it ends.
        await client.query(
          `INSERT INTO subscription_venues AS v (account_id, venue_mic, delayed_orders, delayed_trades)
           VALUES ($1, $2, $3, $4) ON CONFLICT (account_id, venue_mic) DO UPDATE
           SET delayed_orders = v.delayed_orders OR $3, delayed_trades = v.delayed_trades OR $4
           WHERE (v.delayed_orders OR $3, v.delayed_trades OR $4) <> (v.delayed_orders, v.delayed_trades)`,
          [owner.id, venue, kind === 'orders', kind === 'trades'],
        );
        await touchSubscription(client, owner.id);
      },
    };
  },
};

/** Gives live data that was given free of charge another last day. */
export const extendRight: Act<DatedRight & { readonly right: LiveRight }> = {
  name: 'extend right',
  plan: async (client, { login, right, until }, at) => {
    const today = dayOf(at);
    mustLast(until, today);
    const owner = await lockOwner(client, login);
    const given = await givenFlag(client, owner, right, today, login);
    if (given.ends_on === until) throw new Refusal('conflict', `It ends with ${lastDayOf(until)} already.`);
    const { venue, kind } = right;
    return {
      subject: owner.payer_ref,
      sentences: [
        `Live ${kind} of ${venue} will end for ${login} with ${lastDayOf(until)} instead of ${lastDayOf(given.ends_on)}; no mail is sent.`,
        ...(owner.ends_on === null ? [] : endsBefore(owner.ends_on, until)),
      ],
      before: { venue, kind, until: given.ends_on },
      after: { venue, kind, until },
      perform: async () => {
        await setCause(client, operatorsCause);
        await client.query('UPDATE paid_flags SET ends_on = $2 WHERE id = $1', [given.id, until]);
        await touchSubscription(client, owner.id);
      },
    };
  },
};

/** Takes back what was given free of charge. */
export const revokeRight: Act<NamedRight> = {
  name: 'revoke right',
  plan: async (client, { login, right }, at) => {
    const today = dayOf(at);
    const owner = await lockOwner(client, login);
    if (right === 'slice') {
      if (!owner.has_slice) throw new Refusal('conflict', `${login} may not download files by slices.`);
      return {
        subject: owner.payer_ref,
        sentences: [`${login} may no longer download files by slices; no mail is sent.`],
        before: { slice: true },
        after: { slice: false },
        perform: async () => {
          await setCause(client, operatorsCause);
          await client.query("DELETE FROM entitlements WHERE account_id = $1 AND kind = 'slice'", [owner.id]);
        },
      };
    }
    const given = await givenFlag(client, owner, right, today, login);
    const { venue, kind } = right;
    const isPaidToo = (await flagsOf(client, owner, right, today)).some(
      ({ purchase_id }) => purchase_id !== null,
    );
    return {
      subject: owner.payer_ref,
      sentences: isPaidToo
        ? [`What was given of live ${kind} of ${venue} ends; ${login} has paid for them too and keeps that.`]
        : [
            `Live ${kind} of ${venue} end for ${login} at once instead of with ${lastDayOf(given.ends_on)}; open views of them end.`,
            'Delayed data stays, and no mail is sent.',
          ],
      before: { venue, kind, live: true, until: given.ends_on },
      after: { venue, kind, live: false },
      perform: async () => {
        await setCause(client, operatorsCause);
        await client.query("UPDATE paid_flags SET ended_on = $2, end_cause = 'removed' WHERE id = $1", [
          given.id,
          today,
        ]);
        await touchSubscription(client, owner.id);
      },
    };
  },
};
