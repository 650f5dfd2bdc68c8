import type { secondFactorMachine } from '../../../machines/second-factor.ts';
import type { Predicates } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof secondFactorMachine> = {
  'it is set up elsewhere': (_, { output }) => Object(output).settings !== null,
  'it is on': (_, { output }) => Object(output).isOn === true,
  'the password was wrong': (_, { error }) => Object(error).failure?.fields?.password !== undefined,
  'something was refused': ({ failure }) => failure !== null,
  'it was begun anew meanwhile': (_, { error }) => {
    const { kind, fields = {} } = Object(Object(error).failure);
    return kind === 'refused' && Object.keys(fields).length === 0;
  },
};
