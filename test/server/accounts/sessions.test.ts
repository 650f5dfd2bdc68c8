import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Operations } from '../../../src/server/http/operation.ts';
import { browserOf, post, type TestApp, testApp } from '../app-kit.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';

const minute = 60_000;

let database: TestDatabase;
let running: TestApp;
let secure: TestApp;

/** Sign-in and sign-out without a provider: only the cookies and the XSRF pair are tested here. */
function doors(of: () => TestApp) {
  return {
    createSession: async ({ body }) => {
      return { status: 204, signedIn: await of().sessions.start(body.code) };
    },
    logout: async ({ session }) => {
      if (session) await of().sessions.end(session.id);
      return { status: 204, signedOut: true };
    },
  } satisfies Partial<Operations>;
}

beforeAll(async () => {
  database = await freshDatabase();
  running = await testApp(
    database,
    doors(() => running),
  );
  secure = await testApp(
    database,
    doors(() => secure),
    { config: { publicUrl: new URL('https://daylight.example'), publicUrlIsSet: true } },
  );
});
afterAll(async () => {
  await running.app.close();
  await secure.app.close();
  await database.drop();
});

const userInfo = async (cookies: Record<string, string>) =>
  (await running.app.inject({ url: '/api/userInfo', cookies })).statusCode;

test('architecture.md Identity and session: the cookie is SameSite=Strict and HttpOnly, on https also prefixed and Secure', async () => {
  const id = await running.addAccount('cookies@daylight.example');
  for (const [of, name, isSecure] of [
    [running, 'session', undefined],
    [secure, '__Host-session', true],
  ] as const) {
    const answer = await of.app.inject(
      post('/auth/session', await browserOf(of.app), { code: id, codeVerifier: 'v'.repeat(43) }),
    );
    expect(answer.statusCode).toBe(204);
    const cookie = answer.cookies.find((one) => one.name === name);
    expect(cookie).toMatchObject({ path: '/', httpOnly: true, sameSite: 'Strict' });
    expect(cookie?.secure).toBe(isSecure);
    expect(cookie?.domain).toBeUndefined();
    expect(cookie?.value).toMatch(/^[\w-]{43}$/);
  }
});

test('the table of sessions holds no identifier that would work as a cookie', async () => {
  const id = await running.addAccount('hashed@daylight.example');
  const { identifier } = await running.sessions.start(id);
  const { rows } = await database.pool.query(
    'SELECT encode(id_hash, $1) AS hash FROM sessions WHERE account_id = $2',
    ['base64', id],
  );
  expect(JSON.stringify(rows)).not.toContain(identifier);
  expect(await userInfo({ session: identifier })).toBe(200);
});

test('decisions.md Session and routes: a session ends after 30 minutes without a request, and stays open while it is used', async () => {
  const { cookies } = await running.signedIn(await running.addAccount('idle@daylight.example'));
  running.clock.pass(29 * minute);
  expect(await userInfo(cookies)).toBe(200);
  running.clock.pass(29 * minute);
  expect(await userInfo(cookies)).toBe(200);
  running.clock.pass(31 * minute);
  expect(await userInfo(cookies)).toBe(401);
});

test.each(['/api/alerts/unread', '/api/feed/silence?datatype=trade&tv=TPIC&instrumentmic=LNFI'])(
  'decisions.md Session and routes: what an open page asks every minute keeps no session: %s',
  async (url) => {
    const email = `open${url.length}@daylight.example`;
    const { cookies } = await running.signedIn(await running.addAccount(email, '2099-12-31'));
    const statuses: number[] = [];
    for (let passed = 0; passed < 30; passed += 1) {
      statuses.push((await running.app.inject({ url, cookies })).statusCode);
      running.clock.pass(minute);
    }
    expect(statuses).not.toContain(401);
    expect((await running.app.inject({ url, cookies })).statusCode).toBe(401);
    expect(await userInfo(cookies)).toBe(401);
  },
);

test('decisions.md Session and routes: a session ends after 12 hours even while it is used', async () => {
  const { cookies } = await running.signedIn(await running.addAccount('absolute@daylight.example'));
  const states: number[] = [];
  for (let passed = 0; passed < 13 * 60; passed += 20) {
    running.clock.pass(20 * minute);
    states.push(await userInfo(cookies));
  }
  expect(states.indexOf(401)).toBe((12 * 60) / 20 - 1);
});

test('an ended session is answered 401, loses its cookie and gets a visitor’s XSRF token', async () => {
  const id = await running.addAccount('ended@daylight.example');
  const browser = await running.signedIn(id);
  await running.sessions.endOthers(id, null);
  const answer = await running.app.inject({ url: '/api/userInfo', cookies: browser.cookies });
  expect(answer.statusCode).toBe(401);
  expect(answer.cookies.find(({ name }) => name === 'session')?.value).toBe('');
  const token = answer.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const { session: _gone, ...others } = browser.cookies;
  const next = await running.app.inject(post('/auth/logout', { cookies: others, token }));
  expect(next.statusCode).toBe(204);
});

