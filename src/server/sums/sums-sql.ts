import type { DataType } from '../../domain/feed/data-types.ts';
import { priceUnitSql } from '../feed/field-sql.ts';
import { isDetailSql, supersededSql } from '../feed/superseded-sql.ts';

/** Fewer rows than this have no sums: reading them costs no more. */
export const fewestRows = 8;

type Column = readonly [name: string, sql: string];

/** How the rows of one kind are summed. */
type Summed = {
  readonly rows: 'trades' | 'orders';
  readonly sums: 'trade_sums' | 'order_sums';
  /** Columns that name a source. */
  readonly source: readonly string[];
  /** What the sums are by, as expressions on a row. */
  readonly units: readonly Column[];
  /** The sums, as aggregates of rows, of which only those with `counts` count. */
  readonly amounts: readonly Column[];
  /** When the row `r` ceased to count, if it has: up to this time, as SQL, and on this segment. */
  readonly supersededAt: (cutOff: string, segment: string) => string;
  /** Whether a row counts that was never superseded. */
  readonly mayCount: string;
  /** Whether an earlier release has made the sums `k` without amounts that are needed now. */
  readonly lackAmounts: string;
};

// The quantity of a commodity counts contracts, whose size differs; what they amount to is stated besides, with its
// unit.
const quantity = 'coalesce(measured_quantity, volume)';

export const summed: Readonly<Record<DataType, Summed>> = {
  trade: {
    rows: 'trades',
    sums: 'trade_sums',
    source: ['instrument_id', 'segment_mic'],
    units: [
      ['price_unit', `CASE WHEN price IS NOT NULL THEN ${priceUnitSql} END`],
      ['quantity_unit', `CASE WHEN ${quantity} IS NOT NULL THEN measurement_unit END`],
      ['notional_currency', 'CASE WHEN notional_amount IS NOT NULL THEN notional_currency END'],
    ],
    amounts: [
      ['reports', 'count(*) FILTER (WHERE counts)'],
      ['without_volume', `count(*) FILTER (WHERE counts AND ${quantity} IS NULL)`],
      ['without_notional', 'count(*) FILTER (WHERE counts AND notional_amount IS NULL)'],
      ['quantity', `coalesce(sum(${quantity}) FILTER (WHERE counts), 0)`],
      ['notional', 'coalesce(sum(notional_amount) FILTER (WHERE counts), 0)'],
      ['high', 'max(price) FILTER (WHERE counts)'],
      ['low', 'min(price) FILTER (WHERE counts)'],
      // Price times quantity, and the quantity that has a price: the one by the other is the volume-weighted average.
      ['value', `coalesce(sum(price * ${quantity}) FILTER (WHERE counts), 0)`],
      ['valued', `coalesce(sum(${quantity}) FILTER (WHERE counts AND price IS NOT NULL), 0)`],
    ],
    supersededAt: supersededSql,
    mayCount: `kind <> 'Cancelled' AND NOT ${isDetailSql()}`,
    lackAmounts: 'k.value IS NULL',
  },
  order: {
    rows: 'orders',
    sums: 'order_sums',
    source: ['instrument_id', 'segment_mic', 'system'],
    units: [
      ['bid_currency', 'bid_currency'],
      ['ask_currency', 'ask_currency'],
    ],
    amounts: [['reports', 'count(*) FILTER (WHERE counts)']],
    supersededAt: () => 'NULL::timestamptz',
    mayCount: 'true',
    lackAmounts: 'false',
  },
};

export const named = (columns: readonly (string | Column)[], table = ''): string =>
  columns.map((one) => `${table}${typeof one === 'string' ? one : one[0]}`).join(', ');

export const alike = (columns: readonly string[], a: string, b: string): string =>
  columns.map((column) => `${a}.${column} = ${b}.${column}`).join(' AND ');

/** The beginning of an hour or day, as SQL. */
export const startOf = (span: 'hour' | 'day', time: string): string =>
  `date_bin('1 ${span}', ${time}, '2000-01-01T00:00:00Z'::timestamptz)`;

/** The hour and the day of a time, as a relation `p` of `span` and `starts_at`. */
export const spansOf = (time: string): string =>
  `(VALUES ('hour', ${startOf('hour', time)}), ('day', ${startOf('day', time)})) p (span, starts_at)`;

/** When an hour or day ends, as SQL. */
export const endOf = (table: string): string =>
  `(${table}.starts_at + make_interval(hours => CASE ${table}.span WHEN 'day' THEN 24 ELSE 1 END))`;

/**
 * Sums rows by their units.
 *
 * @param rows a relation with the columns of the table and `counts`
 * @param by columns to sum by as well
 */
export function sumsSql(dataType: DataType, rows: string, by: readonly string[] = []): string {
  const { units, amounts } = summed[dataType];
  const columns = [...by, ...[...units, ...amounts].map(([name, sql]) => `${sql} AS ${name}`)];
  const keys = [...by, ...units].map((_key, at) => at + 1);
  return `SELECT ${columns.join(', ')} FROM ${rows} GROUP BY ${keys.join(', ')}`;
}
