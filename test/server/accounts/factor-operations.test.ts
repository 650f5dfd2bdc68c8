import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pagePaths } from '../../../src/domain/page-paths.ts';
import { openBodies } from '../../../src/server/mail/outbox.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { createAccount, type Reply, type RunningPortal, startPortal, Visitor } from './auth-kit.ts';
import { password } from './identity-kit.ts';

let database: TestDatabase;
let portal: RunningPortal;
let number = 0;
const minute = 60_000;

beforeAll(async () => {
  database = await freshDatabase();
  portal = await startPortal(database);
});
afterAll(async () => {
  await portal.close();
  await database.drop();
});

type Person = { readonly login: string; readonly visitor: Visitor };
async function someone(): Promise<Person> {
  number += 1;
  const login = `kate${number}@daylight.example`;
  await createAccount(portal, database, login);
  const visitor = new Visitor(portal);
  expect((await visitor.enter(login)).status).toBe(204);
  return { login, visitor };
}
const call = ({ visitor }: Person, path: string, body?: unknown): Promise<Reply> =>
  visitor.call('POST', `/api/factor${path}`, body);
const begin = (person: Person, given = password): Promise<Reply> => call(person, '', { password: given });
const state = async ({ visitor }: Person) => (await visitor.call('GET', '/api/factor')).body;
/** A code of the next step: none that was used before. */
function nextCode({ secret }: Reply['body'], late = 0): string {
  portal.clock.pass(30_000);
  const timestamp = portal.clock.now().getTime() - late;
  return TOTP.generate({ secret: Secret.fromBase32(String(secret)), timestamp });
}
async function setUp(person: Person): Promise<Reply['body']> {
  const { body } = await begin(person);
  expect((await call(person, '/activate', { id: body.id, code: nextCode(body) })).status).toBe(204);
  return body;
}
const mails = async ({ login }: Person) => {
  const { rows } = await database.pool.query<{ kind: string; sealed: Buffer }>(
    'SELECT kind, sealed_bodies AS sealed FROM mail_outbox WHERE recipient = $1 ORDER BY created_at',
    [login],
  );
  for (const { sealed } of rows)
    expect(openBodies(sealed, portal.shared.mailSeal)?.text).toContain(pagePaths.security);
  return rows.map(({ kind }) => kind);
};
const wrong = (field: string) => ({
  status: 400,
  body: { error: { fields: { [field]: [expect.any(String)] } } },
});

describe('C 20: setting up a second factor', () => {
  test('gives the secret, an address for apps and ten recovery codes, and is on after a first code', async () => {
    const person = await someone();
    expect(await state(person)).toEqual({ isOn: false, since: null, settings: null });
    const { status, body } = await begin(person);
    expect(status).toBe(200);
    expect(body.recoveryCodes).toHaveLength(10);
    const app = new URL(String(body.address));
    expect(decodeURIComponent(app.pathname)).toContain(`Daylight:${person.login}`);
    expect(app.searchParams.get('secret')).toBe(body.secret);
    expect(await state(person)).toMatchObject({ isOn: false });
    expect(await call(person, '/activate', { id: body.id, code: '000000' })).toMatchObject(wrong('code'));
    const code = nextCode(body);
    expect((await call(person, '/activate', { id: body.id, code })).status).toBe(204);
    // Sent again, since the answer may have been lost.
    expect((await call(person, '/activate', { id: body.id, code })).status).toBe(204);
    expect(await state(person)).toEqual({ isOn: true, since: expect.any(String), settings: null });
    expect(await mails(person)).toEqual(['factor-on']);
    expect(Object.keys((await new Visitor(portal).signIn(person.login)).body)).toEqual(['challenge']);
    expect((await begin(person)).status).toBe(409);
  });

  test('tells somebody whose clock is wrong to check it', async () => {
    const person = await someone();
    const { body } = await begin(person);
    const late = await call(person, '/activate', { id: body.id, code: nextCode(body, 5 * minute) });
    expect(late).toMatchObject(wrong('code'));
    expect(JSON.stringify(late.body)).toContain('check the clock');
  });

  test('that another tab has begun anew begins again', async () => {
    const person = await someone();
    const first = (await begin(person)).body;
    const second = (await begin(person)).body;
    const late = await call(person, '/activate', { id: first.id, code: nextCode(first) });
    expect(late).toMatchObject({
      status: 409,
      body: { error: { message: expect.stringContaining('another tab') } },
    });
    expect((await call(person, '/activate', { id: second.id, code: nextCode(second) })).status).toBe(204);
  });

  test('takes the password, however lately it was given, and a session', async () => {
    const person = await someone();
    expect((await call(person, '', {})).status).toBe(400);
    expect(await begin(person, 'Wrong-2026')).toMatchObject(wrong('password'));
    const { body } = await begin(person);
    await person.visitor.call('POST', '/auth/logout');
    const ended = await call(person, '/activate', { id: body.id, code: nextCode(body) });
    expect(ended.status).toBe(401);
    expect((await new Visitor(portal).enter(person.login)).status).toBe(204);
  });
});

