import { expect, onTestFinished, test, vi } from 'vitest';
import { dayOf } from '../../../src/domain/subscription/calendar.ts';
import { checkByPayer, executeByPayer } from '../../../src/server/payments/payment-limits.ts';
import { voidPayments } from '../../../src/server/payments/payment-store.ts';
import { browserOf, post } from '../app-kit.ts';
import { approved, executeBody, logOf, openPaymentApp, person, purchaseOf600, until } from './payment-kit.ts';
import { openHastyApp, openPaymentScene } from './payment-scene.ts';

const scene = await openPaymentScene();
const { database, standIn, payApp } = scene;
const hasty = await openHastyApp(scene, { timeoutMs: 400 });
const hastyToCapture = await openHastyApp(scene, { captureTimeoutMs: 400 });
let count = 0;

const someone = () => {
  count += 1;
  return person(payApp, database, `payer-${count}@example.com`);
};

async function stateOf(purchaseId: string): Promise<string> {
  const { rows } = await database.pool.query('SELECT state FROM purchases WHERE id = $1', [purchaseId]);
  return rows[0]?.state ?? 'none';
}

async function venuesOf(accountId: string) {
  const { rows } = await database.pool.query(
    'SELECT venue_mic, realtime_orders, realtime_trades, delayed_orders, delayed_trades FROM subscribed_venues($1, $2)',
    [accountId, dayOf(payApp.businessClock.now())],
  );
  return rows;
}

test('B 3, 7: create, approve, execute: the order is paid, the right is there, with receipt, mail and log', async () => {
  const { id, browser } = await someone();
  const purchaseId = await purchaseOf600(payApp, database, id);
  const token = await approved(payApp, browser, purchaseId);
  expect(standIn.provider.find(token)).toMatchObject({
    amount: '600.00',
    currency: 'USD',
    status: 'APPROVED',
  });
  expect(await payApp.call(browser, '/api/payment/execute', executeBody(token))).toEqual({
    status: 200,
    body: { OrderID: purchaseId, OrderStatus: 'paid' },
  });
  expect(standIn.provider.find(token)?.charges).toBe(1);
  expect(await logOf(database, purchaseId)).toEqual(['uncompleted', 'executing', 'paid']);
  expect(await venuesOf(id)).toMatchObject([
    { venue_mic: 'ICPM', realtime_orders: true, realtime_trades: true },
  ]);
  expect(payApp.mails.map(({ kind }) => kind)).toEqual(['payment-received']);
  const { body } = await payApp.read(browser, '/api/payment/history');
  expect(body.Payments).toMatchObject([
    {
      OrderID: purchaseId,
      ReceiptNumber: expect.stringMatching(/^DL-2026-\d{6}$/),
      PaymentDate: '2026-03-14',
      Amount: 600,
      OrderKind: 'signUp',
      OrderStatus: 'paid',
      StartDate: '2026-04-01',
      EndDate: '2027-03-31',
      RefundDate: null,
      Ended: [],
    },
  ]);
  const [entry] = body.Payments as { ReceiptNumber: string }[];
  expect(await payApp.read(browser, `/api/payment/receipt?number=${entry?.ReceiptNumber}`)).toMatchObject({
    status: 200,
    body: {
      Amount: 600,
      Currency: 'USD',
      CostPerVenue: 25,
      Flags: 2,
      Months: 12,
      Venues: [{ MIC: 'ICPM', Name: 'TP ICAP UK MTF', IsRealOrders: true, IsRealTraders: true }],
      PaymentReference: standIn.provider.find(token)?.capture?.id,
    },
  });
});

test('a replayed execute returns the first result; changed parameters get 409', async () => {
  const { id, browser } = await someone();
  const purchaseId = await purchaseOf600(payApp, database, id);
  const token = await approved(payApp, browser, purchaseId);
  const first = await payApp.call(browser, '/api/payment/execute', executeBody(token));
  expect(await payApp.call(browser, '/api/payment/execute', executeBody(token))).toEqual(first);
  expect((await payApp.call(browser, '/api/payment/execute', executeBody(token, 'P2'))).status).toBe(409);
  expect(
    (await payApp.call(browser, '/api/payment/execute', { ...executeBody(token), PaymentID: 'other' }))
      .status,
  ).toBe(409);
  expect(standIn.provider.find(token)?.charges).toBe(1);
});

