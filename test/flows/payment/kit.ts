import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { type PaymentEvent, type PaymentView, paymentMachine, viewOf } from '../../../machines/payment.ts';
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
  { type: 'tab.hidden' },
  { type: 'tab.shown' },
];

const shows = (view: Partial<PaymentView>) => (snapshot: SnapshotFrom<typeof paymentMachine>) =>
  expect(viewOf(snapshot)).toMatchObject(view);

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
    'checking.alone': (snapshot) => {
      expect(snapshot.can({ type: 'payment.started', key: 'k' })).toBe(false);
      shows({ kind: 'checking' })(snapshot);
    },
    'checking.again': (snapshot) => {
      expect(snapshot.context.isScriptLoaded).toBe(true);
      expect(snapshot.can({ type: 'payment.started', key: 'k' })).toBe(true);
      shows({ kind: 'button', phase: 'checking' })(snapshot);
    },
    'checking.pressed': (snapshot) => {
      expect(snapshot.context.key).toBe('key-1');
      shows({ kind: 'button', phase: 'pressed' })(snapshot);
    },
    loadingScript: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.context.scriptAttempts).toBeLessThanOrEqual(3);
      shows({ kind: 'loadingScript' })(snapshot);
    },
    retryingScript: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.context.failure).not.toBeNull();
      shows({ kind: 'loadingScript' })(snapshot);
    },
    ready: (snapshot) => {
      expect(snapshot.context.isScriptLoaded).toBe(true);
      expect(snapshot.hasTag('busy')).toBe(false);
      shows({ kind: 'button', phase: 'ready', notice: snapshot.context.notice })(snapshot);
    },
    creating: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.context.key).toBe('key-1');
      shows({ kind: 'button', phase: 'creating' })(snapshot);
    },
    approving: (snapshot) => {
      expect(snapshot.context.providerOrder).toBe('PP-1');
      shows({ kind: 'button', phase: 'approving' })(snapshot);
    },
    'approving.waiting': () => {},
    'approving.asking': (snapshot) =>
      expect(snapshot.can({ type: 'payment.approved', approval, key: 'k' })).toBe(true),
    executing: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.context.approval).toEqual(approval);
      expect(snapshot.context.key).toBe('key-2');
      expect(snapshot.hasTag('charging')).toBe(true);
      shows({ kind: 'button', phase: 'executing' })(snapshot);
    },
    interrupted: (snapshot) => {
      expect(snapshot.can({ type: 'payment.started', key: 'k' })).toBe(false);
      expect(snapshot.can({ type: 'retry.requested' })).toBe(true);
      shows({ kind: 'interrupted' })(snapshot);
    },
    pending: (snapshot) => {
      expect(snapshot.hasTag('charging')).toBe(true);
      expect(snapshot.can({ type: 'payment.started', key: 'k' })).toBe(false);
      shows({ kind: 'pending', amount: 600 })(snapshot);
    },
    'pending.waiting': shows({ kind: 'pending', isAsking: false }),
    'pending.asking': shows({ kind: 'pending', isAsking: true }),
    'pending.paused': (snapshot) => expect(snapshot.can({ type: 'retry.requested' })).toBe(false),
    paid: (snapshot) => {
      expect(snapshot.can({ type: 'payment.started', key: 'k' })).toBe(false);
      shows({ kind: 'over' })(snapshot);
    },
    cancelled: (snapshot) => {
      expect(snapshot.can({ type: 'payment.started', key: 'k' })).toBe(false);
      shows({ kind: 'over' })(snapshot);
    },
    failed: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(snapshot.context.failure).not.toBeNull();
      expect(snapshot.can({ type: 'retry.requested' })).toBe(true);
      shows({ kind: 'failed', message: snapshot.context.failure?.message ?? '' })(snapshot);
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
