import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { messageOf } from '../../../src/domain/thrown.ts';
import { asTransaction, OutsideCallInTransaction } from '../../../src/platform/database/transaction-scope.ts';
import { openBucketStore } from '../../../src/server/files/bucket-store.ts';
import type { FileStore } from '../../../src/server/files/file-store.ts';
import { FileStoreFault } from '../../../src/server/files/file-store-fault.ts';
import { createFolderStore } from '../../../src/server/files/folder-store.ts';
import { startObjectStore } from '../object-store.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'daylight-store-'));
const inFolder = createFolderStore(folder);
const objects = await startObjectStore();
const inBucket = await openBucketStore(objects.bucket);
afterAll(async () => {
  await objects.close();
  rmSync(folder, { recursive: true, force: true });
});

async function textOf(
  store: FileStore,
  key: string,
  range?: { start: number; end: number },
): Promise<string | null> {
  const stream = await store.open(key, range);
  if (stream === null) return null;
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString();
}

/** The names of half-written files. */
const unfinishedIn = {
  folder: () => readdirSync(path.join(folder, '.unfinished')),
  bucket: objects.unfinished,
};

describe.each([
  ['folder', inFolder],
  ['bucket', inBucket],
] as const)('C 13: a file store in a %s', (place, store) => {
  test('returns what was put, whole and in part', async () => {
    const written = await store.put('reports/one', ['Day', Buffer.from('light')]);
    expect(written).toEqual({
      size: 8,
      sha256: '30dfa1dd5d120984b43fa7d79997665d9bc6dc7a0c94dc6c87b106a804127aab',
    });
    expect(await textOf(store, 'reports/one')).toBe('Daylight');
    expect(await textOf(store, 'reports/one', { start: 3, end: 4 })).toBe('li');
    expect((await store.stat('reports/one'))?.size).toBe(8);
    expect(await store.list('reports')).toEqual(['reports/one']);
  });

  test('shows nothing of a half-written file, and keeps the old one when writing fails', async () => {
    await store.put('data/day', ['whole']);
    let seen: string | null = '';
    async function* breaks(): AsyncGenerator<string> {
      yield 'half';
      seen = await textOf(store, 'data/day');
      throw new Error('the source broke');
    }
    await expect(store.put('data/day', breaks())).rejects.toThrow('the source broke');
    expect([seen, await textOf(store, 'data/day')]).toEqual(['whole', 'whole']);
    expect(unfinishedIn[place]()).toEqual([]);
    expect(await store.list('data')).toEqual(['data/day']);
  });

  test('returns nothing for a missing file, and removing it is no error', async () => {
    expect([await store.stat('no/such'), await store.open('no/such'), await store.list('nowhere')]).toEqual([
      null,
      null,
      [],
    ]);
    await store.put('data/gone', ['x']);
    await store.remove('data/gone');
    await store.remove('data/gone');
    expect(await store.stat('data/gone')).toBeNull();
  });

  test.each(['../x', '/etc/passwd', 'a/../b', 'a//b', '.hidden', 'a/.hidden', 'A', 'a\0b', '', 'a\\b', 'é'])(
    'refuses an invalid key: %j',
    async (key) => {
      await expect(store.open(key)).rejects.toThrow('not a key');
      await expect(store.put(key, ['x'])).rejects.toThrow('not a key');
    },
  );

  test('keeps an empty file', async () => {
    await store.put('data/empty', []);
    expect(await textOf(store, 'data/empty')).toBe('');
  });

  test('keeps a file of several parts in order, and returns any range of it', async () => {
    const part = Buffer.alloc(1024 * 1024);
    async function* content(): AsyncGenerator<Buffer> {
      for (let number = 0; number < 10; number += 1) yield Buffer.from(part.fill(65 + number));
    }
    const { size, sha256 } = await store.put('data/large', content());
    expect(size).toBe(10 * 1024 * 1024);
    const stream = await store.open('data/large');
    const sum = createHash('sha256');
    for await (const piece of stream ?? []) sum.update(piece);
    expect(sum.digest('hex')).toBe(sha256);
    const edge = 8 * 1024 * 1024;
    expect(await textOf(store, 'data/large', { start: edge - 2, end: edge + 1 })).toBe('HHII');
    await store.remove('data/large');
  });

  test('leaves nothing of a large file whose source fails', async () => {
    async function* breaks(): AsyncGenerator<Buffer> {
      for (let number = 0; number < 12; number += 1) yield Buffer.alloc(1024 * 1024, number);
      throw new Error('the source broke');
    }
    await expect(store.put('data/broken', breaks())).rejects.toThrow('the source broke');
    expect(await store.stat('data/broken')).toBeNull();
    expect(unfinishedIn[place]()).toEqual([]);
  });

  test('lists what is below a folder, not beside it', async () => {
    for (const key of ['list/a', 'list/b/c', 'lists/d']) await store.put(key, ['x']);
    expect([...(await store.list('list'))].sort()).toEqual(['list/a', 'list/b/c']);
  });

  test('takes no file while a transaction is open', async () => {
    await expect(asTransaction(() => store.put('data/in-transaction', ['x']))).rejects.toThrow(
      OutsideCallInTransaction,
    );
    expect(await store.stat('data/in-transaction')).toBeNull();
  });
});

