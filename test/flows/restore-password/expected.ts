import type { restorePasswordMachine } from '../../../machines/restore-password.ts';
import type { Predicates } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof restorePasswordMachine> = {
  'it was opened by a link': (_, { withLink }) => withLink === true,
  'a login was kept over a reload': ({ login }, { withLink }) => login !== '' && withLink === false,
  'the human verification is skipped': ({ skipCaptcha }) => skipCaptcha,
};
