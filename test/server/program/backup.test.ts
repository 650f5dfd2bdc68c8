import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbeddedCluster } from '../../../src/server/database/embedded-cluster.ts';
import { namedFiles, summedBytes, tableSums } from '../compare-database.ts';
import { runDaylight } from '../run-daylight.ts';
import { type RunningProgram, startProgram } from '../start-program.ts';

let folder: string;
let program: RunningProgram | undefined;

beforeAll(() => {
  folder = mkdtempSync('/var/tmp/daylight-backup-');
  chmodSync(folder, 0o711);
});
afterAll(async () => {
  await program?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const sumOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const sha256 = (file: string): string => sumOf(readFileSync(file));

/** Checksum of every file below a folder, by its path. */
function filesOf(top: string): Map<string, string> {
  const found = readdirSync(top, { recursive: true, withFileTypes: true });
  return new Map(
    found
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(top, file), sha256(file)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

async function withDatabase<T>(dataDir: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const cluster = await openEmbeddedCluster(path.join(dataDir, 'postgres'));
  const client = new pg.Client({ connectionString: cluster.urlOf('daylight') });
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
    await cluster.close();
  }
}

test('a backup of the embedded database, made as the README says, restores every row and every file', async () => {
  const data = path.join(folder, 'data');
  program = await startProgram({ DATA_DIR: data });
  const { origin } = program;
  writeFileSync(path.join(folder, 'note.txt'), 'what was published before the backup');
  const published = await runDaylight(
    ['publish', 'document', path.join(folder, 'note.txt'), '--title', 'A note', '--by', 'Olga'],
    { DATA_DIR: data },
  );
  expect(published.code, published.err).toBe(0);
  const list = await runDaylight(['publish', 'list', 'document'], { DATA_DIR: data });
  const name = /document {2}(\S+) {2}A note/.exec(list.out)?.[1];
  // A separate job writes it some time after the start.
  await expect
    .poll(async () => (await fetch(`${origin}/open-data/index.json`)).status, { timeout: 120_000 })
    .toBe(200);
  expect(await program.stop()).toBe(0);

  const backup = path.join(folder, 'backup');
  execFileSync('cp', ['-a', data, backup]);
  expect(filesOf(backup)).toEqual(filesOf(data));
  const before = await withDatabase(data, tableSums);
  expect(before.size).toBeGreaterThan(20);
  // The original is removed: the copy must not depend on it.
  renameSync(data, path.join(folder, 'gone'));
  rmSync(path.join(folder, 'gone'), { recursive: true });

  const restored = path.join(folder, 'restored');
  execFileSync('cp', ['-a', backup, restored]);
  expect(await withDatabase(restored, tableSums)).toEqual(before);
  const named = await withDatabase(restored, namedFiles);
  expect(named.filter(({ key }) => key.startsWith('open-data/')).length).toBeGreaterThan(0);
  expect(named.filter(({ key }) => key.startsWith('reports/')).length).toBeGreaterThan(0);
  for (const { key, sha256: sum } of named) {
    const bytes = summedBytes(key, readFileSync(path.join(restored, 'files', key)));
    expect(sumOf(bytes), key).toBe(sum);
  }

  // A file missing from the copy is named at the start; the others are served.
  const lost = named.find(({ key }) => key.startsWith('reports/'))?.key ?? '';
  rmSync(path.join(restored, 'files', lost));
  const second = await startProgram({ DATA_DIR: restored });
  program = second;
  const note = await fetch(`${second.origin}/files/documents/${name}`);
  expect(await note.text()).toBe('what was published before the backup');
  expect((await fetch(`${second.origin}/readyz`)).status).toBe(200);
  await expect
    .poll(() => second.output())
    .toMatch(/"files":\["\/files\/reports\/[^",]+"\].*published files have no content/);
  expect(await second.stop()).toBe(0);
}, 600_000);
