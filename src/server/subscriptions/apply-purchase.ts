import type { Receipt } from '../../contract/generated/types.ts';
import type { DeepReadonly } from '../../contract/operation-types.ts';
import { calendarMonths, type Day, firstOfNextMonth } from '../../domain/subscription/calendar.ts';
import { type Flag, flagsIn, isSameFlag, planFlags } from '../../domain/subscription/paid-flags.ts';
import { flagsOf } from '../../domain/subscription/prices.ts';
import { type PurchaseTerm, termMonths } from '../../domain/subscription/terms.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { VenuesRow } from '../database/generated/rows.ts';
import { setCause } from './entitlement-log.ts';
import { addFlags, flagsOfTerm, readFlags, refundedFlags, writePlan } from './flag-store.ts';
import { costPerVenueOn } from './price-history.ts';
import { type Purchase, purchaseVenues } from './purchases.ts';
import {
  lockAccount,
  touchSubscription,
  type VenueSet,
  writeChoices,
  writeTerm,
} from './subscription-store.ts';

interface Change extends PurchaseTerm {
  /** The purchase; null if it is free. */
  readonly purchaseId: string | null;
  readonly wanted: VenueSet;
  /** Flags that a change within the term pays for; null for all that are added. */
  readonly paysFor: readonly Flag[] | null;
}

/** Gives an account a term and venues. The caller holds the account's lock. @returns the number of flags that start */
async function change(client: Transaction, accountId: string, today: Day, to: Change): Promise<number> {
  const { purchaseId, wanted, paysFor, kind, startsOn, endsOn } = to;
  const flags = await readFlags(client, accountId, today);
  const asked = flagsIn(wanted);
  // A renewal neither takes a gift away before its last day nor uses it for something else.
  const isLeft = (flag: (typeof flags)[number]): boolean =>
    kind === 'renewal' && flag.givenUntil !== null && !asked.some((one) => isSameFlag(one, flag));
  const held = flags.filter((flag) => !isLeft(flag));
  const plan = planFlags(held, wanted, today);
  // Only a change within the term is limited to one swap a month, and it is refused before it costs anything; a new
  // term pays for every wanted flag, wherever it was before.
  const stuck = plan.refused.map(({ flag }) => flag);
  await writePlan(client, { ...plan, removed: [...plan.removed, ...stuck] }, today);
  const covered = [
    ...plan.kept,
    ...plan.moves.map(({ flag, to: place }) => ({ ...place, endsOn: flag.endsOn })),
    ...(await refundedFlags(client, accountId, today)),
  ];
  const added =
    kind === 'change'
      ? paidPart(plan.added, paysFor).map((flag) => ({ ...flag, startsOn: today, endsOn }))
      : flagsOfTerm(wanted, covered, today, endsOn);
  if (kind !== 'change' || purchaseId !== null) {
    await writeTerm(client, accountId, { startsOn, endsOn, live: purchaseId !== null }, purchaseId);
  }
  await addFlags(client, accountId, purchaseId, added);
  await writeChoices(client, accountId, wanted);
  await touchSubscription(client, accountId);
  return added.length;
}

/**
 * At most as many of the added flags as the order pays for, preferring those that it names. More may be added, because
 * flags that the account had when the order was priced may have ended since.
 */
function paidPart(added: readonly Flag[], paysFor: readonly Flag[] | null): readonly Flag[] {
  if (paysFor === null || added.length <= paysFor.length) return added;
  const isPaid = (flag: Flag): boolean => paysFor.some((one) => isSameFlag(one, flag));
  const paidFirst = [...added].sort((one, other) => Number(isPaid(other)) - Number(isPaid(one)));
  return paidFirst.slice(0, paysFor.length);
}

/** Applies a change that is free, at once. The caller holds the account's lock. */
export async function applyFreeChange(
  client: Transaction,
  accountId: string,
  term: PurchaseTerm,
  venues: VenueSet,
  today: Day,
): Promise<void> {
  await change(client, accountId, today, { ...term, purchaseId: null, wanted: venues, paysFor: null });
}

/** The contents of a receipt besides number, day and amount. */
export type ReceiptFacts = {
  readonly costPerVenue: number;
  readonly flags: number;
  readonly months: number;
  readonly venues: DeepReadonly<Receipt['Venues']>;
};

