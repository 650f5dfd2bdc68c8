import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createAdapterFactory, removeExpired } from '../../../src/identity/adapter.ts';
import { openIdentityPool } from '../../../src/identity/identity-pool.ts';
import { migrateIdentity } from '../../../src/identity/migrate.ts';
import { createPasswordHashing } from '../../../src/identity/password-hashing.ts';
import { NoTurn } from '../../../src/platform/turns.ts';
import { MovedClock } from '../app-kit.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { ageIdentityLimits } from './age-limits.ts';

import { CookieJar, pageClient, password, type RunningIdentity, startIdentity } from './identity-kit.ts';

let database: TestDatabase;
let identity: RunningIdentity;
let kateId: string;
const clock = new MovedClock();
const kate = 'kate@daylight.example';

beforeAll(async () => {
  database = await freshDatabase();
  identity = await startIdentity(database.url, clock.now);
  kateId = await identity.createPerson(kate);
});
afterEach(() => clock.reset());
afterAll(async () => {
  await identity.close();
  await database.drop();
});

const oktaError = (errorCode: string) => ({
  errorCode,
  errorSummary: expect.any(String),
  errorLink: errorCode,
  errorId: expect.stringMatching(/^oae/),
  errorCauses: expect.any(Array),
});
const authn = (username: string, given = password) =>
  identity.api('POST', '/authn', { username, password: given });
const milliseconds = async (work: () => Promise<unknown>) => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};
const median = (values: number[]) =>
  values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

describe('wire.md Identity: primary authentication', () => {
  test('the right password gives a session token and the user', async () => {
    const { status, body } = await authn(kate);
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 'SUCCESS',
      expiresAt: expect.stringMatching(/Z$/),
      sessionToken: expect.any(String),
      _embedded: {
        user: {
          id: kateId,
          passwordChanged: expect.stringMatching(/Z$/),
          profile: { login: kate, firstName: 'Kate', lastName: 'Libby', locale: 'en', timeZone: 'UTC' },
        },
      },
    });
  });

  test('a wrong password and an unknown login get the same answer', async () => {
    const wrongTimes: number[] = [];
    const unknownTimes: number[] = [];
    const wrong = await authn(kate, 'Sunset2026');
    const unknown = await authn('nobody@daylight.example', 'Sunset2026');
    for (let pair = 0; pair < 12; pair += 1) {
      await authn(kate);
      wrongTimes.push(await milliseconds(() => authn(kate, 'Sunset2026')));
      unknownTimes.push(await milliseconds(() => authn(`${randomUUID()}@daylight.example`, 'Sunset2026')));
    }
    await authn(kate);
    const shape = { status: 401, body: oktaError('E0000004') };
    expect(wrong).toMatchObject(shape);
    expect(unknown).toMatchObject(shape);
    expect({ ...unknown.body, errorId: '' }).toEqual({ ...wrong.body, errorId: '' });
    // The ratio is for the reader: a loaded machine must not fail the test.
    console.log(
      `wrong password ${median(wrongTimes).toFixed(1)} ms, unknown login ${median(unknownTimes).toFixed(1)} ms`,
    );
  });

  test('ten failures lock a login, known or not, for the rest of fifteen minutes', async () => {
    const known = `${randomUUID()}@daylight.example`;
    await identity.createPerson(known);
    for (const login of [known, `${randomUUID()}@daylight.example`]) {
      const attempts = await Promise.all(Array.from({ length: 14 }, () => authn(login, 'Sunset2026')));
      expect(attempts.filter(({ status }) => status === 401)).toHaveLength(10);
      const shut = await authn(login);
      expect(shut).toMatchObject({ status: 429, body: oktaError('E0000047') });
      expect(shut.headers.get('x-rate-limit-remaining')).toBe('0');
      expect(Number(shut.headers.get('x-rate-limit-reset'))).toBeGreaterThan(Date.now() / 1000);
    }
    await ageIdentityLimits(database.pool, 15 * 60 + 1);
    expect((await authn(known)).status).toBe(200);
  });

  test('the right password resets the count of failures', async () => {
    const login = `${randomUUID()}@daylight.example`;
    await identity.createPerson(login);
    for (let round = 0; round < 3; round += 1) {
      for (let failure = 0; failure < 6; failure += 1) await authn(login, 'Sunset2026');
      expect((await authn(login)).status).toBe(200);
    }
  });
});

