import { assign, type SnapshotFrom, setup } from 'xstate';
import type { ApiKey, ApiKeyList, MadeApiKey, NewApiKey } from '../src/contract/generated/types.ts';
import { hasRoomForKey } from '../src/domain/account/api-keys.ts';
import { failureOf, type Proof, proofAsked } from '../src/domain/failure.ts';
import { confirmationMachine } from './confirmation.ts';
import { unprovided } from './unprovided.ts';

export type ApiKeysContext = {
  /** The keys and their use; null until first loaded. */
  list: ApiKeyList | null;
  /** The properties of the key being made. */
  wanted: NewApiKey | null;
  /** What has to be proved again before the key is made; null if nothing. */
  proof: Proof | null;
  /** The new key, while it is shown; never afterwards. */
  made: MadeApiKey | null;
  /** The id of the key to revoke. */
  chosen: string | null;
};

export type ApiKeysEvent =
  | { type: 'retry.requested' }
  | { type: 'key.wanted' }
  | { type: 'key.declined' }
  | { type: 'key.requested'; name: string; days: number }
  | { type: 'copy.requested' }
  | { type: 'key.noted' }
  | { type: 'revocation.chosen'; id: string }
  | { type: 'revocation.declined' }
  | { type: 'revocation.confirmed' };

/**
 * The user's own API keys: listing them, making one, which is shown only this once, and revoking one. Provide
 * `loadKeys`, `makeKey`, `confirmation`, `copyText` and `revokeKey`.
 */
