import type { subscriptionMachine } from '../../../machines/subscription.ts';
import { FailureError, failure, failureOf } from '../../../src/domain/failure.ts';
import type { PaymentStatus } from '../../../src/domain/payment/payment-status.ts';
import type { SubscriptionState } from '../../../src/domain/subscription/subscription-state.ts';
import type { Selection } from '../../../src/domain/venues/venue-choices.ts';
import { noOptions } from '../../../src/domain/venues/venue-options.ts';
import type { Predicates, Walks } from '../oracle/oracle.ts';
import { changed, changedElsewhere, one, priced150, settled, two, unpaid } from './kit.ts';

/** The choices, by venue. */
const flagsOf = (selection: Selection | null): string =>
  Object.entries(selection ?? {})
    .flatMap(([venue, options]) =>
      Object.entries(options).flatMap(([flag, isOn]) => (isOn ? [`${venue} ${flag}`] : [])),
    )
    .sort()
    .join();

/** How many of the choices are in real time. */
const liveIn = (selection: Selection | null): number => flagsOf(selection).split('isReal').length - 1;

const isBeingTaken = ({ uncompletedPayments: [first] }: SubscriptionState): boolean =>
  first !== undefined && ['executing', 'pending'].includes(first.orderStatus);

/** Whether the first order to be paid is for this selection. */
const isOrderOf = (
  { uncompletedPayments: [first] }: SubscriptionState,
  selection: Selection | null,
): boolean => first !== undefined && flagsOf(first.selection) === flagsOf(selection);

export const predicates: Predicates<typeof subscriptionMachine> = {
  'a payment was interrupted': ({ interrupted, noPaymentMode }) => interrupted !== null && !noPaymentMode,
  'in no-payment mode': ({ noPaymentMode }) => noPaymentMode,
  'nothing has been loaded': ({ latest }) => latest === null,
  'the grid has reported': ({ selection }) => selection !== null,
  'in no-payment mode, with the grid shown': ({ noPaymentMode, selection }) =>
    noPaymentMode && selection !== null,
  'it was paid': (_, { output }) => output === 'paid',
  'it was not charged': (_, { output }) => output === 'failed' || output === 'cancelled',
  'the first payment is in progress': ({ noPaymentMode }, { output }) =>
    !noPaymentMode && isBeingTaken(output),
  'a payment is uncompleted': ({ noPaymentMode }, { output }) =>
    !noPaymentMode && output.uncompletedPayments.length > 0,
  'its payment is in progress': ({ noPaymentMode, selection }, { output }) =>
    !noPaymentMode && isOrderOf(output, selection) && isBeingTaken(output),
  'its payment is uncompleted': ({ noPaymentMode, selection }, { output }) =>
    !noPaymentMode && isOrderOf(output, selection),
  'another payment is in progress': ({ noPaymentMode }, { output }) => !noPaymentMode && isBeingTaken(output),
  'another payment is uncompleted': ({ noPaymentMode }, { output }) =>
    !noPaymentMode && output.uncompletedPayments.length > 0,
  'nothing is chosen': (_, { selection }) => flagsOf(selection) === '',
  'one option is chosen': (_, { selection }) => flagsOf(selection) === flagsOf(one),
  'one option is selected': ({ selection }) => flagsOf(selection) === flagsOf(one),
  'in no-payment mode, and the term can be renewed': ({ noPaymentMode, isRenewable }) =>
    noPaymentMode && isRenewable,
  'something can be renewed or changed': ({ price, isRenewable, selection, subscribed, noPaymentMode }) =>
    (price?.notPossible ?? null) === null &&
    !noPaymentMode &&
    (isRenewable || flagsOf(selection) !== flagsOf(subscribed)) &&
    (price?.price !== 0 || liveIn(selection) >= liveIn(subscribed)),
  'its live data is subscribed': ({ subscribed, selection }, { venueId }) =>
    selection !== null && liveIn({ 1: subscribed?.[venueId] ?? noOptions }) > 0,
  'nothing is selected': ({ selection }) => flagsOf(selection) === '',
  'in no-payment mode, and it was changed elsewhere': ({ noPaymentMode }, { output }) =>
    noPaymentMode && output.kind === 'stale',
  'it was changed elsewhere': (_, { output }) => output.kind === 'stale',
  'it was refused': (_, { error }) => failureOf(error).kind === 'refused',
  'an amount is due': (_, { output }) => output.price > 0,
  'the change was saved': ({ noPaymentMode, selection, subscribed, endDate }, { output }) =>
    !noPaymentMode &&
    flagsOf(output.selection) === flagsOf(selection) &&
    (output.endDate !== endDate ||
      (subscribed !== null && flagsOf(output.selection) !== flagsOf(subscribed))),
  'in no-payment mode, and the change was saved': ({ noPaymentMode, endDate }, { output }) =>
    noPaymentMode && output.endDate !== endDate,
  'the version is another': ({ noPaymentMode, version }, { output }) =>
    !noPaymentMode && output.version !== version,
  'the price is told': (_, { price }) => price !== undefined,
  'everything had changed': (context) => context.latest?.version === 9,
};

