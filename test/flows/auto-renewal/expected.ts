import type { autoRenewalMachine } from '../../../machines/auto-renewal.ts';
import type { Predicates } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof autoRenewalMachine> = {
  'it is switched on': (_, { isOn }) => isOn,
  'the service has the requested setting': ({ isOn }, { output }) => output === isOn,
};
