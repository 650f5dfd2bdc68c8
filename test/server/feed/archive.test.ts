import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../src/platform/database/database.ts';
import { archiveMonth } from '../../../src/server/archive/archive-month.ts';
import { retireMonths } from '../../../src/server/archive/retire-months.ts';
import { compareArchive } from '../../../src/server/audit/compare-archive.ts';
import { compareArchivedRows } from '../../../src/server/audit/compare-archived-rows.ts';
import { compareHistories } from '../../../src/server/audit/compare-histories.ts';
import { openBucketStore } from '../../../src/server/files/bucket-store.ts';
import type { FileStore } from '../../../src/server/files/file-store.ts';
import { createFolderStore } from '../../../src/server/files/folder-store.ts';
import { ensureMonths } from '../../../src/server/ingest/partitions.ts';
import { dropMonthsBefore } from '../../../src/server/ingest/retention.ts';
import { readParquet } from '../../read-parquet.ts';
import { isWhole } from '../../whole.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { startObjectStore } from '../object-store.ts';
import { runScript } from '../start-program.ts';
import { ago, bondQuote, bondTrade, csv, take, testFolder, testNow } from './feed-kit.ts';

const folder = testFolder();
const objects = await startObjectStore();
const inFolder = createFolderStore(`${folder.path}/store`);
const inBucket = await openBucketStore(objects.bucket);
let database: TestDatabase;
let pool: Database;

afterAll(async () => {
  await objects.close();
  folder.remove();
});
beforeEach(async () => {
  database = await freshDatabase();
  ({ pool } = database);
  await take(pool, folder.write('t.csv', csv(trades)));
  await take(pool, folder.write('o.csv', csv([bondQuote(3 * month), bondQuote(60)])));
});
afterEach(async () => {
  objects.meddle(() => false);
  for (const store of [inFolder, inBucket])
    for (const key of await store.list('archive')) await store.remove(key);
  await database.drop();
});

const day = 60 * 24;
const month = 31 * day;
const trades = [
  bondTrade('Zeros', 3 * month, { price: '98.100', flags: '' }),
  bondTrade('Long', 3 * month - 5, { price: '0.12345678901234567', priceNot: 'BAPO', flags: 'LRGS' }),
  bondTrade('Next', 3 * month - day),
  bondTrade('NoPrice', 3 * month - day - 1, { price: '', missingPrice: 'PNDG' }),
  bondTrade('Kept', 60),
];
const first = { order: '2026-10', trade: '2026-10' };
const both = { order: true, trade: true };

const textsOf = async (from: string): Promise<readonly string[]> =>
  (
    await pool.query<{ text: string }>(`SELECT to_jsonb(r)::text AS text FROM ${from} r ORDER BY r.id`)
  ).rows.map(({ text }) => text);
type Noted = { key: string; rows: string; size: string; sha256: string };
const noted = async (): Promise<readonly Noted[]> =>
  (
    await pool.query<Noted>(
      `SELECT storage_key AS key, rows, size, sha256 FROM archived_days WHERE dropped_at IS NOT NULL ORDER BY data_type, day`,
    )
  ).rows;
async function contentOf(store: FileStore, key: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of (await store.open(key)) ?? []) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

/** The ids of all rows left in the table and in the recorded files, as DuckDB reads these. */
async function idsLeft(store: FileStore): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>('SELECT id::text FROM trades');
  const ids = rows.map(({ id }) => id);
  for (const { key } of await noted())
    if (key.includes('/trades/'))
      ids.push(...(await readParquet(await contentOf(store, key))).rows.map(({ id }) => String(id)));
  return ids.sort();
}

// The bucket has more to go wrong; with DAYLIGHT_ALL both are tested.
const stores = isWhole
  ? ([
      ['bucket', inBucket],
      ['folder', inFolder],
    ] as const)
  : ([['bucket', inBucket]] as const);

