import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { whosePseudonym } from '../../../src/server/cli/whose-pseudonym.ts';
import { loggableUrl, loggerOptions } from '../../../src/server/http/logging.ts';
import { Refusal } from '../../../src/server/http/refusal.ts';
import { createPseudonyms } from '../../../src/server/watch/pseudonym.ts';
import { browserOf, post, secret, type TestApp, testApp } from '../app-kit.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';

let database: TestDatabase;
let running: TestApp;

beforeAll(async () => {
  database = await freshDatabase();
  running = await testApp(database, {
    signIn: async ({ body, log, headers, cookies }) => {
      log.info({ body, headers, cookies, nested: { deep: body } }, 'everything a careless handler could log');
      log.error(
        { err: Object.assign(new Error('failed'), { detail: 'Key (email)=(me@daylight.example)' }) },
        'oh',
      );
      return { status: 200, body: { sessionToken: 'one-time-token', nonce: 'n-1' } };
    },
    getConfig: async () => {
      throw new Refusal('invalid-request', 'Refused');
    },
    listTradingVenues: async () => {
      throw new Error('the list is broken');
    },
  });
});
afterAll(async () => {
  await running.app.close();
  await database.drop();
});

test('logs hold no password, cookie, token or authorization, and every line of a request carries its id', async () => {
  const browser = await browserOf(running.app, { session: 'a'.repeat(43) });
  const request = post('/auth/signin?_=1', browser, { login: 'me', password: 'Sunrise2026' });
  running.log.length = 0;
  const answer = await running.app.inject({
    ...request,
    headers: { ...request.headers, authorization: 'SSWS api-token-of-ours' },
  });
  expect(answer.statusCode).toBe(200);
  const text = JSON.stringify(running.log);
  for (const secret of [
    'Sunrise2026',
    'a'.repeat(43),
    'api-token-of-ours',
    browser.token,
    browser.cookies.csrf ?? 'no csrf cookie',
    'one-time-token',
    'me@daylight.example',
  ]) {
    expect(text).not.toContain(secret);
  }
  expect(running.log).toHaveLength(3);
  for (const line of running.log) expect(line.requestId).toBe(answer.headers['x-request-id']);
});

/** The log line for these facts. */
function logged(facts: object): Record<string, unknown> {
  const lines: string[] = [];
  pino(loggerOptions('info', secret), { write: (line) => void lines.push(line) }).info(facts, 'facts');
  return JSON.parse(lines[0] ?? '{}');
}

test('an error logs its causes by type and code, without their messages', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const asked = new TypeError('fetch failed for me@daylight.example', { cause: refused });
  expect(logged({ err: new Error('out of reach', { cause: asked }) })).toMatchObject({
    err: { message: 'out of reach', causes: ['TypeError', 'Error ECONNREFUSED'] },
  });
  const each = new AggregateError([refused, refused]);
  expect(logged({ err: new Error('none answers', { cause: each }) })).toMatchObject({
    err: { causes: ['AggregateError', 'Error ECONNREFUSED', 'Error ECONNREFUSED'] },
  });
  expect(JSON.stringify(logged({ err: new Error('out', { cause: asked }) }).err)).not.toContain('me@');
  expect(logged({ err: new Error('alone') }).err).not.toHaveProperty('causes');
});

test('accounts and keys are logged by pseudonyms that only the secret can resolve', async () => {
  const accountId = await running.addAccount('logged@daylight.example', '2099-01-01');
  const browser = await running.signedIn(accountId);
  running.log.length = 0;
  await running.app.inject({ url: '/api/userInfo', cookies: browser.cookies });
  const told = createPseudonyms(secret)('account', accountId);
  expect(running.log).toEqual([expect.objectContaining({ msg: 'answered', accountId: told })]);
  const ids = { accountId, keyId: '0123456789ab', publisher: '0123456789ab', subject: accountId };
  const first = logged(ids);
  expect(first).toMatchObject({ accountId: told });
  expect(logged(ids)).toMatchObject({
    keyId: first.keyId,
    publisher: first.publisher,
    subject: first.subject,
  });
  expect(new Set([first.accountId, first.keyId, first.publisher, first.subject]).size).toBe(4);
  expect(JSON.stringify(first)).not.toMatch(new RegExp(`${accountId}|0123456789ab`));
  expect(createPseudonyms('another secret of the service')('account', accountId)).not.toBe(told);
  expect(await whosePseudonym(database.pool, ['a newer secret of the service', secret], told)).toBe(
    'the account logged@daylight.example',
  );
  const login = createPseudonyms(secret)('login', 'logged@daylight.example');
  expect(logged({ login: ' Logged@daylight.example' })).toMatchObject({ login });
  expect(await whosePseudonym(database.pool, [secret], login)).toBe(
    'the login of the account logged@daylight.example',
  );
  expect(await whosePseudonym(database.pool, [secret], 'nobody')).toBeNull();
});

