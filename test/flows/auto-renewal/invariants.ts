import type { autoRenewalMachine } from '../../../machines/auto-renewal.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof autoRenewalMachine>[] = [
  {
    requirement: 'decisions.md Money',
    says: 'a missing answer proves nothing: only an answer settles the setting',
    holds: (before, event, after) =>
      before === null ||
      before.value === after.value ||
      !(after.matches('kept') || after.matches('refused')) ||
      event.type === 'autoRenewal.loaded' ||
      event.type.startsWith('xstate.done.'),
  },
  {
    requirement: 'B 9',
    says: 'a setting cannot be changed again while it is being saved',
    holds: (_before, _event, after) =>
      !after.hasTag('busy') || !after.can({ type: 'autoRenewal.changed', isOn: !after.context.isOn }),
  },
];
