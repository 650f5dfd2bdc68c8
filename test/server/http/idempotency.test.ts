import { expect, test, vi } from 'vitest';
import { operationList } from '../../../src/contract/validate.ts';
import type { Secrets } from '../../../src/platform/seal.ts';
import { createIdempotency, type KeyedCall } from '../../../src/server/http/idempotency.ts';
import { Refusal } from '../../../src/server/http/refusal.ts';
import { type Browser, browserOf, post } from '../app-kit.ts';
import { approved, executeBody, openPaymentApp, person, purchaseOf600 } from '../payments/payment-kit.ts';
import { openPaymentScene } from '../payments/payment-scene.ts';

const { database, standIn, payApp } = await openPaymentScene();
let count = 0;

async function anOrder() {
  count += 1;
  const { id, browser } = await person(payApp, database, `key-${count}@example.com`);
  return { id, browser, orderId: await purchaseOf600(payApp, database, id) };
}

async function call(browser: Browser, path: string, key: string, body: unknown) {
  const request = post(path, browser, body);
  const answer = await payApp.app.inject({
    ...request,
    headers: { ...request.headers, 'idempotency-key': key },
  });
  return { status: answer.statusCode, body: answer.body, replayed: answer.headers['idempotent-replayed'] };
}

test('B 7: the contract names an Idempotency-Key for exactly these calls', () => {
  const named = operationList
    .filter(({ headers }) => headers.includes('Idempotency-Key'))
    .map(({ operationId }) => operationId);
  expect(named).toEqual(['createPayment', 'executePayment']);
});

test('a repeat with the same key gets the first status and body, whatever has happened since', async () => {
  const { browser, orderId } = await anOrder();
  const first = await call(browser, '/api/payment/create', 'click-1', { OrderID: orderId });
  expect(first).toMatchObject({ status: 200, replayed: undefined });
  await payApp.call(browser, '/api/payment/cancel', { OrderID: orderId });
  expect(await call(browser, '/api/payment/create', 'click-1', { OrderID: orderId })).toEqual({
    ...first,
    replayed: 'true',
  });
  // A new click is a new call.
  const refused = await call(browser, '/api/payment/create', 'click-2', { OrderID: orderId });
  expect(refused.status).toBe(409);
  // A refusal is repeated word for word too, with the first request id.
  expect(await call(browser, '/api/payment/create', 'click-2', { OrderID: orderId })).toEqual({
    ...refused,
    replayed: 'true',
  });
});

test('the same key with other parameters is refused; for another account or call it is a different key', async () => {
  const ann = await anOrder();
  const ben = await anOrder();
  expect((await call(ann.browser, '/api/payment/create', 'same', { OrderID: ann.orderId })).status).toBe(200);
  const other = await call(ann.browser, '/api/payment/create', 'same', { OrderID: ben.orderId });
  expect(other.status).toBe(422);
  expect(JSON.parse(other.body).error).toMatchObject({ code: 'key-reused' });
  expect((await call(ben.browser, '/api/payment/create', 'same', { OrderID: ben.orderId })).status).toBe(200);
  const token = await approved(payApp, ann.browser, ann.orderId);
  const executed = await call(ann.browser, '/api/payment/execute', 'same', executeBody(token));
  expect(executed).toMatchObject({ status: 200, replayed: undefined });
  expect(await call(ann.browser, '/api/payment/execute', 'same', executeBody(token))).toEqual({
    ...executed,
    replayed: 'true',
  });
  expect(standIn.provider.find(token)?.charges).toBe(1);
});

test('a key used for a registration belongs to its browser', async () => {
  const { id } = await anOrder();
  const { name, value } = payApp.cookie.of(id);
  const registered = await browserOf(payApp.app, { [name]: value ?? '' });
  const first = await call(registered, '/api/payment/create', 'click', { UserID: id });
  expect(first.status).toBe(200);
  expect(await call(registered, '/api/payment/create', 'click', { UserID: id })).toEqual({
    ...first,
    replayed: 'true',
  });
  const stranger = await browserOf(payApp.app);
  expect((await call(stranger, '/api/payment/create', 'click', { UserID: id })).status).toBe(404);
});