describe('bad input', () => {
  test('every call needs the API token', async () => {
    for (const [method, path] of [
      ['POST', '/authn'],
      ['POST', '/users?activate=true'],
      ['GET', `/users/${kateId}`],
      ['DELETE', `/users/${kateId}/sessions`],
      ['POST', '/authn/recovery/password'],
    ] as const) {
      for (const token of [null, '', 'wrong']) {
        const answer = await identity.api(method, path, method === 'POST' ? {} : undefined, token);
        expect(answer).toMatchObject({ status: 401, body: oktaError('E0000011') });
      }
    }
  });

  test('malformed JSON, wrong types and overlong values are refused with 400', async () => {
    for (const body of ['{"username":', '[]', 'null', '"text"', {}, { username: 1, password: {} }]) {
      const answer = await identity.api('POST', '/authn', body);
      expect({ body, status: answer.status }).toEqual({ body, status: 400 });
      expect(JSON.stringify(answer.body)).not.toMatch(/\.ts|node_modules/);
    }
    expect(await authn(`${'a'.repeat(100_000)}@daylight.example`)).toMatchObject({
      status: 400,
      body: { errorCode: expect.stringMatching(/^E000000[13]$/) },
    });
    expect(await authn('a'.repeat(255))).toMatchObject({ status: 400, body: oktaError('E0000001') });
    expect(await authn(kate, 'x'.repeat(1001))).toMatchObject({ status: 400, body: oktaError('E0000001') });
  });

  test('an unknown resource gives E0000007', async () => {
    for (const [method, path] of [
      ['GET', `/users/${randomUUID()}`],
      ['GET', '/users/nobody%40daylight.example'],
      ['DELETE', '/users/1/sessions'],
      ['GET', '/elsewhere'],
    ] as const) {
      expect(await identity.api(method, path)).toMatchObject({ status: 404, body: oktaError('E0000007') });
    }
  });
});

