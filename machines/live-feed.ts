import { assign, emit, enqueueActions, fromCallback, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { Criteria } from '../src/domain/feed/criteria.ts';
import type { ViewId } from '../src/domain/feed/feed-views.ts';
import { type News, reconnectPause, type StreamEnd, together } from '../src/domain/feed/live-news.ts';

/** The view being followed, and its starting position. */
type Followed = {
  readonly criteria: Criteria;
  readonly viewId: ViewId;
  /** The position of the rows shown, from which the stream continues. */
  readonly position: string;
};

type Context = Followed & {
  /** What has arrived but is not shown yet. */
  readonly waiting: News | null;
  /** When the next delayed row becomes available, ISO; null if unknown. */
  readonly nextAt: string | null;
  readonly end: StreamEnd | null;
  /** When the connection was lost, ISO; null while there is one. */
  readonly lostAt: string | null;
  /** The number of consecutive losses. */
  readonly tries: number;
};

export type LiveFeedEvent =
  /** The browser has a place for this stream, now or since another window has given it up. */
  | { readonly type: 'place.taken' }
  /** Other windows have all of the browser's streams. */
  | { readonly type: 'place.missed' }
  /** `position`: where it begins, which goes further than the view's own if nothing was new in between. */
  | { readonly type: 'stream.opened'; readonly position: string }
  | { readonly type: 'stream.rowsCame'; readonly position: string; readonly news: News }
  | { readonly type: 'stream.nextTold'; readonly at: string }
  /** A poll has told all that was new. */
  | { readonly type: 'stream.caughtUp' }
  | { readonly type: 'stream.ended'; readonly reason: StreamEnd }
  | { readonly type: 'stream.lost'; readonly at: string }
  | { readonly type: 'tab.hidden' }
  | { readonly type: 'tab.shown' }
  | { readonly type: 'retry.requested' }
  | { readonly type: 'news.requested' }
  | { readonly type: 'follow.toggled' };

/**
 * New rows of an open view (B 1). Provide `stream`, which reports what arrives and is reopened from the last position;
 * `poll`, which reports the same of what is new by now; and `place`, which holds one of the few streams that all windows
 * of a browser may have open. New rows are counted, and shown on request or at once.
 */
export const liveFeedMachine = setup({
  types: {
    input: {} as Followed,
    context: {} as Context,
    events: {} as LiveFeedEvent,
    emitted: {} as
      /** `position`: how far the rows shown go now. */
      { type: 'news.shown'; news: News; position: string } | { type: 'session.stale' },
    tags: {} as 'busy' | 'error' | 'live',
    children: {} as { place: 'place'; stream: 'stream'; poll: 'poll' },
  },
  actors: {
    place: fromCallback<{ type: 'place.returned' }>(() => {}),
    stream: fromCallback<{ type: 'none' }, Pick<Followed, 'criteria' | 'position'>>(() => {}),
    poll: fromCallback<{ type: 'none' }, Pick<Followed, 'criteria' | 'position'>>(() => {}),
  },
  delays: {
    /** Provide one that differs between clients that lost the connection at the same time. */
    reconnectPause: ({ context }) => reconnectPause(context.tries, 0),
    steadyTime: 10_000,
    answerTime: 20_000,
    pollPause: 5_000,
  },
  guards: {
    hasNews: ({ context }) => context.waiting !== null,
    isSignedOut: ({ event }) => event.type === 'stream.ended' && event.reason === 'signedOut',
  },
  actions: {
    keepPosition: assign(({ event }) =>
      event.type === 'stream.opened' || event.type === 'stream.rowsCame' ? { position: event.position } : {},
    ),
    keepNews: assign(({ context: { viewId, waiting }, event }) =>
      event.type === 'stream.rowsCame' ? { waiting: together(viewId, waiting, event.news) } : {},
    ),
    showNews: enqueueActions(({ event, enqueue }) => {
      if (event.type !== 'stream.rowsCame') return;
      enqueue.emit({ type: 'news.shown', news: event.news, position: event.position });
    }),
    // Rows passed on are not kept, so that none is shown twice.
    showWaiting: enqueueActions(({ context: { waiting, position }, enqueue }) => {
      if (waiting) enqueue.emit({ type: 'news.shown', news: waiting, position });
      enqueue.assign({ waiting: null });
    }),
    keepNext: assign(({ event }) => (event.type === 'stream.nextTold' ? { nextAt: event.at } : {})),
    keepEnd: assign(({ event }) => (event.type === 'stream.ended' ? { end: event.reason } : {})),
    keepLoss: assign(({ context, event }) =>
      event.type === 'stream.lost' ? { lostAt: context.lostAt ?? event.at } : {},
    ),
    forgetLoss: assign({ lostAt: null }),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    forgetTries: assign({ tries: 0 }),
    forgetEnd: assign({ end: null }),
    askForSession: emit({ type: 'session.stale' }),
    returnPlace: sendTo('place', { type: 'place.returned' }),
  },
}).createMachine({
  id: 'liveFeed',
  description: 'New rows of an open view, as they arrive.',
  context: ({ input: { criteria, viewId, position } }) => ({
    criteria,
    viewId,
    position,
    waiting: null,
    nextAt: null,
    end: null,
    lostAt: null,
    tries: 0,
  }),
  type: 'parallel',
  states: {
    connection: {
      description: 'Whether new rows arrive.',
      initial: 'open',
      states: {
        open: {
          description: 'New rows are told over a stream, or asked for again and again.',
          initial: 'placing',
          invoke: { id: 'place', src: 'place', onError: '.polling' },
          on: {
            'stream.ended': [
              { guard: 'isSignedOut', target: 'ended', actions: ['keepEnd', 'askForSession'] },
              { target: 'ended', actions: 'keepEnd' },
            ],
            'stream.lost': { target: 'reconnecting', actions: 'keepLoss' },
            'stream.nextTold': { actions: 'keepNext' },
            'tab.hidden': 'paused',
          },
          states: {
            placing: {
              description: 'The browser is asked whether it can have one more stream; the rows shown stay.',
              tags: 'busy',
              on: { 'place.taken': 'streaming', 'place.missed': 'polling' },
            },
            streaming: {
              description: 'The stream is being opened or is open.',
              initial: 'connecting',
              invoke: {
                id: 'stream',
                src: 'stream',
                input: ({ context: { criteria, position } }) => ({ criteria, position }),
                onError: '#liveFeed.connection.reconnecting',
              },
              states: {
                connecting: {
                  description: 'The stream is being opened; the rows shown stay.',
                  tags: 'busy',
                  on: { 'stream.opened': { target: 'live', actions: ['keepPosition', 'forgetLoss'] } },
                  // A proxy that holds streams back still passes on answers that end.
                  after: {
                    answerTime: { target: '#liveFeed.connection.open.polling', actions: 'returnPlace' },
                  },
                },
                live: {
                  description: 'New rows arrive on their own.',
                  tags: 'live',
                  // A connection that is immediately lost again is not reopened ever more often.
                  after: { steadyTime: { actions: 'forgetTries' } },
                },
              },
            },
            polling: {
              description: 'Without a stream of its own, the view asks for what is new.',
              initial: 'connecting',
              invoke: {
                id: 'poll',
                src: 'poll',
                input: ({ context: { criteria, position } }) => ({ criteria, position }),
                onError: '#liveFeed.connection.reconnecting',
              },
              on: {
                'place.taken': 'streaming',
                // The service forgets old positions, also where nothing new is published.
                'stream.opened': { actions: 'keepPosition' },
                'stream.caughtUp': { target: 'resting', actions: ['forgetLoss', 'forgetTries'] },
              },
              after: { answerTime: '#liveFeed.connection.reconnecting' },
              states: {
                connecting: {
                  description: 'It asks for the first time; the rows shown stay.',
                  tags: 'busy',
                },
                live: { description: 'It asks again; new rows go on arriving.', tags: 'live' },
              },
            },
            resting: {
              description: 'New rows were asked for a moment ago.',
              tags: 'live',
              after: { pollPause: 'polling.live' },
              on: { 'place.taken': 'streaming' },
            },
          },
        },
        reconnecting: {
          description: 'The connection was lost; it is retried after a growing delay.',
          tags: 'busy',
          entry: 'countTry',
          after: { reconnectPause: 'open' },
          on: { 'retry.requested': 'open', 'tab.hidden': 'paused' },
        },
        paused: {
          description: 'The page is hidden: nothing is fetched, and nothing is lost.',
          on: { 'tab.shown': 'open' },
        },
        ended: {
          description: 'No more new rows arrive, and the page says why.',
          tags: 'error',
          on: { 'retry.requested': { target: 'open', actions: 'forgetEnd' } },
        },
      },
    },
    reading: {
      description: 'What happens to new rows.',
      initial: 'counting',
      states: {
        counting: {
          description: 'New rows are counted; the rows being read do not move.',
          on: {
            'stream.rowsCame': { actions: ['keepPosition', 'keepNews'] },
            'news.requested': { guard: 'hasNews', actions: 'showWaiting' },
            'follow.toggled': { target: 'following', actions: 'showWaiting' },
          },
        },
        following: {
          description: 'New rows are shown as they arrive, newest on top.',
          on: {
            'stream.rowsCame': { actions: ['keepPosition', 'showNews'] },
            'follow.toggled': 'counting',
          },
        },
      },
    },
  },
});

/** What a page shows of the feed. */
export type LiveFeedView = { readonly isFollowing: boolean; readonly waiting: News | null } & (
  | { readonly kind: 'connecting' | 'paused' }
  | { readonly kind: 'live'; readonly nextAt: string | null }
  | { readonly kind: 'reconnecting'; readonly lostAt: string | null }
  | { readonly kind: 'ended'; readonly end: StreamEnd | null }
);

export function viewOf(snapshot: SnapshotFrom<typeof liveFeedMachine>): LiveFeedView {
  const { waiting, nextAt, lostAt, end } = snapshot.context;
  const { connection, reading } = snapshot.value;
  const view = { isFollowing: reading === 'following', waiting };
  switch (connection) {
    case 'paused':
      return { ...view, kind: connection };
    case 'reconnecting':
      return { ...view, kind: connection, lostAt };
    case 'ended':
      return { ...view, kind: connection, end };
    default:
      return snapshot.hasTag('live') ? { ...view, kind: 'live', nextAt } : { ...view, kind: 'connecting' };
  }
}
