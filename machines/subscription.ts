import { assign, emit, fromPromise, not, or, sendTo, setup, stateIn } from 'xstate';
import type { Alert } from '../src/domain/alert.ts';
import { errorTitle, failureOf, refusalText } from '../src/domain/failure.ts';
import { usDollars } from '../src/domain/format/money.ts';
import { choicesOf, type Selection, type VenueChoice } from '../src/domain/venues/venue-choices.ts';
import { venueOptionNames } from '../src/domain/venues/venue-options.ts';
import { type PaymentReport, type PaymentStatus, paymentMachine } from './payment.ts';
import { type TerminationReport, terminationMachine } from './termination.ts';
import { type SelectionReport, venueSelectionMachine } from './venue-selection.ts';

/** An order that was made and is not paid (B 3). */
export type UncompletedPayment = {
  readonly orderId: string;
  /** What is due, in whole US dollars. */
  readonly orderPrice: number;
  readonly orderStatus: PaymentStatus;
  /** What was ordered: what is had when it is paid. */
  readonly selection: Selection;
  /** Days of the term, `yyyy-mm-dd`. */
  readonly startDate: string;
  readonly endDate: string;
};

/** A new price that was announced and does not apply yet (B 9). Days are `yyyy-mm-dd`. */
export type PriceNotice = {
  /** US dollars a month for each charged flag. */
  readonly costPerVenue: number;
  readonly appliesFrom: string;
  /** The last day on which the subscription can be terminated because of it; null when it cannot. */
  readonly terminateBy: string | null;
};

/** What the service tells of a subscription, its entries merged (B 3). */
export type SubscriptionState = {
  /** Grows with every change; a change that was made on an older one is refused. */
  readonly version: number;
  readonly selection: Selection;
  /** The last day, `yyyy-mm-dd`; null when there is none. */
  readonly endDate: string | null;
  readonly uncompletedPayments: readonly UncompletedPayment[];
  /** Null where there is no such setting. */
  readonly autoRenewal: boolean | null;
  /** The first day on which a change is a renewal, `yyyy-mm-dd`; null when that is not known. */
  readonly renewableFrom: string | null;
  /** Whether the next term can be had today; else only a change is possible. */
  readonly isRenewable: boolean;
  readonly priceNotice: PriceNotice | null;
  /** The day on which it was terminated, `yyyy-mm-dd`; it runs to its end. Null when it was not. */
  readonly terminatedOn: string | null;
};

/** What a selection would cost now, in whole US dollars, and until when it would last. */
export type SubscriptionPrice = {
  readonly price: number;
  readonly endDate: string;
  /** How the price is made: flags × US dollars a month × months. */
  readonly sum: { readonly flags: number; readonly costPerVenue: number; readonly months: number } | null;
  /** Why it cannot be had now; null: it can. */
  readonly notPossible: string | null;
};

/**
 * How a change ended: kept, with what is due now; or made on a subscription that was changed elsewhere meanwhile, with
 * how it stands now.
 */
export type Saved =
  | { readonly kind: 'saved'; readonly price: number }
  | { readonly kind: 'stale'; readonly subscription: SubscriptionState };

export type SubscriptionInput = {
  /** Delayed data only and nothing to pay: only the end date is loaded (B 4). */
  readonly noPaymentMode: boolean;
  /** Milliseconds after which a price is asked for at the latest. */
  readonly debounceMaxWait: number;
  /** The order that was being paid when the session ended or the page was left; null when none was. */
  readonly interrupted: string | null;
};

type Context = SubscriptionInput & {
  /** What the grid shows; null until it has said so. */
  selection: Selection | null;
  version: number;
  /** How the subscription stands, when it was changed elsewhere; null until that is found. */
  changed: SubscriptionState | null;
  isRenewable: boolean;
  /** What is subscribed to now; null until it is known. */
  subscribed: Selection | null;
  endDate: string | null;
  price: SubscriptionPrice | null;
  uncompletedPayments: readonly UncompletedPayment[];
  autoRenewal: boolean | null;
  renewableFrom: string | null;
  priceNotice: PriceNotice | null;
  terminatedOn: string | null;
  /** How many payments were made on this page: the history is loaded anew when it grows. */
  paymentsMade: number;
};