test('creates at once open one payment, and all return it', async () => {
  const { id, browser } = await someone();
  const purchaseId = await purchaseOf600(payApp, database, id);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => payApp.call(browser, '/api/payment/create', { OrderID: purchaseId })),
  );
  expect(new Set(answers.map(({ body }) => body.OrderID)).size).toBe(1);
  expect(standIn.provider.orders().filter(({ status }) => status === 'CREATED')).toHaveLength(1);
});

test('wire.md Payment: a declined means of payment lets the payer choose another in the same window', async () => {
  const { id, browser } = await someone();
  const purchaseId = await purchaseOf600(payApp, database, id);
  const created = await payApp.call(browser, '/api/payment/create', { OrderID: purchaseId });
  const token = String(created.body.OrderID);
  standIn.provider.approve(token, true);
  expect(await payApp.call(browser, '/api/payment/execute', executeBody(token))).toEqual({
    status: 200,
    body: { OrderID: purchaseId, OrderStatus: 'created', Reason: 'instrumentDeclined' },
  });
  expect(await payApp.call(browser, '/api/payment/check', { OrderID: purchaseId })).toMatchObject({
    body: { OrderStatus: 'created' },
  });
  standIn.provider.approve(token, false);
  expect(await payApp.call(browser, '/api/payment/execute', executeBody(token))).toMatchObject({
    body: { OrderStatus: 'paid' },
  });
  expect(standIn.provider.find(token)?.charges).toBe(1);
});

test('a capture that is declined for good leaves the order to be paid by another payment', async () => {
  const { id, browser } = await someone();
  const purchaseId = await purchaseOf600(payApp, database, id);
  const token = await approved(payApp, browser, purchaseId);
  standIn.provider.change({ capture: 'refused' });
  expect(await payApp.call(browser, '/api/payment/execute', executeBody(token))).toMatchObject({
    body: { OrderStatus: 'created', Reason: 'declined' },
  });
  expect(await payApp.call(browser, '/api/payment/execute', executeBody(token))).toMatchObject({
    body: { OrderStatus: 'created', Reason: 'declined' },
  });
  standIn.provider.change({ capture: 'completed' });
  const next = await approved(payApp, browser, purchaseId);
  expect(next).not.toBe(token);
  expect(await payApp.call(browser, '/api/payment/execute', executeBody(next))).toMatchObject({
    body: { OrderStatus: 'paid' },
  });
});

test('decisions.md Money: a capture held back has a state of its own, and the person is mailed', async () => {
  const { id, browser } = await someone();
  const purchaseId = await purchaseOf600(payApp, database, id);
  const token = await approved(payApp, browser, purchaseId);
  standIn.provider.change({ capture: 'pending' });
  const held = { status: 200, body: { OrderID: purchaseId, OrderStatus: 'pending' } };
  expect(await payApp.call(browser, '/api/payment/execute', executeBody(token))).toEqual(held);
  expect(await payApp.call(browser, '/api/payment/execute', executeBody(token))).toEqual(held);
  expect(await venuesOf(id)).toMatchObject([{ realtime_orders: false }]);
  expect((await payApp.call(browser, '/api/payment/cancel', { OrderID: purchaseId })).status).toBe(409);
  expect((await payApp.call(browser, '/api/payment/create', { OrderID: purchaseId })).status).toBe(409);
  standIn.provider.decide(token, true);
  expect(await payApp.call(browser, '/api/payment/check', { OrderID: purchaseId })).toMatchObject({
    body: { OrderStatus: 'paid' },
  });
  expect(payApp.mails.map(({ kind }) => kind)).toEqual(['payment-pending', 'payment-received']);
  expect(await logOf(database, purchaseId)).toEqual(['uncompleted', 'executing', 'pending', 'paid']);
});

test('a capture held back and then denied fails the order and changes no right, and the person is mailed', async () => {
  const { id, browser } = await someone();
  const purchaseId = await purchaseOf600(payApp, database, id);
  const token = await approved(payApp, browser, purchaseId);
  standIn.provider.change({ capture: 'pending' });
  await payApp.call(browser, '/api/payment/execute', executeBody(token));
  standIn.provider.decide(token, false);
  payApp.clock.pass(60_000);
  await payApp.service.reconciliation.runNow();
  expect(await stateOf(purchaseId)).toBe('failed');
  expect(await venuesOf(id)).toMatchObject([{ realtime_orders: false }]);
  expect(payApp.mails.map(({ kind }) => kind)).toEqual(['payment-pending', 'payment-denied']);
  expect((await payApp.call(browser, '/api/payment/create', { OrderID: purchaseId })).status).toBe(409);
});

