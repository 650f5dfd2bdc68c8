import type { Registered, registrationMachine } from '../../../machines/registration.ts';
import type { Predicates } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof registrationMachine> = {
  'the price has changed': (_context, { price }) => price !== undefined,
  'in no-payment mode': ({ noPaymentMode }) => noPaymentMode,
  'an amount is due': ({ noPaymentMode }, { output, registered }) => {
    const answer: Registered = output ?? registered;
    return !noPaymentMode && answer.subscribeCost > 0;
  },
};
