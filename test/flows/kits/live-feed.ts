import { expect } from 'vitest';
import { type AnyEventObject, fromCallback, type SnapshotFrom } from 'xstate';
import { type LiveFeedEvent, liveFeedMachine } from '../../../machines/live-feed.ts';
import type { FeedRow } from '../../../src/domain/feed/feed-record.ts';
import type { News } from '../../../src/domain/feed/live-news.ts';
import type { Kit, WorldEvent } from '../kit.ts';
import { gilt, loadedAt, tradesRecord } from './data-view.ts';

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
  { type: 'stream.opened' },
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
  { type: 'xstate.error.actor.stream', error: new Error('the stream could not be read') },
  { type: 'xstate.after.reconnectPause.liveFeed.connection.reconnecting' },
  { type: 'xstate.after.steadyTime.liveFeed.connection.open.live' },
];

const label = (event: AnyEventObject): string =>
  event.type === 'stream.ended' ? `${event.type} ${event.reason}` : event.type;

const waitingNever = ({ context }: Snapshot): void => expect(context.waiting).toBeNull();

export const liveFeedKit: Kit<typeof liveFeedMachine> = {
  flow: 'liveFeed',
  machine: liveFeedMachine,
  input: { criteria: gilt, viewId: 'tradeDisplay', position: 'position-0' },
  examples,
  label,
  actors: { stream: fromCallback(() => {}) },
  key: ({ value, context }) => [
    value,
    context.waiting !== null,
    context.end,
    context.tries > 0,
    context.nextAt,
    context.position,
  ],
  // Waiting news is shown, and the next row is announced, in any state of the connection.
  stopWhen: ({ context: { waiting, nextAt, tries, end } }) =>
    [waiting, nextAt, tries > 0 || end].filter(Boolean).length > 1,
  states: {
    connection: ({ context }) => expect(context.position).toMatch(/^position-\d$/),
    'connection.open': ({ context }) => expect(context.end).toBeNull(),
    'connection.open.connecting': (snapshot) => expect(snapshot.hasTag('busy')).toBe(true),
    'connection.open.live': (snapshot) => {
      expect(snapshot.hasTag('live')).toBe(true);
      expect(snapshot.context.lostAt).toBeNull();
    },
    'connection.reconnecting': (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.can({ type: 'retry.requested' })).toBe(true);
    },
    'connection.paused': (snapshot) => expect(snapshot.can({ type: 'tab.shown' })).toBe(true),
    'connection.ended': (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(snapshot.context.end).not.toBeNull();
    },
    reading: () => {},
    'reading.counting': (snapshot) =>
      expect(snapshot.can({ type: 'news.requested' })).toBe(snapshot.context.waiting !== null),
    'reading.following': waitingNever,
  },
  refusals: [
    {
      name: 'B 1: there is no news to show before any has arrived',
      after: [{ type: 'stream.opened' }],
      event: { type: 'news.requested' },
    },
    {
      name: 'B 1: news that was shown is not shown again',
      after: [
        { type: 'stream.opened' },
        { type: 'stream.rowsCame', position: 'position-1', news: firstNews },
        { type: 'news.requested' },
      ],
      event: { type: 'news.requested' },
    },
  ],
};
