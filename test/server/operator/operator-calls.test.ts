import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operationList } from '../../../src/contract/validate.ts';
import { type OperatorRole, operatorRoles } from '../../../src/domain/operator/roles.ts';
import { type Browser, post, type TestApp, testApp } from '../app-kit.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { operatorOf } from './operator-kit.ts';

let database: TestDatabase;
let app: TestApp;
const browsers = new Map<OperatorRole, Browser>();
let customer: Browser;
let pseudonym = '';

beforeAll(async () => {
  database = await freshDatabase();
  app = await testApp(database);
  for (const role of operatorRoles)
    browsers.set(role, await operatorOf(app, database, `${role}@daylight.example`, role));
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

/** What a call cannot do without. */
const needed: Readonly<Record<string, string>> = {
  '/api/operator/usage': '?month=2026-11',
  '/api/operator/usage/file': '?month=2026-11',
  '/api/operator/publishing': '?kind=report',
};
const calls = operationList.filter(({ access }) => access === 'operator');
const addressOf = (path: string): string =>
  path.replace('{pseudonym}', pseudonym).replace('{number}', '1').replace('{reference}', pseudonym) +
  (needed[path] ?? '');
const of = (role: OperatorRole): Browser => browsers.get(role) ?? customer;
const read = async (url: string, browser: Browser) => {
  const answer = await app.app.inject({ url, cookies: browser.cookies });
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  return { status: answer.statusCode, body: isJson ? answer.json() : answer.body };
};
const send = async (url: string, browser: Browser, body: unknown) => {
  const answer = await app.app.inject(post(url, browser, body));
  return { status: answer.statusCode, body: answer.json() };
};

/** What everybody can see of an answer, but for the id of the request and the time. */
async function seenOf(method: string, url: string, browser: Partial<Browser>, headers = {}) {
  const answer = await app.app.inject({
    method: method === 'POST' ? 'POST' : 'GET',
    url,
    ...(browser.cookies ? { cookies: browser.cookies } : {}),
    headers,
    ...(method === 'POST' ? { payload: '{"any": 1' } : {}),
  });
  const hidden = new Set(['x-request-id', 'date', 'set-cookie']);
  return {
    status: answer.statusCode,
    body: answer.body.replace(/"requestId":"[^"]+"/, ''),
    cookies: answer.cookies.map(({ name }) => name),
    headers: Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !hidden.has(name))),
  };
}

describe('C 22: whoever is no operator', () => {
  const plain = { 'content-type': 'application/json' };
  const types = [
    'application/json ; charset=utf-8',
    'text/plain',
    'multipart/form-data; boundary=x',
    'json',
    'a/b/c',
  ];
  test.each(calls)('gets the answer of an unknown address from $method $path', async ({ method, path }) => {
    const url = addressOf(path);
    const before = app.log.length;
    for (const headers of [
      {},
      plain,
      { ...plain, 'accept-encoding': 'br' },
      ...types.map((type) => ({ 'content-type': type })),
    ])
      for (const browser of [{}, customer]) {
        const unknown = await seenOf(method, url.replace('operator', 'oparetor'), browser, headers);
        expect(await seenOf(method, url, browser, headers)).toEqual(unknown);
      }
    const lines = app.log.slice(before);
    expect(lines.filter(({ level }) => level === 'warn' || level === 'error')).toEqual([]);
  });

  test('gets it also for a pseudonym that is longer than an address may be', async () => {
    const url = `/api/operator/accounts/${'x'.repeat(501)}`;
    for (const browser of [{}, customer])
      expect(await seenOf('GET', url, browser)).toEqual(
        await seenOf('GET', url.replace('operator', 'oparetor'), browser),
      );
  });
});

