import type { Day } from '../../domain/subscription/calendar.ts';
import type { Database } from '../../platform/database/database.ts';

/** Receipts of a month and venue. Amounts are decimal texts of US dollars. */
export type RevenueLine = {
  /** `yyyy-mm`. */
  readonly month: string;
  readonly venue: string;
  readonly name: string;
  readonly receipts: number;
  readonly amount: string;
  readonly givenBack: string;
};

/** How much money is in a state, in US dollars, rounded. */
export type MoneyState = {
  readonly kind: 'order' | 'payment' | 'dispute';
  readonly state: string;
  readonly count: number;
  readonly amount: number;
};

/** Whole months of which revenue is told, the present one included. */
const months = 24;

/**
 * Receipts by month of payment and venue, oldest first. Each receipt is shared among its venues by what is charged of
 * them, orders and trades alike, so that the lines add up to the receipts. What is given back counts in its own month.
 *
 * @param today business day
 */
export async function revenueByMonth(pool: Database, today: Day): Promise<readonly RevenueLine[]> {
  const { rows } = await pool.query<RevenueLine>(
    `WITH shares AS (
       SELECT r.number, r.purchase_id, r.payment_id, r.paid_on, r.amount AS total, x.venue ->> 'MIC' AS venue, x.venue ->> 'Name' AS name,
         r.amount::numeric * x.flags / sum(x.flags) OVER (PARTITION BY r.number) AS amount
       FROM receipts r CROSS JOIN LATERAL (
         SELECT v AS venue, (v ->> 'IsRealOrders')::boolean::int + (v ->> 'IsRealTraders')::boolean::int AS flags
         FROM jsonb_array_elements(r.venues) v) x
       WHERE x.flags > 0
     ), parts AS (
       SELECT payment_id, amount, to_char(refunded_at AT TIME ZONE 'UTC', 'YYYY-MM') AS month
       FROM partial_refunds WHERE refunded_at IS NOT NULL
     ), told AS (
       SELECT to_char(paid_on, 'YYYY-MM') AS month, venue, name, 1 AS receipts, amount, 0::numeric AS given_back FROM shares
       UNION ALL
       SELECT p.month, s.venue, s.name, 0, 0, s.amount * p.amount / s.total
       FROM parts p JOIN shares s ON s.payment_id = p.payment_id
       UNION ALL
       SELECT to_char(f.refunded_on, 'YYYY-MM'), s.venue, s.name, 0, 0,
         s.amount * (s.total - coalesce((SELECT sum(p.amount) FROM parts p WHERE p.payment_id = s.payment_id), 0)) / s.total
       FROM refunds f JOIN shares s ON s.purchase_id = f.purchase_id
     )
     SELECT month, venue, max(name) AS name, sum(receipts)::int AS receipts, round(sum(amount), 2)::text AS amount,
       round(sum(given_back), 2)::text AS "givenBack"
     FROM told WHERE month > to_char($1::date - make_interval(months => ${months}), 'YYYY-MM')
     GROUP BY month, venue ORDER BY month, venue`,
    [today],
  );
  return rows;
}

/** Orders, payments and disputes by their state, and the parts of payments that were given back. */
export async function moneyStates(pool: Database): Promise<readonly MoneyState[]> {
  const { rows } = await pool.query<MoneyState>(
    `SELECT 'order' AS kind, state, count(*)::int AS count, sum(price)::int AS amount FROM purchases WHERE price > 0 GROUP BY state
     UNION ALL
     SELECT 'payment', state, count(*)::int, sum(amount)::int FROM payments GROUP BY state
     UNION ALL
     SELECT 'payment', 'given back in parts', count(*)::int, round(sum(amount))::int FROM partial_refunds
     WHERE refunded_at IS NOT NULL HAVING count(*) > 0
     UNION ALL
     SELECT 'dispute', dispute, count(*)::int, sum(amount)::int FROM payments WHERE dispute IS NOT NULL GROUP BY dispute
     ORDER BY 1, 2`,
  );
  return rows;
}
