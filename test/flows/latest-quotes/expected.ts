import type { latestQuotesMachine } from '../../../machines/latest-quotes.ts';
import type { Predicates } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof latestQuotesMachine> = {
  'the venue is another one': ({ asked }, { choice }) => asked.tv !== choice.tv,
};
