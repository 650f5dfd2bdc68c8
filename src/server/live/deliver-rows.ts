import type { DataType } from '../../domain/feed/data-types.ts';
import { cutOffNow } from '../feed/cut-off.ts';
import type { LiveReads } from '../usage/live-reads.ts';
import type { Figures } from '../watch/figures.ts';
import { readArrivals, sourceOf } from './arrivals.ts';
import { eventText } from './event-stream.ts';
import { byPosition, type LiveGroup, type LiveReader, nextEvent, untilNext } from './live-group.ts';
import { type EndReason, endedRights, type LiveRightsDeps } from './live-rights.ts';
import { type NewRows, readNewRows } from './new-rows.ts';

export type DeliveryDeps = LiveRightsDeps & {
  readonly liveReads: Pick<LiveReads, 'count'>;
  readonly figures: Pick<Figures, 'streamRows'>;
};

/** The streams of this process by what they follow, and how far the rows of each type have been looked through. */
export type LiveStreams = {
  readonly groups: Map<string, LiveGroup>;
  readonly seen: Map<DataType, string>;
};

export type Delivery = {
  /** Whether new rows have to be read for a group. */
  readonly isDue: (group: LiveGroup) => boolean;
  /** Announces the next delayed row to a group's readers, once. */
  readonly tellNext: (group: LiveGroup) => void;
  /** Sends all new rows to those who may still see them; with a beat, checks every reader's right and sends a sign of life. */
  readonly look: (isBeat: boolean) => Promise<void>;
};

const dataTypes: readonly DataType[] = ['order', 'trade'];
const readsAtOnce = 4;
const alive = Buffer.from(':\n\n');

/** Ends a stream, and says why. */
export function endStream({ stream }: LiveReader, reason: EndReason): void {
  stream.finish(Buffer.from(eventText('ended', JSON.stringify({ reason }))));
}

/** The event with new rows; null if there are none. */
export const rowsEvent = ({ data, position }: NewRows, idOf: LiveGroup['idOf']): Buffer | null =>
  data === null ? null : Buffer.from(eventText('rows', data, idOf(position)));

/** Reads new rows, once for all readers who see the same, and sends them. */
export function createDelivery(deps: DeliveryDeps, { groups, seen }: LiveStreams): Delivery {
  const { pool, clock, figures } = deps;

  const send = ({ stream, countRows }: LiveReader, text: Buffer, rows: number): void => {
    stream.send(text);
    figures.streamRows += rows;
    countRows(rows);
  };

  /** Records the groups for which something has arrived since the last look. */
  const noteArrivals = async (dataType: DataType): Promise<void> => {
    const active = [...groups.values()].filter((group) => group.dataType === dataType);
    const from = seen.get(dataType);
    if (active.length === 0 || from === undefined) return;
    const { head, sources } = await readArrivals(
      pool,
      dataType,
      from,
      active.map(({ followed }) => followed),
    );
    for (const group of groups.values()) {
      if (group.dataType !== dataType) continue;
      // The arrivals for a group that came in the meantime were not asked for, and are not after the new head.
      if (!active.includes(group) || sources.has(sourceOf(group.followed))) group.isTouched = true;
    }
    seen.set(dataType, head);
  };

  /** Sends new rows to a group's readers, each from its position: nearly always the same for all. */
  const deliver = async (group: LiveGroup): Promise<void> => {
    const cutOff = cutOffNow(group.isDelayed, clock);
    group.isTouched = false;
    try {
      for (const [first, ...others] of byPosition(group)) {
        if (!first) continue;
        // The clock of the reader's previous instance is ahead of ours: it waits until ours catches up.
        if (cutOff.at < first.position.at) {
          group.isTouched = true;
          continue;
        }
        const news = await readNewRows(pool, group.followed, first.position, cutOff);
        group.nextAt = news.nextAt;
        group.nextSeenAt = news.nextSeenAt;
        const text = rowsEvent(news, group.idOf);
        if (text) await deps.liveReads.count([first, ...others]);
        for (const reader of [first, ...others]) {
          reader.position = news.position;
          if (text) send(reader, text, news.rows);
        }
      }
    } catch (error) {
      group.isTouched = true;
      throw error;
    }
  };

  const isDue = (group: LiveGroup): boolean => group.isTouched || (untilNext(group, clock) ?? 1) <= 0;

  const tellNext = (group: LiveGroup): void => {
    const event = group.nextSeenAt === group.toldNext ? null : nextEvent(group, clock);
    if (event === null) return;
    group.toldNext = group.nextSeenAt;
    for (const { stream } of group.readers) stream.send(event);
  };

  const look = async (isBeat: boolean): Promise<void> => {
    for (const dataType of dataTypes) await noteArrivals(dataType);
    const due = [...groups.values()].filter(isDue);
    const asked = (isBeat ? [...groups.values()] : due).flatMap(({ readers }) => [...readers]);
    for (const [reader, reason] of await endedRights(deps, asked)) {
      reader.group.readers.delete(reader);
      endStream(reader, reason);
    }
    if (isBeat) for (const { stream } of asked) stream.send(alive);
    const rest = due.values();
    const work = async (): Promise<void> => {
      for (const group of rest) await deliver(group);
    };
    await Promise.all(Array.from({ length: readsAtOnce }, work));
    for (const group of groups.values()) tellNext(group);
  };

  return { isDue, tellNext, look };
}
