import type { documentsMachine } from '../../../machines/documents.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof documentsMachine>[] = [
  {
    requirement: 'B 4',
    says: 'a download does not change the list',
    holds: (before, event, { context }) =>
      before === null || event.type !== 'document.requested' || context.links === before.context.links,
  },
];
