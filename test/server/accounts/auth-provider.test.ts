import type { JWTPayload } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createProviderClient } from '../../../src/server/auth/provider-client.ts';
import { securityClock } from '../../../src/server/clock.ts';
import { warnOfSettings } from '../../../src/server/program/background-jobs.ts';
import { providerWarning } from '../../../src/server/program/provider-warning.ts';
import { createUndo } from '../../../src/server/program/undo.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { addAccount, type RunningPortal, startPortal, Visitor } from './auth-kit.ts';
import { type FakeProvider, startFakeProvider } from './fake-provider.ts';

let database: TestDatabase;
let fake: FakeProvider;
let portal: RunningPortal;
let nonce = '';
const login = 'kate@daylight.example';
const settings = { clientId: 'daylight', clientSecret: 's3cret:/+', apiToken: 'token' };

beforeAll(async () => {
  database = await freshDatabase();
  fake = await startFakeProvider(() => nonce);
  portal = await startPortal(database, {
    config: { provider: { ...settings, issuer: new URL(fake.issuer) } },
    identity: { keyReloadMs: 0 },
  });
  await addAccount(database, login, 'subject-1');
});
afterEach(async () => {
  fake.reset();
  await database.pool.query('DELETE FROM rate_limits');
});
afterAll(async () => {
  await portal.close();
  await fake.close();
  await database.drop();
});

/** Signs in at the fake provider, which accepts any code. */
async function enter(visitor = new Visitor(portal)) {
  const signedIn = await visitor.signIn(login);
  nonce = String(signedIn.body.nonce);
  return visitor.createSession({ code: 'any', codeVerifier: 'v'.repeat(43) });
}

function changed(changes: JWTPayload): (claims: JWTPayload) => JWTPayload {
  return (claims) => ({ ...claims, ...changes });
}

const returned = { code: 'code', codeVerifier: 'verifier', nonce: 'n', expectedSubject: 'subject-1' };

const now = () => Math.floor(Date.now() / 1000);

test('wire.md Identity: an external Okta works through configuration alone', async () => {
  const visitor = new Visitor(portal);
  expect((await enter(visitor)).status).toBe(204);
  expect(await visitor.whoAmI()).toBe(login);
  const authn = fake.requests.find(({ path }) => path === '/api/v1/authn');
  expect(authn?.headers.authorization).toBe('SSWS token');
  expect(JSON.parse(authn?.body ?? '')).toEqual({ username: login, password: 'Sunrise2026' });
  const exchange = fake.requests.find(({ path }) => path === '/oauth2/v1/token');
  expect(exchange?.headers.authorization).toBe(
    `Basic ${Buffer.from('daylight:s3cret%3A%2F%2B').toString('base64')}`,
  );
  expect(Object.fromEntries(new URLSearchParams(exchange?.body))).toEqual({
    grant_type: 'authorization_code',
    code: 'any',
    redirect_uri: `${portal.origin}/auth/authorization-code/callback`,
    code_verifier: 'v'.repeat(43),
  });
});

test('startup warns when the provider is not Okta or rejects our token', async () => {
  const { provider } = portal.identity;
  const me = '/api/v1/users/me';
  expect(await providerWarning(provider)).toBeNull();
  fake.answers[me] = { status: 404, body: '<h1>Not found</h1>' };
  expect(await providerWarning(provider)).toMatch(/^OIDC_ISSUER .*Okta’s API below \/api\/v1 \(status 404\)/);
  fake.answers[me] = { status: 404, body: { error: 'invalid_request' } };
  expect(await providerWarning(provider)).toMatch(/^OIDC_ISSUER .*status 404/);
  fake.answers[me] = { status: 401, body: { errorCode: 'E0000011', errorSummary: 'Invalid token provided' } };
  expect(await providerWarning(provider)).toMatch(/does not accept OKTA_API_TOKEN/);
  fake.answers[me] = { status: 403, body: { errorCode: 'E0000006', errorSummary: 'No permission' } };
  expect(await providerWarning(provider)).toBeNull();
});

