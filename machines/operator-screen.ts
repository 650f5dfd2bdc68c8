import { assign, emit, type NonReducibleUnknown, type SnapshotFrom, setup } from 'xstate';
import type {
  OperatorAccount,
  OperatorAccountList,
  OperatorFile,
  OperatorFileList,
  OperatorInvoice,
  OperatorInvoiceList,
  OperatorJobList,
  OperatorLog,
  OperatorMailList,
  OperatorPaymentList,
  OperatorPublishedList,
  OperatorPublisherList,
  OperatorRequest,
  OperatorRequestList,
  OperatorRevenue,
  OperatorRoleList,
  OperatorStatus,
  OperatorStorage,
  OperatorUsage,
} from '../src/contract/generated/types.ts';
import { type Failure, failureOf } from '../src/domain/failure.ts';
import { unprovided } from './unprovided.ts';

/** What the screens show, each under its kind. */
export type ScreenAnswer =
  | { readonly kind: 'today'; readonly status: OperatorStatus; readonly log: OperatorLog }
  | { readonly kind: 'customers'; readonly list: OperatorAccountList }
  | {
      readonly kind: 'customer';
      readonly account: OperatorAccount;
      readonly payments: OperatorPaymentList;
    }
  | { readonly kind: 'payments'; readonly list: OperatorPaymentList }
  | { readonly kind: 'mails'; readonly list: OperatorMailList; readonly jobs: OperatorJobList }
  | { readonly kind: 'files'; readonly list: OperatorFileList }
  | { readonly kind: 'file'; readonly file: OperatorFile }
  | { readonly kind: 'requests'; readonly list: OperatorRequestList }
  | { readonly kind: 'request'; readonly request: OperatorRequest }
  | { readonly kind: 'invoices'; readonly list: OperatorInvoiceList }
  | { readonly kind: 'invoice'; readonly invoice: OperatorInvoice }
  | { readonly kind: 'revenue'; readonly list: OperatorRevenue }
  | { readonly kind: 'publishing'; readonly list: OperatorPublishedList }
  | { readonly kind: 'publishers'; readonly list: OperatorPublisherList }
  | { readonly kind: 'usage'; readonly list: OperatorUsage }
  | { readonly kind: 'storage'; readonly list: OperatorStorage }
  | { readonly kind: 'operators'; readonly list: OperatorRoleList }
  | { readonly kind: 'log'; readonly list: OperatorLog };

/** A screen, and what of it is asked for: a filter, the key of a page, or the one thing that it shows. */
export type ScreenAsked = {
  readonly kind: ScreenAnswer['kind'];
  readonly query: Readonly<Record<string, string>>;
};

type Context = {
  readonly asked: ScreenAsked;
  /** While another is read, that of before. */
  readonly answer: ScreenAnswer | null;
  /** The answer is to what was asked before. */
  readonly isOfBefore: boolean;
  /** Why it could not be read. */
  readonly failure: Failure | null;
};

export type OperatorScreenEvent =
  | { readonly type: 'retry.requested' }
  /** Read now, or after an act. */
  | { readonly type: 'refresh.requested' }
  | { readonly type: 'asked.changed'; readonly asked: ScreenAsked };

const isSame = (one: ScreenAsked, other: ScreenAsked): boolean =>
  one.kind === other.kind && JSON.stringify(one.query) === JSON.stringify(other.query);

/**
 * What a screen of the console reads: a list by its filter and page, or one customer. Provide `readScreen` (null: there
 * is no such thing, or not for this session any more: an ended session and a lost role get the same answer).
 */
export const operatorScreenMachine = setup({
  types: {
    input: {} as ScreenAsked,
    context: {} as Context,
    events: {} as OperatorScreenEvent,
    emitted: {} as { type: 'session.stale' },
    tags: {} as 'busy' | 'error',
  },
  actors: {
    readScreen: unprovided<ScreenAnswer | null, ScreenAsked>('readScreen'),
  },
  guards: {
    isOther: ({ context, event }) =>
      event.type === 'asked.changed' && event.asked !== undefined && !isSame(context.asked, event.asked),
    isThere: (_, answer: ScreenAnswer | null) => answer !== null,
    isKnown: ({ context: { answer, isOfBefore } }) => answer !== null && !isOfBefore,
  },
  actions: {
    askAnew: assign(({ event }) =>
      event.type === 'asked.changed' ? { asked: event.asked, isOfBefore: true } : {},
    ),
    keepAnswer: assign((_, answer: ScreenAnswer | null) => ({
      answer,
      isOfBefore: false,
      failure: null,
    })),
    keepFailure: assign({ failure: (_, error: NonReducibleUnknown) => failureOf(error) }),
    refreshSession: emit({ type: 'session.stale' }),
  },
}).createMachine({
  id: 'operatorScreen',
  description: 'What a screen of the console shows, when it was read, and its next reading.',
  context: ({ input: { kind, query } }) => ({
    asked: { kind, query },
    answer: null,
    isOfBefore: false,
    failure: null,
  }),
  initial: 'loading',
  on: { 'asked.changed': { guard: 'isOther', target: '.loading', actions: 'askAnew' } },
  states: {
    loading: {
      description: 'The screen is being read; what is known stays visible.',
      tags: 'busy',
      invoke: {
        id: 'readScreen',
        src: 'readScreen',
        input: ({ context }) => context.asked,
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'keepAnswer', params: ({ event }) => event.output },
          },
          { target: 'none', actions: [{ type: 'keepAnswer', params: null }, 'refreshSession'] },
        ],
        onError: [
          {
            guard: 'isKnown',
            target: 'outdated',
            actions: { type: 'keepFailure', params: ({ event }) => event.error },
          },
          {
            target: 'failed',
            actions: [
              { type: 'keepAnswer', params: null },
              { type: 'keepFailure', params: ({ event }) => event.error },
            ],
          },
        ],
      },
      // What was done since the reading began may be missing from its answer.
      on: { 'refresh.requested': { target: 'loading', reenter: true } },
    },
    shown: {
      description: 'What was read is shown, with the time.',
      on: { 'refresh.requested': 'loading' },
    },
    none: {
      description: 'There is no such thing, or not for this session: who is signed in is asked anew.',
      on: { 'refresh.requested': 'loading' },
    },
    outdated: {
      description: 'It could not be read again; what was read before stays, and says when.',
      tags: 'error',
      on: { 'retry.requested': 'loading', 'refresh.requested': 'loading' },
    },
    failed: {
      description: 'It could not be read; reading can be repeated.',
      tags: 'error',
      on: { 'retry.requested': 'loading', 'refresh.requested': 'loading' },
    },
  },
});

/** What a page shows of its reading. */
type OperatorScreenView = Context & {
  readonly kind: SnapshotFrom<typeof operatorScreenMachine>['value'];
};

export const viewOf = ({
  value: kind,
  context,
}: SnapshotFrom<typeof operatorScreenMachine>): OperatorScreenView => ({ kind, ...context });
