import type { Receipt } from '../../contract/generated/types.ts';
import { dayInWords, saleSheet } from './sale-sheet.ts';

/** Renders a receipt as a tagged PDF; the same receipt always gives the same bytes. */
export function receiptSheet(receipt: Receipt): Promise<Uint8Array> {
  const { RefundDate: refundedOn, PaymentReference: reference, Invoice: invoice } = receipt;
  const word = receipt.OrderStatus === 'reversed' ? 'Reversed' : 'Refunded';
  const paidBy = invoice
    ? [
        `Invoice ${invoice.Number}, paid by bank transfer ${reference}`,
        ...(invoice.PONumber === null ? [] : [`Purchase order ${invoice.PONumber}`]),
      ]
    : reference === ''
      ? []
      : [`PayPal reference ${reference}`];
  return saleSheet(receipt, {
    subject: 'Receipt',
    number: receipt.ReceiptNumber,
    madeOn: receipt.PaymentDate,
    when: `Paid on ${dayInWords(receipt.PaymentDate)}`,
    marked: refundedOn === null ? null : `${word} on ${dayInWords(refundedOn)}`,
    sum: 'Paid',
    payment: [],
    notes: [`Order ${receipt.OrderID}`, ...paidBy],
  });
}