test('the end of the program waits for the provider’s answer, so that nothing is left over', async () => {
  let answer: () => void = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const provider = { ...portal.identity.provider, checkToken: () => answered };
  const undo = createUndo();
  warnOfSettings(portal.shared, { provider }, portal.app.log, undo);
  const steps: string[] = [];
  const ended = undo.run().then(() => steps.push('ended'));
  await new Promise((resolve) => setImmediate(resolve));
  steps.push('answered');
  answer();
  await ended;
  expect(steps).toEqual(['answered', 'ended']);
});

test('a failure to load the provider’s keys names its cause', async () => {
  const faultOf = (answer: FakeProvider['answers'][string], issuer = fake.issuer): Promise<string> => {
    fake.answers['/.well-known/openid-configuration'] = answer;
    const addresses = () => ({ issuer, redirectUri: 'http://127.0.0.1/callback' });
    const client = createProviderClient({ ...settings, addresses }, securityClock);
    return client.holdKeys().then(
      () => 'none',
      (error: Error) => error.message,
    );
  };
  expect(await faultOf(undefined)).toBe('none');
  expect(await faultOf({ status: 404, body: '<h1>Not found</h1>' })).toMatch(
    /cannot be had: it answered 404$/,
  );
  expect(await faultOf({ body: { issuer: 'https://another.example' } })).toMatch(/cannot be had: .*issuer/);
  expect(await faultOf(undefined, 'http://127.0.0.1:1')).toBe(
    'The keys of the identity provider http://127.0.0.1:1 cannot be had: The identity provider cannot be reached',
  );
});

describe('A 8: client-side token errors', () => {
  const faults: Array<[string, () => JWTPayload, string]> = [
    [
      'issuer',
      () => ({ iss: 'https://evil.example' }),
      'This login was confirmed by another service than ours. Please log in again.',
    ],
    [
      'audience',
      () => ({ aud: 'another' }),
      'This login was meant for another website. Please log in again.',
    ],
    [
      'audience, authorised party',
      () => ({ azp: 'another' }),
      'This login was meant for another website. Please log in again.',
    ],
    [
      'nonce',
      () => ({ nonce: 'another' }),
      'This login does not belong to the one that was started here. Please log in again.',
    ],
    ['expired', () => ({ exp: now() - 310 }), 'This login has expired. Please log in again.'],
    [
      'issued in the future',
      () => ({ iat: now() + 310 }),
      'The clocks of this portal and of the login service differ too much. Please try again later.',
    ],
    ['subject', () => ({ sub: 'somebody-else' }), 'Another person was still logged in. Please log in again.'],
  ];
  test.each(faults)('A 8: %s', async (_name, changes, message) => {
    fake.claims = changed(changes());
    const visitor = new Visitor(portal);
    expect(await enter(visitor)).toMatchObject({
      status: 400,
      body: { error: { code: 'INTERNAL', message } },
    });
    expect(await visitor.whoAmI()).toBe(401);
  });

  test.each(['sub', 'exp', 'iat', 'nonce'])('a token without %s is refused', async (claim) => {
    fake.claims = (claims) => Object.fromEntries(Object.entries(claims).filter(([name]) => name !== claim));
    expect((await enter()).status).toBe(400);
  });

  test('A 8: unknown key id', async () => {
    await fake.rotate({ silently: true });
    expect(await enter()).toMatchObject({
      status: 400,
      body: {
        error: {
          code: 'INTERNAL',
          message: 'This login could not be checked. Please log in again.',
        },
      },
    });
    await fake.rotate();
  });

  test('a malformed, unsigned or altered token is refused', async () => {
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"subject-1"}').toString('base64url')}.`;
    const prolonged = (idToken: string): string => {
      const [header, payload = '', signature] = idToken.split('.');
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
      const changed = Buffer.from(JSON.stringify({ ...claims, exp: claims.exp + 60 })).toString('base64url');
      return `${header}.${changed}.${signature}`;
    };
    for (const change of [() => 'nonsense', () => unsigned, prolonged]) {
      fake.afterSigning = change;
      expect(await enter()).toMatchObject({
        status: 400,
        body: {
          error: { code: 'INTERNAL', message: 'This login could not be checked. Please log in again.' },
        },
      });
    }
  });

  test('A 9: clocks may differ by 300 s', async () => {
    for (const changes of [{ exp: now() - 290 }, { iat: now() + 290, exp: now() + 4000 }]) {
      fake.claims = changed(changes);
      expect((await enter()).status).toBe(204);
    }
  });
});

