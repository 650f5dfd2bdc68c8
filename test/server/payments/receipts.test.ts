import { PDFBool, PDFDict, PDFDocument, PDFName, StandardFonts } from 'pdf-lib';
import { beforeEach, expect, test } from 'vitest';
import { receiptSheet } from '../../../src/server/documents/receipt-sheet.ts';
import { textWidth } from '../../../src/server/documents/tagged-sheet.ts';
import type { Customer } from '../../../src/server/payments/payment-store.ts';
import { receiptNumbered } from '../../../src/server/payments/receipts.ts';
import { linesOf } from './lines-of-pdf.ts';
import {
  approved,
  customer,
  executeBody,
  type PaymentApp,
  person,
  purchaseOf600,
  seller,
} from './payment-kit.ts';
import { openPaymentScene } from './payment-scene.ts';

let payer: Customer | null = customer;
const { database, payApp } = await openPaymentScene({ payments: { customerOf: async () => payer } });
let count = 0;

beforeEach(() => {
  payer = customer;
});

const someone = () => {
  count += 1;
  return person(payApp, database, `receipt-${count}@example.com`);
};

async function paid() {
  const { id, browser } = await someone();
  const purchaseId = await purchaseOf600(payApp, database, id);
  const token = await approved(payApp, browser, purchaseId);
  await payApp.call(browser, '/api/payment/execute', executeBody(token));
  const number = payApp.mails.at(-1)?.attached ?? '';
  return { id, browser, purchaseId, number };
}

const read = async (browser: Parameters<PaymentApp['read']>[0], number: string) =>
  (await payApp.read(browser, `/api/payment/receipt?number=${number}`)).body;

test('a receipt names the seller, the payer, the months charged and the tax in the amount', async () => {
  const { browser, number } = await paid();
  expect(await read(browser, number)).toMatchObject({
    Months: 12,
    ChargedFrom: '2026-04-01',
    ChargedTo: '2027-03-31',
    Seller: { Name: seller.name, Address: [...seller.address], TaxNumber: 'GB999999973' },
    Customer: { Name: 'Paula Payer', Company: 'Fathom Ltd', Country: 'GB', TaxNumber: null },
    Tax: { Treatment: 'rate', Name: 'VAT', Rate: '20', Net: '500.00', Amount: '100.00' },
  });
});

test('a change within the term is charged for the months left, which the receipt and the history state', async () => {
  const { id, browser } = await someone();
  await database.pool.query('UPDATE subscriptions SET live = true WHERE account_id = $1', [id]);
  const purchaseId = await purchaseOf600(payApp, database, id);
  await database.pool.query("UPDATE purchases SET priced_on = '2026-03-13' WHERE id = $1", [purchaseId]);
  payApp.businessClock.set(new Date('2026-09-10T10:00:00Z'));
  await payApp.call(browser, '/api/payment/create', { OrderID: purchaseId });
  const token = await approved(payApp, browser, purchaseId);
  await payApp.call(browser, '/api/payment/execute', executeBody(token));
  const charged = {
    OrderKind: 'change',
    Months: 6,
    ChargedFrom: '2026-10-01',
    ChargedTo: '2027-03-31',
    Amount: 300,
  };
  expect((await payApp.read(browser, '/api/payment/history')).body.Payments).toMatchObject([charged]);
  const number = payApp.mails.at(-1)?.attached ?? '';
  expect(await read(browser, number)).toMatchObject(charged);
  const receipt = await receiptNumbered(database.pool, number);
  const sheet = receipt && (await PDFDocument.load(await receiptSheet(receipt)));
  expect(sheet && linesOf(sheet)).toContain('Change: 6 months, October 2026 to March 2027');
});

test('a customer abroad with a tax number accounts for the tax', async () => {
  payer = { name: 'Rosa Müller', company: 'Licht GmbH', country: 'DE', taxNumber: 'DE123456789' };
  const { browser, number } = await paid();
  expect(await read(browser, number)).toMatchObject({
    Customer: { Company: 'Licht GmbH', TaxNumber: 'DE123456789' },
    Tax: { Treatment: 'reverseCharge', Rate: null, Net: '600.00', Amount: '0.00' },
  });
});

