import { assign, fromPromise, setup } from 'xstate';
import type { PaymentStatus } from './payment.ts';

/** A payment that was made, as the history lists it. */
export type MadePayment = {
  readonly OrderID: string;
  readonly ReceiptNumber: string;
  /** Whole US dollars. */
  readonly Price: number;
  readonly OrderStatus: PaymentStatus;
  readonly PaidAt: string;
  readonly PeriodStart: string;
  readonly PeriodEnd: string;
};

/** The receipt of one payment. */
export type Receipt = MadePayment & {
  readonly Currency: string;
  readonly ProviderReference: string | null;
  readonly Payer: {
    readonly Name: string;
    readonly Company: string | null;
    readonly Email: string;
    readonly Country: string;
  };
  readonly Lines: readonly {
    readonly Description: string;
    readonly Quantity: number;
    readonly Months: number;
    readonly UnitPrice: number;
    readonly Amount: number;
  }[];
};

type Context = {
  payments: readonly MadePayment[];
  /** Whose receipt is wanted. */
  orderId: string;
  receipt: Receipt | null;
};

export type ReceiptsEvent =
  | { type: 'payments.wanted' }
  | { type: 'receipt.chosen'; orderId: string }
  | { type: 'receipt.closed' };

/** The history of payments and the receipt of each. Provide `loadPayments` and `loadReceipt`. */
export const receiptsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ReceiptsEvent,
    tags: {} as 'busy' | 'error',
  },
  actors: {
    loadPayments: fromPromise<readonly MadePayment[]>(() =>
      Promise.reject(new Error('`loadPayments` must be provided')),
    ),
    loadReceipt: fromPromise<Receipt, { orderId: string }>(() =>
      Promise.reject(new Error('`loadReceipt` must be provided')),
    ),
  },
  actions: {
    keepPayments: assign({ payments: (_, params: { payments: readonly MadePayment[] }) => params.payments }),
    choose: assign({ orderId: (_, params: { orderId: string }) => params.orderId }),
    keepReceipt: assign({ receipt: (_, params: { receipt: Receipt }) => params.receipt }),
    dropReceipt: assign({ receipt: null }),
  },
}).createMachine({
  id: 'receipts',
  description: 'What was paid, and a receipt for each payment.',
  context: { payments: [], orderId: '', receipt: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The payments are on their way.',
      tags: 'busy',
      invoke: {
        id: 'loadPayments',
        src: 'loadPayments',
        onDone: {
          target: 'listed',
          actions: { type: 'keepPayments', params: ({ event }) => ({ payments: event.output }) },
        },
        onError: 'failed',
      },
    },
    listed: {
      description: 'The payments are listed, newest first.',
      on: {
        'payments.wanted': 'loading',
        'receipt.chosen': {
          target: 'opening',
          actions: { type: 'choose', params: ({ event }) => ({ orderId: event.orderId }) },
        },
      },
    },
    failed: {
      description: 'The payments did not come; they can be asked for again.',
      tags: 'error',
      on: { 'payments.wanted': 'loading' },
    },
    opening: {
      description: 'The receipt that was chosen is on its way.',
      tags: 'busy',
      invoke: {
        id: 'loadReceipt',
        src: 'loadReceipt',
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: {
          target: 'reading',
          actions: { type: 'keepReceipt', params: ({ event }) => ({ receipt: event.output }) },
        },
        // What went wrong stands in the dialog of the page.
        onError: 'listed',
      },
    },
    reading: {
      description: 'A receipt is open, to be read or printed.',
      on: { 'receipt.closed': { target: 'listed', actions: 'dropReceipt' } },
    },
  },
});
