import { readFileSync, symlinkSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityClock } from '../../../src/server/clock.ts';
import { createPublisherKeys } from '../../../src/server/publishers/publisher-keys.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { runDaylight, spawnDaylight } from '../run-daylight.ts';
import { bondTrade, csv, ndjson, testFolder } from './feed-kit.ts';

let database: TestDatabase;
const folder = testFolder();

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(async () => {
  await database.drop();
  folder.remove();
});

const daylight = (args: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
  runDaylight(args, { DATABASE_URL: database.url, ...environment });

// Published long ago by the real clock too, which the command uses.
const trades = [bondTrade('C1', 60 * 24 * 90, { price: '98.12500' }), bondTrade('C2', 60 * 24 * 90)];

describe('data in: npm run daylight -- ingest FILE', () => {
  it('takes a file, reports what it did, and finds nothing new the second time', async () => {
    const file = folder.write('trades.csv', csv(trades));
    const first = await daylight(['ingest', file]);
    expect(first).toMatchObject({ code: 0, err: '' });
    expect(first.out).toMatch(
      /^Took 2 lines of trades: 2 new, 0 known already; 1 new instrument; .* lines a second\.\n$/,
    );
    expect((await daylight(['ingest', file])).out).toContain('0 new, 2 known already');
    const { rows } = await database.pool.query('SELECT price::text FROM trades ORDER BY transaction_id');
    expect(rows).toEqual([{ price: '98.12500' }, { price: '98.125' }]);
  });

  it('--dry-run checks the file and stores nothing', async () => {
    const file = folder.write('dry.ndjson', ndjson([bondTrade('C3', 60 * 24 * 90)]));
    const answer = await daylight(['ingest', '--dry-run', file]);
    expect(answer.code).toBe(0);
    expect(answer.out).toMatch(/^Checked 1 line of trades: 1 new/);
    const { rows } = await database.pool.query('SELECT count(*)::integer AS n FROM trades');
    expect(rows).toEqual([{ n: 2 }]);
  });

  it('a bad file ends with exit code 1 and a list of its first 50 faults', async () => {
    const bad = Array.from({ length: 60 }, (_none, at) =>
      bondTrade(`B${at}`, 60 * 24 * 90, { price: '98,1' }),
    );
    const answer = await daylight(['ingest', folder.write('bad.csv', csv(bad))]);
    expect(answer).toMatchObject({ code: 1, out: '' });
    const lines = answer.err.trimEnd().split('\n');
    expect(lines[0]).toBe('60 lines cannot be taken of 60: nothing of the file was taken.');
    expect(lines[1]).toBe('  line 2, price: is not a decimal number such as 101.240');
    expect(lines).toHaveLength(53);
    expect(lines[51]).toBe('  and 10 more faults of 60');
    const [, number = ''] = /files rejects (\d+) prints them/.exec(lines[52] ?? '') ?? [];
    const kept = await daylight(['files', 'rejects', number]);
    expect(parse(kept.out, { columns: true })).toHaveLength(60);
    const mended = folder.write(
      'mended.csv',
      (await daylight(['files', 'rejects', number, '--lines'])).out.replaceAll('"98,1"', '98.1'),
    );
    expect((await daylight(['ingest', '--dry-run', mended])).out).toContain('60 new');
    expect((await daylight(['files', 'list'])).out).toContain('60 lines rejected');
  });

  it('--partial takes nothing when the reject file cannot be written', async () => {
    const file = folder.write(
      'no-room.csv',
      csv([bondTrade('N1', 60 * 24 * 90), bondTrade('N2', 60 * 24 * 90, { price: 'dear' })]),
    );
    symlinkSync('/dev/full', `${file}.rejects.csv.part`);
    const answer = await daylight(['ingest', '--partial', file]);
    expect(answer).toMatchObject({ code: 1, out: '' });
    expect(answer.err).toMatch(/no-room\.csv\.rejects\.csv cannot be written \(ENOSPC\)\.\n$/);
    const { rows } = await database.pool.query("SELECT FROM trades WHERE transaction_id LIKE 'N_'");
    expect(rows).toEqual([]);
  });

  it('--partial takes the good lines, writes the others to the reject file and exits with 2, every time', async () => {
    const file = folder.write(
      'partial.csv',
      csv([bondTrade('P1', 60 * 24 * 90), bondTrade('P2', 60 * 24 * 90, { price: '=1,5' })]),
    );
    const first = await spawnDaylight(['ingest', '--partial', '--progress', file], {
      DATABASE_URL: database.url,
    });
    expect(first).toMatchObject({ code: 2 });
    expect(first.out).toMatch(/^Took 2 lines of trades: 1 new, 0 known already, 1 rejected;/);
    expect(first.err).toMatch(
      // A slow machine shows progress in between.
      /^(?:2 lines, .* left to read\n)*2 lines read and checked in [\w ]+; storing them\n1 line was rejected: .*partial\.csv\.rejects\.csv says why\.\n$/,
    );
    const rejects = () => readFileSync(`${file}.rejects.csv`, 'utf8');
    const given = readFileSync(file, 'utf8').split('\n')[2];
    expect(parse(rejects())).toEqual([
      ['line', 'field', 'value', 'reason', 'text'],
      ['3', 'price', "'=1,5", 'is not a decimal number such as 101.240', given],
    ]);
    const again = await daylight(['ingest', '--partial', file]);
    expect(again.out).toContain('0 new, 1 known already, 1 rejected');
    expect(rejects()).toContain('3,price,');
  });

  it('publishers: a key is made, listed and revoked', async () => {
    expect((await daylight(['publishers', 'list'])).out).toBe('There are no keys of publishers.\n');
    const because = ['--reason', 'a new desk', '--yes'];
    const add = ['publishers', 'add', 'Desk A', '--venues', 'TPIC,ICOT', '--days', '30'];
    const shown = await daylight([...add, '--reason', 'a new desk', '--dry-run']);
    expect(shown.out).toBe(
      'Desk A will be able to publish files for TPIC, ICOT during 30 days. The key is shown once; it reads nothing.\n',
    );
    expect((await daylight(['publishers', 'list'])).out).toBe('There are no keys of publishers.\n');
    const added = await daylight([...add, ...because]);
    const key = /^Done: add publisher key\.\n(daylight_publish_([0-9a-f]{12})_[0-9a-f]{48})\n$/.exec(
      added.out,
    );
    const [, text = '', id = ''] = key ?? [];
    const entry = await database.pool.query(
      'SELECT action, subject, reason, after FROM audit_log ORDER BY id DESC LIMIT 1',
    );
    expect(entry.rows).toEqual([
      {
        action: 'add publisher key',
        subject: 'Desk A',
        reason: 'a new desk',
        after: { id, venues: 'TPIC ICOT', days: 30 },
      },
    ]);
    expect((await createPublisherKeys(database.pool, securityClock).find(text)).name).toBe('Desk A');
    const listed = await daylight(['publishers', 'list']);
    expect(listed.out).toMatch(
      new RegExp(`^${id}  Desk A  TPIC,ICOT  works, until \\d{4}-\\d\\d-\\d\\d, last used .* UTC\\n$`),
    );
    await database.pool.query("UPDATE publisher_keys SET last_used_at = '2026-11-20T09:45:59Z'");
    expect((await daylight(['publishers', 'list'])).out).toMatch(/, last used 2026-11-20 09:45 UTC\n$/);
    const revoke = ['publishers', 'revoke', id, ...because];
    expect(await daylight(revoke)).toMatchObject({ code: 0, out: 'Done: revoke publisher key.\n' });
    expect(await daylight(revoke)).toMatchObject({
      code: 1,
      err: expect.stringContaining(`There is no valid publisher key ${id}.`),
    });
  });

  it.each<[string, readonly string[], Readonly<Record<string, string>>, RegExp]>([
    ['no file named', ['ingest'], {}, /^Usage: npm run daylight -- ingest FILE/],
    ['two files named', ['ingest', 'a', 'b'], {}, /^Usage/],
    ['a reject file without --partial', ['ingest', '--rejects', 'a', 'b'], {}, /^Usage/],
    [
      'a reject file that cannot be written',
      ['ingest', '--partial', '--rejects', '/nowhere/x', 'package.json'],
      {},
      /^\/nowhere\/x cannot be written \(ENOENT\)/,
    ],
    [
      'a reject file that is the file itself',
      ['ingest', '--partial', '--rejects', './package.json', 'package.json'],
      {},
      /^\.\/package\.json would overwrite package\.json: name another reject file\.\n$/,
    ],
    ['an unknown option', ['ingest', '--force', 'a'], {}, /^Usage/],
    [
      'a missing file',
      ['ingest', '/nowhere/file.csv'],
      // Found before any database is opened.
      { DATABASE_URL: 'postgres://u:topsecret@127.0.0.1:1/x' },
      /^There is no file \/nowhere\/file\.csv\.\n$/,
    ],
    [
      'a database that does not answer',
      ['ingest', 'package.json'],
      { DATABASE_URL: 'postgres://u:topsecret@127.0.0.1:1/x' },
      /^The database of DATABASE_URL cannot be used/,
    ],
    ['a wrong configuration', ['ingest', 'a'], { PORT: 'many' }, /^PORT /],
    ['an unknown command', ['digest'], {}, /digest/],
  ])('%s: exit code 1 and a clear message', async (_what, args, environment, message) => {
    const { code, out, err } = await daylight(args, environment);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(message);
    expect(err).not.toMatch(/topsecret|\bat .*:\d+:\d+/);
  });
});
