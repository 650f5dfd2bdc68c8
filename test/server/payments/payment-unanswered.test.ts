import { expect, test } from 'vitest';
import { meets } from '../../flows/ledger.ts';
import { approved, executeBody, logOf, person, purchaseOf600 } from './payment-kit.ts';
import { openHastyApp, openPaymentScene } from './payment-scene.ts';

const scene = await openPaymentScene();
const { database, standIn, payApp } = scene;
const hasty = await openHastyApp(scene, { captureTimeoutMs: 400 });
let count = 0;

/** An order whose capture was sent and never answered. */
async function unanswered() {
  count += 1;
  const { id, browser } = await person(payApp, database, `unanswered-${count}@example.com`);
  const purchaseId = await purchaseOf600(payApp, database, id);
  const token = await approved(payApp, browser, purchaseId);
  standIn.provider.change({ capture: 'unanswered' });
  expect(await hasty.call(browser, '/api/payment/execute', executeBody(token))).toMatchObject({
    body: { OrderStatus: 'executing' },
  });
  return { browser, purchaseId, token };
}

const look = async (seconds: number) => {
  payApp.clock.pass(seconds * 1000);
  await payApp.service.reconciliation.runNow();
};

const refusals = {
  'the means of payment is declined': () => standIn.provider.change({ capture: 'declined' }),
  'the order is no longer approved': (token: string) =>
    Object.assign(standIn.provider.find(token) ?? {}, { status: 'CREATED' }),
  'the order differs from the one opened': (token: string) =>
    Object.assign(standIn.provider.find(token) ?? {}, { amount: '1.00' }),
};

test.each(Object.entries(refusals))(
  'a refusal after an unanswered capture proves nothing, and a late charge still pays: %s',
  async (_what, refuse) => {
    const { browser, purchaseId, token } = await unanswered();
    refuse(token);
    await look(10);
    await look(70);
    expect(await logOf(database, purchaseId)).toEqual(['uncompleted', 'executing']);
    expect((await payApp.call(browser, '/api/payment/cancel', { OrderID: purchaseId })).status).toBe(409);
    // The first call arrives after all.
    Object.assign(standIn.provider.find(token) ?? {}, { status: 'APPROVED', amount: '600.00' });
    standIn.provider.change({ capture: 'completed' });
    standIn.provider.capture(token);
    await look(70);
    expect(await logOf(database, purchaseId)).toEqual(['uncompleted', 'executing', 'paid']);
    expect(standIn.provider.find(token)?.charges).toBe(1);
  },
);

test('an order unknown to the provider while a capture may be on its way does not prove that nothing was taken', async () => {
  const { purchaseId, token } = await unanswered();
  const rename = (from: string, to: string) =>
    database.pool.query('UPDATE payments SET provider_order_id = $2 WHERE provider_order_id = $1', [
      from,
      to,
    ]);
  await rename(token, 'FORGOTTEN-NOW');
  await look(10);
  expect((await logOf(database, purchaseId)).at(-1)).toBe('executing');
  await rename('FORGOTTEN-NOW', token);
  standIn.provider.change({ capture: 'completed' });
  await look(70);
  expect((await logOf(database, purchaseId)).at(-1)).toBe('paid');
  meets('the provider does not answer a charge');
});

test('if the provider has no capture when the waiting time is over, nothing was taken, and the person can pay again', async () => {
  const { browser, purchaseId, token } = await unanswered();
  standIn.provider.change({ capture: 'declined' });
  await look(10);
  await look(301);
  expect(await logOf(database, purchaseId)).toEqual(['uncompleted', 'executing', 'uncompleted']);
  expect(standIn.provider.find(token)?.charges).toBe(0);
  standIn.provider.change({ capture: 'completed' });
  expect(await payApp.call(browser, '/api/payment/execute', executeBody(token))).toMatchObject({
    body: { OrderStatus: 'paid' },
  });
  expect(standIn.provider.find(token)?.charges).toBe(1);
});

test('a charge that comes even later is found, and refunded because the person has paid again', async () => {
  const { browser, purchaseId, token } = await unanswered();
  standIn.provider.change({ capture: 'refused' });
  Object.assign(standIn.provider.find(token) ?? {}, { amount: '1.00' });
  await look(301);
  expect((await logOf(database, purchaseId)).at(-1)).toBe('uncompleted');
  standIn.provider.change({ capture: 'completed' });
  const second = await approved(payApp, browser, purchaseId);
  await payApp.call(browser, '/api/payment/execute', executeBody(second));
  Object.assign(standIn.provider.find(token) ?? {}, { amount: '600.00' });
  standIn.provider.capture(token);
  await look(3601);
  await look(1);
  expect((await logOf(database, purchaseId)).at(-1)).toBe('paid');
  expect(standIn.provider.find(token)?.capture?.status).toBe('REFUNDED');
  expect(standIn.provider.find(second)?.capture?.status).toBe('COMPLETED');
});

test('a first capture that is declined releases the payment at once', async () => {
  count += 1;
  const { id, browser } = await person(payApp, database, `refused-${count}@example.com`);
  const purchaseId = await purchaseOf600(payApp, database, id);
  const token = await approved(payApp, browser, purchaseId);
  standIn.provider.change({ capture: 'declined' });
  expect(await payApp.call(browser, '/api/payment/execute', executeBody(token))).toMatchObject({
    body: { OrderStatus: 'created', Reason: 'instrumentDeclined' },
  });
  const { rows } = await database.pool.query(
    'SELECT state, capture_sent_at FROM payments WHERE purchase_id = $1',
    [purchaseId],
  );
  expect(rows).toEqual([{ state: 'open', capture_sent_at: null }]);
});