/** An answer that differs in everything. */
const other = {
  ...unpaid,
  version: 9,
  selection: two,
  isRenewable: false,
  endDate: '2028-03-31',
  autoRenewal: false,
  renewableFrom: '2027-12-31',
  priceNotice: { costPerVenue: 30, appliesFrom: '2027-06-01', terminateBy: null },
  terminatedOn: '2027-01-05',
  monthlyFee: 90,
  given: [{ venueId: 1, kind: 'trades', until: '2027-01-31' }],
};
const beingTaken = {
  ...unpaid,
  uncompletedPayments: unpaid.uncompletedPayments.map((order) => ({ ...order, orderStatus: 'executing' })),
};
/** An order for another selection than the one that was sent. */
const orderedElsewhere = (orderStatus: PaymentStatus) => ({
  ...other,
  selection: { 2: { ...noOptions, isRealOrders: true } },
  uncompletedPayments: unpaid.uncompletedPayments
    .slice(0, 1)
    .map((order) => ({ ...order, orderStatus, selection: one })),
});
const loaded = (output: unknown) => ({ type: 'xstate.done.actor.loadSubscription', output });
const notLoaded = { type: 'xstate.error.actor.loadSubscription', error: new Error('no answer') };
const selected = (selection: Selection) => ({ type: 'selection.changed', selection });
const priced = { type: 'xstate.done.actor.priceSelection', output: priced150 };
const unsaved = { type: 'xstate.error.actor.saveSubscription', error: new Error('no answer') };
const debounced = { type: 'xstate.after.debounce.subscription.selection.open.pricing.waiting.settling' };
const toIdle = [loaded(settled), selected(two), priced];
const toElsewhere = (subscription: object) => [
  ...toIdle,
  { type: 'renewal.chosen' },
  { type: 'xstate.done.actor.saveSubscription', output: { kind: 'stale', subscription } },
];
const refused = {
  type: 'xstate.error.actor.saveSubscription',
  error: new FailureError(failure('refused', { message: 'A payment is not completed' })),
};
const toRefused = [...toIdle, { type: 'renewal.chosen' }, refused];
const terminated = { type: 'subscription.terminated', day: '2026-11-21' };
const withdrawn = { type: 'payment.withdrawn' };

