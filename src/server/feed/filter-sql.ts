import * as forms from '../../contract/generated/forms.js';
import type { DataType } from '../../domain/feed/data-types.ts';
import {
  boundsOf,
  type FilterBounds,
  type FilterName,
  filterNames,
  filterOf,
  filterRules,
  isEmptyFilter,
  type RowFilter,
} from '../../domain/feed/row-filter.ts';
import { validateForm } from '../../domain/form-rules/validate-form.ts';
import { Refusal } from '../http/refusal.ts';
import { reportedUntil } from './reports-sql.ts';

/** The price and quantity columns of each side. A row has the columns of one system only. */
const sides: Readonly<Record<DataType, readonly (readonly [price: string, quantity: string])[]>> = {
  trade: [['price', 'volume']],
  order: [
    ['price', 'volume'],
    ['bid_price', 'bid_volume'],
    ['ask_price', 'ask_volume'],
  ],
};

/** Only trades have flags and are cancelled. */
const onlyTrades = ['flags', 'cancelled'] as const;

/**
 * The filter in a query, validated like the form on the page; null if there is none.
 *
 * @throws Refusal 400 with the first broken rule of each part, also for a part that orders do not have
 */
export function readFilter(
  query: Readonly<Partial<Record<FilterName, string>>>,
  dataType: DataType,
): RowFilter | null {
  const filter = filterOf((name) => query[name]);
  if (isEmptyFilter(filter)) return null;
  const faults = validateForm(forms.FeedFilterForm, filter, { rules: filterRules });
  const foreign = dataType === 'order' ? onlyTrades.filter((name) => filter[name] !== undefined) : [];
  for (const name of foreign) faults[name] = 'Orders have none: this is for trades';
  const found = Object.entries(faults);
  if (found.length === 0) return filter;
  throw new Refusal(
    'invalid-request',
    found.map(([name, message]) => `${name}: ${message}`),
    { fields: Object.fromEntries(found.map(([name, message]) => [name, [message]])) },
  );
}

/** The eight parameters of a filter, in their order. */
export function filterValues(filter: RowFilter): readonly (string | readonly string[] | null)[] {
  const bounds: FilterBounds = boundsOf(filter);
  const { from, to, priceFrom, priceTo, sizeFrom, sizeTo, flags, cancelled } = bounds;
  return [from, to, priceFrom, priceTo, sizeFrom, sizeTo, flags, cancelled];
}

/** A filter as text, to bind a cursor to it. */
export const filterScope = (filter: RowFilter): readonly string[] =>
  filterNames.map((name) => filter[name] ?? '');

/** The period only, for which an index is used: `published_at` between the values from `$first` on. */
export const periodSql = (first: number): string =>
  `published_at >= coalesce($${first}::timestamptz, '-infinity') AND published_at <= coalesce($${first + 1}::timestamptz, 'infinity')`;

/**
 * Whether a report, `r` or another alias of its table, passes the filter's conditions on its own columns, apart from
 * the period.
 */
export function reportPassesSql(dataType: DataType, first: number, row = 'r'): string {
  const value = (offset: number, type: string): string => `$${first + offset}::${type}`;
  const between = (column: string, least: number): string =>
    `(${value(least, 'numeric')} IS NULL OR ${column} >= ${value(least, 'numeric')})
     AND (${value(least + 1, 'numeric')} IS NULL OR ${column} <= ${value(least + 1, 'numeric')})`;
  const amounts = `(num_nonnulls(${[2, 3, 4, 5].map((at) => value(at, 'numeric')).join(', ')}) = 0 OR ${sides[
    dataType
  ]
    .map(([price, quantity]) => `(${between(`${row}.${price}`, 2)} AND ${between(`${row}.${quantity}`, 4)})`)
    .join(' OR ')})`;
  // Parameters are mentioned even where there is nothing to compare, so that all statements have the same ones.
  if (dataType === 'order')
    return `${amounts} AND ${value(6, 'text[]')} IS NULL AND ${value(7, 'text')} IS NULL`;
  return `${amounts} AND (${value(6, 'text[]')} IS NULL OR ${row}.flags && ${value(6, 'text[]')})`;
}

/** The filter on cancelled trades: `only`, `hide` or null. */
export const cancelledSql = (first: number): string => `$${first + 7}::text`;

/** Whether only cancelled trades are requested. */
export const onlyCancelledSql = (first: number): string => `${cancelledSql(first)} = 'only'`;

/**
 * Whether the report `r` of `trades` is a cancellation, or voided by another report.
 *
 * @param cutOff the time up to which reports are known, as SQL
 * @param segment the row's segment, as SQL
 * @param known further conditions on a known report `c` of `trades`, as SQL
 */
export function voidedSql(cutOff: string, segment: string, known = ''): string {
  const voids = `c.segment_mic = ${segment} AND c.trade_day = r.trade_day AND c.transaction_id = r.transaction_id
        AND c.published_at >= r.published_at AND c.published_at <= ${cutOff}
        AND (c.published_at > r.published_at OR r.kind = 'New')`;
  const until = `(SELECT ${reportedUntil('r', segment)} AS reported_until OFFSET 0) u`;
  // The sum keeps PostgreSQL from using the index of the pages, as in the pages' statement.
  return `(r.kind = 'Cancelled'
      OR EXISTS (SELECT FROM ${until} JOIN trades c ON ${voids} AND c.published_at <= u.reported_until AND c.instrument_id + 0 = r.instrument_id AND c.kind <> 'New'${known})
      OR EXISTS (SELECT FROM archived_changes c WHERE ${voids} AND c.instrument_id = r.instrument_id))`;
}

/**
 * Whether the row `r` of `orders` or `trades` passes the filter, apart from the period; its values are the parameters
 * from `$first` on.
 *
 * @param cutOff the reader's cut-off, as SQL: a later cancellation is not known yet
 * @param segment the row's segment, as SQL; a parameter if there is one, so that months partitioned by segment open a
 * single partition
 * @param known further conditions on a known report `c` of `trades`, as SQL
 */
export function rowPassesSql(
  dataType: DataType,
  first: number,
  cutOff: string,
  segment = '$2',
  known = '',
): string {
  if (dataType === 'order') return reportPassesSql(dataType, first);
  return `${reportPassesSql(dataType, first)}
    AND (${cancelledSql(first)} IS NULL OR (${onlyCancelledSql(first)}) = ${voidedSql(cutOff, segment, known)})`;
}
