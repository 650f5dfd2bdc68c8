import { expect } from 'vitest';
import { fromCallback } from 'xstate';
import { type SubscriptionEvent, subscriptionMachine } from '../../../machines/subscription.ts';
import { FailureError, failure } from '../../../src/domain/failure.ts';
import type {
  SubscriptionPrice,
  SubscriptionState,
} from '../../../src/domain/subscription/subscription-state.ts';
import type { Selection } from '../../../src/domain/venues/venue-choices.ts';
import { noOptions } from '../../../src/domain/venues/venue-options.ts';
import type { Kit, WorldEvent } from '../kit.ts';

export const one: Selection = { 1: { ...noOptions, isRealOrders: true } };
export const two: Selection = { 1: { ...noOptions, isRealOrders: true, isRealTraders: true } };

export const settled: SubscriptionState = {
  version: 1,
  isRenewable: true,
  selection: one,
  endDate: '2027-03-31',
  uncompletedPayments: [],
  autoRenewal: true,
  renewableFrom: '2026-12-31',
  priceNotice: null,
  terminatedOn: null,
  monthlyFee: 25,
  given: [],
};

/** The same after another window bought the trades of the venue. */
export const changedElsewhere: SubscriptionState = { ...settled, version: 2, selection: two };

const ordered = {
  orderStatus: 'created',
  selection: two,
  startDate: '2026-04-01',
  endDate: '2027-03-31',
} as const;

export const unpaid: SubscriptionState = {
  ...settled,
  uncompletedPayments: [
    { ...ordered, orderId: 'o-81', orderPrice: 600 },
    { ...ordered, orderId: 'o-82', orderPrice: 300 },
  ],
};

export const changed: SubscriptionState = { ...settled, selection: two };

export const priced150: SubscriptionPrice = {
  price: 150,
  kind: 'change',
  monthlyFee: 50,
  endDate: '2027-03-31',
  sum: { flags: 1, costPerVenue: 25, months: 6 },
  notPossible: null,
};

const examples: readonly (SubscriptionEvent | WorldEvent)[] = [
  { type: 'xstate.done.actor.loadSubscription', output: settled },
  { type: 'xstate.done.actor.loadSubscription', output: unpaid },
  // The requested selection, found saved after a change without an answer.
  { type: 'xstate.done.actor.loadSubscription', output: changed },
  { type: 'xstate.done.actor.recallPayment', output: 'paid' },
  { type: 'xstate.done.actor.recallPayment', output: 'failed' },
  { type: 'xstate.done.actor.recallPayment', output: 'created' },
  { type: 'xstate.error.actor.recallPayment', error: new Error('no answer') },
  { type: 'xstate.error.actor.loadSubscription', error: new Error('no answer') },
  { type: 'selection.changed', selection: two },
  { type: 'selection.changed', selection: {} },
  { type: 'xstate.after.debounce.subscription.selection.open.pricing.waiting.settling' },
  { type: 'xstate.after.debounceMaxWait.subscription.selection.open.pricing.waiting' },
  { type: 'xstate.done.actor.priceSelection', output: priced150 },
  { type: 'xstate.error.actor.priceSelection', error: new Error('no answer') },
  { type: 'retry.requested' },
  { type: 'renewal.chosen' },
  { type: 'xstate.done.actor.saveSubscription', output: { kind: 'saved', price: 0 } },
  { type: 'xstate.done.actor.saveSubscription', output: { kind: 'saved', price: 150 } },
  {
    type: 'xstate.done.actor.saveSubscription',
    output: { kind: 'stale', subscription: changedElsewhere },
  },
  { type: 'ending.chosen', venueId: 1 },
  { type: 'ending.declined' },
  { type: 'ending.confirmed' },
  { type: 'changes.taken' },
  { type: 'selection.kept' },
  {
    type: 'xstate.error.actor.saveSubscription',
    error: new FailureError(failure('refused', { message: 'A payment is not completed' })),
  },
  { type: 'xstate.error.actor.saveSubscription', error: new Error('no answer') },
  { type: 'payment.completed' },
  { type: 'payment.withdrawn' },
  { type: 'payment.refused' },
  { type: 'payment.refused', price: 650 },
  { type: 'payment.charging' },
  { type: 'payment.held' },
  { type: 'payment.released' },
  { type: 'cancellation.chosen' },
  { type: 'xstate.done.actor.cancelPayment' },
  {
    type: 'xstate.error.actor.cancelPayment',
    error: new FailureError(failure('refused', { message: 'It was paid' })),
  },
  { type: 'xstate.error.actor.cancelPayment', error: new Error('no answer') },
  { type: 'retry.requested' },
  { type: 'subscription.terminated', day: '2026-11-21' },
  { type: 'xstate.error.actor.termination', error: new Error('the termination broke') },
  { type: 'xstate.error.actor.venueSelection', error: new Error('the grid broke') },
  { type: 'xstate.error.actor.payment', error: new Error('the payment broke') },
];

