import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createFolderStore } from '../../../src/server/files/folder-store.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'daylight-store-'));
const store = createFolderStore(folder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function textOf(key: string, range?: { start: number; end: number }): Promise<string | null> {
  const stream = await store.open(key, range);
  if (stream === null) return null;
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString();
}

describe('The file store', () => {
  test('gives back what was put, whole and in part', async () => {
    const written = await store.put('reports/one', ['Day', Buffer.from('light')]);
    expect(written).toEqual({
      size: 8,
      sha256: '30dfa1dd5d120984b43fa7d79997665d9bc6dc7a0c94dc6c87b106a804127aab',
    });
    expect(await textOf('reports/one')).toBe('Daylight');
    expect(await textOf('reports/one', { start: 3, end: 4 })).toBe('li');
    expect((await store.stat('reports/one'))?.size).toBe(8);
    expect(await store.list('reports')).toEqual(['reports/one']);
  });

  test('shows nothing of a file that is half written, and keeps the old one when writing fails', async () => {
    await store.put('data/day', ['whole']);
    let seen: string | null = '';
    async function* breaks(): AsyncGenerator<string> {
      yield 'half';
      seen = await textOf('data/day');
      throw new Error('the source broke');
    }
    await expect(store.put('data/day', breaks())).rejects.toThrow('the source broke');
    expect([seen, await textOf('data/day')]).toEqual(['whole', 'whole']);
    expect(readdirSync(path.join(folder, '.unfinished'))).toEqual([]);
    expect(await store.list('data')).toEqual(['data/day']);
  });

  test('removes what a program that was killed had half written, and leaves what is being written', async () => {
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
    await store.remove('data/next');
  });

  test('knows nothing of what is not there, and removes without complaint', async () => {
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

  test('follows no link, to a file or to a folder, and takes no folder for a file', async () => {
    mkdirSync(path.join(folder, 'links'));
    symlinkSync('/etc/passwd', path.join(folder, 'links', 'file'));
    symlinkSync('/etc', path.join(folder, 'etc'));
    writeFileSync(path.join(folder, 'links', 'plain'), 'x');
    expect(await store.open('links/file')).toBeNull();
    expect(await store.stat('etc/passwd')).toBeNull();
    expect(await store.stat('links')).toBeNull();
    expect(await textOf('links/plain')).toBe('x');
  });

  test.each(['../x', '/etc/passwd', 'a/../b', 'a//b', '.hidden', 'a/.hidden', 'A', 'a\0b', '', 'a\\b', 'é'])(
    'refuses a key that is none of its own: %j',
    async (key) => {
      await expect(store.open(key)).rejects.toThrow('not a key');
      await expect(store.put(key, ['x'])).rejects.toThrow('not a key');
    },
  );

  test('an empty file is a file', async () => {
    await store.put('data/empty', []);
    expect(await textOf('data/empty')).toBe('');
  });
});
