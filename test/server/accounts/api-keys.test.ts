import type { InjectOptions } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { operationList } from '../../../src/contract/validate.ts';
import { mostApiKeys, mostKeyNetworks } from '../../../src/domain/account/api-keys.ts';
import { eraseAccount } from '../../../src/server/accounts/erase-account.ts';
import { usageSql } from '../../../src/server/api-keys/key-operations.ts';
import { newKeyText, readKeyText } from '../../../src/server/api-keys/key-text.ts';
import { createBusinessClock } from '../../../src/server/clock.ts';
import { openBodies } from '../../../src/server/mail/outbox.ts';
import { startUsage } from '../../../src/server/program/background-jobs.ts';
import { createUndo } from '../../../src/server/program/undo.ts';
import { createPseudonyms } from '../../../src/server/watch/pseudonym.ts';
import { type Browser, post, secret, testApp } from '../app-kit.ts';
import { freshDatabase } from '../database.ts';
import { ago, bondTrade, bondTradesAsked, csv, take, testFolder, testNow } from '../feed/feed-kit.ts';

const database = await freshDatabase();
const folder = testFolder();
const businessClock = createBusinessClock();
businessClock.set(testNow);
const service = await testApp(
  database,
  {},
  { businessClock, config: { noPaymentMode: true, trustProxy: true, keyCallsPerMinute: 40 } },
);
const { app, clock, shared } = service;
let number = 0;

beforeAll(async () => {
  await app.ready();
  const file = folder.write(
    'trades.csv',
    csv([bondTrade('Old', 60), bondTrade('Older', 90), bondTrade('New', 5, { tradeDate: ago(6) })]),
  );
  await take(database.pool, file);
});
afterEach(() => clock.reset());
afterAll(async () => {
  await app.close();
  await database.drop();
  folder.remove();
});

type Person = { readonly id: string; readonly email: string; readonly browser: Browser };
async function someone(endsOn = '2027-11-30'): Promise<Person> {
  number += 1;
  const email = `programmer${number}@example.com`;
  const id = await service.addAccount(email, endsOn);
  return { id, email, browser: await service.signedIn(id) };
}
type Made = { readonly text: string; readonly key: { readonly id: string; readonly expiresAt: string } };
async function madeBy(person: Person, body: unknown = { name: 'Nightly report', days: 90 }): Promise<Made> {
  const answer = await app.inject(post('/api/keys', person.browser, body));
  expect(answer.statusCode).toBe(201);
  return answer.json<Made>();
}
const withKey = (text: string, more: InjectOptions = {}) =>
  app.inject({
    method: 'GET',
    url: '/api/feed/data',
    query: bondTradesAsked,
    ...more,
    headers: { authorization: `Bearer ${text}`, ...more.headers },
  });
const listOf = async ({ browser }: Person) =>
  (await app.inject({ url: '/api/keys', cookies: browser.cookies })).json<{
    keys: { id: string; name: string; state: string; lastUsedAt: string | null }[];
    usage: {
      day: string;
      requests: number;
      rows: number;
      keys: { id: string; requests: number; rows: number }[];
    }[];
  }>();
async function mailsTo(email: string) {
  const { rows } = await database.pool.query<{ kind: string; subject: string; sealed_bodies: Buffer }>(
    'SELECT kind, subject, sealed_bodies FROM mail_outbox WHERE recipient = $1 ORDER BY created_at',
    [email],
  );
  return rows.map((row) => ({ ...row, text: openBodies(row.sealed_bodies, shared.mailSeal)?.text ?? '' }));
}

