import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { objectAt, readDocument } from '../../../src/contract/document.ts';
import { advisoryLocks } from '../../../src/platform/advisory-locks.ts';
import { newKeyText } from '../../../src/server/api-keys/key-text.ts';
import { fileTypes } from '../../../src/server/http/operations.ts';
import { mostOfKey } from '../../../src/server/publishers/publish-operations.ts';
import { makePublisherKey, revokePublisherKey } from '../../../src/server/publishers/publisher-keys.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { runDaylight } from '../run-daylight.ts';
import { bondTrade, csv, type FeedKit, feedKit, ndjson } from './feed-kit.ts';

let database: TestDatabase;
let kit: FeedKit;
let key: string;

const makeKey = async (venues: readonly string[], days = 30): Promise<string> =>
  database.pool.transaction(async (client) => {
    return (await makePublisherKey(client, { name: 'Desk A', venues, days }, new Date())).text;
  });

beforeAll(async () => {
  database = await freshDatabase();
  // Behind a proxy, as publishers reach it.
  kit = await feedKit(database, false, true, { config: { trustProxy: 1 } });
  key = await makeKey(['TPIC']);
});
afterAll(async () => {
  await kit.close();
  await database.drop();
});

async function publish(
  payload: string | Buffer | PassThrough,
  headers: Readonly<Record<string, string>> = {},
) {
  const answer = await kit.app.inject({
    method: 'POST',
    url: '/api/ingest',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'text/csv', ...headers },
    payload,
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}

const stored = async (): Promise<number> =>
  (await database.pool.query('SELECT count(*)::integer AS n FROM trades')).rows[0]?.n;

const file = csv([bondTrade('P1', 60), bondTrade('P2', 60)]);

describe('C 1: publishing a file', () => {
  it('takes it whole, and recognises the same file sent again, compressed or not', async () => {
    const first = await publish(file);
    expect(first).toMatchObject({
      status: 200,
      body: { dataType: 'trade', lines: 2, added: 2, known: 0, instrumentsAdded: 1 },
    });
    const again = [
      await publish(file, { 'content-type': 'Text/CSV; charset=utf-8' }),
      await publish(gzipSync(file), { 'content-type': 'application/gzip' }),
      await publish(gzipSync(file), { 'content-encoding': 'gzip' }),
      await publish(ndjson([bondTrade('P1', 60), bondTrade('P2', 60)]), {
        'content-type': 'application/x-ndjson',
      }),
    ];
    for (const { status, body } of again) {
      expect({ status, ...body }).toMatchObject({ status: 200, added: 0, known: 2, instrumentsAdded: 0 });
    }
    const { rows } = await database.pool.query('SELECT name FROM feed_files');
    expect(rows).toEqual([{ name: `Desk A ${first.body.sha256.slice(0, 12)}` }]);
  });

  it('reports line by line what is wrong with a file, and stores none of it', async () => {
    const before = await stored();
    const bad = csv([bondTrade('B1', 60), bondTrade('B2', 60, { price: '1,5' }), bondTrade('B3', -90)]);
    const { status, body } = await publish(bad);
    expect(status).toBe(422);
    expect(body.error.message).toEqual([
      '2 lines cannot be taken of 3: nothing of the file was taken.',
      'line 3, price: is not a decimal number such as 101.240',
      'line 4, publicationDate: lies in the future',
    ]);
    for (const [payload, said] of [
      ['a,b\n1,2\n', /neither one of trades/],
      [Buffer.from(`\ufeff${file}`, 'utf16le'), /UTF-16/],
      [gzipSync(file).subarray(0, 50), /cut off/],
      ['x'.repeat(100_000), /^Line 1 is too long/],
    ] as const) {
      const refused = await publish(payload);
      expect(refused.status).toBe(422);
      expect([refused.body.error.message].flat()[0]).toMatch(said);
    }
    const quiet = await publish(file.split('\n', 1)[0] ?? '');
    expect(quiet).toMatchObject({ status: 200, body: { lines: 0, added: 0, known: 0, blankRows: 0 } });
    expect((await publish('')).body.error.message).toEqual([
      'The file is empty: if nothing was published, give a CSV file that has only its header.',
    ]);
    expect((await publish(Buffer.from('no gzip'), { 'content-encoding': 'gzip' })).status).toBe(400);
    expect(await stored()).toBe(before);
  });

  it('refuses a Content-Type that is not in the contract', async () => {
    const before = await stored();
    const call = objectAt(objectAt(objectAt(readDocument(), 'paths'), '/api/ingest'), 'post');
    const named = Object.keys(objectAt(objectAt(call, 'requestBody'), 'content'));
    expect(fileTypes).toEqual(named);
    for (const type of ['text/plain', 'application/json', 'application/x-www-form-urlencoded']) {
      const { status, body } = await publish(csv([bondTrade('C1', 60)]), { 'content-type': type });
      expect([type, status]).toEqual([type, 415]);
      expect(body.error.message).toBe(`The Content-Type of a file is one of ${named.join(', ')}`);
    }
    expect(await stored()).toBe(before);
  });

  it('refuses lines of a venue that is not among those of the key', async () => {
    const { status, body } = await publish(csv([bondTrade('V1', 60, { venueMIC: 'IMSB' })]));
    expect(status).toBe(422);
    expect(body.error.message[1]).toBe(
      'line 2, venueMIC: belongs to ICPM, for which this key may not publish',
    );
  });

  it('takes many files in turn, and asks one too many to come again', async () => {
    const all = Array.from({ length: mostOfKey + 1 }, (_none, index) => index);
    const answers = await database.pool.transaction(async (client) => {
      await client.query('SELECT pg_advisory_xact_lock($1)', [advisoryLocks.ingest]);
      const sent = all.map((index) => publish(csv([bondTrade(`TURN${index}`, 60)])));
      // No other can be answered yet, so all have arrived once this one is answered.
      const refused = await Promise.race(sent);
      expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '5' } });
      return sent;
    });
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([...all.slice(1).map(() => 200), 429]);
  });

  it('limits how many unfinished files one key may send, since they take disk space', async () => {
    const text = await makeKey(['TPIC']);
    const headers = { authorization: `Bearer ${text}` };
    const endless = Array.from({ length: mostOfKey + 1 }, () => new PassThrough());
    const sent = endless.map((payload) => publish(payload, headers));
    // The one that begins last is refused, whichever that is.
    expect(await Promise.race(sent)).toMatchObject({ status: 429, headers: { 'retry-after': '5' } });
    expect((await publish('')).status).toBe(422);
    for (const payload of endless) payload.end();
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([...endless.slice(1).map(() => 422), 429]);
    expect((await publish('', headers)).status).toBe(422);
  });

  const listeningAt = async (): Promise<number | undefined> => {
    if (!kit.app.server.listening) await kit.app.listen({ port: 0, host: '127.0.0.1' });
    const address = kit.app.server.address() satisfies AddressInfo | string | null;
    return typeof address === 'object' ? address?.port : undefined;
  };

  it('refuses a bad file without reading its rest, and goes on answering others', async () => {
    const port = await listeningAt();
    const sending = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/ingest',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'text/csv', 'content-encoding': 'gzip' },
    });
    // The connection closes while the file is still being written.
    sending.on('error', () => {});
    const answered = once(sending, 'response');
    sending.end(Buffer.alloc(4 * 1024 * 1024, 'no gzip'));
    const [{ statusCode }] = await answered;
    expect(statusCode).toBe(400);
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  });

  it('stores nothing of a file that breaks off', async () => {
    const before = await stored();
    const port = await listeningAt();
    const sending = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/ingest',
      headers: { authorization: `Bearer ${key}`, 'content-length': '100000' },
    });
    const gone = new Promise((resolve) => sending.once('error', resolve));
    const arrived = new Promise<void>((resolve) => {
      kit.app.server.once('request', (incoming) => incoming.once('close', () => resolve()));
    });
    sending.write(file.replaceAll('P1', 'GONE'), () => sending.destroy());
    await Promise.all([gone, arrived]);
    expect(await stored()).toBe(before);
  });
});