describe.each(stores)('C 13: archiving expired months in a %s', (_, store) => {
  test('writes one file a day, which another reader reads digit by digit and the audit checks', async () => {
    const before = await textsOf(`(SELECT * FROM trades WHERE published_at < '2026-10-01')`);
    expect(before).toHaveLength(4);
    expect(await retireMonths({ pool, files: store }, first, both)).toBe(2);
    expect(await textsOf('trades')).toHaveLength(1);
    expect(await textsOf('orders')).toHaveLength(1);
    const files = await noted();
    expect(
      files.map(({ key, rows }) => [key.slice(0, 'archive/trades/2026-08/2026-08-19'.length), rows]),
    ).toEqual([
      ['archive/orders/2026-08/2026-08-19', '1'],
      ['archive/trades/2026-08/2026-08-19', '2'],
      ['archive/trades/2026-08/2026-08-20', '2'],
    ]);
    expect([...(await store.list('archive'))].sort()).toEqual(files.map(({ key }) => key).sort());
    const { types, rows } = await readParquet(await contentOf(store, files[1]?.key ?? ''));
    expect(types).toMatchObject({
      published_at: 'TIMESTAMP WITH TIME ZONE',
      price: 'VARCHAR',
      flags: 'VARCHAR[]',
    });
    expect(rows).toMatchObject([
      { transaction_id: 'Zeros', price: '98.100', flags: [], cleared: null, instrument_code: 'FR0000120271' },
      { transaction_id: 'Long', price: '0.12345678901234567', flags: ['LRGS'] },
    ]);
    expect(await retireMonths({ pool, files: store }, first, both)).toBe(0);
    const audited = () => pool.transaction((client) => compareArchive(client, store));
    expect(await audited()).toMatchObject({ compared: 3, first: null });
    await store.remove(files[1]?.key ?? '');
    expect((await audited()).first).toBe(`${files[1]?.key}, is not in the store`);
    await store.put(files[1]?.key ?? '', ['PAR1']);
    expect((await audited()).first).toContain('has 4 bytes');
  });

  test('keeps every row in the histories exactly once, which the audit checks', async () => {
    await pool.query(`CREATE TABLE kept AS SELECT * FROM trades WHERE transaction_id = 'Zeros'`);
    await retireMonths({ pool, files: store }, first, both);
    const said = () =>
      pool.transaction((client) => compareHistories(client, { pool, files: store, now: testNow }));
    expect(await said()).toMatchObject({ compared: 7, first: null });
    const [{ key = '' } = {}] = (await noted()).filter((one) => one.key.includes('/trades/'));
    await pool.query(`UPDATE archived_days SET rows = 3 WHERE storage_key = $1`, [key]);
    expect((await said()).first).toBe(`trades, ${key}: has 2 rows, the archive says 3`);
    await pool.query(`UPDATE archived_days SET rows = 2 WHERE storage_key = $1`, [key]);
    // As after restoring a backup from before the archiving.
    await pool.transaction((client) => ensureMonths(client, 'trades', ['2026-08']));
    await pool.query('INSERT INTO trades OVERRIDING SYSTEM VALUE SELECT * FROM kept');
    expect((await said()).first).toMatch(/^trade \d+ of 2026-08-.*: is in the histories twice/);
  });

  test('records what must be known of the rows without opening a file, which the audit checks', async () => {
    const cancelled = bondTrade('Zeros', 3 * month - 10, {
      tradeDate: ago(3 * month + 1),
      price: '98.100',
      flags: 'CANC',
    });
    await take(pool, folder.write('c.csv', csv([cancelled])));
    await retireMonths({ pool, files: store }, first, both);
    const said = async () => (await pool.transaction((client) => compareArchivedRows(client, store))).first;
    expect(await said()).toBeNull();
    await pool.query(`CREATE TABLE kept AS SELECT * FROM archived_instruments; DELETE FROM archived_instruments
      WHERE data_type = 'order'`);
    expect(await said()).toMatch(/^orders of 2026-08-19, FR0000120271 on LNFI: .* would not find it$/);
    await pool.query(`INSERT INTO archived_instruments SELECT * FROM kept WHERE data_type = 'order';
      UPDATE archived_instruments SET first_published_at = now() WHERE data_type = 'trade'`);
    expect(await said()).toMatch(
      /^trades of 2026-08-19, FR0000120271 on LNFI: is recorded only from a later row on$/,
    );
    await pool.query(`UPDATE archived_instruments SET first_published_at = '2020-01-01Z';
      CREATE TABLE changes AS SELECT * FROM archived_changes; DELETE FROM archived_changes`);
    expect(await said()).toMatch(/^trades of 2026-08-19, Zeros on LNFI of 2026-08-\d\d: .* count as valid$/);
    await pool.query(`INSERT INTO archived_changes SELECT * FROM changes;
      INSERT INTO archived_changes SELECT archived_day, segment_mic, trade_day, 'Next', instrument_id, published_at
      FROM changes`);
    expect(await said()).toMatch(/^trades of 2026-08-19, Next on LNFI .*, but its file has none$/);
  });

  test('loses no row wherever it fails, and the next run finishes it', async () => {
    const all = await idsLeft(store);
    let calls = 0;
    for (let failing = 1; ; failing += 1) {
      calls = 0;
      const called = async <T>(work: () => Promise<T>, isLate: boolean): Promise<T> => {
        calls += 1;
        const fails = calls === failing;
        if (fails && !isLate) throw new Error('cut off before');
        const done = await work();
        if (fails) throw new Error('cut off after');
        return done;
      };
      const late = failing % 2 === 0;
      const files: FileStore = {
        ...store,
        put: (key, content) => called(() => store.put(key, content), late),
        open: (key, range) => called(() => store.open(key, range), false),
      };
      const run = retireMonths({ pool, files }, first, both);
      const ended = await run.then(
        () => true,
        (error: unknown) => {
          expect(String(error)).toContain('cut off');
          return false;
        },
      );
      expect(await idsLeft(store)).toEqual(all);
      if (ended) break;
      expect(failing).toBeLessThan(100);
    }
    expect([...(await store.list('archive'))].sort()).toEqual((await noted()).map(({ key }) => key).sort());
  });
});