test('a payment goes through while the payer’s details are unknown, and the receipt omits them', async () => {
  payer = null;
  const { browser, number } = await paid();
  expect(await read(browser, number)).toMatchObject({ Customer: null, Amount: 600 });
});

test('a receipt stays the same when the payer’s details change', async () => {
  const { browser, number } = await paid();
  payer = { ...customer, company: 'Another Ltd' };
  expect(await read(browser, number)).toMatchObject({ Customer: { Company: 'Fathom Ltd' } });
});

test('the PDF of a receipt is tagged, has the same content, is identical each time, and is only for its owner', async () => {
  const { browser, number, purchaseId } = await paid();
  const fetched = () =>
    payApp.app.inject({ url: `/api/payment/receipt/file?number=${number}`, cookies: browser.cookies });
  const answer = await fetched();
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${number}.pdf"`,
    'cache-control': 'no-store',
  });
  expect((await fetched()).rawPayload.equals(answer.rawPayload)).toBe(true);
  const document = await PDFDocument.load(answer.rawPayload, { updateMetadata: false });
  expect(document.getTitle()).toBe(`Receipt ${number}`);
  expect(document.catalog.lookup(PDFName.of('MarkInfo'), PDFDict).get(PDFName.of('Marked'))).toBe(
    PDFBool.True,
  );
  expect(document.catalog.lookup(PDFName.of('StructTreeRoot'))).toBeInstanceOf(PDFDict);
  expect(linesOf(document)).toEqual([
    `Receipt ${number}`,
    'Paid on 14 March 2026',
    'Seller',
    'Daylight Data Ltd',
    '1 Market Street',
    'London E1 6AA',
    'United Kingdom',
    'VAT number GB999999973',
    'Customer',
    'Fathom Ltd',
    'Paula Payer',
    expect.stringMatching(/^receipt-\d+@example\.com$/),
    'United Kingdom',
    'For',
    'Sign-up: 12 months, April 2026 to March 2027',
    'The subscription runs to 31 March 2027.',
    'TP ICAP UK MTF (ICPM): real-time orders and trades',
    'Amount',
    '2 \xd7 $25 a month, 12 months: $600',
    'Net: $500.00',
    'VAT 20%: $100.00',
    'Paid: $600 (USD)',
    `Order ${purchaseId}`,
    expect.stringMatching(/^PayPal reference /),
    `Receipt ${number} \xb7 page 1 of 1`,
  ]);
  const other = await someone();
  const refused = await payApp.app.inject({
    url: `/api/payment/receipt/file?number=${number}`,
    cookies: other.browser.cookies,
  });
  expect([refused.statusCode, refused.json().error.code]).toEqual([404, 'not-found']);
});

test('a PDF breaks a word that is wider than its page, so that all of it can be read', async () => {
  payer = { ...customer, company: 'W'.repeat(255) };
  const { number } = await paid();
  const receipt = await receiptNumbered(database.pool, number);
  const sheet = await PDFDocument.load(receipt ? await receiptSheet(receipt) : '');
  const lines = linesOf(sheet).filter((line) => /^W+$/.test(line));
  expect(lines.join('')).toHaveLength(255);
  const font = await sheet.embedFont(StandardFonts.Helvetica);
  for (const line of lines) expect(font.widthOfTextAtSize(line, 10)).toBeLessThanOrEqual(textWidth);
});

test('a PDF sets a letter and its accent as one, and leaves out what has no form of its own', async () => {
  payer = {
    name: 'Jose\u0301 Nun\u0303ez\u200f x\u0302\u7530',
    company: null,
    country: 'ES',
    taxNumber: null,
  };
  const { number } = await paid();
  const receipt = await receiptNumbered(database.pool, number);
  const lines = linesOf(await PDFDocument.load(receipt ? await receiptSheet(receipt) : ''));
  expect(lines.find((line) => line.startsWith('Jos'))).toBe('José Nuñez x?');
});

test('a PDF is made even for a name in letters that its font lacks', async () => {
  payer = { name: 'Żółć Ελένη', company: null, country: 'PL', taxNumber: null };
  const { number } = await paid();
  const receipt = await receiptNumbered(database.pool, number);
  expect(receipt && (await receiptSheet(receipt)).byteLength).toBeGreaterThan(1000);
});