test('a capture held back and then failed fails the order as one that is denied', async () => {
  const { id, browser } = await someone();
  const purchaseId = await purchaseOf600(payApp, database, id);
  const token = await approved(payApp, browser, purchaseId);
  standIn.provider.change({ capture: 'pending' });
  await payApp.call(browser, '/api/payment/execute', executeBody(token));
  Object.assign(standIn.provider.find(token)?.capture ?? {}, { status: 'FAILED' });
  payApp.clock.pass(60_000);
  await payApp.service.reconciliation.runNow();
  expect(await stateOf(purchaseId)).toBe('failed');
  expect(await venuesOf(id)).toMatchObject([{ realtime_orders: false }]);
  expect(payApp.mails.map(({ kind }) => kind)).toEqual(['payment-pending', 'payment-denied']);
});

test.each([
  ['SAVED', 'notApproved'],
  ['PAYER_ACTION_REQUIRED', 'notApproved'],
  ['VOIDED', 'expired'],
])(
  'an order that the provider reports as %s is neither captured nor paid, and can be paid once it is approved',
  async (status, Reason) => {
    const { id, browser } = await someone();
    const purchaseId = await purchaseOf600(payApp, database, id);
    const token = await approved(payApp, browser, purchaseId);
    Object.assign(standIn.provider.find(token) ?? {}, { status });
    expect(await payApp.call(browser, '/api/payment/execute', executeBody(token))).toMatchObject({
      status: 200,
      body: { OrderStatus: 'created', Reason },
    });
    payApp.clock.pass(130_000);
    await payApp.service.reconciliation.runNow();
    expect(await stateOf(purchaseId)).toBe('uncompleted');
    expect(standIn.provider.find(token)?.charges).toBe(0);
    // A void order is opened anew; the others wait for the person.
    const next = await approved(payApp, browser, purchaseId);
    expect(next === token).toBe(status !== 'VOIDED');
    expect(await payApp.call(browser, '/api/payment/execute', executeBody(next))).toMatchObject({
      body: { OrderStatus: 'paid' },
    });
  },
);

test('when the provider times out after the charge, nothing is assumed, and the charge is found later', async () => {
  const { id, browser } = await someone();
  const purchaseId = await purchaseOf600(payApp, database, id);
  const token = await approved(payApp, browser, purchaseId);
  standIn.provider.change({ capture: 'chargedSilently' });
  expect(await hastyToCapture.call(browser, '/api/payment/execute', executeBody(token))).toMatchObject({
    status: 200,
    body: { OrderStatus: 'executing' },
  });
  expect((await payApp.call(browser, '/api/payment/cancel', { OrderID: purchaseId })).status).toBe(409);
  payApp.clock.pass(10_000);
  await payApp.service.reconciliation.runNow();
  expect(await stateOf(purchaseId)).toBe('paid');
  expect(standIn.provider.find(token)?.charges).toBe(1);
  expect(await payApp.call(browser, '/api/payment/execute', executeBody(token))).toMatchObject({
    body: { OrderStatus: 'paid' },
  });
});

test.each([
  ['failing', 503],
  ['nonsense', 503],
  ['silent', 503],
] as const)('with the provider “%s”, calls answer 503 and nothing is charged', async (provider, status) => {
  const { id, browser } = await someone();
  const purchaseId = await purchaseOf600(payApp, database, id);
  standIn.provider.change({ provider });
  expect((await hasty.call(browser, '/api/payment/create', { OrderID: purchaseId })).status).toBe(status);
  standIn.provider.change({ provider: 'up' });
  const token = await approved(payApp, browser, purchaseId);
  standIn.provider.change({ provider });
  const failed = await hasty.call(browser, '/api/payment/execute', executeBody(token));
  expect(failed).toMatchObject({
    status,
    body: { error: { message: 'Service is temporarily unavailable' } },
  });
  expect(await stateOf(purchaseId)).toBe('uncompleted');
  expect(await hasty.call(browser, '/api/payment/check', { OrderID: purchaseId })).toMatchObject({
    status: 200,
    body: { OrderStatus: 'created' },
  });
  standIn.provider.change({ provider: 'up' });
  // Since the person was told that nothing was taken, neither a check nor reconciliation takes it.
  expect(await payApp.call(browser, '/api/payment/check', { OrderID: purchaseId })).toMatchObject({
    body: { OrderStatus: 'created' },
  });
  payApp.clock.pass(130_000);
  await payApp.service.reconciliation.runNow();
  expect(standIn.provider.find(token)?.charges).toBe(0);
  expect(await payApp.call(browser, '/api/payment/execute', executeBody(token))).toMatchObject({
    body: { OrderStatus: 'paid' },
  });
});

