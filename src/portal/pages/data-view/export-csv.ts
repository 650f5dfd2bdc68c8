import { csvCell } from '../../../domain/csv.ts';
import type { FeedRecord, FeedRow, FeedValue } from '../../../domain/feed-record.ts';
import { clearedText, joinedFlags } from '../../../domain/format/trade-texts.ts';
import { type ColumnKind, columnSetOf, type KnownViewId } from './column-sets.ts';

function textOf(kind: ColumnKind, value: FeedValue | undefined): string {
  if (kind === 'cleared') return clearedText(value) ?? '';
  return Array.isArray(value) ? (joinedFlags(value) ?? '') : String(value ?? '');
}

type Exported = { readonly name: string; readonly text: (row: FeedRow) => string };

/** What every row is about, so that it says so when it stands among others; named as in a file of the feed. */
const about = (record: FeedRecord): readonly Exported[] =>
  Object.entries({
    instrumentId: record.InstrumentID,
    instrumentDescription: record.InstrumentDescription,
    venueMIC: record.VenueMIC,
    instrumentCurrency: record.Currency ?? '',
  }).map(([name, value]) => ({ name, text: () => value }));

const STATUS = { field: 'status', kind: 'text' } as const;

/**
 * The rows shown, as CSV (RFC 4180): the columns of B 3 in their order, with the regulatory time and every digit as
 * published; then a trade's status, which the grid shows as a mark; then what the row is about.
 */
export function csvOf(viewId: KnownViewId, record: FeedRecord, rows: readonly FeedRow[]): string {
  const set = columnSetOf(viewId, record);
  const columns: readonly Exported[] = [
    ...[...set, ...(viewId === 'tradeDisplay' ? [STATUS] : [])].map(({ field, kind }) => ({
      name: field,
      text: (row: FeedRow) => textOf(kind, row[field]),
    })),
    ...about(record),
  ];
  const lines = [columns.map(({ name }) => name), ...rows.map((row) => columns.map(({ text }) => text(row)))];
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
