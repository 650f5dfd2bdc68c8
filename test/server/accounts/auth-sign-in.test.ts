import { request } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { codeRefused, noAccount, noSignInUnderWay, signInTooLate } from '../../../src/server/auth/sign-in.ts';
import { createPseudonyms } from '../../../src/server/watch/pseudonym.ts';
import { secret } from '../app-kit.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { createAccount, type RunningPortal, startPortal, Visitor } from './auth-kit.ts';
import { password } from './identity-kit.ts';

let database: TestDatabase;
let portal: RunningPortal;
const kate = 'kate@daylight.example';
const dade = 'dade@daylight.example';

beforeAll(async () => {
  database = await freshDatabase();
  portal = await startPortal(database, { config: { mostLiveSessions: 2, noPaymentMode: false } });
  await createAccount(portal, database, kate);
  await createAccount(portal, database, dade);
});
afterEach(() => portal.clock.reset());
afterAll(async () => {
  await portal.close();
  await database.drop();
});

test('A 4.2: login and password, the redirect and the callback create a session', async () => {
  const visitor = new Visitor(portal);
  expect(await visitor.whoAmI()).toBe(401);
  const signedIn = await visitor.signIn(kate);
  expect(signedIn.status).toBe(200);
  expect(Object.keys(signedIn.body).sort()).toEqual(['nonce', 'sessionToken']);
  expect(signedIn.headers.get('cache-control')).toBe('no-store');
  const created = await visitor.createSession(await visitor.redirect(signedIn));
  expect(created.status).toBe(204);
  expect(await visitor.whoAmI()).toBe(kate);
});

test('architecture.md Identity and session: no token reaches the page, and the session cookie is HttpOnly and SameSite=Strict', async () => {
  const visitor = new Visitor(portal);
  const created = await visitor.enter(kate);
  const cookie = created.headers.getSetCookie().find((line) => line.startsWith('session='));
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Strict/);
  expect(created.body).toEqual({});
  expect(created.headers.getSetCookie().join()).not.toContain('eyJ');
});

test('A 4.2: the letter case of a login does not matter', async () => {
  expect((await new Visitor(portal).signIn(kate.toUpperCase())).status).toBe(200);
});

test('a wrong password and an unknown login get the same answer', async () => {
  const visitor = new Visitor(portal);
  const wrong = await visitor.signIn(kate, 'Sunset2026');
  const unknown = await visitor.signIn('nobody@daylight.example', 'Sunset2026');
  expect(wrong.status).toBe(401);
  expect(wrong.body).toEqual({
    error: {
      code: 'E0000004',
      message: 'The login or the password is wrong.',
      requestId: expect.any(String),
    },
  });
  expect(unknown.status).toBe(401);
  expect(unknown.body).toEqual({
    error: {
      code: 'E0000004',
      message: 'The login or the password is wrong.',
      requestId: expect.any(String),
    },
  });
  const names = (reply: { headers: Headers }) => [...reply.headers.keys()].sort();
  expect(names(unknown)).toEqual(names(wrong));
});

test('a callback read twice signs in once', async () => {
  const visitor = new Visitor(portal);
  const signedIn = await visitor.signIn(kate);
  const callback = await visitor.page.authorize(
    visitor.jar,
    String(signedIn.body.nonce),
    String(signedIn.body.sessionToken),
  );
  const returned = await visitor.page.read(callback);
  await expect(visitor.page.read(callback)).rejects.toThrow('No matching state found in storage');
  expect((await visitor.createSession(returned)).status).toBe(204);
  const again = await visitor.createSession(returned);
  expect(again).toMatchObject({
    status: 400,
    body: { error: { code: 'INTERNAL', message: noSignInUnderWay } },
  });
  expect(await visitor.whoAmI()).toBe(kate);
});

test('the page refuses a foreign state before it sends anything', async () => {
  const visitor = new Visitor(portal);
  const other = new Visitor(portal);
  const signedIn = await other.signIn(kate);
  const callback = await other.page.authorize(
    other.jar,
    String(signedIn.body.nonce),
    String(signedIn.body.sessionToken),
  );
  await expect(visitor.page.read(callback)).rejects.toThrow('No matching state found in storage');
});

test('a code from another browser is refused without the sign-in cookie that belongs to it', async () => {
  const victim = new Visitor(portal);
  const attacker = new Visitor(portal);
  const returned = await attacker.redirect(await attacker.signIn(dade));
  expect(await victim.createSession(returned)).toMatchObject({
    status: 400,
    body: { error: { message: noSignInUnderWay } },
  });
  victim.jar.set('signin', 'x'.repeat(43));
  expect(await victim.createSession(returned)).toMatchObject({
    status: 400,
    body: { error: { message: noSignInUnderWay } },
  });
});

