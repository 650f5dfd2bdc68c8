import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parquetColumns } from '../../../src/domain/feed/parquet-columns.ts';
import type { FileStore } from '../../../src/server/files/file-store.ts';
import { createFolderStore } from '../../../src/server/files/folder-store.ts';
import { noteNewLines, writeDue } from '../../../src/server/open-data/due-spans.ts';
import { parquetKeySql, storedKeySql } from '../../../src/server/open-data/open-data-files.ts';
import { createOpenDataJob } from '../../../src/server/open-data/open-data-job.ts';
import { writeSpan } from '../../../src/server/open-data/write-span.ts';
import { readParquet } from '../../read-parquet.ts';
import { type Browser, type TestApp, testApp } from '../app-kit.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { bondQuote, bondTrade, type FileLine, ndjson, take, testFolder } from './feed-kit.ts';

const files = testFolder();
const folder = mkdtempSync(path.join(tmpdir(), 'daylight-open-'));
let now = new Date('2026-11-20T14:46:00Z');
const clock = { now: () => now, set: () => {}, isSet: () => true };
let database: TestDatabase;
let service: TestApp;
let live: TestApp;
let job: ReturnType<typeof createOpenDataJob>;
let subscriber: Browser;
let delayedOnly: Browser;
let stranger: Browser;

const quarter = '2026-11-20T1430Z';
const open = (name: string, day = '2026-11-20'): string => `/open-data/${day}/${name}`;
const slice = (name: string, day = '2026-11-20'): string => `/slice-files/${day}/${name}`;
const get = async (url: string, browser?: Browser, on = service) =>
  on.app.inject({ url, cookies: browser?.cookies ?? {} });

/** A line published at this second of 20 November. */
const at = (time: string, micros = '000000'): FileLine => ({
  tradeDate: `2026-11-20T14:00:00.${micros}Z`,
  publicationDate: `2026-11-20T${time}.${micros}Z`,
});

async function account(email: string, isRealTime: boolean, isSlice: boolean): Promise<Browser> {
  const id = await service.addAccount(email, '2099-12-31');
  await database.pool.query(
    `INSERT INTO subscription_venues (account_id, venue_mic, delayed_trades) VALUES ($1, 'TPIC', true)`,
    [id],
  );
  if (isRealTime) {
    await database.pool.query(
      `INSERT INTO paid_flags (account_id, venue_mic, kind, starts_on) VALUES ($1, 'TPIC', 'trades', '2020-01-01')`,
      [id],
    );
  }
  if (isSlice) {
    await database.pool.query(
      `INSERT INTO entitlements (account_id, kind, granted_at) VALUES ($1, 'slice', now())`,
      [id],
    );
  }
  return service.signedIn(id);
}

beforeAll(async () => {
  database = await freshDatabase();
  const store = createFolderStore(folder);
  job = createOpenDataJob({ pool: database.pool, files: store, clock, wall: clock });
  const on = (noPaymentMode: boolean) =>
    testApp(database, {}, { config: { noPaymentMode }, businessClock: clock, shared: { files: store } });
  live = await on(true);
  service = await on(false);
  await service.app.ready();
  await take(
    database.pool,
    files.write(
      'trades.ndjson',
      ndjson([
        bondTrade('EDGE0', 1, at('14:29:59', '999999')),
        bondTrade('EDGE1', 1, { ...at('14:30:00'), instrumentDescription: '=cmd|calc!A1' }),
        bondTrade('NEG', 1, { ...at('14:31:00', '123456'), price: '-0.12500', priceNot: 'YIEL' }),
        bondTrade('FLAGS', 1, {
          ...at('14:32:00'),
          flags: ['ILQD', 'SIZE'],
          thirdCountryExecutionVenue: 'XNYS',
        }),
        bondTrade('EDGE2', 1, at('14:44:59', '999999')),
        bondTrade('EDGE3', 1, at('14:45:00')),
        bondTrade('THURSDAY', 1, {
          tradeDate: '2026-11-19T09:00:00Z',
          publicationDate: '2026-11-19T09:01:00Z',
        }),
        bondTrade('WEDNESDAY', 1, {
          tradeDate: '2026-11-18T09:00:00Z',
          publicationDate: '2026-11-18T09:01:00Z',
        }),
      ]),
    ),
    now,
  );
  await take(
    database.pool,
    files.write('orders.ndjson', ndjson([bondQuote(1, { date: '2026-11-20T14:31:00.5Z' })])),
    now,
  );
  subscriber = await account('live@example.com', true, true);
  delayedOnly = await account('late@example.com', false, true);
  stranger = await account('none@example.com', true, false);
  await job.runOnce();
});
afterAll(async () => {
  await service.app.close();
  await live.app.close();
  await database.drop();
  files.remove();
  rmSync(folder, { recursive: true, force: true });
});

let early: Buffer = Buffer.alloc(0);

