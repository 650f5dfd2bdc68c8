import type { venueMachine } from '../../../machines/venue.ts';
import type { Predicates } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof venueMachine> = {
  'the venue exists': (_, { output }) => output !== null,
  'the year before is asked for': ({ asked }) => asked.year === '2025',
  'the year is unchanged': ({ asked }, { year }) => asked.year === year,
  'to the year before': (_, { year }) => year === '2025',
};
