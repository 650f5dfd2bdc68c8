import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { approved, executeBody, logOf, person, purchaseOf600, until } from './payment-kit.ts';
import { openHastyApp, openPaymentScene } from './payment-scene.ts';

const scene = await openPaymentScene();
const { database, standIn, payApp } = scene;
const hasty = await openHastyApp(scene, { captureTimeoutMs: 400 });
let count = 0;

async function anOrder() {
  count += 1;
  const { id, browser } = await person(payApp, database, `matched-${count}@example.com`);
  const purchaseId = await purchaseOf600(payApp, database, id);
  return { id, browser, purchaseId, token: await approved(payApp, browser, purchaseId) };
}

/** Captures at the provider without our call, and changes what the capture says. */
function captureAs(token: string, change: { amount?: string; currency?: string; customId?: string }) {
  standIn.provider.capture(token);
  Object.assign(standIn.provider.find(token)?.capture ?? {}, change);
}

const ways = {
  'the answer of the capture call': async ({ browser, token }: Awaited<ReturnType<typeof anOrder>>) => {
    standIn.provider.change({ capture: 'mismatched' });
    const answer = await payApp.call(browser, '/api/payment/execute', executeBody(token));
    expect(answer).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } });
    expect(await payApp.call(browser, '/api/payment/execute', executeBody(token))).toMatchObject({
      status: 409,
    });
  },
  'the order that execute reads': async ({ browser, token }: Awaited<ReturnType<typeof anOrder>>) => {
    captureAs(token, { amount: '0.01', currency: 'EUR' });
    const answer = await payApp.call(browser, '/api/payment/execute', executeBody(token));
    expect(answer).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } });
  },
  'the check after the window closed': async ({
    browser,
    purchaseId,
    token,
  }: Awaited<ReturnType<typeof anOrder>>) => {
    captureAs(token, { amount: '0.01', currency: 'EUR' });
    expect(await payApp.call(browser, '/api/payment/check', { OrderID: purchaseId })).toMatchObject({
      body: { OrderStatus: 'created' },
    });
  },
  'reconciliation of an open payment': async ({ token }: Awaited<ReturnType<typeof anOrder>>) => {
    captureAs(token, { amount: '0.01', currency: 'EUR' });
    payApp.clock.pass(130_000);
    await payApp.service.reconciliation.runNow();
  },
  'reconciliation of a capture that was not answered': async ({
    browser,
    token,
  }: Awaited<ReturnType<typeof anOrder>>) => {
    standIn.provider.change({ capture: 'chargedSilently' });
    await hasty.call(browser, '/api/payment/execute', executeBody(token));
    Object.assign(standIn.provider.find(token)?.capture ?? {}, { amount: '0.01', currency: 'EUR' });
    payApp.clock.pass(10_000);
    await payApp.service.reconciliation.runNow();
  },
  'a webhook': async ({ token }: Awaited<ReturnType<typeof anOrder>>) => {
    standIn.provider.change({ webhooks: 'sent', capture: 'mismatched' });
    standIn.provider.capture(token);
    await until('it was looked at', () => payApp.mails.length > 0);
  },
};

test.each(Object.entries(ways))(
  'decisions.md Money: a cent of another currency pays nothing: %s',
  async (_way, hear) => {
    const order = await anOrder();
    await hear(order);
    await payApp.service.reconciliation.runNow();
    expect((await logOf(database, order.purchaseId)).at(-1)).toBe('uncompleted');
    const { rows } = await database.pool.query(
      `SELECT p.state, p.mismatch, (SELECT count(*)::int FROM receipts r WHERE r.payment_id = p.id) AS receipts,
         (SELECT bool_or(realtime_orders) FROM subscribed_venues($2, $3)) AS live
       FROM payments p WHERE p.provider_order_id = $1`,
      [order.token, order.id, payApp.businessClock.now().toISOString().slice(0, 10)],
    );
    expect(rows).toMatchObject([
      {
        state: 'returned',
        receipts: 0,
        live: false,
        mismatch: { faults: ['amount', 'currency'], amount: '0.01' },
      },
    ]);
    expect(standIn.provider.find(order.token)?.capture?.status).toBe('REFUNDED');
    expect(payApp.mails.map(({ kind, to }) => [kind, to.split('@')[0]])).toEqual([
      ['operator-payment-mismatch', 'operator'],
      ['payment-mismatch', expect.stringMatching(/^matched-/)],
    ]);
    // The person can still pay.
    standIn.provider.change({ capture: 'completed' });
    const again = await approved(payApp, order.browser, order.purchaseId);
    expect(await payApp.call(order.browser, '/api/payment/execute', executeBody(again))).toMatchObject({
      body: { OrderStatus: 'paid' },
    });
  },
);

test('a capture that names another owner grants nothing, and is not refunded, since somebody else may have paid it', async () => {
  const order = await anOrder();
  captureAs(order.token, { customId: randomUUID() });
  expect(await payApp.call(order.browser, '/api/payment/execute', executeBody(order.token))).toMatchObject({
    status: 409,
  });
  payApp.clock.pass(3600_000);
  await payApp.service.reconciliation.runNow();
  expect((await logOf(database, order.purchaseId)).at(-1)).toBe('uncompleted');
  expect(standIn.provider.find(order.token)?.capture?.status).toBe('COMPLETED');
  expect(payApp.mails.map(({ kind }) => kind)).toEqual(['operator-payment-mismatch', 'payment-mismatch']);
});

test('a capture held back and then completed with another amount stays pending, and the operator is told once', async () => {
  const order = await anOrder();
  standIn.provider.change({ capture: 'pending' });
  await payApp.call(order.browser, '/api/payment/execute', executeBody(order.token));
  Object.assign(standIn.provider.find(order.token)?.capture ?? {}, { amount: '0.01' });
  standIn.provider.decide(order.token, true);
  for (let round = 0; round < 3; round += 1) {
    payApp.clock.pass(3600_000);
    await payApp.service.reconciliation.runNow();
  }
  expect((await logOf(database, order.purchaseId)).at(-1)).toBe('pending');
  expect(payApp.mails.map(({ kind }) => kind)).toEqual(['payment-pending', 'operator-payment-mismatch']);
});

test('a refund of another capture takes nothing from a person who has paid', async () => {
  const order = await anOrder();
  await payApp.call(order.browser, '/api/payment/execute', executeBody(order.token));
  Object.assign(standIn.provider.find(order.token)?.capture ?? {}, {
    customId: 'somebody-else',
    status: 'REFUNDED',
  });
  await database.pool.query('UPDATE payments SET check_at = now() WHERE provider_order_id = $1', [
    order.token,
  ]);
  await payApp.service.reconciliation.runNow();
  expect((await logOf(database, order.purchaseId)).at(-1)).toBe('paid');
  expect(payApp.mails.map(({ kind }) => kind)).toEqual(['payment-received', 'operator-payment-mismatch']);
});

test('a partial refund leaves the order paid', async () => {
  const order = await anOrder();
  await payApp.call(order.browser, '/api/payment/execute', executeBody(order.token));
  Object.assign(standIn.provider.find(order.token)?.capture ?? {}, { status: 'PARTIALLY_REFUNDED' });
  await database.pool.query('UPDATE payments SET check_at = now() WHERE provider_order_id = $1', [
    order.token,
  ]);
  await payApp.service.reconciliation.runNow();
  expect((await logOf(database, order.purchaseId)).at(-1)).toBe('paid');
  expect(payApp.mails.map(({ kind }) => kind)).toEqual(['payment-received']);
});
