import type { terminationMachine } from '../../../machines/termination.ts';
import { failureOf } from '../../../src/domain/failure.ts';
import type { Predicates } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof terminationMachine> = {
  'the service refused it': (_, { error }) => failureOf(error).kind === 'refused',
};