test('an approval that never came back is found by the check after the window has closed', async () => {
  const { id, browser } = await someone();
  const purchaseId = await purchaseOf600(payApp, database, id);
  const token = await approved(payApp, browser, purchaseId);
  expect(await payApp.call(browser, '/api/payment/check', { OrderID: purchaseId })).toEqual({
    status: 200,
    body: { OrderID: purchaseId, OrderStatus: 'paid' },
  });
  expect(await payApp.call(browser, '/api/payment/execute', executeBody(token))).toMatchObject({
    status: 200,
    body: { OrderStatus: 'paid' },
  });
  expect((await payApp.call(browser, '/api/payment/execute', executeBody(token, 'other'))).status).toBe(409);
});

test('an approval that never came back is found by reconciliation', async () => {
  const { id, browser } = await someone();
  const purchaseId = await purchaseOf600(payApp, database, id);
  const token = await approved(payApp, browser, purchaseId);
  payApp.clock.pass(130_000);
  await payApp.service.reconciliation.runNow();
  expect(await stateOf(purchaseId)).toBe('paid');
  expect(standIn.provider.find(token)?.charges).toBe(1);
});

test('B 4: cancel: the order is cancelled, rights stay as they were, and an approval is no longer taken', async () => {
  const { id, browser } = await someone();
  const purchaseId = await purchaseOf600(payApp, database, id);
  const token = await approved(payApp, browser, purchaseId);
  expect((await payApp.call(browser, '/api/payment/cancel', { OrderID: purchaseId })).status).toBe(204);
  expect((await payApp.call(browser, '/api/payment/cancel', { OrderID: purchaseId })).status).toBe(204);
  expect(await payApp.call(browser, '/api/payment/execute', executeBody(token))).toMatchObject({
    status: 409,
    body: { error: { code: 'conflict', message: 'This order was cancelled. Nothing was charged' } },
  });
  payApp.clock.pass(3600_000);
  await payApp.service.reconciliation.runNow();
  expect(standIn.provider.find(token)?.charges).toBe(0);
  expect(await venuesOf(id)).toMatchObject([{ realtime_orders: false }]);
});

test('a refund ends the right, is logged and is mailed; a second report of it changes nothing', async () => {
  const { id, browser } = await someone();
  const purchaseId = await purchaseOf600(payApp, database, id);
  const token = await approved(payApp, browser, purchaseId);
  await payApp.call(browser, '/api/payment/execute', executeBody(token));
  standIn.provider.change({ webhooks: 'sent' });
  standIn.provider.refund(standIn.provider.find(token)?.capture?.id ?? '');
  await until('the refund is known', async () => (await stateOf(purchaseId)) === 'refunded');
  expect(await venuesOf(id)).toMatchObject([{ realtime_orders: false, delayed_orders: true }]);
  await payApp.service.reconciliation.runNow();
  await database.pool.query('UPDATE payments SET check_at = $2 WHERE purchase_id = $1', [
    purchaseId,
    payApp.clock.now(),
  ]);
  expect(await payApp.service.reconciliation.runNow()).toBe(1);
  expect(await logOf(database, purchaseId)).toEqual(['uncompleted', 'executing', 'paid', 'refunded']);
  const { body } = await payApp.read(browser, '/api/payment/history');
  expect(body.Payments).toMatchObject([
    {
      OrderStatus: 'refunded',
      RefundDate: '2026-03-14',
      Ended: [{ MIC: expect.stringMatching(/^[A-Z0-9]{4}$/), IsRealOrders: true, EndedOn: '2026-03-14' }],
    },
  ]);
  expect(payApp.mails.map(({ kind }) => kind)).toEqual(['payment-received', 'payment-refunded']);
});

