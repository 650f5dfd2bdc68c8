import type { restorePasswordMachine } from '../../../machines/restore-password.ts';
import type { Predicates, Walks } from '../oracle/oracle.ts';
import { login } from './kit.ts';

export const predicates: Predicates<typeof restorePasswordMachine> = {
  'it was opened by a link': (_, { withLink }) => withLink === true,
  'a login was kept over a reload': (context, { withLink }) => context.login !== '' && withLink === false,
  'the human verification is skipped': ({ skipCaptcha }) => skipCaptcha,
};

const draftFails = { type: 'xstate.error.actor.draft', error: new Error('the draft broke') };

export const walks: Walks = {
  'the form goes on when nothing can be kept': [
    { type: 'page.opened', withLink: false },
    draftFails,
    { type: 'form.accepted', output: login },
  ],
};