test('A 9: discovery and keys are loaded once; an unknown key id reloads the keys', async () => {
  await enter();
  fake.requests.length = 0;
  const loads = (path: string) => fake.requests.filter((request) => request.path === path).length;
  await enter();
  expect([loads('/.well-known/openid-configuration'), loads('/oauth2/v1/keys')]).toEqual([0, 0]);
  await fake.rotate();
  expect((await enter()).status).toBe(204);
  expect([loads('/.well-known/openid-configuration'), loads('/oauth2/v1/keys')]).toEqual([0, 1]);
});

test('a password that meets our rules but not the stricter ones of the provider is refused at its field', async () => {
  const visitor = new Visitor(portal);
  await enter(visitor);
  // Nor is the new password that of the account already, as after an attempt that was interrupted.
  fake.answers['/api/v1/authn'] = {
    status: 401,
    body: { errorCode: 'E0000004', errorSummary: 'Authentication failed' },
  };
  for (const [cause, field] of [
    ['Password requirements were not met. Password requirements: at least 14 characters.', 'NewPassword'],
    ['Password has been used too recently', 'NewPassword'],
    ['Old Password is not correct', 'CurrentPassword'],
  ] as const) {
    fake.answers['/api/v1/users/subject-1/credentials/change_password'] = {
      status: 403,
      body: {
        errorCode: 'E0000014',
        errorSummary: 'Update of credentials failed',
        errorCauses: [{ errorSummary: cause }],
      },
    };
    const reply = await visitor.call('POST', '/api/changepassword', {
      CurrentPassword: 'Sunrise2026',
      NewPassword: 'Skyline2027',
    });
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ error: { fields: { [field]: [expect.any(String)] } } });
  }
});

