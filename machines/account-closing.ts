import { assign, type SnapshotFrom, setup } from 'xstate';
import type { AccountClosing } from '../src/contract/generated/types.ts';
import { failureOf, type Proof, proofAsked } from '../src/domain/failure.ts';
import { confirmationMachine } from './confirmation.ts';
import { unprovided } from './unprovided.ts';

export type AccountClosingContext = {
  /** When the account closes, or would; null until first loaded. */
  closing: AccountClosing | null;
  /** What has to be proved again before it is closed; null if nothing. */
  proof: Proof | null;
};

export type AccountClosingEvent =
  | { type: 'retry.requested' }
  | { type: 'closing.wanted' }
  | { type: 'closing.declined' }
  | { type: 'closing.confirmed' }
  | { type: 'keeping.requested' };

/**
 * Closing one's own account, which a week later removes it, and keeping it after all. Provide `loadClosing`,
 * `closeAccount`, `confirmation` and `keepAccount`.
 */
export const accountClosingMachine = setup({
  types: {
    context: {} as AccountClosingContext,
    events: {} as AccountClosingEvent,
    tags: {} as 'busy' | 'error',
    children: {} as { confirmation: 'confirmation' },
  },
  actors: {
    confirmation: confirmationMachine,
    loadClosing: unprovided<AccountClosing>('loadClosing'),
    closeAccount: unprovided<void>('closeAccount'),
    keepAccount: unprovided<void>('keepAccount'),
  },
  guards: {
    isToClose: (_, { closesOn }: AccountClosing) => typeof closesOn === 'string',
    isProofAsked: (_, { proof }: { proof: Proof | null }) => proof !== null,
    isConfirmed: (_, { isConfirmed }: { isConfirmed: boolean }) => isConfirmed,
  },
  actions: {
    keepClosing: assign((_, closing: AccountClosing) => ({ closing })),
    keepProof: assign((_, { proof }: { proof: Proof | null }) => ({ proof })),
    forgetProof: assign({ proof: null }),
  },
}).createMachine({
  id: 'accountClosing',
  description: 'Closing one’s own account, and keeping it after all.',
  context: { closing: null, proof: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Whether the account is to be closed is being loaded.',
      tags: 'busy',
      entry: 'forgetProof',
      invoke: {
        id: 'loadClosing',
        src: 'loadClosing',
        onDone: [
          {
            guard: { type: 'isToClose', params: ({ event }) => event.output },
            target: 'toClose',
            actions: { type: 'keepClosing', params: ({ event }) => event.output },
          },
          { target: 'open', actions: { type: 'keepClosing', params: ({ event }) => event.output } },
        ],
        onError: 'failed',
      },
    },
    failed: {
      description: 'It could not be loaded, which can be repeated.',
      tags: 'error',
      on: { 'retry.requested': 'loading' },
    },
    open: {
      description: 'The account can be closed.',
      entry: 'forgetProof',
      on: { 'closing.wanted': 'confirming' },
    },
    confirming: {
      description: 'What ends and what is kept is shown, the export offered, and confirmation asked for.',
      on: { 'closing.confirmed': 'closing', 'closing.declined': 'open' },
    },
    closing: {
      description: 'The account is being closed.',
      tags: 'busy',
      invoke: {
        id: 'closeAccount',
        src: 'closeAccount',
        onDone: 'loading',
        onError: [
          {
            guard: {
              type: 'isProofAsked',
              params: ({ event }) => ({ proof: proofAsked(failureOf(event.error)) }),
            },
            target: 'proving',
            actions: {
              type: 'keepProof',
              params: ({ event }) => ({ proof: proofAsked(failureOf(event.error)) }),
            },
          },
          // The dialog says why, such as a payment that is under way.
          { target: 'loading' },
        ],
      },
    },
    proving: {
      description: 'The person is asked again who they are, and the account is then closed.',
      invoke: {
        id: 'confirmation',
        src: 'confirmation',
        input: ({ context }) => ({ by: context.proof ?? 'password' }),
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => ({ isConfirmed: event.output }) },
            target: 'closing',
            actions: 'forgetProof',
          },
          { target: 'open' },
        ],
        onError: 'loading',
      },
    },
    toClose: {
      description: 'The account will be closed; until then it can be kept.',
      on: { 'keeping.requested': 'keeping' },
    },
    keeping: {
      description: 'The account is being kept.',
      tags: 'busy',
      invoke: { id: 'keepAccount', src: 'keepAccount', onDone: 'loading', onError: 'loading' },
    },
  },
});

/** What the page shows. */
export type AccountClosingView = Pick<AccountClosingContext, 'closing'> & {
  readonly kind: SnapshotFrom<typeof accountClosingMachine>['value'];
};

export const viewOf = ({
  value,
  context: { closing },
}: SnapshotFrom<typeof accountClosingMachine>): AccountClosingView => ({ kind: value, closing });
