import type { getDataMachine } from '../../../machines/get-data.ts';
import { getDataAddress, mostDownloads } from '../../../src/domain/feed/data-choice.ts';
import type { Invariant } from '../oracle/oracle.ts';

const requirement = 'decisions.md Data and views';
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const invariants: readonly Invariant<typeof getDataMachine>[] = [
  {
    requirement,
    says: 'what is looked up, and what is fetched, is the choice',
    holds: (_before, _event, { context: { choice, offer } }, { effects }) =>
      effects.every(
        ({ kind, name, data }) =>
          kind !== 'asks' ||
          (same(Object(data).choice, choice) && (name !== 'fetchData' || same(Object(data).offer, offer))),
      ),
  },
  {
    requirement,
    says: 'what was offered of one choice is not fetched for another',
    holds: (before, _event, { context: { choice, offer } }) =>
      before === null || before.context.choice === choice || offer === null,
  },
  {
    requirement,
    says: 'something is fetched only once it is known to be there',
    holds: (_before, _event, after) => {
      const { offer } = after.context;
      return !after.matches('downloading') || (offer !== null && offer.way !== 'nothing');
    },
  },
  {
    requirement,
    says: 'a download is wanted only until it is known what there is',
    holds: (_before, _event, { value, context: { isWanted } }) =>
      !isWanted || value === 'looking' || value === 'failed',
  },
  {
    requirement,
    says: 'the downloads remembered are at most ten, each choice once',
    holds: (_before, _event, { context: { downloads } }) =>
      downloads.length <= mostDownloads &&
      new Set(downloads.map(({ choice }) => getDataAddress(choice))).size === downloads.length,
  },
  {
    requirement,
    says: 'a change of the downloads remembered is told',
    holds: (before, _event, { context: { downloads } }, { effects }) => {
      const told = effects.filter(({ name }) => name === 'downloads.changed');
      return (
        (before === null || before.context.downloads === downloads || told.length === 1) &&
        told.every(({ data }) => same(data, { type: 'downloads.changed', downloads }))
      );
    },
  },
  {
    requirement,
    says: 'the new address is that of the choice, in place of the one before',
    holds: (_before, _event, { context: { choice } }, { effects }) =>
      effects.every(
        ({ kind, name, data }) =>
          kind !== 'emits' ||
          name !== 'navigate' ||
          same(data, { type: 'navigate', to: getDataAddress(choice), replace: true }),
      ),
  },
  {
    requirement,
    says: 'the reason of a failure is shown until something else is asked, and only for a failure',
    holds: (_before, _event, after) =>
      (after.matches('failed') || after.matches({ ready: 'notSaved' })) === (after.context.failure !== null),
  },
  {
    requirement,
    says: 'the bytes received are those of the download under way',
    holds: (_before, _event, after) => after.matches('downloading') || after.context.received === 0,
  },
];