describe('A 8: the provider fails', () => {
  const stepMissing = 'Logging in to this account takes a step that cannot be done here. Contact support.';
  const unknown = { status: 503, body: { error: { code: 'INTERNAL', message: 'Unknown error' } } };

  test('status 500 and above gives the summary Unknown error', async () => {
    for (const status of [500, 502, 503]) {
      fake.answers['/api/v1/authn'] = {
        status,
        body: { errorCode: 'E0000009', errorSummary: 'secret inside' },
      };
      expect(await new Visitor(portal).signIn(login)).toMatchObject(unknown);
    }
  });

  test('an unreadable body gives the summary Unknown error, an empty object a step that is missing here', async () => {
    for (const [status, body] of [
      [200, '<html>'],
      [401, ''],
      [401, '[]'],
      [200, 'null'],
      [200, '{}'],
      [403, '{"errorSummary": 1}'],
      [200, JSON.stringify({ status: 'SUCCESS', sessionToken: 1, _embedded: {} })],
    ] as const) {
      fake.answers['/api/v1/authn'] = { status, body };
      const reply = await new Visitor(portal).signIn(login);
      expect({ body, status: reply.status }).not.toMatchObject({ status: 200 });
      expect(reply.body).toMatchObject(
        body === '{}'
          ? { error: { message: stepMissing } }
          : { error: { code: 'INTERNAL', message: 'Unknown error' } },
      );
    }
  });

  test('a refusal without a summary says there was an error logging on, not Unknown error', async () => {
    for (const errorSummary of [undefined, '', 1]) {
      fake.answers['/api/v1/authn'] = { status: 401, body: { errorCode: 'E0000004', errorSummary } };
      expect(await new Visitor(portal).signIn(login)).toMatchObject({
        status: 401,
        body: { error: { message: 'There was an error logging you on. Please, try again later.' } },
      });
    }
  });

  test('the provider’s error summary is passed on to the person', async () => {
    fake.answers['/api/v1/authn'] = {
      status: 401,
      body: { errorCode: 'E0000004', errorSummary: 'Authentication failed', errorCauses: [] },
    };
    expect(await new Visitor(portal).signIn(login)).toMatchObject({
      status: 401,
      body: { error: { code: 'E0000004', message: 'Authentication failed' } },
    });
  });

  test('wire.md Identity: E0000047 gives 429 with Retry-After', async () => {
    fake.answers['/api/v1/authn'] = {
      status: 429,
      body: { errorCode: 'E0000047', errorSummary: 'API call exceeded rate limit due to too many requests.' },
      headers: { 'x-rate-limit-reset': String(now() + 42) },
    };
    const reply = await new Visitor(portal).signIn(login);
    expect(reply).toMatchObject({ status: 429, body: { error: { code: 'E0000047' } } });
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(30);
  });

  test('a rejected API token gives 503, since the person is not at fault', async () => {
    fake.answers['/api/v1/authn'] = {
      status: 401,
      body: { errorCode: 'E0000011', errorSummary: 'Invalid token provided' },
    };
    expect((await new Visitor(portal).signIn(login)).status).toBe(503);
  });

  test('a second factor that is not supported, an expired password or a lockout is a refusal', async () => {
    const sms = { user: { id: 'kate' }, factors: [{ id: 'f1', factorType: 'sms', provider: 'OKTA' }] };
    for (const status of ['MFA_REQUIRED', 'PASSWORD_EXPIRED', 'LOCKED_OUT']) {
      fake.answers['/api/v1/authn'] = { body: { status, stateToken: 'state', _embedded: sms } };
      const reply = await new Visitor(portal).signIn(login);
      expect(reply).toMatchObject({
        status: 401,
        body: { error: { code: 'E0000004', message: stepMissing } },
      });
      expect(JSON.stringify(reply.body)).not.toContain('"state"');
    }
  });

  test('a failed code exchange leaves nobody signed in', async () => {
    for (const answer of [
      { status: 500, body: '' },
      { status: 200, body: '<html>' },
      { status: 200, body: {} },
      { status: 401, body: { error: 'invalid_client' } },
    ]) {
      fake.answers['/oauth2/v1/token'] = answer;
      const visitor = new Visitor(portal);
      expect(await enter(visitor)).toMatchObject(unknown);
      expect(await visitor.whoAmI()).toBe(401);
    }
  });

  test('a code exchange that is never answered times out with 503', async () => {
    const visitor = new Visitor(portal);
    nonce = String((await visitor.signIn(login)).body.nonce);
    // Only this call has the short timeout: on a slow machine the other calls could exceed it too.
    const hasty = await startPortal(database, {
      config: { provider: { ...settings, issuer: new URL(fake.issuer) } },
      identity: { timeoutMs: 300 },
    });
    try {
      fake.answers['/oauth2/v1/token'] = 'silence';
      const there = new Visitor(hasty, undefined, visitor.jar);
      expect(await there.createSession({ code: 'any', codeVerifier: 'v'.repeat(43) })).toMatchObject({
        status: 503,
        body: { error: { code: 'INTERNAL', message: 'Service is temporarily unavailable' } },
      });
    } finally {
      await hasty.close();
    }
  });

  test('sign-out works while the provider is down', async () => {
    const visitor = new Visitor(portal);
    await enter(visitor);
    fake.answers['/api/v1/users/subject-1/sessions'] = { status: 500, body: '' };
    expect((await visitor.call('POST', '/auth/logout')).status).toBe(204);
    expect(await visitor.whoAmI()).toBe(401);
  });
});