describe('before the fifteen minutes are over', () => {
  test('only live subscribers get a file, and its public address answers 404', async () => {
    for (const format of ['csv', 'ndjson', 'parquet']) {
      expect((await get(open(`trades-TPIC-${quarter}.${format}`))).statusCode).toBe(404);
    }
    const answer = await get(slice(`trades-TPIC-${quarter}.csv`), subscriber);
    expect(answer.statusCode).toBe(200);
    early = answer.rawPayload;
    expect((await get(slice(`orders-TPIC-${quarter}.csv`), subscriber)).statusCode).toBe(404);
    expect((await get(slice(`trades-TPIC-${quarter}.csv`), delayedOnly)).statusCode).toBe(404);
    expect((await get(slice(`trades-TPIC-${quarter}.csv`), stranger)).statusCode).toBe(403);
    expect((await get(slice(`trades-TPIC-${quarter}.csv`))).statusCode).toBe(401);
  });

  test('a file is listed only for its subscribers', async () => {
    const index = (await get('/open-data/index.json')).body;
    expect(index).not.toContain(`${quarter}.`);
    const paths = async (browser: Browser): Promise<string[]> =>
      (await get('/api/slice/files', browser)).json().files.map((file: { path: string }) => file.path);
    expect(await paths(subscriber)).toContain(slice(`trades-TPIC-${quarter}.csv`));
    expect(await paths(delayedOnly)).not.toContain(slice(`trades-TPIC-${quarter}.csv`));
    expect((await get('/api/slice/files', stranger)).statusCode).toBe(403);
  });

  test('nobody gets a file early in no-payment mode', async () => {
    expect((await get(slice(`trades-TPIC-${quarter}.csv`), subscriber, live)).statusCode).toBe(404);
  });

  test('a span is written only once it is over', async () => {
    const { rows } = await database.pool.query<{ name: string }>('SELECT name FROM open_data_files');
    const names = rows.map(({ name }) => name);
    expect(names).not.toContain('trades-TPIC-2026-11-20T1445Z.csv');
    expect(names).not.toContain('trades-TPIC-2026-11-20.csv');
    expect(names).toContain('trades-TPIC-2026-11-19.csv');
    expect(names).not.toContain('trades-TPIC-2026-11-18.csv');
  });

  test('minute files are written only for the last half hour', async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      `SELECT name FROM open_data_files WHERE span = 'minute' AND data_type = 'trade' AND format = 'csv' ORDER BY name`,
    );
    expect(rows.map(({ name }) => name)).toEqual(
      ['1429', '1430', '1431', '1432', '1444'].map((time) => `trades-TPIC-2026-11-20T${time}Z-minute.csv`),
    );
  });
});

describe('B 9: the file of a minute', () => {
  test('opens when its last line turns fifteen minutes old, not before', async () => {
    const minute = open('trades-TPIC-2026-11-20T1431Z-minute.csv');
    now = new Date('2026-11-20T14:46:00.123Z');
    expect((await get(minute)).statusCode).toBe(404);
    now = new Date('2026-11-20T14:46:00.124Z');
    expect((await get(minute)).statusCode).toBe(200);
    await job.runOnce();
    const index: { files: { path: string; span: string; opensAt: string }[] } = (
      await get('/open-data/index.json')
    ).json();
    expect(index.files.filter(({ span, path: of }) => span === 'minute' && of.includes('csv'))).toMatchObject(
      [
        { path: minute, opensAt: '2026-11-20T14:46:00.124Z' },
        { path: open('trades-TPIC-2026-11-20T1430Z-minute.csv') },
        { path: open('trades-TPIC-2026-11-20T1429Z-minute.csv') },
      ],
    );
  });
});

