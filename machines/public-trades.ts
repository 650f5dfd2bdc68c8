import { assign, type SnapshotFrom, setup } from 'xstate';
import type { PublicTrades } from '../src/contract/generated/types.ts';
import { unprovided } from './unprovided.ts';

type Context = {
  /** The last answer; null before the first. */
  readonly latest: PublicTrades | null;
  /** Whether a later one was asked for and did not come. */
  readonly missed: boolean;
};

export type PublicTradesEvent = {
  readonly type: 'updates.paused' | 'updates.resumed' | 'tab.hidden' | 'tab.shown';
};

/** The last public trades and the venues, kept up to date while the page is seen. Provide `loadTrades`. */
export const publicTradesMachine = setup({
  types: {
    context: {} as Context,
    events: {} as PublicTradesEvent,
    tags: {} as 'busy' | 'error',
  },
  actors: {
    loadTrades: unprovided<PublicTrades>('loadTrades'),
  },
  delays: { loadPause: 5_000 },
  guards: {
    isKnown: ({ context }) => context.latest !== null,
  },
  actions: {
    keepTrades: assign((_, latest: PublicTrades) => ({ latest, missed: false })),
    noteMissed: assign({ missed: true }),
  },
}).createMachine({
  id: 'publicTrades',
  description: 'The last trades that are public, and whether each venue trades.',
  context: { latest: null, missed: false },
  initial: 'loading',
  states: {
    loading: {
      description: 'The last trades are being loaded; those before them stay visible.',
      tags: 'busy',
      invoke: {
        id: 'loadTrades',
        src: 'loadTrades',
        onDone: { target: 'shown', actions: { type: 'keepTrades', params: ({ event }) => event.output } },
        // What is shown says when it was true; the next request comes soon.
        onError: [{ guard: 'isKnown', target: 'shown', actions: 'noteMissed' }, { target: 'failed' }],
      },
      on: {
        'updates.paused': { guard: 'isKnown', target: 'paused' },
        'tab.hidden': 'hidden',
      },
    },
    shown: {
      description: 'The last trades are shown, and loaded again every few seconds.',
      after: { loadPause: 'loading' },
      on: { 'updates.paused': 'paused', 'tab.hidden': 'hidden' },
    },
    paused: {
      description: 'The trades stay as they are until the user goes on.',
      on: { 'updates.resumed': 'loading' },
    },
    hidden: {
      description: 'The tab is hidden: nothing is loaded until it is shown.',
      on: { 'tab.shown': 'loading' },
    },
    failed: {
      description: 'The trades could not be loaded; they are loaded again in a few seconds.',
      tags: 'error',
      after: { loadPause: 'loading' },
      on: { 'tab.hidden': 'hidden' },
    },
  },
});

/** What a page shows of the trades. */
type PublicTradesView =
  | { readonly kind: 'loading' | 'failed' }
  | {
      readonly kind: 'shown';
      readonly latest: PublicTrades;
      readonly isPaused: boolean;
      /** Whether it could not be renewed; not told of what is to stay as it is. */
      readonly missed: boolean;
    };

export function viewOf({
  value,
  context: { latest, missed },
}: SnapshotFrom<typeof publicTradesMachine>): PublicTradesView {
  const isPaused = value === 'paused';
  if (latest !== null) return { kind: 'shown', latest, isPaused, missed: missed && !isPaused };
  return { kind: value === 'failed' ? 'failed' : 'loading' };
}
