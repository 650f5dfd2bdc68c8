import { expect } from 'vitest';
import { type MadePayment, type Receipt, receiptsMachine, viewOf } from '../../../machines/receipts.ts';
import type { Kit } from '../kit.ts';

export const madePayment: MadePayment = {
  OrderID: 'o-81',
  ReceiptNumber: 'DL-2026-000081',
  PaymentDate: '2026-03-14',
  Amount: 600,
  OrderKind: 'signUp',
  OrderStatus: 'paid',
  StartDate: '2026-04-01',
  EndDate: '2027-03-31',
  Months: 12,
  ChargedFrom: '2026-04-01',
  ChargedTo: '2027-03-31',
  RefundDate: null,
  Ended: [],
};

export const receipt: Receipt = {
  ...madePayment,
  Email: 'analyst@daylight.example',
  Currency: 'USD',
  CostPerVenue: 25,
  Flags: 2,
  Venues: [{ MIC: 'IOTF', Name: 'ICAP UK OTF', IsRealOrders: true, IsRealTraders: true }],
  PaymentReference: '3C679366HH908993F',
  Invoice: null,
  Seller: {
    Name: 'Daylight Data Ltd',
    Address: ['1 Market Street', 'London E1 6AA'],
    TaxNumber: 'GB999999973',
  },
  Tax: { Treatment: 'rate', Name: 'VAT', Rate: '20', Net: '500.00', Amount: '100.00', Note: '' },
  Customer: { Name: 'Ann Analyst', Company: 'Fathom Ltd', Country: 'GB', TaxNumber: null },
};

export const receiptsKit: Kit<typeof receiptsMachine> = {
  flow: 'receipts',
  machine: receiptsMachine,
  examples: [
    { type: 'xstate.done.actor.loadPayments', output: [madePayment] },
    { type: 'xstate.error.actor.loadPayments', error: new Error('no answer') },
    { type: 'retry.requested' },
    { type: 'receipt.chosen', receiptNumber: 'DL-2026-000081' },
    { type: 'xstate.done.actor.loadReceipt', output: receipt },
    { type: 'xstate.error.actor.loadReceipt', error: new Error('not found') },
    { type: 'receipt.closed' },
  ],
  key: ({ value, context }) => [value, context.isOutdated, context.payments.length],
  states: {
    loading: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'loading' });
    },
    listed: (snapshot) => {
      const { context } = snapshot;
      expect(context.payments).toEqual([madePayment]);
      expect(context.receipt).toBeNull();
      expect(viewOf(snapshot)).toMatchObject({ kind: 'listed', payments: [madePayment] });
    },
    failed: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'failed' });
    },
    opening: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.context.receiptNumber).toBe('DL-2026-000081');
      expect(viewOf(snapshot)).toMatchObject({ kind: 'opening' });
    },
    reading: (snapshot) => {
      const { context } = snapshot;
      expect(context.receipt).toEqual(receipt);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'reading', receipt });
    },
  },
  refusals: [
    {
      name: 'a receipt before its payment is listed',
      after: [{ type: 'xstate.error.actor.loadPayments', error: new Error('no answer') }],
      event: { type: 'receipt.chosen', receiptNumber: 'DL-2026-000081' },
    },
  ],
};