test('a code from another sign-in is refused, since its nonce differs', async () => {
  const visitor = new Visitor(portal);
  const attacker = new Visitor(portal);
  await visitor.signIn(kate);
  const returned = await attacker.redirect(await attacker.signIn(kate));
  const reply = await visitor.createSession(returned);
  expect(reply).toMatchObject({
    status: 400,
    body: {
      error: {
        code: 'INTERNAL',
        message: 'This login does not belong to the one that was started here. Please log in again.',
      },
    },
  });
  expect(await visitor.whoAmI()).toBe(401);
});

test('a made-up code and a wrong verifier are refused with the same message', async () => {
  for (const change of [{ code: 'made-up' }, { codeVerifier: 'v'.repeat(43) }]) {
    const visitor = new Visitor(portal);
    const returned = await visitor.redirect(await visitor.signIn(kate));
    expect(await visitor.createSession({ ...returned, ...change })).toMatchObject({
      status: 400,
      body: { error: { code: 'INTERNAL', message: codeRefused } },
    });
  }
});

test('wire.md Identity: a session token replayed from another browser gives login_required', async () => {
  const visitor = new Visitor(portal);
  const signedIn = await visitor.signIn(kate);
  await visitor.redirect(signedIn);
  const thief = new Visitor(portal);
  const callback = await thief.page.authorize(thief.jar, 'n', String(signedIn.body.sessionToken));
  expect(await thief.page.authorize(thief.jar, 'n', String(signedIn.body.sessionToken))).toContain(
    'error=login_required',
  );
  expect(callback).toContain('error=login_required');
});

test('wire.md Identity: a session token expires after five minutes', async () => {
  const visitor = new Visitor(portal);
  const signedIn = await visitor.signIn(kate);
  portal.clock.pass(301 * 1000);
  const callback = await visitor.page.authorize(
    visitor.jar,
    String(signedIn.body.nonce),
    String(signedIn.body.sessionToken),
  );
  expect(callback).toContain('error=login_required');
});

test('A 9: a sign-in that does not return within 120 s fails', async () => {
  const visitor = new Visitor(portal);
  const returned = await visitor.redirect(await visitor.signIn(kate));
  portal.clock.pass(121 * 1000);
  expect(await visitor.createSession(returned)).toMatchObject({
    status: 400,
    body: { error: { message: signInTooLate } },
  });
});

test('each sign-in creates a new session id and ends the previous one', async () => {
  const visitor = new Visitor(portal);
  await visitor.enter(kate);
  const before = visitor.jar.get('session') ?? '';
  await visitor.enter(kate);
  expect(visitor.jar.get('session')).not.toBe(before);
  const old = new Visitor(portal);
  old.jar.set('session', before);
  expect(await old.whoAmI()).toBe(401);
});

test('another person can sign in in the same browser, despite the first one’s session at the provider', async () => {
  const visitor = new Visitor(portal);
  await visitor.enter(kate);
  expect((await visitor.enter(dade)).status).toBe(204);
  expect(await visitor.whoAmI()).toBe(dade);
});

test('architecture.md Identity and session: another person’s session at the provider signs nobody in, and is ended', async () => {
  const visitor = new Visitor(portal);
  await visitor.enter(kate);
  const kept = [...['idp_session', 'idp_session.sig']].map(
    (name) => [name, visitor.jar.get(name) ?? ''] as const,
  );
  await database.pool.query('DELETE FROM sessions');
  expect(await visitor.whoAmI()).toBe(401);
  const attempt = async () => {
    const signedIn = await visitor.signIn(dade);
    // As with an external provider, whose cookies we cannot remove.
    for (const [name, value] of kept) visitor.jar.set(name, value);
    return visitor.createSession(await visitor.redirect(signedIn));
  };
  expect(await attempt()).toMatchObject({
    status: 400,
    body: {
      error: {
        message: 'Another person was still logged in. Please log in again.',
      },
    },
  });
  expect(await visitor.whoAmI()).toBe(401);
  expect((await attempt()).status).toBe(204);
  expect(await visitor.whoAmI()).toBe(dade);
});

test('A 4.2, 7: sign-out ends the session here and at the provider', async () => {
  const visitor = new Visitor(portal);
  await visitor.enter(kate);
  const copy = new Visitor(portal);
  copy.jar.set('session', visitor.jar.get('session') ?? '');
  expect(await copy.whoAmI()).toBe(kate);
  expect((await visitor.call('POST', '/auth/logout')).status).toBe(204);
  expect(visitor.jar.get('session')).toBeUndefined();
  expect(await copy.whoAmI()).toBe(401);
  expect(await visitor.page.authorize(visitor.jar, 'n')).toContain('error=login_required');
  expect((await visitor.call('POST', '/auth/logout')).status).toBe(204);
});

