import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { dayOf } from '../../../src/domain/subscription/calendar.ts';
import { signatureOf, standInKeys } from '../../../src/sandbox/payment/provider.ts';
import { meets } from '../../flows/ledger.ts';
import { approved, executeBody, logOf, openPaymentApp, person, purchaseOf600, until } from './payment-kit.ts';
import { openPaymentScene } from './payment-scene.ts';

const { database, standIn, payApp } = await openPaymentScene();
let count = 0;

async function anOrder() {
  count += 1;
  const { id, browser } = await person(payApp, database, `told-${count}@example.com`);
  const purchaseId = await purchaseOf600(payApp, database, id);
  return { id, browser, purchaseId, token: await approved(payApp, browser, purchaseId) };
}

const stateOf = async (purchaseId: string) => (await logOf(database, purchaseId)).at(-1);

type Event = {
  readonly id?: string;
  readonly type: string;
  readonly resource: unknown;
};

/** Sends an event as the provider does. */
async function tell(
  { id = `WH-${randomUUID()}`, type, resource }: Event,
  change: Record<string, string> = {},
  remoteAddress = '127.0.0.1',
) {
  const body = JSON.stringify({ id, event_type: type, resource });
  const time = new Date().toISOString();
  const answer = await payApp.app.inject({
    method: 'POST',
    url: '/webhooks/paypal',
    remoteAddress,
    headers: {
      'content-type': 'application/json',
      'paypal-transmission-id': 'T1',
      'paypal-transmission-time': time,
      'paypal-transmission-sig': signatureOf('T1', time, standInKeys.webhookId, body),
      'paypal-cert-url': 'https://example.com/cert',
      'paypal-auth-algo': 'SHA256withRSA',
      ...change,
    },
    payload: change.body ?? body,
  });
  return { status: answer.statusCode, body: answer.body };
}

const capture = (token: string) => {
  standIn.provider.capture(token);
  const order = standIn.provider.find(token);
  return { id: order?.capture?.id, custom_id: order?.customId, status: 'COMPLETED' };
};

test('wire.md Payment: an approval that only the provider reported is taken', async () => {
  standIn.provider.change({ webhooks: 'sent' });
  const { purchaseId, token } = await anOrder();
  await until('it is paid', async () => (await stateOf(purchaseId)) === 'paid');
  expect(standIn.provider.find(token)?.charges).toBe(1);
  meets('an approval comes from the provider alone');
});

