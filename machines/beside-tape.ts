import { assign, type SnapshotFrom, setup } from 'xstate';
import type { LatestQuotes, TapeFigures } from '../src/contract/generated/types.ts';
import { type FiguresChoice, isSameFigures } from '../src/domain/feed/tape-choice.ts';
import { unprovided } from './unprovided.ts';

/** What stands beside a tape: what was traded today of it, or the latest quotes and books. */
export type BesideTape = TapeFigures | LatestQuotes;

type Context = {
  readonly asked: FiguresChoice;
  /** The last answer to what is asked; null before the first. */
  readonly answer: BesideTape | null;
};

export type BesideTapeEvent =
  /** The tape shows rows that were loaded for this choice. */
  { readonly type: 'rows.came'; readonly choice: FiguresChoice } | { readonly type: 'retry.requested' };

/** What follows the rows of a tape, of the venue and class that it shows. Provide `loadBeside`. */
export const besideTapeMachine = setup({
  types: {
    input: {} as FiguresChoice,
    context: {} as Context,
    events: {} as BesideTapeEvent,
    tags: {} as 'busy' | 'error',
  },
  actors: { loadBeside: unprovided<BesideTape, FiguresChoice>('loadBeside') },
  guards: {
    isOther: ({ context, event }) =>
      event.type === 'rows.came' && !isSameFigures(event.choice, context.asked),
  },
  actions: {
    // What belongs to another choice is none of this one.
    askAnew: assign(({ event }) => (event.type === 'rows.came' ? { asked: event.choice, answer: null } : {})),
    keepAnswer: assign((_, answer: BesideTape) => ({ answer })),
  },
}).createMachine({
  id: 'besideTape',
  description: 'What stands beside a tape and follows its rows: the figures of today, or the latest quotes.',
  context: ({ input }) => ({ asked: input, answer: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'It is being loaded; what is there of the same choice stays visible.',
      tags: 'busy',
      invoke: {
        id: 'loadBeside',
        src: 'loadBeside',
        input: ({ context }) => context.asked,
        onDone: { target: 'shown', actions: { type: 'keepAnswer', params: ({ event }) => event.output } },
        onError: 'failed',
      },
      on: { 'rows.came': { guard: 'isOther', target: 'loading', reenter: true, actions: 'askAnew' } },
    },
    shown: {
      description: 'It is shown, until newer rows come.',
      on: {
        'rows.came': [{ guard: 'isOther', target: 'loading', actions: 'askAnew' }, { target: 'loading' }],
      },
    },
    failed: {
      description: 'It could not be loaded; it is loaded again on request or when rows come.',
      tags: 'error',
      on: {
        'rows.came': [{ guard: 'isOther', target: 'loading', actions: 'askAnew' }, { target: 'loading' }],
        'retry.requested': 'loading',
      },
    },
  },
});

/** What a page shows of it; what could not be renewed stays, as of its time. */
export type BesideTapeView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'shown'; readonly answer: BesideTape; readonly isMissed: boolean };

export function viewOf({
  value,
  context: { answer },
}: SnapshotFrom<typeof besideTapeMachine>): BesideTapeView {
  if (answer !== null) return { kind: 'shown', answer, isMissed: value === 'failed' };
  return { kind: value === 'failed' ? 'failed' : 'loading' };
}