describe('wire.md Identity: accounts', () => {
  test('logins are unique regardless of letter case', async () => {
    const again = await identity.api('POST', '/users?activate=true', {
      profile: { login: kate.toUpperCase(), email: kate },
    });
    expect(again).toMatchObject({ status: 400, body: oktaError('E0000001') });
  });

  test('an account can be read by id or login, and shows no secret', async () => {
    const byId = await identity.api('GET', `/users/${kateId}`);
    const byLogin = await identity.api('GET', `/users/${encodeURIComponent(kate)}`);
    expect(byId.body).toEqual(byLogin.body);
    expect(byId.body).toMatchObject({
      id: kateId,
      status: 'ACTIVE',
      profile: { login: kate, email: kate, firstName: 'Kate', lastName: 'Libby' },
      credentials: { recovery_question: { question: 'What was your first school?' } },
    });
    expect(JSON.stringify(byId.body)).not.toMatch(/argon2|Stuyvesant/);
  });

  test('an update changes only the profile fields it names, and null removes one', async () => {
    const changed = await identity.api('POST', `/users/${kateId}`, { profile: { organization: 'Acid' } });
    expect(changed.body.profile).toMatchObject({ organization: 'Acid', firstName: 'Kate', login: kate });
    const removed = await identity.api('POST', `/users/${kateId}`, { profile: { organization: null } });
    expect(removed.body.profile).not.toHaveProperty('organization');
  });

  test('after the security question is changed, only its new answer recovers the account', async () => {
    const login = `${randomUUID()}@daylight.example`;
    const { body } = await identity.api('POST', '/users?activate=true', {
      profile: { login, email: login },
      credentials: { recovery_question: { question: 'First school?', answer: 'Stuyvesant' } },
    });
    const changed = await identity.api('POST', `/users/${body.id}`, {
      profile: { firstName: 'Lee' },
      credentials: { recovery_question: { question: 'First pet?', answer: 'Rex the first' } },
    });
    expect(changed.body.credentials).toMatchObject({ recovery_question: { question: 'First pet?' } });
    const { body: started } = await identity.api('POST', '/authn/recovery/password', { username: login });
    const { body: opened } = await identity.api('POST', '/authn/recovery/token', {
      recoveryToken: started.recoveryToken,
    });
    const answer = (text: string) =>
      identity.api('POST', '/authn/recovery/answer', { stateToken: opened.stateToken, answer: text });
    expect((await answer('Stuyvesant')).body).toMatchObject({ errorCode: 'E0000087' });
    expect((await answer('rex the FIRST')).status).toBe(200);
  });

  test('an account created without a password is active, but nobody can sign in to it', async () => {
    const login = `${randomUUID()}@daylight.example`;
    const made = await identity.api('POST', '/users?activate=true', { profile: { login, email: login } });
    expect(made).toMatchObject({ status: 200, body: { status: 'ACTIVE' } });
    expect((await authn(login, 'undefined')).status).toBe(401);
  });

  test('A 5: a password change needs a valid new password and the right old one', async () => {
    const login = `${randomUUID()}@daylight.example`;
    const id = await identity.createPerson(login);
    const change = (oldPassword: string, newPassword: string) =>
      identity.api('POST', `/users/${id}/credentials/change_password`, {
        oldPassword: { value: oldPassword },
        newPassword: { value: newPassword },
      });
    for (const weak of [
      'Short1',
      'Six1😀😀',
      'alllower1',
      'ALLUPPER1',
      'NoDigits',
      'MyDaylight2026',
      'Qwerty123',
    ]) {
      expect(await change(password, weak)).toMatchObject({ status: 403, body: oktaError('E0000014') });
    }
    expect(await change('Sunset2026', 'Moonrise2026')).toMatchObject({
      status: 403,
      body: oktaError('E0000014'),
    });
    expect((await change(password, 'Moonrise2026')).status).toBe(200);
    expect((await authn(login)).status).toBe(401);
    expect((await authn(login, 'Moonrise2026')).status).toBe(200);
  });

  test('of two changes at the same moment with the same old password only one is made', async () => {
    const login = `${randomUUID()}@daylight.example`;
    const id = await identity.createPerson(login);
    const wanted = ['Moonrise2026', 'Starlight2026'];
    const changes = await Promise.all(
      wanted.map((newPassword) =>
        identity.api('POST', `/users/${id}/credentials/change_password`, {
          oldPassword: { value: password },
          newPassword: { value: newPassword },
        }),
      ),
    );
    expect(changes.map(({ status }) => status).sort()).toEqual([200, 403]);
    const made = wanted[changes.findIndex(({ status }) => status === 200)];
    expect((await authn(login, made)).status).toBe(200);
  });

  test('DELETE sessions ends every session of that person and no other', async () => {
    const login = `${randomUUID()}@daylight.example`;
    const id = await identity.createPerson(login);
    const page = pageClient(identity.issuer);
    const tokenOf = async (username: string) => String((await authn(username)).body.sessionToken);
    const jars = [new CookieJar(), new CookieJar(), new CookieJar()] as const;
    await page.authorize(jars[0], 'n', await tokenOf(login));
    await page.authorize(jars[1], 'n', await tokenOf(login));
    await page.authorize(jars[2], 'n', await tokenOf(kate));
    const unused = await tokenOf(login);
    expect((await identity.api('DELETE', `/users/${id}/sessions`)).status).toBe(204);
    expect(await page.authorize(jars[0], 'n')).toContain('login_required');
    expect(await page.authorize(jars[1], 'n')).toContain('login_required');
    expect(await page.authorize(jars[2], 'n')).toContain('code=');
    expect(await page.authorize(new CookieJar(), 'n', unused)).toContain('login_required');
  });

  test('a removed account cannot sign in, and its session ends', async () => {
    const login = `${randomUUID()}@daylight.example`;
    const id = await identity.createPerson(login);
    const page = pageClient(identity.issuer);
    const jar = new CookieJar();
    await page.authorize(jar, 'n', String((await authn(login)).body.sessionToken));
    expect((await identity.api('DELETE', `/users/${id}`)).status).toBe(204);
    expect((await authn(login)).status).toBe(401);
    expect(await page.authorize(jar, 'n')).toContain('login_required');
  });
});

