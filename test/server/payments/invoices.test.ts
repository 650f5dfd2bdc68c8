import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { paperOfInvoice } from '../../../src/server/documents/invoice-sheet.ts';
import { receiptSheet } from '../../../src/server/documents/receipt-sheet.ts';
import { invoiceNumbered } from '../../../src/server/invoices/invoice-store.ts';
import { erasePerson } from '../../../src/server/operator/account-acts.ts';
import { type Act, performAct, previewAct } from '../../../src/server/operator/act.ts';
import {
  type AskedInvoice,
  creditInvoice,
  type InvoiceDependencies,
  issueInvoice,
  settleInvoice,
  withdrawInvoice,
} from '../../../src/server/operator/invoice-acts.ts';
import { refundPayment } from '../../../src/server/operator/payment-acts.ts';
import { grantRight } from '../../../src/server/operator/right-acts.ts';
import { receiptNumbered } from '../../../src/server/payments/receipts.ts';
import { readSubscription } from '../../../src/server/subscriptions/subscription-store.ts';
import { runDaylight } from '../run-daylight.ts';
import { linesOf } from './lines-of-pdf.ts';
import { approved, executeBody, logOf, person, purchaseOf600, seller } from './payment-kit.ts';
import { openPaymentScene } from './payment-scene.ts';

const { database, payApp } = await openPaymentScene();
const deps: InvoiceDependencies = {
  pool: database.pool,
  businessClock: payApp.businessClock,
  securityClock: payApp.clock,
  queueMail: async (_client, mail) => payApp.mails.push(mail),
  subscriptionsLink: () => 'https://daylight.example/subscriptions',
  operatorAddress: 'operator@daylight.example',
  seller,
  noPaymentMode: false,
  log: { info: () => {}, warn: () => {}, error: () => {} },
};
const cause = { actor: { osUser: 'ann', by: null }, clock: payApp.clock, reason: 'asked for it' };
async function act<Input>(one: Act<Input>, input: Input): Promise<readonly string[]> {
  const { seen } = await previewAct(database.pool, one, input, payApp.clock.now());
  return (await performAct(database.pool, one, input, seen, cause)).sentences;
}
let count = 0;
async function customer(more: Partial<AskedInvoice> = {}) {
  count += 1;
  const login = `invoiced-${count}@example.com`;
  const { id, browser } = await person(payApp, database, login);
  const asked: AskedInvoice = {
    login,
    flags: [
      { venue: 'ICPM', kind: 'orders' },
      { venue: 'ICPM', kind: 'trades' },
    ],
    company: 'Fathom Ltd',
    address: ['1 High Street', 'Leeds'],
    poNumber: 'PO-7',
    dueOn: null,
    ...more,
  };
  payApp.mails.length = 0;
  return { id, login, browser, asked };
}
async function issued(more: Partial<AskedInvoice> = {}) {
  const made = await customer(more);
  await act(issueInvoice(deps), made.asked);
  return { ...made, number: payApp.mails.at(-1)?.attached ?? '' };
}
const liveOf = async (id: string, today = '2026-03-14') => {
  const subscription = await readSubscription(database.pool, id, today);
  return [...(subscription?.venues ?? [])].flatMap(([mic, { isRealOrders, isRealTraders }]) =>
    isRealOrders || isRealTraders ? [[mic, isRealOrders, isRealTraders]] : [],
  );
};
const kinds = () => payApp.mails.map(({ kind, attached }) => [kind, attached]);
const paper = async (number: string) => {
  const invoice = await invoiceNumbered(database.pool, number);
  return linesOf(await PDFDocument.load(invoice ? await paperOfInvoice(invoice, number) : ''));
};

