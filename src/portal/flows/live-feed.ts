import { createParser } from 'eventsource-parser';
import { fromCallback } from 'xstate';
import { type LiveFeedEvent, liveFeedMachine } from '../../../machines/live-feed.ts';
import { failureOf } from '../../domain/failure.ts';
import type { Criteria } from '../../domain/feed/criteria.ts';
import { newsOf, type StreamEnd } from '../../domain/feed/live-news.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';
import { feedQuery } from './data-view.ts';

/** The service sends a sign of life every 15 seconds. */
const silenceMs = 45_000;

type Tell = (event: LiveFeedEvent) => void;

const now = (): string => new Date().toISOString();

const ends: readonly StreamEnd[] = ['signedOut', 'rightLost', 'rightChanged'];

function memberOf(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null ? new Map(Object.entries(data)).get(name) : undefined;
}

/** Tells the flow of one event of the stream; an event that this page does not know says nothing to it. */
function tellEvent(event: string | undefined, id: string | undefined, data: unknown, tell: Tell): void {
  if (event === 'opened') tell({ type: 'stream.opened' });
  const news = event === 'rows' ? newsOf(data) : null;
  if (news && id) tell({ type: 'stream.rowsCame', position: id, news });
  const seconds = event === 'next' ? memberOf(data, 'seconds') : null;
  if (typeof seconds === 'number')
    tell({ type: 'stream.nextTold', at: new Date(Date.now() + seconds * 1000).toISOString() });
  const reason = event === 'ended' ? ends.find((known) => known === memberOf(data, 'reason')) : undefined;
  if (reason) tell({ type: 'stream.ended', reason });
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
    onEvent: ({ event, id, data }) => tellEvent(event, id, JSON.parse(data), tell),
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
      () => tell({ type: 'stream.lost', at: now() }),
      (error: unknown) => {
        const reason = endOf(error);
        tell(reason ? { type: 'stream.ended', reason } : { type: 'stream.lost', at: now() });
      },
    );
    return () => {
      isLeft = true;
      gone.abort();
    };
  },
);

export const liveFeed = liveFeedMachine.provide({ actors: { stream } });
