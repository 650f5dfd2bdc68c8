import type { signInMachine } from '../../../machines/sign-in.ts';
import type { Predicates } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof signInMachine> = {
  'a code is asked for': (_, { output }) => 'challenge' in output,
  'the sign-in has ended': (_, { failure }) => failure.kind === 'unauthenticated',
};
