import type { topVenuesMachine } from '../../../machines/top-venues.ts';
import type { Predicates } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof topVenuesMachine> = {
  'the report has figures': (_, { output }) => output !== null,
  'the class is already shown': (context, event) => context.instrumentClass === event.instrumentClass,
};
