import { deferralExtensions, deferralPairs, deferrals } from '../../domain/venues/deferrals.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { reportedUntil, tradeDayOf } from '../feed/reports-sql.ts';
import type { FaultList } from './fault-list.ts';

type Second = {
  readonly line: string;
  /** When the other of the two was published. */
  readonly other: string;
  readonly is_later: boolean;
  readonly completes: boolean;
};

const transaction = 'segment_mic, trade_day, transaction_id, instrument_id';
const sameTransaction = (a: string, b: string): string =>
  transaction
    .split(', ')
    .map((column) => `${a}.${column} = ${b}.${column}`)
    .join(' AND ');

/** What the later of two reports must repeat, if the earlier one says it. */
const repeated = [
  ...['price', 'price_notation', 'currency', 'price_major_currency', 'volume', 'measured_quantity'],
  ...['measurement_unit', 'notional_amount', 'notional_currency'],
];
/** What it may add. */
const added = ['price', 'volume', 'measured_quantity', 'notional_amount'];
const columns = `${transaction}, kind, published_at, flags, missing_price, price_condition, ${repeated.join(', ')}`;

const flagged = (pairs: readonly (readonly [string, string])[]): string =>
  pairs
    .map(([first, later]) => `'${first}' = ANY (p.flags) AND '${later}' = ANY (n.flags)`)
    .join('\n      OR ');
const ofOne = deferralPairs.filter(
  ([first]) => !deferrals.some(({ flag, aggregate }) => flag === first && aggregate),
);
const ofSeveral = deferralPairs.filter((pair) => !ofOne.includes(pair));
const incomplete = deferrals.filter(({ price, volume }) => price !== undefined || volume !== undefined);

/** Whether the report n follows p by its flags, or says what p was allowed to leave out. */
const follows = `(${flagged([...ofOne, ...deferralExtensions])}
      OR (p.flags && ARRAY[${incomplete.map(({ flag }) => `'${flag}'`).join(', ')}] OR 'PNDG' IN (p.missing_price, p.price_condition))
        AND (${added.map((column) => `p.${column} IS NULL AND n.${column} IS NOT NULL`).join(' OR ')}))`;
const agrees = repeated
  .map((column) => `(p.${column} IS NULL OR n.${column} IS NOT DISTINCT FROM p.${column})`)
  .join(' AND ');

// Only rows on trading days of which something is stored are looked up, each by the index of its identity and in the
// months its reports can be in: a join would read whole months, and every line of a day that is new.
/**
 * Makes a table `doubled` of the staged transactions with several reports, staged or stored. To be run before the lines
 * are stored.
 */
export const doubledSql = `CREATE TEMP TABLE doubled ON COMMIT DROP AS WITH days AS MATERIALIZED (
    SELECT d.*, ${reportedUntil('d', 'd.segment_mic')} AS reported_until
    FROM (SELECT DISTINCT segment_mic, trade_day FROM staging) d
  ), held AS MATERIALIZED (
    SELECT d.* FROM days d WHERE (SELECT true FROM trades t
      WHERE t.segment_mic = d.segment_mic AND t.trade_day = d.trade_day
        AND t.published_at >= ${tradeDayOf('d')} AND t.published_at <= d.reported_until LIMIT 1)
  ), doubled AS MATERIALIZED (
    SELECT ${transaction} FROM staging GROUP BY ${transaction} HAVING count(*) > 1
    UNION
    SELECT ${transaction} FROM (SELECT s.*, d.reported_until FROM staging s JOIN held d USING (segment_mic, trade_day) OFFSET 0) s
    WHERE (SELECT true FROM trades t WHERE ${sameTransaction('t', 's')}
      AND t.published_at >= ${tradeDayOf('s')} AND t.published_at <= s.reported_until
      AND (t.published_at <> s.published_at OR t.kind <> s.kind) LIMIT 1)
  )
  SELECT d.*, h.reported_until FROM doubled d LEFT JOIN held h USING (segment_mic, trade_day)`;

/**
 * Finds new reports of a transaction in `doubled` that another report precedes, or follows, which is no cancellation and
 * which they do not complete; pairs that are stored already are left as they are.
 */
export const secondReportsSql = `WITH reports AS MATERIALIZED (
    SELECT s.line_no, ${columns
      .split(', ')
      .map((column) => `s.${column}`)
      .join(', ')} FROM staging s JOIN doubled USING (${transaction})
    UNION ALL
    SELECT NULL, ${columns
      .split(', ')
      .map((column) => `t.${column}`)
      .join(', ')}
    FROM doubled d CROSS JOIN LATERAL (
      SELECT * FROM trades t WHERE ${sameTransaction('t', 'd')}
        AND t.published_at >= ${tradeDayOf('d')} AND t.published_at <= d.reported_until OFFSET 0
    ) t
  ), known AS MATERIALIZED (
    SELECT DISTINCT ON (${transaction}, published_at, kind) *,
      min(line_no) OVER same AS line, count(*) FILTER (WHERE line_no IS NULL) OVER same > 0 AS is_stored
    FROM reports WINDOW same AS (PARTITION BY ${transaction}, published_at, kind)
    ORDER BY ${transaction}, published_at, kind, line_no NULLS LAST
  ), placed AS MATERIALIZED (
    SELECT *, row_number() OVER (PARTITION BY ${transaction}
      ORDER BY published_at, array_position(ARRAY['New', 'Cancelled', 'Amended'], kind)) AS place FROM known
  ), followed AS MATERIALIZED (
    SELECT coalesce(CASE WHEN NOT n.is_stored THEN n.line END, p.line) AS line, n.is_stored AS is_first,
      p.published_at AS first_at, n.published_at AS later_at, ${follows} AS completes,
      ${flagged(ofSeveral)} OR ${follows} AND ${agrees} AS is_known
    FROM placed p JOIN placed n ON ${sameTransaction('n', 'p')} AND n.place = p.place + 1
    WHERE n.kind = 'New' AND p.kind <> 'Cancelled' AND NOT (p.is_stored AND n.is_stored)
  )
  SELECT line, NOT is_first AS is_later, completes,
    to_char(CASE WHEN is_first THEN later_at ELSE first_at END AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') AS other
  FROM followed WHERE is_known IS NOT TRUE ORDER BY 1`;

function reasonOf({ other, is_later, completes }: Second): string {
  const at = `${other} UTC`;
  if (completes)
    return is_later
      ? `contradicts the report of ${at}, whose details it completes; send a correction with the flag AMND, after a cancellation with CANC`
      : `is contradicted by the report of ${at}, which completes its details`;
  return is_later
    ? `was reported before, at ${at}, and this is no full report after a deferred one; send a correction with the flag AMND, after a cancellation with CANC`
    : `was reported again at ${at}, and that is no full report after a deferred one`;
}

/** Looks for new reports of a transaction that has one, and makes the table `doubled` of the staged lines anew. */
export async function checkSecondReports(client: Transaction, faults: FaultList): Promise<void> {
  await client.query('DROP TABLE IF EXISTS doubled');
  const doubled = await client.query(doubledSql);
  if (doubled.rowCount === 0) return;
  const { rows } = await client.query<Second>(secondReportsSql);
  for (const row of rows) faults.add(Number(row.line), [{ field: 'transactionID', reason: reasonOf(row) }]);
}

/** Whether the transaction of the staged row is in `doubled`, as SQL. */
export const isDoubledSql = (row: string): string =>
  `EXISTS (SELECT FROM doubled d WHERE ${sameTransaction('d', row)})`;
