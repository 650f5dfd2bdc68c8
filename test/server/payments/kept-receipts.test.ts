import { expect, test } from 'vitest';
import type { Receipt } from '../../../src/contract/generated/types.ts';
import { createReceiptSheets } from '../../../src/server/documents/kept-sheets.ts';

const receipt: Receipt = {
  ReceiptNumber: 'DL-2026-000001',
  PaymentDate: '2026-11-27',
  RefundDate: null,
  Ended: [],
  OrderStatus: 'paid',
  OrderKind: 'signUp',
  OrderID: 'd3b0c1de-0000-4000-8000-000000000001',
  PaymentReference: 'PAY-1',
  Invoice: null,
  Seller: null,
  Customer: null,
  Email: 'person@example.com',
  Months: 12,
  ChargedFrom: '2026-12-01',
  ChargedTo: '2027-11-30',
  StartDate: '2026-12-01',
  EndDate: '2027-11-30',
  Venues: [],
  Flags: 1,
  CostPerVenue: 50,
  Amount: 600,
  Currency: 'USD',
  Tax: null,
};

test('a receipt that is asked for again is not made again, unless something on it has changed', async () => {
  const sheetOf = createReceiptSheets();
  const first = await sheetOf(receipt);
  // The very same bytes, also for those who ask at the same time.
  expect(await Promise.all([sheetOf({ ...receipt }), sheetOf(receipt)])).toSatisfy((all: unknown[]) =>
    all.every((one) => one === first),
  );
  const refunded = await sheetOf({ ...receipt, RefundDate: '2026-11-28', OrderStatus: 'refunded' });
  expect(Buffer.from(refunded).equals(Buffer.from(first))).toBe(false);
});

test('of the receipts made only the latest are kept', async () => {
  const sheetOf = createReceiptSheets(2);
  const [one, two, three] = ['1', '2', '3'].map((OrderID) => ({ ...receipt, OrderID }));
  if (!one || !two || !three) throw new Error('there are three');
  const [first, second] = [await sheetOf(one), await sheetOf(two)];
  expect(await sheetOf(one)).toBe(first);
  await sheetOf(three);
  expect([(await sheetOf(one)) === first, (await sheetOf(two)) === second]).toEqual([true, false]);
});
