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
  /** Told how many rows it is sent. */
  readonly countRows: (rows: number) => void;
  position: FeedPosition;
};

/** All who follow the same rows by the same right: what is new is read once for them. */
export type LiveGroup = {
  readonly followed: Followed;
  readonly dataType: DataType;
  readonly isDelayed: boolean;
  /** A position of its source as events tell it. */
  readonly idOf: (position: FeedPosition) => string;
  readonly readers: Set<LiveReader>;
  /** Something may have arrived that has not been looked at. */
  isTouched: boolean;
  /** When the next row that is there already was published, in milliseconds; null: none is. */
  nextAt: number | null;
  /** The same of the next row that its readers will see: a filter may hide the one before. */
  nextSeenAt: number | null;
  /** Of which such row it has been told that it comes. */
  toldNext: number | null;
};

/** What two readers share when they are of one group. */
export const groupKey = ({ instrumentId, segment, view, filter }: Followed, isDelayed: boolean): string =>
  JSON.stringify([instrumentId, segment, view.id, filter && filterScope(filter), isDelayed]);

/** The readers of a group by how far they are: nearly always all are equally far. */
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

/** How long before a delayed row is free that is told, in milliseconds: what is told of it is 14 minutes old. */
const toldBeforeMs = 60_000;

const untilFree = (at: number | null, isDelayed: boolean, clock: BusinessClock): number | null =>
  at === null ? null : at - Date.parse(cutOffNow(isDelayed, clock).at);

/** How long until it has to be looked for rows, in milliseconds; at most 0: now. Null: nothing waits. */
export const untilNext = ({ nextAt, isDelayed }: LiveGroup, clock: BusinessClock): number | null =>
  untilFree(nextAt, isDelayed, clock);

/** The event that tells when the next delayed row that is seen is free; null when there is nothing to tell. */
export function nextEvent(group: LiveGroup, clock: BusinessClock): Buffer | null {
  const until = untilFree(group.nextSeenAt, group.isDelayed, clock);
  if (!group.isDelayed || until === null || until > toldBeforeMs) return null;
  return Buffer.from(eventText('next', JSON.stringify({ seconds: Math.max(0, Math.ceil(until / 1000)) })));
}
