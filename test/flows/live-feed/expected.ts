import type { liveFeedMachine } from '../../../machines/live-feed.ts';
import type { Predicates, Walks } from '../oracle/oracle.ts';
import { firstNews } from './kit.ts';

export const predicates: Predicates<typeof liveFeedMachine> = {
  'rows are waiting': ({ waiting }) => waiting !== null,
  'the position is unchanged': ({ position }, event) => position === event.position,
  'the connection was lost before': ({ lostAt }) => lostAt !== null,
  'it was lost before, and the position is unchanged': ({ lostAt, position }, event) =>
    lostAt !== null && position === event.position,
  'it was lost recently': ({ tries }) => tries > 0,
  'the session has ended': (_context, event) => event.reason === 'signedOut',
  'the time is unchanged': ({ nextAt }, event) => nextAt === event.at,
};

export const walks: Walks = {
  'the connection is lost again before it is established': [
    { type: 'place.taken' },
    { type: 'stream.lost', at: '2026-11-20T20:04:00.000Z' },
    { type: 'retry.requested' },
    { type: 'place.taken' },
    { type: 'stream.lost', at: '2026-11-20T20:05:00.000Z' },
    { type: 'retry.requested' },
    { type: 'place.taken' },
    { type: 'stream.opened', position: 'position-2' },
  ],
  'a stream without rows is opened again where it began': [
    { type: 'place.taken' },
    { type: 'stream.opened', position: 'position-2' },
    { type: 'tab.hidden' },
    { type: 'tab.shown' },
    { type: 'place.taken' },
    { type: 'stream.opened', position: 'position-2' },
    { type: 'stream.lost', at: '2026-11-20T20:04:00.000Z' },
    { type: 'retry.requested' },
    { type: 'place.taken' },
    { type: 'stream.opened', position: 'position-2' },
  ],
  'a poll without rows is followed by one from where it began': [
    { type: 'place.missed' },
    { type: 'stream.opened', position: 'position-2' },
    { type: 'stream.caughtUp' },
    { type: 'xstate.after.pollPause.liveFeed.connection.open.resting' },
    { type: 'stream.opened', position: 'position-2' },
  ],
  'a connection that was lost is back as soon as a poll is answered': [
    { type: 'place.missed' },
    { type: 'stream.lost', at: '2026-11-20T20:04:00.000Z' },
    { type: 'retry.requested' },
    { type: 'place.missed' },
    { type: 'stream.caughtUp' },
  ],
  'a poll breaks, and the next one is answered': [
    { type: 'place.missed' },
    { type: 'xstate.error.actor.poll', error: new Error('the answer could not be read') },
    { type: 'retry.requested' },
    { type: 'place.missed' },
    { type: 'stream.caughtUp' },
  ],
  'the next row is announced twice, and rows come twice while they are followed': [
    { type: 'place.taken' },
    { type: 'stream.opened', position: 'position-2' },
    { type: 'stream.nextTold', at: '2026-11-20T20:04:00.000Z' },
    { type: 'stream.nextTold', at: '2026-11-20T20:04:00.000Z' },
    { type: 'follow.toggled' },
    { type: 'stream.rowsCame', position: 'position-1', news: firstNews },
    { type: 'stream.rowsCame', position: 'position-1', news: firstNews },
  ],
  'a poll that found rows is followed by one from their position': [
    { type: 'place.missed' },
    { type: 'stream.caughtUp' },
    { type: 'xstate.after.pollPause.liveFeed.connection.open.resting' },
    { type: 'stream.rowsCame', position: 'position-1', news: firstNews },
    { type: 'stream.caughtUp' },
    { type: 'xstate.after.pollPause.liveFeed.connection.open.resting' },
  ],
};
