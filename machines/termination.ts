import { emit, setup } from 'xstate';
import { type Alert, errorAlert } from '../src/domain/alert.ts';
import { failureOf, refusalText } from '../src/domain/failure.ts';
import { type Reporting, report } from './reporting.ts';
import { unprovided } from './unprovided.ts';

/** A termination's report to the flow that invoked it. */
export type TerminationReport = { type: 'subscription.terminated'; day: string };

type TerminationEvent =
  | { type: 'termination.chosen' }
  | { type: 'termination.confirmed' }
  | { type: 'termination.declined' };

const refusalIn = ({ event }: { event: { error: unknown } }): string => refusalText(failureOf(event.error));

/**
 * Ending a subscription because of a new price (B 9), with a confirmation, since it cannot be undone. Provide
 * `terminate`, which returns the day (`yyyy-mm-dd`) on which it ends.
 */
export const terminationMachine = setup({
  types: {
    input: {} as Reporting,
    context: {} as Reporting,
    events: {} as TerminationEvent,
    emitted: {} as { type: 'alert'; alert: Alert },
    tags: {} as 'busy',
  },
  actors: { terminate: unprovided<string>('terminate') },
  guards: { isRefused: (_, refusal: string) => refusal !== '' },
  actions: {
    announceRefusal: emit((_, refusal: string) => ({ type: 'alert', alert: errorAlert(refusal) })),
    report: report((_, told: TerminationReport) => told),
  },
}).createMachine({
  id: 'termination',
  description: 'Ending a subscription because of a new price.',
  context: ({ input }) => input,
  initial: 'kept',
  states: {
    kept: {
      description: 'Where a new price was announced, the subscription can be terminated.',
      on: { 'termination.chosen': 'confirming' },
    },
    confirming: {
      description: 'The consequences of terminating are shown and confirmation is asked for.',
      on: { 'termination.confirmed': 'terminating', 'termination.declined': 'kept' },
    },
    terminating: {
      description: 'The termination is being sent.',
      tags: 'busy',
      invoke: {
        id: 'terminate',
        src: 'terminate',
        onDone: {
          target: 'kept',
          actions: {
            type: 'report',
            params: ({ event }) => ({ type: 'subscription.terminated', day: event.output }),
          },
        },
        onError: [
          {
            guard: { type: 'isRefused', params: refusalIn },
            target: 'kept',
            actions: { type: 'announceRefusal', params: refusalIn },
          },
          // The page's dialog shows the failure.
          { target: 'kept' },
        ],
      },
    },
  },
});
