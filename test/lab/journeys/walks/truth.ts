import type { StandInOrder } from '../../../../src/sandbox/payment/provider-answers.ts';
import type { Stored } from '../../../journeys/stored.ts';
import { mailsTo, type Person } from './person.ts';

type StoredPurchase = {
  readonly id: string;
  readonly state: string;
  readonly price: number;
  /** Its states, oldest first. */
  readonly past: readonly string[];
  readonly payments: readonly { readonly id: string; readonly state: string; readonly amount: number }[];
  readonly receipts: readonly string[];
  /** The number of live-data flags that it grants now. */
  readonly flags: number;
};

/** The truth, whatever a page says: the service's tables, the provider's books, the mailbox. */
export type Truth = {
  /** In order of creation. */
  readonly purchases: readonly StoredPurchase[];
  /** The provider's orders by their payment. */
  readonly books: ReadonlyMap<string, StandInOrder>;
  readonly mails: readonly string[];
  /** The names of the boxes that the subscriptions page must show as chosen. */
  readonly chosen: readonly string[];
  readonly profile: Readonly<Record<string, string>>;
};

const purchasesOf = `
  SELECT p.id, p.state, p.price,
    (SELECT array_agg(l.to_state ORDER BY l.id) FROM purchase_log l WHERE l.purchase_id = p.id) AS past,
    (SELECT coalesce(json_agg(json_build_object('id', m.id, 'state', m.state, 'amount', m.amount)), '[]')
      FROM payments m WHERE m.purchase_id = p.id) AS payments,
    ARRAY(SELECT r.number FROM receipts r WHERE r.purchase_id = p.id) AS receipts,
    (SELECT count(*)::int FROM paid_flags f WHERE f.purchase_id = p.id AND f.ended_on IS NULL) AS flags
  FROM purchases p WHERE p.account_id = $1 ORDER BY p.created_at, p.id`;

type Venue = {
  readonly mic: string;
  readonly names: readonly string[];
};

/** Reads the truth for a person, the provider's books last: they know everything that the service has stored. */
export async function readTruth(
  origin: string,
  { pool }: Stored,
  { login, accountId }: Person,
): Promise<Truth> {
  const mails = await mailsTo(origin, login);
  const { rows: purchases } = await pool.query<StoredPurchase>(purchasesOf, [accountId]);
  const clock: { readonly now: string } = await (await fetch(`${origin}/sandbox/clock`)).json();
  const { rows: venues } = await pool.query<Venue>(
    `SELECT venue_mic AS mic, array_remove(ARRAY[
       CASE WHEN delayed_orders THEN 'Delayed orders' END, CASE WHEN delayed_trades THEN 'Delayed trades' END,
       CASE WHEN realtime_orders THEN 'Real-time orders' END, CASE WHEN realtime_trades THEN 'Real-time trades' END
     ], NULL) AS names FROM subscribed_venues($1, $2)`,
    [accountId, clock.now.slice(0, 10)],
  );
  const { rows: profiles } = await pool.query<{ profile: Readonly<Record<string, string>> }>(
    'SELECT profile FROM identity.account WHERE lower(login) = lower($1)',
    [login],
  );
  const answer = await fetch(`${origin}/sandbox/payment`, { headers: { accept: 'application/json' } });
  const { orders }: { readonly orders: readonly StandInOrder[] } = await answer.json();
  const own = new Set(purchases.flatMap(({ payments }) => payments.map(({ id }) => id)));
  return {
    purchases,
    books: new Map(
      orders.filter(({ customId }) => own.has(customId)).map((order) => [order.customId, order]),
    ),
    mails,
    chosen: venues.flatMap(({ mic, names }) => names.map((name) => `${name}, ${mic}`)).sort(),
    profile: profiles[0]?.profile ?? {},
  };
}

/** The violated rules, which must hold whatever anybody does and whatever happens to the calls. */
export function faultsIn({ purchases, books, mails }: Truth): string[] {
  const faults: string[] = [];
  const hold = (says: string, holds: boolean): void => {
    if (!holds) faults.push(says);
  };
  for (const { state, price, past, payments, receipts, flags } of purchases) {
    const taken = payments.filter(({ id, state: payment }) => {
      const capture = books.get(id)?.capture?.status;
      return (capture === 'COMPLETED' || capture === 'PENDING') && !['stray', 'returned'].includes(payment);
    });
    const wasPaid = past.includes('paid');
    const given = payments.some(({ id }) =>
      ['COMPLETED', 'REFUNDED'].includes(books.get(id)?.capture?.status ?? ''),
    );
    hold(
      'decisions.md Money: nothing is charged twice',
      payments.every(({ id }) => (books.get(id)?.charges ?? 0) <= 1) && taken.length <= 1,
    );
    hold('decisions.md Money: a declined payment is never paid', !wasPaid || price === 0 || given);
    hold(
      'decisions.md Money: the charge is what was due',
      !wasPaid ||
        payments.every(({ id, state: payment, amount }) => {
          const order = books.get(id);
          return payment !== 'captured' || order?.amount === `${amount}.00`;
        }),
    );
    hold(
      'decisions.md Money: nothing is charged after a cancellation',
      state !== 'cancelled' || taken.length === 0,
    );
    hold(
      'decisions.md Money: nothing is cancelled while it is being charged',
      past.every((to, at) => to !== 'cancelled' || past[at - 1] === 'uncompleted'),
    );
    hold(
      'B 4: there is a receipt for each payment and for nothing else',
      receipts.length === (wasPaid && price > 0 ? 1 : 0),
    );
    hold('B 1: live data are given only for what was paid', state === 'paid' || flags === 0);
  }
  hold(
    'B 4: only one purchase is due at a time',
    purchases.filter(({ state }) => ['uncompleted', 'executing', 'pending'].includes(state)).length <= 1,
  );
  const known = new Set(purchases.flatMap(({ receipts }) => receipts));
  const mailed = mails.flatMap((text) => /DL-\d{4}-\d{6}/.exec(text)?.[0] ?? []);
  hold(
    'decisions.md Money: mails name receipts of charged payments only, each once',
    mailed.every((number) => known.has(number)) && new Set(mailed).size === mailed.length,
  );
  return faults;
}