describe('B 10: a key', () => {
  test('is shown once, stored only as a hash, and announced to its owner in a mail that does not contain it', async () => {
    const jane = await someone();
    const { text, key } = await madeBy(jane, { name: '  Nightly report ', days: 30 });
    expect(text).toMatch(/^daylight_[0-9a-f]{12}_[0-9a-f]{48}$/);
    expect(Date.parse(key.expiresAt) - clock.now().getTime()).toBeGreaterThan(29.99 * 86_400_000);
    const { keys } = await listOf(jane);
    expect(keys).toEqual([key]);
    expect(key).toMatchObject({ name: 'Nightly report', state: 'active', lastUsedAt: null });
    expect(JSON.stringify(keys)).not.toContain(text.slice(22));
    const { rows } = await database.pool.query('SELECT k::text AS held FROM api_keys k');
    expect(JSON.stringify(rows)).not.toContain(text.slice(22, 62));
    const [mail, ...others] = await mailsTo(jane.email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'api-key-made', subject: 'A new API key for your account' });
    expect(mail?.text).toContain('“Nightly report”');
    expect(mail?.text).toContain('/my-account/api-keys');
    expect(mail?.text).not.toContain(text.slice(22));
  });

  test('reads what its owner reads, equally delayed, and sets no cookies', async () => {
    const jane = await someone();
    const { text } = await madeBy(jane);
    const byPage = await app.inject({
      url: '/api/feed/data',
      query: bondTradesAsked,
      cookies: jane.browser.cookies,
    });
    const byKey = await withKey(text);
    expect(byKey.statusCode).toBe(200);
    // The position depends on when each call was made.
    expect({ ...byKey.json(), Position: '' }).toEqual({ ...byPage.json(), Position: '' });
    expect(byKey.json()).toMatchObject({
      IsDelayed: true,
      Data: [{ transactionID: 'Old' }, { transactionID: 'Older' }],
    });
    expect(byKey.headers['set-cookie']).toBeUndefined();
  });

  test('takes precedence over a session cookie sent with it', async () => {
    const [jane, kate] = [await someone(), await someone('2020-12-31')];
    const { text } = await madeBy(kate);
    const answer = await withKey(text, { cookies: jane.browser.cookies });
    // Kate's subscription ended long ago, whatever Jane may see.
    expect(answer.statusCode).toBe(403);
    expect(answer.json().error.message).toContain('subscription has expired');
    expect((await withKey('nonsense', { cookies: jane.browser.cookies })).statusCode).toBe(401);
  });

  test('is accepted by the calls that the contract opens to keys, and every other call is refused before anything is done', async () => {
    const jane = await someone();
    // Used in turn, since each key is limited.
    const texts = [await madeBy(jane), await madeBy(jane), await madeBy(jane)].map(({ text }) => text);
    const tried: string[] = [];
    for (const { operationId, method, path, takesApiKey, access } of operationList) {
      // Open files are served to everybody, whatever credentials a call carries.
      if (access === 'public' && /^\/(files|open-data)\//.test(path)) continue;
      const answer = await app.inject({
        method,
        url: path.replace(/\{\w+\}/g, 'x'),
        headers: {
          authorization: `Bearer ${texts[tried.length % texts.length]}`,
          'content-type': 'application/json',
        },
        cookies: jane.browser.cookies,
        ...(method === 'POST' ? { payload: '{}' } : {}),
      });
      if (access === 'operator') {
        // Hidden, as from everybody without a role.
        expect(answer.statusCode, operationId).toBe(404);
        continue;
      }
      const isRefused =
        answer.statusCode === 403 &&
        /error="insufficient_scope"/.test(String(answer.headers['www-authenticate']));
      expect(isRefused, `${operationId}: ${answer.statusCode}`).toBe(!takesApiKey);
      expect(answer.headers['set-cookie'], operationId).toBeUndefined();
      expect(answer.statusCode, operationId).not.toBe(401);
      if (isRefused && method !== 'HEAD')
        expect(answer.body, operationId).toContain('reads data and does nothing else');
      tried.push(operationId);
    }
    expect(tried.length).toBeGreaterThan(40);
    const { keys } = await listOf(jane);
    expect(keys).toHaveLength(3);
  });

  test('continues no history that another key of the same account began', async () => {
    const jane = await someone();
    const [one, other] = [await madeBy(jane), await madeBy(jane)];
    const history = (text: string, cursor?: string) =>
      withKey(text, {
        url: '/api/history',
        query: {
          datatype: 'trade',
          tv: 'TPIC',
          from: '2026-10-01',
          limit: '1',
          ...(cursor === undefined ? {} : { cursor }),
        },
      });
    const begun = await history(one.text);
    const cursor = String(begun.headers['x-next-cursor']);
    expect([begun.statusCode, cursor]).toEqual([200, expect.stringMatching(/./)]);
    const refused = await history(other.text, cursor);
    expect([refused.statusCode, refused.json().error.fields]).toEqual([
      400,
      { cursor: ['This page cannot be shown: its cursor is not one of this list.'] },
    ]);
    expect((await history(one.text, cursor)).statusCode).toBe(200);
  });

  test('appears in the log only as a pseudonym', async () => {
    const { text, key } = await madeBy(await someone());
    await withKey(text);
    await withKey(`${text}x`);
    const told = createPseudonyms(secret)('key', key.id);
    expect(service.log.filter(({ keyId }) => keyId === told)).toContainEqual(
      expect.objectContaining({ msg: 'answered', status: 200 }),
    );
    expect(JSON.stringify(service.log)).not.toContain(text.slice(22));
    expect(JSON.stringify(service.log)).not.toContain(key.id);
  });
});

