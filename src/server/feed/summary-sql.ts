import type { KnownView } from '../../domain/feed/feed-views.ts';
import { priceUnitSql, timeSql } from './field-sql.ts';
import { periodSql, rowPassesSql } from './filter-sql.ts';
import { sources } from './view-sql.ts';

/** The number of rows one summary reads at most. */
const mostSummarised = 100_000;

/** The result of a summary's statement; lists are JSON made by the database. */
export type SummaryRow = {
  readonly edge: string | null;
  readonly units: readonly string[];
  readonly rows: number;
  readonly intervals: string;
  readonly volumes: string;
  readonly notionals: string;
  readonly without_volume: number;
  readonly without_notional: number;
};

// $5 to $12 are the values of a filter, of which $5 and $6 are its period.
const firstOfFilter = 5;
const lastFirst = 'h.published_at DESC, h.id DESC';
const binSql = `date_bin(make_interval(secs => $13::integer), h.published_at, '2000-01-01T00:00:00Z'::timestamptz)`;

/** The last row of each interval; for a snapshot its best bid and ask, whatever the order of its levels. */
function intervalsSql({ rows, id }: KnownView): string {
  if (rows === 'snapshot')
    return `SELECT bin, NULL::numeric AS price, max(bid_price) AS bid_price, min(ask_price) AS ask_price
      FROM (SELECT h.*, ${binSql} AS bin, max(h.published_at) OVER (PARTITION BY ${binSql}) AS latest FROM held h) s
      WHERE published_at = latest GROUP BY bin`;
  const priced = id === 'voice' ? '' : 'WHERE h.price IS NOT NULL';
  return `SELECT DISTINCT ON (${binSql}) ${binSql} AS bin, h.price, h.bid_price, h.ask_price
    FROM held h ${priced} ORDER BY ${binSql}, ${lastFirst}`;
}

const json = (list: string): string => `(SELECT coalesce(json_agg(l), '[]')::text FROM (${list}) l)`;

const sums = (amount: string, unit: string): string =>
  json(`SELECT h.${unit} AS "Unit", sum(h.${amount})::text AS "Amount" FROM counted h
    WHERE h.${amount} IS NOT NULL GROUP BY h.${unit} ORDER BY h.${unit} NULLS FIRST`);

// The quantity of a commodity counts contracts, whose size differs; what they amount to is stated besides, with its
// unit.
const ofTrades = {
  // A deferred trade is published twice, at first with limited details.
  counted: `SELECT DISTINCT ON (h.trade_day, h.transaction_id) h.* FROM held h
    ORDER BY h.trade_day, h.transaction_id, ${lastFirst}`,
  columns: `id, published_at, kind, segment_mic, trade_day, transaction_id, instrument_id, flags, price, volume,
    coalesce(measured_quantity, volume) AS quantity, NULL::numeric AS bid_price, NULL::numeric AS ask_price,
    measurement_unit, notional_amount, notional_currency,
    ${priceUnitSql} AS unit`,
  units: 'SELECT DISTINCT h.unit AS unit FROM held h WHERE h.price IS NOT NULL AND h.unit IS NOT NULL',
  volumes: sums('quantity', 'measurement_unit'),
  notionals: sums('notional_amount', 'notional_currency'),
  without: (column: string): string => `(SELECT count(*)::integer FROM counted h WHERE h.${column} IS NULL)`,
} as const;

const ofOrders = {
  counted: 'SELECT h.* FROM held h',
  columns:
    'id, published_at, price, volume, bid_price, bid_volume, ask_price, ask_volume, bid_currency, ask_currency',
  units: `SELECT DISTINCT u.unit FROM held h CROSS JOIN LATERAL (VALUES (h.bid_currency), (h.ask_currency)) u (unit)
    WHERE u.unit IS NOT NULL`,
  volumes: "'[]'::text",
  notionals: "'[]'::text",
  without: (): string => '0',
} as const;

// Read from the newest row on in the order of the index, up to the limit. If there are more rows, those of the last
// moment are left out, since some of them may not have been read.
/**
 * The statement of a summary: instrument, segment, system, cut-off, the filter's values, seconds of an interval.
 *
 * @param most the number of rows it reads at most
 */
export function summarySql(view: KnownView, most = mostSummarised): string {
  const { table, where } = sources[view.dataType];
  const of = view.dataType === 'trade' ? ofTrades : ofOrders;
  return `WITH looked AS MATERIALIZED (
      SELECT ${of.columns} FROM ${table}
      WHERE ${where} AND published_at <= $4::timestamptz AND ${periodSql(firstOfFilter)}
      ORDER BY published_at DESC, id DESC LIMIT ${most + 1}
    ), edge AS MATERIALIZED (
      SELECT CASE WHEN count(*) > ${most} THEN min(published_at) END AS at FROM looked
    ), held AS MATERIALIZED (
      SELECT r.* FROM looked r CROSS JOIN edge e
      WHERE (e.at IS NULL OR r.published_at > e.at) AND ${rowPassesSql(view.dataType, firstOfFilter, '$4::timestamptz')}
    ), counted AS MATERIALIZED (${of.counted})
    SELECT
      (SELECT ${timeSql('e.at')} FROM edge e) AS edge,
      ARRAY(SELECT u.unit FROM (${of.units}) u ORDER BY 1) AS units,
      (SELECT count(*)::integer FROM counted) AS rows,
      ${json(`SELECT ${timeSql('i.bin')} AS "At", i.price::text AS "Price", i.bid_price::text AS "BidPrice",
        i.ask_price::text AS "AskPrice" FROM (${intervalsSql(view)}) i ORDER BY i.bin`)} AS intervals,
      ${of.volumes} AS volumes, ${of.notionals} AS notionals,
      ${of.without('quantity')} AS without_volume, ${of.without('notional_amount')} AS without_notional`;
}
