import { request } from 'node:http';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type IdentityKeys, prepareIdentity } from '../../../src/identity/keys.ts';
import { createSeal } from '../../../src/platform/seal.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import {
  CookieJar,
  clientId,
  pageClient,
  password,
  type RunningIdentity,
  redirectUri,
  secret,
  startIdentity,
} from './identity-kit.ts';

let database: TestDatabase;
let identity: RunningIdentity;
let kate: string;
let dade: string;

beforeAll(async () => {
  database = await freshDatabase();
  identity = await startIdentity(database.url);
  kate = await identity.createPerson('kate@daylight.example');
  dade = await identity.createPerson('dade@daylight.example');
});
afterAll(async () => {
  await identity.close();
  await database.drop();
});

async function sessionTokenOf(username: string): Promise<string> {
  const answer = await identity.api('POST', '/authn', { username, password });
  expect(answer.status).toBe(200);
  return String(answer.body.sessionToken);
}

async function exchange(code: string, codeVerifier: string, clientSecret = identity.keys.clientSecret) {
  const response = await fetch(`${identity.issuer}/oauth2/v1/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      code_verifier: codeVerifier,
    }),
  });
  return { status: response.status, body: await response.json() };
}

async function verified(idToken: string) {
  const keys = createRemoteJWKSet(new URL(`${identity.issuer}/oauth2/v1/keys`));
  const { payload, protectedHeader } = await jwtVerify(idToken, keys, {
    issuer: identity.issuer,
    audience: clientId,
  });
  return { payload, protectedHeader };
}

test('wire.md Identity: discovery at the issuer names Okta’s paths', async () => {
  const response = await fetch(`${identity.issuer}/.well-known/openid-configuration`);
  expect(await response.json()).toMatchObject({
    issuer: identity.issuer,
    authorization_endpoint: `${identity.issuer}/oauth2/v1/authorize`,
    token_endpoint: `${identity.issuer}/oauth2/v1/token`,
    userinfo_endpoint: `${identity.issuer}/oauth2/v1/userinfo`,
    jwks_uri: `${identity.issuer}/oauth2/v1/keys`,
    end_session_endpoint: `${identity.issuer}/oauth2/v1/logout`,
    code_challenge_methods_supported: ['S256'],
  });
});

/** Sends a request with any `host` header; `target` may be a whole address. */
function asked(port: string, target: string, headers: Record<string, string>) {
  return new Promise<{ status: number; location: string; text: string }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path: target, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? '', text }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

test('behind a public https name, every address comes from the issuer, whatever Host the call carries', async () => {
  const issuer = 'https://daylight.test/idp';
  const behind = await startIdentity(database.url, undefined, issuer);
  try {
    const { port } = new URL(behind.app.listeningOrigin);
    const discovery = '/idp/.well-known/openid-configuration';
    for (const headers of [
      { host: `localhost:${port}` },
      { host: 'evil.example' },
      { host: 'daylight.test', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' },
      { host: 'a b"c' },
      { host: '[::1' },
      { host: '' },
    ]) {
      const { status, text } = await asked(port, discovery, headers);
      expect({ headers, status }).toEqual({ headers, status: 200 });
      expect(JSON.parse(text)).toMatchObject({
        issuer,
        authorization_endpoint: `${issuer}/oauth2/v1/authorize`,
        token_endpoint: `${issuer}/oauth2/v1/token`,
        jwks_uri: `${issuer}/oauth2/v1/keys`,
        end_session_endpoint: `${issuer}/oauth2/v1/logout`,
      });
    }
  } finally {
    await behind.close();
  }
});

test('A 7: a session token is exchanged for a code, and the code for an ID token signed with RS256', async () => {
  const jar = new CookieJar();
  const page = pageClient(identity.issuer);
  const callback = await page.authorize(jar, 'nonce-1', await sessionTokenOf('kate@daylight.example'));
  const { code, codeVerifier, data } = await page.read(callback);
  expect(data).toEqual({ returnTo: '/dataSelect' });
  const { status, body } = await exchange(code, codeVerifier);
  expect(status).toBe(200);
  const { payload, protectedHeader } = await verified(body.id_token);
  expect(protectedHeader.alg).toBe('RS256');
  expect(payload).toMatchObject({
    sub: kate,
    nonce: 'nonce-1',
    email: 'kate@daylight.example',
    preferred_username: 'kate@daylight.example',
    name: 'Kate Libby',
  });
});

test('a code can be exchanged only once, even when two exchanges run at once', async () => {
  const page = pageClient(identity.issuer);
  const callback = await page.authorize(new CookieJar(), 'n', await sessionTokenOf('kate@daylight.example'));
  const { code, codeVerifier } = await page.read(callback);
  const answers = await Promise.all([exchange(code, codeVerifier), exchange(code, codeVerifier)]);
  expect(answers.filter((answer) => answer.status === 200).length).toBeLessThanOrEqual(1);
  const again = await exchange(code, codeVerifier);
  expect(again).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
});

test('a second exchange of a code revokes what the first one gave', async () => {
  const page = pageClient(identity.issuer);
  const callback = await page.authorize(new CookieJar(), 'n', await sessionTokenOf('kate@daylight.example'));
  const { code, codeVerifier } = await page.read(callback);
  const { body } = await exchange(code, codeVerifier);
  const headers = { authorization: `Bearer ${String(body.access_token)}` };
  const userInfo = async () => (await fetch(`${identity.issuer}/oauth2/v1/userinfo`, { headers })).status;
  expect(await userInfo()).toBe(200);
  expect((await exchange(code, codeVerifier)).status).toBe(400);
  expect(await userInfo()).toBe(401);
});

test('a code needs the verifier of its own request and the client’s secret', async () => {
  const page = pageClient(identity.issuer);
  const ask = async () =>
    page.read(await page.authorize(new CookieJar(), 'n', await sessionTokenOf('kate@daylight.example')));
  const first = await ask();
  const second = await ask();
  expect(await exchange(first.code, second.codeVerifier)).toMatchObject({
    status: 400,
    body: { error: 'invalid_grant' },
  });
  expect(await exchange(second.code, second.codeVerifier, 'wrong')).toMatchObject({
    status: 401,
    body: { error: 'invalid_client' },
  });
});

test('wire.md Identity: a session token works once; a used, made-up or missing one gives login_required', async () => {
  const page = pageClient(identity.issuer);
  const sessionToken = await sessionTokenOf('kate@daylight.example');
  expect(await page.authorize(new CookieJar(), 'n', sessionToken)).toContain('code=');
  expect(await page.authorize(new CookieJar(), 'n', sessionToken)).toContain('error=login_required');
  expect(await page.authorize(new CookieJar(), 'n', 'made-up')).toContain('error=login_required');
  expect(await page.authorize(new CookieJar(), 'n')).toContain('error=login_required');
});

test('wire.md Identity: an existing session takes precedence over the session token until it is ended', async () => {
  const jar = new CookieJar();
  const page = pageClient(identity.issuer);
  await page.authorize(jar, 'n', await sessionTokenOf('kate@daylight.example'));
  const subject = async () => {
    const callback = await page.authorize(jar, 'n', await sessionTokenOf('dade@daylight.example'));
    const { code, codeVerifier } = await page.read(callback);
    return (await verified((await exchange(code, codeVerifier)).body.id_token)).payload.sub;
  };
  expect(await subject()).toBe(kate);
  expect((await identity.api('DELETE', `/users/${kate}/sessions`)).status).toBe(204);
  expect(await subject()).toBe(dade);
});

/** What of the keys can be compared. */
const plain = ({ factorSeal: _, ...keys }: IdentityKeys) => keys;

test('a restart keeps the signing keys', async () => {
  const other = await startIdentity(database.url);
  try {
    const keysOf = async (issuer: string) => (await fetch(`${issuer}/oauth2/v1/keys`)).json();
    expect(await keysOf(other.issuer)).toEqual(await keysOf(identity.issuer));
    expect(plain(other.keys)).toEqual(plain(identity.keys));
  } finally {
    await other.close();
  }
});

test('behind an https proxy the provider’s cookies are secure, whatever protocol the caller claims', async () => {
  const proxied = await startIdentity(database.url, undefined, 'https://daylight.example/idp');
  try {
    const answer = await proxied.api('POST', '/authn', { username: 'kate@daylight.example', password });
    const url = new URL(`${proxied.issuer}/oauth2/v1/authorize`);
    url.search = new URLSearchParams({
      client_id: clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'openid',
      prompt: 'none',
      sessionToken: String(answer.body.sessionToken),
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
    }).toString();
    const response = await fetch(url, { redirect: 'manual', headers: { 'x-forwarded-proto': 'http' } });
    expect(response.headers.get('location')).toContain('code=');
    const [session, signature] = response.headers.getSetCookie();
    for (const cookie of [session, signature]) {
      expect(cookie).toMatch(/^__Host-idp_session/);
      expect(cookie).toMatch(/path=\/;/i);
      expect(cookie).toMatch(/; secure/i);
      expect(cookie).toMatch(/; httponly/i);
    }
  } finally {
    await proxied.close();
  }
});

test('the signing key is sealed in the database and cannot be opened with another secret', async () => {
  const { rows } = await database.pool.query<{ sealed: Buffer }>('SELECT sealed FROM identity.signing_key');
  const [sealed] = rows.map((row) => row.sealed);
  const [key] = identity.keys.signingKeys;
  expect(sealed?.toString('latin1')).not.toContain('"kty"');
  expect(JSON.parse(createSeal(secret, 'identity seal').open(sealed ?? Buffer.alloc(0)) ?? '')).toEqual(key);
  expect(createSeal('another secret', 'identity seal').open(sealed ?? Buffer.alloc(0))).toBeNull();
  expect(createSeal(secret, 'identity seal').open(Buffer.from('too short'))).toBeNull();
  const fresh = await freshDatabase();
  try {
    const [one, other] = await Promise.all([
      prepareIdentity(fresh.url, [secret]),
      prepareIdentity(fresh.url, [secret]),
    ]);
    expect(plain(other)).toEqual(plain(one));
    const moved = await prepareIdentity(fresh.url, ['another secret']);
    expect(moved.apiToken).not.toBe(one.apiToken);
    expect(moved.signingKeys[0]?.kid).not.toBe(one.signingKeys[0]?.kid);
  } finally {
    await fresh.drop();
  }
});

test('bad input: a zero byte in a request is refused without a server error', async () => {
  const usual = {
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid profile email',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  };
  const spoilt: Record<string, string>[] = [
    { client_id: '\0' },
    { nonce: 'a\0b' },
    { state: '\0' },
    { login_hint: '\0' },
  ];
  for (const changes of spoilt) {
    const form = new URLSearchParams({ ...usual, ...changes });
    const address = `${identity.issuer}/oauth2/v1/authorize`;
    for (const answer of [
      await fetch(`${address}?${form}`, { redirect: 'manual' }),
      await fetch(address, { method: 'POST', body: form, redirect: 'manual' }),
    ]) {
      expect(answer.status).toBeLessThan(500);
      expect(await answer.text()).not.toMatch(/server_error|invalid byte sequence/);
      expect(answer.headers.get('location') ?? '').not.toContain('server_error');
    }
  }
  expect(await exchange('\0', 'v'.repeat(43))).toMatchObject({ status: 400 });
});

test('a foreign redirect address or a missing code challenge gets no code', async () => {
  const ask = async (changes: Record<string, string>) => {
    const url = new URL(`${identity.issuer}/oauth2/v1/authorize`);
    url.search = new URLSearchParams({
      client_id: clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'openid profile email',
      state: 's',
      prompt: 'none',
      sessionToken: await sessionTokenOf('kate@daylight.example'),
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
      ...changes,
    }).toString();
    return fetch(url, { redirect: 'manual' });
  };
  const foreign = await ask({ redirect_uri: 'https://evil.example/callback' });
  expect(foreign.status).toBe(400);
  expect(foreign.headers.get('location')).toBeNull();
  expect(await foreign.text()).not.toMatch(/at .*\.(js|ts):\d+/);
  const bare = await ask({ code_challenge: '', code_challenge_method: '' });
  expect(bare.headers.get('location') ?? '').not.toContain('code=');
});
