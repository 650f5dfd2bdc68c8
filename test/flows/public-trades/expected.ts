import type { publicTradesMachine } from '../../../machines/public-trades.ts';
import type { Predicates } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof publicTradesMachine> = {
  'it is known already': ({ latest }, { output }) => latest === output,
  'trades are shown': ({ latest }) => latest !== null,
};