test('an invoice is mailed as a paper that says what it is for and where to pay, and grants nothing', async () => {
  const { id, login, asked } = await customer();
  expect(await act(issueInvoice(deps), asked)).toEqual([
    `An invoice of $600 (VAT 20% included) for Fathom Ltd, to be paid by 2026-04-13, will be mailed to ${login}.`,
    'It is a sign-up: live orders of ICPM, live trades of ICPM, 12 months, April 2026 to March 2027.',
    'Live data begins when it is settled.',
  ]);
  const number = payApp.mails.at(-1)?.attached ?? '';
  expect(number).toMatch(/^IN-2026-\d{6}$/);
  expect(kinds()).toEqual([['invoice', number]]);
  expect(await liveOf(id)).toEqual([]);
  expect(await paper(number)).toEqual([
    `Invoice ${number}`,
    'Issued on 14 March 2026',
    'Due on 13 April 2026',
    'Seller',
    'Daylight Data Ltd',
    '1 Market Street',
    'London E1 6AA',
    'United Kingdom',
    'VAT number GB999999973',
    'Customer',
    'Fathom Ltd',
    '1 High Street',
    'Leeds',
    login,
    'For',
    'Sign-up: 12 months, April 2026 to March 2027',
    'The subscription runs to 31 March 2027.',
    'TP ICAP UK MTF (ICPM): real-time orders and trades',
    'Amount',
    '2 \xd7 $25 a month, 12 months: $600',
    'Net: $500.00',
    'VAT 20%: $100.00',
    'To pay: $600 (USD)',
    'Payment',
    'IBAN GB33BUKB20201555555555',
    'BIC BUKBGB22',
    `Reference: ${number}`,
    'Purchase order PO-7',
    `Invoice ${number} \xb7 page 1 of 1`,
  ]);
});

test('a transfer settles it once: live data begins, an unpaid order is cancelled, a receipt names the invoice', async () => {
  const { id, login, browser, number } = await issued();
  const waiting = await purchaseOf600(payApp, database, id);
  payApp.mails.length = 0;
  await act(settleInvoice(deps), { number, transfer: 'TR-1' });
  expect(await liveOf(id)).toEqual([['ICPM', true, true]]);
  expect(await logOf(database, waiting)).toEqual(['uncompleted', 'cancelled']);
  const [[kind, receiptNumber = ''] = []] = kinds();
  expect(kind).toBe('payment-received');
  const { body } = await payApp.read(browser, `/api/payment/receipt?number=${receiptNumber}`);
  expect(body).toMatchObject({
    Amount: 600,
    Months: 12,
    OrderStatus: 'paid',
    PaymentReference: 'TR-1',
    Invoice: { Number: number, PONumber: 'PO-7' },
    Customer: { Company: 'Fathom Ltd' },
  });
  const receipt = await receiptNumbered(database.pool, receiptNumber);
  const lines = linesOf(await PDFDocument.load(receipt ? await receiptSheet(receipt) : ''));
  expect(lines).toContain(`Invoice ${number}, paid by bank transfer TR-1`);
  await expect(act(settleInvoice(deps), { number, transfer: 'TR-2' })).rejects.toThrow(
    `Invoice ${number} is settled.`,
  );
  await expect(act(withdrawInvoice(deps), number)).rejects.toThrow(`Invoice ${number} is settled.`);
  await expect(act(refundPayment, receiptNumber)).rejects.toThrow('was paid by bank transfer');
  await expect(act(issueInvoice(deps), (await customer({ login })).asked)).rejects.toThrow('already');
});

