import {
  type AnyActorRef,
  assertEvent,
  assign,
  emit,
  enqueueActions,
  fromCallback,
  type SnapshotFrom,
  sendTo,
  setup,
} from 'xstate';
import type { Alert } from '../src/domain/alert.ts';
import { pagePaths } from '../src/domain/page-paths.ts';
import type { Ordered } from '../src/domain/subscription/subscription-state.ts';
import { choicesOf, selectionOf, type VenueChoice } from '../src/domain/venues/venue-choices.ts';
import { type FormReport, formMachine } from './form.ts';
import { type PaymentReport, paymentMachine } from './payment.ts';
import { type SelectionReport, venueSelectionMachine } from './venue-selection.ts';

/** The service's answer to a registration (A 3.4), with what was ordered; the cost is in whole US dollars, due now. */
export type Registered = Ordered & { readonly subscribeUserId: string; readonly subscribeCost: number };

/** What is still to be paid for, to be kept across a reload; null once nothing is. */
export type DueChanged = { type: 'due.changed'; registered: Registered | null };

/** A 4.6: the alert shown on success, also for an address that already has an account. */
export const registeredText =
  'Thank you for registering. We have sent you an e-mail with a link by which you set your password.';
export const registeredAndPaidText = `${registeredText} Your payment has been received.`;
export const afterPayingText =
  'The receipt comes by e-mail. Next, open the link in the other e-mail, set your password and log in.';
const paymentPostponedText = `${registeredText} The payment waits for you under My subscriptions.`;
export const paymentHeldText = `${registeredText} Your payment is still being checked; we will e-mail you when it is decided.`;

type RegistrationInput = {
  /** Delayed data only, nothing to pay (B 4). */
  noPaymentMode: boolean;
  /** The captcha is switched off: its flag starts as true. */
  skipCaptcha: boolean;
  /** The initial value of each text field: empty, or what had been filled in before a reload. */
  texts: Readonly<Record<string, string>>;
  /** The venues chosen before a reload. */
  venueRegisters: readonly VenueChoice[];
};

type Context = RegistrationInput & {
  /** Known from the service's answer until the registration is finished. */
  registered: Registered | null;
  /** Registered before the page was reloaded: the form is gone, but the amount is still due. */
  isRecalled: boolean;
};

export type RegistrationEvent =
  | FormReport<Registered>
  | SelectionReport
  | { type: 'question.chosen'; question: string }
  | { type: 'question.reopened' }
  | PaymentReport
  /** The payment is postponed: it waits on the subscriptions page. */
  | { type: 'payment.postponed' }
  /** The registration made before a reload and not paid yet. */
  | { type: 'registration.recalled'; registered: Registered };

const registeredIn = (event: RegistrationEvent): Registered | null =>
  event.type === 'form.accepted' ? event.output : 'registered' in event ? event.registered : null;

/**
 * Registering for web access or slice files (A 2.8, 3.4, 4.6; B 4). Provide `form`, which calls POST /auth/register
 * with the chosen venues and resolves with `Registered`; `payment`; and `draft`, which keeps across a reload what is
 * filled in and what is due, and sends `registration.recalled` to its `parent` if something is due. The registering flag
 * is the tag `busy`.
 */