export const apiKeysMachine = setup({
  types: {
    context: {} as ApiKeysContext,
    events: {} as ApiKeysEvent,
    tags: {} as 'busy' | 'error',
    children: {} as { confirmation: 'confirmation' },
  },
  actors: {
    confirmation: confirmationMachine,
    loadKeys: unprovided<ApiKeyList>('loadKeys'),
    makeKey: unprovided<MadeApiKey, NewApiKey>('makeKey'),
    copyText: unprovided<void, Pick<MadeApiKey, 'text'>>('copyText'),
    revokeKey: unprovided<void, Pick<ApiKey, 'id'>>('revokeKey'),
  },
  guards: {
    hasRoom: ({ context }) => hasRoomForKey(context.list?.keys ?? []),
    isNamed: ({ event }) => event.type === 'key.requested' && event.name.trim() !== '',
    isProofAsked: (_, { proof }: { proof: Proof | null }) => proof !== null,
    isConfirmed: (_, { isConfirmed }: { isConfirmed: boolean }) => isConfirmed,
    isWorking: ({ context, event }) =>
      event.type === 'revocation.chosen' &&
      context.list?.keys.some(({ id, state }) => id === event.id && state === 'active') === true,
  },
  actions: {
    keepList: assign((_, list: ApiKeyList) => ({ list })),
    keepWanted: assign(({ event }) =>
      event.type === 'key.requested' ? { wanted: { name: event.name.trim(), days: event.days } } : {},
    ),
    keepProof: assign((_, { proof }: { proof: Proof | null }) => ({ proof })),
    // What the service has just said stays true if the list cannot be loaded again.
    keepMade: assign(({ context: { list } }, made: MadeApiKey) => ({
      made,
      wanted: null,
      proof: null,
      list: list && { ...list, keys: [made.key, ...list.keys] },
    })),
    keepRevoked: assign(({ context: { list, chosen } }) => ({
      list: list && {
        ...list,
        keys: list.keys.map((key) => (key.id === chosen ? { ...key, state: 'revoked' as const } : key)),
      },
    })),
    keepChosen: assign(({ event }) => (event.type === 'revocation.chosen' ? { chosen: event.id } : {})),
    forget: assign({ wanted: null, proof: null, made: null, chosen: null }),
  },
}).createMachine({
  id: 'apiKeys',
  description: 'API keys for the person’s own programs: creating, copying and revoking them.',
  context: { list: null, wanted: null, proof: null, made: null, chosen: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The keys are being loaded; those already shown stay visible.',
      tags: 'busy',
      entry: 'forget',
      invoke: {
        id: 'loadKeys',
        src: 'loadKeys',
        onDone: {
          target: 'listed',
          actions: { type: 'keepList', params: ({ event }) => event.output },
        },
        onError: 'failed',
      },
    },
    failed: {
      description:
        'The keys could not be loaded; those already shown stay, locked, and loading can be repeated.',
      tags: 'error',
      on: { 'retry.requested': 'loading' },
    },
    listed: {
      description: 'The keys are listed; one can be created or revoked.',
      entry: 'forget',
      on: {
        'key.wanted': { guard: 'hasRoom', target: 'naming' },
        'revocation.chosen': { guard: 'isWorking', target: 'confirming', actions: 'keepChosen' },
      },
    },
    naming: {
      description: 'The purpose of the key and its lifetime are being entered.',
      on: {
        'key.requested': { guard: 'isNamed', target: 'making', actions: 'keepWanted' },
        'key.declined': 'listed',
      },
    },
    making: {
      description: 'The key is being created.',
      tags: 'busy',
      invoke: {
        id: 'makeKey',
        src: 'makeKey',
        input: ({ context }) => context.wanted ?? { name: '', days: 0 },
        onDone: {
          target: 'showing',
          actions: { type: 'keepMade', params: ({ event }) => event.output },
        },
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
          // It may have been made all the same: the list will show it, and a key that nobody has seen can be revoked
          // there.
          { target: 'loading' },
        ],
      },
    },
    proving: {
      description: 'The person is asked again who they are, and the key is then made.',
      invoke: {
        id: 'confirmation',
        src: 'confirmation',
        input: ({ context }) => ({ by: context.proof ?? 'password' }),
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => ({ isConfirmed: event.output }) },
            target: 'making',
          },
          // What was entered stays.
          { target: 'naming' },
        ],
        onError: 'loading',
      },
    },
    showing: {
      description: 'The key is shown, this one time.',
      initial: 'shown',
      on: { 'key.noted': 'loading' },
      states: {
        shown: {
          description: 'The key can be copied.',
          on: { 'copy.requested': 'copying' },
        },
        copying: {
          description: 'The key is being copied.',
          invoke: {
            id: 'copyText',
            src: 'copyText',
            input: ({ context }) => ({ text: context.made?.text ?? '' }),
            onDone: 'copied',
            onError: 'notCopied',
          },
        },
        copied: {
          description: 'The key has been copied.',
          on: { 'copy.requested': 'copying' },
        },
        notCopied: {
          description: 'The browser did not copy the key: it can be selected and copied by hand.',
          tags: 'error',
          on: { 'copy.requested': 'copying' },
        },
      },
    },
    confirming: {
      description: 'The consequences of revoking are shown and confirmation is asked for.',
      on: { 'revocation.confirmed': 'revoking', 'revocation.declined': 'listed' },
    },
    revoking: {
      description: 'The key is being revoked.',
      tags: 'busy',
      invoke: {
        id: 'revokeKey',
        src: 'revokeKey',
        input: ({ context }) => ({ id: context.chosen ?? '' }),
        onDone: { target: 'loading', actions: 'keepRevoked' },
        // The list will show whether it was revoked.
        onError: 'loading',
      },
    },
  },
});

/** What the page shows of the keys: those known stay in every state. */
export type ApiKeysView = Readonly<Pick<ApiKeysContext, 'list'>> &
  (
    | { readonly kind: 'loading' | 'failed' | 'listed' | 'making' | 'proving' | 'revoking' }
    /** What was entered before; null at first. */
    | { readonly kind: 'naming'; readonly wanted: NewApiKey | null }
    /** The text of the new key, and what has become of copying it. */
    | {
        readonly kind: 'showing';
        readonly text: string;
        readonly copy: 'shown' | 'copying' | 'copied' | 'notCopied';
      }
    | { readonly kind: 'confirming'; readonly chosen: ApiKey | undefined }
  );

export function viewOf({
  value,
  context: { list, wanted, made, chosen },
}: SnapshotFrom<typeof apiKeysMachine>): ApiKeysView {
  if (typeof value === 'object')
    return { kind: 'showing', list, text: made?.text ?? '', copy: value.showing };
  if (value === 'confirming')
    return { kind: value, list, chosen: list?.keys.find(({ id }) => id === chosen) };
  return value === 'naming' ? { kind: value, list, wanted } : { kind: value, list };
}