test('two operators settle one invoice at once: it is paid once', async () => {
  const { id, number } = await issued();
  const settle = settleInvoice(deps);
  const input = { number, transfer: 'TR-3' };
  const { seen } = await previewAct(database.pool, settle, input, payApp.clock.now());
  const both = await Promise.allSettled(
    [1, 2].map(() => performAct(database.pool, settle, input, seen, cause)),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const { rows } = await database.pool.query('SELECT FROM purchases WHERE account_id = $1', [id]);
  expect(rows).toHaveLength(1);
});

test('credit ends what it granted, and mails a credit note', async () => {
  const { id, number } = await issued();
  await expect(act(creditInvoice(deps), number)).rejects.toThrow('is not paid yet: withdraw it');
  await act(settleInvoice(deps), { number, transfer: 'TR-4' });
  payApp.mails.length = 0;
  expect(await act(creditInvoice(deps), number)).toContain(
    'What it pays for ends at once: live orders of ICPM, trades of ICPM.',
  );
  expect(await liveOf(id)).toEqual([]);
  const [[kind, note = ''] = []] = kinds();
  expect([kind, note]).toEqual(['payment-refunded', expect.stringMatching(/^CN-2026-\d{6}$/)]);
  expect((await paper(note)).slice(0, 3)).toEqual([
    `Credit note ${note}`,
    'Issued on 14 March 2026',
    `For invoice ${number} of 14 March 2026`,
  ]);
  await expect(act(creditInvoice(deps), number)).rejects.toThrow(`Invoice ${number} is credited.`);
});

test('an invoice is withdrawn, and another can be issued', async () => {
  const { asked, number } = await issued();
  await expect(act(issueInvoice(deps), asked)).rejects.toThrow(`Invoice ${number}`);
  await act(withdrawInvoice(deps), number);
  expect(kinds().at(-1)).toEqual(['invoice-withdrawn', undefined]);
  await expect(act(settleInvoice(deps), { number, transfer: 'TR-5' })).rejects.toThrow('is withdrawn');
  await act(issueInvoice(deps), asked);
});

test('more live data within the term is invoiced for its months, and settled as long as the term is the same', async () => {
  const { id, asked, number } = await issued({ flags: [{ venue: 'ICPM', kind: 'orders' }] });
  await act(settleInvoice(deps), { number, transfer: 'TR-6' });
  const more = { ...asked, flags: [{ venue: 'ICPM', kind: 'trades' } as const] };
  const sentences = await act(issueInvoice(deps), more);
  expect(sentences[0]).toContain('An invoice of $300 ');
  expect(sentences[1]).toContain('It is a change: live trades of ICPM, 12 months');
  const second = payApp.mails.at(-1)?.attached ?? '';
  const move = (endsOn: string) =>
    database.pool.query('UPDATE subscriptions SET ends_on = $2 WHERE account_id = $1', [id, endsOn]);
  await move('2028-03-31');
  await expect(act(settleInvoice(deps), { number: second, transfer: 'TR-7' })).rejects.toThrow(
    'runs to 2028-03-31, and invoice',
  );
  await move('2027-03-31');
  // In the last 90 days of the term a change on the page would be a renewal; what was paid for is given all the same.
  payApp.businessClock.set(new Date('2027-02-01T12:00:00Z'));
  await act(settleInvoice(deps), { number: second, transfer: 'TR-7' });
  expect(await liveOf(id, '2027-02-01')).toEqual([['ICPM', true, true]]);
});

test('what was given free of charge and has ended by then does not use up what was paid for', async () => {
  const { id, login, asked, number } = await issued({ flags: [{ venue: 'ICPM', kind: 'orders' }] });
  await act(settleInvoice(deps), { number, transfer: 'TR-10' });
  const trades = { venue: 'ICPM', kind: 'trades' } as const;
  const gift = { venue: 'TPIC', kind: 'orders' } as const;
  await act(grantRight, { login, right: gift, until: '2026-12-10' });
  await act(issueInvoice(deps), { ...asked, flags: [trades] });
  const second = payApp.mails.at(-1)?.attached ?? '';
  payApp.businessClock.set(new Date('2026-12-20T12:00:00Z'));
  payApp.mails.length = 0;
  await act(settleInvoice(deps), { number: second, transfer: 'TR-11' });
  expect(await liveOf(id, '2026-12-20')).toEqual([['ICPM', true, true]]);
  const receipt = await receiptNumbered(database.pool, payApp.mails.at(-1)?.attached ?? '');
  expect(receipt).toMatchObject({ Flags: 1, Amount: 300 });
});

test('a renewal says what ends with it, and one transfer for two invoices is named', async () => {
  const { asked, number } = await issued();
  await act(settleInvoice(deps), { number, transfer: 'TR-12' });
  payApp.businessClock.set(new Date('2027-02-01T12:00:00Z'));
  const [flag] = asked.flags;
  const sentences = await act(issueInvoice(deps), { ...asked, flags: flag ? [flag] : [] });
  expect(sentences).toContain(
    'The new term has nothing else: live trades of ICPM will end when it is settled.',
  );
  const second = payApp.mails.at(-1)?.attached ?? '';
  const settled = await act(settleInvoice(deps), { number: second, transfer: 'TR-12' });
  expect(settled).toContain('live trades of ICPM ends at once, since the invoice does not name it.');
  expect(settled).toContain(`This transfer has settled invoice ${number} before.`);
});

test('an invoice for a first term is not settled once live data was bought on the page', async () => {
  const { id, browser, number } = await issued();
  const purchase = await purchaseOf600(payApp, database, id);
  const token = await approved(payApp, browser, purchase);
  payApp.clock.pass(1000);
  await payApp.call(browser, '/api/payment/execute', executeBody(token));
  await expect(act(settleInvoice(deps), { number, transfer: 'TR-13' })).rejects.toThrow(
    'has bought live data since invoice',
  );
});

test('money for somebody who was erased is returned, and the invoice no longer says whose it was', async () => {
  const { login, number } = await issued();
  await act(erasePerson, login);
  expect((await paper(number)).filter((line) => /Fathom|High Street|invoiced-/.test(line))).toEqual([]);
  await expect(act(settleInvoice(deps), { number, transfer: 'TR-8' })).rejects.toThrow(
    `The account of invoice ${number} was removed: return the money, and withdraw the invoice.`,
  );
  expect(await act(withdrawInvoice(deps), number)).toContain('Its account was removed; no mail is sent.');
});

test.each([
  ['a venue that does not exist', { flags: [{ venue: 'NONE', kind: 'orders' }] }, 'There is no venue NONE.'],
  ['a day that is over', { dueOn: '2026-03-13' }, 'The day to pay by, 2026-03-13, is over.'],
  ['an unknown login', { login: 'nobody@example.com' }, 'There is no account nobody@example.com.'],
] as const)('no invoice is issued for %s', async (_of, wrong, message) => {
  const { asked } = await customer();
  await expect(act(issueInvoice(deps), { ...asked, ...wrong })).rejects.toThrow(message);
});

test('no invoice is issued where nothing is sold, or nobody can pay it', async () => {
  const { asked } = await customer();
  await expect(act(issueInvoice({ ...deps, noPaymentMode: true }), asked)).rejects.toThrow('NO_PAYMENT_MODE');
  const unpaid = issueInvoice({ ...deps, seller: { ...seller, bank: [] } });
  await expect(act(unpaid, asked)).rejects.toThrow('SELLER_BANK is not set');
});

test('the operator’s tool issues, lists and settles invoices, and says what is wrong with its options', async () => {
  const { login, id } = await customer();
  const daylight = (...words: readonly string[]) =>
    runDaylight(words, {
      DATABASE_URL: database.url,
      NO_PAYMENT_MODE: 'false',
      SELLER_BANK: 'IBAN 1; BIC 2',
    });
  const because = ['--reason', 'asked for it', '--yes'];
  const sold = ['--company', 'Fathom Ltd', '--orders', 'ICPM'];
  const issue = await daylight('invoices', 'issue', login, ...sold, ...because);
  expect([issue.code, issue.err, issue.out]).toEqual([0, '', 'Done: issue invoice.\n']);
  const listed = JSON.parse((await daylight('invoices', 'list', '--of', login, '--json')).out);
  expect(listed).toMatchObject({ total: 1, invoices: [{ login, seller: { Bank: ['IBAN 1', 'BIC 2'] } }] });
  const [{ number }] = listed.invoices;
  const settle = await daylight('invoices', 'settle', number, '--transfer', 'TR-9', ...because);
  expect([settle.code, settle.err]).toEqual([0, '']);
  const { rows } = await database.pool.query('SELECT FROM paid_flags WHERE account_id = $1', [id]);
  expect(rows).toHaveLength(1);
  const faults = [
    ['issue', login, ...because],
    ['issue', login, '--company', 'Fathom Ltd', ...because],
    ['issue', login, '--company', 'Fathom Ltd', '--orders', 'icpm', ...because],
    ['issue', login, ...sold, '--due', 'soon', ...because],
    ['settle', number, ...because],
    ['settle', number, '--transfer', 'TR-9'],
    ['credit', ...because],
  ];
  const said = [];
  for (const words of faults) said.push((await daylight('invoices', ...words)).err.split('\n')[0]);
  expect(said).toEqual([
    '--company names the customer, in at most 200 characters.',
    'Say what is sold: --orders, --trades or both.',
    '“icpm” is not an operating MIC of four capital letters or digits, such as TPIC.',
    '“soon” is not a day such as 2026-11-28.',
    "--transfer is the bank's reference of the transfer, in at most 100 characters.",
    '--reason says why, in at most 500 characters.',
    'Name the invoice by its number.',
  ]);
});
