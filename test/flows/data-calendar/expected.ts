import type { dataCalendarMachine } from '../../../machines/data-calendar.ts';
import type { Predicates } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof dataCalendarMachine> = {
  'the venue exists': (_, { output }) => output !== null,
};