test('A 2.1: the plain link /auth/logout signs out and goes home', async () => {
  const visitor = new Visitor(portal);
  await visitor.enter(kate);
  const reply = await visitor.call('GET', '/auth/logout');
  expect(reply.status).toBe(303);
  expect(reply.headers.get('location')).toBe('/home');
  expect(await visitor.whoAmI()).toBe(401);
  expect(await visitor.page.authorize(visitor.jar, 'n')).toContain('error=login_required');
});

test('the plain link without a session changes nothing', async () => {
  const reply = await new Visitor(portal).call('GET', '/auth/logout');
  expect(reply.status).toBe(303);
  expect(reply.headers.getSetCookie().join()).not.toContain('session=');
});

test('the plain link works with added query parameters', async () => {
  const reply = await new Visitor(portal).call('GET', '/auth/logout?source=mail&source=mail');
  expect(reply.status).toBe(303);
});

test('decisions.md Session and routes: a session ends after 30 minutes without a request, not while it is used', async () => {
  const visitor = new Visitor(portal);
  await visitor.enter(kate);
  portal.clock.pass(29 * 60 * 1000);
  expect(await visitor.whoAmI()).toBe(kate);
  portal.clock.pass(29 * 60 * 1000);
  expect(await visitor.whoAmI()).toBe(kate);
  portal.clock.pass(31 * 60 * 1000);
  expect(await visitor.whoAmI()).toBe(401);
});

test('decisions.md Session and routes: a session ends after 12 hours, however busy it is', async () => {
  const visitor = new Visitor(portal);
  await visitor.enter(kate);
  for (let half = 1; half < 24; half += 1) {
    portal.clock.pass(29 * 60 * 1000);
    expect(await visitor.whoAmI()).toBe(kate);
  }
  portal.clock.pass(29 * 60 * 1000);
  expect(await visitor.whoAmI()).toBe(kate);
  portal.clock.pass(28 * 60 * 1000);
  expect(await visitor.whoAmI()).toBe(401);
});

test('a person known to the provider but not to the portal gets no session', async () => {
  await portal.provider.createUser({
    profile: {
      login: 'stranger@daylight.example',
      email: 'stranger@daylight.example',
      firstName: 'S',
      lastName: 'T',
    },
    password,
  });
  expect(await new Visitor(portal).enter('stranger@daylight.example')).toMatchObject({
    status: 403,
    body: { error: { message: noAccount } },
  });
});

test('a login of 100,000 characters, malformed JSON, wrong types and unknown fields are refused with 400 or 413', async () => {
  const visitor = new Visitor(portal);
  const long = await visitor.signIn(`${'a'.repeat(100_000)}@daylight.example`);
  expect([400, 413]).toContain(long.status);
  const bodies: unknown[] = [
    '{"login": ',
    '[]',
    { login: 1, password },
    { login: kate },
    { login: kate, password, admin: true },
    { login: ['a'], password: {} },
  ];
  for (const body of bodies) {
    const reply = await visitor.call('POST', '/auth/signin', body);
    expect({ body, status: reply.status }).toEqual({ body, status: 400 });
    expect(JSON.stringify(reply.body)).not.toMatch(/\.ts|stack|node_modules/);
  }
  for (const body of ['nonsense', { code: 'x' }, { code: 1, codeVerifier: 2 }]) {
    expect((await visitor.call('POST', '/auth/session', body)).status).toBe(400);
  }
});

