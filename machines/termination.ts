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
  | { type: 'termination.declined' }
  | { type: 'xstate.done.actor.terminate'; output: string }
  | { type: 'xstate.error.actor.terminate'; error: unknown };

const refusalIn = (event: TerminationEvent): string =>
  'error' in event ? refusalText(failureOf(event.error)) : '';

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
  guards: { isRefused: ({ event }) => refusalIn(event) !== '' },
  actions: {
    announceRefusal: emit(({ event }) => ({ type: 'alert', alert: errorAlert(refusalIn(event)) })),
    report: report(
      ({ event }): TerminationReport => ({
        type: 'subscription.terminated',
        day: 'output' in event ? event.output : '',
      }),
    ),
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
        onDone: { target: 'kept', actions: 'report' },
        onError: [
          { guard: 'isRefused', target: 'kept', actions: 'announceRefusal' },
          // The page's dialog shows the failure.
          { target: 'kept' },
        ],
      },
    },
  },
});
