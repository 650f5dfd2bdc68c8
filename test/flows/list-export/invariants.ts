import type { listExportMachine } from '../../../machines/list-export.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof listExportMachine>[] = [
  {
    requirement: 'C 23',
    says: 'there is a file only of a list that was read as far as a file goes',
    holds: (_, __, { value, context: { gathered } }) => (gathered !== null) === (value === 'gathered'),
  },
  {
    requirement: 'C 23',
    says: 'what is read is the list that was asked for',
    holds: (_, event, __, { effects }) =>
      effects.every(
        ({ kind, data }) =>
          kind !== 'asks' ||
          (event.type === 'export.requested' && JSON.stringify(data) === JSON.stringify(event.asked)),
      ),
  },
];