export type SubscriptionEvent =
  | SelectionReport
  | PaymentReport
  | TerminationReport
  | { type: 'renewal.chosen' }
  | { type: 'changes.taken' }
  | { type: 'selection.kept' }
  | { type: 'cancellation.chosen' }
  | { type: 'pricing.retried' }
  | { type: 'subscription.retried' };

/** What is known before a change is sent, to tell afterwards whether it was kept. */
const isKept = (context: Context, now: SubscriptionState): boolean => {
  const before = context.subscribed === null ? null : choicesOf(context.subscribed);
  const [wanted, kept] = [chosen(context), choicesOf(now.selection)];
  const isWanted = context.noPaymentMode || sameChoices(wanted, kept);
  const isNew = now.endDate !== context.endDate || (before !== null && !sameChoices(before, kept));
  return isWanted && isNew;
};

function sameChoices(one: readonly VenueChoice[], other: readonly VenueChoice[]): boolean {
  const textOf = (choices: readonly VenueChoice[]): string =>
    JSON.stringify(
      choices.map((choice) => [choice.venueId, ...venueOptionNames.map((name) => choice[name])]),
    );
  return textOf(one) === textOf(other);
}

type Emitted = { type: 'alert'; alert: Alert } | { type: 'session.stale' };

export const renewedText = 'Your subscription has been updated.';
export const notRenewedText = 'Your changes have not been saved. Please try again.';
export const notTakenText = 'Your payment was not taken. Nothing has been charged.';
export const paidText = 'Thank you. Your payment has been received.';
export const dueText = (price: number): string =>
  `Your changes are saved. They take effect when ${usDollars(price)} has been paid.`;

/** Whether two selections are the same choices. */
export const isSameSelection = (one: Selection | null, other: Selection | null): boolean =>
  JSON.stringify(choicesOf(one ?? {})) === JSON.stringify(choicesOf(other ?? {}));

const chosen = ({ selection }: Context): VenueChoice[] => choicesOf(selection ?? {});

/** What the page keeps of an answer of the service. */
const known = (subscription: SubscriptionState) => ({
  version: subscription.version,
  changed: null,
  isRenewable: subscription.isRenewable,
  subscribed: subscription.selection,
  endDate: subscription.endDate,
  uncompletedPayments: subscription.uncompletedPayments,
  autoRenewal: subscription.autoRenewal,
  renewableFrom: subscription.renewableFrom,
  priceNotice: subscription.priceNotice,
  terminatedOn: subscription.terminatedOn,
  price: null,
});

/**
 * The subscriptions page (B 2, B 4): what is subscribed to, what a change costs, renewing, and the first uncompleted
 * payment. Provide `loadSubscription`, `priceSelection`, `saveSubscription`, `cancelPayment`, `payment` and
 * `termination`.
 */
