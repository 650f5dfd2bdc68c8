import type { venuesMachine } from '../../../machines/venues.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof venuesMachine>[] = [
  {
    requirement: 'B 7',
    says: 'the list is cached on the client: once loaded it is neither requested again nor lost',
    holds: (before, _, { context }) =>
      before === null || before.context.venues.length === 0 || context.venues === before.context.venues,
  },
  {
    requirement: 'B 9',
    says: 'no cost is invented before the service gives one',
    holds: (_before, _, { context }) => context.costPerVenue === null || context.venues.length > 0,
  },
];
