import type { tryCallMachine } from '../../../machines/try-call.ts';
import type { Predicates, Walks } from '../oracle/oracle.ts';
import { keysAnswer, keysCall } from './kit.ts';

export const predicates: Predicates<typeof tryCallMachine> = {
  'the call is another': (context, { call }) => JSON.stringify(context.call) !== JSON.stringify(call),
  'nobody is signed in': (_, { output }) => output.status === 401,
  'it was a POST': ({ call }) => call?.method === 'POST',
};

export const walks: Walks = {
  'sent while another waits, and again once it was stopped or lost': [
    { type: 'call.requested', call: keysCall },
    { type: 'call.requested', call: { ...keysCall, address: '/api/views' } },
    { type: 'call.stopped' },
    { type: 'call.requested', call: { ...keysCall, address: '/api/views' } },
    { type: 'xstate.error.actor.sendCall', error: new TypeError('no answer') },
    { type: 'call.requested', call: keysCall },
    { type: 'xstate.done.actor.sendCall', output: keysAnswer },
    { type: 'call.requested', call: { ...keysCall, address: '/api/views' } },
  ],
  'a call that ends the session': [
    {
      type: 'call.requested',
      call: { method: 'POST', address: '/auth/logout', headers: {}, body: null },
    },
    { type: 'xstate.done.actor.sendCall', output: { status: 204, media: '', text: '', isWhole: true } },
  ],
};
