import { csvCell } from '../../../domain/csv.ts';
import type { FeedRecord, FeedRow, FeedValue } from '../../../domain/feed/feed-record.ts';
import { feedViews, type KnownViewId } from '../../../domain/feed/feed-views.ts';
import { clearedText } from '../../../domain/format/trade-texts.ts';
import { cellText } from './grid/cell-text.ts';
import { type ColumnKind, columnSetOf, columnsOnlyExported } from './grid/column-sets.ts';
import { refersToOf, voidedByOf } from './grid/report-state.ts';

function textOf(kind: ColumnKind, value: FeedValue | undefined): string {
  if (kind === 'boolean') return clearedText(value) ?? '';
  if (kind === 'flags') return cellText(kind, value) ?? '';
  return typeof value === 'object' ? '' : String(value ?? '');
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

/** With what a report is linked: the kind and the publication time, which tell it apart in its transaction. */
const links: readonly Exported[] = [
  { name: 'voidedBy', text: (row) => voidedByOf(row)?.kind ?? '' },
  { name: 'voidedByPublicationDate', text: (row) => voidedByOf(row)?.publicationDate ?? '' },
  { name: 'refersTo', text: (row) => refersToOf(row)?.kind ?? '' },
  { name: 'refersToPublicationDate', text: (row) => refersToOf(row)?.publicationDate ?? '' },
];

/**
 * The rows shown, as CSV (RFC 4180): the columns of B 3 in their order, with the regulatory time and every digit as
 * published; then a trade's status and what voided it, which the grid shows as a mark; then what the row is about.
 */
export function csvOf(viewId: KnownViewId, record: FeedRecord, rows: readonly FeedRow[]): string {
  const columns: readonly Exported[] = [
    ...[...columnSetOf(viewId, record), ...columnsOnlyExported(viewId)].map(({ field, kind }) => ({
      name: field,
      text: (row: FeedRow) => textOf(kind, row[field]),
    })),
    ...(feedViews[viewId].dataType === 'trade' ? links : []),
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
