import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import { unprovided } from './unprovided.ts';

/** A call as it is sent. */
export type TriedCall = {
  readonly method: string;
  /** Path and query, below our origin. */
  readonly address: string;
  /** Headers beyond those that every call of the portal has. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON; null if it has none. */
  readonly body: string | null;
};

/** What came back, whatever its status. */
export type CallAnswer = {
  readonly status: number;
  /** The media type without its parameters; '' if there is none. */
  readonly media: string;
  /** The beginning of what can be read as text; null if it is no text. */
  readonly text: string | null;
  /** Whether there is no more than `text`. */
  readonly isWhole: boolean;
};

type Context = { readonly call: TriedCall | null; readonly answer: CallAnswer | null };

export type TryCallEvent =
  | { readonly type: 'call.requested'; readonly call: TriedCall }
  | { readonly type: 'call.stopped' };

/** It may do something, such as end the session, even if nobody waits for its answer. */
const isUnsafe = (call: TriedCall | null): boolean => call?.method !== 'GET' && call?.method !== 'HEAD';

/** Trying a call of the API with one's own session. Provide `sendCall`, which fails only where no answer came. */
export const tryCallMachine = setup({
  types: {
    context: {} as Context,
    events: {} as TryCallEvent,
    emitted: {} as { type: 'session.stale' },
    tags: {} as 'busy' | 'error',
  },
  actors: { sendCall: unprovided<CallAnswer, TriedCall | null>('sendCall') },
  guards: {
    isUnsafe: ({ context: { call } }) => isUnsafe(call),
    mayEndSession: ({ context: { call } }, { status }: CallAnswer) => status === 401 || isUnsafe(call),
  },
  actions: {
    keepCall: assign(({ event }) =>
      event.type === 'call.requested' ? { call: event.call, answer: null } : {},
    ),
    keepAnswer: assign({ answer: (_, answer: CallAnswer) => answer }),
    refreshSession: emit({ type: 'session.stale' }),
  },
}).createMachine({
  id: 'tryCall',
  description: 'Trying a call on the API page, with the session of whoever reads it.',
  context: { call: null, answer: null },
  initial: 'ready',
  states: {
    ready: {
      description: 'The call can be sent as it is filled in.',
      on: { 'call.requested': { target: 'sending', actions: 'keepCall' } },
    },
    sending: {
      description: 'The call has been sent; it can be stopped, but not sent twice.',
      tags: 'busy',
      invoke: {
        id: 'sendCall',
        src: 'sendCall',
        input: ({ context }) => context.call,
        onDone: [
          {
            guard: { type: 'mayEndSession', params: ({ event }) => event.output },
            target: 'answered',
            actions: [{ type: 'keepAnswer', params: ({ event }) => event.output }, 'refreshSession'],
          },
          { target: 'answered', actions: { type: 'keepAnswer', params: ({ event }) => event.output } },
        ],
        onError: [{ guard: 'isUnsafe', target: 'failed', actions: 'refreshSession' }, { target: 'failed' }],
      },
      on: {
        'call.stopped': [
          { guard: 'isUnsafe', target: 'ready', actions: 'refreshSession' },
          { target: 'ready' },
        ],
      },
    },
    answered: {
      description: 'The answer is shown with its status, be it data or a refusal.',
      on: { 'call.requested': { target: 'sending', actions: 'keepCall' } },
    },
    failed: {
      description: 'No answer came; the call can be sent again.',
      tags: 'error',
      on: { 'call.requested': { target: 'sending', actions: 'keepCall' } },
    },
  },
});

/** What the page shows of a try. */
type TryCallView =
  | { readonly kind: 'ready' | 'sending' | 'failed' }
  | { readonly kind: 'answered'; readonly answer: CallAnswer };

export function viewOf({ value, context: { answer } }: SnapshotFrom<typeof tryCallMachine>): TryCallView {
  if (value === 'answered') return answer ? { kind: value, answer } : { kind: 'failed' };
  return { kind: value };
}
