import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { usualSettings } from '../../../src/sandbox/payment/provider.ts';
import { securityClock } from '../../../src/server/clock.ts';
import { createPayment } from '../../../src/server/payments/create-payment.ts';
import { acquireInstanceLock } from '../../../src/server/payments/instance-lock.ts';
import { meets } from '../../flows/ledger.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import {
  approved,
  executeBody,
  logOf,
  openPaymentApp,
  type PaymentApp,
  person,
  purchaseOf600,
  type StandIn,
  startStandIn,
  until,
  wireChoice,
} from './payment-kit.ts';

let database: TestDatabase;
let standIn: StandIn;
let programs: [PaymentApp, PaymentApp];
let count = 0;

beforeAll(async () => {
  database = await freshDatabase();
  standIn = await startStandIn();
  programs = [await openPaymentApp(database, standIn), await openPaymentApp(database, standIn)];
});
afterAll(async () => {
  await Promise.all(programs.map((payApp) => payApp.stop()));
  await standIn.stop();
  await database.drop();
});
beforeEach(() => {
  standIn.provider.change({ ...usualSettings, webhooks: 'none' });
  for (const payApp of programs) payApp.businessClock.set(new Date('2026-03-14T10:00:00Z'));
});

const someone = () => {
  count += 1;
  return person(programs[0], database, `racer-${count}@example.com`);
};

async function receiptsOf(purchaseId: string): Promise<number> {
  const { rows } = await database.pool.query(
    'SELECT count(*)::int AS count FROM receipts WHERE purchase_id = $1',
    [purchaseId],
  );
  return rows[0]?.count ?? 0;
}

test('100 parallel executes in two programs capture once and get the same answer', async () => {
  const { id, browser } = await someone();
  const purchaseId = await purchaseOf600(programs[0], database, id);
  const token = await approved(programs[0], browser, purchaseId);
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      programs[at % 2 === 0 ? 0 : 1].call(browser, '/api/payment/execute', executeBody(token)),
    ),
  );
  const paid = { status: 200, body: { OrderID: purchaseId, OrderStatus: 'paid' } };
  expect(answers.filter((answer) => JSON.stringify(answer) !== JSON.stringify(paid))).toEqual([]);
  expect(standIn.provider.find(token)?.charges).toBe(1);
  expect(await receiptsOf(purchaseId)).toBe(1);
  expect(await logOf(database, purchaseId)).toEqual(['uncompleted', 'executing', 'paid']);
});

test('one of several executes with different parameters wins, and the others get 409', async () => {
  const { id, browser } = await someone();
  const purchaseId = await purchaseOf600(programs[0], database, id);
  const token = await approved(programs[0], browser, purchaseId);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      programs[at % 2 === 0 ? 0 : 1].call(browser, '/api/payment/execute', executeBody(token, `P${at}`)),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  expect(standIn.provider.find(token)?.charges).toBe(1);
});

test('an order cancelled while its payment is opened at the provider is not opened for the payer', async () => {
  const { id, browser } = await someone();
  const [payApp] = programs;
  const purchaseId = await purchaseOf600(payApp, database, id);
  const opened = createPayment(
    {
      pool: database.pool,
      paypal: {
        createOrder: async () => {
          await payApp.call(browser, '/api/payment/cancel', { OrderID: purchaseId });
          return 'OPENED-TOO-LATE';
        },
      },
      customerOf: async () => null,
      businessClock: payApp.businessClock,
      securityClock,
      log: { warn: () => {} },
    },
    { id: purchaseId, accountId: id },
  );
  await expect(opened).rejects.toMatchObject({
    code: 'conflict',
    message: 'This order was cancelled. Nothing was charged',
  });
});

test('cancel racing execute has exactly one winner', async () => {
  for (let round = 0; round < 12; round += 1) {
    const { id, browser } = await someone();
    const purchaseId = await purchaseOf600(programs[0], database, id);
    const token = await approved(programs[0], browser, purchaseId);
    const cancel = () => programs[1].call(browser, '/api/payment/cancel', { OrderID: purchaseId });
    const execute = () => programs[0].call(browser, '/api/payment/execute', executeBody(token));
    const [first, second] = round % 2 === 0 ? [cancel, execute] : [execute, cancel];
    const answers = await Promise.all([first(), second()]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    const log = await logOf(database, purchaseId);
    const charges = standIn.provider.find(token)?.charges ?? -1;
    expect([
      ['uncompleted', 'cancelled', 0],
      ['uncompleted', 'executing', 'paid', 1],
    ]).toContainEqual([...log, charges]);
  }
  meets('a payment is cancelled while it is charged');
});

test('executes, cancels, checks and reconciliation at once never charge a cancelled order or charge twice', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { id, browser } = await someone();
    const purchaseId = await purchaseOf600(programs[0], database, id);
    const token = await approved(programs[0], browser, purchaseId);
    const [a, b] = programs;
    await Promise.all([
      a.call(browser, '/api/payment/execute', executeBody(token)),
      b.call(browser, '/api/payment/check', { OrderID: purchaseId }),
      a.call(browser, '/api/payment/cancel', { OrderID: purchaseId }),
      b.call(browser, '/api/payment/execute', executeBody(token)),
      a.service.reconciliation.runNow(),
      b.service.reconciliation.runNow(),
      b.call(browser, '/api/payment/create', { OrderID: purchaseId }),
    ]);
    const state = (await logOf(database, purchaseId)).at(-1);
    const charged = standIn.provider.find(token)?.charges ?? -1;
    expect([state, charged]).toEqual(state === 'paid' ? ['paid', 1] : ['cancelled', 0]);
    expect(await receiptsOf(purchaseId)).toBe(charged);
  }
});

