import type { DataType } from '../../domain/feed/data-types.ts';
import type { KnownView } from '../../domain/feed/feed-views.ts';
import { endOf, named, startOf, summed, sumsSql } from '../sums/sums-sql.ts';
import { timeSql } from './field-sql.ts';
import { voidedSql } from './filter-sql.ts';
import { sources } from './view-sql.ts';

/** The number of rows one call reads at most that sums rows. */
export const mostSummarised = 100_000;

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

const newestFirst = 'ORDER BY r.published_at DESC, r.id DESC';
const step = 'make_interval(secs => $7::integer)';
const binOf = (time: string): string => `date_bin(${step}, ${time}, '2000-01-01T00:00:00Z'::timestamptz)`;

const json = (list: string): string => `(SELECT coalesce(json_agg(l), '[]')::text FROM (${list}) l)`;

const ofTrades = {
  units: 'SELECT a.price_unit AS unit FROM amounts a WHERE a.reports > 0',
  sums: (amount: string, unit: string, without: string): string =>
    json(`SELECT a.${unit} AS "Unit", sum(a.${amount})::text AS "Amount" FROM amounts a
      WHERE a.reports > a.${without} GROUP BY a.${unit} ORDER BY a.${unit} NULLS FIRST`),
  without: (column: string): string => `(SELECT coalesce(sum(a.${column}), 0)::integer FROM amounts a)`,
} as const;

const ofOrders = {
  units:
    'SELECT u.unit FROM amounts a CROSS JOIN LATERAL (VALUES (a.bid_currency), (a.ask_currency)) u (unit)',
  sums: () => "'[]'::text",
  without: () => '0',
} as const;

// A report with limited details that others complete is not void: its price was published in its interval.
/** The end of a statement that reads trades `r`: only the last one whose price stands. */
const lastTradeSql = (cutOff: string, segment: string): string =>
  `AND r.price IS NOT NULL AND NOT ${voidedSql(cutOff, segment)} ${newestFirst} LIMIT 1`;

/**
 * The last price in each interval, looked up from its end on; for a snapshot its best bid and ask, whatever the order
 * of its levels.
 */
function pricesSql({ dataType, rows, id }: KnownView): string {
  const { table, where } = sources[dataType];
  const ofBin = `FROM ${table} r WHERE ${where} AND r.published_at >= greatest(b.bin, b.first) AND r.published_at < b.bin + ${step}
      AND r.published_at < b.last`;
  if (rows === 'snapshot')
    return `SELECT NULL::numeric AS price, max(r.bid_price) AS bid_price, min(r.ask_price) AS ask_price ${ofBin}
      AND r.published_at = (SELECT r.published_at ${ofBin} ${newestFirst} LIMIT 1) HAVING count(*) > 0`;
  if (dataType === 'order')
    return `SELECT r.price, r.bid_price, r.ask_price ${ofBin}
      ${id === 'voice' ? '' : 'AND r.price IS NOT NULL'} ${newestFirst} LIMIT 1`;
  return `SELECT l.price, NULL::numeric AS bid_price, NULL::numeric AS ask_price
    FROM (SELECT r.* ${ofBin} ${lastTradeSql('$4::timestamptz', '$2')}) l`;
}

/** A source and a period, as SQL. */
type SummedSource = {
  /** Conditions on its rows and its sums. */
  readonly where: string;
  readonly segment: string;
  readonly cutOff: string;
  readonly from: string;
  /** The last moment of the period, at most the cut-off. */
  readonly to: string;
  /** Further conditions on the sums `k` that serve. */
  readonly served?: string;
};

// Days first, hours for the rest of the period, and rows for what is left: a summary costs what it returns and not what
// it covers. Rows are read from the newest on, up to the limit. If there are more, those of the last moment are left
// out, since some of them may not have been read, and so is everything before.
/**
 * The common table expressions `period`, `edge` and `amounts` of a source: its sums in a period, and the moment at which
 * reading has ended, if it has.
 *
 * @param most the number of rows they read at most, as SQL
 * @param by columns to sum by as well: `day`, the beginning of the day
 */
