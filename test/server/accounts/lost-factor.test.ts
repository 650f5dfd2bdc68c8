import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { factorEndsOn } from '../../../src/domain/account/lost-factor.ts';
import { addDays, dayOf } from '../../../src/domain/subscription/calendar.ts';
import { lostFactorsJob } from '../../../src/server/jobs/lost-factors.ts';
import { performAct, previewAct } from '../../../src/server/operator/act.ts';
import { endLostFactor } from '../../../src/server/operator/factor-acts.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { createAccount, type RunningPortal, startPortal, Visitor } from './auth-kit.ts';
import { password } from './identity-kit.ts';

let database: TestDatabase;
let portal: RunningPortal;
let number = 0;

beforeAll(async () => {
  database = await freshDatabase();
  portal = await startPortal(database);
});
afterAll(async () => {
  await portal.close();
  await database.drop();
});

const securityLink = () => 'https://daylight.example/my-account/security';

type Person = {
  readonly login: string;
  readonly visitor: Visitor;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
};

/** A code of the next step: none that was used before. */
function nextCode(secret: string): string {
  portal.clock.pass(30_000);
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: portal.clock.now().getTime() });
}

async function withFactor(): Promise<Person> {
  number += 1;
  const login = `lena${number}@daylight.example`;
  await createAccount(portal, database, login);
  const visitor = new Visitor(portal);
  expect((await visitor.enter(login)).status).toBe(204);
  const { body } = await visitor.call('POST', '/api/factor', { password });
  const secret = String(body.secret);
  const activated = { id: body.id, code: nextCode(secret) };
  expect((await visitor.call('POST', '/api/factor/activate', activated)).status).toBe(204);
  const recoveryCodes = Array.isArray(body.recoveryCodes) ? body.recoveryCodes.map(String) : [];
  return { login, visitor, secret, recoveryCodes };
}

/** The act of an operator. @returns the day on which the factor ends */
async function sayLost(login: string, factorsAreOurs = true): Promise<string> {
  const act = endLostFactor({ factorsAreOurs, queueMail: portal.shared.queueMail, securityLink });
  const at = portal.clock.now();
  const { seen } = await previewAct(database.pool, act, login, at);
  await performAct(database.pool, act, login, seen, {
    actor: { osUser: 'olga', by: null },
    clock: portal.clock,
    reason: 'lost phone, seen her passport',
  });
  return factorEndsOn(dayOf(at));
}

const runJob = (today: string) =>
  lostFactorsJob({
    pool: database.pool,
    securityClock: portal.clock,
    queueMail: portal.shared.queueMail,
    securityLink,
  }).run(today);

const mails = async ({ login }: Person) => {
  const { rows } = await database.pool.query<{ kind: string }>(
    'SELECT kind FROM mail_outbox WHERE recipient = $1 ORDER BY created_at, id',
    [login],
  );
  return rows.map(({ kind }) => kind);
};

/** What a login with the right password asks for or gives. */
const asked = async ({ login }: Person) => Object.keys((await new Visitor(portal).signIn(login)).body).sort();

async function enterByCode(login: string, code: string): Promise<number> {
  const visitor = new Visitor(portal);
  const { body } = await visitor.signIn(login);
  return (await visitor.call('POST', '/auth/signin/code', { challenge: body.challenge, code })).status;
}

async function events({ visitor }: Person): Promise<unknown[]> {
  const { body } = await visitor.call('GET', '/api/account/events');
  return Array.isArray(body.events) ? body.events.map(({ kind }) => kind) : [];
}

test('C 20: a factor said to be lost ends after three days, with a mail at once and one at the end', async () => {
  const person = await withFactor();
  const endsOn = await sayLost(person.login);
  await expect(sayLost(person.login)).rejects.toThrow('already');
  await runJob(addDays(endsOn, -1));
  expect(await asked(person)).toEqual(['challenge']);
  expect(await mails(person)).toEqual(['factor-on', 'factor-ends']);
  await runJob(endsOn);
  await runJob(endsOn);
  expect(await asked(person)).toEqual(['nonce', 'sessionToken']);
  expect(await mails(person)).toEqual(['factor-on', 'factor-ends', 'factor-off']);
  expect(await events(person)).toEqual(['factor-off', 'operator-act', 'factor-on', 'signed-in']);
  expect(await enterByCode(person.login, person.recoveryCodes[0] ?? '')).toBe(400);
});

test.each([
  ['a code of the app at login', (person: Person) => enterByCode(person.login, nextCode(person.secret)), 200],
  [
    'a recovery code at login',
    (person: Person) => enterByCode(person.login, person.recoveryCodes[0] ?? ''),
    200,
  ],
  [
    'a code that a session is asked for again',
    async ({ visitor, secret }: Person) =>
      (await visitor.call('POST', '/api/session/confirm', { code: nextCode(secret) })).status,
    204,
  ],
])('C 20: %s keeps a factor that was said to be lost', async (_, use, status) => {
  const person = await withFactor();
  const endsOn = await sayLost(person.login);
  expect(await use(person)).toBe(status);
  await runJob(endsOn);
  expect(await asked(person)).toEqual(['challenge']);
  expect(await events(person)).toContain('factor-kept');
});

test('C 20: a wrong code does not keep it, and turning it off oneself ends the matter', async () => {
  const wrong = await withFactor();
  const endsOn = await sayLost(wrong.login);
  expect(await enterByCode(wrong.login, '000000')).toBe(400);
  await runJob(endsOn);
  expect(await asked(wrong)).toEqual(['nonce', 'sessionToken']);

  const off = await withFactor();
  await sayLost(off.login);
  const code = nextCode(off.secret);
  expect((await off.visitor.call('POST', '/api/factor/remove', { password, code })).status).toBe(204);
  await expect(sayLost(off.login)).rejects.toThrow('has no second factor');
  await runJob(endsOn);
  expect(await mails(off)).toEqual(['factor-on', 'factor-ends', 'factor-off']);
});

test('C 22: it is refused for whoever operates the service, and where the provider keeps the factors', async () => {
  const { login } = await withFactor();
  await expect(sayLost(login, false)).rejects.toThrow('end it there');
  await database.pool.query(
    `INSERT INTO operators (account_id, role, granted_at, granted_by)
     SELECT id, 'support', now(), 'tests' FROM accounts WHERE email = $1`,
    [login],
  );
  await expect(sayLost(login)).rejects.toThrow('have the roles revoked first');
});
