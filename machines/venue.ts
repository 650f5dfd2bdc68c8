import { assign, type SnapshotFrom, setup } from 'xstate';
import type { VenueFacts } from '../src/contract/generated/types.ts';
import { unprovided } from './unprovided.ts';

/** The MIC of a venue and the year of its days, `YYYY`; null for this year. */
type Asked = { readonly mic: string; readonly year: string | null };

type Context = {
  readonly asked: Asked;
  /** While another year loads, those of the one before. */
  readonly facts: VenueFacts | null;
};

export type VenueEvent =
  | { readonly type: 'retry.requested' }
  | { readonly type: 'year.changed'; readonly year: string | null };

/** What a venue is, does now and did in a year. Provide `loadVenue` (null: there is no such venue). */
export const venueMachine = setup({
  types: {
    input: {} as Asked,
    context: {} as Context,
    events: {} as VenueEvent,
    tags: {} as 'busy' | 'error',
  },
  actors: {
    loadVenue: unprovided<VenueFacts | null, Asked>('loadVenue'),
  },
  guards: {
    otherAsked: ({ context, event }) => event.type === 'year.changed' && event.year !== context.asked.year,
    isThere: (_, facts: VenueFacts | null) => facts !== null,
  },
  actions: {
    askAnew: assign(({ context: { asked }, event }) =>
      event.type === 'year.changed' ? { asked: { ...asked, year: event.year } } : {},
    ),
    forgetFacts: assign({ facts: null }),
    keepFacts: assign((_, facts: VenueFacts | null) => ({ facts })),
  },
}).createMachine({
  id: 'venue',
  description: 'What a trading venue publishes, whether it trades now, its day so far and its year.',
  context: ({ input }) => ({ asked: input, facts: null }),
  initial: 'loading',
  on: { 'year.changed': { guard: 'otherAsked', target: '.loading', actions: 'askAnew' } },
  states: {
    loading: {
      description: 'The venue is being loaded; while that is for another year, what is known stays visible.',
      tags: 'busy',
      invoke: {
        id: 'loadVenue',
        src: 'loadVenue',
        input: ({ context }) => context.asked,
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'keepFacts', params: ({ event }) => event.output },
          },
          { target: 'none', actions: 'forgetFacts' },
        ],
        onError: { target: 'failed', actions: 'forgetFacts' },
      },
    },
    shown: {
      description: 'The venue is shown: its state, today beside a usual day, and each day of the year.',
    },
    none: { description: 'There is no such venue.' },
    failed: {
      description: 'The venue could not be loaded; loading can be repeated.',
      tags: 'error',
      on: { 'retry.requested': 'loading' },
    },
  },
});

/** What a page shows of the venue. */
type VenueView =
  | { readonly kind: 'loading' | 'none' | 'failed' }
  | {
      readonly kind: 'shown';
      readonly facts: VenueFacts;
      /** Another year is being loaded. */
      readonly isLoading: boolean;
    };

export function viewOf({ value, context: { facts } }: SnapshotFrom<typeof venueMachine>): VenueView {
  if (facts !== null && (value === 'shown' || value === 'loading'))
    return { kind: 'shown', facts, isLoading: value === 'loading' };
  return { kind: value === 'shown' ? 'none' : value };
}