async function receiptFacts(
  client: Transaction,
  purchase: Purchase,
  flags: number,
  wanted: VenueSet,
): Promise<ReceiptFacts> {
  const names = await client.query<Pick<VenuesRow, 'mic' | 'name'>>(
    'SELECT mic, name FROM venues WHERE mic = ANY ($1)',
    [[...wanted.keys()]],
  );
  const nameOf = new Map(names.rows.map(({ mic, name }) => [mic, name]));
  return {
    costPerVenue: await costPerVenueOn(client, purchase.madeOn),
    flags,
    months:
      purchase.kind === 'change'
        ? calendarMonths(firstOfNextMonth(purchase.pricedOn), purchase.endsOn)
        : termMonths,
    venues: [...wanted]
      .filter(([, options]) => options.isRealOrders || options.isRealTraders)
      .map(([mic, options]) => ({
        MIC: mic,
        Name: nameOf.get(mic) ?? mic,
        IsRealOrders: options.isRealOrders,
        IsRealTraders: options.isRealTraders,
      })),
  };
}

/**
 * Gives an account a free term, with these venues at least delayed. What was paid for stays until its end; what came
 * free with the previous term ends with it. The caller holds the account's lock.
 */
export async function applyFreeTerm(
  client: Transaction,
  accountId: string,
  term: PurchaseTerm,
  venues: VenueSet,
): Promise<void> {
  const { kind, startsOn, endsOn } = term;
  if (kind !== 'change') {
    await client.query(
      `UPDATE paid_flags f SET ends_on = greatest(f.starts_on, s.ends_on) FROM subscriptions s
       WHERE f.account_id = $1 AND s.account_id = $1 AND f.ends_on IS NULL AND f.ended_on IS NULL`,
      [accountId],
    );
    await writeTerm(client, accountId, { startsOn, endsOn, live: false });
  }
  await writeChoices(client, accountId, venues);
  await touchSubscription(client, accountId);
}

/**
 * Gives an account what its order has paid for. The caller holds the order's lock and moves it to `paid`.
 *
 * @param today business day
 * @returns the contents of the receipt
 */
export async function applyPurchase(
  client: Transaction,
  purchase: Purchase,
  today: Day,
): Promise<ReceiptFacts> {
  const wanted = await purchaseVenues(client, purchase.id);
  const flags = purchase.paysFor?.length ?? flagsOf(wanted);
  if (purchase.accountId !== null && (await lockAccount(client, purchase.accountId))) {
    await setCause(client, 'the purchase was paid');
    await change(client, purchase.accountId, today, { ...purchase, purchaseId: purchase.id, wanted });
  }
  // If the account was removed during its payment, there is a receipt, but nobody to give a right to.
  return receiptFacts(client, purchase, flags, wanted);
}

/**
 * Revokes what an order has paid for, wherever it was swapped to since, after its money was returned. Its term is
 * dropped: the previous one applies again until its original end, or ends today if that has passed. What was lost
 * becomes delayed, which is free. The caller holds the order's lock.
 *
 * @param today business day
 */
export async function revokePurchase(
  client: Transaction,
  purchase: Purchase,
  cause: 'refunded' | 'reversed' | 'disputed',
  today: Day,
): Promise<void> {
  if (purchase.accountId === null || !(await lockAccount(client, purchase.accountId))) return;
  await setCause(client, `the payment was ${cause}`);
  await client.query(
    'UPDATE paid_flags SET ended_on = $2, end_cause = $3 WHERE purchase_id = $1 AND ended_on IS NULL',
    [purchase.id, today, cause],
  );
  const newest = 'SELECT max(id) FROM subscription_terms WHERE account_id = $1 AND ended_on IS NULL';
  const { rows } = await client.query<{ was_newest: boolean }>(
    `UPDATE subscription_terms SET ended_on = $3 WHERE purchase_id = $2 AND ended_on IS NULL
     RETURNING id = (${newest}) AS was_newest`,
    [purchase.accountId, purchase.id, today],
  );
  await client.query(
    `UPDATE subscriptions SET live = (SELECT coalesce(bool_or(live), false) FROM subscription_terms
       WHERE account_id = $1 AND ended_on IS NULL) WHERE account_id = $1`,
    [purchase.accountId],
  );
  if (rows[0]?.was_newest) {
    await client.query(
      `UPDATE subscriptions s SET starts_on = t.starts_on, ends_on = greatest(t.ends_on, least(s.ends_on, $2::date))
       FROM subscription_terms t WHERE s.account_id = $1 AND t.id = (${newest})`,
      [purchase.accountId, today],
    );
  }
  await touchSubscription(client, purchase.accountId);
}
