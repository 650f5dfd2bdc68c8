import type { FeedRow } from './feed-record.ts';
import { feedViews, type ViewId } from './feed-views.ts';

/** What has arrived over a view's stream since it was loaded, or last shown. */
export type News = {
  /** New rows, newest first; for an order book, all of it. */
  readonly rows: readonly FeedRow[];
  /** Earlier rows that have changed. */
  readonly changed: readonly FeedRow[];
  /** New rows that were not sent. */
  readonly skipped: number;
  /** Publication time of the newest of them. */
  readonly newest: string | null;
};

/** Why a stream has ended and is not reopened automatically. */
export type StreamEnd =
  | 'signedOut'
  | 'rightLost'
  | 'rightChanged'
  | 'gap'
  /** The account has all its streams open. */
  | 'tooMany'
  /** Too many calls were made. */
  | 'limited'
  | 'unreadable';

const longestPauseMs = 30_000;

/**
 * Milliseconds until a lost connection is made again: longer with each attempt, and different for clients that lost it
 * at the same time.
 *
 * @param tries the number of consecutive losses, 1 or more
 * @param chance between 0 and 1
 */
export function reconnectPause(tries: number, chance: number): number {
  const most = Math.min(longestPauseMs, 1000 * 2 ** Math.min(tries, 10));
  return Math.round((most / 2) * (1 + chance));
}

/** Whether a view's rows form a whole that each newer one replaces. */
export const isWhole = (viewId: ViewId): boolean =>
  viewId !== 'unknown' && feedViews[viewId].rows === 'snapshot';

/** Two arrivals combined, as if they had come at once. */
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

/** The number of new rows; an order book counts as one, however many came. */
export function countOf(viewId: ViewId, news: News | null): number {
  if (news === null) return 0;
  return isWhole(viewId) ? 1 : news.rows.length + news.skipped;
}
