import type { FastifyBaseLogger } from 'fastify';
import type { DataType } from '../../domain/feed/data-types.ts';
import { type CutOff, cutOffNow } from '../feed/cut-off.ts';
import type { FeedPosition } from '../feed/feed-position.ts';
import { Refusal } from '../http/refusal.ts';
import type { LiveReads } from '../usage/live-reads.ts';
import type { Figures } from '../watch/figures.ts';
import { type ArrivalListener, listenForArrivals } from './arrival-listener.ts';
import { positionNow, readArrivals, sourceOf } from './arrivals.ts';
import { EventStream, eventText } from './event-stream.ts';
import { byPosition, groupKey, type LiveGroup, type LiveReader, nextEvent, untilNext } from './live-group.ts';
import { type EndReason, endedRights, type LiveRightsDeps } from './live-rights.ts';
import { type Followed, type NewRows, readNewRows } from './new-rows.ts';
import { createStreamPlaces } from './stream-places.ts';

export type LiveFeedDeps = LiveRightsDeps & {
  readonly databaseUrl: string;
  readonly streamsPerAccount: number;
  readonly liveReads: Pick<LiveReads, 'count'>;
  readonly figures: Pick<Figures, 'streamsOpen' | 'streamRows' | 'streamsDropped'>;
  readonly log: () => Pick<FastifyBaseLogger, 'warn'>;
  /** Pause between two looks for rows that have become visible, in milliseconds. */
  readonly tickMs?: number;
  /** Pause between two signs of life, in milliseconds; rights are checked with each. */
  readonly heartbeatMs?: number;
};

/** Who opens a stream, and its starting position; null: from now on. */
type StreamRequest = {
  readonly accountId: string;
  readonly sessionId: string;
  readonly followed: Followed;
  readonly cutOff: CutOff;
  readonly from: FeedPosition | null;
  readonly idOf: LiveGroup['idOf'];
  readonly countRows: LiveReader['countRows'];
};

/** The streams of this process. */
export type LiveFeed = {
  /**
   * @throws Refusal 409 if the stream cannot continue from the position, 429 if the account has all its streams open
   */
  readonly open: (request: StreamRequest) => Promise<EventStream>;
  /** Ends all streams so that their readers reconnect elsewhere, and accepts no more. */
  readonly stop: () => Promise<void>;
};

const dataTypes: readonly DataType[] = ['order', 'trade'];
const readsAtOnce = 4;
/** How far the clocks of two instances may differ, in milliseconds. */
const clocksApartMs = 60_000;
const retryMs = 3_000;
const alive = Buffer.from(':\n\n');

const later = (a: string, b: string): boolean => BigInt(a) > BigInt(b);

function doesNotGoOn(): Refusal {
  return new Refusal('conflict', 'The rows since this position are no longer known: reload the view.');
}

/**
 * Streams of new rows, triggered by the database's notifications; rows are read once for all readers who see the same.
 */
