import { userInfo } from 'node:os';
import path from 'node:path';
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placeKeys } from '../../../src/identity/key-ring.ts';
import {
  listSigningKeys,
  makeSigningKey,
  prepareIdentity,
  rotateSigningKey,
} from '../../../src/identity/keys.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { testFolder } from '../feed/feed-kit.ts';
import { runDaylight } from '../run-daylight.ts';
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

const minutes = (count: number): number => count * 60_000;
const hours = (count: number): number => minutes(60 * count);

describe('architecture.md Identity and session: the states of a signing key', () => {
  const made = Date.parse('2026-11-21T10:00:00Z');
  const timeAt = (ms: number): Date => new Date(made + ms);
  const statesAt = (ms: number): string[] =>
    placeKeys(
      [
        { kid: 'second', createdAt: timeAt(hours(1)) },
        { kid: 'first', createdAt: timeAt(0) },
      ],
      timeAt(ms),
    ).map(({ kid, state }) => `${kid} ${state}`);

  test.each([
    ['a new key is published before it signs', hours(1), ['second coming', 'first signing']],
    ['a new key signs after five minutes', hours(1) + minutes(5), ['second signing', 'first published']],
    [
      'a new key does not sign a moment earlier',
      hours(1) + minutes(5) - 1,
      ['second coming', 'first signing'],
    ],
    [
      'the old key stays published for twelve hours',
      hours(13) + minutes(5) - 1,
      ['second signing', 'first published'],
    ],
    ['the old key ends after twelve hours', hours(13) + minutes(5), ['second signing', 'first ended']],
  ])('%s', (_what, ms, states) => {
    expect(statesAt(ms)).toEqual(states);
  });

  test('a single key signs from the start and never ends, and an empty list stays empty', () => {
    const [only] = placeKeys([{ kid: 'only', createdAt: timeAt(0) }], timeAt(0));
    expect(only).toMatchObject({ state: 'signing', endsAt: null });
    expect(placeKeys([], timeAt(0))).toEqual([]);
  });

  test('exactly one key signs at any time, even when rotations overlap', () => {
    const keys = [0, 1, 2].map((count) => ({ kid: `key ${count}`, createdAt: timeAt(minutes(count)) }));
    for (let minute = 0; minute < 20 * 60; minute += 1) {
      const signing = placeKeys(keys, timeAt(minutes(minute))).filter(({ state }) => state === 'signing');
      expect(signing).toHaveLength(1);
    }
  });
});

