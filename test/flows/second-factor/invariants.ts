import type { secondFactorMachine } from '../../../machines/second-factor.ts';
import type { Invariant } from '../oracle/oracle.ts';
import { given, removal } from './kit.ts';

export const invariants: readonly Invariant<typeof secondFactorMachine>[] = [
  {
    requirement: 'C 20',
    says: 'secret and recovery codes are in memory only while it is set up',
    holds: (_, __, after) =>
      (after.context.begun !== null) ===
      (after.matches('settingUp') || after.matches('activating') || after.matches('showingCodes')),
  },
  {
    requirement: 'C 20',
    says: 'what was typed is kept nowhere',
    holds: (_, __, { context }) =>
      [given.code, removal.password].every((typed) => !JSON.stringify(context).includes(typed)),
  },
  {
    requirement: 'C 20',
    says: 'the recovery codes are shown once the service has said that it is on, and not before',
    holds: (before, event, after) =>
      !after.matches('showingCodes') ||
      before?.matches('showingCodes') === true ||
      event.type === 'xstate.done.actor.activateFactor',
  },
  {
    requirement: 'C 20',
    says: 'the recovery codes go only once they are said to be saved',
    holds: (before, _, after) =>
      before?.matches('showingCodes') !== true ||
      after.matches('showingCodes') ||
      before.matches({ showingCodes: 'saved' }),
  },
  {
    requirement: 'C 20',
    says: 'what was refused is said where it was given, and nowhere else',
    holds: (_, __, after) =>
      after.context.failure === null ||
      ['settingUp', 'confirming', 'askingPassword'].some((state) => state === after.value),
  },
];