describe('the key of a publisher', () => {
  it('opens no other call, and neither a session nor an API key opens this one', async () => {
    const elsewhere = await kit.app.inject({
      url: '/api/tradingVenuesList',
      headers: { authorization: `Bearer ${key}` },
    });
    expect(elsewhere.statusCode).toBe(403);
    const cookie = await kit.session({});
    const asPerson = await kit.app.inject({
      method: 'POST',
      url: '/api/ingest',
      cookies: { session: cookie },
    });
    expect(asPerson.statusCode).toBe(401);
    expect(asPerson.headers['www-authenticate']).toBe('Bearer realm="Daylight"');
    const { text, id, hash } = newKeyText();
    await database.pool.query(
      `INSERT INTO api_keys (id, account_id, name, secret_hash, created_at, expires_at)
       SELECT $1, account_id, 'reading', $2, now(), now() + interval '1 day' FROM sessions`,
      [id, hash],
    );
    const reading = { authorization: `Bearer ${text}` };
    expect((await kit.app.inject({ url: '/api/tradingVenuesList', headers: reading })).statusCode).toBe(200);
    expect((await publish(file, reading)).status).toBe(403);
  });

  it('is made only for venues that exist', async () => {
    await expect(makeKey(['TPIC', 'LNFI'])).rejects.toThrow('There is no venue LNFI: say operating MICs.');
  });

  it('is refused when it is unknown, changed, revoked or expired', async () => {
    const revoked = await makeKey(['TPIC']);
    const expired = await makeKey(['TPIC']);
    await database.pool.query('UPDATE publisher_keys SET revoked_at = now() WHERE id = $1', [
      revoked.split('_')[2],
    ]);
    await database.pool.query(
      `UPDATE publisher_keys SET created_at = now() - interval '9 days', expires_at = now() - interval '1 day'
       WHERE id = $1`,
      [expired.split('_')[2]],
    );
    for (const [text, said] of [
      ['daylight_publish_x', 'not known'],
      [`${key.slice(0, -1)}g`, 'not known'],
      [revoked, 'been revoked'],
      [expired, 'has expired'],
    ] as const) {
      const { status, headers } = await publish('', { authorization: `Bearer ${text}` });
      expect(status).toBe(401);
      expect(headers['www-authenticate']).toContain(said);
    }
  });
});