describe('a file store in a folder of this machine', () => {
  test('removes the half-written files of a killed program, and leaves those being written', async () => {
    const waiting = path.join(folder, '.unfinished');
    const now = Date.now() / 1000;
    for (const [name, age] of [
      ['left', 25 * 3600],
      ['under-way', 60],
    ] as const) {
      writeFileSync(path.join(waiting, name), 'half');
      utimesSync(path.join(waiting, name), now, now - age);
    }
    await createFolderStore(folder).put('data/next', ['x']);
    expect(readdirSync(waiting)).toEqual(['under-way']);
    rmSync(path.join(waiting, 'under-way'));
    await inFolder.remove('data/next');
  });

  test('follows no link to a file or a folder, and takes no folder for a file', async () => {
    mkdirSync(path.join(folder, 'links'));
    symlinkSync('/etc/passwd', path.join(folder, 'links', 'file'));
    symlinkSync('/etc', path.join(folder, 'etc'));
    writeFileSync(path.join(folder, 'links', 'plain'), 'x');
    expect(await inFolder.open('links/file')).toBeNull();
    expect(await inFolder.stat('etc/passwd')).toBeNull();
    expect(await inFolder.stat('links')).toBeNull();
    expect(await textOf(inFolder, 'links/plain')).toBe('x');
  });
});

