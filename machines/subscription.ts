import { assertEvent, assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import { type Alert, errorAlert } from '../src/domain/alert.ts';
import { failureOf, refusalText } from '../src/domain/failure.ts';
import { usDollars } from '../src/domain/format/money.ts';
import { type PaymentStatus, standingOf } from '../src/domain/payment/payment-status.ts';
import {
  hasSomethingToSave,
  isChangeKept,
  isOrdered,
} from '../src/domain/subscription/subscription-change.ts';
import {
  type Saved,
  type SubscriptionPrice,
  type SubscriptionState,
  unknownSubscription,
} from '../src/domain/subscription/subscription-state.ts';
import { choicesOf, type Selection, type VenueChoice } from '../src/domain/venues/venue-choices.ts';
import { type PaymentReport, paymentMachine } from './payment.ts';
import { type TerminationReport, terminationMachine } from './termination.ts';
import { unprovided } from './unprovided.ts';
import { type SelectionReport, venueSelectionMachine } from './venue-selection.ts';

type SubscriptionInput = {
  /** Delayed data only, nothing to pay: only the end date is loaded (B 4). */
  readonly noPaymentMode: boolean;
  /** The latest time for requesting a price after a change, in milliseconds. */
  readonly debounceMaxWait: number;
  /** The order being paid when the session ended or the page was left; null if there was none. */
  readonly interrupted: string | null;
};

type Context = SubscriptionInput &
  Omit<SubscriptionState, 'selection'> & {
    /** The grid's selection; null until it has reported one. */
    selection: Selection | null;
    /** The current subscription; null until known. */
    subscribed: Selection | null;
    /** The current subscription if it was changed elsewhere; null until that is discovered. */
    changed: SubscriptionState | null;
    price: SubscriptionPrice | null;
    /** It has been loaded before, so the page has something to show. */
    isLoaded: boolean;
    /** The last change or cancellation was not made, and the reason was told. */
    wasRefused: boolean;
  };

export type SubscriptionEvent =
  | SelectionReport
  | PaymentReport
  | TerminationReport
  | { type: 'renewal.chosen' }
  | { type: 'changes.taken' }
  | { type: 'selection.kept' }
  | { type: 'cancellation.chosen' }
  | { type: 'retry.requested' };

/** The service's answers. */
type Answer =
  | { type: 'xstate.done.actor.loadSubscription'; output: SubscriptionState }
  | { type: 'xstate.done.actor.priceSelection'; output: SubscriptionPrice }
  | { type: 'xstate.done.actor.saveSubscription'; output: Saved }
  | { type: 'xstate.done.actor.recallPayment'; output: PaymentStatus }
  | { type: 'xstate.error.actor.saveSubscription' | 'xstate.error.actor.cancelPayment'; error: unknown };

type Happened = { context: Context; event: SubscriptionEvent | Answer };

/** The subscription, if the service has just reported it. */
const found = ({ event }: Happened): SubscriptionState | null =>
  event.type === 'xstate.done.actor.loadSubscription' ? event.output : null;

/** The result of a change, if the service has just reported it. */
const saved = ({ event }: Happened): Saved | null =>
  event.type === 'xstate.done.actor.saveSubscription' ? event.output : null;

const refusal = ({ event }: Happened): string =>
  'error' in event ? refusalText(failureOf(event.error)) : '';

/** The amount due after a change, in whole US dollars. */
function dueIn(happened: Happened): number {
  const answer = saved(happened);
  if (answer?.kind === 'saved') return answer.price;
  return found(happened)?.uncompletedPayments[0]?.orderPrice ?? 0;
}

export const renewedText = 'Your subscription has been updated.';
export const notRenewedText = 'Your changes have not been saved. Please try again.';
export const unpaidFirstText =
  'Your changes have not been saved. Please complete or cancel the uncompleted payment first.';
export const notTakenText = 'Your payment was not taken. Nothing has been charged.';
export const paidText = 'Thank you. Your payment has been received.';
export const dueText = (price: number): string =>
  `Your changes are saved. They take effect when ${usDollars(price)} has been paid.`;

const chosen = ({ selection }: Context): VenueChoice[] => choicesOf(selection ?? {});

/** The part of the service's answer that the page keeps. */
const known = ({ selection: subscribed, ...more }: SubscriptionState) => ({
  ...more,
  subscribed,
  changed: null,
  price: null,
  isLoaded: true,
});

/**
 * The subscriptions page (B 2, B 4): the current subscription, the price of a change, renewal, and the first
 * uncompleted payment. Provide `loadSubscription`, `priceSelection`, `saveSubscription`, `cancelPayment`, `payment` and
 * `termination`.
 */
export const subscriptionMachine = setup({
  types: {
    input: {} as SubscriptionInput,
    context: {} as Context,
    events: {} as SubscriptionEvent | Answer,
    emitted: {} as { type: 'alert'; alert: Alert } | { type: 'session.stale' },
    tags: {} as 'busy' | 'updating' | 'pricing' | 'error',
    children: {} as { venueSelection: 'venueSelection'; termination: 'termination'; payment: 'payment' },
  },
  actors: {
    venueSelection: venueSelectionMachine,
    termination: terminationMachine,
    payment: paymentMachine,
    loadSubscription: unprovided<SubscriptionState>('loadSubscription'),
    priceSelection: unprovided<SubscriptionPrice, { venueList: readonly VenueChoice[] }>('priceSelection'),
    saveSubscription: unprovided<Saved, { venueList: readonly VenueChoice[]; version: number }>(
      'saveSubscription',
    ),
    recallPayment: unprovided<PaymentStatus, { orderId: string }>('recallPayment'),
    cancelPayment: unprovided<void, { orderId: string }>('cancelPayment'),
  },
  delays: {
    debounceMaxWait: ({ context }) => context.debounceMaxWait,
    debounce: ({ context }) => Math.min(200, context.debounceMaxWait),
  },
  guards: {
    isFree: ({ context }) => context.noPaymentMode,
    hasSomethingToDo: ({ context }) =>
      (context.price?.notPossible ?? null) === null && hasSomethingToSave(context),
    isStale: (happened) => saved(happened)?.kind === 'stale',
    isDue: (happened) => dueIn(happened) > 0,
    isFreeAndChosen: ({ context }) => context.noPaymentMode && context.selection !== null,
    isSomethingChosen: ({ event }) => 'selection' in event && choicesOf(event.selection).length > 0,
    hasUncompletedPayment: (happened) =>
      !happened.context.noPaymentMode && (found(happened)?.uncompletedPayments.length ?? 0) > 0,
    isHeld: (happened) => {
      const [first] = found(happened)?.uncompletedPayments ?? [];
      return first !== undefined && standingOf(first.orderStatus) === 'held';
    },
    isRefused: (happened) => refusal(happened) !== '',
    wasLoaded: ({ context }) => context.isLoaded,
    wasInterrupted: ({ context }) => context.interrupted !== null && !context.noPaymentMode,
    isPaid: ({ event }) => 'output' in event && event.output === 'paid',
    isNotTaken: ({ event }) =>
      'output' in event && (event.output === 'cancelled' || event.output === 'failed'),
    isOrdered: (happened) =>
      !happened.context.noPaymentMode && isOrdered(happened.context, found(happened) ?? unknownSubscription),
    isKept: (happened) => isChangeKept(happened.context, found(happened) ?? unknownSubscription),
    isChangedElsewhere: (happened) =>
      !happened.context.noPaymentMode && found(happened)?.version !== happened.context.version,
  },
  actions: {
    keepSelection: assign(({ event }) => ('selection' in event ? { selection: event.selection } : {})),
    showSubscription: enqueueActions(({ event, enqueue }) => {
      assertEvent(event, 'xstate.done.actor.loadSubscription');
      enqueue.assign(known(event.output));
      enqueue.sendTo('venueSelection', { type: 'selection.replaced', selection: event.output.selection });
    }),
    keepSubscription: assign((happened) => {
      const { noPaymentMode } = happened.context;
      const now = found(happened);
      if (now === null) return {};
      return noPaymentMode ? { endDate: now.endDate, isRenewable: now.isRenewable } : known(now);
    }),
    adoptChanged: assign(({ context }) => (context.changed === null ? {} : known(context.changed))),
    keepEndDate: assign((happened) => {
      const { endDate, isRenewable } = found(happened) ?? happened.context;
      return { endDate, isRenewable, isLoaded: true };
    }),
    lockVenues: sendTo('venueSelection', { type: 'selection.locked' }),
    unlockVenues: sendTo('venueSelection', { type: 'selection.unlocked' }),
    keepChanged: assign((happened) => {
      const answer = saved(happened);
      const changed = answer?.kind === 'stale' ? answer.subscription : found(happened);
      if (changed === null) return {};
      const { autoRenewal, priceNotice, terminatedOn } = changed;
      // These are settled, whichever selection is chosen.
      return { changed, autoRenewal, priceNotice, terminatedOn };
    }),
    keepPrice: assign(({ event }) =>
      event.type === 'xstate.done.actor.priceSelection' ? { price: event.output } : {},
    ),
    dropPrice: assign({ price: null }),
    dropOrder: assign({ uncompletedPayments: ({ context }) => context.uncompletedPayments.slice(1) }),
    keepOrderPrice: assign({
      uncompletedPayments: ({ context: { uncompletedPayments }, event }) => {
        const price = event.type === 'payment.refused' ? event.price : undefined;
        return uncompletedPayments.map((order, at) =>
          at === 0 && price !== undefined ? { ...order, orderPrice: price } : order,
        );
      },
    }),
    keepTermination: assign(({ event }) =>
      'day' in event ? { terminatedOn: event.day, autoRenewal: false } : {},
    ),
    refreshSession: emit({ type: 'session.stale' }),
    announceRenewed: emit({ type: 'alert', alert: { message: renewedText } }),
    announcePaid: emit({ type: 'alert', alert: { message: paidText } }),
    announceDue: emit((happened) => ({ type: 'alert', alert: { message: dueText(dueIn(happened)) } })),
    announceNotRenewed: emit({ type: 'alert', alert: errorAlert(notRenewedText) }),
    announceUnpaidFirst: emit({ type: 'alert', alert: errorAlert(unpaidFirstText) }),
    announceNotTaken: emit({ type: 'alert', alert: { message: notTakenText } }),
    announceRefusal: emit((happened) => ({ type: 'alert', alert: errorAlert(refusal(happened)) })),
    noteRefusal: assign({ wasRefused: true }),
    forgetRefusal: assign({ wasRefused: false }),
    forgetInterrupted: assign({ interrupted: null }),
  },
}).createMachine({
  id: 'subscription',
  description: 'What a person subscribes to, what a change costs, and what is still unpaid.',
  initial: 'entering',
  context: ({ input }) => ({
    ...unknownSubscription,
    ...input,
    selection: null,
    subscribed: null,
    changed: null,
    price: null,
    isLoaded: false,
    wasRefused: false,
  }),
  invoke: [
    {
      id: 'venueSelection',
      src: 'venueSelection',
      input: ({ context, self }) => ({ delayedOnly: context.noPaymentMode, parent: self }),
      onError: '.broken',
    },
    {
      id: 'termination',
      src: 'termination',
      input: ({ self }) => ({ parent: self }),
      onError: '.broken',
    },
  ],
  on: {
    'subscription.terminated': { actions: 'keepTermination' },
    // For states with an unlocked grid; the others handle it themselves.
    'selection.changed': [
      { guard: 'isSomethingChosen', target: '.pricing', actions: 'keepSelection' },
      { target: '.unselected', actions: ['keepSelection', 'dropPrice'] },
    ],
  },
  states: {
    entering: {
      description: 'The page opens: was a payment under way when it was last left?',
      always: [{ guard: 'wasInterrupted', target: 'recalling' }, { target: 'loading' }],
    },
    recalling: {
      description:
        'The outcome of an interrupted payment is being loaded, for example after the session has ended.',
      tags: 'busy',
      exit: 'forgetInterrupted',
      invoke: {
        id: 'recallPayment',
        src: 'recallPayment',
        input: ({ context }) => ({ orderId: context.interrupted ?? '' }),
        onDone: [
          { guard: 'isPaid', target: 'loading', actions: ['refreshSession', 'announcePaid'] },
          { guard: 'isNotTaken', target: 'loading', actions: ['refreshSession', 'announceNotTaken'] },
          { target: 'loading' },
        ],
        // If the order is still unpaid, loading the subscription will show it.
        onError: 'loading',
      },
      on: { 'selection.changed': { actions: 'keepSelection' } },
    },
    loading: {
      description: 'The subscription is being loaded.',
      tags: 'busy',
      entry: 'lockVenues',
      exit: 'unlockVenues',
      invoke: {
        id: 'loadSubscription',
        src: 'loadSubscription',
        onDone: [
          { guard: 'isFree', target: 'opening', actions: 'keepEndDate' },
          { guard: 'hasUncompletedPayment', target: 'unpaid', actions: 'showSubscription' },
          { target: 'opening', actions: 'showSubscription' },
        ],
        onError: [{ guard: 'wasLoaded', target: 'outdated' }, { target: 'failed' }],
      },
      on: { 'selection.changed': { actions: 'keepSelection' } },
    },
    failed: {
      description: 'The subscription could not be loaded; loading can be repeated.',
      tags: 'error',
      on: { 'retry.requested': 'loading', 'selection.changed': { actions: 'keepSelection' } },
    },
    outdated: {
      description:
        'The subscription could not be loaded again: what is known of it stays, locked, and loading can be repeated.',
      tags: 'error',
      entry: 'lockVenues',
      exit: 'unlockVenues',
      on: { 'retry.requested': 'loading', 'selection.changed': { actions: 'keepSelection' } },
    },
    opening: {
      description: 'The subscription is loaded; the grid waits for the list of venues.',
      always: { guard: 'isFreeAndChosen', target: 'idle' },
      on: {
        'selection.changed': {
          guard: 'isSomethingChosen',
          target: 'pricing.asking',
          actions: 'keepSelection',
        },
      },
    },
    idle: {
      description: 'The price of what is selected is known; it can be renewed or changed.',
      on: { 'renewal.chosen': { guard: 'hasSomethingToDo', target: 'renewing', actions: 'forgetRefusal' } },
    },
    unselected: {
      description: 'No venue is selected: there is nothing to price and nothing to renew.',
      always: { guard: 'isFree', target: 'idle' },
    },
    unpriced: {
      description: 'The price could not be calculated; the request can be repeated.',
      tags: 'error',
      on: { 'retry.requested': 'pricing.asking' },
    },
    pricing: {
      description: 'The price of the new selection is not known yet.',
      tags: 'pricing',
      // Without payment there are no prices.
      always: { guard: 'isFree', target: 'idle' },
      initial: 'waiting',
      states: {
        waiting: {
          description:
            'The selection is still changing; its price is requested after the configured wait at the latest.',
          initial: 'settling',
          after: { debounceMaxWait: 'asking' },
          states: {
            settling: {
              description: 'The selection was changed a moment ago.',
              after: { debounce: '#subscription.pricing.asking' },
              on: {
                'selection.changed': {
                  guard: 'isSomethingChosen',
                  target: 'settling',
                  reenter: true,
                  actions: 'keepSelection',
                },
              },
            },
          },
        },
        asking: {
          description:
            'The price is being requested; a further change makes the answer stale, and it is dropped.',
          invoke: {
            id: 'priceSelection',
            src: 'priceSelection',
            input: ({ context }) => ({ venueList: chosen(context) }),
            onDone: { target: '#subscription.idle', actions: 'keepPrice' },
            onError: { target: '#subscription.unpriced', actions: 'dropPrice' },
          },
        },
      },
    },
    renewing: {
      description: 'The selection is being saved.',
      tags: 'updating',
      entry: 'lockVenues',
      exit: 'unlockVenues',
      invoke: {
        id: 'saveSubscription',
        src: 'saveSubscription',
        input: ({ context }) => ({ venueList: chosen(context), version: context.version }),
        onDone: [
          { guard: 'isStale', target: 'changedElsewhere', actions: ['keepChanged', 'refreshSession'] },
          { guard: 'isDue', target: 'loading', actions: ['refreshSession', 'announceDue'] },
          { target: 'loading', actions: ['refreshSession', 'announceRenewed'] },
        ],
        // It may have been saved all the same: never conclude from silence.
        onError: [
          { guard: 'isRefused', target: 'reloading', actions: ['noteRefusal', 'announceRefusal'] },
          { target: 'confirming' },
        ],
      },
      on: { 'selection.changed': {} },
    },
    reloading: {
      description: 'A change was refused: what is subscribed is loaded again, and the selection stays.',
      tags: 'busy',
      entry: 'lockVenues',
      exit: 'unlockVenues',
      invoke: {
        id: 'loadSubscription',
        src: 'loadSubscription',
        onDone: [
          { guard: 'hasUncompletedPayment', target: 'unpaid', actions: 'showSubscription' },
          {
            guard: 'isChangedElsewhere',
            target: 'changedElsewhere',
            actions: ['keepChanged', 'refreshSession'],
          },
          { target: 'pricing.asking', actions: 'keepSubscription' },
        ],
        // The service compares the selection with what is subscribed when it is sent again.
        onError: 'pricing.asking',
      },
      on: { 'selection.changed': {} },
    },
    confirming: {
      description: 'A change got no answer: the service is asked whether it was saved.',
      tags: 'updating',
      entry: 'lockVenues',
      exit: 'unlockVenues',
      invoke: {
        id: 'loadSubscription',
        src: 'loadSubscription',
        onDone: [
          {
            guard: 'isOrdered',
            target: 'unpaid',
            actions: ['showSubscription', 'refreshSession', 'announceDue'],
          },
          {
            guard: 'isKept',
            target: 'loading',
            actions: ['keepSubscription', 'refreshSession', 'announceRenewed'],
          },
          // An order was made elsewhere.
          {
            guard: 'hasUncompletedPayment',
            target: 'unpaid',
            actions: ['showSubscription', 'noteRefusal', 'refreshSession', 'announceUnpaidFirst'],
          },
          {
            guard: 'isChangedElsewhere',
            target: 'changedElsewhere',
            actions: ['keepChanged', 'refreshSession'],
          },
          // The selection stays, to be sent again.
          {
            target: 'pricing.asking',
            actions: ['keepSubscription', 'noteRefusal', 'announceNotRenewed'],
          },
        ],
        onError: 'unconfirmed',
      },
      on: { 'selection.changed': {} },
    },
    unconfirmed: {
      description: 'It is unknown whether a change was saved; the check can be repeated.',
      tags: 'error',
      entry: 'lockVenues',
      exit: 'unlockVenues',
      on: { 'retry.requested': 'confirming', 'selection.changed': {} },
    },
    changedElsewhere: {
      description:
        'The subscription was changed in another window or by a payment: the differences are shown, and the person chooses.',
      entry: 'lockVenues',
      exit: 'unlockVenues',
      on: {
        'changes.taken': 'loading',
        // This saves nothing: the price for the current subscription is shown first.
        'selection.kept': { target: 'pricing.asking', actions: 'adoptChanged' },
        'selection.changed': { actions: 'keepSelection' },
      },
    },
    unpaid: {
      description: 'An order waits for its payment: the grid is locked until it is paid or cancelled.',
      initial: 'paying',
      entry: 'lockVenues',
      exit: 'unlockVenues',
      on: { 'selection.changed': { actions: 'keepSelection' } },
      states: {
        paying: {
          description: 'The first uncompleted payment is shown, to be paid or cancelled.',
          initial: 'open',
          invoke: {
            id: 'payment',
            src: 'payment',
            input: ({ context, self }) => ({
              subject: { OrderID: context.uncompletedPayments[0]?.orderId ?? '' },
              amount: context.uncompletedPayments[0]?.orderPrice ?? 0,
              parent: self,
            }),
            onError: '#subscription.broken',
          },
          on: {
            'payment.completed': {
              target: '#subscription.loading',
              actions: ['dropOrder', 'refreshSession', 'announcePaid'],
            },
            'payment.withdrawn': {
              target: '#subscription.loading',
              actions: ['dropOrder', 'refreshSession'],
            },
            'payment.refused': { target: '#subscription.loading', actions: 'keepOrderPrice' },
            'payment.charging': '.charging',
            'payment.held': '.charging',
            'payment.released': '.open',
          },
          states: {
            open: {
              description: 'No payment is being captured: the order can be cancelled.',
              // As after leaving the page during the charge; the payment reports when that has ended.
              always: { guard: 'isHeld', target: 'charging' },
              on: {
                'cancellation.chosen': {
                  target: '#subscription.unpaid.cancelling',
                  actions: 'forgetRefusal',
                },
              },
            },
            charging: {
              description:
                'The payment is being captured or held by the provider: the order can no longer be cancelled.',
            },
          },
        },
        cancelling: {
          description: 'The order is being cancelled.',
          tags: 'updating',
          invoke: {
            id: 'cancelPayment',
            src: 'cancelPayment',
            input: ({ context }) => ({ orderId: context.uncompletedPayments[0]?.orderId ?? '' }),
            onDone: { target: '#subscription.loading', actions: ['dropOrder', 'refreshSession'] },
            onError: [
              {
                guard: 'isRefused',
                target: '#subscription.loading',
                actions: ['noteRefusal', 'refreshSession', 'announceRefusal'],
              },
              { target: 'paying' },
            ],
          },
        },
      },
    },
    broken: {
      description: 'A part of the page has failed; only reloading the page helps.',
      tags: 'error',
      on: { 'selection.changed': { actions: 'keepSelection' } },
    },
  },
});