export const walks: Walks = {
  'reloaded with a payment due, and reloaded again without': [
    loaded(settled),
    terminated,
    selected(two),
    priced,
    { type: 'renewal.chosen' },
    { type: 'xstate.done.actor.saveSubscription', output: { kind: 'saved', price: 150 } },
    loaded(other),
    withdrawn,
    loaded({ ...settled, selection: one }),
  ],
  'changes from elsewhere accepted, all paid': [
    ...toElsewhere(changedElsewhere),
    { type: 'changes.taken' },
    loaded(changed),
  ],
  'changes from elsewhere accepted, with a payment due': [
    ...toElsewhere(changedElsewhere),
    { type: 'changes.taken' },
    loaded(unpaid),
  ],
  'own selection kept after everything was changed elsewhere': [
    ...toElsewhere({ ...other, uncompletedPayments: [] }),
    { type: 'selection.kept' },
  ],
  'own selection kept although something was ordered elsewhere': [
    ...toElsewhere(other),
    { type: 'selection.kept' },
  ],
  'refused after everything but the version has changed': [
    ...toRefused,
    loaded({ ...other, version: 1, uncompletedPayments: [] }),
  ],
  'refused after it was changed elsewhere': [...toRefused, loaded({ ...other, uncompletedPayments: [] })],
  'saved after all, and everything has changed': [
    ...toIdle,
    { type: 'renewal.chosen' },
    unsaved,
    loaded({ ...other, uncompletedPayments: [] }),
    notLoaded,
  ],
  'not saved, and it was changed elsewhere': [
    ...toIdle,
    { type: 'renewal.chosen' },
    unsaved,
    loaded({ ...orderedElsewhere('created'), uncompletedPayments: [] }),
    { type: 'selection.kept' },
  ],
  'not saved, and everything but the version has changed': [
    ...toIdle,
    { type: 'renewal.chosen' },
    unsaved,
    loaded({ ...orderedElsewhere('created'), version: 1, uncompletedPayments: [] }),
  ],
  'in no-payment mode: not saved, and it can no longer be renewed': [
    selected(two),
    loaded(settled),
    { type: 'renewal.chosen' },
    unsaved,
    terminated,
    loaded({ ...settled, isRenewable: false }),
  ],
  'in no-payment mode: saved after all': [
    selected(two),
    loaded(settled),
    { type: 'renewal.chosen' },
    unsaved,
    terminated,
    loaded({ ...settled, endDate: '2028-03-31', isRenewable: false }),
  ],
  'refused for a payment that is due': [...toRefused, loaded(other)],
  'refused for a payment that is being taken': [
    ...toRefused,
    loaded({ ...other, uncompletedPayments: beingTaken.uncompletedPayments }),
  ],
  'in no-payment mode: refused after everything has changed': [
    selected(two),
    loaded(settled),
    { type: 'renewal.chosen' },
    refused,
    terminated,
    loaded(other),
  ],
  'a payment due found after a missing answer': [
    ...toIdle,
    { type: 'renewal.chosen' },
    unsaved,
    loaded(other),
  ],
  'another order found after a missing answer': [
    ...toIdle,
    { type: 'renewal.chosen' },
    unsaved,
    loaded(orderedElsewhere('created')),
  ],
  'another order found after a missing answer is cancelled': [
    ...toIdle,
    { type: 'renewal.chosen' },
    unsaved,
    loaded(orderedElsewhere('created')),
    { type: 'cancellation.chosen' },
  ],
  'not saved, and sent again': [
    ...toIdle,
    { type: 'renewal.chosen' },
    unsaved,
    loaded(settled),
    priced,
    { type: 'renewal.chosen' },
  ],
  'in no-payment mode: not saved, and sent again': [
    selected(two),
    loaded(settled),
    { type: 'renewal.chosen' },
    unsaved,
    loaded(settled),
    { type: 'renewal.chosen' },
  ],
  'another order that is being paid found after a missing answer': [
    ...toIdle,
    { type: 'renewal.chosen' },
    unsaved,
    loaded(orderedElsewhere('executing')),
  ],
  'saved after all, and something else was ordered since': [
    ...toIdle,
    { type: 'renewal.chosen' },
    unsaved,
    loaded({ ...orderedElsewhere('created'), selection: two }),
  ],
  'the page is reopened while a payment is being taken': [
    loaded(beingTaken),
    { type: 'cancellation.chosen' },
    { type: 'payment.held' },
    { type: 'payment.released' },
  ],
  'a payment is being taken while a change is unanswered': [
    ...toIdle,
    { type: 'renewal.chosen' },
    unsaved,
    loaded({ ...other, uncompletedPayments: beingTaken.uncompletedPayments }),
  ],
  'a payment is being taken, and everything has changed': [
    loaded(settled),
    terminated,
    selected(two),
    priced,
    { type: 'renewal.chosen' },
    { type: 'xstate.done.actor.saveSubscription', output: { kind: 'saved', price: 150 } },
    loaded({ ...other, uncompletedPayments: beingTaken.uncompletedPayments }),
  ],
  'changes from elsewhere accepted, with a payment in progress': [
    ...toElsewhere(changedElsewhere),
    { type: 'changes.taken' },
    loaded(beingTaken),
  ],
  'the first order is paid, and what remains cannot be loaded': [
    loaded(unpaid),
    { type: 'payment.completed' },
    notLoaded,
  ],
  'the first order is cancelled, and what remains cannot be loaded': [
    loaded(unpaid),
    { type: 'cancellation.chosen' },
    { type: 'xstate.done.actor.cancelPayment' },
    notLoaded,
  ],
  'in no-payment mode: renewed, and it cannot be loaded again': [
    selected(two),
    loaded(settled),
    { type: 'renewal.chosen' },
    { type: 'xstate.done.actor.saveSubscription', output: { kind: 'saved', price: 0 } },
    notLoaded,
  ],
  'changed while it is being priced, and again': [
    ...toIdle,
    selected(one),
    selected(two),
    selected(one),
    debounced,
    selected(two),
    selected(one),
    debounced,
    { type: 'xstate.error.actor.priceSelection', error: new Error('no answer') },
    selected(two),
  ],
  'a single unpaid order': [
    loaded({ ...unpaid, uncompletedPayments: unpaid.uncompletedPayments.slice(0, 1) }),
    { type: 'cancellation.chosen' },
  ],
  'an unpaid order before one that the provider holds': [
    loaded({
      ...unpaid,
      uncompletedPayments: unpaid.uncompletedPayments.map((order, at) =>
        at === 0 ? order : { ...order, orderStatus: 'pending' },
      ),
    }),
    { type: 'cancellation.chosen' },
  ],
  'with changes that do not stop: cut off, and still being taken': [
    { type: 'xstate.done.actor.recallPayment', output: 'executing' },
  ],
  'with changes that do not stop: cut off, and the subscription cannot be loaded at first': [
    { type: 'xstate.done.actor.recallPayment', output: 'created' },
    notLoaded,
    { type: 'retry.requested' },
  ],
  'live data is kept after all, with nothing selected': [
    loaded(settled),
    selected({}),
    { type: 'ending.chosen', venueId: 1 },
    { type: 'ending.declined' },
  ],
  'live data is kept after all, with a price that was known': [
    loaded(settled),
    selected(one),
    priced,
    { type: 'ending.chosen', venueId: 1 },
    { type: 'ending.declined' },
  ],
  'live data is kept after all, with a change that was priced': [
    ...toIdle,
    { type: 'ending.chosen', venueId: 1 },
    { type: 'ending.declined' },
  ],
  'the subscription is shown and priced': [loaded(settled), selected(one)],
  'in no-payment mode: too early to renew, and the grid appears late': [
    terminated,
    loaded(other),
    selected(two),
  ],
  'in no-payment mode: too early to renew': [selected(two), terminated, loaded(other)],
  'in no-payment mode: everything was changed elsewhere, and own selection is kept': [
    selected(two),
    loaded(settled),
    { type: 'renewal.chosen' },
    terminated,
    { type: 'xstate.done.actor.saveSubscription', output: { kind: 'stale', subscription: other } },
    { type: 'selection.kept' },
  ],
  'everything cleared while a price is known and another requested': [...toIdle, selected(one), selected({})],
  'everything cleared while a price is requested': [...toIdle, selected(one), debounced, selected({})],
};
