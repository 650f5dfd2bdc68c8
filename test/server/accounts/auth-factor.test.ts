import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { prepareIdentity } from '../../../src/identity/keys.ts';
import { signInTooLate } from '../../../src/server/auth/sign-in.ts';
import { secret as serviceSecret } from '../app-kit.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { createAccount, type Reply, type RunningPortal, startPortal, Visitor } from './auth-kit.ts';

let database: TestDatabase;
let portal: RunningPortal;
let secret: string;
/** What no log may hold. */
const hidden: string[] = ['000000'];
const kate = 'kate@daylight.example';
const dade = 'dade@daylight.example';

const codeAt = (timestamp: number) => TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });
/** A code of the next step: none that a test before has used. */
const nextCode = () => {
  portal.clock.pass(30_000);
  const code = codeAt(portal.clock.now().getTime());
  hidden.push(code);
  return code;
};

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
  const active = await api(`/${begun.id}/lifecycle/activate`, {
    passCode: codeAt(portal.clock.now().getTime()),
  });
  expect(active.status).toBe('ACTIVE');
});
afterEach(() => portal.clock.pass(30_000));
afterAll(async () => {
  await portal.close();
  await database.drop();
});

async function challenged(visitor: Visitor): Promise<string> {
  const asked = await visitor.signIn(kate);
  expect({ status: asked.status, keys: Object.keys(asked.body) }).toEqual({
    status: 200,
    keys: ['challenge'],
  });
  hidden.push(String(asked.body.challenge));
  return String(asked.body.challenge);
}
async function sendCode(visitor: Visitor, challenge: string, code: string): Promise<Reply> {
  const reply = await visitor.call('POST', '/auth/signin/code', { challenge, code });
  if (reply.status === 200) hidden.push(String(reply.body.sessionToken), String(reply.body.nonce));
  return reply;
}

test('C 20: password, code, redirect and callback create a session', async () => {
  const visitor = new Visitor(portal);
  const ticket = await sendCode(visitor, await challenged(visitor), nextCode());
  expect(Object.keys(ticket.body).sort()).toEqual(['nonce', 'sessionToken']);
  expect(await visitor.whoAmI()).toBe(401);
  expect((await visitor.createSession(await visitor.redirect(ticket))).status).toBe(204);
  expect(await visitor.whoAmI()).toBe(kate);
});

test('C 20: the answer to a right password opens no session, and another person needs no code', async () => {
  const visitor = new Visitor(portal);
  const challenge = await challenged(visitor);
  const answered = await visitor.call('POST', '/auth/session', {
    code: challenge.slice(0, 40),
    codeVerifier: 'v'.repeat(43),
  });
  expect(answered.status).toBe(400);
  expect((await visitor.enter(dade)).status).toBe(204);
  expect(await visitor.whoAmI()).toBe(dade);
});

test('C 20: a wrong code is named at its field, and the right one is accepted once, after it', async () => {
  const visitor = new Visitor(portal);
  const challenge = await challenged(visitor);
  const wrong = await sendCode(visitor, challenge, '000000');
  const message = expect.stringContaining('The code is wrong');
  expect(wrong).toMatchObject({ status: 400, body: { error: { message, fields: { code: [message] } } } });
  const code = nextCode();
  expect((await sendCode(visitor, challenge, code)).status).toBe(200);
  expect((await sendCode(visitor, await challenged(visitor), code)).status).toBe(400);
});

test('C 20: a sign-in that waits longer than five minutes, or is made up or changed, begins anew', async () => {
  const visitor = new Visitor(portal);
  const challenge = await challenged(visitor);
  for (const other of ['made-up', `${challenge.slice(0, -4)}AAAA`]) {
    const refused = await sendCode(visitor, other, nextCode());
    expect(refused).toMatchObject({ status: 401, body: { error: { message: signInTooLate } } });
  }
  portal.clock.pass(5 * 60_000);
  const late = await sendCode(visitor, challenge, nextCode());
  expect(late).toMatchObject({ status: 401, body: { error: { message: signInTooLate } } });
});

test('C 20: malformed codes are refused before the provider is asked', async () => {
  const visitor = new Visitor(portal);
  const challenge = await challenged(visitor);
  for (const code of ['', '12345', '１２３４５６', '1'.repeat(41), '<script>']) {
    expect(await sendCode(visitor, challenge, code)).toMatchObject({
      status: 400,
      body: { error: { fields: { code: [expect.any(String)] } } },
    });
  }
  expect((await sendCode(visitor, challenge, nextCode())).status).toBe(200);
});

test('C 20: after five wrong codes the account gets 429 with the time to wait, whatever the browser', async () => {
  const challenge = await challenged(new Visitor(portal));
  for (let tried = 0; tried < 5; tried += 1) {
    expect((await sendCode(new Visitor(portal), challenge, '000000')).status).toBe(400);
  }
  const refused = await sendCode(new Visitor(portal), challenge, nextCode());
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('the log holds no code, challenge or secret', () => {
  const log = JSON.stringify(portal.log);
  expect(log).toContain('code refused');
  for (const one of [secret, ...hidden]) expect(log).not.toContain(one);
});
