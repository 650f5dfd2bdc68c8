import { isDeepStrictEqual } from 'node:util';
import type { fileDownloadMachine } from '../../../machines/file-download.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof fileDownloadMachine>[] = [
  {
    requirement: 'B 8',
    says: 'only a file that was given to the browser is called saved',
    holds: (before, event, { context }) =>
      before === null ||
      context.saved === before.context.saved ||
      (event.type === 'xstate.done.actor.saveFile' && context.saved === before.context.current?.name),
  },
  {
    requirement: 'decisions.md Flows',
    says: 'a file called cancelled was cancelled, and nothing has been downloaded since',
    holds: (before, event, { context }) =>
      context.cancelled === null ||
      (context.current === null &&
        (context.cancelled === before?.context.cancelled ||
          (event.type === 'download.cancelled' && context.cancelled === before?.context.current?.name))),
  },
  {
    requirement: 'B 9',
    says: 'nothing is queued while no file is being downloaded',
    holds: (_before, _, { context: { current, waiting } }) => current !== null || waiting.length === 0,
  },
  {
    requirement: 'B 9',
    says: 'no file is being downloaded or queued twice',
    holds: (_before, _, { context: { current, waiting } }) => {
      const paths = [...(current ? [current] : []), ...waiting].map(({ path }) => path);
      return new Set(paths).size === paths.length;
    },
  },
  {
    requirement: 'B 7',
    says: 'no bytes are received before HEAD has answered',
    holds: (_before, _, { context: { facts, received } }) => facts !== null || received === 0,
  },
  {
    requirement: 'decisions.md Flows',
    says: 'the pauses before further attempts grow: 1, 4 and 16 seconds',
    holds: (_before, _, { context: { attempt } }, { effects }) =>
      effects.every(
        ({ kind, name, data }) =>
          kind !== 'waits' || name !== 'resumePause' || data === [1_000, 4_000, 16_000][attempt - 1],
      ),
  },
  {
    requirement: 'decisions.md Flows',
    says: 'cancelling a file ends its download and starts the next in the queue, which is kept',
    holds: (before, event, { context }) =>
      before === null ||
      event.type !== 'download.cancelled' ||
      before.context.current === null ||
      (context.current === (before.context.waiting[0] ?? null) &&
        context.waiting.length === Math.max(0, before.context.waiting.length - 1)),
  },
  {
    requirement: 'B 7',
    says: 'another requested file does not affect the current download',
    holds: (before, event, { context }) =>
      before === null ||
      event.type !== 'file.requested' ||
      before.context.current === null ||
      (context.current === before.context.current && context.received === before.context.received),
  },
  {
    requirement: 'B 7',
    says: 'checks, downloads and saves concern the current file, with what HEAD said about it',
    holds: (_before, _event, { context }, { effects }) =>
      effects.every(({ kind, name, data }) => {
        const { file, facts } = Object(data);
        return (
          kind !== 'asks' ||
          ((name === 'saveFile' || isDeepStrictEqual(file, context.current)) &&
            (name === 'checkFile' || isDeepStrictEqual(facts, context.facts)))
        );
      }),
  },
  {
    requirement: 'B 7',
    says: 'a new file is added at the end of the queue',
    holds: (before, event, { context: { current, waiting } }) => {
      if (event.type !== 'file.requested' || before === null) return true;
      const known = [before.context.current, ...before.context.waiting].filter((one) => one !== null);
      const isKnown = known.some(({ path }) => path === event.file.path);
      return isDeepStrictEqual(
        [current, ...waiting].filter((one) => one !== null),
        isKnown ? known : [...known, event.file],
      );
    },
  },
];
