import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { fromCallback } from 'xstate';
import { type LiveFeedEvent, liveFeedMachine } from '../../../machines/live-feed.ts';
import { eventChecks } from '../../contract/generated/event-validators.js';
import { failureOf } from '../../domain/failure.ts';
import type { Criteria } from '../../domain/feed/criteria.ts';
import { reconnectPause, type StreamEnd } from '../../domain/feed/live-news.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';
import { serviceNow } from '../api/service-time.ts';
import { feedQuery } from './data-view.ts';

/** The service sends a sign of life every 15 seconds. */
const silenceMs = 45_000;

type Tell = (event: LiveFeedEvent) => void;

const { StreamOpened, StreamRows, StreamNext, StreamEnded } = eventChecks;

/** What the data of an event is, read; undefined where it is no JSON. */
function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

/** What an event of the stream says to the flow; null: nothing. What is not as the contract has it is not used. */
function eventOf({ event, id, data }: EventSourceMessage): LiveFeedEvent | null {
  const value = parsed(data);
  if (event === 'opened' && StreamOpened(value)) return { type: 'stream.opened' };
  if (event === 'rows' && StreamRows(value) && id)
    return { type: 'stream.rowsCame', position: id, news: value };
  if (event === 'next' && StreamNext(value))
    return { type: 'stream.nextTold', at: new Date(Date.now() + value.seconds * 1000).toISOString() };
  if (event === 'ended' && StreamEnded(value))
    return value.reason === 'stopping' ? null : { type: 'stream.ended', reason: value.reason };
  const isKnown = ['opened', 'rows', 'next', 'ended'].includes(event ?? '');
  return isKnown ? { type: 'stream.ended', reason: 'unreadable' } : null;
}

/** Why a stream that was not opened is not asked for again; null: it is. */
function endOf(error: unknown): StreamEnd | null {
  const { kind } = failureOf(error);
  if (kind === 'unauthenticated') return 'signedOut';
  if (kind === 'forbidden' || kind === 'notFound') return 'rightLost';
  if (kind === 'limited') return 'tooMany';
  return kind === 'refused' ? 'gap' : null;
}

async function read(
  { criteria, position }: { readonly criteria: Criteria; readonly position: string },
  gone: AbortController,
  tell: Tell,
): Promise<void> {
  const body = await ask(
    client.GET('/api/feed/stream', {
      params: { query: { ...feedQuery(criteria), position } },
      parseAs: 'stream',
      signal: gone.signal,
    }),
    { handler: 'sessionOnly' },
  );
  const parser = createParser({
    onEvent: (message) => {
      const event = eventOf(message);
      if (event) tell(event);
    },
  });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  // A connection that nobody answers any more is not closed by anybody.
  let silence = setTimeout(() => gone.abort(), silenceMs);
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      clearTimeout(silence);
      silence = setTimeout(() => gone.abort(), silenceMs);
      parser.feed(part.value);
    }
  } finally {
    clearTimeout(silence);
  }
}

/** The stream of a view, over fetch: an EventSource would not tell why it was refused. */
const stream = fromCallback<{ type: 'none' }, { readonly criteria: Criteria; readonly position: string }>(
  ({ input, sendBack }) => {
    const gone = new AbortController();
    let isLeft = false;
    const tell: Tell = (event) => {
      if (!isLeft) sendBack(event);
    };
    read(input, gone, tell).then(
      () => tell({ type: 'stream.lost', at: serviceNow() }),
      (error: unknown) => {
        const reason = endOf(error);
        tell(reason ? { type: 'stream.ended', reason } : { type: 'stream.lost', at: serviceNow() });
      },
    );
    return () => {
      isLeft = true;
      gone.abort();
    };
  },
);

export const liveFeed = liveFeedMachine.provide({
  actors: { stream },
  delays: { reconnectPause: ({ context }) => reconnectPause(context.tries, Math.random()) },
});