test('ending the other sessions of an account keeps the current one', async () => {
  const id = await running.addAccount('others@daylight.example');
  const mine = await running.sessions.start(id);
  const other = await running.sessions.start(id);
  await running.sessions.endOthers(id, mine.id);
  expect(await userInfo({ session: mine.identifier })).toBe(200);
  expect(await userInfo({ session: other.identifier })).toBe(401);
});

test('a malformed session cookie is answered 401', async () => {
  for (const session of ['', 'x', 'a'.repeat(4_000), "'; DROP TABLE sessions; --"]) {
    expect(await userInfo({ session: encodeURIComponent(session) })).toBe(401);
  }
});

test('expired sessions are removed from the table', async () => {
  const id = await running.addAccount('pruned@daylight.example');
  await running.sessions.start(id);
  running.clock.pass(13 * 60 * minute);
  await running.sessions.prune();
  const { rows } = await database.pool.query(
    'SELECT count(*)::int AS n FROM sessions WHERE account_id = $1',
    [id],
  );
  expect(rows).toEqual([{ n: 0 }]);
});

test('A 7: the first call sets the XSRF pair, a readable token and an HttpOnly secret, and later calls keep it', async () => {
  const answer = await running.app.inject('/api/config');
  const secret = answer.cookies.find(({ name }) => name === 'csrf');
  expect(secret).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' });
  const token = answer.cookies.find(({ name }) => name === 'XSRF-TOKEN');
  expect(token).toMatchObject({ sameSite: 'Strict', path: '/' });
  expect(token?.httpOnly).toBeUndefined();
  const again = await running.app.inject({
    url: '/api/config',
    cookies: (await browserOf(running.app)).cookies,
  });
  expect(again.cookies).toEqual([]);
});

test('A 7: a POST without the token, with a foreign one or with a foreign secret is refused with 403', async () => {
  const browser = await browserOf(running.app);
  const other = await browserOf(running.app);
  for (const tried of [
    { ...browser, token: '' },
    { ...browser, token: 'a.b' },
    { ...browser, token: other.token },
    { cookies: {}, token: browser.token },
    { cookies: { ...browser.cookies, csrf: 'forged.secret' }, token: browser.token },
  ]) {
    const answer = await running.app.inject(post('/auth/logout', tried));
    expect(answer.statusCode).toBe(403);
    expect(answer.json().error.code).toBe('xsrf.missing');
    expect(answer.json().error.message).toContain('needs cookies');
  }
});

test('A 7: after a refusal the next try succeeds with the token that came with it', async () => {
  const refused = await running.app.inject(
    post('/auth/logout', { cookies: { 'XSRF-TOKEN': 'stale' }, token: 'stale' }),
  );
  expect(refused.statusCode).toBe(403);
  const cookies = Object.fromEntries(refused.cookies.map(({ name, value }) => [name, value]));
  const next = await running.app.inject(
    post('/auth/logout', { cookies, token: cookies['XSRF-TOKEN'] ?? '' }),
  );
  expect(next.statusCode).toBe(204);
});

test('A 7: the next GET replaces a pair that no longer matches, because the session is gone or the secret is another', async () => {
  const signedIn = await running.signedIn(await running.addAccount('vanished@daylight.example'));
  const { session: _gone, ...others } = signedIn.cookies;
  const foreign = { csrf: 'of.another.secret', 'XSRF-TOKEN': signedIn.token };
  for (const cookies of [others, foreign]) {
    const browser = await browserOf(running.app, cookies);
    expect(browser.token).not.toBe(signedIn.token);
    const next = await running.app.inject(post('/auth/logout', browser));
    expect(next.statusCode).toBe(204);
  }
});

test('the XSRF token is bound to the session: sign-in and sign-out each issue a new one, and sign-in ends the visitor’s', async () => {
  const id = await running.addAccount('bound@daylight.example');
  const visitor = await browserOf(running.app);
  const signIn = await running.app.inject(
    post('/auth/session', visitor, { code: id, codeVerifier: 'v'.repeat(43) }),
  );
  const signedIn = { ...visitor.cookies };
  for (const { name, value } of signIn.cookies) signedIn[name] = value;
  expect(signedIn['XSRF-TOKEN']).not.toBe(visitor.token);
  const withOld = await running.app.inject(post('/auth/logout', { cookies: signedIn, token: visitor.token }));
  expect(withOld.statusCode).toBe(403);
  const token = signedIn['XSRF-TOKEN'] ?? '';
  const signOut = await running.app.inject(post('/auth/logout', { cookies: signedIn, token }));
  expect(signOut.statusCode).toBe(204);
  const signedOut = { ...signedIn };
  for (const { name, value } of signOut.cookies) signedOut[name] = value;
  expect(signedOut.session).toBe('');
  expect(signedOut['XSRF-TOKEN']).not.toBe(token);
});
