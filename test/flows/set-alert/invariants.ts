import type { setAlertMachine } from '../../../machines/set-alert.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof setAlertMachine>[] = [
  {
    requirement: 'C 11',
    says: 'an alert is shown as set only after the service has answered so',
    holds: (_, __, after) => after.matches('done') === (after.context.alert !== null),
  },
  {
    requirement: 'A 8',
    says: 'a refused alert stays for correction under its ids, with the reason',
    holds: (before, _, after) =>
      !before?.matches('saving') ||
      !after.matches('entering') ||
      (after.context.failure !== null && after.context.ids?.id === before.context.ids?.id),
  },
];