const toRenewing: readonly (SubscriptionEvent | WorldEvent)[] = [
  { type: 'xstate.done.actor.loadSubscription', output: settled },
  { type: 'selection.changed', selection: two },
  { type: 'xstate.after.debounce.subscription.selection.open.pricing.waiting.settling' },
  { type: 'xstate.done.actor.priceSelection', output: priced150 },
  { type: 'renewal.chosen' },
];

/** A change was sent, and no answer came. */
const unanswered: readonly (SubscriptionEvent | WorldEvent)[] = [
  ...toRenewing,
  { type: 'xstate.error.actor.saveSubscription', error: new Error('no answer') },
];

const silent = fromCallback(() => {});

/** With payment on. */
export const subscriptionKit: Kit<typeof subscriptionMachine> = {
  flow: 'subscription',
  machine: subscriptionMachine,
  input: { noPaymentMode: false, debounceMaxWait: 500, interrupted: null },
  examples,
  alsoFrom: {
    // An order may have been interrupted before payment was switched off.
    'in no-payment mode': { noPaymentMode: true, debounceMaxWait: 500, interrupted: 'o-81' },
    // Changes that never stop are changes that settle later than the longest wait. The page was opened after a
    // payment had been interrupted.
    'with changes that do not stop': { noPaymentMode: false, debounceMaxWait: 150, interrupted: 'o-81' },
  },
  actors: { venueSelection: silent, termination: silent, payment: silent },
  // Once an interrupted payment was looked up, an order takes the same ways as without one.
  stopWhen: ({ context, value: { order } }) =>
    context.interrupted !== null &&
    !context.noPaymentMode &&
    !(order === 'recalling' || order === 'loading' || order === 'atRest'),
  label: (event) => {
    if (event.type === 'selection.changed')
      return `${event.type} to ${Object.keys(event.selection).length === 0 ? 'none' : 'some'}`;
    if (event.type === 'xstate.done.actor.loadSubscription')
      return `${event.type}, ${event.output === changed ? 'changed' : `${event.output.uncompletedPayments.length} to pay`}`;
    if (event.type === 'xstate.done.actor.recallPayment') return `${event.type} ${event.output}`;
    if (event.error instanceof FailureError) return `${event.type} ${event.error.failure.kind}`;
    if (event.type === 'payment.refused' && 'price' in event) return `${event.type} with a price`;
    if (event.type === 'xstate.done.actor.saveSubscription')
      return [event.type, event.output.kind, event.output.price]
        .filter((part) => part !== undefined)
        .join(' ');
    return event.type;
  },
  states: {
    selection: () => {},
    'selection.held': (snapshot) => expect(snapshot.can({ type: 'renewal.chosen' })).toBe(false),
    'selection.open': (snapshot) => {
      expect(snapshot.context.selection).not.toBeNull();
      expect(snapshot.can({ type: 'selection.changed', selection: one })).toBe(true);
    },
    'selection.open.pricing': (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.context.price).toBeNull();
      expect(snapshot.can({ type: 'renewal.chosen' })).toBe(false);
    },
    'selection.open.pricing.waiting': () => {},
    'selection.open.pricing.waiting.settling': () => {},
    'selection.open.pricing.asking': ({ context }) => expect(context.selection).toEqual(two),
    'selection.open.unselected': (snapshot) => {
      expect(snapshot.context.price).toBeNull();
      expect(snapshot.can({ type: 'renewal.chosen' })).toBe(false);
    },
    'selection.open.unpriced': (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(snapshot.context.price).toBeNull();
      expect(snapshot.can({ type: 'renewal.chosen' })).toBe(false);
    },
    'selection.open.idle': (snapshot) => {
      // In no-payment mode nothing is priced.
      expect(snapshot.context.noPaymentMode || snapshot.context.price !== null).toBe(true);
      expect(snapshot.can({ type: 'renewal.chosen' })).toBe(true);
    },
    order: () => {},
    'order.recalling': (snapshot) => expect(snapshot.hasTag('busy')).toBe(true),
    'order.loading': (snapshot) => expect(snapshot.hasTag('busy')).toBe(true),
    'order.failed': (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(snapshot.can({ type: 'retry.requested' })).toBe(true);
      expect(snapshot.can({ type: 'renewal.chosen' })).toBe(false);
    },
    'order.refreshing': (snapshot) => expect(snapshot.hasTag('busy')).toBe(true),
    'order.outdated': (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(snapshot.context.latest).not.toBeNull();
      expect(snapshot.can({ type: 'retry.requested' })).toBe(true);
      expect(snapshot.can({ type: 'renewal.chosen' })).toBe(false);
    },
    'order.shown': () => expect.unreachable('whether anything is left to be paid is decided at once'),
    'order.atRest': ({ context }) => expect(context.uncompletedPayments).toEqual([]),
    'order.ending': (snapshot) => {
      expect(snapshot.context.ending).toBe(1);
      expect(snapshot.can({ type: 'ending.confirmed' })).toBe(true);
      expect(snapshot.can({ type: 'renewal.chosen' })).toBe(false);
    },
    'order.saving': (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.can({ type: 'renewal.chosen' })).toBe(false);
    },
    'order.reloading': (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.context.selection).toEqual(two);
    },
    'order.refused': () => expect.unreachable('what a refused change gives way to is decided at once'),
    'order.confirming': (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.can({ type: 'renewal.chosen' })).toBe(false);
    },
    'order.unanswered': () => expect.unreachable('what became of a change is decided at once'),
    'order.unconfirmed': (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(snapshot.can({ type: 'retry.requested' })).toBe(true);
    },
    'order.changedElsewhere': (snapshot) => {
      const { noPaymentMode, latest, endDate, terminatedOn, autoRenewal } = snapshot.context;
      // In no-payment mode only the end of the term counts.
      if (noPaymentMode) expect(latest?.endDate).toBe(endDate);
      // A termination meanwhile is added.
      else expect(latest).toEqual({ ...changedElsewhere, terminatedOn, autoRenewal });
      expect(snapshot.can({ type: 'renewal.chosen' })).toBe(false);
    },
    'order.unpaid': (snapshot) => {
      expect(snapshot.context.uncompletedPayments[0]?.orderId).toBe('o-81');
      expect(snapshot.can({ type: 'renewal.chosen' })).toBe(false);
    },
    'order.unpaid.open': (snapshot) => expect(snapshot.can({ type: 'cancellation.chosen' })).toBe(true),
    'order.unpaid.charging': (snapshot) => expect(snapshot.can({ type: 'cancellation.chosen' })).toBe(false),
    'order.cancelling': (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.can({ type: 'cancellation.chosen' })).toBe(false);
    },
    'order.reviewing': (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.context.uncompletedPayments[0]?.orderId).toBe('o-81');
    },
    'order.broken': (snapshot) => expect(snapshot.hasTag('error')).toBe(true),
  },
  elsewhere: {
    'order.shown on always [0]': 'one of the further walks takes it',
    'order.refused on always [1]': 'one of the further walks takes it',
    'order.unanswered on always [2]': 'one of the further walks takes it',
    'order.unanswered on always [3]': 'one of the further walks takes it',
  },
  refusals: [
    {
      name: 'another selection while the first is being saved',
      after: [
        { type: 'xstate.done.actor.loadSubscription', output: settled },
        { type: 'selection.changed', selection: two },
        { type: 'xstate.done.actor.priceSelection', output: priced150 },
        { type: 'renewal.chosen' },
      ],
      event: { type: 'selection.changed', selection: one },
    },
    {
      name: 'another selection while what is subscribed is loaded again after a refusal',
      after: [
        ...toRenewing,
        {
          type: 'xstate.error.actor.saveSubscription',
          error: new FailureError(failure('refused', { message: 'A payment is not completed' })),
        },
      ],
      event: { type: 'selection.changed', selection: one },
    },
    {
      name: 'another selection while it is unknown whether the first was saved',
      after: unanswered,
      event: { type: 'selection.changed', selection: one },
    },
    {
      name: 'another selection when it could not be determined whether the first was saved',
      after: [...unanswered, { type: 'xstate.error.actor.loadSubscription', error: new Error('no answer') }],
      event: { type: 'selection.changed', selection: one },
    },
    {
      name: 'cancelling a payment while it is being taken',
      after: [{ type: 'xstate.done.actor.loadSubscription', output: unpaid }, { type: 'payment.charging' }],
      event: { type: 'cancellation.chosen' },
    },
    {
      name: 'cancelling a payment that the provider holds',
      after: [{ type: 'xstate.done.actor.loadSubscription', output: unpaid }, { type: 'payment.held' }],
      event: { type: 'cancellation.chosen' },
    },
    {
      name: 'B 4: renewing while a payment is uncompleted',
      after: [{ type: 'xstate.done.actor.loadSubscription', output: unpaid }],
      event: { type: 'renewal.chosen' },
    },
    {
      name: 'renewing when nothing has changed and it is too early to renew',
      after: [
        { type: 'xstate.done.actor.loadSubscription', output: { ...settled, isRenewable: false } },
        { type: 'selection.changed', selection: one },
        { type: 'xstate.done.actor.priceSelection', output: { ...priced150, price: 0 } },
      ],
      event: { type: 'renewal.chosen' },
    },
    {
      name: 'a swap that is not possible yet',
      after: [
        { type: 'xstate.done.actor.loadSubscription', output: settled },
        { type: 'selection.changed', selection: two },
        {
          type: 'xstate.done.actor.priceSelection',
          output: { ...priced150, notPossible: 'It can be exchanged again from 1 June 2026' },
        },
      ],
      event: { type: 'renewal.chosen' },
    },
    {
      name: 'ending live data by renewing without it: it is an act of its own',
      after: [
        { type: 'xstate.done.actor.loadSubscription', output: changed },
        { type: 'selection.changed', selection: one },
        { type: 'xstate.done.actor.priceSelection', output: { ...priced150, price: 0 } },
      ],
      event: { type: 'renewal.chosen' },
    },
    {
      name: 'ending live data that is not there',
      after: [
        { type: 'xstate.done.actor.loadSubscription', output: settled },
        { type: 'selection.changed', selection: one },
      ],
      event: { type: 'ending.chosen', venueId: 2 },
    },
    {
      name: 'ending live data without the question',
      after: [
        { type: 'xstate.done.actor.loadSubscription', output: settled },
        { type: 'selection.changed', selection: one },
      ],
      event: { type: 'ending.confirmed' },
    },
    {
      name: 'renewing before the price is known',
      after: [
        { type: 'xstate.done.actor.loadSubscription', output: settled },
        { type: 'selection.changed', selection: two },
      ],
      event: { type: 'renewal.chosen' },
    },
  ],
};
