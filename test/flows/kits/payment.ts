import { expect } from 'vitest';
import { type PaymentEvent, paymentMachine } from '../../../machines/payment.ts';
import { FailureError, type FailureKind, failure } from '../../../src/domain/failure.ts';
import type { PaymentStatus } from '../../../src/domain/payment/payment-status.ts';
import type { Kit, WorldEvent } from '../kit.ts';

export const approval = { Token: 'PP-1', PaymentID: 'PP-1', PayerID: 'PAYER-1' };

const statuses: readonly PaymentStatus[] = [
  'created',
  'executing',
  'pending',
  'paid',
  'cancelled',
  'failed',
  'refunded',
  'reversed',
];

/** The service did not process the call. */
const unheard = (kind: FailureKind) => new FailureError(failure(kind, { message: 'no answer' }));

const examples: readonly (PaymentEvent | WorldEvent)[] = [
  ...statuses.flatMap((output): WorldEvent[] => [
    { type: 'xstate.done.actor.checkOrder', output },
    { type: 'xstate.done.actor.executeOrder', output },
  ]),
  { type: 'xstate.error.actor.checkOrder', error: new Error('no answer') },
  { type: 'xstate.error.actor.executeOrder', error: new Error('no answer') },
  { type: 'xstate.error.actor.checkOrder', error: unheard('unauthenticated') },
  { type: 'xstate.error.actor.executeOrder', error: unheard('unauthenticated') },
  { type: 'xstate.error.actor.executeOrder', error: unheard('forbidden') },
  { type: 'xstate.error.actor.createOrder', error: unheard('unauthenticated') },
  { type: 'xstate.error.actor.createOrder', error: unheard('forbidden') },
  { type: 'xstate.after.executeWait.payment.executing' },
  { type: 'xstate.done.actor.loadScript' },
  { type: 'xstate.error.actor.loadScript', error: new Error('The script "/sdk/js" failed to load.') },
  { type: 'xstate.after.scriptTimeout.payment.loadingScript' },
  { type: 'xstate.after.scriptRetryDelay.payment.retryingScript' },
  { type: 'xstate.done.actor.createOrder', output: 'PP-1' },
  { type: 'xstate.error.actor.createOrder', error: new Error('no answer') },
  { type: 'xstate.error.actor.createOrder', error: unheard('unavailable') },
  {
    type: 'xstate.error.actor.createOrder',
    error: new FailureError(failure('notFound', { message: 'There is no such payment' })),
  },
  {
    type: 'xstate.error.actor.createOrder',
    error: new FailureError(failure('refused', { message: 'It costs $650 now', price: 650 })),
  },
  { type: 'xstate.after.approvalWait.payment.approving.waiting' },
  { type: 'xstate.after.pendingWait.payment.pending.waiting' },
  { type: 'payment.started', key: 'key-1' },
  { type: 'payment.approved', approval, key: 'key-2' },
  { type: 'window.closed' },
  { type: 'window.failed', error: new Error('popup blocked') },
  { type: 'button.failed', error: new Error('no room') },
  { type: 'retry.requested' },
  { type: 'status.asked' },
  { type: 'tab.hidden' },
  { type: 'tab.shown' },
];

export const paymentKit: Kit<typeof paymentMachine> = {
  flow: 'payment',
  machine: paymentMachine,
  input: { subject: { OrderID: 'o-81' }, amount: 600 },
  examples,
  key: ({ value, context }) => [value, context.scriptAttempts, context.isScriptLoaded],
  label: (event) =>
    event.error instanceof FailureError
      ? `${event.type} ${event.error.failure.kind}`
      : /^xstate\.done\.actor\.(check|execute)Order$/.test(event.type)
        ? `${event.type} ${event.output}`
        : event.type,
  states: {
    checking: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.can({ type: 'payment.approved', approval, key: 'k' })).toBe(false);
    },
    'checking.alone': (snapshot) => expect(snapshot.can({ type: 'payment.started', key: 'k' })).toBe(false),
    'checking.again': (snapshot) => {
      expect(snapshot.context.isScriptLoaded).toBe(true);
      expect(snapshot.can({ type: 'payment.started', key: 'k' })).toBe(true);
    },
    'checking.pressed': ({ context }) => expect(context.key).toBe('key-1'),
    loadingScript: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.context.scriptAttempts).toBeLessThanOrEqual(3);
    },
    retryingScript: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.context.failure).not.toBeNull();
    },
    ready: (snapshot) => {
      expect(snapshot.context.isScriptLoaded).toBe(true);
      expect(snapshot.hasTag('busy')).toBe(false);
    },
    creating: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.context.key).toBe('key-1');
    },
    approving: ({ context }) => expect(context.providerOrder).toBe('PP-1'),
    'approving.waiting': () => {},
    'approving.asking': (snapshot) =>
      expect(snapshot.can({ type: 'payment.approved', approval, key: 'k' })).toBe(true),
    executing: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.context.approval).toEqual(approval);
      expect(snapshot.context.key).toBe('key-2');
      expect(snapshot.hasTag('charging')).toBe(true);
    },
    interrupted: (snapshot) => {
      expect(snapshot.can({ type: 'payment.started', key: 'k' })).toBe(false);
      expect(snapshot.can({ type: 'retry.requested' })).toBe(true);
    },
    pending: (snapshot) => {
      expect(snapshot.hasTag('charging')).toBe(true);
      expect(snapshot.can({ type: 'payment.started', key: 'k' })).toBe(false);
    },
    'pending.waiting': () => {},
    'pending.asking': () => {},
    'pending.paused': (snapshot) => expect(snapshot.can({ type: 'status.asked' })).toBe(false),
    paid: (snapshot) => expect(snapshot.can({ type: 'payment.started', key: 'k' })).toBe(false),
    cancelled: (snapshot) => expect(snapshot.can({ type: 'payment.started', key: 'k' })).toBe(false),
    failed: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(snapshot.context.failure).not.toBeNull();
      expect(snapshot.can({ type: 'retry.requested' })).toBe(true);
    },
    'failed.script': ({ context }) => expect(context.failure?.kind).toBe('defect'),
    'failed.unknown': ({ context }) => expect(context.failure?.message).toBe('no answer'),
  },
  refusals: [
    {
      name: 'a second click while the order is being opened',
      after: [
        { type: 'xstate.done.actor.checkOrder', output: 'created' },
        { type: 'xstate.done.actor.loadScript' },
        { type: 'payment.started', key: 'key-1' },
      ],
      event: { type: 'payment.started', key: 'key-9' },
    },
    {
      name: 'a callback of approval that fires twice',
      after: [
        { type: 'xstate.done.actor.checkOrder', output: 'created' },
        { type: 'xstate.done.actor.loadScript' },
        { type: 'payment.started', key: 'key-1' },
        { type: 'xstate.done.actor.createOrder', output: 'PP-1' },
        { type: 'payment.approved', approval, key: 'key-2' },
      ],
      event: { type: 'payment.approved', approval, key: 'key-3' },
    },
    {
      name: 'an approval of a payment that was not started',
      after: [
        { type: 'xstate.done.actor.checkOrder', output: 'created' },
        { type: 'xstate.done.actor.loadScript' },
      ],
      event: { type: 'payment.approved', approval, key: 'key-2' },
    },
    {
      name: 'a click before it is known whether the order is already paid',
      after: [],
      event: { type: 'payment.started', key: 'key-1' },
    },
  ],
};
