import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openIdentityPool } from '../../../src/identity/identity-pool.ts';
import { prepareIdentity } from '../../../src/identity/keys.ts';
import { MovedClock } from '../app-kit.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { ageIdentityLimits } from './age-limits.ts';
import { password, type RunningIdentity, secret as serviceSecret, startIdentity } from './identity-kit.ts';

let database: TestDatabase;
let identity: RunningIdentity;
let people = 0;
const clock = new MovedClock();

beforeAll(async () => {
  database = await freshDatabase();
  identity = await startIdentity(database.url, clock.now);
});
afterEach(() => clock.reset());
afterAll(async () => {
  await identity.close();
  await database.drop();
});

const minutes = (count: number) => count * 60 * 1000;
const codeOf = (secret: string, timestamp = clock.now().getTime()) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });
const nextStep = () => clock.pass(30_000);
const begun = z.object({
  id: z.string(),
  _embedded: z.object({
    activation: z.object({ sharedSecret: z.string() }),
    recoveryCodes: z.array(z.string()),
  }),
});
const asked = z.strictObject({
  status: z.literal('MFA_REQUIRED'),
  stateToken: z.string(),
  expiresAt: z.string(),
  _embedded: z.object({ factors: z.array(z.object({ id: z.string() })).length(1) }),
});

const factorsOf = (login: string) => `/users/${login}/factors`;
const kind = { factorType: 'token:software:totp', provider: 'GOOGLE' };
async function begin(login: string): Promise<Omit<Person, 'login'>> {
  const { id, _embedded } = begun.parse((await identity.api('POST', factorsOf(login), kind)).body);
  return { id, secret: _embedded.activation.sharedSecret, recoveryCodes: _embedded.recoveryCodes };
}
const activate = (login: string, id: string, passCode: string) =>
  identity.api('POST', `/users/${login}/factors/${id}/lifecycle/activate`, { passCode });
const signIn = (username: string) => identity.api('POST', '/authn', { username, password });
const verify = (id: string, stateToken: string, passCode: string) =>
  identity.api('POST', `/authn/factors/${id}/verify`, { stateToken, passCode });

type Person = { login: string; id: string; secret: string; recoveryCodes: string[] };

/** Somebody with a factor; the code that set it up is used. */
async function person(): Promise<Person> {
  people += 1;
  const login = `factor-${people}@daylight.example`;
  await identity.createPerson(login);
  const begun = await begin(login);
  expect(await activate(login, begun.id, codeOf(begun.secret))).toMatchObject({ body: { status: 'ACTIVE' } });
  nextStep();
  return { login, ...begun };
}

async function challenged({ login }: Person): Promise<string> {
  return asked.parse((await signIn(login)).body).stateToken;
}

const wrong = { status: 403, body: { errorCode: 'E0000068' } };
const ended = { status: 401, body: { errorCode: 'E0000011' } };

