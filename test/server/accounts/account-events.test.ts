import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Queryable } from '../../../src/platform/database/database.ts';
import { pruneAccountEvents } from '../../../src/server/accounts/account-events.ts';
import { createWrongPasswords } from '../../../src/server/accounts/wrong-passwords.ts';
import { signOutAccount } from '../../../src/server/operator/account-acts.ts';
import { performAct, previewAct } from '../../../src/server/operator/act.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { createAccount, type RunningPortal, startPortal, Visitor } from './auth-kit.ts';
import { password } from './identity-kit.ts';

let database: TestDatabase;
let portal: RunningPortal;
let stopWorker: () => Promise<void>;
let number = 0;
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const day = 86_400_000;

beforeAll(async () => {
  database = await freshDatabase();
  portal = await startPortal(database);
  const worker = portal.calls.accounts.startWorker({ log: portal.app.log, everyMs: 20 });
  stopWorker = worker.stop;
});
afterAll(async () => {
  await stopWorker();
  await portal.close();
  await database.drop();
});

type Seen = { kind: string; about: string | null; browser: string | null };
async function someone() {
  number += 1;
  const login = `olga${number}@daylight.example`;
  await createAccount(portal, database, login);
  const visitor = new Visitor(portal);
  visitor.userAgent = firefox;
  expect((await visitor.enter(login)).status).toBe(204);
  return { login, visitor };
}
const read = (visitor: Visitor, query = '') => visitor.call('GET', `/api/account/events${query}`);
const seen = async (visitor: Visitor) => (await read(visitor)).body.events as Seen[];
const kinds = async (visitor: Visitor) => (await seen(visitor)).map(({ kind }) => kind);
const code = (secret: unknown): string => {
  portal.clock.pass(30_000);
  return TOTP.generate({
    secret: Secret.fromBase32(String(secret)),
    timestamp: portal.clock.now().getTime(),
  });
};

test('C 25: a login is kept with its browser, and nobody else’s', async () => {
  const [{ visitor }, other] = [await someone(), await someone()];
  expect((await read(visitor)).body).toEqual({
    events: [
      {
        id: expect.any(String),
        at: expect.any(String),
        kind: 'signed-in',
        about: null,
        browser: 'Firefox on Windows',
      },
    ],
    next: null,
  });
  expect(await kinds(other.visitor)).toEqual(['signed-in']);
});

test('C 25: wrong passwords are kept, at most twenty of 24 hours', async () => {
  const { login, visitor } = await someone();
  const stranger = new Visitor(portal);
  const { wrongPasswords } = portal.shared;
  expect((await stranger.signIn(login.toUpperCase(), 'Wrong-2026')).status).toBe(401);
  // No task waits for it, which could delay a mail to the address.
  expect((await database.pool.query('SELECT FROM account_tasks')).rowCount).toBe(0);
  expect(await wrongPasswords.write()).toBe(1);
  expect(await kinds(visitor)).toEqual(['wrong-password', 'signed-in']);
  await database.pool.query(
    `INSERT INTO account_events (account_id, at, kind)
     SELECT id, $2::timestamptz - i * interval '1 hour', 'wrong-password' FROM accounts, generate_series(1, 17) i
     WHERE email = $1`,
    [login, portal.clock.now()],
  );
  for (let times = 0; times < 3; times += 1)
    wrongPasswords.note({ login, at: portal.clock.now(), browser: null });
  expect(await wrongPasswords.write()).toBe(2);
  expect(await wrongPasswords.write()).toBe(0);
});

test('C 25: a wrong password for a login that does not exist keeps nothing', async () => {
  expect((await new Visitor(portal).signIn('nobody@daylight.example', 'Wrong-2026')).status).toBe(401);
  portal.shared.wrongPasswords.note({ login: 'a\0@x', at: new Date(), browser: null });
  portal.shared.wrongPasswords.note({ login: '\ud83d', at: new Date(), browser: null });
  expect(await portal.shared.wrongPasswords.write()).toBe(0);
});

test('C 25: what could not be written is written later', async () => {
  const { login, visitor } = await someone();
  let isDown = true;
  const query: Queryable['query'] = (...asked) =>
    isDown ? Promise.reject(new Error('down')) : database.pool.query(...asked);
  const own = createWrongPasswords({ query });
  own.note({ login, at: portal.clock.now(), browser: 'Firefox on Windows' });
  await expect(own.write()).rejects.toThrow('down');
  isDown = false;
  expect(await own.write()).toBe(1);
  expect(await seen(visitor)).toContainEqual(
    expect.objectContaining({ kind: 'wrong-password', browser: 'Firefox on Windows' }),
  );
});