test('a reversal by the payer’s bank ends the right, and is recorded as reversed', async () => {
  const { id, browser } = await someone();
  const purchaseId = await purchaseOf600(payApp, database, id);
  const token = await approved(payApp, browser, purchaseId);
  await payApp.call(browser, '/api/payment/execute', executeBody(token));
  standIn.provider.change({ webhooks: 'twice' });
  expect(standIn.provider.reverse(token)).toBe(true);
  await until('the reversal is known', async () => (await stateOf(purchaseId)) === 'refunded');
  expect(await venuesOf(id)).toMatchObject([{ realtime_orders: false, delayed_orders: true }]);
  const { body } = await payApp.read(browser, '/api/payment/history');
  expect(body.Payments).toMatchObject([{ OrderStatus: 'reversed' }]);
});

test('money for an order that was cancelled meanwhile is refunded', async () => {
  const { id, browser } = await someone();
  const purchaseId = await purchaseOf600(payApp, database, id);
  const token = await approved(payApp, browser, purchaseId);
  await payApp.call(browser, '/api/payment/cancel', { OrderID: purchaseId });
  // Captured by hand on the provider's own pages.
  standIn.provider.change({ webhooks: 'sent' });
  standIn.provider.capture(token);
  await until('the money went back', () => standIn.provider.find(token)?.capture?.status === 'REFUNDED');
  expect(await stateOf(purchaseId)).toBe('cancelled');
  expect(await venuesOf(id)).toMatchObject([{ realtime_orders: false }]);
  expect(payApp.mails.map(({ kind }) => kind)).toEqual(['payment-returned']);
});

test.each([
  ['then accepted is refunded', true, 'REFUNDED', 'returned'],
  ['then denied was never there to refund', false, 'DECLINED', 'void'],
])(
  'money for a cancelled order that the provider holds back and %s',
  async (_what, isAccepted, capture, state) => {
    const { id, browser } = await someone();
    const purchaseId = await purchaseOf600(payApp, database, id);
    const token = await approved(payApp, browser, purchaseId);
    await payApp.call(browser, '/api/payment/cancel', { OrderID: purchaseId });
    standIn.provider.change({ capture: 'pending' });
    standIn.provider.capture(token);
    await database.pool.query('UPDATE payments SET check_at = $2 WHERE provider_order_id = $1', [
      token,
      payApp.clock.now(),
    ]);
    const stateLater = async () => {
      payApp.clock.pass(3600_000);
      await payApp.service.reconciliation.runNow();
      const sql = 'SELECT state FROM payments WHERE provider_order_id = $1';
      const { rows } = await database.pool.query<{ state: string }>(sql, [token]);
      return rows[0]?.state;
    };
    expect([await stateLater(), await stateLater()]).toEqual(['stray', 'stray']);
    expect(standIn.provider.find(token)?.capture?.status).toBe('PENDING');
    standIn.provider.decide(token, isAccepted);
    expect(await stateLater()).toBe(state);
    expect(standIn.provider.find(token)?.capture?.status).toBe(capture);
  },
);

test('architecture.md Who may see what: the answers for another person’s order equal those for no order', async () => {
  const owner = await someone();
  const other = await someone();
  const purchaseId = await purchaseOf600(payApp, database, owner.id);
  const token = await approved(payApp, owner.browser, purchaseId);
  const stranger = await browserOf(payApp.app);
  for (const [path, foreign, none] of [
    ['/api/payment/create', { OrderID: purchaseId }, { OrderID: crypto.randomUUID() }],
    ['/api/payment/check', { OrderID: purchaseId }, { OrderID: 'no-uuid' }],
    ['/api/payment/cancel', { OrderID: purchaseId }, { OrderID: crypto.randomUUID() }],
    ['/api/payment/execute', executeBody(token), executeBody('5O190127TN364715T')],
  ] as const) {
    const [theirs, nobodys] = [
      await payApp.call(other.browser, path, foreign),
      await payApp.call(other.browser, path, none),
    ];
    expect(theirs.status).toBe(404);
    expect(theirs.body).toMatchObject({ error: { code: 'not-found', message: 'There is no such payment' } });
    expect({ ...theirs.body, error: 0 }).toEqual({ ...nobodys.body, error: 0 });
    expect((await payApp.call(stranger, path, foreign)).status).toBe(401);
  }
  expect(await stateOf(purchaseId)).toBe('uncompleted');
});

