import { assign, emit, fromPromise, setup } from 'xstate';
import { downloadAddress, type ReportChoice } from '../src/domain/publishing/report-choice.ts';

/** One of a publisher's reports (B 3). */
export type PublishedReport = {
  readonly id: number;
  /** ISO day. */
  readonly date: string;
  /** The date in words, as the service is asked by it. */
  readonly name: string;
};

/** Who publishes execution reports (B 3): an investment firm (IF) or a trading venue (TV). */
export type Publisher = {
  readonly id: number;
  readonly name: string;
  readonly type: 'IF' | 'TV';
  readonly mic: string | null;
  readonly reports: readonly PublishedReport[];
};

export type PublishersContext = {
  publishers: readonly Publisher[];
  /** The chosen report of each publisher, by its id. */
  chosen: Readonly<Record<number, number>>;
};

export type PublishersEvent =
  | { type: 'list.retried' }
  /** A report of a publisher was chosen; null takes the choice back. */
  | { type: 'report.chosen'; publisherId: number; reportId: number | null }
  | { type: 'report.submitted'; publisherId: number };

type Chosen = { publisherId: number; reportId: number | null };

function choiceOf({ publishers, chosen }: PublishersContext, publisherId: number): ReportChoice | null {
  const publisher = publishers.find(({ id }) => id === publisherId);
  const report = publisher?.reports.find(({ id }) => id === chosen[publisherId]);
  if (!publisher || !report) return null;
  return {
    publisherId,
    publisherType: publisher.type,
    publisherName: publisher.name,
    reportDate: report.date,
    formattedDate: report.name,
  };
}

/** Choosing a publisher's execution report (B 2, 4, 5). Provide `loadPublishers`. */
export const publishersMachine = setup({
  types: {
    context: {} as PublishersContext,
    events: {} as PublishersEvent,
    emitted: {} as { type: 'navigate'; to: string; state: ReportChoice },
    tags: {} as 'busy' | 'error',
  },
  actors: {
    loadPublishers: fromPromise<readonly Publisher[]>(() =>
      Promise.reject(new Error('`loadPublishers` must be provided')),
    ),
  },
  guards: {
    isListed: ({ context }, { publisherId, reportId }: Chosen) =>
      context.publishers.some(
        ({ id, reports }) =>
          id === publisherId && (reportId === null || reports.some((report) => report.id === reportId)),
      ),
    isChosen: ({ context }, params: { publisherId: number }) =>
      choiceOf(context, params.publisherId) !== null,
  },
  actions: {
    keepPublishers: assign({
      publishers: (_, params: { publishers: readonly Publisher[] }) => params.publishers,
    }),
    choose: assign({
      chosen: ({ context }, { publisherId, reportId }: Chosen) => {
        const { [publisherId]: _, ...others } = context.chosen;
        return reportId === null ? others : { ...others, [publisherId]: reportId };
      },
    }),
    showReports: emit(({ context }, params: { publisherId: number }) => {
      const choice = choiceOf(context, params.publisherId);
      if (!choice) throw new Error('a report is shown only once it is chosen');
      return { type: 'navigate' as const, to: downloadAddress(choice), state: choice };
    }),
  },
}).createMachine({
  id: 'publishers',
  description: 'Choosing the execution report of an investment firm or a trading venue.',
  context: { publishers: [], chosen: {} },
  initial: 'loading',
  states: {
    loading: {
      description: 'The publishers and the dates of their reports are on their way.',
      tags: 'busy',
      invoke: {
        id: 'loadPublishers',
        src: 'loadPublishers',
        onDone: {
          target: 'choosing',
          actions: { type: 'keepPublishers', params: ({ event }) => ({ publishers: event.output }) },
        },
        onError: { target: 'failed' },
      },
    },
    choosing: {
      description: 'A report can be chosen of each publisher, and shown once it is.',
      on: {
        'report.chosen': {
          guard: {
            type: 'isListed',
            params: ({ event }) => ({ publisherId: event.publisherId, reportId: event.reportId }),
          },
          actions: {
            type: 'choose',
            params: ({ event }) => ({ publisherId: event.publisherId, reportId: event.reportId }),
          },
        },
        'report.submitted': {
          guard: { type: 'isChosen', params: ({ event }) => ({ publisherId: event.publisherId }) },
          actions: { type: 'showReports', params: ({ event }) => ({ publisherId: event.publisherId }) },
        },
      },
    },
    failed: {
      description: 'The publishers did not come; they can be asked for again.',
      tags: 'error',
      on: { 'list.retried': { target: 'loading' } },
    },
  },
});