test('C 25: second factor, wrong codes, recovery codes and keys are kept', async () => {
  const { login, visitor } = await someone();
  const begun = (await visitor.call('POST', '/api/factor', { password })).body;
  const given = { id: begun.id, code: code(begun.secret) };
  expect((await visitor.call('POST', '/api/factor/activate', given)).status).toBe(204);
  const { challenge } = (await visitor.signIn(login)).body;
  const byCode = (text: unknown) => visitor.call('POST', '/auth/signin/code', { challenge, code: text });
  expect((await byCode('000000')).status).toBe(400);
  const [recovery] = begun.recoveryCodes as string[];
  const signedIn = await byCode(recovery);
  expect((await visitor.createSession(await visitor.redirect(signedIn))).status).toBe(204);
  const made = await visitor.call('POST', '/api/keys', { name: 'Nightly report', days: 90 });
  const { id } = made.body.key as { id: string };
  for (let times = 0; times < 2; times += 1)
    expect((await visitor.call('POST', '/api/keys/revoke', { id })).status).toBe(204);
  const removal = { password, code: code(begun.secret) };
  expect((await visitor.call('POST', '/api/factor/remove', removal)).status).toBe(204);
  expect(
    (await seen(visitor)).map(({ kind, about }) => (about === null ? kind : `${kind} ${about}`)),
  ).toEqual([
    'factor-off',
    'key-revoked Nightly report',
    'key-made Nightly report',
    'signed-in',
    'recovery-code-used',
    'wrong-code',
    'factor-on',
    'signed-in',
  ]);
});

test('C 25: sessions ended, browsers forgotten and changes of password are kept', async () => {
  const { login, visitor } = await someone();
  await new Visitor(portal).enter(login);
  const list = (await visitor.call('GET', '/api/sessions')).body;
  const [mine] = list.browsers as { id: string }[];
  expect((await visitor.call('POST', '/api/sessions/forget-browser', { id: mine?.id })).status).toBe(204);
  expect((await visitor.call('POST', '/api/sessions/end-others')).status).toBe(204);
  const change = { CurrentPassword: password, NewPassword: 'Moonlight-2027-xyz' };
  expect((await visitor.call('POST', '/api/changepassword', change)).status).toBe(204);
  expect(await kinds(visitor)).toEqual([
    'password-changed',
    'sessions-ended',
    'browser-forgotten',
    'signed-in',
    'signed-in',
  ]);
});

test('C 25: what an operator did is kept, in the transaction of the act', async () => {
  const { login } = await someone();
  const { clock } = portal;
  const { seen: preview } = await previewAct(database.pool, signOutAccount, login, clock.now());
  const cause = { actor: { osUser: 'tests', by: null }, clock, reason: 'asked for by phone' };
  await performAct(database.pool, signOutAccount, login, preview, cause);
  const again = new Visitor(portal);
  expect((await again.enter(login)).status).toBe(204);
  expect(await seen(again)).toMatchObject([
    { kind: 'signed-in' },
    { kind: 'operator-act', about: 'sign out account', browser: null },
    { kind: 'signed-in' },
  ]);
});

test('C 25: it is shown 50 at a time, and kept for a year, failures for 30 days', async () => {
  const { login, visitor } = await someone();
  await database.pool.query(
    `INSERT INTO account_events (account_id, at, kind) SELECT id, $2::timestamptz - i * interval '1 hour', 'wrong-code'
     FROM accounts, generate_series(1, 60) i WHERE email = $1`,
    [login, portal.clock.now()],
  );
  const page = (await read(visitor)).body;
  expect(page.events).toHaveLength(50);
  const rest = (await read(visitor, `?before=${page.next}`)).body;
  expect(rest).toMatchObject({ next: null, events: expect.arrayContaining([]) });
  expect(rest.events).toHaveLength(11);
  expect((await read(visitor, '?before=x')).status).toBe(400);
  const after = (days: number) => new Date(portal.clock.now().getTime() + days * day);
  await pruneAccountEvents(database.pool, after(27));
  expect(await kinds(visitor)).toHaveLength(61);
  // Strangers cause failures.
  await pruneAccountEvents(database.pool, after(30));
  expect(await kinds(visitor)).toEqual(['signed-in']);
  await pruneAccountEvents(database.pool, after(365));
  expect((await database.pool.query('SELECT FROM account_events')).rowCount).toBe(0);
});

test('C 25: nothing of it can be changed', async () => {
  await someone();
  await expect(database.pool.query("UPDATE account_events SET kind = 'paid'")).rejects.toThrow();
});