describe('C 22: an operator', () => {
  test.each(calls.flatMap((call) => operatorRoles.map((role) => ({ ...call, role }))))(
    '$role makes $method $path if it is one of this role',
    async ({ method, path, roles, role }) => {
      const allowed = role === 'admin' || roles.some((one) => one === role);
      const url = addressOf(path);
      const { status } = method === 'GET' ? await read(url, of(role)) : await send(url, of(role), {});
      const found = method === 'GET' ? (/\{(number|reference)\}/.test(path) ? 404 : 200) : 400;
      expect([role, status]).toEqual([role, allowed ? found : 404]);
    },
  );

  test('finds an account and reads it, and the log says so', async () => {
    const found = await read('/api/operator/accounts?who=CUSTOMER%40', of('support'));
    expect(found.body.Accounts).toMatchObject([{ Login: 'customer@example.com', Pseudonym: pseudonym }]);
    const shown = await read(`/api/operator/accounts/${pseudonym}`, of('support'));
    expect(shown.body).toMatchObject({ Login: 'customer@example.com', EndsOn: '2030-01-31', Roles: [] });
    const log = await read(`/api/operator/log?subject=${pseudonym}`, of('support'));
    const reading = { By: 'support@daylight.example', Role: 'support', Act: 'read account' };
    expect(log.body.Entries).toContainEqual(expect.objectContaining(reading));
  });

  test('previews an act, does it once, and hears of it again', async () => {
    const id = await app.addAccount('once@example.com', '2030-01-31');
    const theirs = await app.signedIn(id);
    const Act = { Name: 'suspendAccount', Login: 'once@example.com' };
    const { body: preview } = await send('/api/operator/acts/preview', of('support'), { Act });
    expect(preview).toMatchObject({ AsksAgain: false, Before: { suspended: false } });
    const asked = { Act, Reason: 'ticket 7', Seen: preview.Seen, Attempt: randomUUID() };
    const done = await send('/api/operator/acts', of('support'), asked);
    expect(done).toMatchObject({ status: 200, body: { Repeated: false, After: { suspended: true } } });
    expect((await app.app.inject({ url: '/api/userInfo', cookies: theirs.cookies })).statusCode).toBe(401);
    const again = await send('/api/operator/acts', of('support'), asked);
    expect(again).toMatchObject({
      status: 200,
      body: { Repeated: true, DoneAt: expect.any(String), After: { suspended: true } },
    });
    const log = await read('/api/operator/log', of('support'));
    expect(
      log.body.Entries.filter(({ Act: name }: { Act: string }) => name === 'suspend account'),
    ).toHaveLength(1);
  });

  test('reads in the log what was done without what was read, page by page', async () => {
    await read(`/api/operator/accounts/${pseudonym}`, of('support'));
    const { body: whole } = await read('/api/operator/log', of('support'));
    const { body: acts } = await read('/api/operator/log?acts=true', of('support'));
    type Entry = { readonly Act: string; readonly Reason: string | null };
    expect(whole.Entries.map(({ Act }: Entry) => Act)).toContain('read account');
    expect(acts.Entries.length).toBeGreaterThan(0);
    expect(acts.Entries).toEqual(whole.Entries.filter(({ Reason }: Entry) => Reason !== null));
  });

  test('has overdue invoices as a part of their own', async () => {
    const { body } = await read('/api/operator/status', of('finance'));
    expect(body.Lines).toContainEqual({
      Part: 'invoices',
      NeedsSomebody: false,
      Sentence: 'none is overdue',
    });
  });

  test('is named as who granted a role by a pseudonym, not by a login', async () => {
    await app.addAccount('newcomer@example.com');
    const Act = { Name: 'grantRole', Login: 'newcomer@example.com', Role: 'data' };
    const { body: preview } = await send('/api/operator/acts/preview', of('admin'), { Act });
    const asked = { Act, Reason: 'ticket 8', Seen: preview.Seen, Attempt: randomUUID() };
    expect((await send('/api/operator/acts', of('admin'), asked)).status).toBe(200);
    const { rows } = await database.pool.query(
      `SELECT FROM operators o JOIN accounts new ON new.id = o.account_id JOIN accounts a ON a.payer_ref::text = o.granted_by
       WHERE new.email = 'newcomer@example.com' AND a.email = 'admin@daylight.example'`,
    );
    expect(rows).toHaveLength(1);
  });

  test('is told so if a role does not include an act', async () => {
    const refused = await send('/api/operator/acts/preview', of('data'), {
      Act: { Name: 'suspendAccount', Login: 'customer@example.com' },
    });
    expect(refused).toMatchObject({ status: 403, body: { error: { code: 'forbidden' } } });
  });

  test('has roles in userInfo, and nobody else does', async () => {
    expect((await read('/api/userInfo', of('data'))).body).toMatchObject({
      Roles: ['data'],
      IsSubscribed: false,
      restrictedMode: false,
    });
    expect(Object.keys((await read('/api/userInfo', customer)).body)).not.toContain('Roles');
  });
});
