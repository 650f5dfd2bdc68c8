import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  type CaptchaBehaviour,
  captchaMount,
  captchaStandIn,
  standInKeys,
} from '../../../src/sandbox/captcha/captcha-stand-in.ts';
import { captchaRefusal } from '../../../src/server/auth/captcha-check.ts';
import { type Config, usesCaptchaStandIn } from '../../../src/server/config/config.ts';
import { captchaOrigins } from '../../../src/server/outside-origins.ts';
import {
  type AccountsPortal,
  askForLink,
  firstPassword,
  join,
  registration,
  startAccountsPortal,
} from '../accounts/accounts-kit.ts';
import { Visitor } from '../accounts/auth-kit.ts';
import { noCaptcha } from '../app-kit.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';

let passed = 0;
let outside: FastifyInstance;
let origin: string;

beforeAll(async () => {
  outside = Fastify();
  captchaStandIn(outside, () => Date.now() + passed);
  origin = await outside.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  passed = 0;
  await behave('pass');
});
afterAll(() => outside.close());

const asJson = async (path: string, body: unknown) =>
  fetch(`${origin}${captchaMount}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const behave = (behaviour: CaptchaBehaviour) => asJson('', { behaviour });
async function solve(): Promise<string> {
  const answer: { token: string } = await (
    await asJson('/challenge', { sitekey: standInKeys.siteKey })
  ).json();
  return answer.token;
}
async function verify(fields: Record<string, string>): Promise<unknown> {
  const response = await fetch(`${origin}${captchaMount}/siteverify`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  expect(response.status).toBe(200);
  return response.json();
}
const { secret } = standInKeys;

describe('wire.md Captcha: the sandbox speaks reCAPTCHA v2', () => {
  test('the script is served as JavaScript and echoes nothing of the request', async () => {
    const script = await fetch(`${origin}${captchaMount}/api.js?onload=alert(1)//&render=explicit&hl=en`);
    expect(script.headers.get('content-type')).toContain('text/javascript');
    const text = await script.text();
    expect(text).toContain('window.grecaptcha');
    expect(text).not.toContain('alert(1)');
  });

  test('an answer is accepted once', async () => {
    const response = await solve();
    expect(await verify({ secret, response, remoteip: '127.0.0.1' })).toEqual({
      success: true,
      challenge_ts: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      hostname: '127.0.0.1',
    });
    expect(await verify({ secret, response })).toEqual({
      success: false,
      'error-codes': ['timeout-or-duplicate'],
    });
  });

  test('an answer expires after two minutes', async () => {
    const response = await solve();
    passed = 120_001;
    expect(await verify({ secret, response })).toEqual({
      success: false,
      'error-codes': ['timeout-or-duplicate'],
    });
  });

  test.each<[Record<string, string>, string[]]>([
    [{}, ['missing-input-secret', 'missing-input-response']],
    [{ secret: 'other', response: 'x' }, ['invalid-input-secret']],
    [{ secret, response: '' }, ['missing-input-response']],
    [{ secret, response: 'made up' }, ['invalid-input-response']],
  ])('%j is refused with the error codes of the real one', async (fields, codes) => {
    expect(await verify(fields)).toEqual({ success: false, 'error-codes': codes });
  });

  test('another site key gets no answer', async () => {
    expect((await asJson('/challenge', { sitekey: 'other' })).status).toBe(400);
  });
});

describe('the behaviour can be switched', () => {
  test('fail: the verifier refuses what the widget gave', async () => {
    await behave('fail');
    expect(await verify({ secret, response: await solve() })).toEqual({
      success: false,
      'error-codes': ['invalid-input-response'],
    });
  });

  test('expire: the answer expires after three seconds', async () => {
    await behave('expire');
    const response = await solve();
    passed = 3_001;
    expect(await verify({ secret, response })).toMatchObject({ success: false });
  });

  test('by a form on its page', async () => {
    const page = await fetch(`${origin}${captchaMount}`);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('<button name="behaviour" value="fail" aria-pressed="false">');
    const switched = await fetch(`${origin}${captchaMount}`, {
      method: 'POST',
      body: new URLSearchParams({ behaviour: 'fail' }),
      redirect: 'manual',
    });
    expect([switched.status, switched.headers.get('location')]).toEqual([303, captchaMount]);
    const shown = await fetch(`${origin}${captchaMount}`, { headers: { accept: 'application/json' } });
    expect(await shown.json()).toEqual({ behaviour: 'fail' });
  });

  test.each([['anything'], [undefined], [7]])('a behaviour of %j is refused', async (behaviour) => {
    expect((await asJson('', { behaviour })).status).toBe(400);
  });
});