describe('B 10: an invalid key is answered 401 with the reason', () => {
  const refusedWith = async (text: string, reason: string, more: InjectOptions = {}) => {
    const answer = await withKey(text, more);
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe(
      `Bearer error="invalid_token", error_description="${reason}"`,
    );
    expect(answer.json().error).toMatchObject({ code: 'unauthenticated', message: reason });
  };

  test('when it is malformed, mistyped, or has the secret of another', async () => {
    const [one, other] = [await madeBy(await someone()), await madeBy(await someone())];
    const unknown = 'This API key is not known';
    const forged = newKeyText();
    const garbage = ['', ' ', 'daylight_', 'x'.repeat(5_000), `${one.text.slice(0, -1)}z`, forged.text];
    for (const text of [...garbage, one.text.toUpperCase(), `${one.text} ${other.text}`])
      await refusedWith(text, unknown);
    // The id of one with the secret of the other, and a valid checksum.
    const mixed = await database.pool.query('UPDATE api_keys SET secret_hash = $2 WHERE id = $1', [
      one.key.id,
      readKeyText(other.text)?.hash,
    ]);
    expect(mixed.rowCount).toBe(1);
    await refusedWith(one.text, unknown);
  });

  test('when it has expired', async () => {
    const jane = await someone();
    const { text } = await madeBy(jane, { name: 'Short', days: 1 });
    clock.pass(86_400_000 - 5_000);
    expect((await withKey(text)).statusCode).toBe(200);
    clock.pass(10_000);
    await refusedWith(text, 'This API key has expired');
  });

  test('when it was revoked, which only its owner can do', async () => {
    const [jane, kate] = [await someone(), await someone()];
    const { text, key } = await madeBy(jane);
    const revoke = (person: Person, id = key.id) =>
      app.inject(post('/api/keys/revoke', person.browser, { id }));
    expect((await revoke(kate)).statusCode).toBe(404);
    expect((await revoke(jane, 'nonsense')).statusCode).toBe(404);
    expect((await withKey(text)).statusCode).toBe(200);
    expect((await revoke(jane)).statusCode).toBe(204);
    await refusedWith(text, 'This API key has been revoked');
    expect((await revoke(jane)).statusCode).toBe(204);
    expect((await listOf(jane)).keys).toMatchObject([{ id: key.id, state: 'revoked' }]);
  });

  test('when its account was removed', async () => {
    const jane = await someone();
    const { text } = await madeBy(jane);
    await database.pool.transaction((client) => eraseAccount(client, jane.id, new Date()));
    await refusedWith(text, 'This API key is not known');
  });

  test('when it was used from ten networks in a day: it is stopped for all of them, and its owner gets a mail', async () => {
    const jane = await someone();
    const { text, key } = await madeBy(jane);
    const from = (n: number): InjectOptions => ({ headers: { 'x-forwarded-for': `203.0.113.${n}` } });
    for (let n = 1; n <= mostKeyNetworks; n += 1)
      for (let again = 0; again < 2; again += 1) expect((await withKey(text, from(n))).statusCode).toBe(200);
    const reason = 'This API key was used from too many networks in a day and has been stopped';
    await refusedWith(text, reason, from(200));
    await refusedWith(text, reason, from(1));
    expect((await listOf(jane)).keys).toMatchObject([{ id: key.id, state: 'stopped' }]);
    expect((await mailsTo(jane.email)).map(({ kind }) => kind)).toEqual(['api-key-made', 'api-key-stopped']);
    // Networks are counted per day, and their addresses are not stored.
    const other = await madeBy(jane);
    for (let n = 1; n <= mostKeyNetworks; n += 1) await withKey(other.text, from(n));
    clock.pass(86_400_000);
    expect((await withKey(other.text, from(100))).statusCode).toBe(200);
    const held = await database.pool.query<{ network_hash: string }>(
      'SELECT network_hash FROM api_key_networks',
    );
    const hashes = held.rows.map(({ network_hash }) => network_hash);
    expect(hashes.filter((hash) => !/^[\w-]{43}$/.test(hash))).toEqual([]);
    // Both keys were used from the same networks, which cannot be seen.
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(hashes.length).toBeGreaterThan(2 * mostKeyNetworks);
  });

  test('when it is missing, on calls that take keys', async () => {
    const answer = await app.inject({ url: '/api/feed/data', query: bondTradesAsked });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer realm="Daylight"');
    const other = await app.inject({ url: '/api/userInfo', headers: { authorization: 'Basic eDp5' } });
    expect(other.headers['www-authenticate']).toBeUndefined();
  });
});