test('only one of two approved payments of an order is taken', async () => {
  const { id, browser } = await someone();
  const purchaseId = await purchaseOf600(programs[0], database, id);
  const first = await approved(programs[0], browser, purchaseId);
  // Another payment is opened, as after two hours.
  await database.pool.query(
    "UPDATE payments SET created_at = created_at - interval '3 hours' WHERE purchase_id = $1",
    [purchaseId],
  );
  const second = await approved(programs[0], browser, purchaseId);
  expect(second).not.toBe(first);
  const [old, current] = await Promise.all([
    programs[0].call(browser, '/api/payment/execute', executeBody(first)),
    programs[1].call(browser, '/api/payment/execute', executeBody(second)),
  ]);
  expect(current).toEqual({ status: 200, body: { OrderID: purchaseId, OrderStatus: 'paid' } });
  // Whether the order is still to be paid or paid already depends on which comes first.
  const isPaidAlready = {
    status: 409,
    body: { error: expect.objectContaining({ message: 'This order is paid already' }) },
  };
  expect([
    { status: 200, body: { OrderID: purchaseId, OrderStatus: 'created', Reason: 'expired' } },
    isPaidAlready,
  ]).toContainEqual(old);
  expect(await programs[0].call(browser, '/api/payment/execute', executeBody(first))).toEqual(isPaidAlready);
  const charges = [first, second].map((token) => standIn.provider.find(token)?.charges ?? -1);
  expect(charges).toEqual([0, 1]);
  expect(await receiptsOf(purchaseId)).toBe(1);
  meets('two windows pay for one order');
});

test('one of several changes at once makes an order, and the others get 409', async () => {
  const { id, browser } = await someone();
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      programs[at % 2 === 0 ? 0 : 1].call(browser, '/api/subscription/changeSubscription', {
        venueList: [wireChoice(2)],
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(11);
  const { rows } = await database.pool.query(
    'SELECT count(*)::int AS count FROM purchases WHERE account_id = $1',
    [id],
  );
  expect(rows).toEqual([{ count: 1 }]);
  meets('two windows change a subscription at once');
});

test('receipts are numbered without gaps, even when payments come at once', async () => {
  const tokens = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const { id, browser } = await someone();
      return {
        browser,
        token: await approved(programs[0], browser, await purchaseOf600(programs[0], database, id)),
      };
    }),
  );
  await Promise.all(
    tokens.map(({ browser, token }, at) =>
      programs[at % 2 === 0 ? 0 : 1].call(browser, '/api/payment/execute', executeBody(token)),
    ),
  );
  const { rows } = await database.pool.query<{ number: string }>(
    'SELECT number FROM receipts ORDER BY number',
  );
  expect(rows.map(({ number }) => number)).toEqual(
    rows.map((_, at) => `DL-2026-${String(at + 1).padStart(6, '0')}`),
  );
  expect(rows.length).toBeGreaterThanOrEqual(8);
});

test('a capture is left to its program while that is alive, taken up by another when it has died, and charged once', async () => {
  const { id, browser } = await someone();
  const purchaseId = await purchaseOf600(programs[0], database, id);
  const token = await approved(programs[0], browser, purchaseId);
  const third = await acquireInstanceLock(database.url);
  onTestFinished(() => third.stop());
  await database.pool.query(
    `UPDATE payments SET state = 'executing', check_at = now() - interval '1 minute', claimed_by = $2
     WHERE provider_order_id = $1`,
    [token, third.number],
  );
  await database.pool.query("UPDATE purchases SET state = 'executing' WHERE id = $1", [purchaseId]);
  const lookAll = () => Promise.all(programs.map((payApp) => payApp.service.reconciliation.runNow()));
  await lookAll();
  expect(standIn.provider.find(token)?.charges).toBe(0);
  await third.stop();
  // The database releases the lock a moment after the connection has ended.
  await until('it is paid', async () => {
    await lookAll();
    return (await logOf(database, purchaseId)).at(-1) === 'paid';
  });
  expect(await logOf(database, purchaseId)).toEqual(['uncompleted', 'executing', 'paid']);
  expect(standIn.provider.find(token)?.charges).toBe(1);
  meets('a program dies in the middle of a charge');
});
