import type { instrumentMachine } from '../../../machines/instrument.ts';
import type { Predicates } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof instrumentMachine> = {
  'it may be seen': (_, { output }) => output !== null,
  'it has been shown': (context) => context.instrument !== null,
};
