import type { accountExportMachine } from '../../../machines/account-export.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof accountExportMachine>[] = [
  {
    requirement: 'regulation.md',
    says: 'once an export has ended, in any way, another can be requested',
    holds: (_, __, after) => after.matches('exporting') || after.can({ type: 'export.requested' }),
  },
];
