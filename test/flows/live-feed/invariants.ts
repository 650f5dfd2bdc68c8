import { isDeepStrictEqual } from 'node:util';
import type { liveFeedMachine } from '../../../machines/live-feed.ts';
import type { Invariant } from '../oracle/oracle.ts';

/** The shortest pauses in milliseconds, by the number of lost connections in a row. */
const pauses = [1000, 2000, 4000, 8000, 15_000];

export const invariants: readonly Invariant<typeof liveFeedMachine>[] = [
  {
    requirement: 'decisions.md Live',
    says: 'every new row is shown once, at once or with the waiting rows',
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
    says: 'only rows and beginnings change the position, which is that of the last one',
    holds: (before, event, { context: { position } }) =>
      before === null ||
      position === before.context.position ||
      ((event.type === 'stream.rowsCame' || event.type === 'stream.opened') && position === event.position),
  },
  {
    requirement: 'decisions.md Live',
    says: 'rows are shown with the position up to which they go',
    holds: (_before, _event, { context: { position } }, { effects }) =>
      effects.every(({ name, data }) => name !== 'news.shown' || Object(data).position === position),
  },
  {
    requirement: 'decisions.md Live',
    says: 'a stream is requested from the current position',
    holds: (_before, _event, { context: { position, criteria } }, { effects }) =>
      effects.every(
        ({ kind, name, data }) =>
          kind !== 'asks' ||
          !['stream', 'poll'].includes(name) ||
          isDeepStrictEqual(data, { criteria, position }),
      ),
  },
  {
    requirement: 'decisions.md Live',
    says: 'rows are shown without a request only in follow mode',
    holds: (_before, event, after, { effects }) =>
      effects.every(
        ({ name }) =>
          name !== 'news.shown' || event.type === 'news.requested' || after.matches({ reading: 'following' }),
      ),
  },
  {
    requirement: 'decisions.md Live',
    says: 'a lost connection is restored after growing pauses of at most half a minute',
    holds: (_before, _event, { context: { tries } }, { effects }) =>
      effects.every(
        ({ kind, name, data }) =>
          kind !== 'waits' || name !== 'reconnectPause' || data === (pauses[tries - 1] ?? pauses.at(-1)),
      ),
  },
  {
    requirement: 'decisions.md Live',
    says: 'attempts are counted one by one, and reset only by a stable connection or an answered poll',
    holds: (before, event, { context: { tries } }) =>
      before === null ||
      tries === before.context.tries ||
      tries === before.context.tries + 1 ||
      (tries === 0 && (event.type === 'stream.caughtUp' || event.type.startsWith('xstate.after.steadyTime'))),
  },
  {
    requirement: 'decisions.md Live',
    says: 'a stream is opened only when the browser has given it a place',
    holds: (_before, event, _after, { effects }) =>
      effects.every(({ kind, name }) => kind !== 'asks' || name !== 'stream' || event.type === 'place.taken'),
  },
  {
    requirement: 'decisions.md Live',
    says: 'nothing is asked for while the tab is hidden, and no place is kept',
    holds: (_before, _event, after) =>
      !after.matches({ connection: 'paused' }) ||
      (after.children.place ?? after.children.stream ?? after.children.poll) === undefined,
  },
  {
    requirement: 'decisions.md Live',
    says: 'the time of the loss is that of the first one until there is a connection again',
    holds: (before, _event, { context: { lostAt } }) => {
      const known = before?.context.lostAt ?? null;
      return known === null || lostAt === known || lostAt === null;
    },
  },
  {
    requirement: 'A 8',
    says: 'the session is checked exactly when the stream says that it has ended',
    holds: (_before, event, _after, { effects }) =>
      effects.every(
        ({ name }) =>
          name !== 'session.stale' || (event.type === 'stream.ended' && event.reason === 'signedOut'),
      ),
  },
];
