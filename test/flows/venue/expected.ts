import type { venueMachine } from '../../../machines/venue.ts';
import type { Predicates } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof venueMachine> = {
  'the venue exists': (_, { output }) => output !== null,
};
