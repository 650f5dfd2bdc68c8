import { assign, emit, setup } from 'xstate';
import { downloadAddress, type ReportChoice } from '../src/domain/publishing/report-choice.ts';
import { unprovided } from './unprovided.ts';

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
  | { type: 'retry.requested' }
  /** A report of a publisher was chosen; null takes the choice back. */
  | { type: 'report.chosen'; publisherId: number; reportId: number | null }
  | { type: 'report.submitted'; publisherId: number };

/** What is chosen of the publisher that an event names. */
function choiceOf({ publishers, chosen }: PublishersContext, event: PublishersEvent): ReportChoice | null {
  if (!('publisherId' in event)) return null;
  const { publisherId } = event;
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
    loadPublishers: unprovided<readonly Publisher[]>('loadPublishers'),
  },
  guards: {
    isListed: ({ context, event }) =>
      event.type === 'report.chosen' &&
      context.publishers
        .filter(({ id }) => id === event.publisherId)
        .some(({ reports }) => event.reportId === null || reports.some(({ id }) => id === event.reportId)),
    isChosen: ({ context, event }) => choiceOf(context, event) !== null,
  },
  actions: {
    keepPublishers: assign({ publishers: (_, publishers: readonly Publisher[]) => publishers }),
    choose: assign(({ context, event }) => {
      if (event.type !== 'report.chosen') return {};
      const { [event.publisherId]: _, ...others } = context.chosen;
      return {
        chosen: event.reportId === null ? others : { ...others, [event.publisherId]: event.reportId },
      };
    }),
    showReports: emit(({ context, event }) => {
      const choice = choiceOf(context, event);
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
          actions: { type: 'keepPublishers', params: ({ event }) => event.output },
        },
        onError: 'failed',
      },
    },
    choosing: {
      description: 'A report can be chosen of each publisher, and shown once it is.',
      on: {
        'report.chosen': { guard: 'isListed', actions: 'choose' },
        'report.submitted': { guard: 'isChosen', actions: 'showReports' },
      },
    },
    failed: {
      description: 'The publishers did not come; they can be asked for again.',
      tags: 'error',
      on: { 'retry.requested': 'loading' },
    },
  },
});
