import type { Database } from '../../../../src/platform/database/database.ts';
import type { PaymentProvider } from '../../../../src/sandbox/payment/provider.ts';

/** An order in the database and in the provider's books. */
export type OrderTruth = {
  /** `lost` if the order is not in the database. */
  readonly state: string;
  /** How often the provider took money for it. */
  readonly charges: number;
};

/** Reads an order's state from the database, and its charges from the provider's books. */
export async function truthOf(pool: Database, books: PaymentProvider, order: string): Promise<OrderTruth> {
  const { rows } = await pool.query<{ state: string; payments: string[] }>(
    `SELECT state, ARRAY(SELECT id::text FROM payments WHERE purchase_id = o.id) AS payments
     FROM purchases o WHERE id = $1`,
    [order],
  );
  const { state = 'lost', payments = [] } = rows[0] ?? {};
  const ids = new Set(payments);
  const charges = books
    .orders()
    .filter(({ customId }) => ids.has(customId))
    .reduce((sum, { charges: times }) => sum + times, 0);
  return { state, charges };
}

/** Whether database and provider agree: the order is not `executing`, and is `paid` exactly if money was taken. */
export const isKnown = ({ state, charges }: OrderTruth): boolean =>
  state !== 'executing' && (state === 'paid') === charges > 0;

/**
 * Lists what is wrong with an order that has to be paid.
 *
 * @param mails how many receipts the person was mailed
 */
export async function faultsOf(
  pool: Database,
  books: PaymentProvider,
  { account, order }: { readonly account: string; readonly order: string },
  mails: number,
): Promise<string[]> {
  const faults: string[] = [];
  const expect = (what: string, is: unknown, wanted: unknown): void => {
    if (is !== wanted) faults.push(`${what}: ${is}, not ${wanted}`);
  };
  const { state, charges } = await truthOf(pool, books, order);
  expect('state', state, 'paid');
  expect('charges at the provider', charges, 1);
  const { rows } = await pool.query<Record<string, unknown>>(
    `SELECT (SELECT count(*)::int FROM receipts WHERE purchase_id = $1) AS receipts,
       (SELECT count(*)::int FROM payments WHERE purchase_id = $1 AND state = 'captured') AS captured,
       (SELECT count(*)::int FROM payments WHERE purchase_id = $1 AND state IN ('executing', 'stray')) AS hanging,
       (SELECT count(*)::int FROM purchase_log WHERE purchase_id = $1 AND to_state = 'paid') AS times_paid,
       (SELECT count(*) = 2 FROM paid_flags WHERE account_id = $2 AND purchase_id = $1 AND venue_mic = 'ICPM'
          AND ended_on IS NULL) AS live`,
    [order, account],
  );
  expect('receipts', rows[0]?.receipts, 1);
  expect('captured payments', rows[0]?.captured, 1);
  expect('hanging payments', rows[0]?.hanging, 0);
  expect('times it became paid', rows[0]?.times_paid, 1);
  expect('live data', rows[0]?.live, true);
  expect('mails', mails, 1);
  return faults;
}
