import { and, assign, emit, enqueueActions, not, sendTo, setup, stateIn } from 'xstate';
import { type Alert, errorAlert } from '../src/domain/alert.ts';
import { failureOf, refusalText } from '../src/domain/failure.ts';
import { usDollars } from '../src/domain/format/money.ts';
import { type PaymentStatus, standingOf } from '../src/domain/payment/payment-status.ts';
import {
  hasSomethingToSave,
  isChangeKept,
  isOrdered,
  startOfChange,
  withoutLiveData,
  wouldEndLiveData,
} from '../src/domain/subscription/subscription-change.ts';
import {
  type Saved,
  type SubscriptionPrice,
  type SubscriptionState,
  unknownSubscription,
} from '../src/domain/subscription/subscription-state.ts';
import { choicesOf, type Selection, type VenueChoice } from '../src/domain/venues/venue-choices.ts';
import { noOptions, realTimeFlags } from '../src/domain/venues/venue-options.ts';
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
    /** The grid's selection; null until the grid has reported what it shows. */
    selection: Selection | null;
    /** The price of the selection; null until known. */
    price: SubscriptionPrice | null;
    /** The subscription that the selection is compared with; null until known. */
    subscribed: Selection | null;
    /** The subscription as the service told it last; null until it has. */
    latest: SubscriptionState | null;
    /** The venue whose live data is to end; null if none is. */
    ending: number | null;
  };

export type SubscriptionEvent =
  | SelectionReport
  | PaymentReport
  | TerminationReport
  | { type: 'renewal.chosen' }
  | { type: 'changes.taken' }
  | { type: 'selection.kept' }
  /** The live data of a venue is to end. */
  | { type: 'ending.chosen'; venueId: number }
  | { type: 'ending.declined' }
  | { type: 'ending.confirmed' }
  | { type: 'cancellation.chosen' }
  | { type: 'retry.requested' };

export const renewedText = 'Your subscription has been updated.';
export const notRenewedText = 'Your changes have not been saved. Please try again.';
export const unpaidFirstText =
  'Your changes have not been saved. Please complete or cancel the uncompleted payment first.';
export const notTakenText = 'Your payment was not taken. Nothing has been charged.';
export const paidText = 'Thank you. Your payment has been received.';
export const dueText = (price: number): string =>
  `Your changes are saved. They take effect when ${usDollars(price)} has been paid.`;

const chosen = ({ selection }: Context): VenueChoice[] => choicesOf(selection ?? {});

const latest = (context: Context): SubscriptionState => context.latest ?? unknownSubscription;

/** The order that is paid first, and its price in whole US dollars. */
const owed = ({ uncompletedPayments: [order] }: Pick<Context, 'uncompletedPayments'>) => ({
  subject: { OrderID: order?.orderId ?? '' },
  amount: order?.orderPrice ?? 0,
});

type Answered<Output> = { event: { output: Output } };

const told = ({ event: { output } }: Answered<SubscriptionState>): SubscriptionState => output;

/** The subscription that a change was not based on. */
const newer = ({ event: { output } }: Answered<Saved>): SubscriptionState =>
  output.kind === 'stale' ? output.subscription : unknownSubscription;

/** The amount due after a change, in whole US dollars. */
const due = ({ event: { output } }: Answered<Saved>): number => (output.kind === 'saved' ? output.price : 0);

const refusalIn = (event: object): string => ('error' in event ? refusalText(failureOf(event.error)) : '');

/**
 * The subscriptions page (B 2, B 4): the selection with its price, and beside it the order, which is what is loaded,
 * saved and paid; while it is under way, the selection is held. Provide `loadSubscription`, `priceSelection`,
 * `saveSubscription`, `recallPayment`, `cancelPayment`, `payment` and `termination`.
 */
