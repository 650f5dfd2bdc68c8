import { afterAll, beforeAll, expect, test } from 'vitest';
import { listOperations, objectAt, readDocument } from '../../../src/contract/document.ts';
import { bodyLimit } from '../../../src/server/app.ts';
import { Refusal } from '../../../src/server/http/refusal.ts';
import { type Browser, browserOf, post, type TestApp, testApp } from '../app-kit.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';

let database: TestDatabase;
let running: TestApp;
let visitor: Browser;

beforeAll(async () => {
  database = await freshDatabase();
  running = await testApp(database, {
    signIn: async () => ({ status: 200, body: { sessionToken: 's', nonce: 'n' } }),
    listFeedVenues: async ({ query }) => {
      if (query.datatype === 'trade') throw new Error('secret reason in /srv/app.js');
      return { status: 200, body: { tvlist: [{ MIC: 'ICOT', Name: 'ICAP EU' }] } };
    },
    listTradingVenues: async () => {
      throw Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), { code: 'ECONNREFUSED' });
    },
    // @ts-expect-error: such an answer does not compile
    getSubscription: async () => ({ status: 200, body: { nothing: 'of the contract' } }),
    listDocuments: async () => {
      const client = await database.pool.connect();
      try {
        const { rows } = await client.query<{ own: number }>('SELECT pg_backend_pid() AS own');
        // The connection breaks between two statements, so the next statement fails.
        await database.pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.own]);
        await expect.poll(() => client.query('SELECT').catch(() => 'broken')).toBe('broken');
        await client.query('COMMIT');
      } finally {
        client.release(true);
      }
      throw new Error('it was not broken');
    },
    getTerms: async () => {
      const client = await database.pool.connect();
      try {
        await client.query('SET statement_timeout = 1');
        await client.query('SELECT pg_sleep(60)');
      } finally {
        client.release(true);
      }
      throw new Error('the statement was not given up');
    },
    listPublishers: async () => {
      throw Object.assign(new Error('nothing can be written here'), { code: '25006' });
    },
    getUserDetails: async () => {
      throw new Refusal('invalid-request', ['one', 'two'], { fields: { Phone: ['wrong'] } });
    },
  });
  visitor = await browserOf(running.app);
});
afterAll(async () => {
  await running.app.close();
  await database.drop();
});

