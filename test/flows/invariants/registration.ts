import type { registrationMachine } from '../../../machines/registration.ts';
import type { Invariant } from '../oracle/oracle.ts';
import type { Step } from '../oracle/recorder.ts';

const did = ({ effects }: Step, what: string): boolean =>
  effects.some(({ kind, name }) => `${kind} ${name}` === what);

export const invariants: readonly Invariant<typeof registrationMachine>[] = [
  {
    requirement: 'B 4',
    says: 'terms, venues and questions are locked once they are sent, until they are turned down',
    holds: (_before, _event, after) =>
      !(after.matches('submitting') || after.matches('awaitingPayment')) ||
      !(
        after.can({ type: 'selection.changed', selection: {} }) ||
        after.can({ type: 'question.chosen', question: '' }) ||
        after.can({ type: 'question.reopened' })
      ),
  },
  {
    requirement: 'A 4.6',
    says: 'nobody registers twice with one form',
    holds: (_before, _event, after) => after.matches('filling') || !after.can({ type: 'form.sent' }),
  },
  {
    requirement: 'B 4',
    says: 'nothing is to be paid where nothing can be paid or nothing is due',
    holds: (_before, _event, { context }, step) =>
      !did(step, 'asks payment') || (!context.noPaymentMode && (context.registered?.subscribeCost ?? 0) > 0),
  },
  {
    requirement: 'B 4',
    says: 'who has registered hears so and goes to the login, and nobody else does',
    holds: (before, _event, after, step) => {
      const isDone = after.matches('done') && before?.matches('done') !== true;
      return did(step, 'emits navigate') === isDone && did(step, 'emits alert') === isDone;
    },
  },
  {
    requirement: 'decisions.md Money',
    says: 'a payment that is being taken cannot be left for later',
    holds: (_before, _event, after) =>
      !after.matches({ awaitingPayment: 'charging' }) || !after.can({ type: 'payment.postponed' }),
  },
  {
    requirement: 'A 4.6',
    says: 'what was filled in is never cleared because it was turned down',
    holds: (_before, event, _after, step) =>
      event.type !== 'form.refused' || !did(step, 'tells guardedForm field.changed'),
  },
];