test('A 8: an unreachable provider gives Service is temporarily unavailable', async () => {
  const silent = await startFakeProvider(() => '');
  const gone = silent.issuer;
  await silent.close();
  const client = createProviderClient(
    {
      ...settings,
      addresses: () => ({ issuer: gone, redirectUri: 'http://localhost/callback' }),
      timeoutMs: 300,
    },
    securityClock,
  );
  await expect(client.authenticate(login, 'x', '127.0.0.1')).rejects.toMatchObject({
    kind: 'unreachable',
    code: 'INTERNAL',
  });
  expect(await client.authorizationEndpoint()).toBe(`${gone}/oauth2/v1/authorize`);
  const other = await startPortal(database, {
    config: { provider: { ...settings, issuer: new URL(gone) } },
    identity: { timeoutMs: 300 },
  });
  try {
    expect(await new Visitor(other).signIn(login)).toMatchObject({
      status: 503,
      body: { error: { code: 'INTERNAL', message: 'Service is temporarily unavailable' } },
    });
  } finally {
    await other.close();
  }
});

test('A 8: E0000011 drops the state token', async () => {
  const dropped: string[] = [];
  const client = createProviderClient(
    {
      ...settings,
      addresses: () => ({ issuer: fake.issuer, redirectUri: 'http://localhost/callback' }),
      dropStateToken: async (stateToken) => void dropped.push(stateToken),
    },
    securityClock,
  );
  fake.answers['/api/v1/authn/recovery/answer'] = {
    status: 401,
    body: { errorCode: 'E0000011', errorSummary: 'Invalid token provided' },
  };
  await expect(client.answerRecovery('state-1', 'answer')).rejects.toMatchObject({ code: 'E0000011' });
  expect(dropped).toEqual(['state-1']);
});

test('the provider can be reached at an internal address that differs from its issuer', async () => {
  const client = createProviderClient(
    {
      ...settings,
      addresses: () => ({
        issuer: 'https://daylight.example',
        redirectUri: 'https://daylight.example/callback',
        reachAt: fake.issuer,
      }),
    },
    securityClock,
  );
  fake.answers['/.well-known/openid-configuration'] = {
    body: {
      issuer: 'https://daylight.example',
      authorization_endpoint: 'https://daylight.example/oauth2/v1/authorize',
      token_endpoint: 'https://daylight.example/oauth2/v1/token',
      jwks_uri: 'https://daylight.example/oauth2/v1/keys',
    },
  };
  expect(await client.authorizationEndpoint()).toBe('https://daylight.example/oauth2/v1/authorize');
  nonce = 'n';
  await expect(client.redeem(returned)).rejects.toMatchObject({ fault: 'issuer' });
  fake.claims = changed({ iss: 'https://daylight.example' });
  expect(await client.redeem(returned)).toBe('subject-1');
});

test('a discovery document of another issuer is rejected', async () => {
  const client = createProviderClient(
    { ...settings, addresses: () => ({ issuer: fake.issuer, redirectUri: 'http://localhost/callback' }) },
    securityClock,
  );
  fake.answers['/.well-known/openid-configuration'] = { body: { issuer: 'https://evil.example' } };
  await expect(client.redeem(returned)).rejects.toMatchObject({ kind: 'broken' });
});

test('missing or malformed keys are the provider’s failure, not the token’s', async () => {
  const client = createProviderClient(
    {
      ...settings,
      addresses: () => ({ issuer: fake.issuer, redirectUri: 'http://localhost/callback' }),
      keyReloadMs: 0,
    },
    securityClock,
  );
  nonce = 'n';
  for (const answer of [{ status: 500, body: '' }, { body: '<html>' }, { body: { keys: 'none' } }]) {
    fake.answers['/oauth2/v1/keys'] = answer;
    await expect(client.redeem(returned)).rejects.toMatchObject({ name: 'ProviderError', kind: 'broken' });
  }
  fake.answers = {};
  expect(await client.redeem(returned)).toBe('subject-1');
});
