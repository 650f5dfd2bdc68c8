import { assign, setup } from 'xstate';
import { unprovided } from './unprovided.ts';

type Context = {
  /** How much is new; 0 while nothing was told. */
  readonly unread: number;
};

/** How many alerts have rung since one looked, for the header. Provide `countAlerts`. */
export const alertMarkMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { readonly type: 'look.wanted' },
    tags: {} as 'busy',
  },
  actors: {
    countAlerts: unprovided<number>('countAlerts'),
  },
  delays: { countPause: 60_000 },
  actions: {
    keepCount: assign({ unread: (_, unread: number) => unread }),
  },
}).createMachine({
  id: 'alertMark',
  description: 'How many alerts have rung since one looked at them.',
  context: { unread: 0 },
  initial: 'asking',
  states: {
    asking: {
      description: 'It is being asked how much is new; what was told before is shown on.',
      tags: 'busy',
      invoke: {
        id: 'countAlerts',
        src: 'countAlerts',
        onDone: { target: 'told', actions: { type: 'keepCount', params: ({ event }) => event.output } },
        // What was told stays; the next question comes soon.
        onError: 'told',
      },
    },
    told: {
      description: 'The mark says how much is new, or is not there.',
      after: { countPause: 'asking' },
      on: { 'look.wanted': 'asking' },
    },
  },
});