/** Checks the contract's error shape, and that it reveals no internals. */
function expectRefusal(
  answer: { statusCode: number; body: string; headers: Record<string, unknown> },
  status: number,
  code: string,
): { message: string | string[]; fields?: Record<string, string[]> } {
  const { error } = JSON.parse(answer.body);
  expect({ status: answer.statusCode, code: error.code }).toEqual({ status, code });
  expect(error.requestId).toBe(answer.headers['x-request-id']);
  expect(error.requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect(answer.body).not.toMatch(/node_modules|\.ts:|\.js:|\bat \S+ \(|SELECT|ECONNREFUSED/);
  expect(answer.headers['cache-control']).toBe('no-store');
  return error;
}

const signIn = (payload: unknown) => running.app.inject(post('/auth/signin', visitor, payload));

test('bad input: malformed JSON is refused with 400', async () => {
  for (const payload of ['{"login":', 'login=me', '{"login": undefined}', '', '{"__proto__": {"x": 1}}']) {
    const error = expectRefusal(await signIn(payload), 400, 'invalid-request');
    expect(error.message).not.toBe('');
  }
});

test('bad input: a body with a content type other than JSON is refused with 400', async () => {
  for (const type of ['application/xml', 'text/plain']) {
    const answer = await running.app.inject({
      ...post('/auth/signin', visitor),
      headers: { 'x-xsrf-token': visitor.token, 'content-type': type },
      payload: '{"login":"a","password":"b"}',
    });
    expect(expectRefusal(answer, 400, 'invalid-request').message).toContain('must be JSON');
  }
});

test('bad input: unknown fields are refused by name, not dropped', async () => {
  const error = expectRefusal(
    await signIn({ login: 'a', password: 'b', admin: true }),
    400,
    'invalid-request',
  );
  expect(Object.keys(error.fields ?? {})).toEqual(['admin']);
});

test.each([
  ['a number instead of text', { login: 1, password: 'b' }, 'login'],
  ['a list instead of text', { login: ['a'], password: 'b' }, 'login'],
  ['null instead of text', { login: 'a', password: null }, 'password'],
  ['a missing field', { login: 'a' }, 'password'],
  ['an empty text', { login: '', password: 'b' }, 'login'],
  ['a text that is too long', { login: 'a'.repeat(10_000), password: 'b' }, 'login'],
])('bad input: %s is refused with a field error, and not converted', async (_what, payload, field) => {
  const error = expectRefusal(await signIn(payload), 400, 'invalid-request');
  expect(Object.keys(error.fields ?? {})).toEqual([field]);
});

test.each([
  ['a list', []],
  ['a text', '"text"'],
  ['a number', '1'],
  ['null', 'null'],
])('bad input: %s as the whole body is refused with 400', async (_what, payload) => {
  expectRefusal(await signIn(payload), 400, 'invalid-request');
});

test('bad input: a login of 100,000 characters is refused as too large with 413', async () => {
  const error = expectRefusal(await signIn({ login: 'a'.repeat(100_000), password: 'b' }), 413, 'too-large');
  expect(error.message).toBe('The request is too large');
  expect(bodyLimit).toBeLessThan(100_000);
});

test('bad input: a body that is too large is refused with 413, also where the call needs none', async () => {
  const answer = await running.app.inject(post('/auth/logout', visitor, { all: 'a'.repeat(100_000) }));
  expectRefusal(answer, 413, 'too-large');
});

test('bad input: an unknown, repeated, missing or invalid query parameter is refused by name', async () => {
  const { cookies } = await running.signedIn(await running.addAccount('query@daylight.example'));
  for (const [query, field] of [
    ['datatype=order&drop=1', 'drop'],
    ['datatype=order&datatype=trade', 'datatype'],
    ['datatype=both', 'datatype'],
    ['', 'datatype'],
  ]) {
    const answer = await running.app.inject({ url: `/api/subscription/feed/tvlist?${query}`, cookies });
    const error = expectRefusal(answer, 400, 'invalid-request');
    expect(Object.keys(error.fields ?? {})).toEqual([field]);
  }
});

test('A 7: the cache-busting parameter is accepted and ignored', async () => {
  const { cookies } = await running.signedIn(await running.addAccount('busting@daylight.example'));
  const answer = await running.app.inject({
    url: '/api/subscription/feed/tvlist?datatype=order&_=1763640000',
    cookies,
  });
  expect(answer.statusCode).toBe(200);
});

test('an address with a broken escape is refused with 400, one with an overlong parameter with 404', async () => {
  expectRefusal(await running.app.inject('/api/forgotpassword/%zz/question'), 400, 'invalid-request');
  const endless = `/api/forgotpassword/${'a'.repeat(5_000)}/question`;
  expectRefusal(await running.app.inject(endless), 404, 'not-found');
  const named = listOperations(readDocument()).filter(({ path }) => path.includes('{'));
  expect(named.map(({ id }) => id)).toContain('getLegalText');
  for (const { id, operation } of named)
    expect([id, Object.keys(objectAt(operation, 'responses'))]).toEqual([
      id,
      expect.arrayContaining(['404']),
    ]);
});

test('architecture.md The wire: an unknown call is not found, in the error shape', async () => {
  for (const url of ['/api/nothing', '/api/userInfo/more', '/.env', '/assets/x.js']) {
    expectRefusal(await running.app.inject({ url, headers: { accept: 'text/html' } }), 404, 'not-found');
  }
  expectRefusal(await running.app.inject({ method: 'DELETE', url: '/api/userInfo' }), 404, 'not-found');
});

test('decisions.md Errors: a call that needs a session is answered 401 before its body is read', async () => {
  expectRefusal(await running.app.inject('/api/userInfo'), 401, 'unauthenticated');
  const answer = await running.app.inject({
    method: 'POST',
    url: '/api/changepassword',
    payload: '{"broken',
  });
  expectRefusal(answer, 401, 'unauthenticated');
});

test('decisions.md Session and routes: a restricted session gets 403 from feed calls, but can read its own account', async () => {
  const restricted = await running.signedIn(await running.addAccount('over@daylight.example', '2020-12-31'));
  const feed = await running.app.inject({
    url: '/api/subscription/feed/tvlist?datatype=order',
    cookies: restricted.cookies,
  });
  expectRefusal(feed, 403, 'forbidden');
  const data = await running.app.inject({ url: '/api/feed/data', cookies: restricted.cookies });
  expectRefusal(data, 403, 'forbidden');
  const own = await running.app.inject({ url: '/api/userInfo', cookies: restricted.cookies });
  expect(own.json()).toMatchObject({ email: 'over@daylight.example', restrictedMode: true });
});

test('decisions.md Errors: an internal failure reveals nothing of its cause, which the log holds under the request id', async () => {
  const { cookies } = await running.signedIn(await running.addAccount('fails@daylight.example'));
  const answer = await running.app.inject({ url: '/api/subscription/feed/tvlist?datatype=trade', cookies });
  const error = expectRefusal(answer, 500, 'internal');
  expect(error.message).toBe('An error has occurred – please try again later');
  const line = running.log.find(({ requestId, err }) => requestId === answer.headers['x-request-id'] && err);
  expect(line).toMatchObject({ level: 'error', err: { message: 'secret reason in /srv/app.js' } });
});

test('A 8: a database that is down gives unavailable with Retry-After', async () => {
  const answer = await running.app.inject('/api/tradingVenuesList');
  const error = expectRefusal(answer, 503, 'unavailable');
  expect(error.message).toBe('Service is temporarily unavailable');
  expect(answer.headers['retry-after']).toBe('5');
});

test('A 8: a database connection that breaks within a transaction counts as a database that is down', async () => {
  const { cookies } = await running.signedIn(await running.addAccount('cut@daylight.example'));
  expectRefusal(await running.app.inject({ url: '/api/documents/list', cookies }), 503, 'unavailable');
});

test('A 8: a statement that takes the database too long can be asked for again', async () => {
  const answer = await running.app.inject('/api/terms');
  expectRefusal(answer, 503, 'unavailable');
  expect(answer.headers['retry-after']).toBe('5');
});

test('operating.md More than one process: a replica that is not promoted yet counts as a database that is down', async () => {
  const answer = await running.app.inject('/api/report/publist');
  expectRefusal(answer, 503, 'unavailable');
});

test('decisions.md Errors: several messages stay a list, and fields keep their own', async () => {
  const { cookies } = await running.signedIn(await running.addAccount('several@daylight.example'));
  const error = expectRefusal(
    await running.app.inject({ url: '/api/userdetails/get', cookies }),
    400,
    'invalid-request',
  );
  expect(error).toMatchObject({ message: ['one', 'two'], fields: { Phone: ['wrong'] } });
});

test('architecture.md The wire: an answer that breaks the contract never leaves the service in tests', async () => {
  const { cookies } = await running.signedIn(await running.addAccount('broken@daylight.example'));
  expectRefusal(await running.app.inject({ url: '/api/subscription/info', cookies }), 500, 'internal');
  expect(JSON.stringify(running.log)).toContain('getSubscription 200');
});

test('tests check every answer, even one that no handler made', async () => {
  const { app } = await testApp(database);
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers['x-wrong']) return reply.code(418).send({ error: 'no such shape' });
  });
  for (const url of ['/api/config', '/api/nothing']) {
    expectRefusal(await app.inject({ url, headers: { 'x-wrong': 'yes' } }), 500, 'internal');
  }
  await app.close();
});

