import { assign, type SnapshotFrom, setup } from 'xstate';
import type { MonthConditions } from '../src/contract/generated/types.ts';
import { unprovided } from './unprovided.ts';

/** The MIC of a venue and a month, `YYYY-MM`. */
type Asked = { readonly venue: string; readonly month: string };

type Context = { readonly asked: Asked; readonly conditions: MonthConditions | null };

export type DataCalendarEvent = { readonly type: 'retry.requested' };

/** The condition of a venue's data on each day of a month. Provide `loadMonth` (null: there is no such venue). */
export const dataCalendarMachine = setup({
  types: {
    input: {} as Asked,
    context: {} as Context,
    events: {} as DataCalendarEvent,
    tags: {} as 'busy' | 'error',
  },
  actors: {
    loadMonth: unprovided<MonthConditions | null, Asked>('loadMonth'),
  },
  guards: {
    isThere: (_, conditions: MonthConditions | null) => conditions !== null,
  },
  actions: {
    keepConditions: assign((_, conditions: MonthConditions | null) => ({ conditions })),
  },
}).createMachine({
  id: 'dataCalendar',
  description: 'Whether the data of a venue are complete, day by day for a month.',
  context: ({ input }) => ({ asked: input, conditions: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The month is being loaded.',
      tags: 'busy',
      invoke: {
        id: 'loadMonth',
        src: 'loadMonth',
        input: ({ context }) => context.asked,
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'keepConditions', params: ({ event }) => event.output },
          },
          { target: 'none' },
        ],
        onError: 'failed',
      },
    },
    shown: { description: 'Each day of the month shows the condition of its data and the reason.' },
    none: { description: 'There is no such venue.' },
    failed: {
      description: 'The month could not be loaded; loading can be repeated.',
      tags: 'error',
      on: { 'retry.requested': 'loading' },
    },
  },
});

/** What a page shows of the month. */
type DataCalendarView =
  | { readonly kind: 'loading' | 'none' | 'failed' }
  | { readonly kind: 'shown'; readonly conditions: MonthConditions };

export function viewOf({
  value,
  context: { conditions },
}: SnapshotFrom<typeof dataCalendarMachine>): DataCalendarView {
  if (value === 'shown') return conditions ? { kind: value, conditions } : { kind: 'none' };
  return { kind: value };
}