describe('making keys', () => {
  test.each([
    ['no name', { name: '', days: 30 }, 'name'],
    ['a blank name', { name: '   ', days: 30 }, 'name'],
    ['a name that leaves no mark', { name: '\u200b', days: 30 }, 'name'],
    ['a name of two lines', { name: 'a\nb', days: 30 }, 'name'],
    ['a name that clears the terminal of an operator', { name: 'a\u009b2J', days: 30 }, 'name'],
    ['a name that is too long', { name: 'x'.repeat(61), days: 30 }, 'name'],
    ['no expiry', { name: 'x' }, 'days'],
    ['an expiry beyond the limit', { name: 'x', days: 366 }, 'days'],
    ['an expiry of no days', { name: 'x', days: 0 }, 'days'],
    ['a write scope', { name: 'x', days: 1, scope: 'write' }, 'scope'],
  ])('%s is refused with a field error', async (_, body, field) => {
    const { browser } = await someone();
    const answer = await app.inject(post('/api/keys', browser, body));
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().error.fields)).toEqual([field]);
  });

  test('stops at the limit of active keys, even for concurrent requests, until one is revoked', async () => {
    const jane = await someone();
    const asked = await Promise.all(
      Array.from({ length: mostApiKeys + 3 }, (_, n) =>
        app.inject(post('/api/keys', jane.browser, { name: `Key ${n}`, days: 30 })),
      ),
    );
    const statuses = asked.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array(mostApiKeys).fill(201), 409, 409, 409]);
    expect((await mailsTo(jane.email)).length).toBe(mostApiKeys);
    const [first] = (await listOf(jane)).keys;
    await app.inject(post('/api/keys/revoke', jane.browser, { id: first?.id }));
    await madeBy(jane);
  });
});

describe('use', () => {
  test('is limited per key, reported with every answer, and refused with 429 and Retry-After', async () => {
    const jane = await someone();
    const [one, other] = [await madeBy(jane), await madeBy(jane)];
    const first = await withKey(one.text);
    expect(first.headers['ratelimit-policy']).toBe('"calls key";q=40;w=60');
    expect(first.headers.ratelimit).toMatch(/^"calls key";r=39;t=(60|5\d)$/);
    const forbidden = await withKey(one.text, { url: '/api/userInfo', query: {} });
    expect([forbidden.statusCode, forbidden.headers.ratelimit]).toEqual([
      403,
      expect.stringMatching(/^"calls key";r=38;t=\d+$/),
    ]);
    for (let n = 2; n < 40; n += 1) await withKey(one.text);
    const refused = await withKey(one.text);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers.ratelimit).toMatch(/^"calls key";r=0;t=\d+$/);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await withKey(other.text)).statusCode).toBe(200);
    expect((await listOf(jane)).keys).toHaveLength(2);
  });

  test('is counted per day in calls and rows, survives a failing database, and is kept for 400 days', async () => {
    const jane = await someone();
    const { text, key } = await madeBy(jane);
    await withKey(text);
    await withKey(text, { query: { ...bondTradesAsked, limit: '1' } });
    await withKey(text, { query: { ...bondTradesAsked, instrument: 'XS0000000000' } });
    const { keys, usage } = await listOf(jane);
    const today = clock.now().toISOString().slice(0, 10);
    const ofKey = (requests: number, rows: number) => [
      { day: today, requests, rows, keys: [{ id: key.id, requests, rows }] },
    ];
    expect(usage).toEqual(ofKey(3, 3));
    expect(Date.parse(keys[0]?.lastUsedAt ?? '')).toBeGreaterThan(clock.now().getTime() - 60_000);
    await withKey(text);
    // The database fails for a moment: no count is lost.
    await database.pool.query('ALTER TABLE api_key_usage RENAME TO away');
    await expect(shared.keyUsage.write()).rejects.toThrow('api_key_usage');
    await withKey(text);
    await database.pool.query('ALTER TABLE away RENAME TO api_key_usage');
    expect((await listOf(jane)).usage).toEqual(ofKey(5, 7));
    clock.pass(399 * 86_400_000);
    await shared.keyUsage.prune();
    await shared.keys.prune();
    const kept = () =>
      database.pool
        .query('SELECT FROM api_key_usage WHERE key_id = $1', [key.id])
        .then((found) => found.rowCount);
    expect(await kept()).toBe(1);
    clock.pass(3 * 86_400_000);
    await shared.keyUsage.prune();
    expect(await kept()).toBe(0);
    clock.pass(90 * 86_400_000);
    await shared.keys.prune();
    expect((await database.pool.query('SELECT FROM api_keys WHERE id = $1', [key.id])).rowCount).toBe(0);
  });
});