test('bad input: a malformed host is refused with 400, and an empty one is allowed', async () => {
  for (const host of [
    'a b',
    'daylight.test/x',
    '[::1',
    'user@daylight.test',
    'daylight.test:port',
    '%zz',
    '"',
    '.',
  ]) {
    for (const url of ['/api/config', '/home', '/idp/.well-known/openid-configuration', '/nothing']) {
      const answer = await running.app.inject({ url, headers: { host, accept: 'text/html' } });
      expectRefusal(answer, 400, 'invalid-request');
    }
  }
  for (const host of ['', 'localhost', '127.0.0.1:8080', '[::1]:8080', 'portal_1:80', 'DAYLIGHT.test.']) {
    expect((await running.app.inject({ url: '/healthz', headers: { host } })).statusCode).toBe(200);
  }
});

test('A 2.1: a page path that cannot be decoded redirects to home, and such a call is refused', async () => {
  const page = await running.app.inject({ url: '/%E0%A4%A', headers: { accept: 'text/html' } });
  expect({ status: page.statusCode, to: page.headers.location }).toEqual({ status: 303, to: '/home' });
  const call = await running.app.inject({ url: '/api/%E0%A4%A', headers: { accept: 'text/html' } });
  expectRefusal(call, 400, 'invalid-request');
});