test('the code of an error stays readable: PostgreSQL’s, Node’s, the provider’s and our own', async () => {
  const duplicate = await database.pool
    .query("INSERT INTO segments SELECT * FROM segments WHERE mic = 'ICPM'")
    .catch((error: unknown) => error);
  expect(logged({ err: duplicate })).toMatchObject({ err: { type: 'error', code: '23505' } });
  for (const code of [
    'ECONNREFUSED',
    'FST_ERR_CTP_BODY_TOO_LARGE',
    'E0000004',
    '40001',
    'INTERNAL',
    'invalid-request',
    403,
  ]) {
    expect(logged({ code }).code).toBe(code);
    expect(logged({ err: Object.assign(new Error('failed'), { code }) })).toMatchObject({ err: { code } });
  }
});

test.each([
  'oPz8_3hYqk1W0d7sVJmBcX2uTn4rLgAeFi6yKoMQZtb',
  '00aBcD',
  '0123456789ABCDEF0123456789ABCDEF',
  'lower0case1with2digits',
  'a'.repeat(43),
  { value: 'in an object' },
])('an authorization code is not an error code and stays out of the log: %s', (code) => {
  for (const facts of [{ code }, { body: { code } }, { nested: { body: { code } } }]) {
    const text = JSON.stringify(logged(facts));
    expect(text).toContain('[redacted]');
    expect(text).not.toContain(typeof code === 'string' ? code : code.value);
  }
});

test.each([
  'password',
  'newPassword',
  'Answer',
  'codeVerifier',
  'code_verifier',
  'sessionToken',
  'stateToken',
  'recoveryToken',
  'apiToken',
  'client_secret',
  'id_token',
  'idToken',
  'access_token',
  'refresh_token',
  'authorization',
  'cookie',
  'set-cookie',
  'x-xsrf-token',
])('a field named %s is never logged, whatever its value', (field) => {
  for (const facts of [
    { [field]: '23505' },
    { body: { [field]: '23505' } },
    { a: { b: { [field]: '23505' } } },
    { list: [{ [field]: '23505' }] },
  ]) {
    expect(JSON.stringify(logged(facts))).not.toContain('23505');
  }
});

test('a request that fails is logged with its operation', async () => {
  running.log.length = 0;
  await running.app.inject('/api/tradingVenuesList');
  expect(running.log).toContainEqual(
    expect.objectContaining({
      msg: 'request failed',
      operation: 'listTradingVenues',
      err: expect.objectContaining({ message: 'the list is broken' }),
    }),
  );
});

test('each request is logged in one line, with method, address and status', async () => {
  running.log.length = 0;
  await running.app.inject('/api/config?_=2');
  expect(running.log).toEqual([
    expect.objectContaining({
      level: 'info',
      msg: expect.any(String),
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    }),
    expect.objectContaining({
      req: expect.objectContaining({ method: 'GET', url: '/api/config?_=2' }),
      status: 400,
    }),
  ]);
});

test.each([
  [
    '/auth/authorization-code/callback?code=abc&state=x',
    '/auth/authorization-code/callback?code=[redacted]&state=[redacted]',
  ],
  [
    '/idp/oauth2/v1/authorize?client_id=d&sessionToken=s3',
    '/idp/oauth2/v1/authorize?client_id=d&sessionToken=[redacted]',
  ],
  ['/x?session%54oken=s3', '/x?sessionToken=[redacted]'],
  ['/x?token%3Ds3', '/x?token=[redacted]'],
  ['/x?%zz=1', '/x?[malformed]'],
  ['/x?key=daylight%5F0123456789ab%5Fabcdef01%zz', '/x?[malformed]'],
  ['/x?key=daylight%5f0123456789ab_%61bcdef01', '/x?key=daylight_0123456789ab_[redacted]'],
  ['/x?text=5%25%20ICAP', '/x?text=5%25%20ICAP'],
  ['/api/forgotpassword/tok-en/question?_=1', '/api/forgotpassword/[redacted]/question?_=1'],
  ['/%61pi/forgotpassword/tok-en', '/api/forgotpassword/[redacted]'],
  ['/restore-password/tok-en', '/restore-password/[redacted]'],
  ['//restore-password/tok-en', '//restore-password/[redacted]'],
  ['/alerts/off/tok-en', '/alerts/off/[redacted]'],
  [
    `/api/history?key=daylight_0123456789ab_${'0f'.repeat(24)}&tv=ICPM`,
    '/api/history?key=daylight_0123456789ab_[redacted]&tv=ICPM',
  ],
  [`/daylight_publish_0123456789ab_${'0f'.repeat(24)}`, '/daylight_publish_0123456789ab_[redacted]'],
  [`/%64aylight_0123456789ab_${'0f'.repeat(24)}`, '/daylight_0123456789ab_[redacted]'],
  ['/login?from=/restore-password/tok-en', '/login?from=/restore-password/[redacted]'],
  ['/api/feed/data?tv=ICPM', '/api/feed/data?tv=ICPM'],
  ['/api/operator/accounts?after=kate', '/api/operator/accounts?after=[redacted]'],
  ['/api/history?after=12', '/api/history?after=12'],
])('the address %s is logged without its secrets', (url, logged) => {
  expect(loggableUrl(url)).toBe(logged);
});
