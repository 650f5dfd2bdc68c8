import { fromCallback } from 'xstate';
import { type LiveFeedEvent, liveFeedMachine } from '../../../machines/live-feed.ts';
import { failureOf, tooManyStreams } from '../../domain/failure.ts';
import type { Criteria } from '../../domain/feed/criteria.ts';
import { reconnectPause, type StreamEnd } from '../../domain/feed/live-news.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';
import { serviceNow } from '../api/service-time.ts';
import { late } from '../browser/late.ts';
import { streamPlace } from '../browser/stream-place.ts';
import { feedQuery } from './feed-page.ts';

/** The service sends a heartbeat every 15 seconds. */
const silenceMs = 45_000;

// Loaded with the first stream, since a view renders without it.
const streamEvents = late(() => import('./stream-events.ts'));

type Tell = (event: LiveFeedEvent) => void;

/** The reason not to reopen a stream that failed to open; null if it should be reopened. */
function endOf(error: unknown): StreamEnd | null {
  const { kind, name } = failureOf(error);
  if (kind === 'unauthenticated') return 'signedOut';
  if (kind === 'forbidden' || kind === 'notFound') return 'rightLost';
  if (kind === 'limited') return name === tooManyStreams ? 'tooMany' : 'limited';
  return kind === 'refused' ? 'gap' : null;
}

type Asked = { readonly criteria: Criteria; readonly position: string };

async function read(
  { criteria, position }: Asked,
  isOnce: boolean,
  gone: AbortController,
  tell: Tell,
): Promise<void> {
  const [body, events] = await Promise.all([
    ask(
      client.GET('/api/feed/stream', {
        params: { query: { ...feedQuery(criteria), position, ...(isOnce ? { once: true } : {}) } },
        parseAs: 'stream',
        signal: gone.signal,
      }),
      { handler: 'sessionOnly' },
    ),
    streamEvents.fetch().catch(() => null),
  ]);
  if (events === null) {
    gone.abort();
    tell({ type: 'stream.ended', reason: 'unreadable' });
    return;
  }
  const take = events.eventReader(tell);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  // A dead connection is not closed by itself.
  let silence = setTimeout(() => gone.abort(), silenceMs);
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      clearTimeout(silence);
      silence = setTimeout(() => gone.abort(), silenceMs);
      take(part.value);
    }
  } finally {
    clearTimeout(silence);
  }
}

/** Reads a view's stream through fetch: an EventSource does not say why it was refused. */
const reading = (isOnce: boolean) =>
  fromCallback<{ type: 'none' }, Asked>(({ input, sendBack }) => {
    const gone = new AbortController();
    let isLeft = false;
    const tell: Tell = (event) => {
      if (!isLeft) sendBack(event);
    };
    read(input, isOnce, gone, tell).then(
      () => tell(isOnce ? { type: 'stream.caughtUp' } : { type: 'stream.lost', at: serviceNow() }),
      (error: unknown) => {
        const reason = endOf(error);
        tell(reason ? { type: 'stream.ended', reason } : { type: 'stream.lost', at: serviceNow() });
      },
    );
    return () => {
      isLeft = true;
      gone.abort();
    };
  });

export const liveFeed = liveFeedMachine.provide({
  actors: { place: streamPlace, stream: reading(false), poll: reading(true) },
  delays: { reconnectPause: ({ context }) => reconnectPause(context.tries, Math.random()) },
});
