import type { confirmationMachine } from '../../../machines/confirmation.ts';
import type { Predicates } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof confirmationMachine> = {
  'a code is asked for': ({ by }) => by === 'code',
  'the service asks for the other': ({ by }, { error }) => !(by in Object(error).failure.fields),
};
