import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Refusal } from '../../../src/server/http/refusal.ts';
import { createFailedRequests } from '../../../src/server/watch/failed-requests.ts';
import { type Browser, post, type TestApp, testApp } from '../app-kit.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { runDaylight } from '../run-daylight.ts';
import { operatorOf } from './operator-kit.ts';

let database: TestDatabase;
let app: TestApp;
let support: Browser;
let customer: Browser;
let pseudonym = '';

const noAnswer = Object.assign(
  new Error('no answer from ada@example.com', { cause: new TypeError('closed') }),
  { code: 'EPROTO' },
);
/** With what the call for the configuration fails. */
let thrown: Error = noAnswer;

const week = 7 * 24 * 60 * 60_000;

beforeAll(async () => {
  database = await freshDatabase();
  app = await testApp(database, {
    getConfig: async () => {
      throw thrown;
    },
  });
  support = await operatorOf(app, database, 'support@daylight.example', 'support');
  const id = await app.addAccount('customer@example.com', '2030-01-31');
  customer = await app.signedIn(id);
  const { rows } = await database.pool.query<{ payer_ref: string }>(
    'SELECT payer_ref FROM accounts WHERE id = $1',
    [id],
  );
  pseudonym = rows[0]?.payer_ref ?? '';
});
afterAll(async () => {
  await app.app.close();
  await database.drop();
});
beforeEach(async () => {
  thrown = noAnswer;
  await app.shared.failedRequests.write();
  await database.pool.query('DELETE FROM failed_requests');
});

/** Makes a call and waits until what failed is written. @returns the reference that the answer tells */
async function failing(url: string, browser: Partial<Browser> = {}): Promise<string> {
  const answer = await app.app.inject({ url, cookies: browser.cookies ?? {} });
  await app.shared.failedRequests.write();
  return answer.json().error.requestId;
}
const read = async (url: string) => {
  const answer = await app.app.inject({ url, cookies: support.cookies });
  return { status: answer.statusCode, body: answer.json() };
};
const kept = async (): Promise<readonly string[]> =>
  (
    await database.pool.query<{ code: string }>('SELECT code FROM failed_requests ORDER BY failed_at')
  ).rows.map(({ code }) => code);

test('C 23: the reference of a failure tells what was called, whose it was and what failed', async () => {
  const reference = await failing('/api/config?_=ada%40example.com', customer);
  const { body } = await read(`/api/operator/requests/${reference}`);
  expect(body.Request).toEqual({
    ...{ Reference: reference, At: expect.any(String), Method: 'GET', Path: '/api/config' },
    ...{ Operation: 'getConfig', Status: 500, Code: 'internal', Milliseconds: expect.any(Number) },
    Message: 'An error has occurred – please try again later',
    Fault: 'Error EPROTO (TypeError)',
    ...{ Pseudonym: pseudonym, Key: null, PublisherKey: null },
  });
});

test('C 23: of a refused call only the address of the contract is kept, and nothing failed', async () => {
  const reference = await failing(`/api/operator/accounts/${randomUUID()}`, support);
  const { body } = await read(`/api/operator/requests/${reference}`);
  expect(body.Request).toMatchObject({
    ...{ Path: '/api/operator/accounts/{pseudonym}', Status: 404, Fault: null },
    Message: 'There is no account with this pseudonym.',
  });
});

test('C 23: nothing is kept of what is no call, of who has to sign in, or of what is hidden', async () => {
  for (const url of ['/api/nothing', '/api/userInfo', '/api/operator/status']) await failing(url);
  await app.app.inject(post('/api/views', { ...customer, token: 'wrong' }));
  await app.shared.failedRequests.write();
  expect(await kept()).toEqual([]);
});

test('C 23: a flood of one kind leaves room for another, and what a caller sends can be written', async () => {
  for (let n = 0; n < 130; n += 1)
    await app.app.inject({ url: '/api/feed/data?%00=x%22', cookies: customer.cookies });
  const reference = await failing('/api/config');
  const codes = await kept();
  expect(codes.filter((code) => code === 'invalid-request')).toHaveLength(100);
  expect(codes).toContain('internal');
  expect((await read(`/api/operator/requests/${reference}`)).status).toBe(200);
});

test('C 23: what the database cannot hold keeps nothing else from being written', async () => {
  const calls = [
    new Refusal('conflict', `${'x'.repeat(499)}😀`),
    // A code that cannot be stored.
    new Refusal('conflict', 'm', { providerCode: '\ud83d' }),
    new Refusal('not-found', 'm'),
  ];
  for (const refusal of calls) {
    thrown = refusal;
    await app.app.inject({ url: '/api/config' });
  }
  expect(await app.shared.failedRequests.write()).toBe(2);
  expect(await kept()).toEqual(['conflict', 'not-found']);
  expect(await app.shared.failedRequests.write()).toBe(0);
});