test('a displaced registration does not get the answers of the account’s owner', async () => {
  const { id, browser, orderId } = await anOrder();
  await database.pool.query('UPDATE accounts SET registration_id = $2 WHERE id = $1', [
    id,
    crypto.randomUUID(),
  ]);
  const { name, value } = payApp.cookie.of(id);
  const displaced = await browserOf(payApp.app, { [name]: value ?? '' });
  const token = await approved(payApp, browser, orderId);
  expect((await call(browser, '/api/payment/execute', 'heard', executeBody(token))).status).toBe(200);
  expect(await call(displaced, '/api/payment/execute', 'heard', executeBody(token))).toMatchObject({
    status: 404,
    replayed: undefined,
  });
});

test.each(['', 'x'.repeat(101)])(
  'a key of the wrong length is refused by the name of its header',
  async (key) => {
    const { browser, orderId } = await anOrder();
    const { status, body } = await call(browser, '/api/payment/create', key, { OrderID: orderId });
    expect([status, Object.keys(JSON.parse(body).error.fields)]).toEqual([400, ['Idempotency-Key']]);
  },
);

test('a failure of the service is not kept, so the repeat tries again', async () => {
  const { browser, orderId } = await anOrder();
  const broken = await openPaymentApp(database, { ...standIn, apiBase: 'http://127.0.0.1:9' });
  broken.businessClock.set(payApp.businessClock.now());
  try {
    const request = post('/api/payment/create', browser, { OrderID: orderId });
    const down = await broken.app.inject({
      ...request,
      headers: { ...request.headers, 'idempotency-key': 'again' },
    });
    expect(down.statusCode).toBe(503);
  } finally {
    await broken.stop();
  }
  expect(await call(browser, '/api/payment/create', 'again', { OrderID: orderId })).toMatchObject({
    status: 200,
    replayed: undefined,
  });
});

/** Makes everything stored of keys older. */
const pass = (seconds: number) =>
  database.pool.query(
    `UPDATE idempotency_keys
     SET started_at = started_at - make_interval(secs => $1), held_until = held_until - make_interval(secs => $1)`,
    [seconds],
  );

/** The mechanism alone, without the service. */
function mechanism(renewMs?: number) {
  const keysUnder = (...secrets: Secrets) => createIdempotency(database.pool, secrets, () => 'ann', renewMs);
  const keys = keysUnder('a secret');
  const request: KeyedCall = {
    id: 'r-1',
    params: {},
    query: {},
    body: { b: 1, a: { d: 2, c: 3 } },
    cookies: {},
    session: null,
    signal: new AbortController().signal,
  };
  return { keys, keysUnder, request };
}

test('operating.md Replacing SESSION_SECRET: a repeat gets the first answer under either of the two secrets', async () => {
  const { keysUnder, request } = mechanism();
  const answerOf = (body: string) => async () => ({ status: 200, body });
  const before = keysUnder('the secret before');
  const knowsBoth = keysUnder('the secret before', 'the next secret');
  const replaced = keysUnder('the next secret', 'the secret before');
  await before.once('pay', 'rotated', request, answerOf('first'));
  const repeat = await replaced.once('pay', 'rotated', request, answerOf('second'));
  expect(repeat).toMatchObject({ headers: { 'idempotent-replayed': 'true' }, json: { text: '"first"' } });
  await expect(
    replaced.once('pay', 'rotated', { ...request, body: { other: true } }, answerOf('third')),
  ).rejects.toMatchObject({ status: 422 });
  // An instance that knows the new secret but does not use it yet.
  await replaced.once('pay', 'new', request, answerOf('first'));
  expect(await knowsBoth.once('pay', 'new', request, answerOf('second'))).toMatchObject({
    headers: { 'idempotent-replayed': 'true' },
  });
});