describe('B 9: a file fifteen minutes after its quarter of an hour', () => {
  test('opens to everybody, and not a millisecond before', async () => {
    now = new Date('2026-11-20T14:59:59.999Z');
    expect((await get(open(`trades-TPIC-${quarter}.csv`))).statusCode).toBe(404);
    now = new Date('2026-11-20T15:00:00Z');
    expect((await get(open(`trades-TPIC-${quarter}.csv`))).statusCode).toBe(200);
  });

  test('has the same bytes that a subscriber saw fifteen minutes before', async () => {
    const answer = await get(open(`trades-TPIC-${quarter}.csv`));
    expect(answer.rawPayload.equals(early)).toBe(true);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  test('holds what was published in its quarter, in regulatory formats and without formulas', async () => {
    const text = (await get(open(`trades-TPIC-${quarter}.csv`))).body;
    const rows: Record<string, string>[] = parse(text, { columns: true });
    expect(rows.map((row) => row.transactionID)).toEqual(['EDGE1', 'NEG', 'FLAGS', 'EDGE2']);
    expect(rows[0]).toMatchObject({ publicationDate: '2026-11-20T14:30:00.000000Z', venueMIC: 'LNFI' });
    expect(rows[1]).toMatchObject({ price: '-0.12500', priceNot: 'YIEL' });
    expect(rows[2]).toMatchObject({ flags: 'ILQD SIZE', thirdCountryExecutionVenue: 'XNYS' });
    expect(text).not.toMatch(/(^|,)=/m);
  });

  test('has every value as published in NDJSON', async () => {
    const lines = (await get(open(`trades-TPIC-${quarter}.ndjson`))).body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map((line) => line.transactionID)).toEqual(['EDGE1', 'NEG', 'FLAGS', 'EDGE2']);
    expect(lines[2]).toMatchObject({
      flags: ['ILQD', 'SIZE'],
      price: '98.125',
      vol: '1000000',
      thirdCountryExecutionVenue: 'XNYS',
    });
    expect('missingPrice' in lines[0]).toBe(false);
  });

  test.each(['trades', 'orders'] as const)('has the same rows in Parquet, typed: %s', async (kind) => {
    const name = (format: string) => open(`${kind}-TPIC-${quarter}.${format}`);
    const csv: Record<string, string>[] = parse((await get(name('csv'))).body, { columns: true });
    const { types, rows } = await readParquet((await get(name('parquet'))).rawPayload);
    const columns = parquetColumns[kind === 'trades' ? 'trade' : 'order'];
    expect(Object.keys(types)).toEqual(Object.keys(csv[0] ?? {}));
    expect(types).toMatchObject(
      kind === 'trades'
        ? {
            publicationDate: 'TIMESTAMP WITH TIME ZONE',
            price: 'DECIMAL(38,17)',
            vol: 'DECIMAL(38,17)',
            flags: 'VARCHAR[]',
            venueMIC: 'VARCHAR',
          }
        : { date: 'TIMESTAMP WITH TIME ZONE', venueMIC: 'VARCHAR' },
    );
    // The column has seventeen decimals, and no apostrophe in front of what a spreadsheet would execute.
    const asColumn = (text: string, column: string): string => {
      if (columns.find((one) => one.name === column)?.kind !== 'decimal' || text === '')
        return text.replace(/^'(?==)/, '');
      const [whole = '', fraction = ''] = text.split('.');
      return `${whole}.${fraction.padEnd(17, '0')}`;
    };
    const asText = (value: unknown): string =>
      Array.isArray(value) ? value.join(' ') : value === null ? '' : String(value);
    expect(csv.length).toBe(kind === 'trades' ? 4 : 1);
    expect(rows.map((row) => Object.entries(row).map(([column, value]) => [column, asText(value)]))).toEqual(
      csv.map((row) => Object.entries(row).map(([column, text]) => [column, asColumn(text, column)])),
    );
  });

  test('as Parquet it is read in parts over HTTP, from every origin', async () => {
    const origin = await service.app.listen({ port: 0, host: '127.0.0.1' });
    const url = origin + open(`trades-TPIC-${quarter}.parquet`);
    const elsewhere = { origin: 'https://elsewhere.example', 'accept-encoding': 'gzip' };
    const whole = await fetch(url, { headers: elsewhere });
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'content-type': 'application/vnd.apache.parquet',
      'content-length': String(bytes.length),
      'accept-ranges': 'bytes',
      etag: `"${createHash('sha256').update(bytes).digest('hex')}"`,
    });
    expect(whole.headers.get('access-control-expose-headers')).toContain('Content-Range');
    const end = await fetch(url, { headers: { ...elsewhere, range: 'bytes=-8' } });
    expect([end.status, end.headers.get('content-range')]).toEqual([
      206,
      `bytes ${bytes.length - 8}-${bytes.length - 1}/${bytes.length}`,
    ]);
    const last = Buffer.from(await end.arrayBuffer());
    expect(last.equals(bytes.subarray(-8))).toBe(true);
    expect(last.subarray(4).toString()).toBe('PAR1');
    expect((await fetch(url, { method: 'HEAD' })).headers.get('content-length')).toBe(String(bytes.length));
  });

  test.each(['csv', 'ndjson'])('is taken unchanged by another Daylight: %s', async (format) => {
    const other = await freshDatabase();
    try {
      for (const kind of ['trades', 'orders']) {
        const file = files.write(
          `again-${kind}.${format}`,
          (await get(open(`${kind}-TPIC-${quarter}.${format}`))).body,
        );
        expect((await take(other.pool, file, now)).added).toBe(kind === 'trades' ? 4 : 1);
      }
    } finally {
      await other.drop();
    }
  });

  test('is in the index with its checksum, size and lines once the job has run', async () => {
    await job.runOnce();
    const index = (await get('/open-data/index.json')).json();
    expect(index).toMatchObject({ delayMinutes: 15, updatedAt: '2026-11-20T15:00:00.000Z' });
    const entry = index.files.find(
      (file: { path: string }) => file.path === open(`trades-TPIC-${quarter}.csv`),
    );
    expect(entry).toEqual({
      path: open(`trades-TPIC-${quarter}.csv`),
      dataType: 'trade',
      venue: 'TPIC',
      venueName: 'TP ICAP EU - MTF',
      span: 'quarter',
      from: '2026-11-20T14:30:00Z',
      to: '2026-11-20T14:45:00Z',
      format: 'csv',
      lines: 4,
      bytes: early.length,
      sha256: createHash('sha256').update(early).digest('hex'),
      opensAt: '2026-11-20T15:00:00Z',
    });
    const formats = index.files.flatMap(({ path: of, format }: { path: string; format: string }) =>
      of.startsWith(open(`trades-TPIC-${quarter}.`)) ? format : [],
    );
    expect(formats).toEqual(['csv', 'ndjson', 'parquet']);
    for (const { path: address, sha256, bytes } of index.files) {
      const file = (await get(address)).rawPayload;
      expect([file.length, createHash('sha256').update(file).digest('hex')]).toEqual([bytes, sha256]);
    }
  });

  test('has the present name of its venue in the index', async () => {
    const nameIs = (name: string) =>
      database.pool.query(`UPDATE venues SET name = $1 WHERE mic = 'TPIC'`, [name]);
    await nameIs('TP ICAP EU - RENAMED');
    await job.runOnce();
    expect((await get('/open-data/index.json')).body).toContain('TP ICAP EU - RENAMED');
    await nameIs('TP ICAP EU - MTF');
    await job.runOnce();
  });

  test.each([
    ['gzip, deflate, br', 'gzip'],
    ['gzip;q=0.5', 'gzip'],
    ['gzip;q=0, identity', undefined],
    ['br', undefined],
  ])('is in an index that is compressed for clients that accept it: %s', async (accepted, wanted) => {
    const answer = await service.app.inject({
      url: '/open-data/index.json',
      headers: { 'accept-encoding': accepted },
    });
    expect([answer.statusCode, answer.headers['content-encoding'], answer.headers.vary]).toEqual([
      200,
      wanted,
      'Accept-Encoding',
    ]);
    const text = wanted ? gunzipSync(answer.rawPayload).toString() : answer.body;
    expect(text).toBe((await get('/open-data/index.json')).body);
  });

  test('can be resumed', async () => {
    const part = await service.app.inject({
      url: open(`trades-TPIC-${quarter}.csv`),
      headers: { range: 'bytes=10-19' },
    });
    expect([part.statusCode, part.rawPayload.toString()]).toEqual([206, early.subarray(10, 20).toString()]);
  });

  describe('C 13: is stored packed', () => {
    const url = open(`trades-TPIC-${quarter}.csv`);
    const stored = async () => {
      const { rows } = await database.pool.query<{ key: string }>(
        `SELECT ${storedKeySql} AS key FROM open_data_files f WHERE name = $1`,
        [path.basename(url)],
      );
      return readFileSync(path.join(folder, rows[0]?.key ?? ''));
    };
    const packed = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
      service.app.inject({ method, url, headers: { 'accept-encoding': 'gzip, br', ...headers } });

    test('and is sent so to those who take that, with an ETag and a size of its own', async () => {
      expect((await stored()).length).toBeLessThan(early.length);
      const answer = await packed();
      expect(answer.rawPayload.equals(await stored())).toBe(true);
      expect(gunzipSync(answer.rawPayload).equals(early)).toBe(true);
      const sha256 = createHash('sha256').update(early).digest('hex');
      const said = {
        'content-encoding': 'gzip',
        'content-length': String(answer.rawPayload.length),
        'content-type': 'text/csv; charset=utf-8',
        etag: `"${sha256}-gzip"`,
        vary: 'Accept-Encoding',
      };
      expect(answer.headers).toMatchObject(said);
      expect((await packed({}, 'HEAD')).headers).toMatchObject(said);
      expect((await packed({ 'if-none-match': said.etag })).statusCode).toBe(304);
      const plain = await get(url);
      expect(plain.headers).toMatchObject({
        'content-length': String(early.length),
        etag: `"${sha256}"`,
        vary: 'Accept-Encoding',
      });
      expect([plain.headers['content-encoding'], plain.rawPayload.equals(early)]).toEqual([undefined, true]);
    });

    test.each([
      ['bytes=0-0', 0, 1],
      ['bytes=10-19', 10, 20],
      ['bytes=-7', -7, undefined],
      ['bytes=100-', 100, undefined],
    ])('and a range is one of the text, also for those who take it packed: %s', async (range, from, to) => {
      const part = await packed({ range });
      expect([part.statusCode, part.headers['content-encoding']]).toEqual([206, undefined]);
      expect(part.rawPayload.equals(early.subarray(from, to))).toBe(true);
    });

    test('and a part of the packed form is not continued with the text', async () => {
      const { etag } = (await packed()).headers;
      const whole = await packed({ range: 'bytes=10-', 'if-range': String(etag) });
      expect([whole.statusCode, whole.rawPayload.equals(early)]).toEqual([200, true]);
      const rest = await packed({ range: 'bytes=10-', 'if-range': String((await get(url)).headers.etag) });
      expect([rest.statusCode, rest.rawPayload.equals(early.subarray(10))]).toEqual([206, true]);
      expect((await packed({ range: `bytes=${early.length}-` })).headers['content-range']).toBe(
        `bytes */${early.length}`,
      );
    });

    test('but not where it is of the release before, which leaves the rest of the row as it is', async () => {
      const store = createFolderStore(folder);
      const before = 'open-data/2026-11-20/as-it-was';
      await store.put(before, [early]);
      const key = (name: string) =>
        database.pool.query(
          'UPDATE open_data_files o SET storage_key = $1 FROM open_data_files b WHERE o.id = b.id AND o.name = $2 RETURNING b.storage_key AS before',
          [name, path.basename(url)],
        );
      const { rows } = await key(before);
      const answer = await packed();
      expect([answer.headers['content-encoding'], answer.rawPayload.equals(early)]).toEqual([
        undefined,
        true,
      ]);
      await key(rows[0]?.before);
      await store.remove(before);
      expect((await packed()).headers['content-encoding']).toBe('gzip');
      expect((await get(url)).rawPayload.equals(early)).toBe(true);
    });
  });

  test.each([
    '/open-data/2026-11-20/index.json',
    '/open-data/2026-11-20/trades-NONE-2026-11-20T1430Z.csv',
    '/open-data/2026-11-19/trades-TPIC-2026-11-20T1430Z.csv',
    '/open-data/2026-11-20/..%2findex.json',
    '/open-data/..%2f..%2f..%2fetc/passwd',
    '/open-data/2026-11-20/trades-TPIC-2026-11-20T1430Z.csv%00',
    '/open-data/2026-11-20/%zz',
    '/open-data/x/y/z',
    "/open-data/2026-11-20/trades-TPIC-2026-11-20T1430Z.csv'--",
  ])('is at no other address: %s', async (url) => {
    for (const method of ['GET', 'HEAD'] as const) {
      expect((await service.app.inject({ method, url })).statusCode).toBe(404);
    }
  });
});