test('C 23: nobody pushes out what failed here, nor refusals of another kind', async () => {
  await database.pool.query(
    `INSERT INTO failed_requests SELECT gen_random_uuid(), $1::timestamptz - n * interval '1 second', 'GET', '/api/config',
       NULL, 409, CASE WHEN n <= 4 THEN 'conflict' WHEN n = 5 THEN 'forbidden' ELSE 'internal' END, 'm',
       CASE WHEN n > 5 THEN 'f' END, 1, NULL, NULL, NULL FROM generate_series(1, 7) n`,
    [app.clock.now()],
  );
  await createFailedRequests(database.pool, app.clock, { all: 5, code: 2 }).prune();
  expect((await kept()).toSorted()).toEqual(['conflict', 'conflict', 'forbidden', 'internal', 'internal']);
  await createFailedRequests(database.pool, app.clock, { all: 3, code: 2 }).prune();
  expect((await kept()).toSorted()).toEqual(['conflict', 'internal', 'internal']);
});

test('C 23: of a refused form, and of a key that is used twice, no message is kept', async () => {
  const fields = { name: ['Ada Lovelace is no name'] };
  for (const refusal of [
    new Refusal('invalid-request', fields.name, { fields }),
    new Refusal('key-reused', 'Ada Lovelace'),
  ]) {
    thrown = refusal;
    await failing('/api/config');
  }
  const { rows } = await database.pool.query('SELECT message FROM failed_requests ORDER BY message');
  expect(rows).toEqual([{ message: 'invalid-request' }, { message: 'key-reused' }]);
});

test('C 23: the list has the newest first, and what failed here alone if asked for', async () => {
  await failing(`/api/operator/accounts/${randomUUID()}`, support);
  const reference = await failing('/api/config');
  const all = await read('/api/operator/requests');
  expect(all.body.Requests.map(({ Code }: { Code: string }) => Code)).toEqual(['internal', 'not-found']);
  const failed = await read('/api/operator/requests?failed=true');
  expect(failed.body.Requests).toMatchObject([{ Reference: reference }]);
});

test('C 23: the list is paged by key', async () => {
  await database.pool.query(
    `INSERT INTO failed_requests SELECT gen_random_uuid(), now() - n * interval '1 second', 'GET', '/api/config', NULL,
       500, 'internal', 'm', 'f', 1, NULL, NULL, NULL FROM generate_series(1, 130) n`,
  );
  const first = await read('/api/operator/requests');
  expect(first.body.Requests).toHaveLength(100);
  const next = await read(`/api/operator/requests?after=${encodeURIComponent(first.body.Next)}`);
  expect(next.body).toMatchObject({ Next: null });
  expect(next.body.Requests).toHaveLength(30);
  const wrong = await read(`/api/operator/requests?failed=true&after=${encodeURIComponent(first.body.Next)}`);
  expect(wrong.status).toBe(400);
});

test('C 23: a search for a reference finds the request and its customer', async () => {
  const reference = await failing('/api/config', customer);
  const { body } = await read(`/api/operator/accounts?who=${reference.toUpperCase()}`);
  expect(body).toMatchObject({ Request: reference, Accounts: [{ Login: 'customer@example.com' }] });
});

test('C 23: they are kept for a week, and go with the account', async () => {
  await failing('/api/config', customer);
  const other = await app.addAccount('leaver@example.com', '2030-01-31');
  await failing('/api/config', await app.signedIn(other));
  await database.pool.query('DELETE FROM subscriptions WHERE account_id = $1', [other]);
  await database.pool.query('DELETE FROM accounts WHERE id = $1', [other]);
  expect(await kept()).toHaveLength(1);
  app.clock.pass(week + 60_000);
  await app.shared.failedRequests.prune();
  app.clock.reset();
  expect(await kept()).toEqual([]);
});

test('C 23: the command shows what a page showed the reference of', async () => {
  const requests = (...words: readonly string[]) =>
    runDaylight(['requests', ...words], { DATABASE_URL: database.url });
  const reference = await failing('/api/config', customer);
  const shown = await requests('show', `Reference ${reference}`);
  expect(shown.code).toBe(0);
  expect(shown.out).toContain(`GET /api/config (getConfig)`);
  expect(shown.out).toContain(`by account ${pseudonym}`);
  expect(shown.out).toContain('What failed: Error EPROTO');
  expect(JSON.parse((await requests('show', reference, '--json')).out)).toMatchObject({ status: 500 });
  expect((await requests('list', '--failed')).out).toContain(reference);
  const unknown = await requests('show', randomUUID());
  expect([unknown.code, unknown.err]).toEqual([
    1,
    expect.stringContaining('has failed in the last seven days'),
  ]);
  expect((await requests('show')).err).toContain('Name the request by its reference.');
  expect((await requests('forget', reference)).err).toContain('is not an action');
});
