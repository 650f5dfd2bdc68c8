import { assign, emit, type NonReducibleUnknown, type SnapshotFrom, setup } from 'xstate';
import type {
  OperatorAct,
  OperatorDone,
  OperatorPreview,
  PerformActRequest,
  PreviewActRequest,
} from '../src/contract/generated/types.ts';
import { type Failure, failureOf, proofAsked } from '../src/domain/failure.ts';
import { confirmationMachine } from './confirmation.ts';
import { unprovided } from './unprovided.ts';

/** A file that is to be loaded. */
export type FileToLoad = { readonly Name: 'loadFile'; readonly File: { readonly name: string } };

/** What an operator wants to do: an act of the contract, or to load a file, which has a call of its own. */
export type WantedAct = OperatorAct | FileToLoad;

type Asked<Request extends { readonly Act: OperatorAct }> = Omit<Request, 'Act'> & {
  readonly Act: WantedAct;
};
export type AskedPreview = Asked<PreviewActRequest>;
export type AskedAct = Asked<PerformActRequest>;

/** A decision: why, and its own id, under which the service does it once however often it is sent. */
type Decision = { readonly reason: string; readonly attempt: string };

type Context = {
  readonly act: WantedAct | null;
  readonly preview: OperatorPreview | null;
  /** It has changed between the preview before and this one, so nothing was done. */
  readonly isOutdated: boolean;
  readonly decision: Decision | null;
  readonly done: OperatorDone | null;
  /** Why the last step failed. */
  readonly failure: Failure | null;
};

export type OperatorActEvent =
  | { readonly type: 'act.wanted'; readonly act: WantedAct }
  | ({ readonly type: 'act.confirmed' } & Decision)
  | { readonly type: 'retry.requested' }
  | { readonly type: 'act.closed' };

const longestReason = 500;

/**
 * Something an operator does: what it would touch, why, and once done what is shown of it. Provide `previewAct`,
 * `performAct` and `confirmation`.
 */
