import { assign, fromPromise, setup } from 'xstate';
import type { ReportLink } from '../src/domain/publishing/report-choice.ts';
import type { TopVenuesReport } from '../src/domain/publishing/top-venues.ts';

type Asked = Pick<ReportLink, 'publisherId'> & { readonly formattedDate: string };

export type TopVenuesContext = {
  asked: Asked | null;
  report: TopVenuesReport | null;
  instrumentClass: string | null;
};

export type TopVenuesEvent =
  | { type: 'report.opened'; asked: Asked }
  | { type: 'report.retried' }
  | { type: 'class.chosen'; instrumentClass: string };

/** The top five venues of an investment firm's report, to read on the page. Provide `loadTopVenues` (null: none). */
export const topVenuesMachine = setup({
  types: {
    context: {} as TopVenuesContext,
    events: {} as TopVenuesEvent,
    tags: {} as 'busy' | 'error',
  },
  actors: {
    loadTopVenues: fromPromise<TopVenuesReport | null, Asked>(() =>
      Promise.reject(new Error('`loadTopVenues` must be provided')),
    ),
  },
  guards: {
    isThere: (_, params: { report: TopVenuesReport | null }) => params.report !== null,
    isListed: ({ context }, params: { instrumentClass: string }) =>
      context.report?.classes.some(({ name }) => name === params.instrumentClass) ?? false,
  },
  actions: {
    keepAsked: assign({ asked: (_, params: { asked: Asked }) => params.asked }),
    keepReport: assign((_, params: { report: TopVenuesReport | null }) => ({
      report: params.report,
      instrumentClass: params.report?.classes[0]?.name ?? null,
    })),
    choose: assign({ instrumentClass: (_, params: { instrumentClass: string }) => params.instrumentClass }),
  },
}).createMachine({
  id: 'topVenues',
  description: 'An investment firm’s top five venues, two years side by side.',
  context: { asked: null, report: null, instrumentClass: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'No report has been opened yet.',
      on: {
        'report.opened': {
          target: 'loading',
          actions: { type: 'keepAsked', params: ({ event }) => ({ asked: event.asked }) },
        },
      },
    },
    loading: {
      description: 'The top five venues are on their way.',
      tags: 'busy',
      invoke: {
        id: 'loadTopVenues',
        src: 'loadTopVenues',
        input: ({ context }) => context.asked ?? { publisherId: 0, formattedDate: '' },
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => ({ report: event.output }) },
            target: 'shown',
            actions: { type: 'keepReport', params: ({ event }) => ({ report: event.output }) },
          },
          { target: 'none' },
        ],
        onError: { target: 'failed' },
      },
    },
    shown: {
      description: 'The top five venues can be read, class by class.',
      on: {
        'class.chosen': {
          guard: {
            type: 'isListed',
            params: ({ event }) => ({ instrumentClass: event.instrumentClass }),
          },
          actions: {
            type: 'choose',
            params: ({ event }) => ({ instrumentClass: event.instrumentClass }),
          },
        },
      },
    },
    none: { description: 'The report has files only.' },
    failed: {
      description: 'The figures did not come; they can be asked for again.',
      tags: 'error',
      on: { 'report.retried': { target: 'loading' } },
    },
  },
});
