import type { autoRenewalMachine } from '../../../machines/auto-renewal.ts';
import type { Predicates } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof autoRenewalMachine> = {
  'it is to be on': (_, { isOn }) => isOn,
  'the service keeps what was wanted': ({ isOn }, { output }) => output === isOn,
};
