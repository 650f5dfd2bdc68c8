import { assign, setup } from 'xstate';
import type * as Contract from '../src/contract/generated/types.ts';
import type { DeepReadonly } from '../src/contract/operation-types.ts';
import { unprovided } from './unprovided.ts';

/** A payment that was made, as the history lists it. */
export type MadePayment = DeepReadonly<Contract.MadePayment>;

/** Who paid, as far as it is known. */
export type Payer = {
  readonly name: string;
  readonly company: string | null;
  readonly country: string | null;
  readonly taxNumber: string | null;
};

/** The receipt of one payment. */
export type Receipt = DeepReadonly<Omit<Contract.Receipt, 'Customer'>> & { readonly payer: Payer | null };

type Context = {
  payments: readonly MadePayment[];
  /** Whose receipt is wanted. */
  receiptNumber: string;
  receipt: Receipt | null;
};

export type ReceiptsEvent =
  | { type: 'payments.wanted' }
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
  actions: {
    keepPayments: assign({ payments: (_, params: { payments: readonly MadePayment[] }) => params.payments }),
    choose: assign({ receiptNumber: (_, params: { receiptNumber: string }) => params.receiptNumber }),
    keepReceipt: assign({ receipt: (_, params: { receipt: Receipt }) => params.receipt }),
    dropReceipt: assign({ receipt: null }),
  },
}).createMachine({
  id: 'receipts',
  description: 'What was paid, and a receipt for each payment.',
  context: { payments: [], receiptNumber: '', receipt: null },
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
          actions: { type: 'choose', params: ({ event }) => ({ receiptNumber: event.receiptNumber }) },
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
        input: ({ context }) => ({ receiptNumber: context.receiptNumber }),
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
