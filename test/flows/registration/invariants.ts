import type { registrationMachine } from '../../../machines/registration.ts';
import type { Invariant } from '../oracle/oracle.ts';
import type { Step } from '../oracle/recorder.ts';

const did = ({ effects }: Step, what: string): boolean =>
  effects.some(({ kind, name }) => `${kind} ${name}` === what);

export const invariants: readonly Invariant<typeof registrationMachine>[] = [
  {
    requirement: 'B 4',
    says: 'terms, venues and questions are locked from submitting until a refusal',
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
    says: 'a form registers only once',
    holds: (_before, _event, after) => after.matches('filling') || !after.can({ type: 'form.sent' }),
  },
  {
    requirement: 'B 4',
    says: 'nothing is payable in no-payment mode or without a price',
    holds: (_before, _event, { context }, step) =>
      !did(step, 'asks payment') || (!context.noPaymentMode && (context.registered?.subscribeCost ?? 0) > 0),
  },
  {
    requirement: 'B 4',
    says: 'exactly a successful registration is announced and leads to the login',
    holds: (before, _event, after, step) => {
      const isDone = after.matches('done') && before?.matches('done') !== true;
      return did(step, 'emits navigate') === isDone && did(step, 'emits alert') === isDone;
    },
  },
  {
    requirement: 'decisions.md Money',
    says: 'a payment that is being charged cannot be postponed',
    holds: (_before, _event, after) =>
      !after.matches({ awaitingPayment: 'charging' }) || !after.can({ type: 'payment.postponed' }),
  },
  {
    requirement: 'decisions.md Money',
    says: 'what is paid is what is due, and a new price is what is due from then on',
    holds: (before, event, { context }, { effects }) => {
      const paid = effects.find(({ kind, name }) => kind === 'asks' && name === 'payment')?.data;
      const isTold = event.type === 'payment.refused' && event.price !== undefined;
      return (
        (paid === undefined || Reflect.get(Object(paid), 'amount') === context.registered?.subscribeCost) &&
        (!isTold || !before?.matches('awaitingPayment') || context.registered?.subscribeCost === event.price)
      );
    },
  },
  {
    requirement: 'decisions.md Money',
    says: 'what is said to be paid is what was due last, and only once it is paid',
    holds: (before, event, _after, { effects }) =>
      effects
        .filter(({ kind, name }) => kind === 'emits' && name === 'alert')
        .every(({ data }) => {
          const bought = Reflect.get(Object(Reflect.get(Object(data), 'alert')), 'bought');
          if (event.type !== 'payment.completed') return bought === undefined;
          return Reflect.get(Object(bought), 'price') === before?.context.registered?.subscribeCost;
        }),
  },
  {
    requirement: 'A 4.6',
    says: 'a refusal never clears the input',
    holds: (_before, event, _after, step) =>
      event.type !== 'form.refused' || !did(step, 'tells form field.changed'),
  },
];
