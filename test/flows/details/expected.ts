import type { detailsMachine } from '../../../machines/details.ts';
import type { Predicates, Walks } from '../oracle/oracle.ts';
import { janet } from './kit.ts';

export const predicates: Predicates<typeof detailsMachine> = {
  'the kept values differ from the saved ones': ({ kept }, { output }) =>
    kept?.firstName !== undefined && kept.firstName !== output.firstName,
};

const draftFails = { type: 'xstate.error.actor.draft', error: new Error('the draft broke') };

export const walks: Walks = {
  'the form goes on when nothing can be kept': [
    { type: 'xstate.done.actor.loadDetails', output: janet },
    { type: 'details.unlocked' },
    draftFails,
    { type: 'form.sent' },
  ],
};
