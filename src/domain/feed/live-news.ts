import type { FeedRow } from './feed-record.ts';
import { feedViews, type ViewId } from './feed-views.ts';

/** What has come over the stream of a view since it was loaded, or since it was last shown. */
export type News = {
  /** New rows, newest first; of an order book the whole of it. */
  readonly rows: readonly FeedRow[];
  /** Rows from before that read otherwise now. */
  readonly changed: readonly FeedRow[];
  /** New rows that were not sent. */
  readonly skipped: number;
  /** Publication time of the newest of them. */
  readonly newest: string | null;
};

/** Why a stream has ended and is not opened again by itself. */
export type StreamEnd = 'signedOut' | 'rightLost' | 'rightChanged' | 'gap' | 'tooMany';

/** Whether the rows of a view are one whole, each newer one in place of the one before. */
export const isWhole = (viewId: ViewId): boolean =>
  viewId !== 'unknown' && feedViews[viewId].rows === 'snapshot';

/** What came before and what came after it, as if it had come at once. */
export function together(viewId: ViewId, before: News | null, after: News): News {
  if (before === null || isWhole(viewId)) return after;
  const changed = new Map(after.changed.map((row) => [row.id, row]));
  const now = (row: FeedRow): FeedRow => changed.get(row.id) ?? row;
  return {
    rows: [...after.rows, ...before.rows.map(now)],
    changed: [...after.changed, ...before.changed.filter(({ id }) => !changed.has(id))],
    skipped: before.skipped + after.skipped,
    newest: [before.newest ?? '', after.newest ?? ''].toSorted().at(-1) || null,
  };
}

/** How many rows are new; of an order book it is one book, however many came. */
export function countOf(viewId: ViewId, news: News | null): number {
  if (news === null) return 0;
  return isWhole(viewId) ? 1 : news.rows.length + news.skipped;
}

const isRow = (value: unknown): value is FeedRow =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

const rowsOf = (value: unknown): readonly FeedRow[] => (Array.isArray(value) ? value.filter(isRow) : []);

/** The news in the data of an event; null where it holds none. */
export function newsOf(data: unknown): News | null {
  if (typeof data !== 'object' || data === null || !('rows' in data)) return null;
  const { rows, changed, skipped, newest } = { changed: [], skipped: 0, newest: null, ...data };
  return {
    rows: rowsOf(rows),
    changed: rowsOf(changed),
    skipped: typeof skipped === 'number' ? skipped : 0,
    newest: typeof newest === 'string' ? newest : null,
  };
}
