import { assign, setup } from 'xstate';
import type { Alert } from '../src/domain/alert.ts';

type Context = { current: Alert | null; waiting: readonly Alert[] };

type Events = { type: 'alert.raised'; alert: Alert } | { type: 'alert.dismissed' };

/** The one dialog of the product: one message at a time, in the order they came (A 4.4). */
export const alertsMachine = setup({
  types: { context: {} as Context, events: {} as Events },
  guards: {
    // Five calls that fail for one reason are one thing to read.
    isNews: ({ context }, params: { alert: Alert }) =>
      ![context.current, ...context.waiting].some((known) => known !== null && isSame(known, params.alert)),
    hasWaiting: ({ context }) => context.waiting.length > 0,
  },
  actions: {
    showAlert: assign({ current: (_, params: { alert: Alert }) => params.alert }),
    queueAlert: assign({
      waiting: ({ context }, params: { alert: Alert }) => [...context.waiting, params.alert],
    }),
    showNext: assign({
      current: ({ context }) => context.waiting[0] ?? null,
      waiting: ({ context }) => context.waiting.slice(1),
    }),
    clearAlert: assign({ current: null }),
  },
}).createMachine({
  id: 'alerts',
  description: 'The dialog that tells the person something, one message at a time.',
  context: { current: null, waiting: [] },
  initial: 'hidden',
  states: {
    hidden: {
      description: 'There is nothing to tell.',
      on: {
        'alert.raised': {
          target: 'shown',
          actions: { type: 'showAlert', params: ({ event }) => ({ alert: event.alert }) },
        },
      },
    },
    shown: {
      description: 'A message waits to be read.',
      on: {
        'alert.raised': {
          guard: { type: 'isNews', params: ({ event }) => ({ alert: event.alert }) },
          actions: { type: 'queueAlert', params: ({ event }) => ({ alert: event.alert }) },
        },
        'alert.dismissed': [
          { guard: 'hasWaiting', actions: 'showNext' },
          { target: 'hidden', actions: 'clearAlert' },
        ],
      },
    },
  },
});

function isSame(one: Alert, other: Alert): boolean {
  return one.message === other.message && one.title === other.title;
}
