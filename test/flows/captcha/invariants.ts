import type { captchaMachine } from '../../../machines/captcha.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof captchaMachine>[] = [
  {
    requirement: 'decisions.md Forms',
    says: 'the script is requested at most twice before the failure is reported',
    holds: (_, __, after) => after.context.attempts <= 2,
  },
  {
    requirement: 'A 4.9',
    says: 'verification requires a passed challenge',
    holds: (before, event, after) =>
      !after.matches('verified') || before?.matches('verified') === true || event.type === 'challenge.passed',
  },
  {
    requirement: 'A 5',
    says: 'a check that the configuration skips stays passed',
    holds: (before, _, after) => !before?.matches('skipped') || after.matches('skipped'),
  },
  {
    requirement: 'A 4.9',
    says: 'the challenge is repeated whenever its answer is invalidated',
    holds: (before, event, after) =>
      event.type !== 'captcha.reset' ||
      !before ||
      before === after ||
      after.context.rounds === before.context.rounds + 1,
  },
];
