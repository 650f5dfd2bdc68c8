import { assign, type SnapshotFrom, setup } from 'xstate';
import type { LatestQuotes } from '../src/contract/generated/types.ts';
import { type FiguresChoice, isSameFigures } from '../src/domain/feed/tape-choice.ts';
import { unprovided } from './unprovided.ts';

type Context = {
  readonly asked: FiguresChoice;
  /** The last answer to what is asked; null before the first. */
  readonly quotes: LatestQuotes | null;
};

export type LatestQuotesEvent =
  /** The tape shows rows that were loaded for this choice. */
  { readonly type: 'rows.came'; readonly choice: FiguresChoice } | { readonly type: 'retry.requested' };

/** The latest quotes and books of the venue and class that a tape shows. Provide `loadQuotes`. */
export const latestQuotesMachine = setup({
  types: {
    input: {} as FiguresChoice,
    context: {} as Context,
    events: {} as LatestQuotesEvent,
    tags: {} as 'busy' | 'error',
  },
  actors: { loadQuotes: unprovided<LatestQuotes, FiguresChoice>('loadQuotes') },
  guards: {
    isOther: ({ context, event }) =>
      event.type === 'rows.came' && !isSameFigures(event.choice, context.asked),
  },
  actions: {
    // Quotes of another choice are none of this one.
    askAnew: assign(({ event }) => (event.type === 'rows.came' ? { asked: event.choice, quotes: null } : {})),
    keepQuotes: assign((_, quotes: LatestQuotes) => ({ quotes })),
  },
}).createMachine({
  id: 'latestQuotes',
  description: 'The latest quotes and order books beside a tape, by instrument.',
  context: ({ input }) => ({ asked: input, quotes: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The quotes are being loaded; those of the same choice stay visible.',
      tags: 'busy',
      invoke: {
        id: 'loadQuotes',
        src: 'loadQuotes',
        input: ({ context }) => context.asked,
        onDone: { target: 'shown', actions: { type: 'keepQuotes', params: ({ event }) => event.output } },
        onError: 'failed',
      },
      on: { 'rows.came': { guard: 'isOther', target: 'loading', reenter: true, actions: 'askAnew' } },
    },
    shown: {
      description: 'The quotes are shown, until the trades are loaded again.',
      on: {
        'rows.came': [{ guard: 'isOther', target: 'loading', actions: 'askAnew' }, { target: 'loading' }],
      },
    },
    failed: {
      description:
        'The quotes could not be loaded; they are loaded again on request or with the trades beside them.',
      tags: 'error',
      on: {
        'rows.came': [{ guard: 'isOther', target: 'loading', actions: 'askAnew' }, { target: 'loading' }],
        'retry.requested': 'loading',
      },
    },
  },
});

/** What a page shows of the quotes; those that could not be renewed stay, as of their time. */
export type LatestQuotesView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'shown'; readonly quotes: LatestQuotes; readonly isMissed: boolean };

export function viewOf({
  value,
  context: { quotes },
}: SnapshotFrom<typeof latestQuotesMachine>): LatestQuotesView {
  if (quotes !== null) return { kind: 'shown', quotes, isMissed: value === 'failed' };
  return { kind: value === 'failed' ? 'failed' : 'loading' };
}
