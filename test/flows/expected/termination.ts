import type { terminationMachine } from '../../../machines/termination.ts';
import type { Predicates } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof terminationMachine> = {
  'the service turned it down': (_, { output }) => output.kind === 'refused',
};
