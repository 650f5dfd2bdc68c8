import { afterAll, beforeAll, expect, test } from 'vitest';
import { loggableUrl } from '../../src/server/http/logging.ts';
import { browserOf, post, type TestApp, testApp } from './app-kit.ts';
import { freshDatabase, type TestDatabase } from './database.ts';

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
  });
});
afterAll(async () => {
  await running.app.close();
  await database.drop();
});

test('issue: logs hold no password, cookie, token or authorization, and every line of a request its id', async () => {
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

test('issue: one line a request, with method, address, status and duration', async () => {
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
      status: 501,
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
  ['/x?session%54oken=s3', '/x?session%54oken=[redacted]'],
  ['/x?%zz=1', '/x?[malformed]'],
  ['/api/forgotpassword/tok-en/question?_=1', '/api/forgotpassword/[redacted]/question?_=1'],
  ['/restore-password/tok-en', '/restore-password/[redacted]'],
  ['/api/feed/data?tv=ICPM', '/api/feed/data?tv=ICPM'],
])('issue: the address %s is logged without its secrets', (url, logged) => {
  expect(loggableUrl(url)).toBe(logged);
});
