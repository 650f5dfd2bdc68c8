import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { standInKeys } from '../../../src/sandbox/payment/provider.ts';
import { createCaptchaCheck } from '../../../src/server/auth/captcha-check.ts';
import { callProvider } from '../../../src/server/auth/provider-http.ts';
import { inTransaction } from '../../../src/server/database/pool.ts';
import { OutsideCallInTransaction } from '../../../src/server/database/transaction-scope.ts';
import { createPayPalClient } from '../../../src/server/payments/paypal-client.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import {
  logOf,
  openPaymentApp,
  type PaymentApp,
  person,
  purchaseOf600,
  type StandIn,
  startStandIn,
} from './payment-kit.ts';

let database: TestDatabase;
let standIn: StandIn;
let payApp: PaymentApp;
let purchaseId: string;
let accountId: string;

beforeAll(async () => {
  database = await freshDatabase();
  standIn = await startStandIn();
  payApp = await openPaymentApp(database, standIn);
  payApp.businessClock.set(new Date('2026-03-14T10:00:00Z'));
  accountId = (await person(payApp, database, 'guarded@example.com')).id;
  purchaseId = await purchaseOf600(payApp, database, accountId);
});
afterAll(async () => {
  await payApp.stop();
  await standIn.stop();
  await database.drop();
});

const clock = { now: () => new Date() };

test('decisions.md Money: a call to anything but the database is refused within a transaction', async () => {
  const paypal = createPayPalClient({ apiBase: () => standIn.apiBase, ...standInKeys }, clock);
  const captcha = createCaptchaCheck({
    skipValidation: false,
    secret: 's',
    verifyUrl: new URL('http://127.0.0.1:9'),
  });
  const calls: readonly (() => Promise<unknown>)[] = [
    () => paypal.getOrder('X'),
    () => paypal.capture('X', 'r'),
    () => paypal.createOrder({ paymentId: 'p', amount: 1, description: 'd' }, 'r'),
    () => callProvider({ method: 'GET', url: 'http://127.0.0.1:9' }, 100),
    () => captcha('token', '::1'),
  ];
  for (const call of calls) {
    await expect(inTransaction(database.pool, call)).rejects.toThrow(OutsideCallInTransaction);
    // Also when it is started within and not awaited.
    let begun: Promise<unknown> = Promise.resolve();
    await inTransaction(database.pool, async () => {
      begun = call();
      begun.catch(() => {});
    });
    await expect(begun).rejects.toThrow(OutsideCallInTransaction);
  }
  expect(standIn.provider.orders()).toEqual([]);
});

test('every file of the service that calls the outside checks that no transaction is open', () => {
  const folder = path.resolve(import.meta.dirname, '../../../src/server');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const callers = files.filter((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    return /(?<![.\w])fetch\(|\.sendMail\(|https?\.request\(/.test(text);
  });
  expect(callers).toContain('payments/paypal-client.ts');
  const free = callers.filter(
    (file) => !readFileSync(path.join(folder, file), 'utf8').includes('assertOutsideTransaction('),
  );
  expect(free).toEqual([]);
});

test('every change of an order is recorded, and the record can neither be changed nor removed', async () => {
  expect(await logOf(database, purchaseId)).toEqual(['uncompleted']);
  for (const statement of [
    "UPDATE purchase_log SET to_state = 'paid'",
    'DELETE FROM purchase_log',
    'TRUNCATE purchase_log',
  ]) {
    await expect(database.pool.query(statement)).rejects.toThrow(/append-only/);
  }
  await database.pool.query(
    "UPDATE purchases SET state = 'cancelled', state_cause = 'a test' WHERE id = $1",
    [purchaseId],
  );
  const { rows } = await database.pool.query(
    'SELECT from_state, to_state, price, cause FROM purchase_log WHERE purchase_id = $1 ORDER BY id',
    [purchaseId],
  );
  expect(rows).toEqual([
    { from_state: null, to_state: 'uncompleted', price: 600, cause: 'made' },
    { from_state: 'uncompleted', to_state: 'cancelled', price: 600, cause: 'a test' },
  ]);
});

test('an order cannot leave its final state, jump to paid, or change its price or owner on the way', async () => {
  const next = await purchaseOf600(payApp, database, accountId);
  const set = (sets: string, id = next) =>
    database.pool.query(`UPDATE purchases SET ${sets} WHERE id = $1`, [id]);
  for (const state of ['uncompleted', 'executing', 'paid', 'refunded']) {
    await expect(set(`state = '${state}'`, purchaseId)).rejects.toThrow(/does not go from cancelled/);
  }
  for (const state of ['paid', 'pending', 'refunded', 'failed']) {
    await expect(set(`state = '${state}'`)).rejects.toThrow(/does not go from uncompleted/);
  }
  await set("state = 'executing'");
  await expect(set('price = 1')).rejects.toThrow(/is fixed/);
  await expect(set("state = 'cancelled'")).rejects.toThrow(/does not go/);
  await expect(set('payer_ref = gen_random_uuid()')).rejects.toThrow(/keeps its owner/);
  await expect(database.pool.query('DELETE FROM purchases')).rejects.toThrow(/append-only/);
  await set("state = 'uncompleted'");
  await set("state = 'cancelled'");
});

test('an account has at most one open order', async () => {
  await purchaseOf600(payApp, database, accountId);
  await expect(purchaseOf600(payApp, database, accountId)).rejects.toThrow(/purchases_one_open/);
});

test('an order has at most one payment taken and one open', async () => {
  const insert = (state: string) =>
    database.pool.query(
      `INSERT INTO payments (id, purchase_id, amount, state, provider_order_id, created_at)
       VALUES (gen_random_uuid(), $1, 600, $2, gen_random_uuid()::text, now())`,
      [purchaseId, state],
    );
  await insert('captured');
  await expect(insert('executing')).rejects.toThrow(/payments_one_taken/);
  await expect(insert('pending')).rejects.toThrow(/payments_one_taken/);
  await insert('open');
  await expect(insert('open')).rejects.toThrow(/payments_one_open/);
  await expect(
    database.pool.query(
      "INSERT INTO payments (id, purchase_id, amount, state, created_at) VALUES (gen_random_uuid(), $1, 0, 'opening', now())",
      [purchaseId],
    ),
  ).rejects.toThrow(/amount/);
});