test('an order of a registration belongs to the browser that registered', async () => {
  const { id } = await someone();
  const purchaseId = await purchaseOf600(payApp, database, id);
  const { name, value } = payApp.cookie.of(id);
  const registered = await browserOf(payApp.app, { [name]: value ?? '' });
  const stranger = await browserOf(payApp.app);
  const forged = await browserOf(payApp.app, { [name]: `${id}.AAAA` });
  for (const browser of [stranger, forged]) {
    // Without its cookies even the browser that registered is a stranger: it is told how else to pay.
    for (const call of ['create', 'check'])
      expect(await payApp.call(browser, `/api/payment/${call}`, { UserID: id })).toMatchObject({
        status: 404,
        body: { error: { message: expect.stringContaining('log in, and pay under My subscriptions') } },
      });
  }
  expect(await payApp.call(registered, '/api/payment/check', { UserID: id })).toEqual({
    status: 200,
    body: { OrderID: id, OrderStatus: 'created' },
  });
  const created = await payApp.call(registered, '/api/payment/create', { UserID: id });
  const token = String(created.body.OrderID);
  standIn.provider.approve(token, false);
  expect((await payApp.call(stranger, '/api/payment/execute', executeBody(token))).status).toBe(401);
  expect(await payApp.call(registered, '/api/payment/execute', executeBody(token))).toMatchObject({
    body: { OrderID: purchaseId, OrderStatus: 'paid' },
  });
});

test('a check of a registration does not reveal by body, headers or statements whether its address is taken', async () => {
  const { id } = await someone();
  await purchaseOf600(payApp, database, id);
  const asked = vi.spyOn(database.pool, 'query');
  const seen = [];
  for (const userId of [id, crypto.randomUUID()]) {
    const { name, value } = payApp.cookie.of(userId);
    const browser = await browserOf(payApp.app, { [name]: value ?? '' });
    // The first call of a connection prepares its statements.
    await payApp.app.inject(post('/api/payment/check', browser, { UserID: userId }));
    asked.mockClear();
    const answer = await payApp.app.inject(post('/api/payment/check', browser, { UserID: userId }));
    seen.push({
      status: answer.statusCode,
      headers: Object.keys(answer.headers).sort(),
      body: answer.body.replaceAll(userId, 'the UserID'),
      statements: asked.mock.calls.length,
    });
  }
  asked.mockRestore();
  expect(seen[1]).toEqual(seen[0]);
  expect(seen[0]?.body).toBe('{"OrderID":"the UserID","OrderStatus":"created"}');
  expect(seen[0]?.statements).toBeGreaterThan(0);
});

test('the limit on executes does not reveal whether an address is taken either', async () => {
  const { id } = await someone();
  await purchaseOf600(payApp, database, id);
  const seen = [];
  for (const userId of [id, crypto.randomUUID()]) {
    const { name, value } = payApp.cookie.of(userId);
    const browser = await browserOf(payApp.app, { [name]: value ?? '' });
    const bogus = executeBody('5O190127TN364715T');
    const calls = Array.from({ length: executeByPayer.most + 1 }, () =>
      payApp.call(browser, '/api/payment/execute', bogus),
    );
    seen.push((await Promise.all(calls)).map(({ status }) => status).sort());
  }
  expect(seen[0]?.at(-1)).toBe(429);
  expect(seen[1]).toEqual(seen[0]);
});

test('money from an outdated window does not pay for the order at its new price, and is refunded', async () => {
  const { id, browser } = await someone();
  const purchaseId = await purchaseOf600(payApp, database, id);
  const token = await approved(payApp, browser, purchaseId);
  // The person is told the new price, and the window opened before is void.
  await database.pool.transaction(async (client) => {
    await client.query('UPDATE purchases SET price = 900 WHERE id = $1', [purchaseId]);
    await voidPayments(client, purchaseId);
  });
  standIn.provider.change({ webhooks: 'sent' });
  standIn.provider.capture(token);
  await until('the money went back', () => standIn.provider.find(token)?.capture?.status === 'REFUNDED');
  expect(await stateOf(purchaseId)).toBe('uncompleted');
  expect(await venuesOf(id)).toMatchObject([{ realtime_orders: false }]);
});

