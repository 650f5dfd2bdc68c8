import type { venueMachine } from '../../../machines/venue.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof venueMachine>[] = [
  {
    requirement: 'C 2',
    says: 'a venue is shown only when it has loaded, stays only while another year loads, and does not turn into another',
    holds: (before, _, after) =>
      (after.matches('loading') || after.matches('shown') === (after.context.facts !== null)) &&
      (before === null || before.context.asked.mic === after.context.asked.mic),
  },
];
