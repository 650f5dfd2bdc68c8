import type { detailsMachine } from '../../../machines/details.ts';
import type { Predicates } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof detailsMachine> = {
  'the kept values differ from the saved ones': ({ kept }, { output }) =>
    kept?.firstName !== undefined && kept.firstName !== output.firstName,
};
