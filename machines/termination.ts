import { type AnyActorRef, emit, sendTo, setup } from 'xstate';
import { errorTitle } from '../src/domain/error-title.ts';
import type { Alert } from './alerts.ts';
import { unprovided } from './unprovided.ts';

/** How a termination ended: on which day (`yyyy-mm-dd`), or turned down for a reason that the person is told. */
export type Terminated =
  | { readonly kind: 'terminated'; readonly day: string }
  | { readonly kind: 'refused'; readonly message: string };

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

/** Ending a subscription because of a new price (B 9): asked first, for it cannot be taken back. Provide `terminate`. */
export const terminationMachine = setup({
  types: {
    input: {} as TerminationInput,
    context: {} as Context,
    events: {} as TerminationEvent,
    emitted: {} as Emitted,
    tags: {} as 'busy',
  },
  actors: {
    terminate: unprovided<Terminated>('terminate'),
  },
  guards: {
    isRefused: (_, params: { answer: Terminated }) => params.answer.kind === 'refused',
  },
  actions: {
    announceRefusal: emit((_, params: { answer: Terminated }) => ({
      type: 'alert' as const,
      alert: { title: errorTitle, message: params.answer.kind === 'refused' ? params.answer.message : '' },
    })),
    // Without a parent the report comes back here, where nothing listens for it.
    report: sendTo(
      ({ context, self }): AnyActorRef => context.parent ?? self,
      (_, params: { answer: Terminated }): TerminationReport => ({
        type: 'subscription.terminated',
        day: params.answer.kind === 'terminated' ? params.answer.day : '',
      }),
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
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'kept',
            actions: { type: 'announceRefusal', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'kept',
            actions: { type: 'report', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        // What went wrong stands in the dialog of the page.
        onError: 'kept',
      },
    },
  },
});