export function amountsSql(
  dataType: DataType,
  { where, segment, cutOff, from, to, served = 'true' }: SummedSource,
  most: string,
  by: readonly 'day'[] = [],
): string {
  const { table } = sources[dataType];
  const { sums, units, amounts, supersededAt, mayCount } = summed[dataType];
  const kept = (span: string, rest: string): string => `SELECT k.*, ${endOf('k')} AS ends_at
    FROM ${rest} g CROSS JOIN LATERAL (
      SELECT *, ${startOf('day', 'starts_at')} AS day FROM ${sums}
      WHERE ${where} AND span = '${span}' AND starts_at >= lower(g.part) AND starts_at < upper(g.part)
    ) k WHERE ${endOf('k')} <= upper(g.part) AND k.settled_at <= ${cutOff} AND (SELECT areNoted FROM head) AND ${served}`;
  const without = (parts: string, taken: string): string => `SELECT unnest(
      (SELECT coalesce(range_agg(g.part), '{}') FROM ${parts} g)
      - (SELECT coalesce(range_agg(tstzrange(t.starts_at, t.ends_at)), '{}') FROM ${taken} t)) AS part`;
  return `head AS MATERIALIZED (
      SELECT summed_id = last_id AS areNoted FROM feed_heads WHERE data_type = '${dataType}'
    ), period AS MATERIALIZED (
      SELECT CASE WHEN ${from} <= p.last THEN tstzrange(${from}, p.last + interval '1 microsecond') END AS part
      FROM (SELECT least(${cutOff}, ${to}) AS last) p
    ), days AS MATERIALIZED (${kept('day', 'period')}
    ), beside_days AS MATERIALIZED (${without('period', 'days')}
    ), hours AS MATERIALIZED (${kept('hour', 'beside_days')}
    ), beside_hours AS MATERIALIZED (${without('beside_days', 'hours')}
    ), looked AS MATERIALIZED (
      SELECT r.* FROM beside_hours g CROSS JOIN LATERAL (
        SELECT * FROM ${table} r WHERE ${where} AND r.published_at >= lower(g.part) AND r.published_at < upper(g.part)
        ${newestFirst} LIMIT ${most} + 1
      ) r ${newestFirst} LIMIT ${most} + 1
    ), edge AS MATERIALIZED (
      SELECT CASE WHEN count(*) > ${most} THEN min(published_at) END AS at FROM looked
    ), read AS MATERIALIZED (
      SELECT r.*, ${startOf('day', 'r.published_at')} AS day,
        ${mayCount} AND ${supersededAt(cutOff, segment)} IS NULL AS counts
      FROM looked r CROSS JOIN edge e WHERE e.at IS NULL OR r.published_at > e.at
    ), amounts AS MATERIALIZED (
      ${sumsSql(dataType, 'read', by)}
      UNION ALL SELECT ${named([...by, ...units, ...amounts], 'k.')} FROM (TABLE days UNION ALL TABLE hours) k CROSS JOIN edge e
        WHERE e.at IS NULL OR k.starts_at > e.at
    )`;
}

/**
 * The statement of a summary: instrument, segment, system, cut-off, the ends of the period, seconds of an interval.
 *
 * @param most the number of rows it reads at most
 */
export function summarySql(view: KnownView, most = mostSummarised): string {
  const { dataType } = view;
  const of = dataType === 'trade' ? ofTrades : ofOrders;
  const source = {
    where: sources[dataType].where,
    segment: '$2',
    cutOff: '$4::timestamptz',
    from: '$5::timestamptz',
    to: '$6::timestamptz',
  };
  return `WITH ${amountsSql(dataType, source, String(most))}, bins AS MATERIALIZED (
      SELECT b.bin, greatest(lower(p.part), e.at + interval '1 microsecond') AS first, upper(p.part) AS last
      FROM period p CROSS JOIN edge e CROSS JOIN LATERAL generate_series(
        ${binOf('greatest(lower(p.part), e.at)')}, upper(p.part), ${step}) b (bin)
    )
    SELECT
      (SELECT ${timeSql('e.at')} FROM edge e) AS edge,
      ARRAY(SELECT DISTINCT u.unit FROM (${of.units}) u WHERE u.unit IS NOT NULL ORDER BY 1) AS units,
      (SELECT coalesce(sum(a.reports), 0)::integer FROM amounts a) AS rows,
      ${json(`SELECT ${timeSql('b.bin')} AS "At", i.price::text AS "Price", i.bid_price::text AS "BidPrice",
        i.ask_price::text AS "AskPrice" FROM bins b CROSS JOIN LATERAL (${pricesSql(view)}) i ORDER BY b.bin`)} AS intervals,
      ${of.sums('quantity', 'quantity_unit', 'without_volume')} AS volumes,
      ${of.sums('notional', 'notional_currency', 'without_notional')} AS notionals,
      ${of.without('without_volume')} AS without_volume, ${of.without('without_notional')} AS without_notional`;
}