test('a displaced registration uses up no limit of the account', async () => {
  const { id, browser } = await someone();
  const purchaseId = await purchaseOf600(payApp, database, id);
  await database.pool.query('UPDATE accounts SET registration_id = $2 WHERE id = $1', [
    id,
    crypto.randomUUID(),
  ]);
  const { name, value } = payApp.cookie.of(id);
  const displaced = await browserOf(payApp.app, { [name]: value ?? '' });
  const check = () => payApp.call(displaced, '/api/payment/check', { UserID: id });
  await Promise.all(Array.from({ length: checkByPayer.most }, check));
  expect((await check()).status).toBe(429);
  expect((await payApp.call(browser, '/api/payment/check', { OrderID: purchaseId })).status).toBe(200);
});

test('a displaced registration cannot see or pay the order of the one that displaced it', async () => {
  const { id } = await someone();
  await purchaseOf600(payApp, database, id);
  const later = crypto.randomUUID();
  await database.pool.query('UPDATE accounts SET registration_id = $2 WHERE id = $1', [id, later]);
  const browsers = [id, later].map((userId) => {
    const { name, value } = payApp.cookie.of(userId);
    return browserOf(payApp.app, { [name]: value ?? '' });
  });
  const [displaced, counting] = await Promise.all(browsers);
  if (!displaced || !counting) throw new Error('two browsers');
  expect((await payApp.call(displaced, '/api/payment/create', { UserID: id })).status).toBe(404);
  const created = await payApp.call(counting, '/api/payment/create', { UserID: later });
  const token = String(created.body.OrderID);
  standIn.provider.approve(token, false);
  expect((await payApp.call(displaced, '/api/payment/execute', executeBody(token))).status).toBe(404);
  expect(await payApp.call(counting, '/api/payment/execute', executeBody(token))).toMatchObject({
    body: { OrderStatus: 'paid' },
  });
});

test('decisions.md Money: a registration of a taken address has nothing to pay, and its check does not reveal that', async () => {
  const nobody = crypto.randomUUID();
  const { name, value } = payApp.cookie.of(nobody);
  const browser = await browserOf(payApp.app, { [name]: value ?? '' });
  expect(await payApp.call(browser, '/api/payment/check', { UserID: nobody })).toMatchObject({
    status: 200,
    body: { OrderStatus: 'created' },
  });
  expect((await payApp.call(browser, '/api/payment/create', { UserID: nobody })).status).toBe(404);
});

test('create waits for the account of a registration while it is still being made', async () => {
  const id = crypto.randomUUID();
  const { name, value } = payApp.cookie.of(id);
  const browser = await browserOf(payApp.app, { [name]: value ?? '' });
  const patient = await openPaymentApp(database, standIn, { payments: { registrationWaitMs: 60_000 } });
  onTestFinished(patient.stop);
  const created = patient.call(browser, '/api/payment/create', { UserID: id });
  await database.pool.query(
    "INSERT INTO accounts (id, subject, email, created_at) VALUES ($1::uuid, $1::uuid::text, 'late@example.com', now())",
    [id],
  );
  await purchaseOf600(payApp, database, id);
  expect((await created).status).toBe(200);
});

test('bad input: a price in a request, a missing or double subject, or odd values get 400 and change nothing', async () => {
  const { id, browser } = await someone();
  const purchaseId = await purchaseOf600(payApp, database, id);
  for (const body of [
    {},
    { OrderID: purchaseId, UserID: id },
    { OrderID: purchaseId, Price: 1 },
    { OrderID: -1 },
    { OrderID: '' },
    { OrderID: 'x'.repeat(101) },
    [],
    'null',
  ]) {
    expect((await payApp.call(browser, '/api/payment/create', body)).status).toBe(400);
  }
  for (const body of [
    {},
    { Token: 't' },
    { ...executeBody('t'), Price: -600 },
    { ...executeBody('t'), Token: 7 },
  ]) {
    expect((await payApp.call(browser, '/api/payment/execute', body)).status).toBe(400);
  }
  expect(await logOf(database, purchaseId)).toEqual(['uncompleted']);
});

