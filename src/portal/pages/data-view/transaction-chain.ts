import type { FeedRow } from '../../../domain/feed-record.ts';

const text = (row: FeedRow, field: string): string => {
  const value = row[field];
  return typeof value === 'string' ? value : '';
};

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

// A transaction identification is unique within a segment and a trading day; a record is of one segment.
const keyOf = (row: FeedRow): string =>
  `${text(row, 'tradeDate').slice(0, 10)} ${text(row, 'transactionID')}`;

/**
 * The trades as they stand: of each transaction the latest report, none where that cancels it.
 *
 * @param rows the reports of one page
 * @param loaded the reports of all pages loaded, among which a later report stands before an earlier one
 */
export function standing(rows: readonly FeedRow[], loaded: readonly FeedRow[]): readonly FeedRow[] {
  const chainOf = chainsOf(loaded);
  return rows.filter((row) => row.status !== 'Cancelled' && (chainOf(row)?.at(-1) ?? row).id === row.id);
}

/** The reports of each transaction that has several, as first published: original, cancellation, amendment, details. */
export function chainsOf(rows: readonly FeedRow[]): (row: FeedRow) => readonly FeedRow[] | null {
  const reports = new Map<string, FeedRow[]>();
  for (const row of rows) {
    if (text(row, 'transactionID') === '') continue;
    reports.set(keyOf(row), [...(reports.get(keyOf(row)) ?? []), row]);
  }
  for (const chain of reports.values()) {
    // Newest first as they come, so that reports of one time keep their order when turned round.
    chain.reverse().sort((a, b) => order(text(a, 'publicationDate'), text(b, 'publicationDate')));
  }
  return (row) => {
    const chain = reports.get(keyOf(row));
    return chain && chain.length > 1 ? chain : null;
  };
}
