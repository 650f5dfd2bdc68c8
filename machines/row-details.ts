import { assign, type NonReducibleUnknown, type SnapshotFrom, setup } from 'xstate';
import type { FeedReport, FeedRowDetails } from '../src/contract/generated/types.ts';
import { type Failure, failureOf } from '../src/domain/failure.ts';
import type { Criteria } from '../src/domain/feed/criteria.ts';
import type { RowKey } from '../src/domain/feed/row-key.ts';
import { unprovided } from './unprovided.ts';

type Asked = { readonly criteria: Criteria; readonly row: RowKey };

type Context = {
  readonly asked: Asked;
  readonly details: FeedRowDetails | null;
  /** The report shown; initially the row that was opened. */
  readonly chosen: string;
  readonly failure: Failure | null;
};

export type RowDetailsEvent =
  | { readonly type: 'retry.requested' }
  | { readonly type: 'report.chosen'; readonly id: string };

/** A row of a view, opened: its transaction, its content and its origin. Provide `loadRow`. */
export const rowDetailsMachine = setup({
  types: {
    input: {} as Asked,
    context: {} as Context,
    events: {} as RowDetailsEvent,
    tags: {} as 'busy' | 'error',
  },
  actors: {
    loadRow: unprovided<FeedRowDetails, Asked>('loadRow'),
  },
  guards: {
    // An address may contain what cannot identify a row; that is refused, and trying again would not help.
    isNotThere: (_, error: NonReducibleUnknown) => ['notFound', 'refused'].includes(failureOf(error).kind),
    isListed: ({ context, event }) =>
      event.type === 'report.chosen' && context.details?.Reports.some(({ id }) => id === event.id) === true,
  },
  actions: {
    keepDetails: assign((_, details: FeedRowDetails) => ({ details })),
    choose: assign(({ event }) => (event.type === 'report.chosen' ? { chosen: event.id } : {})),
    keepFailure: assign({ failure: (_, error: NonReducibleUnknown) => failureOf(error) }),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'rowDetails',
  description: 'One row in detail: its transaction, its meaning and its source.',
  context: ({ input }) => ({ asked: input, details: null, chosen: input.row.id, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The details of the row are being loaded.',
      tags: 'busy',
      invoke: {
        id: 'loadRow',
        src: 'loadRow',
        input: ({ context }) => context.asked,
        onDone: { target: 'shown', actions: { type: 'keepDetails', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isNotThere', params: ({ event }) => event.error }, target: 'absent' },
          { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event.error } },
        ],
      },
    },
    shown: {
      description: 'The row and the other reports of its transaction can be read.',
      on: { 'report.chosen': { guard: 'isListed', actions: 'choose' } },
    },
    absent: { description: 'There is no such row, or the person may not see it yet.' },
    failed: {
      description: 'The row could not be loaded; loading can be repeated.',
      tags: 'error',
      on: { 'retry.requested': { target: 'loading', actions: 'forgetFailure' } },
    },
  },
});

/** What the panel shows of the row. */
export type RowDetailsView =
  | { readonly kind: 'loading' | 'absent' }
  | { readonly kind: 'failed'; readonly failure: Failure | null }
  /** `report`: the one of the transaction's reports that is read. */
  | {
      readonly kind: 'shown';
      readonly details: FeedRowDetails | null;
      readonly report: FeedReport | undefined;
    };

export function viewOf({
  value: kind,
  context: { details, chosen, failure },
}: SnapshotFrom<typeof rowDetailsMachine>): RowDetailsView {
  if (kind === 'failed') return { kind, failure };
  if (kind !== 'shown') return { kind };
  return { kind, details, report: details?.Reports.find(({ id }) => id === chosen) };
}