describe('a rotation while the provider runs', () => {
  let database: TestDatabase;
  let identity: RunningIdentity;
  let offset = 0;

  beforeAll(async () => {
    database = await freshDatabase();
    identity = await startIdentity(database.url, () => new Date(Date.now() + offset));
    await identity.createPerson('kate@daylight.example');
  });
  afterAll(async () => {
    await identity.close();
    await database.drop();
  });

  const published = async (): Promise<JSONWebKeySet> =>
    (await fetch(`${identity.issuer}/oauth2/v1/keys`)).json();
  const kids = async (): Promise<(string | undefined)[]> => (await published()).keys.map(({ kid }) => kid);

  async function idToken(): Promise<string> {
    const { body } = await identity.api('POST', '/authn', { username: 'kate@daylight.example', password });
    const jar = new CookieJar();
    const page = pageClient(identity.issuer);
    const { code, codeVerifier } = await page.read(
      await page.authorize(jar, 'n-1', String(body.sessionToken)),
    );
    const response = await fetch(`${identity.issuer}/oauth2/v1/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${identity.keys.clientSecret}`).toString('base64')}`,
      },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        code_verifier: codeVerifier,
      }),
    });
    const answer: { id_token: string } = await response.json();
    return answer.id_token;
  }
  const signerOf = async (token: string): Promise<string | undefined> =>
    (await jwtVerify(token, createLocalJWKSet(await published()))).protectedHeader.kid;

  test('publishes the new key before it signs, and the old key until its tokens expire, but never a private key', async () => {
    const [first] = await kids();
    const early = await idToken();
    expect(await signerOf(early)).toBe(first);

    const key = await makeSigningKey();
    await database.pool.transaction((client) => rotateSigningKey(client, secret, key, new Date()));
    expect(await kids()).toEqual([first]);
    offset = minutes(2);
    expect((await kids()).sort()).toEqual([first, key.kid].sort());
    expect(await signerOf(await idToken())).toBe(first);

    offset = minutes(8);
    expect(await signerOf(await idToken())).toBe(key.kid);
    expect(await signerOf(early)).toBe(first);

    offset = hours(13);
    expect(await kids()).toEqual([key.kid]);
    await expect(signerOf(early)).rejects.toThrow('no applicable key');
    for (const one of (await published()).keys) expect(one).not.toHaveProperty('d');

    // The next rotation removes what has ended.
    const next = await makeSigningKey();
    const now = new Date(Date.now() + offset);
    const { removed } = await database.pool.transaction((client) =>
      rotateSigningKey(client, secret, next, now),
    );
    expect(removed).toEqual([first]);
    const left = await listSigningKeys(database.pool, secret, now);
    expect(left.map(({ kid, state }) => [kid, state])).toEqual([
      [next.kid, 'coming'],
      [key.kid, 'signing'],
    ]);
  });
});

describe('npm run daylight -- keys', () => {
  let database: TestDatabase;
  const folder = testFolder();
  const keys = (args: readonly string[], more: Readonly<Record<string, string>> = {}) =>
    runDaylight(args, {
      DATABASE_URL: database.url,
      DATA_DIR: path.join(folder.path, 'data'),
      SESSION_SECRET: secret,
      ...more,
    });

  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(async () => {
    await database.drop();
    folder.remove();
  });

  test('lists and rotates keys, and the audit log says who rotated them', async () => {
    const { signingKeys } = await prepareIdentity(database.url, [secret]);
    const first = signingKeys[0]?.kid;
    const before = await keys(['keys', 'list']);
    expect(before).toMatchObject({ code: 0 });
    expect(before.out).toMatch(
      new RegExp(`^${first}  made \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC  signs\n$`),
    );

    const rotated = await keys(['keys', 'rotate', '--by', 'Ada Lovelace']);
    expect(rotated.code).toBe(0);
    const added = /^Added: (\S+)$/m.exec(rotated.out)?.[1];
    const lines = (await keys(['keys', 'list'])).out.trimEnd().split('\n');
    expect(lines).toEqual([
      expect.stringMatching(new RegExp(`^${added}  made .* UTC  signs from .* UTC$`)),
      expect.stringMatching(new RegExp(`^${first}  made .* UTC  signs, published until .* UTC$`)),
    ]);
    const { rows } = await database.pool.query(
      'SELECT os_user, acted_for, action, subject, details FROM audit_log',
    );
    expect(rows).toEqual([
      {
        os_user: userInfo().username,
        acted_for: 'Ada Lovelace',
        action: 'rotate signing key',
        subject: added,
        details: { removed: [] },
      },
    ]);
    expect(`${before.out}${rotated.out}`).not.toMatch(/kty|PRIVATE/);
  });

  test.each([
    [['keys']],
    [['keys', 'drop']],
    [['keys', 'list', 'all']],
    [['keys', 'list', '--by', 'Ada']],
    [['keys', 'rotate', '--force']],
  ])('bad input: %j prints the usage and changes nothing', async (args) => {
    const count = async () => (await database.pool.query('SELECT FROM identity.signing_key')).rowCount;
    const before = await count();
    const refused = await keys(args);
    expect([refused.code, refused.out]).toEqual([1, '']);
    expect(refused.err).toContain('Usage: npm run daylight -- keys list');
    expect(await count()).toBe(before);
  });

  test('refuses to rotate the keys of an external identity provider', async () => {
    const refused = await keys(['keys', 'rotate'], {
      OIDC_ISSUER: 'https://login.example',
      OIDC_CLIENT_ID: 'daylight',
      OIDC_CLIENT_SECRET: 'hunter2',
      OKTA_API_TOKEN: 'hunter3',
    });
    expect([refused.code, refused.out]).toEqual([1, '']);
    expect(refused.err).toContain('rotate them there');
  });
});
