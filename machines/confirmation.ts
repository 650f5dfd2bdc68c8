import { assign, type SnapshotFrom, setup } from 'xstate';
import { type Failure, failureOf, type Proof } from '../src/domain/failure.ts';
import { unprovided } from './unprovided.ts';

type Context = {
  /** What is asked for: the service says which it takes. */
  by: Proof;
  /** Why the last one was not accepted; null before the first. */
  failure: Failure | null;
  isConfirmed: boolean;
};

export type ConfirmationEvent = { type: 'proof.given'; proof: string } | { type: 'confirmation.declined' };

/**
 * Proving again who one is, by password or by a code of the second factor, before something that matters most. Invoked
 * by the flow whose call was refused for it; its output is whether it was proved. Provide `confirm`. The proof itself
 * is in no context.
 */
export const confirmationMachine = setup({
  types: {
    input: {} as Pick<Context, 'by'>,
    context: {} as Context,
    events: {} as ConfirmationEvent,
    output: {} as boolean,
    tags: {} as 'busy' | 'error',
  },
  actors: { confirm: unprovided<void, { by: Proof; proof: string }>('confirm') },
  actions: {
    // The field that the service names is the one to ask for.
    keepFailure: assign(({ context: { by } }, { failure }: { failure: Failure }) => {
      const other: Proof = by === 'password' ? 'code' : 'password';
      return { failure, by: other in failure.fields ? other : by };
    }),
    forgetFailure: assign({ failure: null }),
    noteConfirmed: assign({ isConfirmed: true }),
  },
}).createMachine({
  id: 'confirmation',
  description: 'Proving again who one is, before something that matters most.',
  context: ({ input: { by } }) => ({ by, failure: null, isConfirmed: false }),
  output: ({ context }) => context.isConfirmed,
  initial: 'asking',
  states: {
    asking: {
      description: 'The password or a code is asked for.',
      on: { 'proof.given': 'checking', 'confirmation.declined': 'declined' },
    },
    checking: {
      description: 'What was given is being checked.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'confirm',
        src: 'confirm',
        input: ({ context: { by }, event }) => ({ by, proof: 'proof' in event ? event.proof : '' }),
        onDone: { target: 'confirmed', actions: 'noteConfirmed' },
        onError: {
          target: 'refused',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
    },
    refused: {
      description: 'It was not accepted; another can be given.',
      tags: 'error',
      on: { 'proof.given': 'checking', 'confirmation.declined': 'declined' },
    },
    confirmed: { description: 'It is proved.', type: 'final' },
    declined: { description: 'The person did not want to.', type: 'final' },
  },
});

/** What the dialog shows. */
export type ConfirmationView = Pick<Context, 'by' | 'failure'> & { readonly isChecking: boolean };

export const viewOf = ({
  value,
  context: { by, failure },
}: SnapshotFrom<typeof confirmationMachine>): ConfirmationView => ({
  by,
  failure,
  isChecking: value === 'checking',
});
