import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { replaceFolder } from '../../../src/server/replace-folder.ts';

const names = Array.from({ length: 200 }, (_none, at) => `${at}.txt`);

function emptyFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'daylight-replaced-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function write(folder: string, content: string): string {
  mkdirSync(path.join(folder, 'inside'), { recursive: true });
  for (const name of names) writeFileSync(path.join(folder, 'inside', name), content);
  return folder;
}

const contentsOf = (folder: string): ReadonlySet<string> =>
  new Set(
    readdirSync(path.join(folder, 'inside')).map((name) =>
      readFileSync(path.join(folder, 'inside', name), 'utf8'),
    ),
  );

test('a folder takes the place of another, or of none', async () => {
  const top = emptyFolder();
  const place = path.join(top, 'portal');
  for (const content of ['first', 'second']) {
    await replaceFolder(write(path.join(top, content), content), place);
    expect([...contentsOf(place)]).toEqual([content]);
    expect(readdirSync(top)).toEqual(['portal']);
  }
});

test('of many at once one stays whole, and nothing of the others', async () => {
  const top = emptyFolder();
  const place = write(path.join(top, 'portal'), 'before');
  const folders = Array.from({ length: 12 }, (_none, at) => write(path.join(top, `new-${at}`), `new-${at}`));
  await Promise.all(folders.map((folder) => replaceFolder(folder, place)));
  const contents = [...contentsOf(place)];
  expect(contents).toHaveLength(1);
  expect(contents[0]).toMatch(/^new-/);
  expect(readdirSync(path.join(place, 'inside'))).toHaveLength(names.length);
  expect(readdirSync(top)).toEqual(['portal']);
});
