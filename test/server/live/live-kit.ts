import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { StreamRows } from '../../../src/contract/generated/types.ts';
import type { ErrorBody } from '../../../src/server/http/refusal.ts';
import { bondTradesAsked, type FeedKit } from '../feed/feed-kit.ts';

/** What came over a stream, its data parsed. */
export type StreamEvent = {
  readonly event: string;
  readonly id: string | undefined;
  readonly data: Partial<StreamRows> & {
    readonly reason?: string;
    readonly isDelayed?: boolean;
    readonly seconds?: number;
  };
};

export type Following = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The answer's body as JSON; for refusals. */
  readonly refusal: () => Promise<ErrorBody>;
  /** The next event; null when the stream has ended. */
  readonly next: () => Promise<StreamEvent | null>;
  /** Reads on to the next event of this name. */
  readonly nextOf: (name: string) => Promise<StreamEvent>;
  /** Closes the connection in the middle of the stream. */
  readonly leave: () => void;
};

export type FollowOptions = {
  readonly query?: Readonly<Record<string, string>>;
  readonly lastEventId?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
};

async function* messagesOf(answer: IncomingMessage): AsyncGenerator<EventSourceMessage> {
  const read: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (message) => void read.push(message) });
  answer.setEncoding('utf8');
  for await (const chunk of answer) {
    parser.feed(String(chunk));
    yield* read.splice(0);
  }
}

/** Opens a stream over the network, on a connection of its own. */
export async function follow(
  origin: string,
  session: string | null,
  { query = bondTradesAsked, lastEventId, headers = {} }: FollowOptions = {},
): Promise<Following> {
  const request = get(`${origin}/api/feed/stream?${new URLSearchParams(query)}`, {
    agent: false,
    headers: {
      ...(session === null ? {} : { cookie: `session=${session}` }),
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
      ...headers,
    },
  });
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve).once('error', reject);
  });
  let reader: AsyncIterator<EventSourceMessage> | null = null;
  const next: Following['next'] = async () => {
    reader ??= messagesOf(answer);
    const read = await reader.next();
    if (read.done) return null;
    const { event = '', id, data } = read.value;
    return { event, id, data: JSON.parse(data) };
  };
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    refusal: async () => JSON.parse(await text(answer)),
    next,
    nextOf: async (name) => {
      for (;;) {
        const event = await next();
        if (event === null) throw new Error(`the stream ended before ${name}`);
        if (event.event === name) return event;
      }
    },
    leave: () => request.destroy(),
  };
}

/** Lets the feed of a kit listen on a free port; returns its origin. */
export const listening = (kit: FeedKit): Promise<string> => kit.app.listen({ host: '127.0.0.1', port: 0 });

/** Names of the trades in an event, newest first. */
export const tradesIn = ({ data }: StreamEvent): readonly string[] =>
  (data.rows ?? []).map((row) => ('transactionID' in row ? String(row.transactionID) : row.id));
