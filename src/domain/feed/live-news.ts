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
export type StreamEnd = 'signedOut' | 'rightLost' | 'rightChanged' | 'gap' | 'tooMany' | 'unreadable';

const longestPauseMs = 30_000;

/**
 * How long until a lost connection is made again, in milliseconds: longer with each try, and not the same for all who
 * lost it at once.
 *
 * @param tries how often in a row it was lost, 1 or more
 * @param chance between 0 and 1
 */
export function reconnectPause(tries: number, chance: number): number {
  const most = Math.min(longestPauseMs, 1000 * 2 ** Math.min(tries, 10));
  return Math.round((most / 2) * (1 + chance));
}

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