export const registrationMachine = setup({
  types: {
    input: {} as RegistrationInput,
    context: {} as Context,
    events: {} as RegistrationEvent,
    emitted: {} as { type: 'alert'; alert: Alert } | { type: 'navigate'; to: string; replace: boolean },
    tags: {} as 'busy' | 'error',
    children: {} as { form: 'form'; venueSelection: 'venueSelection'; draft: 'draft'; payment: 'payment' },
  },
  actors: {
    form: formMachine,
    venueSelection: venueSelectionMachine,
    draft: fromCallback<DueChanged, { parent: AnyActorRef }>(() => {}),
    payment: paymentMachine,
  },
  guards: {
    isPaymentDue: ({ context, event }) =>
      !context.noPaymentMode && (registeredIn(event)?.subscribeCost ?? 0) > 0,
    isPriceTold: ({ event }) => event.type === 'payment.refused' && event.price !== undefined,
  },
  actions: {
    tellFormVenues: sendTo('form', ({ event }) => {
      assertEvent(event, 'selection.changed');
      return { type: 'field.changed' as const, name: 'venueRegisters', value: choicesOf(event.selection) };
    }),
    chooseQuestion: sendTo('form', ({ event }) => {
      assertEvent(event, 'question.chosen');
      return { type: 'field.changed' as const, name: 'question', value: event.question };
    }),
    reopenQuestion: sendTo('form', { type: 'field.reopened', name: 'question' }),
    reopenAnswer: enqueueActions(({ enqueue }) => {
      enqueue.sendTo('form', { type: 'field.changed', name: 'answer', value: '' });
      enqueue.sendTo('form', { type: 'field.reopened', name: 'answer' });
    }),
    lockVenues: sendTo('venueSelection', { type: 'selection.locked' }),
    unlockVenues: sendTo('venueSelection', { type: 'selection.unlocked' }),
    keepRegistered: assign({ registered: ({ event }) => registeredIn(event) }),
    clearRegistered: assign({ registered: null }),
    keepPrice: assign(({ context: { registered }, event }) =>
      registered && event.type === 'payment.refused' && event.price !== undefined
        ? { registered: { ...registered, subscribeCost: event.price } }
        : {},
    ),
    tellDue: sendTo('draft', ({ context: { registered } }) => ({ type: 'due.changed' as const, registered })),
    noteRecalled: assign({ isRecalled: true }),
    // A second submission would be a second registration.
    closeForm: sendTo('form', { type: 'form.recalled' }),
    announceRegistered: emit({ type: 'alert', alert: { message: registeredText } }),
    announcePaid: emit(({ context: { registered } }) => ({
      type: 'alert' as const,
      alert: {
        message: registeredAndPaidText,
        ...(registered && {
          bought: { order: registered, price: registered.subscribeCost, next: afterPayingText },
        }),
      },
    })),
    announcePostponed: emit({ type: 'alert', alert: { message: paymentPostponedText } }),
    announceHeld: emit({ type: 'alert', alert: { message: paymentHeldText } }),
    goToLogin: emit({ type: 'navigate', to: pagePaths.login, replace: true }),
  },
}).createMachine({
  id: 'registration',
  description: 'Registering, from the empty form to the login page.',
  initial: 'filling',
  context: ({ input }) => ({ ...input, registered: null, isRecalled: false }),
  invoke: [
    {
      id: 'form',
      src: 'form',
      input: ({ context, self }) => ({
        form: 'RegistrationForm',
        initialValues: {
          ...context.texts,
          answer: '',
          termsConfirmed: false,
          venueRegisters: context.venueRegisters,
          captchaVerified: context.skipCaptcha,
        },
        parent: self,
      }),
      onError: '.broken',
    },
    {
      id: 'venueSelection',
      src: 'venueSelection',
      input: ({ context, self }) => ({
        delayedOnly: context.noPaymentMode,
        startsDelayed: true,
        chosen: selectionOf(context.venueRegisters),
        parent: self,
      }),
      onError: '.broken',
    },
    // If it fails, only a reload loses anything.
    { id: 'draft', src: 'draft', input: ({ self }) => ({ parent: self }), onError: {} },
  ],
  on: { 'form.broken': '.broken' },
  states: {
    filling: {
      description: 'Details are being filled in, venues chosen and the terms accepted; also after a refusal.',
      on: {
        'selection.changed': { actions: 'tellFormVenues' },
        'question.chosen': { actions: ['chooseQuestion', 'reopenAnswer'] },
        'question.reopened': { actions: ['reopenQuestion', 'reopenAnswer'] },
        'form.sent': 'submitting',
        'registration.recalled': {
          guard: 'isPaymentDue',
          target: 'awaitingPayment',
          actions: ['keepRegistered', 'noteRecalled', 'closeForm'],
        },
      },
    },
    submitting: {
      description: 'The registration is being sent.',
      tags: 'busy',
      entry: 'lockVenues',
      on: {
        'form.accepted': [
          { guard: 'isPaymentDue', target: 'awaitingPayment', actions: 'keepRegistered' },
          { target: 'done', actions: 'announceRegistered' },
        ],
        'form.refused': { target: 'filling', actions: 'unlockVenues' },
      },
    },
    awaitingPayment: {
      description: 'The account exists and its price is due; terms and venues stay as sent.',
      entry: ['lockVenues', 'tellDue'],
      invoke: {
        id: 'payment',
        src: 'payment',
        input: ({ context, self }) => ({
          subject: { UserID: context.registered?.subscribeUserId ?? '' },
          amount: context.registered?.subscribeCost ?? 0,
          parent: self,
        }),
        onError: 'broken',
      },
      on: {
        'payment.completed': { target: 'done', actions: 'announcePaid' },
        'payment.withdrawn': { target: 'done', actions: 'announceRegistered' },
        // The payment itself would ask for the price that was shown.
        'payment.refused': {
          guard: 'isPriceTold',
          target: 'awaitingPayment',
          reenter: true,
          actions: 'keepPrice',
        },
        'payment.charging': '.charging',
        'payment.held': '.held',
        'payment.released': '.open',
      },
      initial: 'open',
      states: {
        open: {
          description: 'No payment is being captured: it can be left for later.',
          on: { 'payment.postponed': { target: '#registration.done', actions: 'announcePostponed' } },
        },
        charging: {
          description: 'The payment is being captured; its outcome has to be awaited.',
        },
        held: {
          description:
            'The provider holds the payment: the person need not wait here, a mail will tell the outcome.',
          on: { 'payment.postponed': { target: '#registration.done', actions: 'announceHeld' } },
        },
      },
    },
    done: {
      description: 'Registered: free, paid or to be paid later. The page leads to the login.',
      entry: ['clearRegistered', 'tellDue', 'goToLogin'],
    },
    broken: {
      description: 'A part of the page has failed; only reloading the page helps.',
      tags: 'error',
    },
  },
});

/** What the page shows. */
export type RegistrationView =
  | { kind: 'filling' }
  | { kind: 'sending' }
  /** The payment that is due, in whole US dollars. */
  | { kind: 'paying'; cost: number; isRecalled: boolean; isHeld: boolean; canPostpone: boolean }
  | { kind: 'done' }
  | { kind: 'broken' };

export function viewOf(snapshot: SnapshotFrom<typeof registrationMachine>): RegistrationView {
  if (snapshot.matches('filling')) return { kind: 'filling' };
  if (snapshot.matches('submitting')) return { kind: 'sending' };
  if (snapshot.matches('awaitingPayment'))
    return {
      kind: 'paying',
      cost: snapshot.context.registered?.subscribeCost ?? 0,
      isRecalled: snapshot.context.isRecalled,
      isHeld: snapshot.matches({ awaitingPayment: 'held' }),
      canPostpone: snapshot.can({ type: 'payment.postponed' }),
    };
  return { kind: snapshot.matches('done') ? 'done' : 'broken' };
}
