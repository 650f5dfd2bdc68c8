import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../../src/server/audit/audit.ts';
import { compareHistories } from '../../../src/server/audit/compare-histories.ts';
import { compareOpenFiles } from '../../../src/server/audit/compare-open-files.ts';
import type { FileStore } from '../../../src/server/files/file-store.ts';
import { FileStoreFault } from '../../../src/server/files/file-store-fault.ts';
import { createFolderStore } from '../../../src/server/files/folder-store.ts';
import { dropMonthsBefore } from '../../../src/server/ingest/retention.ts';
import { parquetKeySql, storedKeySql } from '../../../src/server/open-data/open-data-files.ts';
import { createOpenDataJob } from '../../../src/server/open-data/open-data-job.ts';
import { keepSums } from '../../../src/server/sums/keep-sums.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { runDaylight } from '../run-daylight.ts';
import { ago, bondQuote, bondTrade, ndjson, take, testFolder, testNow } from './feed-kit.ts';

let database: TestDatabase;
const folder = testFolder();
// The command uses the real clock, so the rows are dated by it too.
const now = new Date();
const sinceNow = (testNow.getTime() - now.getTime()) / 60_000;
const clock = { now: () => now, set: () => {}, isSet: () => true };
const store = path.join(folder.path, 'files');

const files = createFolderStore(store);
/** The disagreements, as the command prints them. */
const disagreements = async (): Promise<string> =>
  (await audit({ pool: database.pool, files, now }))
    .flatMap(({ about, first }) => (first === null ? [] : [`${about}\n  ${first}\n`]))
    .join('');
const writeFiles = () =>
  createOpenDataJob({
    pool: database.pool,
    files,
    clock,
    wall: clock,
  }).runOnce();
const takeLines = (name: string, lines: readonly Parameters<typeof ndjson>[0][number][]) =>
  take(database.pool, folder.write(name, ndjson(lines)), now);

beforeAll(async () => {
  database = await freshDatabase();
  await takeLines('t.ndjson', [
    bondTrade('A1', sinceNow + 120, { flags: ['SIZE', 'ILQD'] }),
    bondTrade('A2', sinceNow + 119, { instrumentId: 'DE0001102580', instrumentDescription: 'Bund, "2032"' }),
    bondTrade('A3', sinceNow + 60, { venueMIC: 'TPIR' }),
    bondTrade('A4', sinceNow + 10),
  ]);
  await takeLines('o.ndjson', [bondQuote(sinceNow + 90), bondQuote(sinceNow + 80, { venueMIC: 'IMGB' })]);
  await writeFiles();
});
afterAll(async () => {
  await database.drop();
  folder.remove();
});

/** Breaks something, returns what the audit says of it, and repairs it. */
async function saidOf(wrong: string, right: string): Promise<string> {
  await database.pool.query(wrong);
  const said = await disagreements();
  await database.pool.query(right);
  return said;
}

