import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../src/platform/database/database.ts';
import { audit } from '../../../src/server/audit/audit.ts';
import { migrate } from '../../../src/server/database/migrate.ts';
import { openPool } from '../../../src/server/database/pool.ts';
import { createFolderStore } from '../../../src/server/files/folder-store.ts';
import { createOpenDataJob } from '../../../src/server/open-data/open-data-job.ts';
import { publishDocument } from '../../../src/server/publishing/publish-document.ts';
import { publishedList } from '../../../src/server/publishing/published-list.ts';
import { withdraw } from '../../../src/server/publishing/withdraw.ts';
import { top } from '../../conventions/imports.ts';
import { printedCommands } from '../../conventions/printed-commands.ts';
import { type Postgres, type Settings, startFromBackup, startPostgres } from '../../engines/postgres.ts';
import { namedFiles, summedBytes, tableSums } from '../../server/compare-database.ts';
import { bondQuote, bondTrade, ndjson, take, testFolder } from '../../server/feed/feed-kit.ts';
import { giveVenues } from '../../server/venues.ts';

const page = readFileSync(path.join(top, 'docs/operating.md'), 'utf8');
const now = new Date('2026-11-20T14:50:00Z');
const given = testFolder();
const folder = mkdtempSync('/var/tmp/daylight-backup-');
const archive = path.join(folder, 'wal');
const dataDir = path.join(folder, 'data');
const files = createFolderStore(path.join(dataDir, 'files'));

const inFolder = (text: string): string => text.replaceAll('/var/backups/daylight/wal', archive);

