import type { dataCalendarMachine } from '../../../machines/data-calendar.ts';
import type { Predicates } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof dataCalendarMachine> = {
  'there is such a venue': (_, { output }) => output !== null,
};
