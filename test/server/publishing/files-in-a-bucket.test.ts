import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { get } from 'node:http';
import { connect, createServer } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openPool } from '../../../src/server/database/pool.ts';
import { openBucketStore } from '../../../src/server/files/bucket-store.ts';
import { FileStoreFault } from '../../../src/server/files/file-store-fault.ts';
import { missingPublished } from '../../../src/server/files/missing-published.ts';
import { openUnpacked, putPacked } from '../../../src/server/files/packed-file.ts';
import { publishDocument } from '../../../src/server/publishing/publish-document.ts';
import { publishReport } from '../../../src/server/publishing/publish-report.ts';
import { publishShippedDocuments, restoreShipped } from '../../../src/server/publishing/shipped-documents.ts';
import { testApp } from '../app-kit.ts';
import { type ObjectStore, startObjectStore } from '../object-store.ts';
import { type PublishingKit, publishingKit } from './publishing-kit.ts';

const large = Buffer.alloc(9 * 1024 * 1024, 'Daylight ');
let objects: ObjectStore;
let kit: PublishingKit;
let address = '';
let origin = '';

const honest = () => objects.meddle(() => false);
const publish = (date: string, ...contents: readonly (Buffer | string)[]) =>
  publishReport(kit.deps, {
    type: 'TV',
    publisher: 'TP ICAP UK MTF',
    mic: 'ICPM',
    lei: null,
    date,
    files: contents.map((content, index) => ({
      title: `Table ${index + 1}`,
      fileName: `t${index + 1}.csv`,
      content: [content],
      rts28Text: null,
      segment: null,
    })),
  });
const count = async (table: 'reports' | 'published_files' | 'audit_log'): Promise<number> => {
  const { rows } = await kit.database.pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM ${table}`,
  );
  return rows[0]?.count ?? 0;
};

beforeAll(async () => {
  objects = await startObjectStore();
  kit = await publishingKit(await openBucketStore(objects.bucket));
  [address = ''] = await publish('2026-06-30', large);
  origin = await kit.service.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(honest);
afterAll(async () => {
  await kit.close();
  await objects.close();
});

test('B 7: an instance that shares the database and the bucket, but no folder, sends a file whole and in part', async () => {
  const other = await testApp(kit.database, {}, { shared: { files: await openBucketStore(objects.bucket) } });
  const whole = await other.app.inject({ url: address });
  expect([whole.statusCode, whole.rawPayload.equals(large)]).toEqual([200, true]);
  const part = await other.app.inject({ url: address, headers: { range: 'bytes=8388606-8388610' } });
  expect([part.statusCode, part.body]).toEqual([206, large.subarray(8_388_606, 8_388_611).toString()]);
  const head = await other.app.inject({ url: address, method: 'HEAD' });
  expect([head.statusCode, head.headers['content-length']]).toEqual([200, String(large.length)]);
  await other.app.close();
});

test('a file that is stored packed comes back whole and in part', async () => {
  const store = await openBucketStore(objects.bucket);
  // Random bytes stay as many when they are packed, so that this one is sent in parts.
  const text = randomBytes(9 * 1024 * 1024);
  async function* pieces(): AsyncGenerator<Buffer> {
    for (let from = 0; from < text.length; from += 100_000) yield text.subarray(from, from + 100_000);
  }
  const written = await putPacked(store, 'open-data/packed', pieces());
  expect(written).toMatchObject({
    size: text.length,
    sha256: createHash('sha256').update(text).digest('hex'),
    packedSize: (await store.stat('open-data/packed.gz'))?.size,
  });
  const read = async (range?: { start: number; end: number }) => {
    const stream = await openUnpacked(store, 'open-data/packed', range);
    return stream && buffer(stream);
  };
  expect((await read())?.equals(text)).toBe(true);
  for (const [start, end] of [
    [0, 0],
    [8_388_606, 8_388_610],
    [text.length - 1, text.length - 1],
  ] as const)
    expect((await read({ start, end }))?.equals(text.subarray(start, end + 1))).toBe(true);
  expect(await openUnpacked(store, 'open-data/none')).toBeNull();
  async function* broken(): AsyncGenerator<Buffer> {
    yield text;
    throw new Error('cut off');
  }
  await expect(putPacked(store, 'open-data/broken', broken())).rejects.toThrow('cut off');
  expect(await store.stat('open-data/broken.gz')).toBeNull();
});

test('a client that goes away in the middle of a download leaves no connection to the store open', async () => {
  const left = new Promise((resolve) => {
    objects.meddle((request, response) => {
      if (request.method === 'GET') response.once('close', () => resolve(response.writableFinished));
      return false;
    });
  });
  const request = get(`${origin}${address}`);
  const [answer] = await once(request, 'response');
  await once(answer, 'data');
  request.destroy();
  expect(await left).toBe(false);
  honest();
});

test('a file that trickles from the store holds no database connection, and delays no other call', async () => {
  const { app } = kit.service;
  const { pool } = kit.database;
  const cutOff = objects.trickle();
  const request = get(`${origin}${address}`);
  const [answer] = await once(request, 'response');
  await once(answer, 'data');
  expect(pool.idleCount).toBe(pool.totalCount);
  const { rows } = await pool.query(
    `SELECT query FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
  );
  expect(rows).toEqual([]);
  expect((await app.inject({ url: '/api/documents/list' })).statusCode).toBe(200);
  expect(answer.complete).toBe(false);
  request.destroy();
  await cutOff;
});

