import { assign, type NonReducibleUnknown, type SnapshotFrom, setup } from 'xstate';
import type { Instrument } from '../src/contract/generated/types.ts';
import type { QueryOf } from '../src/contract/operation-types.ts';
import { type Failure, failureOf } from '../src/domain/failure.ts';
import type { Timing } from '../src/domain/feed/timing.ts';
import { unprovided } from './unprovided.ts';

type Asked = {
  readonly code: string;
  readonly timing: Timing;
  /** What its places are narrowed to; all of them without it. */
  readonly at?: Pick<QueryOf<'getInstrument'>, 'datatype' | 'tv' | 'instrumentmic'>;
};

type Context = {
  readonly asked: Asked;
  /** While another timing loads, that of the one before. */
  readonly instrument: Instrument | null;
  /** Why the last call failed; null if it did not. */
  readonly failure: Failure | null;
};

export type InstrumentEvent =
  | { readonly type: 'retry.requested' }
  | { readonly type: 'refresh.requested' }
  /** Rows beside it are newer than what was loaded. */
  | { readonly type: 'rows.published' }
  | { readonly type: 'timing.changed'; readonly timing: Timing };

/** Whether the instrument is there at the timing asked for. */
const isAsked = ({ asked, instrument }: Context): boolean => instrument?.Timing === asked.timing;

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
  // However fast rows come, it is loaded no oftener.
  delays: { rowsPause: 10_000 },
  guards: {
    isThere: (_, instrument: Instrument | null) => instrument !== null,
    wasShown: ({ context }) => isAsked(context),
    wasOver: ({ context }, error: NonReducibleUnknown) =>
      isAsked(context) && ['forbidden', 'unauthenticated'].includes(failureOf(error).kind),
    otherAsked: ({ context, event }) =>
      event.type === 'timing.changed' && event.timing !== context.asked.timing,
  },
  actions: {
    askAnew: assign(({ context: { asked }, event }) =>
      event.type === 'timing.changed' ? { asked: { ...asked, timing: event.timing }, failure: null } : {},
    ),
    keepInstrument: assign((_, instrument: Instrument | null) => ({ instrument, failure: null })),
    forgetInstrument: assign({ instrument: null, failure: null }),
    keepFailure: assign({ failure: (_, error: NonReducibleUnknown) => failureOf(error) }),
  },
}).createMachine({
  id: 'instrument',
  description: 'One instrument: its venues, its last trades, and its figures by day.',
  context: ({ input }) => ({ asked: input, instrument: null, failure: null }),
  initial: 'loading',
  on: { 'timing.changed': { guard: 'otherAsked', target: '.loading', actions: 'askAnew' } },
  states: {
    loading: {
      description:
        'The instrument is being loaded; what is known of it stays visible, at another timing too.',
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
            actions: 'forgetInstrument',
          },
          { target: 'none', actions: 'forgetInstrument' },
        ],
        onError: [
          {
            guard: { type: 'wasOver', params: ({ event }) => event.error },
            target: 'withdrawn',
            actions: 'forgetInstrument',
          },
          {
            guard: 'wasShown',
            target: 'shown',
            actions: { type: 'keepFailure', params: ({ event }) => event.error },
          },
          {
            target: 'failed',
            actions: ['forgetInstrument', { type: 'keepFailure', params: ({ event }) => event.error }],
          },
        ],
      },
    },
    shown: {
      description: 'The instrument is shown, after a failed refresh as it was.',
      on: { 'refresh.requested': 'loading', 'rows.published': 'due' },
    },
    due: {
      description: 'Newer rows were published: what is there stays for a moment, and is then loaded anew.',
      after: { rowsPause: 'loading' },
      on: { 'refresh.requested': 'loading', 'retry.requested': 'loading' },
    },
    none: {
      description: 'There is no such instrument that the person may see at this timing.',
      on: { 'rows.published': 'due' },
    },
    withdrawn: {
      description: 'What was shown may not be seen any more: a right has ended, or everything is archived.',
    },
    failed: {
      description: 'The instrument could not be loaded; loading can be repeated.',
      tags: 'error',
      on: { 'retry.requested': 'loading', 'rows.published': 'due' },
    },
  },
});

/** What a page shows of the instrument. */
export type InstrumentView =
  | { readonly kind: 'loading' | 'none' | 'withdrawn' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | {
      readonly kind: 'shown';
      readonly instrument: Instrument;
      /** What is being loaded while it stays: it anew, or at another timing; null if nothing is. */
      readonly loads: 'anew' | 'otherTiming' | null;
      /** Why the last refresh failed. */
      readonly failure: Failure | null;
    };

export function viewOf({ value, context }: SnapshotFrom<typeof instrumentMachine>): InstrumentView {
  const { instrument, failure } = context;
  if (instrument !== null && value !== 'withdrawn')
    return {
      kind: 'shown',
      instrument,
      loads: value !== 'loading' ? null : isAsked(context) ? 'anew' : 'otherTiming',
      failure,
    };
  if (value === 'loading' || value === 'withdrawn') return { kind: value };
  return failure === null ? { kind: 'none' } : { kind: 'failed', failure };
}
