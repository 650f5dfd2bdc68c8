import type { callbackMachine } from '../../../machines/callback.ts';
import { failureOf, unknownReturn } from '../../../src/domain/failure.ts';
import type { Predicates } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof callbackMachine> = {
  'the address no longer has a code': (_, { output }) => output.grant === null,
  'the address belongs to no sign-in of this tab': (_, { error }) => failureOf(error).name === unknownReturn,
  'nobody is signed in': (_, { output }) => output === null,
};
