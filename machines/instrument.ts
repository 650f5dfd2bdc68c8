import { assign, type NonReducibleUnknown, type SnapshotFrom, setup } from 'xstate';
import type { Instrument } from '../src/contract/generated/types.ts';
import { type Failure, failureOf } from '../src/domain/failure.ts';
import type { Timing } from '../src/domain/feed/timing.ts';
import { unprovided } from './unprovided.ts';

type Asked = { readonly code: string; readonly timing: Timing };

type Context = {
  readonly asked: Asked;
  readonly instrument: Instrument | null;
  /** Why the last call failed; null if it did not. */
  readonly failure: Failure | null;
};

export type InstrumentEvent = { readonly type: 'retry.requested' } | { readonly type: 'refresh.requested' };

/**
 * An instrument on all venues. Provide `loadInstrument` (null: there is none that the person may see at this timing).
 */
export const instrumentMachine = setup({
  types: {
    input: {} as Asked,
    context: {} as Context,
    events: {} as InstrumentEvent,
    tags: {} as 'busy' | 'error',
  },
  actors: {
    loadInstrument: unprovided<Instrument | null, Asked>('loadInstrument'),
  },
  guards: {
    isThere: (_, instrument: Instrument | null) => instrument !== null,
    wasShown: ({ context }) => context.instrument !== null,
  },
  actions: {
    keepInstrument: assign((_, instrument: Instrument | null) => ({ instrument, failure: null })),
    keepFailure: assign({ failure: (_, error: NonReducibleUnknown) => failureOf(error) }),
  },
}).createMachine({
  id: 'instrument',
  description: 'One instrument: its venues, its last trades, and its figures by day.',
  context: ({ input }) => ({ asked: input, instrument: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The instrument is being loaded; what is known of it stays visible.',
      tags: 'busy',
      invoke: {
        id: 'loadInstrument',
        src: 'loadInstrument',
        input: ({ context }) => context.asked,
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'keepInstrument', params: ({ event }) => event.output },
          },
          {
            guard: 'wasShown',
            target: 'withdrawn',
            actions: { type: 'keepInstrument', params: ({ event }) => event.output },
          },
          { target: 'none' },
        ],
        onError: [
          {
            guard: 'wasShown',
            target: 'shown',
            actions: { type: 'keepFailure', params: ({ event }) => event.error },
          },
          { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event.error } },
        ],
      },
    },
    shown: {
      description: 'The instrument is shown, after a failed refresh as it was.',
      on: { 'refresh.requested': 'loading' },
    },
    none: { description: 'There is no such instrument that the person may see at this timing.' },
    withdrawn: {
      description: 'What was shown may not be seen any more: a right has ended, or everything is archived.',
    },
    failed: {
      description: 'The instrument could not be loaded; loading can be repeated.',
      tags: 'error',
      on: { 'retry.requested': 'loading' },
    },
  },
});

/** What a page shows of the instrument. */
export type InstrumentView =
  | { readonly kind: 'loading' | 'none' | 'withdrawn' }
  | { readonly kind: 'failed'; readonly failure: Failure | null }
  | {
      readonly kind: 'shown';
      readonly instrument: Instrument;
      readonly isRefreshing: boolean;
      /** Why the last refresh failed. */
      readonly failure: Failure | null;
    };

export function viewOf({
  value,
  context: { instrument, failure },
}: SnapshotFrom<typeof instrumentMachine>): InstrumentView {
  if (value === 'failed') return { kind: value, failure };
  if (instrument !== null && (value === 'shown' || value === 'loading'))
    return { kind: 'shown', instrument, isRefreshing: value === 'loading', failure };
  return { kind: value === 'shown' ? 'none' : value };
}
