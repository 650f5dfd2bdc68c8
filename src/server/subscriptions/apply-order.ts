import type pg from 'pg';
import { calendarMonths, firstOfNextMonth } from '../../domain/subscription/calendar.ts';
import { flagsOf, type Quote } from '../../domain/subscription/prices.ts';
import { afterRefund, type SubscriptionFacts } from '../../domain/subscription/refunds.ts';
import { termMonths } from '../../domain/subscription/terms.ts';
import type { VenueOptionName, VenueOptions } from '../../domain/venue-options.ts';
import { chargedFlags, type Order, orderVenues } from './orders.ts';
import { costPerVenueOn } from './price-history.ts';
import {
  lockAccount,
  readSubscription,
  type VenueSet,
  writeTerm,
  writeVenues,
} from './subscription-store.ts';

/** Gives an account what costs nothing, at once. The caller holds the account's lock. */
export async function applyFreeChange(
  client: pg.ClientBase,
  accountId: string,
  quote: Quote,
  venues: VenueSet,
  live: boolean,
): Promise<void> {
  await writeTerm(client, accountId, { startsOn: quote.startsOn, endsOn: quote.endsOn, live });
  await writeVenues(client, accountId, venues);
}

const snapshotOf = ({ term, venues }: SubscriptionFacts<string>): string =>
  JSON.stringify({ term, venues: Object.fromEntries(venues) });

/** What a receipt says besides number, day and amount. */
export interface ReceiptFacts {
  readonly costPerVenue: number;
  readonly flags: number;
  readonly months: number;
  readonly venues: readonly {
    readonly MIC: string;
    readonly Name: string;
    readonly IsRealOrders: boolean;
    readonly IsRealTraders: boolean;
  }[];
}

async function receiptFacts(
  client: pg.ClientBase,
  order: Order,
  had: VenueSet,
  wanted: VenueSet,
): Promise<ReceiptFacts> {
  const names = await client.query<{ mic: string; name: string }>(
    'SELECT mic, name FROM venues WHERE mic = ANY ($1)',
    [[...wanted.keys()]],
  );
  const nameOf = new Map(names.rows.map(({ mic, name }) => [mic, name]));
  return {
    costPerVenue: await costPerVenueOn(client, order.madeOn),
    flags: chargedFlags(order.kind, had, wanted),
    months:
      order.kind === 'change' ? calendarMonths(firstOfNextMonth(order.pricedOn), order.endsOn) : termMonths,
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
 * Gives an account what its order was paid for. The caller holds the order's lock and moves it to `paid`.
 *
 * @returns what the receipt says
 */
export async function applyOrder(client: pg.ClientBase, order: Order): Promise<ReceiptFacts> {
  const wanted = await orderVenues(client, order.id);
  if (order.accountId === null || !(await lockAccount(client, order.accountId))) {
    // The account was removed while its payment was under way: there is a receipt, and nobody to give a right to.
    return receiptFacts(client, order, new Map(), wanted);
  }
  const subscription = await readSubscription(client, order.accountId);
  const had: VenueSet = subscription?.venues ?? new Map<string, VenueOptions>();
  await client.query('UPDATE subscription_orders SET before = $2 WHERE id = $1', [
    order.id,
    subscription?.term ? snapshotOf({ term: subscription.term, venues: had }) : null,
  ]);
  const facts = await receiptFacts(client, order, had, wanted);
  const { startsOn, endsOn } = order;
  await writeTerm(client, order.accountId, { startsOn, endsOn, live: flagsOf(wanted) > 0 });
  await writeVenues(client, order.accountId, wanted);
  return facts;
}

function readSnapshot(value: unknown): SubscriptionFacts<string> | null {
  if (typeof value !== 'object' || value === null || !('term' in value) || !('venues' in value)) return null;
  const { term, venues } = value;
  if (typeof term !== 'object' || term === null || typeof venues !== 'object' || venues === null) return null;
  const { startsOn, endsOn, live }: Record<string, unknown> = Object.fromEntries(Object.entries(term));
  return {
    term: { startsOn: String(startsOn), endsOn: String(endsOn), live: live === true },
    venues: new Map(
      Object.entries(venues).map(([mic, chosen]): [string, VenueOptions] => {
        const flags = new Map<string, unknown>(Object.entries(Object(chosen)));
        const on = (name: VenueOptionName): boolean => flags.get(name) === true;
        return [
          mic,
          {
            isRealOrders: on('isRealOrders'),
            isRealTraders: on('isRealTraders'),
            isDelayedOrders: on('isDelayedOrders'),
            isDelayedTraders: on('isDelayedTraders'),
          },
        ];
      }),
    ),
  };
}

/** Takes back what an order gave, after its money went back. The caller holds the order's lock. */
export async function revokeOrder(client: pg.ClientBase, order: Order): Promise<void> {
  if (order.accountId === null || !(await lockAccount(client, order.accountId))) return;
  const subscription = await readSubscription(client, order.accountId);
  if (!subscription?.term) return;
  const { rows } = await client.query<{ before: unknown }>(
    'SELECT before FROM subscription_orders WHERE id = $1',
    [order.id],
  );
  const left = afterRefund(
    { term: subscription.term, venues: subscription.venues },
    {
      kind: order.kind,
      endsOn: order.endsOn,
      before: readSnapshot(rows[0]?.before),
      wanted: await orderVenues(client, order.id),
    },
  );
  await writeTerm(client, order.accountId, left.term);
  await writeVenues(client, order.accountId, left.venues);
}
