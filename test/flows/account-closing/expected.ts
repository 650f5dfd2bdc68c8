import type { accountClosingMachine } from '../../../machines/account-closing.ts';
import type { Predicates } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof accountClosingMachine> = {
  'it is to be closed': (_, { output }) => Object(output).closesOn !== null,
  'a code is asked for': (_, { error }) => Object(error).failure?.name === 'confirmation.code',
  'it was proved': (_, { output }) => output === true,
};