test('C 22: an operator who sets it up operates the service at once, in the same session', async () => {
  const person = await someone();
  await database.pool.query(
    `INSERT INTO operators (account_id, role, granted_at, granted_by)
     SELECT id, 'support', now(), 'tests' FROM accounts WHERE email = $1`,
    [person.login],
  );
  const status = () => person.visitor.call('GET', '/api/operator/status');
  expect(await status()).toMatchObject({ status: 403, body: { error: { code: 'confirmation.code' } } });
  await setUp(person);
  expect((await status()).status).toBe(200);
});

describe('C 20: turning a second factor off', () => {
  test('takes password and code together, and says so in a mail', async () => {
    const person = await someone();
    const begun = await setUp(person);
    const remove = (given: string, code: string) => call(person, '/remove', { password: given, code });
    expect(await remove('Wrong-2026', nextCode(begun))).toMatchObject(wrong('password'));
    expect(await remove(password, '000000')).toMatchObject(wrong('code'));
    expect(await state(person)).toMatchObject({ isOn: true });
    expect((await remove(password, nextCode(begun))).status).toBe(204);
    expect((await remove(password, nextCode(begun))).status).toBe(204);
    expect(await state(person)).toMatchObject({ isOn: false });
    expect(await mails(person)).toEqual(['factor-on', 'factor-off']);
    expect((await new Visitor(portal).enter(person.login)).status).toBe(204);
  });

  test('takes a recovery code too, if the device is lost', async () => {
    const person = await someone();
    const { recoveryCodes } = await setUp(person);
    const [code] = Array.isArray(recoveryCodes) ? recoveryCodes : [];
    expect((await call(person, '/remove', { password, code })).status).toBe(204);
    expect(await state(person)).toMatchObject({ isOn: false });
  });

  test('is refused while the account operates the service', async () => {
    const person = await someone();
    const begun = await setUp(person);
    await database.pool.query(
      `INSERT INTO operators (account_id, role, granted_at, granted_by)
       SELECT id, 'support', now(), 'tests' FROM accounts WHERE email = $1`,
      [person.login],
    );
    expect(await call(person, '/remove', { password, code: nextCode(begun) })).toMatchObject({
      status: 409,
      body: { error: { message: expect.stringContaining('revoke its roles first') } },
    });
    expect(await state(person)).toMatchObject({ isOn: true });
  });
});

describe('C 20: several at once', () => {
  const sendCode = (visitor: Visitor, challenge: unknown, code: string): Promise<Reply> =>
    visitor.call('POST', '/auth/signin/code', { challenge, code });

  test('of many uses of one recovery code one is taken', async () => {
    const person = await someone();
    const { recoveryCodes } = await setUp(person);
    const [code] = Array.isArray(recoveryCodes) ? recoveryCodes.map(String) : [];
    const visitors = Array.from({ length: 5 }, () => new Visitor(portal));
    const challenges = await Promise.all(
      visitors.map(async (visitor) => (await visitor.signIn(person.login)).body.challenge),
    );
    const answers = await Promise.all(
      visitors.map((visitor, at) => sendCode(visitor, challenges[at], code ?? '')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });

  test('a login that waits for a code of a factor turned off meanwhile begins again, by the password', async () => {
    const person = await someone();
    const begun = await setUp(person);
    const tab = new Visitor(portal);
    const { body } = await tab.signIn(person.login);
    const removal = { password, code: nextCode(begun) };
    expect((await call(person, '/remove', removal)).status).toBe(204);
    const late = await sendCode(tab, body.challenge, nextCode(begun));
    expect(late.status).toBe(401);
    expect((await tab.enter(person.login)).status).toBe(204);
  });
});

describe('C 20: what was lost on its way', () => {
  const factorAt = async ({ login }: Person) => {
    const { rows } = await database.pool.query<{ factor_at: string | null }>(
      'SELECT s.factor_at FROM sessions s JOIN accounts a ON a.id = s.account_id WHERE a.email = $1',
      [login],
    );
    return rows.map(({ factor_at }) => factor_at);
  };
  const subjectOf = async ({ login }: Person): Promise<string> => {
    const { rows } = await database.pool.query<{ subject: string }>(
      'SELECT subject FROM accounts WHERE email = $1',
      [login],
    );
    return rows[0]?.subject ?? '';
  };

  test('a factor that the provider has activated is confirmed and mailed by a repeat, once', async () => {
    const person = await someone();
    const { body } = await begin(person);
    const code = nextCode(body);
    await portal.provider.activateFactor(await subjectOf(person), String(body.id), code);
    for (let time = 0; time < 2; time += 1)
      expect((await call(person, '/activate', { id: body.id, code })).status).toBe(204);
    expect(await mails(person)).toEqual(['factor-on']);
    expect(await factorAt(person)).toEqual([expect.any(String)]);
  });

  test('a factor that the provider has removed is forgotten and mailed by a repeat, once', async () => {
    const person = await someone();
    const { id } = await setUp(person);
    await portal.provider.removeFactor(await subjectOf(person), String(id));
    for (let time = 0; time < 2; time += 1)
      expect((await call(person, '/remove', { password, code: '123456' })).status).toBe(204);
    expect(await mails(person)).toEqual(['factor-on', 'factor-off']);
    expect(await factorAt(person)).toEqual([null]);
  });
});
