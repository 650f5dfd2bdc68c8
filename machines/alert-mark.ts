import { assign, setup } from 'xstate';
import { unprovided } from './unprovided.ts';

type Context = {
  /** The number of new alerts; 0 until it is known. */
  readonly unread: number;
};

/** The number of alerts that have fired since the user last looked, for the header. Provide `countAlerts`. */
export const alertMarkMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { readonly type: 'tab.hidden' | 'tab.shown' }
      /** The person comes back to this window from another. */
      | { readonly type: 'refresh.requested' },
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
        onDone: { target: 'idle', actions: { type: 'keepCount', params: ({ event }) => event.output } },
        // The last answer stays; the next request comes soon.
        onError: 'idle',
      },
      on: { 'tab.hidden': 'paused' },
    },
    idle: {
      description: 'The badge shows how many are new, or is hidden; the number is loaded again every minute.',
      after: { countPause: 'asking' },
      on: { 'refresh.requested': 'asking', 'tab.hidden': 'paused' },
    },
    paused: {
      description: 'The tab is hidden: nothing is asked until it is shown.',
      on: { 'tab.shown': 'asking' },
    },
  },
});
