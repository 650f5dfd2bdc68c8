import type { callbackMachine } from '../../../machines/callback.ts';
import type { Predicates } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof callbackMachine> = {
  'the address no longer has a code': (_, { output }) => output.grant === null,
  'nobody is signed in': (_, { output }) => output === null,
};
