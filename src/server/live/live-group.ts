import type { DataType } from '../../domain/feed/data-types.ts';
import type { BusinessClock } from '../clock.ts';
import { cutOffNow } from '../feed/cut-off.ts';
import type { FeedPosition } from '../feed/feed-position.ts';
import { filterScope } from '../feed/filter-sql.ts';
import { type EventStream, eventText } from './event-stream.ts';
import type { Follower } from './live-rights.ts';
import type { Followed } from './new-rows.ts';

/** One open stream. */
export type LiveReader = Follower & {
  readonly group: LiveGroup;
  readonly stream: EventStream;
  /** Called with the number of rows sent. */
  readonly countRows: (rows: number) => void;
  position: FeedPosition;
};

/** All readers who follow the same rows with the same right: new rows are read once for them. */
export type LiveGroup = {
  readonly followed: Followed;
  readonly dataType: DataType;
  readonly isDelayed: boolean;
  /** A position of its source, as in events. */
  readonly idOf: (position: FeedPosition) => string;
  readonly readers: Set<LiveReader>;
  /** Something may have arrived that has not been read yet. */
  isTouched: boolean;
  /** When the next stored row was published, in milliseconds; null if there is none. */
  nextAt: number | null;
  /** The same for the next row that its readers will see: a filter may hide the one before. */
  nextSeenAt: number | null;
  /** The row that was last announced. */
  toldNext: number | null;
};

/** What readers of the same group have in common. */
export const groupKey = ({ instrumentId, segment, view, filter }: Followed, isDelayed: boolean): string =>
  JSON.stringify([instrumentId, segment, view.id, filter && filterScope(filter), isDelayed]);

/** A group's readers by position: nearly always the same for all. */
export function byPosition({ readers }: LiveGroup): readonly (readonly LiveReader[])[] {
  const places = new Map<string, LiveReader[]>();
  for (const reader of readers) {
    const place = `${reader.position.at} ${reader.position.id}`;
    const there = places.get(place);
    if (there) there.push(reader);
    else places.set(place, [reader]);
  }
  return [...places.values()];
}

/** How long before a delayed row becomes visible it is announced, in milliseconds: by then it is 14 minutes old. */
const toldBeforeMs = 60_000;

const untilFree = (at: number | null, isDelayed: boolean, clock: BusinessClock): number | null =>
  at === null ? null : at - Date.parse(cutOffNow(isDelayed, clock).at);

/** Milliseconds until rows have to be looked for; 0 or less: now. Null: nothing is pending. */
export const untilNext = ({ nextAt, isDelayed }: LiveGroup, clock: BusinessClock): number | null =>
  untilFree(nextAt, isDelayed, clock);

/** The event that announces the next delayed row; null if there is nothing to announce. */
export function nextEvent(
  { nextSeenAt, isDelayed }: Pick<LiveGroup, 'nextSeenAt' | 'isDelayed'>,
  clock: BusinessClock,
): Buffer | null {
  const until = untilFree(nextSeenAt, isDelayed, clock);
  if (!isDelayed || until === null || until > toldBeforeMs) return null;
  return Buffer.from(eventText('next', JSON.stringify({ seconds: Math.max(0, Math.ceil(until / 1000)) })));
}
