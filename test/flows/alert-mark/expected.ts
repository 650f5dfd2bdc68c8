import type { alertMarkMachine } from '../../../machines/alert-mark.ts';
import type { Predicates } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof alertMarkMachine> = {
  'the count is unchanged': ({ unread }, { output }) => unread === output,
};
