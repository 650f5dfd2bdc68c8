import type { Registered, registrationMachine } from '../../../machines/registration.ts';
import type { Predicates, Walks } from '../oracle/oracle.ts';
import { free } from './kit.ts';

export const predicates: Predicates<typeof registrationMachine> = {
  'the price has changed': (_context, { price }) => price !== undefined,
  'in no-payment mode': ({ noPaymentMode }) => noPaymentMode,
  'an amount is due': ({ noPaymentMode }, { output, registered }) => {
    const answer: Registered = output ?? registered;
    return !noPaymentMode && answer.subscribeCost > 0;
  },
};

const draftFails = { type: 'xstate.error.actor.draft', error: new Error('the draft broke') };

export const walks: Walks = {
  'the form goes on when nothing can be kept': [
    draftFails,
    { type: 'form.sent' },
    { type: 'form.accepted', output: free },
  ],
};