export const subscriptionMachine = setup({
  types: {
    input: {} as SubscriptionInput,
    context: {} as Context,
    events: {} as SubscriptionEvent,
    emitted: {} as { type: 'alert'; alert: Alert } | { type: 'session.stale' },
    tags: {} as 'busy' | 'error',
    children: {} as { venueSelection: 'venueSelection'; termination: 'termination'; payment: 'payment' },
  },
  actors: {
    venueSelection: venueSelectionMachine,
    termination: terminationMachine,
    payment: paymentMachine,
    loadSubscription: unprovided<SubscriptionState>('loadSubscription'),
    priceSelection: unprovided<SubscriptionPrice, { venueList: readonly VenueChoice[] }>('priceSelection'),
    saveSubscription: unprovided<
      Saved,
      {
        venueList: readonly VenueChoice[];
        version: number;
        /** Only live data is ended: this is no renewal. */
        endsLiveData: boolean;
      }
    >('saveSubscription'),
    recallPayment: unprovided<PaymentStatus, { orderId: string }>('recallPayment'),
    cancelPayment: unprovided<void, { orderId: string }>('cancelPayment'),
  },
  delays: {
    debounceMaxWait: ({ context }) => context.debounceMaxWait,
    debounce: ({ context }) => Math.min(200, context.debounceMaxWait),
  },
  guards: {
    isFree: ({ context }) => context.noPaymentMode,
    isAtRest: stateIn({ order: 'atRest' }),
    isUnderWay: not('isAtRest'),
    isReported: ({ context }) => context.selection !== null,
    isUnreported: not('isReported'),
    isToBeChosen: and(['isAtRest', 'isReported']),
    isNothingChosen: ({ context }) => chosen(context).length === 0,
    canRenew: ({ context }) =>
      (context.noPaymentMode ? context.selection !== null : context.price?.notPossible === null) &&
      hasSomethingToSave(context) &&
      (context.noPaymentMode || !wouldEndLiveData(context)),
    isLiveData: ({ context }, venueId: number) =>
      context.selection !== null && realTimeFlags(context.subscribed?.[venueId] ?? noOptions) > 0,
    wasNotInterrupted: ({ context }) => context.interrupted === null || context.noPaymentMode,
    isPaid: ({ event }) => 'output' in event && event.output === 'paid',
    isNotTaken: ({ event }) =>
      'output' in event && (event.output === 'cancelled' || event.output === 'failed'),
    isUnpaid: ({ context }) => latest(context).uncompletedPayments.length > 0,
    isHeld: ({ context: { uncompletedPayments } }) =>
      uncompletedPayments[0] !== undefined && standingOf(uncompletedPayments[0].orderStatus) === 'held',
    isOrdered: ({ context }) => isOrdered(context, latest(context)),
    isKept: ({ context }) => isChangeKept(context, latest(context)),
    isChangedElsewhere: ({ context }) => latest(context).version !== context.version,
    isStale: (_, kind: Saved['kind']) => kind === 'stale',
    isDue: (_, price: number) => price > 0,
    isRefused: ({ event }) => refusalIn(event) !== '',
  },
  actions: {
    lockVenues: sendTo('venueSelection', { type: 'selection.locked' }),
    unlockVenues: sendTo('venueSelection', { type: 'selection.unlocked' }),
    keepSelection: assign(({ event }) => ('selection' in event ? { selection: event.selection } : {})),
    keepPrice: assign({ price: (_, price: SubscriptionPrice) => price }),
    dropPrice: assign({ price: null }),
    // Without payment only the end of the term counts (B 4).
    keepLatest: assign({
      latest: ({ context }, { endDate, isRenewable, ...more }: SubscriptionState) => ({
        ...(context.noPaymentMode ? unknownSubscription : more),
        endDate,
        isRenewable,
      }),
    }),
    // These are settled, whichever selection is chosen.
    takeSettings: assign(({ context }) => {
      const { autoRenewal, priceNotice, terminatedOn } = latest(context);
      return { autoRenewal, priceNotice, terminatedOn };
    }),
    takeLatest: assign(({ context }) => {
      const { selection: subscribed, ...more } = latest(context);
      return { ...more, subscribed, price: null };
    }),
    // A locked grid takes no other selection.
    replaceSelection: enqueueActions(({ context, enqueue }) => {
      if (context.noPaymentMode) return;
      const { selection: subscribed, given, isRenewable } = latest(context);
      const selection = startOfChange({ subscribed, given, isRenewable });
      enqueue.assign({ selection: null });
      enqueue.sendTo('venueSelection', { type: 'selection.unlocked' });
      enqueue.sendTo('venueSelection', { type: 'selection.replaced', selection });
      enqueue.sendTo('venueSelection', { type: 'selection.locked' });
    }),
    keepEnding: assign({ ending: (_, venueId: number) => venueId }),
    dropEnding: assign({ ending: null }),
    // It is made from what is subscribed: nothing else that was chosen is saved with it.
    chooseEnding: enqueueActions(({ context, enqueue }) => {
      const selection = withoutLiveData(context.subscribed ?? {}, context.ending ?? 0);
      enqueue.assign({ selection });
      enqueue.sendTo('venueSelection', { type: 'selection.unlocked' });
      enqueue.sendTo('venueSelection', { type: 'selection.replaced', selection });
      enqueue.sendTo('venueSelection', { type: 'selection.locked' });
    }),
    dropOrder: assign({ uncompletedPayments: ({ context }) => context.uncompletedPayments.slice(1) }),
    keepOrderPrice: assign(({ context: { uncompletedPayments }, event }) => {
      const [first, ...others] = uncompletedPayments;
      if (!first || event.type !== 'payment.refused' || event.price === undefined) return {};
      return { uncompletedPayments: [{ ...first, orderPrice: event.price }, ...others] };
    }),
    // It stays, whichever selection is kept after this.
    keepTermination: assign(({ context, event }) => {
      if (!('day' in event)) return {};
      const ended = { terminatedOn: event.day, autoRenewal: false };
      return { ...ended, latest: context.latest && { ...context.latest, ...ended } };
    }),
    refreshSession: emit({ type: 'session.stale' }),
    announcePaid: emit({ type: 'alert', alert: { message: paidText } }),
    announceNotTaken: emit({ type: 'alert', alert: { message: notTakenText } }),
    announceRenewed: emit({ type: 'alert', alert: { message: renewedText } }),
    announceDue: emit((_, price: number) => ({ type: 'alert', alert: { message: dueText(price) } })),
    announceOrdered: emit(({ context }) => ({
      type: 'alert',
      alert: { message: dueText(owed(latest(context)).amount) },
    })),
    announceNotRenewed: emit({ type: 'alert', alert: errorAlert(notRenewedText) }),
    announceUnpaidFirst: emit({ type: 'alert', alert: errorAlert(unpaidFirstText) }),
    announceRefusal: emit(({ event }) => ({ type: 'alert', alert: errorAlert(refusalIn(event)) })),
  },
}).createMachine({
  id: 'subscription',
  description: 'What a person subscribes to, what a change costs, and what is still unpaid.',
  type: 'parallel',
  context: ({ input }) => ({
    ...unknownSubscription,
    ...input,
    selection: null,
    price: null,
    subscribed: null,
    latest: null,
    ending: null,
  }),
  invoke: [
    {
      id: 'venueSelection',
      src: 'venueSelection',
      input: ({ context, self }) => ({ delayedOnly: context.noPaymentMode, parent: self }),
      onError: '.order.broken',
    },
    {
      id: 'termination',
      src: 'termination',
      input: ({ self }) => ({ parent: self }),
      onError: '.order.broken',
    },
  ],
  on: { 'subscription.terminated': { actions: 'keepTermination' } },
  states: {
    selection: {
      description: 'What is selected in the grid, and what it costs.',
      initial: 'held',
      // The first report says what the grid shows; from then on only an open selection changes.
      on: { 'selection.changed': { guard: 'isUnreported', actions: 'keepSelection' } },
      states: {
        held: {
          description: 'The grid is locked: an order is under way, or the subscription is not shown yet.',
          entry: 'lockVenues',
          always: { guard: 'isToBeChosen', target: 'open' },
        },
        open: {
          description: 'The selection can be changed.',
          entry: 'unlockVenues',
          initial: 'pricing',
          always: { guard: 'isUnderWay', target: 'held' },
          on: { 'selection.changed': { target: '.pricing.waiting', actions: 'keepSelection' } },
          states: {
            pricing: {
              description: 'The price of the selection is not known yet.',
              tags: 'busy',
              entry: 'dropPrice',
              always: [
                // Without payment there are no prices.
                { guard: 'isFree', target: 'idle' },
                { guard: 'isNothingChosen', target: 'unselected' },
              ],
              initial: 'asking',
              states: {
                waiting: {
                  description: 'The selection is still changing; the longest wait for its price has begun.',
                  after: { debounceMaxWait: 'asking' },
                  on: { 'selection.changed': { target: '.settling', actions: 'keepSelection' } },
                  initial: 'settling',
                  states: {
                    settling: {
                      description: 'The selection was changed a moment ago.',
                      after: { debounce: '#subscription.selection.open.pricing.asking' },
                    },
                  },
                },
                asking: {
                  description: 'The price is being requested; after a further change its answer is dropped.',
                  invoke: {
                    id: 'priceSelection',
                    src: 'priceSelection',
                    input: ({ context }) => ({ venueList: chosen(context) }),
                    onDone: {
                      target: '#subscription.selection.open.idle',
                      actions: { type: 'keepPrice', params: ({ event }) => event.output },
                    },
                    onError: '#subscription.selection.open.unpriced',
                  },
                },
              },
            },
            unselected: { description: 'No venue is selected: nothing to price and nothing to renew.' },
            unpriced: {
              description: 'The price could not be calculated; the request can be repeated.',
              tags: 'error',
              on: { 'retry.requested': 'pricing' },
            },
            idle: { description: 'The price of what is selected is known; it can be renewed or changed.' },
          },
        },
      },
    },
    order: {
      description: 'What is loaded, saved and paid.',
      initial: 'recalling',
      states: {
        recalling: {
          description: 'What became of a payment that was interrupted earlier is being loaded.',
          tags: 'busy',
          always: { guard: 'wasNotInterrupted', target: 'loading' },
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
        },
        loading: {
          description: 'The subscription is being loaded for the first time.',
          tags: 'busy',
          invoke: {
            id: 'loadSubscription',
            src: 'loadSubscription',
            onDone: { target: 'shown', actions: { type: 'keepLatest', params: told } },
            onError: 'failed',
          },
        },
        failed: {
          description: 'The subscription could not be loaded; loading can be repeated.',
          tags: 'error',
          on: { 'retry.requested': 'loading' },
        },
        shown: {
          description: 'The subscription is shown as the service told it: is anything left to be paid?',
          entry: ['takeLatest', 'replaceSelection'],
          always: [
            { guard: 'isHeld', target: 'unpaid.charging' },
            { guard: 'isUnpaid', target: 'unpaid' },
            { target: 'atRest' },
          ],
        },
        atRest: {
          description: 'Nothing is under way and nothing is unpaid.',
          entry: 'dropEnding',
          on: {
            'renewal.chosen': { guard: 'canRenew', target: 'saving' },
            'ending.chosen': {
              guard: { type: 'isLiveData', params: ({ event }) => event.venueId },
              target: 'ending',
              actions: { type: 'keepEnding', params: ({ event }) => event.venueId },
            },
          },
        },
        ending: {
          description: 'The live data of a venue is to end: the person is told what that means, and asked.',
          on: {
            'ending.declined': 'atRest',
            'ending.confirmed': { target: 'saving', actions: 'chooseEnding' },
          },
        },
        saving: {
          description: 'The selection is being saved.',
          tags: 'busy',
          invoke: {
            id: 'saveSubscription',
            src: 'saveSubscription',
            input: ({ context }) => ({
              venueList: chosen(context),
              version: context.version,
              endsLiveData: context.ending !== null,
            }),
            onDone: [
              {
                guard: { type: 'isStale', params: ({ event }) => event.output.kind },
                target: 'changedElsewhere',
                actions: [{ type: 'keepLatest', params: newer }, 'refreshSession'],
              },
              {
                guard: { type: 'isDue', params: due },
                target: 'refreshing',
                actions: ['refreshSession', { type: 'announceDue', params: due }],
              },
              { target: 'refreshing', actions: ['refreshSession', 'announceRenewed'] },
            ],
            // It may have been saved all the same: never conclude from silence.
            onError: [
              { guard: 'isRefused', target: 'reloading', actions: 'announceRefusal' },
              { target: 'confirming' },
            ],
          },
        },
        refreshing: {
          description: 'The subscription was changed or paid, and is loaded again.',
          tags: 'busy',
          invoke: {
            id: 'loadSubscription',
            src: 'loadSubscription',
            onDone: { target: 'shown', actions: { type: 'keepLatest', params: told } },
            onError: 'outdated',
          },
        },
        outdated: {
          description:
            'The subscription could not be loaded again: what was known stays; loading can be repeated.',
          tags: 'error',
          on: { 'retry.requested': 'refreshing' },
        },
        reloading: {
          description: 'A change was refused: the subscription is loaded again, and the selection stays.',
          tags: 'busy',
          invoke: {
            id: 'loadSubscription',
            src: 'loadSubscription',
            onDone: { target: 'refused', actions: { type: 'keepLatest', params: told } },
            // The service compares the selection with what is subscribed when it is sent again.
            onError: 'atRest',
          },
        },
        refused: {
          description: 'Has something else happened that a refused change has to give way to?',
          always: [
            { guard: 'isUnpaid', target: 'shown' },
            { guard: 'isChangedElsewhere', target: 'changedElsewhere', actions: 'refreshSession' },
            { target: 'atRest', actions: 'takeLatest' },
          ],
        },
        confirming: {
          description: 'A change got no answer: the service is asked whether it was saved.',
          tags: 'busy',
          invoke: {
            id: 'loadSubscription',
            src: 'loadSubscription',
            onDone: { target: 'unanswered', actions: { type: 'keepLatest', params: told } },
            onError: 'unconfirmed',
          },
        },
        unanswered: {
          description: 'Was the change saved, or has something else happened?',
          always: [
            { guard: 'isOrdered', target: 'shown', actions: ['refreshSession', 'announceOrdered'] },
            {
              guard: 'isKept',
              target: 'refreshing',
              actions: ['takeLatest', 'refreshSession', 'announceRenewed'],
            },
            // An order was made elsewhere.
            { guard: 'isUnpaid', target: 'shown', actions: ['refreshSession', 'announceUnpaidFirst'] },
            { guard: 'isChangedElsewhere', target: 'changedElsewhere', actions: 'refreshSession' },
            // The selection stays, to be sent again.
            { target: 'atRest', actions: ['takeLatest', 'announceNotRenewed'] },
          ],
        },
        unconfirmed: {
          description: 'It is unknown whether a change was saved; the check can be repeated.',
          tags: 'error',
          on: { 'retry.requested': 'confirming' },
        },
        changedElsewhere: {
          description: 'The subscription was changed in another window or by a payment: the person chooses.',
          entry: 'takeSettings',
          on: {
            'changes.taken': 'refreshing',
            // This saves nothing: the price for the current subscription is shown first.
            'selection.kept': { target: 'atRest', actions: 'takeLatest' },
          },
        },
        unpaid: {
          description: 'The first order that waits for its payment is shown, to be paid or cancelled.',
          initial: 'open',
          invoke: {
            id: 'payment',
            src: 'payment',
            input: ({ context, self }) => ({ ...owed(context), parent: self }),
            onError: 'broken',
          },
          on: {
            'payment.completed': {
              target: 'refreshing',
              actions: ['dropOrder', 'refreshSession', 'announcePaid'],
            },
            'payment.withdrawn': { target: 'refreshing', actions: ['dropOrder', 'refreshSession'] },
            'payment.refused': { target: 'refreshing', actions: 'keepOrderPrice' },
            'payment.charging': '.charging',
            'payment.held': '.charging',
            'payment.released': '.open',
          },
          states: {
            open: {
              description: 'No payment is being captured: the order can be cancelled.',
              on: { 'cancellation.chosen': '#subscription.order.cancelling' },
            },
            charging: {
              description: 'The payment is being captured or is held: it is too late to cancel.',
            },
          },
        },
        cancelling: {
          description: 'The order is being cancelled.',
          tags: 'busy',
          invoke: {
            id: 'cancelPayment',
            src: 'cancelPayment',
            input: ({ context }) => ({ orderId: owed(context).subject.OrderID }),
            onDone: { target: 'refreshing', actions: ['dropOrder', 'refreshSession'] },
            onError: [
              { guard: 'isRefused', target: 'reviewing', actions: ['refreshSession', 'announceRefusal'] },
              { target: 'unpaid' },
            ],
          },
        },
        reviewing: {
          description: 'The order could not be cancelled: what has become of it is loaded.',
          tags: 'busy',
          invoke: {
            id: 'loadSubscription',
            src: 'loadSubscription',
            onDone: { target: 'shown', actions: { type: 'keepLatest', params: told } },
            onError: 'outdated',
          },
        },
        broken: {
          description: 'A part of the page has failed; only reloading the page helps.',
          tags: 'error',
        },
      },
    },
  },
});