test('use is reported by key and together, and stays in the total when a key is revoked and no longer listed', async () => {
  const [jane, kate] = [await someone(), await someone()];
  const [one, other] = [await madeBy(jane), await madeBy(jane)];
  await withKey((await madeBy(kate)).text);
  await withKey(one.text);
  for (const limit of ['1', '2']) await withKey(other.text, { query: { ...bondTradesAsked, limit } });
  const used = {
    requests: 3,
    rows: 5,
    keys: [
      { id: one.key.id, requests: 1, rows: 2 },
      { id: other.key.id, requests: 2, rows: 3 },
    ],
  };
  expect((await listOf(jane)).usage).toMatchObject([used]);
  await app.inject(post('/api/keys/revoke', jane.browser, { id: one.key.id }));
  expect((await listOf(jane)).usage).toMatchObject([used]);
  clock.pass(31 * 86_400_000);
  const { keys, usage } = await listOf({ ...jane, browser: await service.signedIn(jane.id) });
  expect(keys.map(({ id }) => id)).toEqual([other.key.id]);
  expect(usage).toMatchObject([used]);
});

test('the use of an account is read by its keys, however many others are stored', async () => {
  const jane = await someone();
  await madeBy(jane);
  const client = await database.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(`INSERT INTO accounts (id, email, subject, created_at)
      SELECT gen_random_uuid(), 'k' || n || '@old.example', 'key owner ' || n, '2020-01-01' FROM generate_series(1, 2000) n`);
    await client.query(`INSERT INTO api_keys (id, account_id, name, secret_hash, created_at, expires_at)
      SELECT right(md5(id::text), 12), id, 'Old', '', '2020-01-01', '2021-01-01' FROM accounts WHERE email LIKE '%@old.example'`);
    await client.query(`INSERT INTO api_key_usage (key_id, day, requests, "rows")
      SELECT k.id, d::date, 1, 1 FROM api_keys k, generate_series('2026-11-01'::date, '2026-11-20', '1 day') d WHERE k.name = 'Old'`);
    await client.query('ANALYZE api_keys, api_key_usage');
    const { rows } = await client.query<Record<string, string>>(`EXPLAIN ${usageSql}`, [
      jane.id,
      '2026-01-01',
    ]);
    const plan = rows.map((row) => row['QUERY PLAN'] ?? '').join('\n');
    expect(plan).toContain('api_key_usage_pkey');
    expect(plan).not.toContain('Seq Scan');
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
});

test('calls that are answered while the program ends are counted too', async () => {
  const jane = await someone();
  const { text } = await madeBy(jane);
  const ending = await testApp(database, {}, { businessClock, config: { noPaymentMode: true } });
  const undo = createUndo();
  // As in the program: the service is opened before its background work, and closed after it.
  undo.push(async () => {
    const headers = { authorization: `Bearer ${text}` };
    const last = await ending.app.inject({ url: '/api/feed/data', query: bondTradesAsked, headers });
    await ending.app.close();
    expect(last.statusCode).toBe(200);
  });
  startUsage({ shared: ending.shared, log: ending.app.log, undo });
  await undo.run();
  expect((await listOf(jane)).usage).toEqual([expect.objectContaining({ requests: 1, rows: 2 })]);
});
