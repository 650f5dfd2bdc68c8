import type { documentsMachine } from '../../../machines/documents.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof documentsMachine>[] = [
  {
    requirement: 'B 4',
    says: 'a download, finished or failed, leaves the list as it is',
    holds: (before, event, { context }) =>
      before === null || !event.type.startsWith('download.') || context.links === before.context.links,
  },
  {
    requirement: 'B 8',
    says: 'a file that failed is not called saved',
    holds: (before, event, { context }) =>
      before === null || event.type !== 'download.failed' || context.saved === before.context.saved,
  },
];
