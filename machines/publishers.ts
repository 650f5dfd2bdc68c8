import { assign, emit, setup } from 'xstate';
import { choiceOf, type Publisher } from '../src/domain/publishing/publisher.ts';
import { downloadAddress, type ReportChoice } from '../src/domain/publishing/report-choice.ts';
import { unprovided } from './unprovided.ts';

export type PublishersContext = {
  publishers: readonly Publisher[];
  /** The report chosen for each publisher, by its id. */
  chosen: Readonly<Record<number, number>>;
};

export type PublishersEvent =
  | { type: 'retry.requested' }
  /** A publisher's report was chosen; null clears the choice. */
  | { type: 'report.chosen'; publisherId: number; reportId: number | null }
  | { type: 'report.submitted'; publisherId: number };

/** The report chosen for the publisher an event names. */
function chosenOf({ publishers, chosen }: PublishersContext, event: PublishersEvent): ReportChoice | null {
  if (!('publisherId' in event)) return null;
  return choiceOf(publishers, event.publisherId, ({ id }) => id === chosen[event.publisherId]);
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
    isChosen: ({ context, event }) => chosenOf(context, event) !== null,
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
      const choice = chosenOf(context, event);
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
      description: 'The publishers and the dates of their reports are being loaded.',
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
      description: 'A report can be chosen for each publisher and then shown.',
      on: {
        'report.chosen': { guard: 'isListed', actions: 'choose' },
        'report.submitted': { guard: 'isChosen', actions: 'showReports' },
      },
    },
    failed: {
      description: 'The publishers could not be loaded; loading can be repeated.',
      tags: 'error',
      on: { 'retry.requested': 'loading' },
    },
  },
});