test('a repeat is refused with 409 while the first call runs, and is done once the first call’s hold has expired', async () => {
  const { keys, request } = mechanism();
  let end = (): void => {};
  let first: Promise<unknown> = Promise.resolve();
  await new Promise<void>((begun) => {
    first = keys.once('pay', 'slow', request, async () => {
      begun();
      await new Promise<void>((ended) => {
        end = ended;
      });
      return { status: 200, body: { n: 1 } };
    });
  });
  const repeat = () => keys.once('pay', 'slow', request, async () => ({ status: 200, body: { n: 2 } }));
  await expect(repeat()).rejects.toMatchObject({ status: 409, retryAfter: 1 });
  await pass(31);
  expect(await repeat()).toMatchObject({ body: { n: 2 } });
  end();
  await first;
});

test('a call that takes longer than its hold keeps its key while it runs', async () => {
  const { keys, request } = mechanism(5);
  const heldSeconds = async (): Promise<number | undefined> => {
    const { rows } = await database.pool.query<{ seconds: number }>(
      `SELECT extract(epoch FROM held_until - clock_timestamp())::float8 AS seconds
       FROM idempotency_keys WHERE status IS NULL`,
    );
    return rows[0]?.seconds;
  };
  await keys.once('pay', 'long', request, async () => {
    for (let times = 0; times < 3; times += 1) {
      await pass(25);
      await vi.waitFor(async () => expect(await heldSeconds()).toBeGreaterThan(20));
      const repeat = keys.once('pay', 'long', request, async () => ({ status: 204 }));
      await expect(repeat).rejects.toMatchObject({ status: 409 });
    }
    return { status: 204 };
  });
});

test('only one of twenty simultaneous repeats is done', async () => {
  const { keys, request } = mechanism();
  let done = 0;
  const all = await Promise.allSettled(
    Array.from({ length: 20 }, () =>
      keys.once('pay', 'flood', request, async () => {
        done += 1;
        return { status: 204 };
      }),
    ),
  );
  expect(done).toBe(1);
  for (const one of all) {
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ status: 409 });
    else expect(one.value.status).toBe(204);
  }
});

test('answers are sealed, kept for a day, and then removed by the clean-up', async () => {
  const { keys, request } = mechanism();
  await database.pool.query('DELETE FROM idempotency_keys');
  let n = 0;
  const once = () =>
    keys.once('pay', 'day', request, async () => {
      n += 1;
      return { status: 200, body: { secret: 'of the account', n } };
    });
  await once();
  const { rows } = await database.pool.query('SELECT k::text AS row, sealed_body FROM idempotency_keys k');
  expect(rows.map(({ row, sealed_body }) => row + sealed_body.toString('latin1')).join()).not.toMatch(
    /of the account|ann|day/,
  );
  await pass(23 * 3600);
  await keys.prune();
  expect(JSON.parse((await once()).json?.text ?? '{}')).toMatchObject({ n: 1 });
  await pass(3600);
  await keys.prune();
  expect((await database.pool.query('SELECT FROM idempotency_keys')).rowCount).toBe(0);
  expect((await once()).body).toMatchObject({ n: 2 });
});

test('rate-limit refusals, and refusals whose caller has left, are not kept', async () => {
  const { keys, request } = mechanism();
  const gone = new AbortController();
  gone.abort();
  const refusals: [string, KeyedCall, Refusal][] = [
    ['limited', request, new Refusal('too-many-requests', 'wait')],
    ['gone', { ...request, signal: gone.signal }, new Refusal('not-found', 'not yet')],
  ];
  for (const [key, one, refusal] of refusals) {
    await expect(keys.once('pay', key, one, () => Promise.reject(refusal))).rejects.toBe(refusal);
    expect((await keys.once('pay', key, one, async () => ({ status: 204 }))).headers).toBeUndefined();
  }
});
