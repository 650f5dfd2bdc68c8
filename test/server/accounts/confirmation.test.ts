import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareIdentity } from '../../../src/identity/keys.ts';
import { isRecoveryCode, requireConfirmed, requireFactor } from '../../../src/server/auth/confirmation.ts';
import { secret as serviceSecret } from '../app-kit.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { createAccount, type RunningPortal, startPortal, Visitor } from './auth-kit.ts';
import { password } from './identity-kit.ts';

let database: TestDatabase;
let portal: RunningPortal;
let secret: string;
const kate = 'kate@daylight.example';
const dade = 'dade@daylight.example';
const minute = 60_000;
const wanted = { name: 'Nightly report', days: 90 };

beforeAll(async () => {
  database = await freshDatabase();
  portal = await startPortal(database);
  await createAccount(portal, database, dade);
  const subject = await createAccount(portal, database, kate);
  const { apiToken } = await prepareIdentity(database.url, [serviceSecret]);
  const api = async (path: string, body: object) => {
    const answer = await fetch(`${portal.issuer}/api/v1/users/${subject}/factors${path}`, {
      method: 'POST',
      headers: { authorization: `SSWS ${apiToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return answer.json();
  };
  const begun = await api('', { factorType: 'token:software:totp', provider: 'GOOGLE' });
  secret = begun._embedded.activation.sharedSecret;
  await api(`/${begun.id}/lifecycle/activate`, { passCode: nextCode() });
});
afterAll(async () => {
  await portal.close();
  await database.drop();
});

/** A code of the next step: none that was used before. */
function nextCode(): string {
  portal.clock.pass(30_000);
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: portal.clock.now().getTime() });
}
async function signedIn(login: string): Promise<Visitor> {
  const visitor = new Visitor(portal);
  if (login === dade) {
    expect((await visitor.enter(dade)).status).toBe(204);
    return visitor;
  }
  const { challenge } = (await visitor.signIn(login)).body;
  const ticket = await visitor.call('POST', '/auth/signin/code', { challenge, code: nextCode() });
  expect((await visitor.createSession(await visitor.redirect(ticket))).status).toBe(204);
  return visitor;
}
const confirm = (visitor: Visitor, body: unknown) => visitor.call('POST', '/api/session/confirm', body);
const makeKey = (visitor: Visitor) => visitor.call('POST', '/api/keys', wanted);
const refused = (field: string) => ({
  status: 400,
  body: { error: { fields: { [field]: [expect.any(String)] } } },
});
const asking = (code: string) => ({ status: 403, body: { error: { code } } });

describe('C 21: making an API key', () => {
  test('asks for the password ten minutes after the sign-in, until it was given', async () => {
    const visitor = await signedIn(dade);
    expect((await makeKey(visitor)).status).toBe(201);
    portal.clock.pass(11 * minute);
    expect(await makeKey(visitor)).toMatchObject(asking('confirmation.password'));
    expect(await confirm(visitor, { password: 'Wrong-2026' })).toMatchObject(refused('password'));
    expect(await makeKey(visitor)).toMatchObject(asking('confirmation.password'));
    expect((await confirm(visitor, { password })).status).toBe(204);
    expect((await makeKey(visitor)).status).toBe(201);
    portal.clock.pass(11 * minute);
    expect(await makeKey(visitor)).toMatchObject(asking('confirmation.password'));
  });

  test('asks for a code instead if a second factor is set up, and takes each once', async () => {
    const visitor = await signedIn(kate);
    portal.clock.pass(11 * minute);
    expect(await makeKey(visitor)).toMatchObject(asking('confirmation.code'));
    // The right password is told from a wrong one as at the sign-in, and is not enough.
    expect(await confirm(visitor, { password: 'Wrong-2026' })).toMatchObject(refused('password'));
    expect(await confirm(visitor, { password })).toMatchObject(refused('code'));
    expect(await confirm(visitor, { code: '000000' })).toMatchObject(refused('code'));
    expect(await makeKey(visitor)).toMatchObject(asking('confirmation.code'));
    const code = nextCode();
    expect((await confirm(visitor, { code })).status).toBe(204);
    expect((await makeKey(visitor)).status).toBe(201);
    expect(await confirm(visitor, { code })).toMatchObject(refused('code'));
  });

  test('is confirmed in the one session in which the person has proved it', async () => {
    const [here, elsewhere] = [await signedIn(dade), await signedIn(dade)];
    portal.clock.pass(11 * minute);
    expect((await confirm(here, { password })).status).toBe(204);
    expect(await makeKey(elsewhere)).toMatchObject(asking('confirmation.password'));
    expect((await makeKey(here)).status).toBe(201);
  });

  test('is nothing that a program with an API key can do or confirm', async () => {
    const visitor = await signedIn(dade);
    const authorization = `Bearer ${(await makeKey(visitor)).body.text}`;
    const program = new Visitor(portal);
    for (const [path, body] of [
      ['/api/session/confirm', { password }],
      ['/api/keys', wanted],
    ] as const)
      expect(await program.call('POST', path, body, { authorization })).toMatchObject(asking('forbidden'));
    // With a cookie beside it, only the key counts.
    expect(await visitor.call('POST', '/api/keys', wanted, { authorization })).toMatchObject(
      asking('forbidden'),
    );
  });
});

describe('C 21: proving again who one is', () => {
  test('takes one proof, of the kind that the account has', async () => {
    const visitor = await signedIn(dade);
    expect(await confirm(visitor, { code: '123456' })).toMatchObject(refused('password'));
    expect((await confirm(visitor, {})).status).toBe(400);
    expect((await confirm(visitor, { password, code: '123456' })).status).toBe(400);
    expect((await confirm(new Visitor(portal), { password })).status).toBe(401);
  });

  test('counts wrong passwords together with those of signing in', async () => {
    await createAccount(portal, database, 'joey@daylight.example');
    const visitor = new Visitor(portal);
    expect((await visitor.enter('joey@daylight.example')).status).toBe(204);
    // As a stranger with a stolen session: a known browser counts by itself.
    visitor.jar.keep(new Response(null, { headers: { 'set-cookie': 'device=; Max-Age=0' } }));
    const given = Array.from({ length: 10 }, (_, n) => `Wrong-2026-${n}`);
    for (const wrong of given)
      expect(await confirm(visitor, { password: wrong })).toMatchObject(refused('password'));
    expect((await confirm(visitor, { password })).status).toBe(429);
    expect((await new Visitor(portal).signIn('joey@daylight.example')).status).toBe(429);
  });

  test('keeps nobody from logging in by wrong codes of a stolen session', async () => {
    const stolen = await signedIn(kate);
    for (let given = 0; given < 3; given += 1)
      expect(await confirm(stolen, { code: '000000' })).toMatchObject(refused('code'));
    for (let given = 0; given < 3; given += 1)
      expect((await confirm(stolen, { code: '000000' })).status).toBe(429);
    await signedIn(kate);
  });

  test('tells an operator without a second factor to set one up, and others to give their password', async () => {
    await createAccount(portal, database, 'olga@daylight.example');
    const visitor = new Visitor(portal);
    expect((await visitor.enter('olga@daylight.example')).status).toBe(204);
    const says = (field: string, text: string) => ({ body: { error: { fields: { [field]: [text] } } } });
    expect(await confirm(visitor, { code: '123456' })).toMatchObject(
      says('password', 'No second factor is set up: enter your password'),
    );
    await database.pool.query(
      `INSERT INTO operators (account_id, role, granted_at, granted_by)
       SELECT id, 'data', now(), 'tests' FROM accounts WHERE email = 'olga@daylight.example'`,
    );
    expect(await visitor.call('GET', '/api/operator/jobs')).toMatchObject({
      status: 403,
      body: { error: { code: 'confirmation.code', message: expect.stringContaining('set one up first') } },
    });
    expect(await confirm(visitor, { code: '123456' })).toMatchObject(
      says('code', 'Set up a second factor first'),
    );
  });

  test('is recent for ten minutes, and never without a session of a person', () => {
    const clock = { now: () => new Date('2026-11-20T14:30:00Z') };
    const at = (minutes: number) => clock.now().getTime() - minutes * minute;
    const code = (act: () => void): string => {
      try {
        act();
        return 'done';
      } catch (error) {
        return String(Reflect.get(Object(error), 'code'));
      }
    };
    const confirmed = (confirmedAt: number | null, factorAt: number | null) =>
      code(() => requireConfirmed({ confirmedAt, factorAt }, clock));
    expect([
      confirmed(at(10), null),
      confirmed(at(11), null),
      confirmed(at(11), at(30)),
      confirmed(null, null),
      // A password is no proof beside a factor.
      confirmed(at(1), at(11)),
    ]).toEqual([
      'done',
      'confirmation.password',
      'confirmation.code',
      'confirmation.password',
      'confirmation.code',
    ]);
    const byFactor = (factorAt: number | null) => code(() => requireFactor({ factorAt }, clock));
    expect([byFactor(at(10)), byFactor(at(11)), byFactor(null)]).toEqual([
      'done',
      'confirmation.code',
      'confirmation.code',
    ]);
  });
});

test('a code of the app that is written in groups is none of those on paper', () => {
  for (const ofApp of ['492039', ' 492 039 ', '492-039']) expect(isRecoveryCode(ofApp)).toBe(false);
  for (const onPaper of ['4920391', 'abcde-12345', '49203']) expect(isRecoveryCode(onPaper)).toBe(true);
});