export const subscriptionMachine = setup({
  types: {
    input: {} as SubscriptionInput,
    context: {} as Context,
    events: {} as SubscriptionEvent,
    emitted: {} as Emitted,
    tags: {} as 'busy' | 'updating' | 'pricing' | 'error',
    children: {} as { venueSelection: 'venueSelection'; termination: 'termination'; payment: 'payment' },
  },
  actors: {
    venueSelection: venueSelectionMachine,
    termination: terminationMachine,
    payment: paymentMachine,
    loadSubscription: fromPromise<SubscriptionState>(() =>
      Promise.reject(new Error('`loadSubscription` must be provided')),
    ),
    priceSelection: fromPromise<SubscriptionPrice, { venueList: readonly VenueChoice[] }>(() =>
      Promise.reject(new Error('`priceSelection` must be provided')),
    ),
    saveSubscription: fromPromise<Saved, { venueList: readonly VenueChoice[]; version: number }>(() =>
      Promise.reject(new Error('`saveSubscription` must be provided')),
    ),
    recallPayment: fromPromise<PaymentStatus, { orderId: string }>(() =>
      Promise.reject(new Error('`recallPayment` must be provided')),
    ),
    cancelPayment: fromPromise<void, { orderId: string }>(() =>
      Promise.reject(new Error('`cancelPayment` must be provided')),
    ),
  },
  delays: {
    debounceMaxWait: ({ context }) => context.debounceMaxWait,
    debounce: ({ context }) => Math.min(200, context.debounceMaxWait),
  },
  guards: {
    isFree: ({ context }) => context.noPaymentMode,
    hasSomethingToDo: ({ context }) =>
      (context.price?.notPossible ?? null) === null &&
      (context.isRenewable ||
        (!context.noPaymentMode && !isSameSelection(context.selection, context.subscribed))),
    isStale: (_, params: { answer: Saved }) => params.answer.kind === 'stale',
    isFreeAndChosen: ({ context }) => context.noPaymentMode && context.selection !== null,
    isNothingChosen: (_, params: { selection: Selection }) => choicesOf(params.selection).length === 0,
    hasUncompletedPayment: ({ context }, params: { subscription: SubscriptionState }) =>
      !context.noPaymentMode && params.subscription.uncompletedPayments.length > 0,
    isRefused: (_, params: { error: unknown }) => refusalText(failureOf(params.error)) !== '',
    isNothingOnItsWay: not(or([stateIn('renewing'), stateIn('confirming'), stateIn('unconfirmed')])),
    wasInterrupted: ({ context }) => context.interrupted !== null && !context.noPaymentMode,
    isPaid: (_, params: { status: PaymentStatus }) => params.status === 'paid',
    isNotTaken: (_, params: { status: PaymentStatus }) => ['cancelled', 'failed'].includes(params.status),
    isKept: ({ context }, params: { subscription: SubscriptionState }) =>
      isKept(context, params.subscription),
    isDue: (_, params: { answer: Saved }) => params.answer.kind === 'saved' && params.answer.price > 0,
  },
  actions: {
    keepSelection: assign({ selection: (_, params: { selection: Selection }) => params.selection }),
    keepSubscription: assign((_, params: { subscription: SubscriptionState }) => known(params.subscription)),
    adoptChanged: assign(({ context }) => (context.changed === null ? {} : known(context.changed))),
    keepEndDate: assign({
      endDate: (_, params: { subscription: SubscriptionState }) => params.subscription.endDate,
      isRenewable: (_, params: { subscription: SubscriptionState }) => params.subscription.isRenewable,
    }),
    showSelection: sendTo('venueSelection', (_, params: { subscription: SubscriptionState }) => ({
      type: 'selection.replaced' as const,
      selection: params.subscription.selection,
    })),
    lockVenues: sendTo('venueSelection', { type: 'selection.locked' }),
    unlockVenues: sendTo('venueSelection', { type: 'selection.unlocked' }),
    keepChanged: assign({
      changed: (_, params: { answer: Saved }) =>
        params.answer.kind === 'stale' ? params.answer.subscription : null,
    }),
    keepPrice: assign({ price: (_, params: { price: SubscriptionPrice }) => params.price }),
    dropPrice: assign({ price: null }),
    keepTermination: assign({ terminatedOn: (_, params: { day: string }) => params.day, autoRenewal: false }),
    countPayment: assign({ paymentsMade: ({ context }) => context.paymentsMade + 1 }),
    refreshSession: emit({ type: 'session.stale' }),
    announceRenewed: emit({ type: 'alert', alert: { message: renewedText } }),
    announcePaid: emit({ type: 'alert', alert: { message: paidText } }),
    announceDue: emit((_, params: { answer: Saved }) => ({
      type: 'alert' as const,
      alert: { message: dueText(params.answer.kind === 'saved' ? params.answer.price : 0) },
    })),
    announceNotRenewed: emit({ type: 'alert', alert: { title: errorTitle, message: notRenewedText } }),
    announceNotTaken: emit({ type: 'alert', alert: { message: notTakenText } }),
    announceFoundDue: emit((_, params: { subscription: SubscriptionState }) => ({
      type: 'alert' as const,
      alert: { message: dueText(params.subscription.uncompletedPayments[0]?.orderPrice ?? 0) },
    })),
    forgetInterrupted: assign({ interrupted: null }),
    announceRefusal: emit((_, params: { error: unknown }) => ({
      type: 'alert' as const,
      alert: { title: errorTitle, message: refusalText(failureOf(params.error)) },
    })),
  },
}).createMachine({
  id: 'subscription',
  description: 'What a person subscribes to, what a change costs, and what is still to be paid.',
  initial: 'entering',
  context: ({ input }) => ({
    ...input,
    selection: null,
    version: 0,
    changed: null,
    isRenewable: true,
    subscribed: null,
    endDate: null,
    price: null,
    uncompletedPayments: [],
    autoRenewal: null,
    renewableFrom: null,
    priceNotice: null,
    terminatedOn: null,
    paymentsMade: 0,
  }),
  invoke: [
    {
      id: 'venueSelection',
      src: 'venueSelection',
      input: ({ context, self }) => ({ delayedOnly: context.noPaymentMode, parent: self }),
      onError: { target: '.broken' },
    },
    {
      id: 'termination',
      src: 'termination',
      input: ({ self }) => ({ parent: self }),
      onError: { target: '.broken' },
    },
  ],
  on: {
    'subscription.terminated': {
      actions: { type: 'keepTermination', params: ({ event }) => ({ day: event.day }) },
    },
    'selection.changed': {
      guard: 'isNothingOnItsWay',
      actions: { type: 'keepSelection', params: ({ event }) => ({ selection: event.selection }) },
    },
  },
  states: {
    entering: {
      description: 'The page opens: was a payment under way when it was last left?',
      always: [{ guard: 'wasInterrupted', target: 'recalling' }, { target: 'loading' }],
    },
    recalling: {
      description: 'What became of a payment that was cut off, as by the end of the session, is being asked.',
      tags: 'busy',
      exit: 'forgetInterrupted',
      invoke: {
        id: 'recallPayment',
        src: 'recallPayment',
        input: ({ context }) => ({ orderId: context.interrupted ?? '' }),
        onDone: [
          {
            guard: { type: 'isPaid', params: ({ event }) => ({ status: event.output }) },
            target: 'loading',
            actions: ['refreshSession', 'announcePaid'],
          },
          {
            guard: { type: 'isNotTaken', params: ({ event }) => ({ status: event.output }) },
            target: 'loading',
            actions: ['refreshSession', 'announceNotTaken'],
          },
          { target: 'loading' },
        ],
        // The order itself, where it is still to be paid, says what it is.
        onError: 'loading',
      },
    },
    loading: {
      description: 'The subscription is on its way.',
      tags: 'busy',
      entry: 'lockVenues',
      exit: 'unlockVenues',
      invoke: {
        id: 'loadSubscription',
        src: 'loadSubscription',
        onDone: [
          {
            guard: { type: 'isFreeAndChosen' },
            target: 'idle',
            actions: { type: 'keepEndDate', params: ({ event }) => ({ subscription: event.output }) },
          },
          {
            guard: 'isFree',
            target: 'opening',
            actions: { type: 'keepEndDate', params: ({ event }) => ({ subscription: event.output }) },
          },
          {
            guard: {
              type: 'hasUncompletedPayment',
              params: ({ event }) => ({ subscription: event.output }),
            },
            target: 'unpaid',
            actions: [
              { type: 'keepSubscription', params: ({ event }) => ({ subscription: event.output }) },
              { type: 'showSelection', params: ({ event }) => ({ subscription: event.output }) },
            ],
          },
          {
            target: 'opening',
            actions: [
              { type: 'keepSubscription', params: ({ event }) => ({ subscription: event.output }) },
              { type: 'showSelection', params: ({ event }) => ({ subscription: event.output }) },
            ],
          },
        ],
        onError: 'failed',
      },
    },
    failed: {
      description: 'The subscription did not come; it can be asked for again.',
      tags: 'error',
      on: { 'subscription.retried': 'loading' },
    },
    opening: {
      description:
        'The subscription is known, and the grid has not yet shown it: it waits for the list of venues.',
      on: {
        'selection.changed': [
          {
            guard: 'isFree',
            target: 'idle',
            actions: { type: 'keepSelection', params: ({ event }) => ({ selection: event.selection }) },
          },
          {
            guard: { type: 'isNothingChosen', params: ({ event }) => ({ selection: event.selection }) },
            target: 'unselected',
            actions: { type: 'keepSelection', params: ({ event }) => ({ selection: event.selection }) },
          },
          {
            target: 'pricing.asking',
            actions: { type: 'keepSelection', params: ({ event }) => ({ selection: event.selection }) },
          },
        ],
      },
    },
    idle: {
      description: 'The price of what is selected is known; it can be renewed or changed.',
      on: {
        'selection.changed': [
          {
            guard: { type: 'isNothingChosen', params: ({ event }) => ({ selection: event.selection }) },
            target: 'unselected',
            actions: [
              { type: 'keepSelection', params: ({ event }) => ({ selection: event.selection }) },
              'dropPrice',
            ],
          },
          {
            target: 'pricing',
            actions: { type: 'keepSelection', params: ({ event }) => ({ selection: event.selection }) },
          },
        ],
        'renewal.chosen': { guard: 'hasSomethingToDo', target: 'renewing' },
      },
    },
    unselected: {
      description: 'No venue is selected: there is nothing to price and nothing to renew.',
      always: { guard: 'isFree', target: 'idle' },
      on: {
        'selection.changed': [
          {
            guard: { type: 'isNothingChosen', params: ({ event }) => ({ selection: event.selection }) },
            actions: { type: 'keepSelection', params: ({ event }) => ({ selection: event.selection }) },
          },
          {
            target: 'pricing',
            actions: { type: 'keepSelection', params: ({ event }) => ({ selection: event.selection }) },
          },
        ],
      },
    },
    unpriced: {
      description: 'The price could not be found out; it can be asked for again.',
      tags: 'error',
      on: {
        'selection.changed': [
          {
            guard: { type: 'isNothingChosen', params: ({ event }) => ({ selection: event.selection }) },
            target: 'unselected',
            actions: { type: 'keepSelection', params: ({ event }) => ({ selection: event.selection }) },
          },
          {
            target: 'pricing',
            actions: { type: 'keepSelection', params: ({ event }) => ({ selection: event.selection }) },
          },
        ],
        'pricing.retried': 'pricing.asking',
      },
    },
    pricing: {
      description: 'The price of what was just selected is not known yet.',
      tags: 'pricing',
      // Where nothing can be paid nothing is priced.
      always: { guard: 'isFree', target: 'idle' },
      initial: 'waiting',
      states: {
        waiting: {
          description:
            'The selection still changes; at the latest after the configured wait its price is asked for.',
          initial: 'settling',
          after: { debounceMaxWait: 'asking' },
          states: {
            settling: {
              description: 'Something was changed a moment ago.',
              after: { debounce: '#subscription.pricing.asking' },
              on: {
                'selection.changed': [
                  {
                    guard: {
                      type: 'isNothingChosen',
                      params: ({ event }) => ({ selection: event.selection }),
                    },
                    target: '#subscription.unselected',
                    actions: [
                      { type: 'keepSelection', params: ({ event }) => ({ selection: event.selection }) },
                      'dropPrice',
                    ],
                  },
                  {
                    target: 'settling',
                    reenter: true,
                    actions: {
                      type: 'keepSelection',
                      params: ({ event }) => ({ selection: event.selection }),
                    },
                  },
                ],
              },
            },
          },
        },
        asking: {
          description: 'The price is being asked for; a change makes the answer stale, and it is dropped.',
          invoke: {
            id: 'priceSelection',
            src: 'priceSelection',
            input: ({ context }) => ({ venueList: chosen(context) }),
            onDone: {
              target: '#subscription.idle',
              actions: { type: 'keepPrice', params: ({ event }) => ({ price: event.output }) },
            },
            onError: { target: '#subscription.unpriced', actions: 'dropPrice' },
          },
          on: {
            'selection.changed': [
              {
                guard: { type: 'isNothingChosen', params: ({ event }) => ({ selection: event.selection }) },
                target: '#subscription.unselected',
                actions: [
                  { type: 'keepSelection', params: ({ event }) => ({ selection: event.selection }) },
                  'dropPrice',
                ],
              },
              {
                target: 'waiting',
                actions: { type: 'keepSelection', params: ({ event }) => ({ selection: event.selection }) },
              },
            ],
          },
        },
      },
    },
    renewing: {
      description: 'What is selected is being saved.',
      tags: 'updating',
      entry: 'lockVenues',
      exit: 'unlockVenues',
      invoke: {
        id: 'saveSubscription',
        src: 'saveSubscription',
        input: ({ context }) => ({ venueList: chosen(context), version: context.version }),
        onDone: [
          {
            guard: { type: 'isStale', params: ({ event }) => ({ answer: event.output }) },
            target: 'changedElsewhere',
            actions: { type: 'keepChanged', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            guard: { type: 'isDue', params: ({ event }) => ({ answer: event.output }) },
            target: 'loading',
            actions: [
              'refreshSession',
              { type: 'announceDue', params: ({ event }) => ({ answer: event.output }) },
            ],
          },
          { target: 'loading', actions: ['refreshSession', 'announceRenewed'] },
        ],
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'loading',
            actions: { type: 'announceRefusal', params: ({ event }) => ({ error: event.error }) },
          },
          // Perhaps it was saved all the same: never conclude from silence.
          { target: 'confirming' },
        ],
      },
    },
    confirming: {
      description: 'No answer came to a change: whether it was saved is being found out.',
      tags: 'updating',
      entry: 'lockVenues',
      exit: 'unlockVenues',
      invoke: {
        id: 'loadSubscription',
        src: 'loadSubscription',
        onDone: [
          {
            guard: {
              type: 'hasUncompletedPayment',
              params: ({ event }) => ({ subscription: event.output }),
            },
            target: 'unpaid',
            actions: [
              { type: 'keepSubscription', params: ({ event }) => ({ subscription: event.output }) },
              { type: 'showSelection', params: ({ event }) => ({ subscription: event.output }) },
              'refreshSession',
              { type: 'announceFoundDue', params: ({ event }) => ({ subscription: event.output }) },
            ],
          },
          {
            guard: { type: 'isKept', params: ({ event }) => ({ subscription: event.output }) },
            target: 'loading',
            actions: ['refreshSession', 'announceRenewed'],
          },
          // What was chosen stays, to be sent again.
          { guard: 'isFree', target: 'idle', actions: 'announceNotRenewed' },
          { target: 'pricing.asking', actions: 'announceNotRenewed' },
        ],
        onError: 'unconfirmed',
      },
    },
    unconfirmed: {
      description: 'Whether a change was saved could not be found out; it can be asked again.',
      tags: 'error',
      on: { 'subscription.retried': 'confirming' },
    },
    changedElsewhere: {
      description:
        'The subscription was changed in another window or by a payment: what changed is shown, and the person chooses.',
      entry: 'lockVenues',
      exit: 'unlockVenues',
      on: {
        'changes.taken': { target: 'loading', actions: 'refreshSession' },
        // Nothing is saved by it: the price on the subscription as it is now is seen first.
        'selection.kept': { target: 'pricing.asking', actions: ['adoptChanged', 'refreshSession'] },
      },
    },
    unpaid: {
      description: 'An order waits for its payment: the grid is locked until it is paid or cancelled.',
      initial: 'paying',
      entry: 'lockVenues',
      exit: 'unlockVenues',
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
              actions: ['countPayment', 'refreshSession', 'announcePaid'],
            },
            'payment.withdrawn': { target: '#subscription.loading', actions: 'refreshSession' },
            'payment.refused': '#subscription.loading',
            'payment.charging': '.charging',
            'payment.held': '.charging',
            'payment.released': '.open',
          },
          states: {
            open: {
              description: 'Nothing is being taken: the payment can be cancelled.',
              on: { 'cancellation.chosen': '#subscription.unpaid.cancelling' },
            },
            charging: {
              description:
                'The payment is being taken, or the provider holds it back: what is charged cannot be called off.',
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
            onDone: { target: '#subscription.loading', actions: 'refreshSession' },
            onError: [
              {
                guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
                target: '#subscription.loading',
                actions: [
                  'refreshSession',
                  { type: 'announceRefusal', params: ({ event }) => ({ error: event.error }) },
                ],
              },
              { target: 'paying' },
            ],
          },
        },
      },
    },
    broken: {
      description: 'A part of the page has stopped working; only loading the page again helps.',
      tags: 'error',
    },
  },
});