test('wire.md Payment: repeated events are taken once', async () => {
  const { purchaseId, token } = await anOrder();
  const event = { id: 'WH-same', type: 'PAYMENT.CAPTURE.COMPLETED', resource: capture(token) };
  const answers = await Promise.all(Array.from({ length: 20 }, () => tell(event)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  await until('it is paid', async () => (await stateOf(purchaseId)) === 'paid');
  await payApp.service.reconciliation.runNow();
  expect(await logOf(database, purchaseId)).toEqual(['uncompleted', 'executing', 'paid']);
  expect(payApp.mails).toHaveLength(1);
  const { rows } = await database.pool.query(
    "SELECT count(*)::int AS count FROM webhook_events WHERE id = 'WH-same'",
  );
  expect(rows).toEqual([{ count: 1 }]);
});

test('wire.md Payment: events out of order lead to the same result', async () => {
  const { purchaseId, token } = await anOrder();
  const done = capture(token);
  for (const type of [
    'PAYMENT.CAPTURE.COMPLETED',
    'PAYMENT.CAPTURE.PENDING',
    'CHECKOUT.ORDER.APPROVED',
    'PAYMENT.CAPTURE.DENIED',
  ]) {
    expect(await tell({ type, resource: { ...done, status: 'whatever' } })).toMatchObject({ status: 200 });
  }
  await payApp.service.reconciliation.runNow();
  expect(await logOf(database, purchaseId)).toEqual(['uncompleted', 'executing', 'paid']);
  meets('the provider reports a payment before the person comes back');
});

test('a refund reported before its charge leaves the order refunded', async () => {
  const { id, purchaseId, token } = await anOrder();
  const done = capture(token);
  standIn.provider.refund(done.id ?? '');
  await tell({
    type: 'PAYMENT.CAPTURE.REFUNDED',
    resource: {
      id: 'R1',
      custom_id: done.custom_id,
      links: [{ rel: 'up', href: `https://x/v2/payments/captures/${done.id}` }],
    },
  });
  await until('it is refunded', async () => (await stateOf(purchaseId)) === 'refunded');
  expect(await logOf(database, purchaseId)).toEqual(['uncompleted', 'executing', 'paid', 'refunded']);
  const { rows } = await database.pool.query('SELECT realtime_orders FROM subscribed_venues($1, $2)', [
    id,
    dayOf(payApp.businessClock.now()),
  ]);
  expect(rows).toEqual([{ realtime_orders: false }]);
});

test('events find their payment by our own number, the provider’s order number, or the capture', async () => {
  for (const resourceOf of [
    (token: string) => ({ id: 'X', custom_id: standIn.provider.find(token)?.customId }),
    (token: string) => ({ id: token, purchase_units: [{ custom_id: 'not ours' }] }),
    (token: string) => ({ id: 'X', supplementary_data: { related_ids: { order_id: token } } }),
  ]) {
    const { purchaseId, token } = await anOrder();
    const resource = resourceOf(token);
    const type = resource.id === token ? 'CHECKOUT.ORDER.APPROVED' : 'PAYMENT.CAPTURE.COMPLETED';
    expect(await tell({ type, resource })).toMatchObject({ status: 200 });
    await until('it is paid', async () => (await stateOf(purchaseId)) === 'paid');
    const { id = '' } = standIn.provider.find(token)?.capture ?? {};
    expect(await tell({ type: 'PAYMENT.CAPTURE.REVERSED', resource: { id } })).toMatchObject({ status: 200 });
    await until('it is reversed', async () => (await stateOf(purchaseId)) === 'refunded');
  }
});

test('a refund that names its payment only by its link to the capture finds it', async () => {
  const { purchaseId, token } = await anOrder();
  const { id = '', custom_id } = capture(token);
  await tell({ type: 'PAYMENT.CAPTURE.COMPLETED', resource: { id, custom_id } });
  await until('it is paid', async () => (await stateOf(purchaseId)) === 'paid');
  standIn.provider.refund(id);
  const link = (rel: string, path: string) => ({ rel, href: `https://api-m.paypal.com/v2/payments/${path}` });
  const reported = async (...links: readonly unknown[]) => {
    const event = {
      id: `WH-${randomUUID()}`,
      type: 'PAYMENT.CAPTURE.REFUNDED',
      resource: { id: 'R1', links },
    };
    expect(await tell(event)).toMatchObject({ status: 200 });
    const { rows } = await database.pool.query(
      `SELECT p.purchase_id FROM webhook_events e LEFT JOIN payments p ON p.id = e.payment_id WHERE e.id = $1`,
      [event.id],
    );
    return rows[0]?.purchase_id;
  };
  const named = [link('self', 'refunds/R1'), link('up', `captures/${id}`)];
  expect(
    await reported(link('self', `captures/${id}`), link('up', 'captures/unknown'), { rel: 'up' }, 7),
  ).toBeNull();
  expect(await reported(...named)).toBe(purchaseId);
  await until('it is refunded', async () => (await stateOf(purchaseId)) === 'refunded');
});

test('bad input: an event that is not genuine is refused and changes nothing', async () => {
  const { purchaseId, token } = await anOrder();
  const resource = capture(token);
  const event = { type: 'PAYMENT.CAPTURE.COMPLETED', resource };
  expect(await tell(event, { 'paypal-transmission-sig': 'forged' })).toMatchObject({ status: 400 });
  expect(await tell(event, { 'paypal-transmission-id': '' })).toMatchObject({ status: 400 });
  expect(await tell(event, { 'paypal-transmission-id': 'x'.repeat(2000) })).toMatchObject({ status: 400 });
  expect(await tell(event, { body: '{"id":' })).toMatchObject({ status: 400 });
  expect(await tell(event, { body: '[]' })).toMatchObject({ status: 400 });
  expect(await tell(event, { body: '{"id":"WH-1","event_type":"X","resource":{}}' })).toMatchObject({
    status: 400,
  });
  expect(
    (await payApp.app.inject({ method: 'POST', url: '/webhooks/paypal', payload: 'a=b' })).statusCode,
  ).toBe(400);
  expect(await stateOf(purchaseId)).toBe('uncompleted');
});

test('an event that cannot be verified now is answered with 503, so that it is sent again', async () => {
  const { purchaseId, token } = await anOrder();
  const resource = capture(token);
  standIn.provider.change({ provider: 'failing' });
  expect(await tell({ type: 'PAYMENT.CAPTURE.COMPLETED', resource })).toMatchObject({ status: 503 });
  standIn.provider.change({ provider: 'up' });
  expect(await stateOf(purchaseId)).toBe('uncompleted');
});

test('events about payments that are not ours are accepted', async () => {
  expect(
    await tell({ type: 'PAYMENT.CAPTURE.COMPLETED', resource: { id: 'nobody’s', custom_id: randomUUID() } }),
  ).toMatchObject({ status: 200 });
  expect(await tell({ type: 'BILLING.PLAN.CREATED', resource: 'odd' })).toMatchObject({ status: 200 });
});

test('events about a payment while it is being captured leave it paid once', async () => {
  const { browser, purchaseId, token } = await anOrder();
  standIn.provider.change({ webhooks: 'twice' });
  expect(await payApp.call(browser, '/api/payment/execute', executeBody(token))).toMatchObject({
    body: { OrderStatus: 'paid' },
  });
  await payApp.service.reconciliation.runNow();
  expect(await logOf(database, purchaseId)).toEqual(['uncompleted', 'executing', 'paid']);
});

test('nothing about the payer is kept of an event', async () => {
  const { rows } = await database.pool.query<{ column_name: string }>(
    "SELECT column_name FROM information_schema.columns WHERE table_name = 'webhook_events' ORDER BY 1",
  );
  expect(rows.map(({ column_name }) => column_name)).toEqual(['id', 'payment_id', 'received_at', 'type']);
});

test('the webhook’s address does not exist when no webhook is configured', async () => {
  const none = await openPaymentApp(database, standIn, { payments: { paypal: { webhookId: null } } });
  const answer = await none.app.inject({
    method: 'POST',
    url: '/webhooks/paypal',
    headers: { 'content-type': 'application/json' },
    payload: '{}',
  });
  expect(answer.statusCode).toBe(404);
  await none.stop();
});

test('a flood of events from one network is refused before the provider is asked, without affecting another', async () => {
  const send = (remoteAddress: string) =>
    payApp.app.inject({ method: 'POST', url: '/webhooks/paypal', remoteAddress, payload: {} });
  const answers = await Promise.all(Array.from({ length: 605 }, () => send('198.51.100.7')));
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(5);
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await send('198.51.100.8')).statusCode).toBe(400);
  // Whether it is genuine could not be asked now.
  standIn.provider.change({ provider: 'failing' });
  const event = { type: 'PAYMENT.CAPTURE.COMPLETED', resource: {} };
  expect(await tell(event, {}, '198.51.100.7')).toMatchObject({ status: 429 });
  expect(await tell(event, {}, '198.51.100.8')).toMatchObject({ status: 503 });
});

test('executes are limited per payer, so that nobody can make us query the provider endlessly', async () => {
  const { browser, token } = await anOrder();
  const statuses: number[] = [];
  for (let n = 0; n < 122; n += 1) {
    statuses.push((await payApp.call(browser, '/api/payment/execute', executeBody(`${token}X`))).status);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});
