import { boundsOf } from '../../domain/feed/row-filter.ts';
import { earlier, isBefore, placeAt, type RowPlace } from '../../domain/feed/row-place.ts';
import type { HistoryOf, HistorySource } from './history-source.ts';

/** A stretch of a page, with few enough rows that putting them in order costs little, or of archived days. */
type Slice = { readonly from: RowPlace; readonly before: RowPlace };

/** A page of a history: its rows stand in these slices; `next` is where the next one begins, or null where there is none. */
export type HistoryPage = { readonly slices: readonly Slice[]; readonly next: RowPlace | null };

const minuteMs = 60_000;
const longestSlice = 31 * 24 * 60 * minuteMs;
/** A slice of the database is read anew for each batch of it: with more rows than this it is cut in two. */
const mostInSlice = 10_000;
/** A page ends where so many archived rows were looked through, however few of them are in it. */
const mostLooked = 5_000_000;

const atMs = (at: string): number => Date.parse(`${at.slice(0, 23)}Z`);
const placeAtMs = (ms: number): RowPlace => placeAt(new Date(ms).toISOString().replace('Z', '000Z'));

/**
 * Finds where a page ends, so that the cursor of the next one can be told before the first row goes out, and how to read
 * it: in stretches of time, longer where little was published.
 *
 * @param start the first row that may be in it
 * @param end the last moment that may be in it
 * @param limit how many rows it holds at most
 * @throws Refusal 503 when an archived day that it reaches into cannot be read
 */
export async function planHistoryPage(
  source: HistorySource,
  start: RowPlace,
  end: string,
  limit: number,
): Promise<HistoryPage> {
  const slices: Slice[] = [];
  // All that is at the last moment is in the page: it ends before the first microsecond-free moment after it.
  const last = placeAtMs(atMs(end) + 1);
  let left = limit;
  let span = 15 * minuteMs;
  let from = start;
  /** Plans on to a place, as far as it gets; answers where the next page begins once this one is full. */
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
        // What is archived is read once more from where it is wanted: in one go where it can be.
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

/** The period that a filter names, as far as the reader may see. */
export function periodOf({ filter, cutOff }: Pick<HistoryOf, 'filter' | 'cutOff'>): {
  readonly from: string;
  readonly to: string;
} {
  const { from, to } = boundsOf(filter);
  return { from: from ?? cutOff, to: to === null || to > cutOff ? cutOff : to };
}
