import { assign, type SnapshotFrom, setup } from 'xstate';
import type { TapeFigures } from '../src/contract/generated/types.ts';
import { type FiguresChoice, isSameFigures } from '../src/domain/feed/tape-choice.ts';
import { unprovided } from './unprovided.ts';

type Context = {
  readonly asked: FiguresChoice;
  /** The last answer to what is asked; null before the first. */
  readonly figures: TapeFigures | null;
};

export type TapeFiguresEvent =
  /** The tape shows rows that were loaded for this choice. */
  { readonly type: 'rows.came'; readonly choice: FiguresChoice } | { readonly type: 'retry.requested' };

const wanted = ({ context }: { context: Context }): FiguresChoice => context.asked;

/** What was traded today of what a tape shows, and what most. Provide `loadFigures`. */
export const tapeFiguresMachine = setup({
  types: {
    input: {} as FiguresChoice,
    context: {} as Context,
    events: {} as TapeFiguresEvent,
    tags: {} as 'busy' | 'error',
  },
  actors: { loadFigures: unprovided<TapeFigures, FiguresChoice>('loadFigures') },
  guards: {
    isOther: ({ context, event }) =>
      event.type === 'rows.came' && !isSameFigures(event.choice, context.asked),
  },
  actions: {
    // Figures of another choice are none of this one.
    askAnew: assign(({ event }) =>
      event.type === 'rows.came' ? { asked: event.choice, figures: null } : {},
    ),
    keepFigures: assign((_, figures: TapeFigures) => ({ figures })),
  },
}).createMachine({
  id: 'tapeFigures',
  description: 'What was traded today of what a tape shows, and what most.',
  context: ({ input }) => ({ asked: input, figures: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The figures are being loaded; those of the same choice stay visible.',
      tags: 'busy',
      invoke: {
        id: 'loadFigures',
        src: 'loadFigures',
        input: wanted,
        onDone: { target: 'shown', actions: { type: 'keepFigures', params: ({ event }) => event.output } },
        onError: 'failed',
      },
      on: { 'rows.came': { guard: 'isOther', target: 'loading', reenter: true, actions: 'askAnew' } },
    },
    shown: {
      description: 'The figures are shown, until newer rows come.',
      on: {
        'rows.came': [{ guard: 'isOther', target: 'loading', actions: 'askAnew' }, { target: 'loading' }],
      },
    },
    failed: {
      description: 'The figures could not be loaded; they are loaded again on request or when rows come.',
      tags: 'error',
      on: {
        'rows.came': [{ guard: 'isOther', target: 'loading', actions: 'askAnew' }, { target: 'loading' }],
        'retry.requested': 'loading',
      },
    },
  },
});

/** What a page shows of the figures; those that could not be renewed stay, as of their time. */
export type TapeFiguresView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'shown'; readonly figures: TapeFigures; readonly isMissed: boolean };

export function viewOf({
  value,
  context: { figures },
}: SnapshotFrom<typeof tapeFiguresMachine>): TapeFiguresView {
  if (figures !== null) return { kind: 'shown', figures, isMissed: value === 'failed' };
  return { kind: value === 'failed' ? 'failed' : 'loading' };
}
