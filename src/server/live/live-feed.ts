import type { FastifyBaseLogger } from 'fastify';
import type { Notices } from '../database/notices.ts';
import type { CutOff } from '../feed/cut-off.ts';
import type { FeedPosition } from '../feed/feed-position.ts';
import { Refusal } from '../http/refusal.ts';
import type { Figures } from '../watch/figures.ts';
import { positionNow } from './arrivals.ts';
import { createDelivery, type DeliveryDeps, endStream, type LiveStreams, rowsEvent } from './deliver-rows.ts';
import { EventStream, eventText } from './event-stream.ts';
import { groupKey, type LiveGroup, type LiveReader, nextEvent } from './live-group.ts';
import { type Followed, type NewRows, readNewRows } from './new-rows.ts';
import { createStreamPlaces } from './stream-places.ts';

export type LiveFeedDeps = DeliveryDeps & {
  readonly notices: Notices;
  readonly streamsPerAccount: number;
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
  /**
   * What is new by now, as a stream that ends with it.
   * @throws Refusal 409 if it cannot continue from the position
   */
  readonly openOnce: (request: StreamRequest) => Promise<EventStream>;
  /** Ends all streams so that their readers reconnect elsewhere, and accepts no more. */
  readonly stop: () => Promise<void>;
};

/** How far the clocks of two instances may differ, in milliseconds. */
const clocksApartMs = 60_000;
const retryMs = 3_000;

const later = (a: string, b: string): boolean => BigInt(a) > BigInt(b);

function doesNotGoOn(): Refusal {
  return new Refusal('conflict', 'The rows since this position are no longer known: reload the view.');
}

/** The position from which a stream goes on, and the rows that are new since then. @throws Refusal 409 if it cannot */
async function firstRows(
  { pool }: LiveFeedDeps,
  { cutOff, followed, from: asked }: StreamRequest,
): Promise<{ readonly from: FeedPosition; readonly news: NewRows }> {
  const from = asked ?? (await positionNow(pool, followed.view.dataType, cutOff));
  const ahead = Date.parse(from.at) - Date.parse(cutOff.at);
  if (from.isDelayed !== cutOff.isDelayed || ahead > clocksApartMs) throw doesNotGoOn();
  const news: NewRows =
    from.at > cutOff.at
      ? { position: from, data: null, rows: 0, nextAt: null, nextSeenAt: null, isForgotten: false }
      : await readNewRows(pool, followed, from, cutOff);
  if (news.isForgotten) throw doesNotGoOn();
  return { from, news };
}

/** Adds a stream to the group of those who follow the same; it leaves when it closes. */
function join(
  { clock }: LiveFeedDeps,
  { groups, seen }: LiveStreams,
  request: StreamRequest,
  stream: EventStream,
  news: NewRows,
): void {
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
}

/**
 * Streams of new rows, triggered by the database's notifications; rows are read once for all readers who see the same.
 */
export function createLiveFeed(deps: LiveFeedDeps): LiveFeed {
  const { streamsPerAccount, figures, tickMs = 500, heartbeatMs = 15_000 } = deps;
  const streams: LiveStreams = { groups: new Map(), seen: new Map() };
  const { groups } = streams;
  const { isDue, tellNext, look } = createDelivery(deps, streams);
  const places = createStreamPlaces(streamsPerAccount);
  let timers: readonly NodeJS.Timeout[] = [];
  let stopped = false;
  let running: Promise<void> | null = null;
  let isWanted = false;
  let isBeatWanted = false;

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
    if (timers.length === 0) {
      deps.notices.on('daylight_arrivals', wake);
      timers = [setInterval(tick, tickMs), setInterval(beat, heartbeatMs)];
      for (const timer of timers) timer.unref();
    }
    await deps.notices.begin();
  };

  /** Records whose rows these are, before they are sent. */
  const countRead = async (request: StreamRequest, { data }: NewRows): Promise<void> => {
    const { followed, cutOff } = request;
    const { venueMic, view } = followed;
    if (data === null) return;
    await deps.liveReads.count([
      { ...request, venueMic, dataType: view.dataType, isDelayed: cutOff.isDelayed },
    ]);
  };

  /** A stream that says where it begins, with the first rows. */
  const openStream = (request: StreamRequest, from: FeedPosition, news: NewRows): EventStream => {
    const { accountId, cutOff, idOf } = request;
    const stream = new EventStream();
    figures.streamsOpen += 1;
    stream.once('close', () => {
      figures.streamsOpen -= 1;
      if (!stream.isOverrun) return;
      figures.streamsDropped += 1;
      deps.log().warn({ accountId }, 'a stream was cut off because it was not read');
    });
    const begun = news.data === null ? news.position : from;
    const opened = eventText('opened', JSON.stringify({ isDelayed: cutOff.isDelayed }), idOf(begun));
    stream.send(Buffer.from(`retry: ${retryMs}\n\n${opened}`));
    const rows = rowsEvent(news, idOf);
    if (rows) stream.send(rows);
    figures.streamRows += news.rows;
    request.countRows(news.rows);
    return stream;
  };

  return {
    open: async (request) => {
      const release = places.acquire(request.accountId);
      try {
        await begin();
        const { from, news } = await firstRows(deps, request);
        await countRead(request, news);
        if (stopped)
          throw new Refusal('unavailable', 'Service is temporarily unavailable', { retryAfter: 5 });
        const stream = openStream(request, from, news);
        stream.once('close', release);
        join(deps, streams, request, stream, news);
        return stream;
      } catch (error) {
        release();
        throw error;
      }
    },
    openOnce: async (request) => {
      const { from, news } = await firstRows(deps, request);
      await countRead(request, news);
      const stream = openStream(request, from, news);
      const { isDelayed } = request.cutOff;
      stream.finish(nextEvent({ nextSeenAt: news.nextSeenAt, isDelayed }, deps.clock));
      return stream;
    },
    stop: async () => {
      stopped = true;
      for (const timer of timers) clearInterval(timer);
      for (const { readers } of groups.values()) for (const reader of readers) endStream(reader, 'stopping');
      groups.clear();
      await running;
    },
  };
}
