import type { paymentMachine } from '../../../machines/payment.ts';
import { FailureError, failure, failureOf } from '../../../src/domain/failure.ts';
import type { Predicates, Walks } from '../oracle/oracle.ts';
import { approval } from './kit.ts';

export const predicates: Predicates<typeof paymentMachine> = {
  'it is paid': (_, { output }) => output === 'paid',
  'the provider holds it': (_, { output }) => output === 'pending' || output === 'executing',
  'the provider refused it': (_, { output }) => output === 'failed',
  'nothing is due any more': (_, { output }) =>
    output === 'cancelled' || output === 'refunded' || output === 'reversed',
  'it is still to be paid': (_, { output }) => output === 'created',
  'the script is loaded': ({ isScriptLoaded }) => isScriptLoaded,
  'it was the third attempt': ({ scriptAttempts }) => scriptAttempts === 3,
  'the session has ended': (_, { error }) => failureOf(error).kind === 'unauthenticated',
  'the price has changed': (_, { error }) => failureOf(error).price !== undefined,
  'the service refused it': (_, { error }) => ['refused', 'notFound'].includes(failureOf(error).kind),
  'it was lost on the way': (_, { error }) => failureOf(error).kind === 'unavailable',
  'no reason is given': (_, { error }) => failureOf(error).message === '',
  'the service did not process it': (_, { error }) => failureOf(error).kind === 'forbidden',
};

const checked = (output: string) => ({ type: 'xstate.done.actor.checkOrder', output });
const started = (key: string) => ({ type: 'payment.started', key });
const approved = (key: string) => ({ type: 'payment.approved', approval, key });
const approvalWait = { type: 'xstate.after.approvalWait.payment.approving.waiting' };
const opened = { type: 'xstate.done.actor.createOrder', output: 'PP-1' };
const toReady = [checked('created'), { type: 'xstate.done.actor.loadScript' }];
const toApproving = [...toReady, started('key-1'), opened];
const toDeclined = [
  ...toApproving,
  approved('key-2'),
  { type: 'xstate.done.actor.executeOrder', output: 'created' },
];
const closed = { type: 'window.closed' };
const brokenWindow = { type: 'window.failed', error: new Error('popup blocked') };
const slow = [
  { type: 'xstate.after.scriptTimeout.payment.loadingScript' },
  { type: 'xstate.after.scriptRetryDelay.payment.retryingScript' },
];

export const walks: Walks = {
  'declined, and approved by another means': [...toDeclined, approved('key-2')],
  'declined, and approved while its status is being checked': [
    ...toDeclined,
    approvalWait,
    approved('key-2'),
  ],
  'declined, and the button pressed again': [...toDeclined, started('key-1')],
  'declined, and the button pressed again while its status is being checked': [
    ...toDeclined,
    approvalWait,
    started('key-1'),
  ],
  'declined, and the window closed': [...toDeclined, closed, checked('created'), started('key-1')],
  'declined, the window closed, and the button pressed before its status is known': [
    ...toDeclined,
    closed,
    started('key-1'),
    checked('created'),
    opened,
  ],
  'the window fails, and the button is pressed before its status is known': [
    ...toApproving,
    brokenWindow,
    started('key-1'),
    closed,
    checked('created'),
  ],
  'the window fails, and the button is pressed again': [
    ...toApproving,
    brokenWindow,
    checked('created'),
    started('key-1'),
  ],
  'an order that cannot be opened, without a reason': [
    ...toReady,
    started('key-1'),
    { type: 'xstate.error.actor.createOrder', error: new FailureError(failure('failed')) },
  ],
  'slow twice, then failed': [
    checked('created'),
    ...slow,
    ...slow,
    { type: 'xstate.error.actor.loadScript', error: new Error('The script "/sdk/js" failed to load.') },
  ],
  'failed, and then slow': [
    checked('created'),
    { type: 'xstate.error.actor.loadScript', error: new Error('The script "/sdk/js" failed to load.') },
    { type: 'xstate.after.scriptRetryDelay.payment.retryingScript' },
    ...slow,
    { type: 'xstate.after.scriptTimeout.payment.loadingScript' },
  ],
};
