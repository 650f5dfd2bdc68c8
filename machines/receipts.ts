import { assign, type SnapshotFrom, setup } from 'xstate';
import type * as Contract from '../src/contract/generated/types.ts';
import type { DeepReadonly } from '../src/contract/operation-types.ts';
import { unprovided } from './unprovided.ts';

/** A past payment, as listed in the history. */
export type MadePayment = DeepReadonly<Contract.MadePayment>;

/** The receipt of one payment. */
export type Receipt = DeepReadonly<Contract.Receipt>;

type Context = {
  payments: readonly MadePayment[];
  /** The payment whose receipt is requested. */
  receiptNumber: string;
  receipt: Receipt | null;
  /** A payment may have been made since a receipt was chosen. */
  isOutdated: boolean;
};

type ReceiptsEvent =
  | { type: 'retry.requested' }
  | { type: 'receipt.chosen'; receiptNumber: string }
  | { type: 'receipt.closed' };

/** The history of payments and the receipt of each. Provide `loadPayments` and `loadReceipt`. */
export const receiptsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ReceiptsEvent,
    tags: {} as 'busy' | 'error',
  },
  actors: {
    loadPayments: unprovided<readonly MadePayment[]>('loadPayments'),
    loadReceipt: unprovided<Receipt, { receiptNumber: string }>('loadReceipt'),
  },
  guards: {
    isOutdated: ({ context }) => context.isOutdated,
    isListed: ({ context, event }) =>
      event.type === 'receipt.chosen' &&
      context.payments.some(({ ReceiptNumber }) => ReceiptNumber === event.receiptNumber),
  },
  actions: {
    noteOutdated: assign({ isOutdated: true }),
    keepPayments: assign({
      payments: (_, payments: readonly MadePayment[]) => payments,
      isOutdated: false,
    }),
    choose: assign(({ event }) =>
      event.type === 'receipt.chosen' ? { receiptNumber: event.receiptNumber } : {},
    ),
    keepReceipt: assign({ receipt: (_, receipt: Receipt) => receipt }),
    dropReceipt: assign({ receipt: null }),
  },
}).createMachine({
  id: 'receipts',
  description: 'The payments made, with a receipt for each.',
  context: { payments: [], receiptNumber: '', receipt: null, isOutdated: false },
  initial: 'loading',
  states: {
    loading: {
      description: 'The payments are being loaded.',
      tags: 'busy',
      invoke: {
        id: 'loadPayments',
        src: 'loadPayments',
        onDone: { target: 'listed', actions: { type: 'keepPayments', params: ({ event }) => event.output } },
        onError: 'failed',
      },
      // A payment may have been made since the call was sent.
      on: { 'retry.requested': { target: 'loading', reenter: true } },
    },
    listed: {
      description: 'The payments are listed, newest first.',
      on: {
        'retry.requested': 'loading',
        'receipt.chosen': { guard: 'isListed', target: 'opening', actions: 'choose' },
      },
    },
    failed: {
      description: 'The payments could not be loaded; earlier ones stay listed, and loading can be repeated.',
      tags: 'error',
      on: {
        'retry.requested': 'loading',
        'receipt.chosen': { guard: 'isListed', target: 'opening', actions: ['choose', 'noteOutdated'] },
      },
    },
    opening: {
      description: 'The chosen receipt is being loaded.',
      tags: 'busy',
      invoke: {
        id: 'loadReceipt',
        src: 'loadReceipt',
        input: ({ context }) => ({ receiptNumber: context.receiptNumber }),
        onDone: { target: 'reading', actions: { type: 'keepReceipt', params: ({ event }) => event.output } },
        // The page's dialog shows the failure.
        onError: [{ guard: 'isOutdated', target: 'loading' }, { target: 'listed' }],
      },
      on: { 'retry.requested': { actions: 'noteOutdated' } },
    },
    reading: {
      description: 'A receipt is open and can be read or printed.',
      on: {
        // The receipt stays open; the list is loaded again behind it once it is closed.
        'retry.requested': { actions: 'noteOutdated' },
        'receipt.closed': [
          { guard: 'isOutdated', target: 'loading', actions: 'dropReceipt' },
          { target: 'listed', actions: 'dropReceipt' },
        ],
      },
    },
  },
});

/** What a page shows of the payments: those known stay listed in every state. */
type ReceiptsView = Pick<Context, 'payments' | 'receipt'> & {
  readonly kind: 'loading' | 'listed' | 'failed' | 'opening' | 'reading';
};

export function viewOf({
  value: kind,
  context: { payments, receipt },
}: SnapshotFrom<typeof receiptsMachine>): ReceiptsView {
  return { kind, payments, receipt };
}
