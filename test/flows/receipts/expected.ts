import type { receiptsMachine } from '../../../machines/receipts.ts';
import type { Predicates, Walks } from '../oracle/oracle.ts';
import { madePayment, receipt } from './kit.ts';

export const predicates: Predicates<typeof receiptsMachine> = {
  'it is listed': ({ payments }, { receiptNumber }) =>
    payments.some(({ ReceiptNumber }) => ReceiptNumber === receiptNumber),
  'a payment may have been made meanwhile': ({ isOutdated }) => isOutdated,
};

export const walks: Walks = {
  'a payment is made while a receipt is read': [
    { type: 'xstate.done.actor.loadPayments', output: [madePayment] },
    { type: 'receipt.chosen', receiptNumber: madePayment.ReceiptNumber },
    { type: 'xstate.done.actor.loadReceipt', output: receipt },
    { type: 'retry.requested' },
    { type: 'receipt.closed' },
    {
      type: 'xstate.done.actor.loadPayments',
      output: [{ ...madePayment, ReceiptNumber: 'DL-2026-000082' }, madePayment],
    },
  ],
};
