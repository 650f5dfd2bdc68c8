import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { LiveFeedEvent } from '../../../machines/live-feed.ts';
import { eventChecks } from '../../contract/generated/event-validators.js';
import type { StreamEnded as Ended } from '../../contract/generated/types.ts';
import type { StreamEnd } from '../../domain/feed/live-news.ts';

const { StreamOpened, StreamRows, StreamNext, StreamEnded } = eventChecks;

/** The ends of a page's stream. It has a session and no key, so that keys cannot end it. */
const ends: Readonly<Partial<Record<Ended['reason'], StreamEnd>>> = {
  signedOut: 'signedOut',
  rightLost: 'rightLost',
  rightChanged: 'rightChanged',
};

/** The parsed data of an event; undefined if it is not JSON. */
function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

/**
 * The flow's event for an event of the stream; null if it has none. A known event that violates the contract ends the
 * stream.
 */
function eventOf({ event, id, data }: EventSourceMessage): LiveFeedEvent | null {
  const value = parsed(data);
  if (event === 'opened' && StreamOpened(value) && id) return { type: 'stream.opened', position: id };
  if (event === 'rows' && StreamRows(value) && id)
    return { type: 'stream.rowsCame', position: id, news: value };
  if (event === 'next' && StreamNext(value))
    return { type: 'stream.nextTold', at: new Date(Date.now() + value.seconds * 1000).toISOString() };
  if (event === 'ended' && StreamEnded(value))
    return value.reason === 'stopping'
      ? null
      : { type: 'stream.ended', reason: ends[value.reason] ?? 'unreadable' };
  const isKnown = ['opened', 'rows', 'next', 'ended'].includes(event ?? '');
  return isKnown ? { type: 'stream.ended', reason: 'unreadable' } : null;
}

/** Parses a stream's text as it arrives, in pieces cut anywhere, and reports its events to the flow. */
export function eventReader(tell: (event: LiveFeedEvent) => void): (piece: string) => void {
  const parser = createParser({
    onEvent: (message) => {
      const event = eventOf(message);
      if (event) tell(event);
    },
  });
  return (piece) => parser.feed(piece);
}
