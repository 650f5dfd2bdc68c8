import type { detailsMachine } from '../../../machines/details.ts';
import type { Predicates } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof detailsMachine> = {
  'what was kept differs from what is saved': ({ kept }, { output }) =>
    kept?.firstName !== undefined && kept.firstName !== output.firstName,
  'the last submission was refused': ({ wasRefused }) => wasRefused,
};