describe('wire.md Identity: recovery', () => {
  async function person() {
    const login = `${randomUUID()}@daylight.example`;
    await identity.createPerson(login);
    const start = () => identity.api('POST', '/authn/recovery/password', { username: login });
    const open = async (recoveryToken: unknown) =>
      identity.api('POST', '/authn/recovery/token', { recoveryToken });
    return { login, start, open };
  }
  const answerWith = (stateToken: unknown, answer: string) =>
    identity.api('POST', '/authn/recovery/answer', { stateToken, answer });
  const reset = (stateToken: unknown, newPassword: string) =>
    identity.api('POST', '/authn/credentials/reset_password', { stateToken, newPassword });

  test('link, question, answer and new password come in this order only', async () => {
    const { login, start, open } = await person();
    const started = await start();
    expect(started.body).toMatchObject({ status: 'RECOVERY', recoveryToken: expect.any(String) });
    const opened = await open(started.body.recoveryToken);
    expect(opened.body).toMatchObject({
      status: 'RECOVERY',
      _embedded: { user: { recovery_question: { question: 'What was your first school?' } } },
    });
    const { stateToken } = opened.body;
    expect(await reset(stateToken, 'Moonrise2026')).toMatchObject({
      status: 403,
      body: oktaError('E0000079'),
    });
    expect(await answerWith(stateToken, 'Hogwarts')).toMatchObject({
      status: 403,
      body: oktaError('E0000087'),
    });
    expect((await answerWith(stateToken, ' stuyvesant ')).body).toMatchObject({ status: 'PASSWORD_RESET' });
    expect(await answerWith(stateToken, 'Stuyvesant')).toMatchObject({
      status: 403,
      body: oktaError('E0000079'),
    });
    expect(await reset(stateToken, 'weak')).toMatchObject({ status: 403, body: oktaError('E0000014') });
    expect((await reset(stateToken, 'Moonrise2026')).body).toMatchObject({ status: 'SUCCESS' });
    expect(await reset(stateToken, 'Moonrise2027')).toMatchObject({
      status: 401,
      body: oktaError('E0000011'),
    });
    expect((await authn(login, 'Moonrise2026')).status).toBe(200);
  });

  test('a link works once, expires after an hour, and is superseded by a newer one', async () => {
    const { start, open } = await person();
    const first = (await start()).body.recoveryToken;
    const second = (await start()).body.recoveryToken;
    expect(await open(first)).toMatchObject({ status: 401, body: oktaError('E0000011') });
    expect((await open(second)).status).toBe(200);
    expect(await open(second)).toMatchObject({ status: 401, body: oktaError('E0000011') });
    const late = (await start()).body.recoveryToken;
    clock.pass(3601 * 1000);
    expect(await open(late)).toMatchObject({ status: 401, body: oktaError('E0000011') });
  });

  test('five wrong answers end the recovery, even when more come at once', async () => {
    const { start, open } = await person();
    const { stateToken } = (await open((await start()).body.recoveryToken)).body;
    const answers = await Promise.all(Array.from({ length: 8 }, () => answerWith(stateToken, 'Hogwarts')));
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(5);
    expect(await answerWith(stateToken, 'Stuyvesant')).toMatchObject({
      status: 401,
      body: oktaError('E0000011'),
    });
  });

  test('an unknown login or a made-up token starts no recovery', async () => {
    expect(
      await identity.api('POST', '/authn/recovery/password', { username: 'nobody@daylight.example' }),
    ).toMatchObject({ status: 403, body: oktaError('E0000095') });
    expect(await identity.api('POST', '/authn/recovery/token', { recoveryToken: 'x' })).toMatchObject({
      status: 401,
      body: oktaError('E0000011'),
    });
  });
});

