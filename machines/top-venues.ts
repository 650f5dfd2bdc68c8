import { assign, type SnapshotFrom, setup } from 'xstate';
import type { ReportLink } from '../src/domain/publishing/report-choice.ts';
import type { TopVenuesReport } from '../src/domain/publishing/top-venues.ts';
import { unprovided } from './unprovided.ts';

type Asked = Pick<ReportLink, 'publisherId'> & { readonly formattedDate: string };

export type TopVenuesContext = {
  asked: Asked;
  report: TopVenuesReport | null;
  instrumentClass: string | null;
};

export type TopVenuesEvent = { type: 'retry.requested' } | { type: 'class.chosen'; instrumentClass: string };

/** The top five venues of an investment firm's report, to read on the page. Provide `loadTopVenues` (null: none). */
export const topVenuesMachine = setup({
  types: {
    input: {} as Asked,
    context: {} as TopVenuesContext,
    events: {} as TopVenuesEvent,
    tags: {} as 'busy' | 'error',
  },
  actors: {
    loadTopVenues: unprovided<TopVenuesReport | null, Asked>('loadTopVenues'),
  },
  guards: {
    isThere: (_, report: TopVenuesReport | null) => report !== null,
    isListed: ({ context, event }) =>
      event.type === 'class.chosen' &&
      context.report?.classes.some(({ name }) => name === event.instrumentClass) === true,
  },
  actions: {
    keepReport: assign((_, report: TopVenuesReport | null) => ({
      report,
      instrumentClass: report?.classes[0]?.name ?? null,
    })),
    choose: assign(({ event }) =>
      event.type === 'class.chosen' ? { instrumentClass: event.instrumentClass } : {},
    ),
  },
}).createMachine({
  id: 'topVenues',
  description: 'An investment firm’s top five venues, two years side by side.',
  context: ({ input }) => ({ asked: input, report: null, instrumentClass: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The top five venues are being loaded.',
      tags: 'busy',
      invoke: {
        id: 'loadTopVenues',
        src: 'loadTopVenues',
        input: ({ context }) => context.asked,
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'keepReport', params: ({ event }) => event.output },
          },
          { target: 'none' },
        ],
        onError: 'failed',
      },
    },
    shown: {
      description: 'The top five venues can be read, class by class.',
      on: { 'class.chosen': { guard: 'isListed', actions: 'choose' } },
    },
    none: { description: 'The report consists of files only.' },
    failed: {
      description: 'The figures could not be loaded; loading can be repeated.',
      tags: 'error',
      on: { 'retry.requested': 'loading' },
    },
  },
});

/** What a page shows of the top five venues. */
type TopVenuesView =
  | { readonly kind: 'loading' | 'none' | 'failed' }
  | { readonly kind: 'shown'; readonly report: TopVenuesReport; readonly instrumentClass: string | null };

export function viewOf({
  value,
  context: { report, instrumentClass },
}: SnapshotFrom<typeof topVenuesMachine>): TopVenuesView {
  if (value === 'shown') return report ? { kind: value, report, instrumentClass } : { kind: 'none' };
  return { kind: value };
}
