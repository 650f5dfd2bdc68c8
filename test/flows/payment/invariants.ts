import type { paymentMachine } from '../../../machines/payment.ts';
import { failureOf } from '../../../src/domain/failure.ts';
import type { Invariant } from '../oracle/oracle.ts';
import type { Step } from '../oracle/recorder.ts';

const isAsked = ({ effects }: Step, actor: string): boolean =>
  effects.some(({ kind, name }) => kind === 'asks' && name === actor);

const hears = ({ effects }: Step, report: string): boolean =>
  effects.some(({ kind, name }) => kind === 'tells' && name === `parent ${report}`);

export const invariants: readonly Invariant<typeof paymentMachine>[] = [
  {
    requirement: 'decisions.md Money',
    says: 'only what the service calls paid is shown as paid; a declined payment never is',
    holds: (before, event, after) =>
      !after.matches('paid') || before?.matches('paid') === true || event.output === 'paid',
  },
  {
    requirement: 'decisions.md Money',
    says: 'completion is reported exactly when a payment becomes paid',
    holds: (before, _event, after, step) =>
      hears(step, 'payment.completed') === (after.matches('paid') && before?.matches('paid') !== true),
  },
  {
    requirement: 'decisions.md Money',
    says: 'a paid payment stays paid',
    holds: (before, _event, after) => before?.matches('paid') !== true || after.matches('paid'),
  },
  {
    requirement: 'B 7',
    says: 'nothing is charged without an approval by the person just before',
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
    says: 'only pressing the button opens a purchase at the provider',
    holds: (before, event, _after, step) =>
      !isAsked(step, 'createOrder') ||
      event.type === 'payment.started' ||
      // The press waited for this answer.
      (before?.matches({ checking: 'pressed' }) === true && event.output === 'created'),
  },
  {
    requirement: 'decisions.md Money',
    says: 'only what the service refused is reported as refused',
    holds: (_before, event, _after, step) =>
      !hears(step, 'payment.refused') ||
      (event.type === 'xstate.error.actor.createOrder' &&
        ['refused', 'notFound'].includes(failureOf(event.error).kind)),
  },
  {
    requirement: 'B 4',
    says: 'where there is a button, a press leads to something',
    holds: (_before, _event, after) =>
      !(after.matches('ready') || after.matches('approving') || after.matches({ checking: 'again' })) ||
      after.can({ type: 'payment.started', key: 'again' }),
  },
  {
    requirement: 'decisions.md Money',
    says: 'a payment that is being charged or held cannot be started again',
    holds: (_before, _event, after) =>
      !after.hasTag('charging') || !after.can({ type: 'payment.started', key: 'again' }),
  },
  {
    requirement: 'decisions.md Money',
    says: 'the parent is told about a charge before it is made',
    holds: (_before, _event, _after, step) =>
      !isAsked(step, 'executeOrder') || hears(step, 'payment.charging'),
  },
  {
    requirement: 'decisions.md Money',
    says: 'after a charge without an answer nothing is released before the service was asked',
    holds: (before, event, _after, step) =>
      before?.matches('executing') !== true ||
      event.type === 'xstate.done.actor.executeOrder' ||
      !hears(step, 'payment.released'),
  },
  {
    requirement: 'decisions.md Money',
    says: 'the purchase and its amount do not change during the payment',
    holds: (before, _event, after) =>
      before === null ||
      (before.context.subject === after.context.subject && before.context.amount === after.context.amount),
  },
  {
    requirement: 'decisions.md Money',
    says: 'nothing is asked about a held payment while the page is hidden',
    holds: (_before, _event, after, step) =>
      !after.matches({ pending: 'paused' }) || (!isAsked(step, 'checkOrder') && step.delays.length === 0),
  },
  {
    requirement: 'B 8',
    says: 'a failed payment has a reason',
    holds: (_before, _event, after) => !after.matches('failed') || after.context.failure !== null,
  },
  {
    requirement: 'B 8',
    says: 'the script is requested at most three times before a person is asked',
    holds: (_before, _event, after) => after.context.scriptAttempts <= 3,
  },
];
