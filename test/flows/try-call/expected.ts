import type { TriedCall, tryCallMachine } from '../../../machines/try-call.ts';
import type { Predicates, Walks } from '../oracle/oracle.ts';
import { keysAnswer, keysCall } from './kit.ts';

export const predicates: Predicates<typeof tryCallMachine> = {
  'it is the first': ({ call }) => call === null,
  'the call is another': (context, { call }) => JSON.stringify(context.call) !== JSON.stringify(call),
  'nobody is signed in': (_, { output }) => output.status === 401,
  'it may do something': ({ call }) => !['GET', 'HEAD'].includes(call?.method ?? 'none'),
};

const logoutCall: TriedCall = { method: 'POST', address: '/auth/logout', headers: {}, body: null };

export const walks: Walks = {
  'not sent while another waits, but once it was stopped or lost': [
    { type: 'call.requested', call: keysCall },
    { type: 'call.requested', call: { ...keysCall, address: '/api/views' } },
    { type: 'call.stopped' },
    { type: 'call.requested', call: keysCall },
    { type: 'call.stopped' },
    { type: 'call.requested', call: { ...keysCall, address: '/api/views' } },
    { type: 'xstate.error.actor.sendCall', error: new TypeError('no answer') },
    { type: 'call.requested', call: keysCall },
    { type: 'xstate.done.actor.sendCall', output: keysAnswer },
    { type: 'call.requested', call: { ...keysCall, address: '/api/views' } },
  ],
  'a call that ends the session': [
    { type: 'call.requested', call: keysCall },
    { type: 'xstate.done.actor.sendCall', output: keysAnswer },
    { type: 'call.requested', call: logoutCall },
    { type: 'xstate.done.actor.sendCall', output: { status: 204, media: '', text: '', isWhole: true } },
  ],
  'calls that may have ended the session, of which no answer was heard': [
    { type: 'call.requested', call: keysCall },
    { type: 'xstate.done.actor.sendCall', output: keysAnswer },
    { type: 'call.requested', call: logoutCall },
    { type: 'call.requested', call: logoutCall },
    { type: 'call.stopped' },
    { type: 'call.requested', call: { ...logoutCall, method: 'DELETE' } },
    { type: 'xstate.error.actor.sendCall', error: new TypeError('no answer') },
  ],
  'a call that asks for no more than the headers': [
    { type: 'call.requested', call: keysCall },
    { type: 'xstate.done.actor.sendCall', output: keysAnswer },
    { type: 'call.requested', call: { ...keysCall, method: 'HEAD' } },
    { type: 'call.stopped' },
  ],
};
