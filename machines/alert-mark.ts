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
  description: 'How many alerts have fired since the person last looked.',
  context: { unread: 0 },
  initial: 'asking',
  states: {
    asking: {
      description: 'The number of new alerts is being loaded; the previous one stays visible.',
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
      description: 'The badge shows how many are new, or is hidden.',
      after: { countPause: 'asking' },
      on: { 'look.wanted': 'asking' },
    },
  },
});