describe('npm run daylight -- audit', () => {
  it('prints what agrees and how much was compared, and exits with 0', async () => {
    const { code, out, err } = await runDaylight(['audit'], {
      DATABASE_URL: database.url,
      DATA_DIR: folder.path,
    });
    expect(code).toBe(0);
    // How far it has come.
    expect(err).toMatch(/^Comparing catalogues\n(Comparing .*\n)*Comparing histories\n(Comparing .*\n)*$/);
    expect(out.trim().split('\n')).toEqual([
      'Agree (5): the rows and the catalogue of segments',
      'Agree (4): the catalogues of segments and of instruments',
      'Agree (3): the catalogues of instruments and of classes',
      'Agree (0): late reports and what is noted of them',
      expect.stringMatching(/^Agree \([4-8]\): the rows and the tallies of days$/),
      'Agree (0): the rows and the sums of trades',
      'Agree (0): the rows and the sums of orders',
      'Agree (6): the rows of the last days and the streams',
      expect.stringMatching(/^Agree \(\d+\): the rows and the open files$/),
      expect.stringMatching(/^Agree \([1-9]\d*\): the open files and their index$/),
      'Agree (0): the archived days and their files',
      'Agree (0): the archived rows and what is known of them',
      'Agree (6): the rows, the archived ones too, and the histories',
    ]);
  });

  it('names the first row on which the catalogue and the rows disagree', async () => {
    const { rows } = await database.pool.query<{ first: string }>(
      `SELECT first_published_at AS first FROM catalogue_sources WHERE segment_mic = 'TPIR'`,
    );
    expect(
      await saidOf(
        `UPDATE catalogue_sources SET first_published_at = '2020-01-01Z' WHERE segment_mic = 'TPIR'`,
        `UPDATE catalogue_sources SET first_published_at = '${rows[0]?.first}' WHERE segment_mic = 'TPIR'`,
      ),
    ).toMatch(
      /catalogue of segments\n {2}trade, FR0000120271, TPIR, TRADE: first is 20.*Z, the catalogue says 2020-01-01T00:00:00\.000000Z\n/,
    );
  });

  it('names a row whose instrument is in no catalogue', async () => {
    const said = await saidOf(
      `CREATE TABLE kept AS SELECT * FROM catalogue_instruments WHERE code = 'DE0001102580';
       DELETE FROM catalogue_instruments WHERE code = 'DE0001102580'`,
      'INSERT INTO catalogue_instruments SELECT * FROM kept; DROP TABLE kept',
    );
    expect(said).toContain('trade, TPIC, Bonds, Corporate bonds, DE0001102580: is not in the catalogue\n');
  });

  it('names a class in the catalogue that has no rows', async () => {
    const said = await saidOf(
      `INSERT INTO catalogue_classes SELECT data_type, venue_mic, 'Equities', 'Shares', first_published_at,
         last_published_at FROM catalogue_classes LIMIT 1`,
      `DELETE FROM catalogue_classes WHERE asset_class = 'Equities'`,
    );
    expect(said).toMatch(/Equities, Shares: is in the catalogue, but does not exist\n/);
  });

  it('names the segment and day whose tally is missing, or has the wrong rows or minutes', async () => {
    const ofSegment = `data_type = 'trade' AND segment_mic = 'TPIR'`;
    const one = await saidOf(
      `UPDATE feed_days SET rows = rows + 1 WHERE ${ofSegment}`,
      `UPDATE feed_days SET rows = rows - 1 WHERE ${ofSegment}`,
    );
    expect(one).toMatch(/tallies of days\n {2}trade, TPIR, \d{4}-\d\d-\d\d: rows is 1, the tally says 2\n$/);
    const minute = await saidOf(
      `CREATE TABLE kept AS SELECT * FROM feed_days WHERE ${ofSegment};
       UPDATE feed_days SET minutes = '{[0,1440)}' WHERE ${ofSegment}`,
      `UPDATE feed_days d SET minutes = k.minutes FROM kept k WHERE d.data_type = 'trade' AND d.segment_mic = 'TPIR';
       DROP TABLE kept`,
    );
    expect(minute).toMatch(/TPIR, .*: minutes is \{\[\d+,\d+\)\}, the tally says \{\[0,1440\)\}\n$/);
    const none = await saidOf(
      `CREATE TABLE kept AS SELECT * FROM feed_days WHERE ${ofSegment}; DELETE FROM feed_days WHERE ${ofSegment}`,
      'INSERT INTO feed_days SELECT * FROM kept; DROP TABLE kept',
    );
    expect(none).toMatch(/trade, TPIR, \S+: is not in the tally\n$/);
  });

  it('names a trading day whose late reports are recorded wrongly or not at all', async () => {
    const ofReport = `segment_mic = 'TPIR' AND trade_day = '2026-01-05'`;
    const said = await saidOf(
      `INSERT INTO late_reports VALUES ('TPIR', '2026-01-05', '2026-03-01T09:00:00Z')`,
      `DELETE FROM late_reports WHERE ${ofReport}`,
    );
    expect(said).toMatch(/noted of them\n {2}TPIR, 2026-01-05: is in late_reports, but does not exist\n$/);
    const missing = await saidOf(
      `CREATE TABLE kept AS SELECT id, trade_day FROM trades WHERE segment_mic = 'TPIR' ORDER BY id LIMIT 1;
       UPDATE trades t SET trade_day = t.trade_day - 40 FROM kept k WHERE k.id = t.id`,
      'UPDATE trades t SET trade_day = k.trade_day FROM kept k WHERE k.id = t.id; DROP TABLE kept',
    );
    expect(missing).toMatch(/noted of them\n {2}TPIR, \S+: is not in late_reports\n$/);
  });

  it('names a row that streams would omit or send again', async () => {
    const ofSource = `data_type = 'trade' AND segment_mic = 'TPIR'`;
    const early = await saidOf(
      `UPDATE feed_arrivals SET first_published_at = first_published_at + interval '1 second' WHERE ${ofSource}`,
      `UPDATE feed_arrivals SET first_published_at = first_published_at - interval '1 second' WHERE ${ofSource}`,
    );
    expect(early).toMatch(
      /and the streams\n {2}trade, FR0000120271, TPIR of 20.*Z: is in the table, but streams would leave it out\n$/,
    );
    const unheard = await saidOf(
      `CREATE TABLE kept AS SELECT * FROM feed_arrivals WHERE ${ofSource}; DELETE FROM feed_arrivals WHERE ${ofSource}`,
      'INSERT INTO feed_arrivals SELECT * FROM kept; DROP TABLE kept',
    );
    expect(unheard).toBe(early);
    const ahead = await saidOf(
      `UPDATE feed_heads SET last_id = last_id - 1 WHERE data_type = 'trade'`,
      `UPDATE feed_heads SET last_id = last_id + 1 WHERE data_type = 'trade'`,
    );
    expect(ahead).toMatch(
      /trade, \S+, \S+ of 20.*Z: is in the table, but streams would send it again and again\n$/,
    );
    const forgotten = await saidOf(
      `CREATE TABLE kept AS SELECT * FROM feed_arrivals;
       DELETE FROM feed_arrivals; UPDATE feed_heads SET forgotten_id = last_id`,
      'INSERT INTO feed_arrivals SELECT * FROM kept; DROP TABLE kept; UPDATE feed_heads SET forgotten_id = 0',
    );
    expect(forgotten).toBe('');
  });

  it('names the row and the field in which an open file and the table differ', async () => {
    const said = await saidOf(
      `UPDATE trades SET price = '98.126' WHERE transaction_id = 'A2'`,
      `UPDATE trades SET price = '98.125' WHERE transaction_id = 'A2'`,
    );
    expect(said).toMatch(
      /open files\n {2}trades-TPIC-.*, A2 of .*: price is "98\.126" in the table, "98\.125" in the file\n$/,
    );
  });

  it('names rows that are in no file, and a line of a file that has no row', async () => {
    const gone = await saidOf(
      `CREATE TABLE kept AS SELECT * FROM trades WHERE transaction_id = 'A1';
       DELETE FROM trades WHERE transaction_id = 'A1'`,
      'INSERT INTO trades SELECT * FROM kept; DROP TABLE kept',
    );
    // Whether or not another line follows in the same file.
    expect(gone).toMatch(/open files\n {2}trades-TPIC-.*, A1 of .*: is only in the file\n/);
    const left = await saidOf(
      `CREATE TABLE kept AS SELECT * FROM open_data_files WHERE venue_mic = 'ICPM';
       DELETE FROM open_data_files WHERE venue_mic = 'ICPM'`,
      'INSERT INTO open_data_files OVERRIDING SYSTEM VALUE SELECT * FROM kept; DROP TABLE kept',
    );
    expect(left).toMatch(/open files\n {2}orders of ICPM from 20.*Z on: are in no file\n$/);
    const minute = await saidOf(
      `CREATE TABLE kept AS SELECT * FROM open_data_files WHERE span = 'minute';
       DELETE FROM open_data_files WHERE span = 'minute'`,
      'INSERT INTO open_data_files OVERRIDING SYSTEM VALUE SELECT * FROM kept; DROP TABLE kept',
    );
    expect(minute).toMatch(/open files\n {2}trades of TPIC from 20.*Z on: are in no file of a minute\n$/);
  });

  it('names a row that histories would omit', async () => {
    const said = await saidOf(
      `UPDATE trades SET instrument_id = -1 WHERE transaction_id = 'A3'`,
      `UPDATE trades t SET instrument_id = o.instrument_id FROM trades o
       WHERE t.transaction_id = 'A3' AND o.transaction_id = 'A1'`,
    );
    expect(said).toMatch(
      /the histories\n {2}trade, instrument -1, TPIR of 20.*Z: is in the table, but missing from the histories\n$/,
    );
  });

  it('accepts the tallies of days in dropped months', async () => {
    const said = await saidOf(
      `INSERT INTO feed_days VALUES ('trade', 'LNFI', '2019-05-06', 7, 1, '{[480,510)}', now())`,
      `DELETE FROM feed_days WHERE day = '2019-05-06'`,
    );
    expect(said).toBe('');
  });

  it('accepts the tally of a day of a dropped month of which a line has come late', async () => {
    const own = await freshDatabase();
    try {
      const old = 40 * 31 * 24 * 60;
      for (const id of ['OLD', 'LATE']) {
        await take(own.pool, folder.write('old.ndjson', ndjson([bondTrade(id, sinceNow + old)])), now);
        if (id === 'OLD') await dropMonthsBefore(own.pool, { order: '2000-01', trade: '2026-11' });
      }
      const environment = { DATABASE_URL: own.url, DATA_DIR: folder.path, TRADES_KEPT_MONTHS: '36' };
      const { out } = await runDaylight(['audit'], environment);
      expect(out).toContain('Agree (0): the rows and the tallies of days\n');
    } finally {
      await own.drop();
    }
  });

  it('accepts a changed description and a late line that waits for its file', async () => {
    await takeLines('late.ndjson', [
      bondTrade('LATE', sinceNow + 119, { instrumentDescription: 'Aubrac Industries 2031' }),
    ]);
    expect(await disagreements()).toBe('');
    await writeFiles();
    expect(await disagreements()).toBe('');
  });

  it('names a Parquet file that was altered', async () => {
    const { rows } = await database.pool.query<{ key: string; name: string }>(
      `SELECT ${parquetKeySql} AS key, replace(name, '.csv', '.parquet') AS name FROM open_data_files f
       WHERE venue_mic = 'ICPM' AND ${parquetKeySql} IS NOT NULL LIMIT 1`,
    );
    const file = path.join(store, rows[0]?.key ?? '');
    const whole = readFileSync(file);
    const other = Buffer.from(whole);
    other.writeUInt8(other.readUInt8(100) ^ 1, 100);
    writeFileSync(file, other);
    expect(await disagreements()).toContain(`${rows[0]?.name}, has another SHA-256 than the index says`);
    writeFileSync(file, whole.subarray(1));
    expect(await disagreements()).toContain(
      `${rows[0]?.name}, has ${whole.length - 1} bytes, the index says ${whole.length}`,
    );
    writeFileSync(file, whole);
    expect(await disagreements()).toBe('');
  });

  it('names a file that was altered or is missing', async () => {
    const { rows } = await database.pool.query<{ key: string; name: string }>(
      `SELECT ${storedKeySql} AS key, name FROM open_data_files f WHERE venue_mic = 'ICPM' AND format = 'ndjson' LIMIT 1`,
    );
    const file = path.join(store, rows[0]?.key ?? '');
    writeFileSync(file, gzipSync('{"instrumentId":'));
    expect(await disagreements()).toContain(`${rows[0]?.name}, line 1: is not JSON`);
    writeFileSync(file, gzipSync(''));
    expect(await disagreements()).toMatch(
      /line 1, FR0000120271 of .*: is in the table and not in the file\n/,
    );
    writeFileSync(file, 'not packed');
    expect(await disagreements()).toContain(`${rows[0]?.name}, cannot be unpacked`);
    await files.remove(rows[0]?.key ?? '');
    const { code, err } = await runDaylight(['audit'], {
      DATABASE_URL: database.url,
      DATA_DIR: folder.path,
    });
    expect(code).toBe(1);
    expect(err).toContain(
      `\nDisagree: the rows and the open files\n  ${rows[0]?.name}, is not in the store\n`,
    );
  });

  it('names what is wrong with the public index, in either of its forms', async () => {
    await writeFiles();
    const { rows } = await database.pool.query<{ storage_key: string; packed_key: string }>(
      'SELECT storage_key, packed_key FROM open_data_index',
    );
    const { storage_key, packed_key } = rows[0] ?? {};
    const altered = async (key = '', alter: (bytes: Buffer) => Buffer | string): Promise<string> => {
      const file = path.join(store, key);
      const whole = readFileSync(file);
      writeFileSync(file, alter(whole));
      const said = await disagreements();
      writeFileSync(file, whole);
      return said;
    };
    const about = 'the open files and their index\n  index.json';
    expect(await altered(storage_key, (bytes) => bytes.toString().replace('"lines":1', '"lines":9'))).toBe(
      `${about} has another SHA-256 than the table says\n`,
    );
    expect(await altered(packed_key, (bytes) => bytes.subarray(1))).toMatch(
      /index\.json, compressed, has \d+ bytes, the table says \d+\n$/,
    );
    expect(
      await saidOf(
        `UPDATE open_data_files SET lines = lines + 1 WHERE venue_mic = 'TPIC'`,
        `UPDATE open_data_files SET lines = lines - 1 WHERE venue_mic = 'TPIC'`,
      ),
    ).toMatch(/their index\n {2}index\.json: entry \d+ is not \S+-TPIC-\S+ as it is stored\n$/);
    await files.remove(packed_key ?? '');
    expect(await disagreements()).toBe(`${about}, compressed, is not in the store\n`);
    await database.pool.query('DELETE FROM open_data_index');
    await writeFiles();
    expect(await disagreements()).toBe('');
  });

  it('names the line of a file after the last row that is not JSON, and a CSV file that cannot be read', async () => {
    await database.pool.query(`DELETE FROM open_data_files WHERE venue_mic = 'ICPM'`);
    // How many rows a day's file has depends on the time of the day at which this runs.
    const altered = async (
      format: string,
      alter: (text: string) => string,
    ): Promise<{ readonly said: string; readonly lines: number }> => {
      const { rows } = await database.pool.query<{ key: string; name: string; lines: number }>(
        `SELECT ${storedKeySql} AS key, name, lines::integer FROM open_data_files f
         WHERE format = $1 ORDER BY id LIMIT 1`,
        [format],
      );
      const file = path.join(store, rows[0]?.key ?? '');
      const whole = readFileSync(file);
      writeFileSync(file, gzipSync(alter(gunzipSync(whole).toString())));
      const said = await disagreements();
      writeFileSync(file, whole);
      expect(said).toContain(rows[0]?.name);
      return { said, lines: rows[0]?.lines ?? 0 };
    };
    const added = await altered('ndjson', (text) => `${text}{\n`);
    expect(added.said).toContain(`, line ${added.lines + 1}: is not JSON\n`);
    expect((await altered('csv', (text) => text.replace(/,[^\n]*\n$/, '\n'))).said).toMatch(
      /, is not CSV: Invalid Record Length: expect \d+, got 1 on line \d+\n/,
    );
  });

  it('reads a text that CSV has with an apostrophe in front, or that contains a line separator, as it was published', async () => {
    await takeLines('plus.ndjson', [
      bondTrade('PLUS', sinceNow + 55, {
        instrumentIdType: 'OTHR',
        instrumentId: 'PLUS',
        subAssetClass: '＋Bonds',
        instrumentDescription: 'In two lines',
        venueMIC: 'TPEU',
      }),
    ]);
    // Such a text is no longer taken, but an earlier release has stored some.
    for (const list of ['instruments', 'catalogue_instruments'])
      await database.pool.query(`UPDATE ${list} SET description = $1 WHERE code = 'PLUS'`, [
        'In two\u2028lines',
      ]);
    await writeFiles();
    expect(await disagreements()).not.toContain('TPEU');
  });

  it.each(['csv', 'ndjson'])(
    'ends with the reason when a file as %s can only be read in part',
    async (format) => {
      const { rows } = await database.pool.query<{ key: string }>(
        `SELECT ${storedKeySql} AS key FROM open_data_files f WHERE format = $1`,
        [format],
      );
      const keys = rows.map(({ key }) => key);
      async function* part(): AsyncGenerator<Buffer> {
        yield gzipSync('half a line').subarray(0, 12);
        throw new FileStoreFault('the store went away');
      }
      const away: FileStore = {
        ...files,
        open: async (key) => (keys.includes(key) ? Readable.from(part()) : files.open(key)),
      };
      await expect(audit({ pool: database.pool, files: away, now })).rejects.toThrow('the store went away');
    },
  );

  it.each(['open files', 'histories'])(
    'ends with the reason when the database fails while the %s are compared',
    async (what) => {
      const comparing = database.pool.transaction((client) => {
        const failing = (text: string) => text.startsWith('FETCH') || text.includes('hashtextextended');
        const { query } = client;
        Object.assign(client, {
          query: (asked: { readonly text: string } | string, values?: unknown[]) => {
            const isFailing = failing(typeof asked === 'string' ? asked : asked.text);
            return isFailing ? query.call(client, 'SELECT 1 / 0') : query.call(client, asked, values);
          },
        });
        const deps = { pool: database.pool, files, now };
        return what === 'histories' ? compareHistories(client, deps) : compareOpenFiles(client, deps);
      });
      await expect(comparing).rejects.toThrow('division by zero');
    },
  );

  it('compares only the parts that are asked for, from the day on that is given', async () => {
    const environment = { DATABASE_URL: database.url, DATA_DIR: folder.path };
    const asked = ['audit', '--part', 'histories', '--part', 'streams', '--since'];
    const { out } = await runDaylight([...asked, '2100-01-01'], environment);
    expect(out.trim().split('\n')).toEqual([
      'Agree (0): the rows of the last days and the streams',
      'Agree (0): the rows, the archived ones too, and the histories',
    ]);
    const wrong = `UPDATE feed_days SET rows = rows + 1 WHERE data_type = 'trade' AND segment_mic = 'TPIR'`;
    await database.pool.query(wrong);
    const since = (day: Date): Promise<string> =>
      audit({ pool: database.pool, files, now, since: day.toISOString() }, ['catalogues']).then((found) =>
        found.map(({ first }) => first ?? '').join(''),
      );
    expect(await since(new Date(now.getTime() + 86_400_000))).toBe('');
    expect(await since(new Date(now.getTime() - 2 * 86_400_000))).toContain('TPIR');
    await database.pool.query(wrong.replace('rows + 1', 'rows - 1'));
  });

  it('names the hour whose sum is wrong, and accepts one that is right', async () => {
    const own = await freshDatabase();
    try {
      const begin = Math.ceil(sinceNow + 5 * 24 * 60);
      const lines = Array.from({ length: 200 }, (_line, at) => bondTrade(`S${at}`, begin + at));
      const change = { tradeDate: ago(begin + 51) };
      lines.push(bondTrade('S50', begin - 1, { ...change, flags: ['CANC'] }));
      lines.push(bondTrade('S60', begin - 1, { tradeDate: ago(begin + 61), flags: ['AMND'], vol: '3' }));
      await take(own.pool, folder.write('sums.ndjson', ndjson(lines)), now);
      await keepSums(own.pool, now);
      const compared = () => audit({ pool: own.pool, files, now }, ['sums']);
      const [right] = await compared();
      expect(right).toEqual({
        about: 'the rows and the sums of trades',
        compared: expect.any(Number),
        first: null,
      });
      expect(right?.compared).toBeGreaterThan(2);
      await own.pool.query(`UPDATE trade_sums SET quantity = quantity + 0.5 WHERE span = 'hour'
        AND starts_at = (SELECT min(starts_at) FROM trade_sums WHERE span = 'hour')`);
      const [wrong] = await compared();
      expect(wrong?.first).toMatch(
        /^FR0000120271, LNFI, hour, \S+Z, PERC, , EUR: quantity is \d+, the sum says \d+\.5$/,
      );
    } finally {
      await own.drop();
    }
  });

  it.each([
    ['--all', 'all'],
    ['--part=everything', 'everything” is no part: catalogues, sums'],
    ['--since=2026-02-30', '2026-02-30” is not a day'],
  ])('prints its usage and what is wrong when given %s', async (argument, reason) => {
    const { code, err } = await runDaylight(['audit', argument], {});
    expect(code).toBe(1);
    expect(err).toMatch(/^Usage: npm run daylight -- audit/);
    expect(err).toContain(reason);
  });
});
