import type { Registered, registrationMachine } from '../../../machines/registration.ts';
import type { Predicates } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof registrationMachine> = {
  'nothing can be paid': ({ noPaymentMode }) => noPaymentMode,
  'a price is due': ({ noPaymentMode }, { output, registered }) => {
    const answer: Registered = output ?? registered;
    return !noPaymentMode && answer.subscribeCost > 0;
  },
};
