import type { liveFeedMachine } from '../../../machines/live-feed.ts';
import type { Predicates, Walks } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof liveFeedMachine> = {
  'rows are waiting': ({ waiting }) => waiting !== null,
  'the position is unchanged': ({ position }, event) => position === event.position,
  'the connection was lost before': ({ lostAt }) => lostAt !== null,
  'it was lost recently': ({ tries }) => tries > 0,
  'the session has ended': (_context, event) => event.reason === 'signedOut',
  'the time is unchanged': ({ nextAt }, event) => nextAt === event.at,
};

export const walks: Walks = {
  'the connection is lost again before it is established': [
    { type: 'stream.lost', at: '2026-11-20T20:04:00.000Z' },
    { type: 'retry.requested' },
    { type: 'stream.lost', at: '2026-11-20T20:05:00.000Z' },
    { type: 'retry.requested' },
    { type: 'stream.opened' },
  ],
};
