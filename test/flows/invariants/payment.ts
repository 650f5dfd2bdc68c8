import type { paymentMachine } from '../../../machines/payment.ts';
import type { Invariant } from '../oracle/oracle.ts';
import type { Step } from '../oracle/recorder.ts';

const isAsked = ({ effects }: Step, actor: string): boolean =>
  effects.some(({ kind, name }) => kind === 'asks' && name === actor);

const hears = ({ effects }: Step, report: string): boolean =>
  effects.some(({ kind, name }) => kind === 'tells' && name === `parent ${report}`);

export const invariants: readonly Invariant<typeof paymentMachine>[] = [
  {
    requirement: 'decisions.md Money',
    says: 'only what the service calls paid is shown paid; a declined payment never',
    holds: (before, event, after) =>
      !after.matches('paid') || before?.matches('paid') === true || event.output === 'paid',
  },
  {
    requirement: 'decisions.md Money',
    says: 'a payment is told to be complete exactly when it comes to be paid',
    holds: (before, _event, after, step) =>
      hears(step, 'payment.completed') === (after.matches('paid') && before?.matches('paid') !== true),
  },
  {
    requirement: 'decisions.md Money',
    says: 'what is paid stays paid',
    holds: (before, _event, after) => before?.matches('paid') !== true || after.matches('paid'),
  },
  {
    requirement: 'B 7',
    says: 'nothing is charged that the person has not just approved',
    holds: (_before, event, _after, step) =>
      !isAsked(step, 'executeOrder') || event.type === 'payment.approved',
  },
  {
    requirement: 'decisions.md Money',
    says: 'each charge carries the key of its own approval',
    holds: (_before, event, after, step) => !isAsked(step, 'executeOrder') || after.context.key === event.key,
  },
  {
    requirement: 'B 7',
    says: 'a purchase is opened at the provider only by pressing the button',
    holds: (_before, event, _after, step) =>
      !isAsked(step, 'createOrder') || event.type === 'payment.started',
  },
  {
    requirement: 'decisions.md Money',
    says: 'while it is being taken or held back nobody can start it again',
    holds: (_before, _event, after) =>
      !after.hasTag('charging') || !after.can({ type: 'payment.started', key: 'again' }),
  },
  {
    requirement: 'decisions.md Money',
    says: 'whoever invoked it hears that it is charging before anything is charged',
    holds: (_before, _event, _after, step) =>
      !isAsked(step, 'executeOrder') || hears(step, 'payment.charging'),
  },
  {
    requirement: 'decisions.md Money',
    says: 'after a silence of the charge nothing is released before the service was asked',
    holds: (before, event, _after, step) =>
      before?.matches('executing') !== true ||
      event.type === 'xstate.done.actor.executeOrder' ||
      !hears(step, 'payment.released'),
  },
  {
    requirement: 'decisions.md Money',
    says: 'what is paid for does not change on the way',
    holds: (before, _event, after) =>
      before === null ||
      (before.context.subject === after.context.subject && before.context.amount === after.context.amount),
  },
  {
    requirement: 'B 8',
    says: 'what failed can be read where it failed',
    holds: (_before, _event, after) => !after.matches('failed') || after.context.failure !== null,
  },
  {
    requirement: 'B 8',
    says: 'the script is asked for three times at the most before a person is asked',
    holds: (_before, _event, after) => after.context.scriptAttempts <= 3,
  },
];