export function createLiveFeed(deps: LiveFeedDeps): LiveFeed {
  const { pool, clock, streamsPerAccount, figures, tickMs = 500, heartbeatMs = 15_000 } = deps;
  const groups = new Map<string, LiveGroup>();
  const places = createStreamPlaces(streamsPerAccount);
  const seen = new Map<DataType, string>();
  let listener: ArrivalListener | null = null;
  let timers: readonly NodeJS.Timeout[] = [];
  let stopped = false;
  let running: Promise<void> | null = null;
  let isWanted = false;
  let isBeatWanted = false;

  const end = (reader: LiveReader, reason: EndReason): void =>
    reader.stream.finish(Buffer.from(eventText('ended', JSON.stringify({ reason }))));

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
    for (const group of active) if (sources.has(sourceOf(group.followed))) group.isTouched = true;
    seen.set(dataType, head);
  };

  const eventsOf = ({ data, position }: NewRows, idOf: LiveGroup['idOf']): Buffer | null =>
    data === null ? null : Buffer.from(eventText('rows', data, idOf(position)));

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
        const text = eventsOf(news, group.idOf);
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

  const tellNext = (group: LiveGroup): void => {
    const event = group.nextSeenAt === group.toldNext ? null : nextEvent(group, clock);
    if (event === null) return;
    group.toldNext = group.nextSeenAt;
    for (const { stream } of group.readers) stream.send(event);
  };

  const isDue = (group: LiveGroup): boolean => group.isTouched || (untilNext(group, clock) ?? 1) <= 0;

  const look = async (isBeat: boolean): Promise<void> => {
    for (const dataType of dataTypes) await noteArrivals(dataType);
    const due = [...groups.values()].filter(isDue);
    const asked = (isBeat ? [...groups.values()] : due).flatMap(({ readers }) => [...readers]);
    for (const [reader, reason] of await endedRights(deps, asked)) {
      reader.group.readers.delete(reader);
      end(reader, reason);
    }
    if (isBeat) for (const { stream } of asked) stream.send(alive);
    const rest = due.values();
    const work = async (): Promise<void> => {
      for (const group of rest) await deliver(group);
    };
    await Promise.all(Array.from({ length: readsAtOnce }, work));
    for (const group of groups.values()) tellNext(group);
  };

  const run = async (): Promise<void> => {
    while (isWanted && !stopped) {
      const isBeat = isBeatWanted;
      isWanted = false;
      isBeatWanted = false;
      await look(isBeat).catch((error: unknown) =>
        deps.log().warn({ err: error }, 'new rows could not be read'),
      );
    }
  };
  const wake = (): void => {
    isWanted = true;
    running ??= run().finally(() => {
      running = null;
      if (isWanted && !stopped) wake();
    });
  };

  const tick = (): void => {
    const all = [...groups.values()];
    if (all.some(isDue)) wake();
    else for (const group of all) tellNext(group);
  };
  const beat = (): void => {
    isBeatWanted = true;
    wake();
  };

  const begin = async (): Promise<void> => {
    if (listener === null) {
      listener = listenForArrivals(deps.databaseUrl, wake, (error) =>
        deps
          .log()
          .warn(
            { err: error },
            'arrivals are not announced by the database; the service polls for them instead',
          ),
      );
      timers = [setInterval(tick, tickMs), setInterval(beat, heartbeatMs)];
      for (const timer of timers) timer.unref();
    }
    await listener.ready;
  };

  const join = (request: StreamRequest, stream: EventStream, news: NewRows): void => {
    const { followed, cutOff, accountId, sessionId, idOf } = request;
    const { dataType } = followed.view;
    const key = groupKey(followed, cutOff.isDelayed);
    const group: LiveGroup = groups.get(key) ?? {
      followed,
      dataType,
      isDelayed: cutOff.isDelayed,
      idOf,
      readers: new Set(),
      isTouched: false,
      nextAt: null,
      nextSeenAt: null,
      toldNext: null,
    };
    groups.set(key, group);
    const reader: LiveReader = {
      accountId,
      sessionId,
      venueMic: followed.venueMic,
      dataType,
      isDelayed: cutOff.isDelayed,
      group,
      stream,
      countRows: request.countRows,
      position: news.position,
    };
    group.readers.add(reader);
    group.nextAt = news.nextAt;
    group.nextSeenAt = news.nextSeenAt;
    const next = nextEvent(group, clock);
    if (next) stream.send(next);
    stream.once('close', () => {
      group.readers.delete(reader);
      if (group.readers.size === 0 && groups.get(key) === group) groups.delete(key);
    });
    const known = seen.get(dataType);
    if (known === undefined) seen.set(dataType, news.position.id);
    // The others' rows were read after this reader's.
    else if (later(known, news.position.id)) group.isTouched = true;
    if (news.position.at > cutOff.at) group.isTouched = true;
  };

  return {
    open: async (request) => {
      const { cutOff, followed, accountId, idOf } = request;
      const give = places.take(accountId);
      try {
        await begin();
        const from = request.from ?? (await positionNow(pool, followed.view.dataType, cutOff));
        const ahead = Date.parse(from.at) - Date.parse(cutOff.at);
        if (from.isDelayed !== cutOff.isDelayed || ahead > clocksApartMs) throw doesNotGoOn();
        const news: NewRows =
          from.at > cutOff.at
            ? { position: from, data: null, rows: 0, nextAt: null, nextSeenAt: null, isForgotten: false }
            : await readNewRows(pool, followed, from, cutOff);
        if (news.isForgotten) throw doesNotGoOn();
        const { isDelayed } = cutOff;
        const { view, venueMic } = followed;
        if (news.data !== null)
          await deps.liveReads.count([{ ...request, venueMic, dataType: view.dataType, isDelayed }]);
        if (stopped)
          throw new Refusal('unavailable', 'Service is temporarily unavailable', { retryAfter: 5 });
        const stream = new EventStream();
        stream.once('close', give);
        figures.streamsOpen += 1;
        stream.once('close', () => {
          figures.streamsOpen -= 1;
          if (stream.isOverrun) figures.streamsDropped += 1;
        });
        const begun = news.data === null ? news.position : from;
        const opened = eventText('opened', JSON.stringify({ isDelayed: cutOff.isDelayed }), idOf(begun));
        stream.send(Buffer.from(`retry: ${retryMs}\n\n${opened}`));
        const rows = eventsOf(news, idOf);
        if (rows) stream.send(rows);
        figures.streamRows += news.rows;
        request.countRows(news.rows);
        join(request, stream, news);
        return stream;
      } catch (error) {
        give();
        throw error;
      }
    },
    stop: async () => {
      stopped = true;
      for (const timer of timers) clearInterval(timer);
      for (const { readers } of groups.values()) for (const reader of readers) end(reader, 'stopping');
      groups.clear();
      await listener?.stop();
      await running;
    },
  };
}
