import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { captchaRefusal } from '../../../src/server/auth/captcha-check.ts';
import { noCaptcha } from '../app-kit.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { ageIdentityLimits, ageLimits } from './age-limits.ts';
import { createAccount, type RunningPortal, startPortal, Visitor } from './auth-kit.ts';

/** A verifier of human checks over real HTTP: accepts each token that starts with `human` once. */
async function startVerifier() {
  const asked: URLSearchParams[] = [];
  let answer: ((form: URLSearchParams) => { status: number; body: string }) | undefined;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += String(chunk);
    });
    request.on('end', () => {
      const form = new URLSearchParams(body);
      const used = asked.some((before) => before.get('response') === form.get('response'));
      asked.push(form);
      const success = form.get('response')?.startsWith('human') === true && !used;
      const reply = answer?.(form) ?? { status: 200, body: JSON.stringify({ success }) };
      response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return {
    url: new URL(`http://127.0.0.1:${address.port}/siteverify`),
    asked,
    answerWith: (reply: typeof answer) => {
      answer = reply;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

let database: TestDatabase;
let validate: Awaited<ReturnType<typeof startVerifier>>;
let guarded: RunningPortal;
let portal: RunningPortal;
const kate = 'kate@daylight.example';

beforeAll(async () => {
  database = await freshDatabase();
  validate = await startVerifier();
  guarded = await startPortal(database, {
    config: {
      captcha: { ...noCaptcha, skipValidation: false, secret: 'captcha-secret', verifyUrl: validate.url },
    },
  });
  portal = await startPortal(database);
  await createAccount(portal, database, kate);
});
afterEach(async () => {
  validate.answerWith(undefined);
  portal.clock.reset();
  await database.pool.query('DELETE FROM rate_limits');
  await database.pool.query('DELETE FROM identity.rate_limit');
});
afterAll(async () => {
  await guarded.close();
  await portal.close();
  await validate.close();
  await database.drop();
});

describe('A 7: signing in requires the human check', () => {
  const signIn = (token?: string) => {
    const visitor = new Visitor(guarded);
    if (token !== undefined) visitor.jar.set('g-recaptcha-response', token);
    return visitor.signIn(kate).then((reply) => ({ reply, visitor }));
  };

  test('its token comes in the cookie, is verified over HTTP, and is cleared after use', async () => {
    const { reply, visitor } = await signIn('human-1');
    expect(reply.status).toBe(200);
    expect(Object.fromEntries(validate.asked.at(-1) ?? [])).toEqual({
      secret: 'captcha-secret',
      response: 'human-1',
      remoteip: '127.0.0.1',
    });
    expect(visitor.jar.get('g-recaptcha-response')).toBeUndefined();
  });

  test.each([
    ['missing', undefined],
    ['empty', ''],
    ['not accepted', 'robot'],
    ['used before', 'human-1'],
    ['far too long', 'h'.repeat(9_000)],
  ])('a token that is %s is refused with a field error', async (_name, token) => {
    expect((await signIn(token)).reply).toMatchObject({
      status: 400,
      body: {
        error: {
          code: 'invalid-request',
          message: captchaRefusal,
          fields: { captchaVerified: [captchaRefusal] },
        },
      },
    });
  });

  test('it comes before the password, which it does not let anyone try', async () => {
    const answer = await new Visitor(guarded).signIn(kate, 'Wrong-password-1');
    expect(answer).toMatchObject({ status: 400, body: { error: { message: captchaRefusal } } });
    const { rows } = await database.pool.query('SELECT 1 FROM identity.rate_limit');
    expect(rows).toEqual([]);
  });

  test('the host that the verifier names is not compared with ours', async () => {
    const body = JSON.stringify({
      success: true,
      hostname: 'other.example',
      challenge_ts: '2026-11-20T00:00:00Z',
    });
    validate.answerWith(() => ({ status: 200, body }));
    expect((await signIn('human-4')).reply.status).toBe(200);
  });

  test('a verifier that fails or answers nonsense lets nobody in', async () => {
    for (const reply of [
      { status: 500, body: '' },
      { status: 200, body: '<html>' },
    ]) {
      validate.answerWith(() => reply);
      expect((await signIn('human-2')).reply).toMatchObject({
        status: 503,
        body: { error: { message: 'Service is temporarily unavailable' } },
      });
    }
    validate.answerWith(() => ({ status: 200, body: '{"success": "yes"}' }));
    expect((await signIn('human-3')).reply.status).toBe(400);
  });
});

describe('attempts are limited', () => {
  test('ten wrong passwords lock a login for 15 minutes, known or not, in any letter case', async () => {
    for (const login of [kate, 'nobody@daylight.example']) {
      const visitor = new Visitor(portal);
      for (let attempt = 0; attempt < 10; attempt += 1) {
        expect((await visitor.signIn(login, 'Sunset2026')).status).toBe(401);
      }
      const shut = await visitor.signIn(login.toUpperCase());
      expect(shut).toMatchObject({
        status: 429,
        body: {
          error: {
            code: 'too-many-requests',
            message: 'Too many attempts. Please try again in 15 minutes.',
          },
        },
      });
      expect(Number(shut.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    await ageLimits(database.pool, 15 * 60 + 1);
    await ageIdentityLimits(database.pool, 15 * 60 + 1);
    expect((await new Visitor(portal).signIn(kate)).status).toBe(200);
  });

  test('a network address is limited over all logins, and successful sign-ins do not count', async () => {
    const visitor = new Visitor(portal);
    for (let attempt = 0; attempt < 30; attempt += 1) {
      expect((await visitor.signIn(kate)).status).toBe(200);
    }
    for (let attempt = 0; attempt < 99; attempt += 1) {
      expect((await visitor.signIn(`nobody${attempt}@daylight.example`)).status).toBe(401);
    }
    await visitor.signIn('last@daylight.example');
    expect((await visitor.signIn(kate)).status).toBe(429);
  });
});