describe('the job', () => {
  test('writes nothing twice, and runs in one instance at a time', async () => {
    expect(await job.runOnce()).toBe(0);
    const other = createOpenDataJob({
      pool: database.pool,
      files: createFolderStore(folder),
      clock,
      wall: clock,
    });
    await database.pool.query(
      "UPDATE jobs SET held_by = 1, held_until = clock_timestamp() + interval '1 hour' WHERE name = 'open-data'",
    );
    now = new Date('2026-11-20T15:01:00Z');
    expect(await other.runOnce()).toBe(0);
    // The holder was killed.
    await database.pool.query("UPDATE jobs SET held_until = clock_timestamp() WHERE name = 'open-data'");
    const counts = await Promise.all([job.runOnce(), other.runOnce()]);
    expect(counts.filter((count) => count > 0)).toEqual([2]);
    expect((await get(slice('trades-TPIC-2026-11-20T1445Z.csv'), subscriber)).statusCode).toBe(200);
  });

  test('rewrites a span when late lines arrive, and drops the old file', async () => {
    await take(
      database.pool,
      files.write('late.ndjson', ndjson([bondTrade('LATE', 1, at('14:33:00'))])),
      now,
    );
    await job.runOnce();
    const answer = await get(open(`trades-TPIC-${quarter}.ndjson`));
    expect(answer.body).toContain('LATE');
    const { rows: inParquet } = await readParquet(
      (await get(open(`trades-TPIC-${quarter}.parquet`))).rawPayload,
    );
    expect(inParquet.map(({ transactionID }) => transactionID)).toContain('LATE');
    const { sha256 } = (await get('/open-data/index.json'))
      .json()
      .files.find((file: { path: string }) => file.path.endsWith(`trades-TPIC-${quarter}.ndjson`));
    expect(sha256).toBe(createHash('sha256').update(answer.rawPayload).digest('hex'));
    await job.runOnce();
    const { rows } = await database.pool.query(
      `SELECT ${storedKeySql} FROM open_data_files f
       UNION ALL SELECT ${parquetKeySql} FROM open_data_files f WHERE ${parquetKeySql} IS NOT NULL`,
    );
    const kept = ['2026-11-19', '2026-11-20'].flatMap((day) =>
      readdirSync(path.join(folder, 'open-data', day)),
    );
    expect(kept).toHaveLength(rows.length);
  });

  test('lists a rewritten file anew although the clock of its writer is behind that of the writer before', async () => {
    const before = now;
    now = new Date(now.getTime() - 5_000);
    await take(
      database.pool,
      files.write('later.ndjson', ndjson([bondTrade('LATER', 1, at('14:33:30'))])),
      now,
    );
    await job.runOnce();
    now = before;
    const { rawPayload, body } = await get(open(`trades-TPIC-${quarter}.ndjson`));
    expect(body).toContain('LATER');
    const { sha256 } = (await get('/open-data/index.json'))
      .json()
      .files.find((file: { path: string }) => file.path.endsWith(`trades-TPIC-${quarter}.ndjson`));
    expect(sha256).toBe(createHash('sha256').update(rawPayload).digest('hex'));
  });

  test('writes the day when it is over', async () => {
    now = new Date('2026-11-21T00:16:00Z');
    await job.runOnce();
    const day = (await get(open('trades-TPIC-2026-11-20.ndjson'))).body.trimEnd().split('\n');
    expect(day.map((line) => JSON.parse(line).transactionID)).toEqual([
      'EDGE0',
      'EDGE1',
      'NEG',
      'FLAGS',
      'LATE',
      'LATER',
      'EDGE2',
      'EDGE3',
    ]);
  });

  test('rewrites the missing files after a restore whose files are older than its database', async () => {
    const names = [
      'trades-TPIC-2026-11-20.csv',
      `trades-TPIC-${quarter}.ndjson`,
      'trades-TPIC-2026-11-20T1445Z.parquet',
    ];
    const before = await Promise.all(names.map(async (name) => (await get(open(name))).rawPayload));
    const { rows } = await database.pool.query<{ key: string }>(
      `SELECT ${storedKeySql} AS key FROM open_data_files f WHERE name = ANY($1)
       UNION ALL SELECT ${parquetKeySql} FROM open_data_files f WHERE name = replace($2, 'parquet', 'csv')
       UNION ALL SELECT storage_key FROM open_data_index`,
      [names, names.at(-1)],
    );
    expect(rows).toHaveLength(4);
    for (const { key } of rows) rmSync(path.join(folder, key));
    const restarted = createOpenDataJob({
      pool: database.pool,
      files: createFolderStore(folder),
      clock,
      wall: clock,
    });
    await restarted.runOnce();
    await restarted.runOnce();
    const after = await Promise.all(names.map((name) => get(open(name))));
    expect(after.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(after.map(({ rawPayload }) => rawPayload.toString())).toEqual(before.map(String));
    const index = (await get('/open-data/index.json')).json();
    expect(JSON.stringify(index.files)).toContain(quarter);
  });

  test('C 13: rewrites within an hour what the store loses while the program runs', async () => {
    await job.runOnce();
    const name = 'trades-TPIC-2026-11-20.csv';
    const { rows } = await database.pool.query<{ key: string }>(
      `SELECT ${storedKeySql} AS key FROM open_data_files f WHERE name = $1`,
      [name],
    );
    rmSync(path.join(folder, rows[0]?.key ?? ''));
    now = new Date('2026-11-21T01:15:59Z');
    await job.runOnce();
    expect((await get(open(name))).statusCode).toBe(404);
    now = new Date('2026-11-21T01:16:00Z');
    await job.runOnce();
    expect((await get(open(name))).statusCode).toBe(200);
  });

  test('lets a span that cannot be written rest, and writes the others', async () => {
    const faults: string[] = [];
    const own = createOpenDataJob(
      { pool: database.pool, files: createFolderStore(folder), clock, wall: clock },
      (error) => void faults.push(String(error)),
    );
    await own.runOnce();
    await database.pool.query(`
      INSERT INTO open_data_due (data_type, span, starts_at, ends_at) VALUES
        ('trade', 'quarter', '2026-11-20T14:30Z', '2026-11-20T14:45Z'), ('trade', 'day', '2026-11-19T00:00Z', '2026-11-20T00:00Z');
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'not this one'; END $$;
      CREATE TRIGGER refuse BEFORE DELETE ON open_data_due FOR EACH ROW WHEN (OLD.span = 'quarter')
        EXECUTE FUNCTION refuse()`);
    const due = async () =>
      (
        await database.pool.query<{ span: string }>(
          `SELECT span FROM open_data_due WHERE ends_at <= '2026-11-20T14:45Z'`,
        )
      ).rows.map(({ span }) => span);
    for (const _ of [1, 2, 3]) await own.runOnce();
    expect([faults, await due()]).toEqual([['error: not this one'], ['quarter']]);
    now = new Date(now.getTime() + 11_000);
    for (const _ of [1, 2, 3]) await own.runOnce();
    expect(faults).toHaveLength(2);
    await database.pool.query('DROP FUNCTION refuse CASCADE');
    now = new Date(now.getTime() + 21_000);
    await own.runOnce();
    expect([faults.length, await due()]).toEqual([2, []]);
    now = new Date('2026-11-21T01:16:00Z');
  });

  test('keeps a file without a row for an hour, since another program may be writing it', async () => {
    const store = createFolderStore(folder);
    const key = 'open-data/2026-11-20/being-written';
    await store.put(key, ['a program of the release before is at it']);
    // A new release starts beside it, with another lock.
    const young = createOpenDataJob({ pool: database.pool, files: store, clock, wall: clock });
    await young.runOnce();
    expect(await store.list('open-data/2026-11-20')).toContain(key);
    now = new Date(now.getTime() + 3600_000);
    await young.runOnce();
    expect(await store.list('open-data/2026-11-20')).not.toContain(key);
  });

  test('keeps files until the midnight that ends the next business day, then drops them', async () => {
    now = new Date('2026-11-23T23:59:59Z');
    await job.runOnce();
    expect((await get(open('trades-TPIC-2026-11-20.csv'))).statusCode).toBe(200);
    expect((await get(open('trades-TPIC-2026-11-19.csv', '2026-11-19'))).statusCode).toBe(404);
    now = new Date('2026-11-24T00:00:00Z');
    await job.runOnce();
    expect((await get(open('trades-TPIC-2026-11-20.csv'))).statusCode).toBe(404);
    expect((await get('/open-data/index.json')).json().files).toEqual([]);
    expect(readdirSync(path.join(folder, 'open-data', '2026-11-20'))).toEqual([]);
  });
});

describe('the files of minutes, quarters of an hour and the day', () => {
  const start = Date.parse('2026-11-24T09:00:00Z');
  const micros = (time: string): number =>
    Date.parse(`${time.slice(0, 23)}Z`) * 1000 + Number(time.slice(23, 26));
  type File = {
    span: string;
    venue: string;
    format: string;
    from: number;
    to: number;
    key: string;
    opens: number;
  };
  const written = async (): Promise<readonly File[]> => {
    const { rows } = await database.pool.query<File>(
      `SELECT span, venue_mic AS venue, format, ${storedKeySql} AS key, (extract(epoch FROM starts_at) * 1000)::float8 AS "from",
         (extract(epoch FROM ends_at) * 1000)::float8 AS "to", (extract(epoch FROM opens_at) * 1e6)::float8 AS opens
       FROM open_data_files f WHERE data_type = 'trade' ORDER BY starts_at`,
    );
    return rows;
  };
  /** The lines of a file, without the heading. */
  const linesOf = ({ key, format }: File): readonly string[] => {
    const lines = gunzipSync(readFileSync(path.join(folder, key)))
      .toString()
      .trimEnd()
      .split('\n');
    return format === 'csv' ? lines.slice(1) : lines;
  };
  /** Checks that the larger files have the lines of their parts; returns how many there are. */
  const compared = (files: readonly File[], span: string, part: string, since: number): number => {
    const whole = files.filter((file) => file.span === span && file.from >= since);
    for (const file of whole) {
      const parts = files.filter(
        (one) =>
          one.span === part &&
          one.venue === file.venue &&
          one.format === file.format &&
          one.from >= file.from &&
          one.to <= file.to,
      );
      expect(parts.length).toBeGreaterThan(0);
      expect(parts.flatMap(linesOf)).toEqual(linesOf(file));
    }
    return whole.length;
  };

  test('hold the same lines, late ones included, and open when their last lines turn fifteen minutes old', async () => {
    const trades = Array.from({ length: 160 }, (_, index) => {
      const published = start + ((index * 7_919_017) % (120 * 60_000));
      const time = new Date(published).toISOString().slice(0, 23);
      const late = index % 5 === 0 ? ((index * 13) % 31) * 60_000 : 0;
      const places = { venueMIC: index % 3 === 0 ? 'IMGB' : 'LNFI' };
      const times = {
        tradeDate: '2026-11-24T08:00:00Z',
        publicationDate: `${time}${index % 2 ? '417' : '000'}Z`,
      };
      return { arrives: published + late, line: bondTrade(`SUM${index}`, 0, { ...places, ...times }) };
    });
    let [quarters, seen] = [0, start - 1];
    for (let quarter = 1; quarter <= 12; quarter += 1) {
      now = new Date(start + quarter * 15 * 60_000 + 31_000);
      const come = trades.filter(({ arrives }) => arrives > seen && arrives <= now.getTime());
      seen = now.getTime();
      const lines = ndjson(come.map(({ line }) => line));
      if (come.length > 0) await take(database.pool, files.write(`sum-${quarter}.ndjson`, lines), now);
      await job.runOnce();
      const all = await written();
      quarters += compared(all, 'quarter', 'minute', now.getTime() - 31 * 60_000);
      for (const file of all.filter(({ format }) => format === 'ndjson')) {
        const last = Math.max(...linesOf(file).map((line) => micros(JSON.parse(line).publicationDate)));
        const early = file.opens - (last + 15 * 60e6);
        expect(early).toBeGreaterThanOrEqual(0);
        expect(early).toBeLessThan(1000);
      }
    }
    expect(quarters).toBeGreaterThan(50);
    now = new Date('2026-11-25T00:01:00Z');
    await job.runOnce();
    const all = await written();
    expect(all.filter(({ span }) => span === 'minute')).toEqual([]);
    expect(compared(all, 'day', 'quarter', start - 86_400_000)).toBe(4);
    const days = all.filter(({ span, format }) => span === 'day' && format === 'csv').flatMap(linesOf);
    expect(days).toHaveLength(trades.length);
  });
});

describe('two instances that both take themselves for the writer', () => {
  const file = 'trades-TPIC-2026-11-24T1430Z.ndjson';
  const line = async (name: string): Promise<void> => {
    const times = { tradeDate: '2026-11-24T14:00:00Z', publicationDate: '2026-11-24T14:36:00Z' };
    await take(database.pool, files.write(`${name}.ndjson`, ndjson([bondTrade(name, 1, times)])), now);
    await noteNewLines(database.pool, 'trade', now);
  };
  const write = (store: FileStore) =>
    writeDue(
      { pool: database.pool, files: store, clock },
      () => {},
      () => false,
    );
  /** A store in which something happens while the first file is being written. */
  const meanwhile = (action: () => Promise<unknown>): FileStore => {
    const store = createFolderStore(folder);
    let isFirst = true;
    return {
      ...store,
      put: async (...args) => {
        const done = await store.put(...args);
        if (isFirst) {
          isFirst = false;
          await action();
        }
        return done;
      },
    };
  };
  const ids = async (): Promise<readonly string[]> => {
    now = new Date('2026-11-24T15:02:00Z');
    const { body } = await get(open(file, '2026-11-24'));
    return [...body.matchAll(/BEFORE|MEANWHILE|SLOW|FAST/g)].map(String);
  };

  test('a span stays due for which lines were noted while it was written', async () => {
    now = new Date('2026-11-24T14:46:00Z');
    await line('BEFORE');
    await write(meanwhile(() => line('MEANWHILE')));
    await write(createFolderStore(folder));
    expect(await ids()).toEqual(['BEFORE', 'MEANWHILE']);
  });

  test('the slower one does not replace newer files by its own', async () => {
    now = new Date('2026-11-24T14:46:00Z');
    await line('SLOW');
    await write(
      meanwhile(async () => {
        await line('FAST');
        await write(createFolderStore(folder));
      }),
    );
    expect(await ids()).toEqual(['BEFORE', 'MEANWHILE', 'SLOW', 'FAST']);
  });
});

test('writing a span fails when the store fails', async () => {
  const own = await freshDatabase();
  await take(own.pool, files.write('one.ndjson', ndjson([{ ...bondTrade('F1', 0), ...at('14:31:00') }])));
  const full = {
    ...createFolderStore(folder),
    put: async () => {
      throw new Error('no space left');
    },
  };
  const span = {
    dataType: 'trade',
    startsAt: new Date('2026-11-20T14:30:00Z'),
    endsAt: new Date('2026-11-20T14:45:00Z'),
  } as const;
  await expect(writeSpan(own.pool, full, span)).rejects.toThrow('no space left');
  await own.drop();
});

test('migrations.md Expand, then contract: files are written as the release before reads them for an hour after an upgrade', async () => {
  const own = await freshDatabase();
  const store = createFolderStore(folder);
  await take(own.pool, files.write('two.ndjson', ndjson([{ ...bondTrade('F2', 0), ...at('14:31:00') }])));
  now = new Date('2026-11-20T14:46:00Z');
  const write = async (beginsIn: string) => {
    await own.pool.query(`UPDATE open_data_packing SET begins_at = now() + $1::interval`, [beginsIn]);
    await noteNewLines(own.pool, 'trade', now);
    await writeDue(
      { pool: own.pool, files: store, clock },
      () => {},
      () => false,
    );
    const { rows } = await own.pool.query<{ key: string; size: string; packed: boolean }>(
      `SELECT ${storedKeySql} AS key, size, packed_size IS NOT NULL AS packed FROM open_data_files f WHERE name = $1`,
      [`trades-TPIC-${quarter}.csv`],
    );
    const [row] = rows;
    return [row?.packed, readFileSync(path.join(folder, row?.key ?? '')).length === Number(row?.size)];
  };
  expect(await write('1 minute')).toEqual([false, true]);
  await take(own.pool, files.write('more.ndjson', ndjson([{ ...bondTrade('F3', 0), ...at('14:31:00') }])));
  expect(await write('0 minutes')).toEqual([true, false]);
  await own.drop();
});

test('migrations.md Expand, then contract: a file of the release before has none in Parquet, until it is written anew', async () => {
  const own = await freshDatabase();
  const store = createFolderStore(folder);
  const { app } = await testApp(own, {}, { businessClock: clock, shared: { files: store } });
  const parquet = open(`trades-TPIC-${quarter}.parquet`);
  const isListed = async () => (await app.inject('/open-data/index.json')).body.includes(parquet);
  const ownJob = createOpenDataJob({ pool: own.pool, files: store, clock, wall: clock });
  const trade = (id: string) =>
    take(own.pool, files.write(`${id}.ndjson`, ndjson([{ ...bondTrade(id, 0), ...at('14:31:00') }])), now);
  now = new Date('2026-11-20T15:30:00Z');
  await trade('P1');
  await ownJob.runOnce();
  expect([(await app.inject(parquet)).statusCode, await isListed()]).toEqual([200, true]);
  // As the release before replaces a file: with another key, leaving what it does not know.
  await own.pool.query(
    `UPDATE open_data_files SET storage_key = storage_key || '-anew', packed_key = packed_key || '-anew'`,
  );
  await ownJob.runOnce();
  expect([(await app.inject(parquet)).statusCode, await isListed()]).toEqual([404, false]);
  await trade('P2');
  await ownJob.runOnce();
  expect([(await app.inject(parquet)).statusCode, await isListed()]).toEqual([200, true]);
  const { rows } = await readParquet((await app.inject(parquet)).rawPayload);
  expect(rows.map(({ transactionID }) => transactionID)).toEqual(['P1', 'P2']);
  await app.close();
  await own.drop();
});