describe('wire.md Identity: second factor', () => {
  test('until it is confirmed by a code the password alone signs in, and setting up may begin again', async () => {
    const login = 'pending@daylight.example';
    await identity.createPerson(login);
    const first = await begin(login);
    const second = await begin(login);
    expect((await signIn(login)).body.status).toBe('SUCCESS');
    expect(await activate(login, first.id, codeOf(first.secret))).toMatchObject({ status: 404 });
    expect(await activate(login, second.id, codeOf(first.secret))).toMatchObject(wrong);
    expect(await activate(login, second.id, second.recoveryCodes[0] ?? '')).toMatchObject(wrong);
    expect(await activate(login, second.id, codeOf(second.secret))).toMatchObject({ status: 200 });
    expect((await signIn(login)).body.status).toBe('MFA_REQUIRED');
    expect(await identity.api('POST', factorsOf(login), kind)).toMatchObject({ status: 400 });
    // Whoever has lost the answer asks again.
    expect(await activate(login, second.id, codeOf(second.secret))).toMatchObject({ status: 200 });
  });

  test('password and code together sign in; a wrong password says nothing of the factor', async () => {
    const kate = await person();
    const stateToken = await challenged(kate);
    const { status, body } = await verify(kate.id, stateToken, codeOf(kate.secret));
    expect({ status, body }).toMatchObject({ status: 200, body: { status: 'SUCCESS' } });
    expect(body.sessionToken).toEqual(expect.any(String));
    const refused = await identity.api('POST', '/authn', { username: kate.login, password: 'Sunrise2027' });
    const unknown = await identity.api('POST', '/authn', { username: 'nobody@daylight.example', password });
    expect(refused).toMatchObject({ status: 401, body: { errorCode: 'E0000004' } });
    expect({ ...refused.body, errorId: '' }).toEqual({ ...unknown.body, errorId: '' });
  });

  test('a code signs in once, even twice at the same moment, and neither does an older one', async () => {
    const kate = await person();
    const tokens = [await challenged(kate), await challenged(kate)];
    const code = codeOf(kate.secret);
    const answers = await Promise.all(tokens.map((token) => verify(kate.id, token, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    const before = codeOf(kate.secret, clock.now().getTime() - 30_000);
    expect(await verify(kate.id, await challenged(kate), before)).toMatchObject(wrong);
  });

  test('a clock may be half a minute off, not five minutes', async () => {
    const kate = await person();
    const at = clock.now().getTime();
    const stateToken = await challenged(kate);
    for (const off of [-minutes(5), minutes(5)]) {
      expect(await verify(kate.id, stateToken, codeOf(kate.secret, at + off))).toMatchObject(wrong);
    }
    expect(await verify(kate.id, stateToken, codeOf(kate.secret, at + 30_000))).toMatchObject({
      status: 200,
    });
  });

  test('five wrong codes are all that fifteen minutes allow, from however many sign-ins at once', async () => {
    const kate = await person();
    const tokens = await Promise.all(Array.from({ length: 8 }, () => challenged(kate)));
    const answers = await Promise.all(tokens.map((token) => verify(kate.id, token, '000000')));
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
    const right = await verify(kate.id, await challenged(kate), codeOf(kate.secret));
    expect(right).toMatchObject({ status: 429, body: { errorCode: 'E0000047' } });
    const pool = openIdentityPool(database.url);
    await ageIdentityLimits(pool, 15 * 60);
    await pool.end();
    expect(await verify(kate.id, await challenged(kate), codeOf(kate.secret))).toMatchObject({ status: 200 });
  });

  test('a recovery code serves once, in any spelling, even twice at the same moment', async () => {
    const kate = await person();
    expect(new Set(kate.recoveryCodes).size).toBe(10);
    const [code = ''] = kate.recoveryCodes;
    const spelt = code.toLowerCase().replaceAll('-', ' ');
    const tokens = [await challenged(kate), await challenged(kate)];
    const answers = await Promise.all(tokens.map((token) => verify(kate.id, token, spelt)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    const others = kate.recoveryCodes.slice(1);
    for (const other of others) {
      expect(await verify(kate.id, await challenged(kate), other)).toMatchObject({ status: 200 });
    }
  });

  test('a sign-in that waits for its code ends after five minutes, once used, and with the sessions', async () => {
    const kate = await person();
    const late = await challenged(kate);
    clock.pass(minutes(5));
    expect(await verify(kate.id, late, codeOf(kate.secret))).toMatchObject(ended);
    const used = await challenged(kate);
    expect(await verify(kate.id, used, codeOf(kate.secret))).toMatchObject({ status: 200 });
    nextStep();
    expect(await verify(kate.id, used, codeOf(kate.secret))).toMatchObject(ended);
    const cut = await challenged(kate);
    await identity.api('DELETE', `/users/${kate.login}/sessions`);
    expect(await verify(kate.id, cut, codeOf(kate.secret))).toMatchObject(ended);
  });

  test('a factor that is removed while somebody signs in ends that sign-in; the next needs the password alone', async () => {
    const kate = await person();
    const stateToken = await challenged(kate);
    expect(await identity.api('DELETE', `/users/${kate.login}/factors/${kate.id}`)).toMatchObject({
      status: 204,
    });
    expect(await verify(kate.id, stateToken, codeOf(kate.secret))).toMatchObject(ended);
    expect((await signIn(kate.login)).body.status).toBe('SUCCESS');
  });

  test('the factor of another person is not found, and no code is asked for outside a sign-in', async () => {
    const [kate, dade] = [await person(), await person()];
    const stateToken = await challenged(kate);
    expect(await verify(dade.id, stateToken, codeOf(dade.secret))).toMatchObject(ended);
    const elsewhere = `/users/${kate.login}/factors/${dade.id}`;
    expect(await identity.api('DELETE', elsewhere)).toMatchObject({ status: 404 });
    expect(
      await identity.api('POST', `${elsewhere}/verify`, { passCode: codeOf(dade.secret) }),
    ).toMatchObject({
      status: 404,
    });
    expect(await verify(kate.id, 'made-up', codeOf(kate.secret))).toMatchObject(ended);
    const own = `/users/${kate.login}/factors/${kate.id}/verify`;
    expect(await identity.api('POST', own, { passCode: codeOf(kate.secret) })).toMatchObject({
      status: 200,
      body: { factorResult: 'SUCCESS' },
    });
  });

  test('what is stored opens nothing, and a new secret of the service seals it again', async () => {
    const kate = await person();
    const pool = openIdentityPool(database.url);
    const stored = async () => {
      const { rows } = await pool.query<{ text: string }>(
        'SELECT factor::text || recovery_code::text AS text FROM identity.factor JOIN identity.recovery_code ON factor_id = id',
      );
      return rows.map(({ text }) => text).join();
    };
    for (const plain of [kate.secret, ...kate.recoveryCodes]) expect(await stored()).not.toContain(plain);
    const { rows } = await pool.query<{ sealed: Buffer }>(
      'SELECT sealed FROM identity.factor WHERE id = $1',
      [kate.id],
    );
    const next = 'another secret of the service, long enough';
    // An instance with the new secret second reads what the first with both has sealed anew.
    const { factorSeal } = await prepareIdentity(database.url, [serviceSecret, next]);
    expect(factorSeal.open(rows[0]?.sealed ?? Buffer.of())).toBe(kate.secret);
    await prepareIdentity(database.url, [next, serviceSecret]);
    const anew = await pool.query<{ sealed: Buffer }>('SELECT sealed FROM identity.factor WHERE id = $1', [
      kate.id,
    ]);
    expect(anew.rows[0]?.sealed).not.toEqual(rows[0]?.sealed);
    expect(factorSeal.open(anew.rows[0]?.sealed ?? Buffer.of())).toBe(kate.secret);
    await pool.end();
  });
});
