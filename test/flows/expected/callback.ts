import type { callbackMachine } from '../../../machines/callback.ts';
import type { Predicates } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof callbackMachine> = {
  'the address carries no code any more': (_, { output }) => output.grant === null,
  'nobody is signed in': (_, { output }) => output === null,
};