describe('a month is not dropped', () => {
  const files = inFolder;

  test('when a stored file differs from what was written', async () => {
    const other = { ...files, put: (key: string) => files.put(key, ['PAR1']) };
    await expect(retireMonths({ pool, files: other }, first, both)).rejects.toThrow();
    let wrong: Buffer | null = null;
    // Each day gets the file of the day before.
    const shifted: FileStore = {
      ...files,
      put: async (key, content) => {
        const parts: Buffer[] = [];
        for await (const part of content) parts.push(Buffer.from(part));
        const own = Buffer.concat(parts);
        const given = wrong ?? own;
        wrong = own;
        return files.put(key, [given]);
      },
    };
    await expect(
      retireMonths({ pool, files: shifted }, { ...first, order: '2020-01' }, both),
    ).rejects.toThrow('differ from those of the table: nothing was dropped');
    expect(await textsOf('trades')).toHaveLength(trades.length);
  });

  test('when a row came after it was archived; the next run archives that row too', async () => {
    await archiveMonth({ pool, files }, 'trade', 'trades', '2026-08');
    const all = await idsLeft(files);
    await take(pool, folder.write('late.csv', csv([bondTrade('Latecomer', 3 * month - 7)])));
    await expect(dropMonthsBefore(pool, first, { order: false, trade: true })).rejects.toThrow(
      'trades_2026_08 has other rows than the archive',
    );
    expect(await textsOf('orders')).toHaveLength(2);
    expect(await retireMonths({ pool, files }, first, both)).toBe(2);
    expect(await idsLeft(files)).toHaveLength(all.length + 1);
    expect(await files.list('archive/trades')).toHaveLength(2);
  });
});

test('a killed retention run loses no row, and the next run clears up what it left', async () => {
  const store = inBucket;
  const all = await idsLeft(store);
  // By the real clock, which the command uses, all rows are older than the two months kept.
  const environment = {
    ...objects.environment,
    DATABASE_URL: database.url,
    NODE_ENV: 'test',
    ORDERS_KEPT_MONTHS: '2',
    TRADES_KEPT_MONTHS: '2',
    ORDERS_ARCHIVED: 'true',
    TRADES_ARCHIVED: 'true',
  };
  // Each file is put and read in one call; the next run does not repeat what a killed one recorded.
  for (const [method, nth] of isWhole
    ? ([
        ['PUT', 1],
        ['GET', 1],
        ['PUT', 2],
        ['GET', 2],
      ] as const)
    : ([['GET', 3]] as const)) {
    let met = 0;
    const killed = runScript('src/server/cli/daylight.ts', ['retention', '--yes'], environment);
    objects.meddle((request) => {
      if (request.method !== method || (request.url ?? '').includes('list-type')) return false;
      met += 1;
      if (met < nth) return false;
      killed.child.kill('SIGKILL');
      return true;
    });
    await killed.ended;
    expect(met).toBe(nth);
    objects.meddle(() => false);
    expect(await idsLeft(store)).toEqual(all);
    // Otherwise the next run would wait for the lease of the killed one.
    await pool.query('UPDATE jobs SET held_by = NULL, held_until = NULL');
  }
  expect(await retireMonths({ pool, files: store }, first, both)).toBe(2);
  expect(await idsLeft(store)).toEqual(all);
  expect([...(await store.list('archive'))].sort()).toEqual((await noted()).map(({ key }) => key).sort());
});
