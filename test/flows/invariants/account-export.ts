import type { accountExportMachine } from '../../../machines/account-export.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof accountExportMachine>[] = [
  {
    requirement: 'regulation.md',
    says: 'whatever became of an export, another can be asked for once it has ended',
    holds: (_, __, after) => after.matches('exporting') || after.can({ type: 'export.requested' }),
  },
];