test('bad input: the embedded provider, too, refuses a malformed host with 400', async () => {
  const { port, hostname } = new URL(portal.origin);
  const status = await new Promise<number>((resolve, reject) => {
    const path = '/idp/.well-known/openid-configuration';
    const sent = request({ hostname, port, path, headers: { host: 'a b' } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end();
  });
  expect(status).toBe(400);
});

test('signing in without the XSRF pair is refused', async () => {
  const response = await fetch(`${portal.origin}/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: kate, password }),
  });
  expect(response.status).toBe(403);
});

test('A 7: after all cookies are lost, signing in works with the XSRF pair that came with the refusal', async () => {
  const visitor = new Visitor(portal);
  const send = () =>
    visitor.jar.fetch(`${portal.origin}/auth/signin`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-xsrf-token': decodeURIComponent(visitor.jar.get('XSRF-TOKEN') ?? ''),
      },
      body: JSON.stringify({ login: kate, password }),
    });
  const refused = await send();
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ error: { code: 'xsrf.missing' } });
  expect((await send()).status).toBe(200);
});

test('the log holds no password, token, code or nonce', async () => {
  const visitor = new Visitor(portal);
  const signedIn = await visitor.signIn(kate);
  const returned = await visitor.redirect(signedIn);
  await visitor.createSession(returned);
  await visitor.call('POST', '/auth/logout');
  const log = JSON.stringify(portal.log);
  expect(log).toContain('authorization.success');
  for (const secret of [
    password,
    signedIn.body.sessionToken,
    signedIn.body.nonce,
    returned.code,
    returned.codeVerifier,
  ]) {
    expect(log).not.toContain(String(secret));
  }
});

test('the log names a person by pseudonyms only, also in the addresses of calls to the provider', async () => {
  const login = 'logged@daylight.example';
  const subject = await createAccount(portal, database, login);
  const visitor = new Visitor(portal);
  await visitor.enter(login);
  await visitor.signIn(' LOGGED@daylight.example', 'Wrong1234');
  await portal.provider.getUser(login);
  await portal.provider.updateUser(subject, { firstName: 'Logged' });
  await visitor.call('POST', '/auth/logout');
  await portal.provider.deleteUser(subject);
  const lines = portal.log.map((line) => JSON.stringify(line));
  expect(lines.filter((line) => line.includes('/idp/api/v1/users/'))).not.toEqual([]);
  for (const name of [login, encodeURIComponent(login), subject, 'LOGGED'])
    expect(lines.filter((line) => line.includes(name))).toEqual([]);
  expect(portal.log).toContainEqual(
    expect.objectContaining({
      msg: 'sign-in refused',
      login: createPseudonyms(secret)('login', login),
    }),
  );
});

/** Grants the account with this login live data of one venue. */
const giveLiveData = async (email: string): Promise<void> => {
  await database.pool.query(
    `WITH a AS (SELECT id FROM accounts WHERE email = $1),
       s AS (INSERT INTO subscriptions (account_id, starts_on, ends_on) SELECT id, '2026-01-01', '2099-12-31' FROM a)
     INSERT INTO paid_flags (account_id, venue_mic, kind, starts_on) SELECT id, 'ICPM', 'trades', '2026-01-01' FROM a`,
    [email],
  );
};
const displaced = {
  code: 'session.displaced',
  message:
    'You were logged out here because your account was logged in elsewhere. With live data it can be used in 2 places at a time.',
};
const mailsTo = async (email: string): Promise<number> => {
  const { rowCount } = await database.pool.query(
    "SELECT FROM mail_outbox WHERE kind = 'session-displaced' AND recipient = $1",
    [email],
  );
  return rowCount ?? 0;
};

test('C 8: with live data, one session too many ends the oldest: its browser is told why until it signs in again, and a mail is sent', async () => {
  const login = 'live@daylight.example';
  await createAccount(portal, database, login);
  await giveLiveData(login);
  const visitors = [new Visitor(portal), new Visitor(portal), new Visitor(portal)] as const;
  const [first, second, third] = visitors;
  await first.enter(login);
  portal.clock.pass(1000);
  await second.enter(login);
  const key = await second.call('POST', '/api/keys', { name: 'Nightly report', days: 90 });
  expect(key.status).toBe(201);
  expect(await Promise.all([first.whoAmI(), second.whoAmI()])).toEqual([login, login]);
  expect(await mailsTo(login)).toBe(0);
  portal.clock.pass(1000);
  await third.enter(login);
  for (const path of ['/api/userInfo', '/api/userdetails/get', '/api/userInfo']) {
    const told = await first.call('GET', path);
    expect(told.status).toBe(401);
    expect(told.body.error).toMatchObject(displaced);
  }
  expect(await Promise.all([second.whoAmI(), third.whoAmI()])).toEqual([login, login]);
  expect(await mailsTo(login)).toBe(1);
  portal.clock.pass(1000);
  expect((await first.enter(login)).status).toBe(204);
  expect(await Promise.all(visitors.map((visitor) => visitor.whoAmI()))).toEqual([login, 401, login]);
});

test('without live data sessions are not limited; when an account gains it, its excess sessions end', async () => {
  const login = 'delayed@daylight.example';
  await createAccount(portal, database, login);
  const visitors = [new Visitor(portal), new Visitor(portal), new Visitor(portal)];
  for (const visitor of visitors) {
    await visitor.enter(login);
    portal.clock.pass(1000);
  }
  const { liveSessions } = portal.shared;
  await liveSessions.prune();
  expect(await Promise.all(visitors.map((visitor) => visitor.whoAmI()))).toEqual([login, login, login]);
  await giveLiveData(login);
  await liveSessions.prune();
  expect(await Promise.all(visitors.map((visitor) => visitor.whoAmI()))).toEqual([401, login, login]);
  const told = await visitors[0]?.call('GET', '/api/userInfo');
  expect(told?.body.error).toMatchObject(displaced);
  portal.clock.pass(13 * 3_600_000);
  await liveSessions.prune();
  const later = await visitors[0]?.call('GET', '/api/userInfo');
  expect(later?.body.error).toMatchObject({ code: 'unauthenticated' });
});