describe('its use and the origins that the content security policy allows', () => {
  const captcha = { skipValidation: false, siteKey: null, secret: null, scriptUrl: null, verifyUrl: null };
  const using = (sandbox: boolean, more: Partial<Config['captcha']> = {}) =>
    usesCaptchaStandIn({ sandbox, captcha: { ...captcha, ...more } });

  test('it is used in the sandbox unless validation is skipped or another captcha is configured', () => {
    expect(using(true)).toBe(true);
    expect(using(false)).toBe(false);
    expect(using(true, { skipValidation: true })).toBe(false);
    expect(using(true, { siteKey: 'own' })).toBe(false);
    expect(using(true, { scriptUrl: new URL('https://captcha.example/api.js') })).toBe(false);
    expect(using(true, { verifyUrl: new URL('https://captcha.example/siteverify') })).toBe(false);
  });

  test('the origins follow the configuration', () => {
    const origins = (more: Partial<Config['captcha']>) =>
      captchaOrigins({ captcha: { ...captcha, ...more } });
    expect(origins({ skipValidation: true })).toEqual([]);
    expect(origins({})).toEqual(['https://www.google.com', 'https://www.gstatic.com']);
    expect(origins({ scriptUrl: new URL('https://www.recaptcha.net/recaptcha/api.js') })).toEqual([
      'https://www.recaptcha.net',
      'https://www.gstatic.com',
    ]);
    expect(origins({ scriptUrl: new URL('https://captcha.example/api.js') })).toEqual([
      'https://captcha.example',
    ]);
  });
});

describe('A 2.7 to 2.9: registration, restore and change of the password require the human check', () => {
  let database: TestDatabase;
  let open: AccountsPortal;
  let guarded: AccountsPortal;
  let kate: Visitor;
  const login = 'kate.libby@example.com';

  beforeAll(async () => {
    database = await freshDatabase();
    open = await startAccountsPortal(database);
    await join(open, login);
    guarded = await startAccountsPortal(database, {
      config: {
        captcha: {
          ...noCaptcha,
          skipValidation: false,
          secret,
          verifyUrl: new URL(`${origin}${captchaMount}/siteverify`),
        },
      },
    });
    kate = new Visitor(guarded);
    kate.jar.set('g-recaptcha-response', await solve());
    await kate.createSession(await kate.redirect(await kate.signIn(login, firstPassword)));
  });
  afterAll(async () => {
    await guarded.close();
    await open.close();
    await database.drop();
  });

  let link = '';
  const calls: readonly [
    string,
    (visitor: Visitor) => Promise<{ status: number; body: Record<string, unknown> }>,
  ][] = [
    ['registration', (visitor) => visitor.call('POST', '/auth/register', registration('new@example.com'))],
    [
      'restore',
      async (visitor) => {
        // Whoever has been sent a few links uses one of those.
        link = (await askForLink(guarded, login)) || link;
        return visitor.call('POST', `/api/forgotpassword/${link}/restore`, {
          Answer: 'Saint Paul',
          Password: 'Skyline2027',
        });
      },
    ],
    [
      'change of the password',
      () =>
        kate.call('POST', '/api/changepassword', {
          CurrentPassword: 'Wrong1234',
          NewPassword: 'Skyline2027',
        }),
    ],
  ];
  const refused = {
    status: 400,
    body: {
      error: {
        code: 'invalid-request',
        message: captchaRefusal,
        fields: { captchaVerified: [captchaRefusal] },
      },
    },
  };

  test.each(calls)('%s without an answer, with a wrong or an expired one is refused', async (_name, call) => {
    const visitor = new Visitor(guarded);
    kate.jar.delete('g-recaptcha-response');
    expect(await call(visitor)).toMatchObject(refused);
    for (const token of ['made up', '']) {
      for (const each of [visitor, kate]) each.jar.set('g-recaptcha-response', token);
      expect(await call(visitor)).toMatchObject(refused);
    }
    await behave('expire');
    const late = await solve();
    passed = 5_000;
    for (const each of [visitor, kate]) each.jar.set('g-recaptcha-response', late);
    expect(await call(visitor)).toMatchObject(refused);
  });

  test.each(calls)('%s passes the check with an answer, which works only once', async (_name, call) => {
    await database.pool.query('DELETE FROM rate_limits');
    const visitor = new Visitor(guarded);
    const token = await solve();
    for (const each of [visitor, kate]) each.jar.set('g-recaptcha-response', token);
    const first = await call(visitor);
    expect(first.body.error).not.toMatchObject({ message: captchaRefusal });
    for (const each of [visitor, kate]) each.jar.set('g-recaptcha-response', token);
    expect(await call(visitor)).toMatchObject(refused);
  });

  test('the cookie is cleared after use', async () => {
    const visitor = new Visitor(guarded);
    visitor.jar.set('g-recaptcha-response', await solve());
    expect((await visitor.call('POST', '/auth/register', registration('cleared@example.com'))).status).toBe(
      200,
    );
    expect(visitor.jar.get('g-recaptcha-response')).toBeUndefined();
  });

  test('a form with errors is refused before the answer is used up', async () => {
    const visitor = new Visitor(guarded);
    visitor.jar.set('g-recaptcha-response', await solve());
    const faulty = await visitor.call(
      'POST',
      '/auth/register',
      registration('faulty@example.com', { phoneNumber: '1' }),
    );
    expect(faulty).toMatchObject({
      status: 400,
      body: { error: { fields: { phoneNumber: [expect.any(String)] } } },
    });
    expect((await visitor.call('POST', '/auth/register', registration('faulty@example.com'))).status).toBe(
      200,
    );
  });
});