export const operatorActMachine = setup({
  types: {
    context: {} as Context,
    events: {} as OperatorActEvent,
    emitted: {} as { type: 'session.stale' },
    children: {} as { confirmation: 'confirmation' },
    tags: {} as 'busy' | 'error',
  },
  actors: {
    previewAct: unprovided<OperatorPreview, AskedPreview | null>('previewAct'),
    performAct: unprovided<OperatorDone, AskedAct | null>('performAct'),
    confirmation: confirmationMachine,
  },
  guards: {
    hasReason: ({ event }) => {
      const length = event.type === 'act.confirmed' ? (event.reason?.trim().length ?? 0) : 0;
      return length > 0 && length <= longestReason;
    },
    isCodeAsked: (_, error: NonReducibleUnknown) => proofAsked(failureOf(error)) === 'code',
    hasChanged: (_, error: NonReducibleUnknown) => {
      const { kind, fields } = failureOf(error);
      return kind === 'refused' && Object.keys(fields).length === 0;
    },
    // An ended session and a lost role get the answer of a thing that is not there.
    isNotFound: (_, error: NonReducibleUnknown) => failureOf(error).kind === 'notFound',
    isConfirmed: (_, { isConfirmed }: { isConfirmed: boolean }) => isConfirmed,
    isLost: (_, error: NonReducibleUnknown) =>
      ['unavailable', 'failed', 'aborted', 'defect'].includes(failureOf(error).kind),
  },
  actions: {
    keepAct: assign(({ event }) => ({
      act: event.type === 'act.wanted' ? event.act : null,
      preview: null,
      isOutdated: false,
      decision: null,
      done: null,
      failure: null,
    })),
    keepPreview: assign((_, preview: OperatorPreview) => ({ preview })),
    keepDecision: assign(({ event }) =>
      event.type === 'act.confirmed'
        ? { decision: { reason: event.reason.trim(), attempt: event.attempt }, failure: null }
        : {},
    ),
    noteOutdated: assign({ isOutdated: true }),
    keepDone: assign((_, done: OperatorDone) => ({ done, failure: null })),
    keepFailure: assign({ failure: (_, error: NonReducibleUnknown) => failureOf(error) }),
    refreshSession: emit({ type: 'session.stale' }),
  },
}).createMachine({
  id: 'operatorAct',
  description: 'An act of the operator: looked at first, done with a reason, and done once.',
  context: { act: null, preview: null, isOutdated: false, decision: null, done: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is being done.',
      on: { 'act.wanted': { target: 'previewing', actions: 'keepAct' } },
    },
    previewing: {
      description: 'What the act would touch is being found out.',
      tags: 'busy',
      invoke: {
        id: 'previewAct',
        src: 'previewAct',
        input: ({ context: { act } }) => act && { Act: act },
        onDone: {
          target: 'confirming',
          actions: { type: 'keepPreview', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isNotFound', params: ({ event }) => event.error },
            target: 'refused',
            actions: [{ type: 'keepFailure', params: ({ event }) => event.error }, 'refreshSession'],
          },
          { target: 'refused', actions: { type: 'keepFailure', params: ({ event }) => event.error } },
        ],
      },
      on: { 'act.closed': 'idle' },
    },
    confirming: {
      description: 'What the act would touch is shown; it asks for a reason.',
      on: {
        'act.confirmed': { guard: 'hasReason', target: 'performing', actions: 'keepDecision' },
        'act.closed': 'idle',
      },
    },
    performing: {
      description: 'The act is being done.',
      tags: 'busy',
      invoke: {
        id: 'performAct',
        src: 'performAct',
        input: ({ context: { act, preview, decision } }) =>
          act && preview && decision
            ? { Act: act, Seen: preview.Seen, Reason: decision.reason, Attempt: decision.attempt }
            : null,
        onDone: { target: 'done', actions: { type: 'keepDone', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isCodeAsked', params: ({ event }) => event.error },
            target: 'proving',
          },
          {
            // What has changed is looked at again; what cannot be done any more is refused then.
            guard: { type: 'hasChanged', params: ({ event }) => event.error },
            target: 'previewing',
            actions: 'noteOutdated',
          },
          {
            guard: { type: 'isLost', params: ({ event }) => event.error },
            target: 'lost',
            actions: { type: 'keepFailure', params: ({ event }) => event.error },
          },
          {
            guard: { type: 'isNotFound', params: ({ event }) => event.error },
            target: 'refused',
            actions: [{ type: 'keepFailure', params: ({ event }) => event.error }, 'refreshSession'],
          },
          { target: 'refused', actions: { type: 'keepFailure', params: ({ event }) => event.error } },
        ],
      },
    },
    proving: {
      description: 'The operator is asked for a code of the second factor again, and the act is then done.',
      invoke: {
        id: 'confirmation',
        src: 'confirmation',
        input: { by: 'code' },
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => ({ isConfirmed: event.output }) },
            target: 'performing',
          },
          { target: 'confirming' },
        ],
        onError: { target: 'refused', actions: { type: 'keepFailure', params: ({ event }) => event.error } },
      },
    },
    lost: {
      description: 'No answer came: it may have been done. Asked again, it is not done twice.',
      tags: 'error',
      on: { 'retry.requested': 'performing', 'act.closed': 'idle' },
    },
    refused: {
      description: 'The act cannot be done.',
      tags: 'error',
      on: { 'act.closed': 'idle' },
    },
    done: {
      description: 'The act is done; what it shows is shown this once.',
      on: { 'act.closed': 'idle', 'act.wanted': { target: 'previewing', actions: 'keepAct' } },
    },
  },
});

/** What a page shows of the act. */
type OperatorActView = Omit<Context, 'decision'> & {
  /** As it was given before; empty at first. */
  readonly reason: string;
  readonly kind: SnapshotFrom<typeof operatorActMachine>['value'];
};

export function viewOf({
  value: kind,
  context: { act, preview, isOutdated, decision, done, failure },
}: SnapshotFrom<typeof operatorActMachine>): OperatorActView {
  return { kind, act, preview, isOutdated, reason: decision?.reason ?? '', done, failure };
}
