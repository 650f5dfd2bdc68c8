import { isDeepStrictEqual } from 'node:util';
import type { liveFeedMachine } from '../../../machines/live-feed.ts';
import type { Invariant } from '../oracle/oracle.ts';

/** The shortest pauses, by how often in a row the connection was lost. */
const pauses = [1000, 2000, 4000, 8000, 15_000];

export const invariants: readonly Invariant<typeof liveFeedMachine>[] = [
  {
    requirement: 'decisions.md Live',
    says: 'every row that came is shown once: with what waits, or at once',
    holds: (before, event, after, { effects }) => {
      const shown = effects.flatMap(({ name, data }) =>
        name === 'news.shown' ? Object(data).news.rows : [],
      );
      const had = before?.context.waiting?.rows ?? [];
      const came = event.type === 'stream.rowsCame' ? event.news.rows : [];
      const has = after.context.waiting?.rows ?? [];
      return isDeepStrictEqual([...shown, ...has], [...came, ...had]);
    },
  },
  {
    requirement: 'decisions.md Live',
    says: 'the position is that of the last event, and nothing else moves it',
    holds: (before, event, { context: { position } }) =>
      before === null ||
      position === before.context.position ||
      (event.type === 'stream.rowsCame' && position === event.position),
  },
  {
    requirement: 'decisions.md Live',
    says: 'a stream is asked for from the position that was reached',
    holds: (_before, _event, { context: { position, criteria } }, { effects }) =>
      effects.every(
        ({ kind, name, data }) =>
          kind !== 'asks' || name !== 'stream' || isDeepStrictEqual(data, { criteria, position }),
      ),
  },
  {
    requirement: 'decisions.md Live',
    says: 'rows are shown without being asked for only while they are followed',
    holds: (_before, event, after, { effects }) =>
      effects.every(
        ({ name }) =>
          name !== 'news.shown' || event.type === 'news.requested' || after.matches({ reading: 'following' }),
      ),
  },
  {
    requirement: 'decisions.md Live',
    says: 'a lost connection is made again after a pause that grows, to half a minute at most',
    holds: (_before, _event, { context: { tries } }, { effects }) =>
      effects.every(
        ({ kind, name, data }) =>
          kind !== 'waits' || name !== 'reconnectPause' || data === (pauses[tries - 1] ?? pauses.at(-1)),
      ),
  },
  {
    requirement: 'decisions.md Live',
    says: 'tries are counted one by one, and forgotten by nothing but a connection that holds',
    holds: (before, event, { context: { tries } }) =>
      before === null ||
      tries === before.context.tries ||
      tries === before.context.tries + 1 ||
      (tries === 0 && event.type.startsWith('xstate.after.steadyTime')),
  },
  {
    requirement: 'decisions.md Live',
    says: 'a connection is lost since it was lost first, until one stands again',
    holds: (before, _event, { context: { lostAt } }) => {
      const known = before?.context.lostAt ?? null;
      return known === null || lostAt === known || lostAt === null;
    },
  },
  {
    requirement: 'A 8',
    says: 'the session is asked after when the stream says that it has ended, and only then',
    holds: (_before, event, _after, { effects }) =>
      effects.every(
        ({ name }) =>
          name !== 'session.stale' || (event.type === 'stream.ended' && event.reason === 'signedOut'),
      ),
  },
];
