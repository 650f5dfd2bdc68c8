import { type AnyActorRef, emit, sendTo, setup } from 'xstate';
import type { Alert } from '../src/domain/alert.ts';
import { errorTitle, failureOf, refusalText } from '../src/domain/failure.ts';
import { unprovided } from './unprovided.ts';

/** What a termination tells the flow that invoked it. */
export type TerminationReport = { type: 'subscription.terminated'; day: string };

export type TerminationInput = {
  /** The flow to report to; a termination standing alone has none. */
  parent?: AnyActorRef;
};

type Context = { parent: AnyActorRef | null };

export type TerminationEvent =
  | { type: 'termination.chosen' }
  | { type: 'termination.confirmed' }
  | { type: 'termination.declined' };

type Emitted = { type: 'alert'; alert: Alert };

/**
 * Ending a subscription because of a new price (B 9): asked first, for it cannot be taken back. Provide
 * `terminate`, which answers with the day (`yyyy-mm-dd`) on which it ends.
 */
export const terminationMachine = setup({
  types: {
    input: {} as TerminationInput,
    context: {} as Context,
    events: {} as TerminationEvent,
    emitted: {} as Emitted,
    tags: {} as 'busy',
  },
  actors: {
    terminate: unprovided<string>('terminate'),
  },
  guards: {
    isRefused: (_, params: { error: unknown }) => refusalText(failureOf(params.error)) !== '',
  },
  actions: {
    announceRefusal: emit((_, params: { error: unknown }) => ({
      type: 'alert' as const,
      alert: { title: errorTitle, message: refusalText(failureOf(params.error)) },
    })),
    // Without a parent the report comes back here, where nothing listens for it.
    report: sendTo(
      ({ context, self }): AnyActorRef => context.parent ?? self,
      (_, params: { day: string }): TerminationReport => ({ type: 'subscription.terminated', ...params }),
    ),
  },
}).createMachine({
  id: 'termination',
  description: 'Ending a subscription because of a new price.',
  context: ({ input }) => ({ parent: input.parent ?? null }),
  initial: 'kept',
  states: {
    kept: {
      description: 'Nothing is asked; where a new price was announced, the subscription can be terminated.',
      on: { 'termination.chosen': 'confirming' },
    },
    confirming: {
      description: 'What terminating means is said, and asked once more.',
      on: { 'termination.confirmed': 'terminating', 'termination.declined': 'kept' },
    },
    terminating: {
      description: 'The termination is on its way to the service.',
      tags: 'busy',
      invoke: {
        id: 'terminate',
        src: 'terminate',
        onDone: {
          target: 'kept',
          actions: { type: 'report', params: ({ event }) => ({ day: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'kept',
            actions: { type: 'announceRefusal', params: ({ event }) => ({ error: event.error }) },
          },
          // What went wrong stands in the dialog of the page.
          { target: 'kept' },
        ],
      },
    },
  },
});