test('A 8: while the store is away a file answers 503 with Retry-After, and calls that need no file go on', async () => {
  objects.meddle((_request, response) => {
    response.destroy();
    return true;
  });
  const answers = await Promise.all(
    (['GET', 'HEAD'] as const).map((method) => kit.service.app.inject({ method, url: address })),
  );
  for (const answer of answers)
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(answers[0]?.json().error).toMatchObject({ code: 'unavailable' });
  expect((await kit.service.app.inject({ url: '/api/documents/list' })).statusCode).toBe(200);
  honest();
  expect((await kit.service.app.inject({ url: address })).statusCode).toBe(200);
});

test.each([
  [
    '2026-09-30',
    'goes away before the last file',
    (url: string, puts: number) => url.includes('/reports/') && puts > 1,
  ],
  ['2026-12-31', 'refuses a part of the last file', (url: string) => url.includes('partNumber=2')],
])(
  'a report of %s whose store %s is not published, and leaves nothing behind',
  async (date, _what, refused) => {
    const files = await kit.deps.files.list('reports');
    const before = [await count('reports'), await count('published_files'), await count('audit_log')];
    let puts = 0;
    objects.meddle(({ method, url = '' }, response) => {
      if (method === 'PUT') puts += 1;
      if (method === 'DELETE' || !refused(url, puts)) return false;
      response.writeHead(503).end();
      return true;
    });
    await expect(publish(date, 'small', large)).rejects.toThrow(FileStoreFault);
    honest();
    expect([await count('reports'), await count('published_files'), await count('audit_log')]).toEqual(
      before,
    );
    expect([...(await kit.deps.files.list('reports'))].sort()).toEqual([...files].sort());
    expect(objects.unfinished()).toEqual([]);
    expect(await publish(date, 'small', large)).toHaveLength(2);
  },
);

test('a report whose store confirms the last file to nobody is not published, and leaves nothing behind', async () => {
  const files = await kit.deps.files.list('reports');
  let stored = 0;
  objects.meddle(({ method }, response) => {
    if (method === 'PUT') {
      stored += 1;
      // The first answer arrives; those to both attempts at the second file are lost after the store has it.
      if (stored > 1) response.end = () => response.destroy();
    }
    return false;
  });
  await expect(publish('2027-03-31', 'small', 'smaller')).rejects.toThrow(FileStoreFault);
  honest();
  expect(stored).toBe(3);
  expect([...(await kit.deps.files.list('reports'))].sort()).toEqual([...files].sort());
});

test('the program’s own documents are put back when the store has lost them', async () => {
  await publishShippedDocuments(kit.deps);
  const stored = await kit.deps.files.list('documents');
  expect(stored).toHaveLength(4);
  for (const key of stored.slice(1)) await kit.deps.files.remove(key);
  expect(await missingPublished(kit.database.pool, kit.deps.files)).toHaveLength(3);
  await restoreShipped(kit.deps);
  expect(await missingPublished(kit.database.pool, kit.deps.files)).toEqual([]);
  expect([...(await kit.deps.files.list('documents'))].sort()).toEqual([...stored].sort());
});

test('a document keeps its file and is published when the answer to its commit is lost', async () => {
  const target = new URL(kit.database.url);
  const tap = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    let isCommitted = false;
    client.on('data', (said) => {
      isCommitted = said.includes('COMMIT');
      upstream.write(said);
    });
    upstream.on('data', (said) => (isCommitted ? client.destroy() : client.write(said)));
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const)
      one.on('error', () => {}).on('close', () => other.destroy());
  });
  await new Promise<void>((resolve) => tap.listen(0, '127.0.0.1', resolve));
  const listens = tap.address();
  const tapped = new URL(target);
  tapped.host = `127.0.0.1:${listens !== null && typeof listens !== 'string' ? listens.port : 0}`;
  const pool = openPool(tapped.href);
  const title = 'Committed';
  const document = { title, fileName: 'c.txt', content: ['c'], position: 1, replace: false };
  await expect(publishDocument({ ...kit.deps, pool }, document)).rejects.toThrow('terminated');
  await pool.end();
  await new Promise((resolve) => tap.close(resolve));
  const { rows } = await kit.database.pool.query(
    "SELECT name FROM published_files WHERE file_name = 'c.txt'",
  );
  expect(rows).toHaveLength(1);
  expect((await kit.service.app.inject({ url: `/files/documents/${rows[0]?.name}` })).body).toBe('c');
});
