import { csvCell } from '../../../domain/csv.ts';
import type { FeedRecord, FeedRow, FeedValue } from '../../../domain/feed-record.ts';
import { joinedFlags } from '../../../domain/format/trade-texts.ts';
import { columnSetOf, type KnownViewId } from './column-sets.ts';

const textOf = (value: FeedValue | undefined): string =>
  Array.isArray(value) ? (joinedFlags(value) ?? '') : String(value ?? '');

/**
 * The rows shown, as CSV (RFC 4180) under the column names of B 3, with the regulatory time and every digit as
 * published. Trades carry their status, which the grid shows as a mark.
 */
export function csvOf(viewId: KnownViewId, record: FeedRecord, rows: readonly FeedRow[]): string {
  const fields = columnSetOf(viewId, record).map((column) => column.field);
  if (viewId === 'tradeDisplay') fields.push('status');
  const lines = [fields, ...rows.map((row) => fields.map((name) => textOf(row[name])))];
  return `${lines.map((line) => line.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

/** The name of an export: the instrument, its segment, the view, and which of its rows where these are not all. */
export function csvName(
  viewId: KnownViewId,
  record: FeedRecord,
  span: { readonly first: number; readonly last: number } | null,
): string {
  const parts = [
    record.InstrumentID,
    record.VenueMIC,
    viewId,
    ...(span ? ['rows', span.first, span.last] : []),
  ];
  return `${parts.join('-').replace(/[^A-Za-z0-9.-]/g, '_')}.csv`;
}
