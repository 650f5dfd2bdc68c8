import { boundsOf } from '../../domain/feed/row-filter.ts';
import { earlier, isBefore, placeAt, type RowPlace } from '../../domain/feed/row-place.ts';
import { timestampAt } from '../../domain/timestamps.ts';
import type { HistoryOf, HistorySource } from './history-source.ts';

/** A slice of a page, with few enough rows to sort cheaply, or of archived days. */
type Slice = { readonly from: RowPlace; readonly before: RowPlace };

/** A page of a history: its rows are in these slices; `next` is where the next page begins, or null. */
export type HistoryPage = { readonly slices: readonly Slice[]; readonly next: RowPlace | null };

const minuteMs = 60_000;
const longestSlice = 31 * 24 * 60 * minuteMs;
/** A slice of the database is read again for each of its batches; one with more rows than this is split in two. */
const mostInSlice = 10_000;
/** A page ends after this many archived rows have been read, however few of them are in it. */
const mostLooked = 5_000_000;

const atMs = (at: string): number => Date.parse(`${at.slice(0, 23)}Z`);
const placeAtMs = (ms: number): RowPlace => placeAt(timestampAt(new Date(ms)));

/**
 * Finds where a page ends, so that the next page's cursor can be sent before the first row, and how to read it: in
 * slices of time, longer ones where little was published.
 *
 * @param start the first row that may be in it
 * @param end the latest time that may be in it
 * @param limit the largest number of rows
 * @throws Refusal 503 when an archived day within it cannot be read
 */
export async function planHistoryPage(
  source: HistorySource,
  start: RowPlace,
  end: string,
  limit: number,
): Promise<HistoryPage> {
  const slices: Slice[] = [];
  // Everything published at the last moment belongs to the page: it ends before the next whole millisecond.
  const last = placeAtMs(atMs(end) + 1);
  let left = limit;
  let span = 15 * minuteMs;
  let from = start;
  /** Continues the plan up to a place; returns where the next page begins once this one is full. */
  const planTo = async (before: RowPlace): Promise<RowPlace | null> => {
    for await (const stretch of source.stretches(from, before)) {
      const isArchived = stretch.rows !== null;
      const found = await source.count(stretch);
      if (found === null) return null;
      if (!isArchived && found > mostInSlice && span > 2) {
        span = Math.max(1, Math.floor(span / 2));
        return null;
      }
      const next = found > left ? await source.placeOf(stretch, left) : stretch.before;
      if (next === null) return null;
      if (Math.min(found, left) > 0) {
        // Archived rows are read again from where they are needed, in one go if possible.
        const one = isArchived && slices.at(-1)?.before === stretch.from ? slices.pop() : null;
        slices.push({ from: (one ?? stretch).from, before: next });
      }
      if (found > left) return next;
      left -= found;
      from = next;
      if (!isArchived && found < mostInSlice / 8) span = Math.min(longestSlice, span * 4);
      if (source.looked() > mostLooked && isBefore(from, last)) return from;
    }
    return null;
  };
  while (isBefore(from, last)) {
    const until = source.archivedUntil(from) ?? placeAtMs(atMs(from.at) + span);
    const next = await planTo(earlier(until, last));
    if (next !== null) return { slices, next };
  }
  return { slices, next: null };
}

/** The filter's period, as far as the reader may see. */
export function periodOf({ filter, cutOff }: Pick<HistoryOf, 'filter' | 'cutOff'>): {
  readonly from: string;
  readonly to: string;
} {
  const { from, to } = boundsOf(filter);
  return { from: from ?? cutOff, to: to === null || to > cutOff ? cutOff : to };
}