/** The settings in a block of the page, with the test's folder and time in place of the page's. */
function printedSettings(first: string, moment = ''): Settings {
  const [, block = ''] =
    page
      .split('```ini\n')
      .slice(1)
      .find((text) => text.startsWith(first))
      ?.match(/^(.*?)```/s) ?? [];
  const lines = block
    .trim()
    .split('\n')
    .map((line) => /^(\w+) = '?(.*?)'?$/.exec(line));
  const own = (value = ''): string => inFolder(value).replace('2026-11-20 14:32:00+00', moment);
  return Object.fromEntries(lines.map((line) => [line?.[1] ?? '', own(line?.[2])]));
}

/** Runs a block of the page as printed. */
async function runPrinted(begin: string, databaseUrl: string): Promise<void> {
  const block = printedCommands().find(({ isBlock, text }) => isBlock && text.trimStart().startsWith(begin));
  await promisify(execFile)('sh', ['-euc', inFolder(block?.text ?? `no block begins with ${begin}`)], {
    cwd: folder,
    env: {
      PATH: `/usr/lib/postgresql/15/bin:${process.env.PATH}`,
      admin: databaseUrl,
      DATA_DIR: dataDir,
    },
  });
}

let primary: Postgres;
let pool: Database;

const publish = (on: Database, title: string) =>
  publishDocument(
    { pool: on, files, now: () => now, actor: { osUser: 'operator', by: null } },
    { title, fileName: `${title}.txt`, content: [title], position: 1, replace: false },
  );
const titles = async (on: Database): Promise<string> => (await publishedList(on, 'document')).join('\n');

async function everyFileIsThere(on: Database): Promise<void> {
  const named = await namedFiles(on);
  expect(named.some(({ key }) => key.startsWith('open-data/'))).toBe(true);
  for (const { key, sha256 } of named) {
    const content = summedBytes(key, readFileSync(path.join(dataDir, 'files', key)));
    expect(createHash('sha256').update(content).digest('hex'), key).toBe(sha256);
  }
  const findings = await audit({ pool: on, files, now });
  expect(findings.map(({ first }) => first)).toEqual(findings.map(() => null));
}

beforeAll(async () => {
  chmodSync(folder, 0o711);
  mkdirSync(archive);
  chmodSync(archive, 0o777);
  primary = await startPostgres(printedSettings('wal_level'));
  await migrate(primary.urlOf('postgres'));
  await giveVenues(primary.urlOf('postgres'));
  pool = openPool(primary.urlOf('postgres'));
  await take(pool, given.write('trades.ndjson', ndjson([bondTrade('T1', 0), bondTrade('T2', 3)])), now);
  await take(pool, given.write('orders.ndjson', ndjson([bondQuote(1)])), now);
  await publish(pool, 'before the base backup');
  const clock = { now: () => now };
  await createOpenDataJob({ pool, files, clock, wall: clock }).runOnce();
});
afterAll(async () => {
  await pool?.end();
  await primary?.stop();
  given.remove();
  rmSync(folder, { recursive: true, force: true });
});

test('the page’s dump restores every row of every table and every file', async () => {
  const before = await tableSums(pool);
  expect(before.size).toBeGreaterThan(50);
  await runPrinted('pg_dump', primary.urlOf('postgres'));
  const restored = openPool(primary.urlOf('daylight_restored'));
  expect(await tableSums(restored)).toEqual(before);
  await everyFileIsThere(restored);
  // Publishing continues: without the restored sequence, the key of the new row would be taken.
  await publish(restored, 'after the restore');
  await restored.end();
});

test('recovery to a moment between two backups restores what was written before it and nothing later', async () => {
  await runPrinted('pg_basebackup', primary.urlOf('postgres'));
  await publish(pool, 'after the base backup');
  await take(pool, given.write('more.ndjson', ndjson([bondTrade('T3', 1)])), now);
  const clock = { now: () => now };
  await createOpenDataJob({ pool, files, clock, wall: clock }).runOnce();
  const wanted = await tableSums(pool);
  const { rows } = await pool.query<{ moment: string }>('SELECT clock_timestamp()::text AS moment');
  await publish(pool, 'after the moment');
  await take(pool, given.write('late.ndjson', ndjson([bondTrade('T4', 1)])), now);
  const actor = { osUser: 'operator', by: null };
  const mistaken = /document {2}(\S+) {2}before the base backup/.exec(await titles(pool))?.[1] ?? '';
  await withdraw({ pool, now: () => now, actor }, 'document', mistaken);
  const { rows: last } = await pool.query<{ wal: string }>('SELECT pg_walfile_name(pg_switch_wal()) AS wal');
  await expect
    .poll(async () => (await pool.query('SELECT last_archived_wal AS wal FROM pg_stat_archiver')).rows, {
      timeout: 30_000,
    })
    .toEqual(last);

  const settings = printedSettings('restore_command', rows[0]?.moment);
  const recovered = await startFromBackup(path.join(folder, 'base'), settings);
  const there = openPool(recovered.urlOf('postgres'));
  try {
    await expect
      .poll(async () => (await there.query('SELECT pg_is_in_recovery() AS waits')).rows, { timeout: 30_000 })
      .toEqual([{ waits: false }]);
    expect(await tableSums(there)).toEqual(wanted);
    const { rows: trades } = await there.query('SELECT transaction_id AS id FROM trades ORDER BY 1');
    expect(trades.map(({ id }) => id)).toEqual(['T1', 'T2', 'T3']);
    expect(await titles(there)).toContain('before the base backup');
    expect(await titles(there)).toContain('after the base backup');
    expect(await titles(there)).not.toContain('after the moment');
    await everyFileIsThere(there);
    await publish(there, 'after the moment');
  } finally {
    await there.end();
    await recovered.stop();
  }
});

test('an archived log of an idle minute is small, and those from before the base backup can be removed', async () => {
  await pool.query('UPDATE write_probe SET written_at = now()');
  const { rows: last } = await pool.query<{ wal: string }>('SELECT pg_walfile_name(pg_switch_wal()) AS wal');
  const kept = () => readdirSync(archive).sort();
  await expect.poll(kept, { timeout: 30_000 }).toContain(`${last[0]?.wal}.gz`);
  // The file itself has 16 MB.
  expect(statSync(path.join(archive, `${last[0]?.wal}.gz`)).size).toBeLessThan(200_000);
  const began =
    kept()
      .findLast((name) => name.includes('.backup'))
      ?.slice(0, 24) ?? '';
  expect(kept().some((name) => name < began)).toBe(true);
  await runPrinted('pg_archivecleanup', '');
  expect(kept().filter((name) => name.length === 27 && name < began)).toEqual([]);
  expect(kept()).toContain(`${began}.gz`);
});
