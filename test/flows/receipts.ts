import { expect } from 'vitest';
import { type MadePayment, type Receipt, receiptsMachine } from '../../machines/receipts.ts';
import type { Kit } from './kit.ts';

export const madePayment: MadePayment = {
  OrderID: 'o-81',
  ReceiptNumber: 'DL-2026-000081',
  Price: 600,
  OrderStatus: 'paid',
  PaidAt: '2026-03-14T10:22:31.000000Z',
  PeriodStart: '2026-04-01',
  PeriodEnd: '2027-03-31',
};

export const receipt: Receipt = {
  ...madePayment,
  Currency: 'USD',
  ProviderReference: '3C679366HH908993F',
  Payer: { Name: 'Ann Analyst', Company: 'Fathom Ltd', Email: 'analyst@daylight.example', Country: 'GB' },
  Lines: [
    { Description: 'Real-time orders, IOTF', Quantity: 1, Months: 12, UnitPrice: 25, Amount: 300 },
    { Description: 'Real-time trades, IOTF', Quantity: 1, Months: 12, UnitPrice: 25, Amount: 300 },
  ],
};

export const receiptsKit: Kit<typeof receiptsMachine> = {
  flow: 'receipts',
  machine: receiptsMachine,
  examples: [
    { type: 'xstate.done.actor.loadPayments', output: [madePayment] },
    { type: 'xstate.error.actor.loadPayments', error: new Error('no answer') },
    { type: 'payments.wanted' },
    { type: 'receipt.chosen', orderId: 'o-81' },
    { type: 'xstate.done.actor.loadReceipt', output: receipt },
    { type: 'xstate.error.actor.loadReceipt', error: new Error('not found') },
    { type: 'receipt.closed' },
  ],
  states: {
    loading: (snapshot) => expect(snapshot.hasTag('busy')).toBe(true),
    listed: ({ context }) => {
      expect(context.payments).toEqual([madePayment]);
      expect(context.receipt).toBeNull();
    },
    failed: (snapshot) => expect(snapshot.hasTag('error')).toBe(true),
    opening: ({ context }) => expect(context.orderId).toBe('o-81'),
    reading: ({ context }) => expect(context.receipt).toEqual(receipt),
  },
};
