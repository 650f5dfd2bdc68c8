import type { Database } from '../../platform/database/database.ts';
import type { Secrets } from '../../platform/seal.ts';
import { rightsOf } from '../accounts/rights.ts';
import type { BusinessClock } from '../clock.ts';
import { cutOffOf, nothingYet } from '../feed/cut-off.ts';
import { createPositionSeal, openPosition, sealPosition } from '../feed/feed-position.ts';
import { assertFilterable, feedSource, questionOf } from '../feed/feed-source.ts';
import { readFilter } from '../feed/filter-sql.ts';
import type { Operations } from '../http/operation.ts';
import type { LiveFeed } from './live-feed.ts';

export type StreamDeps = {
  readonly pool: Database;
  readonly clock: BusinessClock;
  readonly noPaymentMode: boolean;
  readonly secret: Secrets;
  readonly liveFeed: LiveFeed;
};

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
} as const;

/** The handler of the stream of a data view (decisions.md Live). */
export function streamOperations({ pool, clock, noPaymentMode, secret, liveFeed }: StreamDeps) {
  const seal = createPositionSeal(secret);
  return {
    streamFeedData: async ({ query, session, headers: asked, signal, countRows }) => {
      const { datatype, tv } = query;
      const rights = await rightsOf(pool, session.accountId, clock.now(), noPaymentMode);
      const cutOff = cutOffOf(rights, tv, datatype, clock) ?? nothingYet;
      const source = await feedSource(pool, questionOf(query), cutOff);
      const filter = readFilter(query, datatype);
      if (filter) assertFilterable(source.view, filter);
      const place = asked['Last-Event-ID'] === undefined ? 'position' : 'Last-Event-ID';
      const last = asked['Last-Event-ID'] ?? query.position;
      const open = query.once ? liveFeed.openOnce : liveFeed.open;
      const stream = await open({
        accountId: session.accountId,
        sessionId: session.id,
        followed: {
          venueMic: tv,
          instrumentId: source.found.id,
          segment: source.segment,
          view: source.view,
          filter,
        },
        cutOff,
        from: last === undefined ? null : openPosition(seal, source, last, place),
        countRows,
        idOf: (position) => sealPosition(seal, source, position),
      });
      const leave = (): void => void stream.destroy();
      if (signal.aborted) leave();
      else signal.addEventListener('abort', leave, { once: true });
      return { status: 200, stream, headers };
    },
  } satisfies Partial<Operations>;
}
