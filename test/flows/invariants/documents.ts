import type { documentsMachine } from '../../../machines/documents.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof documentsMachine>[] = [
  {
    requirement: 'B 4',
    says: 'a download leaves the list as it is',
    holds: (before, event, { context }) =>
      before === null || event.type !== 'document.requested' || context.links === before.context.links,
  },
];