describe('a key revoked while its file is on the way', () => {
  it('stores nothing', async () => {
    const before = await stored();
    const text = await makeKey(['TPIC']);
    const id = text.split('_')[2] ?? '';
    const { sent } = await database.pool.transaction(async (client) => {
      await client.query('SELECT pg_advisory_xact_lock($1)', [advisoryLocks.ingest]);
      const sent = publish(csv([bondTrade('LATE', 60)]), { authorization: `Bearer ${text}` });
      await vi.waitFor(async () => {
        const used = 'SELECT FROM publisher_keys WHERE id = $1 AND last_used_at IS NOT NULL';
        expect((await database.pool.query(used, [id])).rowCount).toBe(1);
      });
      expect(await revokePublisherKey(client, id, new Date())).toBe(true);
      return { sent };
    });
    expect(await sent).toMatchObject({
      status: 401,
      body: { error: { message: 'This publisher key has been revoked' } },
    });
    expect(await stored()).toBe(before);
  });
});

describe('an operator’s mistake about a key is explained in a sentence', () => {
  it.each([
    [[], 'Say what to do.'],
    [['make'], '“make” is not an action.'],
    [['add', 'Desk', 'A', '--venues', 'TPIC'], '“A” is unexpected: put a name of several words in quotes.'],
    [['add', '--venues', 'TPIC'], 'Say who publishes, in at most 60 characters.'],
    [['add', 'Desk A'], '--venues is missing: say which, such as --venues TPIC,ICOT.'],
    [['add', 'Desk A', '--venues', 'TPIC', '--days', '731'], '--days is a whole number from 1 to 730.'],
    [['add', 'Desk A', '--venues', 'TPIC', '--days', '1.5'], '--days is a whole number from 1 to 730.'],
    [['revoke'], 'Name the key to revoke by its ID.'],
    [['revoke', '0123456789ab'], '--reason says why, in at most 500 characters.'],
    [['list', '--days', '3'], '--venues and --days are for add.'],
    [['list', '--all'], "Unknown option '--all'"],
  ])('%j: %s', async (args, said) => {
    const { code, err } = await runDaylight(['publishers', ...args], { DATABASE_URL: database.url });
    expect([code, err.slice(0, said.length)]).toEqual([1, said]);
  });
});