describe('a file store in a bucket of an object store', () => {
  /** Far shorter than in the program, so that a call that is never answered fails soon. */
  const limits = { connectMs: 500, answerMs: 600, partMs: 600, silenceMs: 300, leastBytes: 1_000 };
  const impatient = () => openBucketStore(objects.bucket, limits);
  /** Tries again, since on a slow machine opening may take longer than the limits. */
  const opened = () => vi.waitFor(impatient);
  const honest = () => objects.meddle(() => false);

  test('writes below its prefix, a large file in parts, with no other calls', async () => {
    const from = objects.calls.length;
    await inBucket.put('data/parts', [Buffer.alloc(9 * 1024 * 1024)]);
    const calls = objects.calls.slice(from).map((call) => call.replace(/uploadId=[^&]+/, 'uploadId=…'));
    expect(calls.sort()).toEqual([
      expect.stringMatching(/^POST \/daylight-files\/portal\/one\/data\/parts\?uploadId=…/),
      expect.stringMatching(/^POST \/daylight-files\/portal\/one\/data\/parts\?uploads/),
      expect.stringMatching(/^PUT .*partNumber=1&uploadId=…/),
      expect.stringMatching(/^PUT .*partNumber=2&uploadId=…/),
    ]);
    const other = await openBucketStore({ ...objects.bucket, prefix: '' });
    await other.put('beside', ['x']);
    expect(await inBucket.stat('beside')).toBeNull();
    expect(await other.list('portal')).toContain('portal/one/data/parts');
    await inBucket.remove('data/parts');
  });

  test('reads a list in pages to its end', async () => {
    const page = (key: string, more: string) =>
      `<ListBucketResult><IsTruncated>${more !== ''}</IsTruncated>${more}<Contents><Key>portal/one/${key}</Key></Contents></ListBucketResult>`;
    objects.meddle(({ url = '' }, response) => {
      const isSecond = url.includes('continuation-token=second');
      const next = '<NextContinuationToken>second</NextContinuationToken>';
      response.writeHead(200, { 'content-type': 'application/xml' });
      response.end(isSecond ? page('many/2', '') : page('many/1', next));
      return true;
    });
    expect(await inBucket.list('many')).toEqual(['many/1', 'many/2']);
    honest();
  });

  test('ends an upload when a part is refused, and removes the parts before it', async () => {
    objects.meddle(({ url = '' }, response) => {
      if (!url.includes('partNumber=2')) return false;
      response.writeHead(500).end();
      return true;
    });
    await expect(inBucket.put('data/refused', [Buffer.alloc(12 * 1024 * 1024)])).rejects.toThrow(
      FileStoreFault,
    );
    honest();
    expect(objects.unfinished()).toEqual([]);
    expect(await inBucket.stat('data/refused')).toBeNull();
  });

  test('fails every call within its time limits when the store is silent or away', async () => {
    await inBucket.put('data/there', ['whole']);
    const store = await opened();
    objects.meddle(() => true);
    const asked = [
      store.stat('data/there'),
      store.open('data/there'),
      store.list('data'),
      store.remove('data/there'),
      store.put('data/new', ['x']),
      impatient(),
    ];
    for (const { status, ...told } of await Promise.allSettled(asked)) {
      expect(status).toBe('rejected');
      expect('reason' in told && messageOf(told.reason)).toMatch(
        /^The store of files s3:\/\/daylight-files\/portal\/one cannot be used: TimeoutError/,
      );
    }
    const away = { ...objects.bucket, endpoint: new URL('http://127.0.0.1:9') };
    await expect(openBucketStore(away, limits)).rejects.toThrow('portal/one cannot be used: ');
    honest();
    expect(await textOf(inBucket, 'data/there')).toBe('whole');
    expect(await inBucket.stat('data/new')).toBeNull();
  });

  test.each([
    ['stops', () => {}],
    ['is cut off', (response: ServerResponse) => void response.destroy()],
  ])('says that the store fails when an answer %s in the middle', async (_, end) => {
    const store = await opened();
    objects.meddle(({ method }, response) => {
      if (method !== 'GET') return false;
      response.writeHead(200, { 'content-length': '10' });
      response.write('half', () => end(response));
      return true;
    });
    const fault = await textOf(store, 'data/there').catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(FileStoreFault);
    expect(messageOf(fault)).toMatch(/^The store of files s3:\/\/\S+ cannot be used: ./);
    honest();
  });

  test('fails when the bytes of an answer only trickle, and keeps no connection', async () => {
    const store = await opened();
    const ended = objects.trickle();
    await expect(textOf(store, 'data/there')).rejects.toThrow(
      /^The store of files s3:\/\/daylight-files\/portal\/one cannot be used: it sent only \d+ bytes in 0\.3 seconds$/,
    );
    await ended;
    honest();
  });

  test.each([
    ['a missing bucket', { bucket: 'no-such-bucket' }, {}, /NoSuchBucket/],
    ['an address where nobody listens', { endpoint: new URL('http://127.0.0.1:9') }, {}, /ECONNREFUSED/],
    ['wrong keys', {}, { AWS_ACCESS_KEY_ID: 'wrong' }, /InvalidAccessKeyId/],
  ])('reports %s when it is opened', async (_what, place, environment, said) => {
    const before = { ...process.env };
    Object.assign(process.env, environment);
    try {
      const fault = await openBucketStore({ ...objects.bucket, ...place }).catch((error: unknown) => error);
      expect(fault).toBeInstanceOf(FileStoreFault);
      expect(messageOf(fault)).toMatch(said);
    } finally {
      Object.assign(process.env, before);
    }
  });
});
