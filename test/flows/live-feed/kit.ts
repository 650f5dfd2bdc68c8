import { expect } from 'vitest';
import { type AnyEventObject, fromCallback, type SnapshotFrom } from 'xstate';
import { type LiveFeedEvent, liveFeedMachine, viewOf } from '../../../machines/live-feed.ts';
import type { FeedRow } from '../../../src/domain/feed/feed-record.ts';
import type { News } from '../../../src/domain/feed/live-news.ts';
import { gilt, loadedAt, tradesRecord } from '../data-view/kit.ts';
import type { Kit, WorldEvent } from '../kit.ts';

type Snapshot = SnapshotFrom<typeof liveFeedMachine>;

const [sample] = tradesRecord.Data;
const row = (id: string): FeedRow => ({ ...sample, id });

/** A new trade. */
export const firstNews: News = {
  rows: [row('trade-90')],
  changed: [],
  skipped: 0,
  newest: '2026-11-20T15:00:00.000000Z',
};

const examples: readonly (LiveFeedEvent | WorldEvent)[] = [
  { type: 'place.taken' },
  { type: 'place.missed' },
  { type: 'stream.opened', position: 'position-2' },
  { type: 'stream.caughtUp' },
  { type: 'stream.rowsCame', position: 'position-1', news: firstNews },
  { type: 'stream.nextTold', at: loadedAt },
  { type: 'stream.ended', reason: 'rightLost' },
  { type: 'stream.ended', reason: 'signedOut' },
  { type: 'stream.lost', at: loadedAt },
  { type: 'tab.hidden' },
  { type: 'tab.shown' },
  { type: 'retry.requested' },
  { type: 'news.requested' },
  { type: 'follow.toggled' },
  { type: 'xstate.error.actor.place', error: new Error('the browser has no locks') },
  { type: 'xstate.error.actor.stream', error: new Error('the stream could not be read') },
  { type: 'xstate.error.actor.poll', error: new Error('the answer could not be read') },
  { type: 'xstate.after.reconnectPause.liveFeed.connection.reconnecting' },
  { type: 'xstate.after.answerTime.liveFeed.connection.open.streaming.connecting' },
  { type: 'xstate.after.steadyTime.liveFeed.connection.open.streaming.live' },
  { type: 'xstate.after.answerTime.liveFeed.connection.open.polling' },
  { type: 'xstate.after.pollPause.liveFeed.connection.open.resting' },
];

const label = (event: AnyEventObject): string =>
  event.type === 'stream.ended' ? `${event.type} ${event.reason}` : event.type;

const still = fromCallback(() => {});

const isBusy = (snapshot: Snapshot): void => {
  expect(snapshot.hasTag('busy')).toBe(true);
  expect(viewOf(snapshot).kind).toBe('connecting');
};

const isLive = (snapshot: Snapshot): void => {
  expect(snapshot.hasTag('live')).toBe(true);
  expect(viewOf(snapshot)).toMatchObject({ kind: 'live', nextAt: snapshot.context.nextAt });
  expect(snapshot.context.lostAt).toBeNull();
};

const waitingNever = (snapshot: Snapshot): void =>
  expect(viewOf(snapshot)).toMatchObject({ isFollowing: true, waiting: null });

export const liveFeedKit: Kit<typeof liveFeedMachine> = {
  flow: 'liveFeed',
  machine: liveFeedMachine,
  input: { criteria: gilt, viewId: 'tradeDisplay', position: 'position-0' },
  examples,
  label,
  actors: { place: still, stream: still, poll: still },
  key: ({ value, context }) => [value, context.waiting !== null, context.end, context.tries > 0],
  // New rows are counted or shown in any state of the connection.
  stopWhen: ({ context: { waiting, tries, end }, value }) =>
    [waiting, tries > 0 || end, value.reading === 'following'].filter(Boolean).length > 1,
  states: {
    connection: ({ context }) => expect(context.position).toMatch(/^position-\d$/),
    'connection.open': ({ context }) => expect(context.end).toBeNull(),
    'connection.open.placing': isBusy,
    'connection.open.streaming': ({ children }) => expect(children.stream).toBeDefined(),
    'connection.open.streaming.connecting': isBusy,
    'connection.open.streaming.live': isLive,
    'connection.open.polling': ({ children }) => expect(children.poll).toBeDefined(),
    'connection.open.polling.connecting': isBusy,
    'connection.open.polling.live': isLive,
    'connection.open.resting': isLive,
    'connection.reconnecting': (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.can({ type: 'retry.requested' })).toBe(true);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'reconnecting', lostAt: snapshot.context.lostAt });
    },
    'connection.paused': (snapshot) => {
      expect(snapshot.can({ type: 'tab.shown' })).toBe(true);
      expect(viewOf(snapshot).kind).toBe('paused');
    },
    'connection.ended': (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(snapshot.context.end).not.toBeNull();
      expect(viewOf(snapshot)).toMatchObject({ kind: 'ended', end: snapshot.context.end });
    },
    reading: () => {},
    'reading.counting': (snapshot) =>
      expect(snapshot.can({ type: 'news.requested' })).toBe(snapshot.context.waiting !== null),
    'reading.following': waitingNever,
  },
  refusals: [
    {
      name: 'B 1: there is no news to show before any has arrived',
      after: [{ type: 'place.taken' }, { type: 'stream.opened', position: 'position-2' }],
      event: { type: 'news.requested' },
    },
    {
      name: 'B 1: news that was shown is not shown again',
      after: [
        { type: 'place.taken' },
        { type: 'stream.opened', position: 'position-2' },
        { type: 'stream.rowsCame', position: 'position-1', news: firstNews },
        { type: 'news.requested' },
      ],
      event: { type: 'news.requested' },
    },
  ],
};