describe('the provider’s storage', () => {
  test('a token can be consumed once, is not found once revoked or expired, and is removed after expiry', async () => {
    const pool = openIdentityPool(database.url);
    const own = new MovedClock();
    const adapter = createAdapterFactory(pool, own.now)('AccessToken');
    await adapter.upsert('token-1', { accountId: 'a', grantId: 'grant-1' }, 60);
    await adapter.upsert('token-2', { accountId: 'a', grantId: 'grant-2' }, 60);
    expect(await adapter.find('token-1')).toMatchObject({ accountId: 'a' });
    await adapter.revokeByGrantId('grant-1');
    expect(await adapter.find('token-1')).toBeUndefined();
    await adapter.consume('token-2');
    expect(await adapter.find('token-2')).toMatchObject({ consumed: expect.any(Number) });
    await expect(adapter.consume('token-2')).rejects.toThrow('invalid_grant');
    own.pass(61 * 1000);
    expect(await adapter.find('token-2')).toBeUndefined();
    expect(await removeExpired(pool, own.now)).toBeGreaterThan(0);
    own.reset();
    expect(await adapter.find('token-2')).toBeUndefined();
    await pool.end();
  });

  test('tokens, passwords and answers are not stored in plain text', async () => {
    const typed = 'typed@daylight.example';
    await authn(typed);
    const { body: started } = await identity.api('POST', '/authn/recovery/password', { username: kate });
    const { body: signedIn } = await authn(kate);
    const secrets = [signedIn.sessionToken, started.recoveryToken, password, 'Stuyvesant', typed].map(String);
    for (const table of ['account', 'session_token', 'recovery', 'rate_limit']) {
      const { rows } = await database.pool.query(`SELECT t::text AS row FROM identity.${table} t`);
      expect(rows, table).not.toEqual([]);
      const text = JSON.stringify(rows);
      // PostgreSQL shows bytes as hexadecimal digits.
      for (const secret of secrets)
        for (const encoding of ['utf8', 'hex', 'base64url'] as const)
          expect(text, table).not.toContain(Buffer.from(secret).toString(encoding));
    }
    const { rows } = await database.pool.query<{ hash: string }>(
      'SELECT password_hash AS hash FROM identity.account LIMIT 1',
    );
    expect(rows[0]?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('migrating again, even twice at once, keeps the accounts', async () => {
    const pool = openIdentityPool(database.url);
    await Promise.all([migrateIdentity(pool), migrateIdentity(pool)]);
    await pool.end();
    const { rows } = await database.pool.query('SELECT count(*)::int AS count FROM identity.account');
    expect(rows[0]).not.toEqual({ count: 0 });
  });
});

test('a flood of password checks is bounded and does not block the event loop', async () => {
  const hashing = await createPasswordHashing(1);
  let ticks = 0;
  const timer = setInterval(() => {
    ticks += 1;
  }, 1);
  const flood = await Promise.allSettled(
    Array.from({ length: 80 }, () => hashing.matches('192.0.2.1', 'x', undefined)),
  );
  clearInterval(timer);
  const refused = flood.filter((result) => result.status === 'rejected');
  expect(refused).toHaveLength(80 - 65);
  expect(refused.every((result) => result.reason instanceof NoTurn)).toBe(true);
  expect(ticks).toBeGreaterThan(20);
});

test('a flood of password checks from one network keeps another waiting for one of them, and refuses it none', async () => {
  const hashing = await createPasswordHashing(1);
  const done: string[] = [];
  const check = async (network: string): Promise<void> => {
    await hashing.matches(network, 'x', undefined).catch(() => {});
    done.push(network);
  };
  const flood = Array.from({ length: 65 }, () => check('192.0.2.1'));
  // The line is full: the flood's last gives way.
  const other = check('198.51.100.7');
  await Promise.all([...flood, other]);
  // Refused at once, under way, first in the line when it came.
  expect(done.indexOf('198.51.100.7')).toBeLessThanOrEqual(3);
});