test('bad input: an unapproved payment is not taken', async () => {
  const { id, browser } = await someone();
  const purchaseId = await purchaseOf600(payApp, database, id);
  const created = await payApp.call(browser, '/api/payment/create', { OrderID: purchaseId });
  const token = String(created.body.OrderID);
  expect(await payApp.call(browser, '/api/payment/execute', executeBody(token))).toEqual({
    status: 200,
    body: { OrderID: purchaseId, OrderStatus: 'created', Reason: 'notApproved' },
  });
  expect(await stateOf(purchaseId)).toBe('uncompleted');
});

test('bad input: an outdated price is reported and not charged', async () => {
  const { id, browser } = await someone();
  payApp.businessClock.set(new Date('2026-03-14T10:00:00Z'));
  await database.pool.query('UPDATE subscriptions SET live = true WHERE account_id = $1', [id]);
  const purchaseId = await purchaseOf600(payApp, database, id);
  await database.pool.query('UPDATE purchases SET priced_on = $2 WHERE id = $1', [purchaseId, '2026-03-13']);
  // Priced in September, the two flags cost the months left: October to March.
  payApp.businessClock.set(new Date('2026-09-10T10:00:00Z'));
  const refused = {
    status: 409,
    body: {
      error: { message: 'The price of this order is now $300. Please look at it and pay again', price: 300 },
    },
  };
  const opened = (shown: object) =>
    payApp.call(browser, '/api/payment/create', { OrderID: purchaseId, ...shown });
  expect(await opened({})).toMatchObject(refused);
  // The daily job or another window may have changed the price first: a person shown the old one is still asked.
  expect(await opened({ ShownPrice: 600 })).toMatchObject(refused);
  expect(await opened({ ShownPrice: 300 })).toMatchObject({ status: 200 });
  const token = await approved(payApp, browser, purchaseId);
  expect(standIn.provider.find(token)?.amount).toBe('300.00');
});

test('an amount that was tampered with at the provider is not taken', async () => {
  const { id, browser } = await someone();
  const purchaseId = await purchaseOf600(payApp, database, id);
  const token = await approved(payApp, browser, purchaseId);
  const order = standIn.provider.find(token);
  Object.assign(order ?? {}, { amount: '1.00' });
  expect(await payApp.call(browser, '/api/payment/execute', executeBody(token))).toMatchObject({
    body: { OrderStatus: 'created', Reason: 'expired' },
  });
  expect(order?.charges).toBe(0);
});

test('an order that the provider has forgotten is opened again', async () => {
  const { id, browser } = await someone();
  const purchaseId = await purchaseOf600(payApp, database, id);
  const token = await approved(payApp, browser, purchaseId);
  await database.pool.query(
    "UPDATE payments SET provider_order_id = 'FORGOTTEN' WHERE provider_order_id = $1",
    [token],
  );
  expect(await payApp.call(browser, '/api/payment/execute', executeBody('FORGOTTEN'))).toMatchObject({
    body: { OrderStatus: 'created', Reason: 'expired' },
  });
  expect(await approved(payApp, browser, purchaseId)).not.toBe('FORGOTTEN');
});

test('receipts and history are only for their owner', async () => {
  const { id, browser } = await someone();
  const other = await someone();
  const token = await approved(payApp, browser, await purchaseOf600(payApp, database, id));
  await payApp.call(browser, '/api/payment/execute', executeBody(token));
  const { body } = await payApp.read(browser, '/api/payment/history');
  const [entry] = body.Payments as { ReceiptNumber: string }[];
  expect((await payApp.read(other.browser, '/api/payment/history')).body).toEqual({ Payments: [] });
  const path = `/api/payment/receipt?number=${entry?.ReceiptNumber}`;
  expect((await payApp.read(other.browser, path)).status).toBe(404);
  expect((await payApp.read(browser, '/api/payment/receipt?number=DL-2026-999999')).status).toBe(404);
});

test('in no-payment mode nothing can be paid, but an order can be checked and cancelled', async () => {
  const free = await openPaymentApp(database, standIn, { noPaymentMode: true });
  const { id, browser } = await someone();
  const purchaseId = await purchaseOf600(payApp, database, id);
  expect((await free.call(browser, '/api/payment/create', { OrderID: purchaseId })).status).toBe(409);
  expect((await free.call(browser, '/api/payment/check', { OrderID: purchaseId })).status).toBe(200);
  expect((await free.call(browser, '/api/payment/cancel', { OrderID: purchaseId })).status).toBe(204);
  await free.stop();
});
