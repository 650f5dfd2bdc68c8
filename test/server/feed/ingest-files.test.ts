import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileColumns } from '../../../src/domain/feed/fields/file-fields.ts';
import { hasUnshown } from '../../../src/domain/stored-text.ts';
import { loadingLockClass, venueLockClass } from '../../../src/platform/advisory-locks.ts';
import { joinInTurn } from '../../../src/server/ingest/earlier-files.ts';
import { IngestRefusal, type RejectedFault } from '../../../src/server/ingest/fault-list.ts';
import { ingest, ingestFile } from '../../../src/server/ingest/ingest-file.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import {
  ago,
  bondQuote,
  bondTrade,
  csv,
  type FileLine,
  ndjson,
  refusalOf,
  take,
  testFolder,
  testNow,
} from './feed-kit.ts';

let database: TestDatabase;
const folder = testFolder();

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(async () => {
  await database.drop();
  folder.remove();
});

async function stored(): Promise<Record<string, string>> {
  const tables = [
    'trades',
    'orders',
    'instruments',
    'catalogue_classes',
    'catalogue_instruments',
    'catalogue_sources',
    'feed_files',
    'feed_days',
  ];
  const counts: Record<string, string> = {};
  for (const table of tables) {
    const { rows } = await database.pool.query(
      `SELECT md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) AS sum FROM ${table} t`,
    );
    counts[table] = rows[0]?.sum;
  }
  return counts;
}

describe('C 1: a bad file is refused with a clear message and changes nothing', () => {
  const good = ndjson([bondTrade('T1', 60)]);
  it.each<[string, string, string | Buffer | null, RegExp]>([
    ['is missing', 'none.csv', null, /^There is no file/],
    ['is empty', 'empty.csv', '', /is empty/],
    ['has only blanks', 'blank.csv', ' \n\n ', /is empty/],
    ['is of an unknown kind', 'kind.csv', 'a,b\n1,2\n', /neither one of trades/],
    ['is of both kinds', 'both.csv', 'transactionID,system\n1,2\n', /both transactionID/],
    ['is NDJSON of an unknown kind', 'kind.ndjson', '{"a":1}\n', /neither one of trades/],
    ['has an unknown column', 'column.csv', 'transactionID,colour\n1,2\n', /colour/],
    ['has a column twice', 'twice.csv', 'transactionID,price,price\n1,2,3\n', /twice: price/],
    ['lacks a column', 'lacks.csv', 'transactionID,price\n1,2\n', /lacks.*instrumentId, venueMIC, tradeDate/],
    ['is a JSON list', 'list.json', '[{"transactionID":"1"}]', /JSON list/],
    ['begins with broken JSON', 'broken.ndjson', '{"transactionID":\n', /not a JSON object/],
    [
      'is not UTF-8',
      'latin.ndjson',
      Buffer.from(good.replace('Aubrac', 'Aubr\u00e4c'), 'latin1'),
      /not UTF-8/,
    ],
    [
      'ends within a UTF-8 character',
      'half.ndjson',
      Buffer.concat([Buffer.from(good), Buffer.from([0xc3])]),
      /not UTF-8/,
    ],
    ['is cut off within gzip', 'cut.ndjson.gz', gzipSync(good).subarray(0, 60), /cut off/],
    [
      'is broken gzip',
      'bad.gz',
      Buffer.concat([gzipSync(good).subarray(0, 20), Buffer.alloc(200, 0x55)]),
      /broken gzip|cut off/,
    ],
    ['has an endless line', 'long.ndjson', `${good}{"price":"${'1'.repeat(200_000)}`, /too long/],
    ['is one endless line', 'wide.csv', 'a'.repeat(2_000_000), /^Line 1 is too long/],
    ['has an open quote', 'quote.csv', `${csv([bondTrade('T1', 60)])}"abc`, /not CSV/],
    ['is binary', 'binary.bin', Buffer.from([0, 1, 2, 3, 10, 4, 5]), /neither|not CSV/],
  ])('when it %s', async (_what, name, content, message) => {
    const before = await stored();
    const file = content === null ? `/nowhere/${name}` : folder.write(name, content);
    expect((await refusalOf(database.pool, file)).message).toMatch(message);
    expect(await stored()).toEqual(before);
  });

  it('but not one that has only a header: nothing was published in its interval', async () => {
    const before = await stored();
    const file = folder.write('quiet.csv', csv([bondTrade('T1', 60)]).split('\n')[0] ?? '');
    const report = await take(database.pool, file);
    expect(report).toMatchObject({ dataType: 'trade', lines: 0, added: 0, rejected: 0, instrumentsAdded: 0 });
    expect(await stored()).toEqual(before);
  });

  it('when it is a folder', async () => {
    expect((await refusalOf(database.pool, '/tmp')).message).toMatch(/folder/);
  });

  it('names the line and the field of each fault', async () => {
    const file = folder.write(
      'lines.csv',
      csv([
        bondTrade('T1', 60),
        bondTrade('T2', 60, { price: '98,1' }),
        bondTrade('T3', 60, { venueMIC: 'XXXX', flags: 'QQQQ' }),
      ]),
    );
    const refusal = await refusalOf(database.pool, file);
    expect([refusal.messages].flat()[0]).toBe('2 lines cannot be taken of 3: nothing of the file was taken.');
    expect(refusal.faults.map(({ line, field }) => [line, field])).toEqual([
      [3, 'price'],
      [4, 'venueMIC'],
      [4, 'flags'],
    ]);
  });

  it('names a price of forty digits, and a publication by a clock that is an hour ahead', async () => {
    const file = folder.write(
      'clock.csv',
      csv([
        bondTrade('T1', -4),
        bondTrade('T2', -60),
        bondTrade('T3', 60, { price: '1234567890'.repeat(4) }),
        bondTrade('T4', 60, { price: `0.${'1234567890'.repeat(4)}` }),
      ]),
    );
    expect((await refusalOf(database.pool, file)).faults).toEqual([
      { line: 3, field: 'publicationDate', reason: 'lies in the future' },
      { line: 4, field: 'price', reason: 'has more than 11 digits' },
      { line: 5, field: 'price', reason: 'has more than 10 digits after the point' },
    ]);
  });

  it('names an NDJSON line that is not an object, has a field of the other kind or a field twice, and a CSV line of the wrong length', async () => {
    const lines = folder.write(
      'shape.ndjson',
      `${ndjson([bondTrade('T1', 60)])}\n[]\nnonsense\n${ndjson([bondQuote(60)])}`,
    );
    expect((await refusalOf(database.pool, lines)).faults.map(({ line, field }) => [line, field])).toEqual([
      [3, '-'],
      [4, '-'],
      [5, 'system'],
    ]);
    const first = ndjson([bondTrade('T1', 60)]).trimEnd();
    const twice = folder.write(
      'twice.ndjson',
      [
        first,
        ...['"price": "1"', '"pr\\u0069ce":"1"', '"price":1'].map((pair) => first.replace('{', `{${pair},`)),
      ].join('\n'),
    );
    expect((await refusalOf(database.pool, twice)).faults).toEqual(
      [2, 3, 4].map((line) => ({ line, field: 'price', reason: 'must be given once' })),
    );
    const short = folder.write('short.csv', `${csv([bondTrade('T1', 60)])}a,b\n`);
    expect((await refusalOf(database.pool, short)).faults[0]).toMatchObject({
      line: 3,
      reason: expect.stringContaining('2 fields'),
    });
  });

  it.each([
    ['a flag', 'x.ndjson', (text: string) => ndjson([bondTrade('T', 5, { flags: [text] })])],
    ['a field', 'x.ndjson', (text: string) => ndjson([bondTrade('T', 5, { [text]: '1' })])],
    ['a column', 'x.csv', (text: string) => csv([bondTrade('T', 5, { [text]: '1' })])],
    [
      'columns',
      'x.csv',
      (text: string) =>
        csv([
          bondTrade('T', 5, Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`${text}${n}`, '1']))),
        ]),
    ],
  ])(
    'names %s of a file without what moves a terminal’s cursor, and not at any length',
    async (_, name, content) => {
      const { message, faults } = await refusalOf(
        database.pool,
        folder.write(name, content(`Y\u001b[2J\u009b\u202e\u2028${'z'.repeat(90)}`)),
      );
      const told = [message, ...faults.flatMap(({ field, reason }) => [field, reason])].join('\n');
      expect(told).toContain('Y\ufffd[2J');
      expect(told.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u2028\u202e]/u);
      expect(told.length).toBeLessThan(3_000);
    },
  );

  it('shows the first fifty faults and counts them all', async () => {
    const bad = Array.from({ length: 9_000 }, (_none, at) => bondTrade(`T${at}`, 60, { price: 'x' }));
    const refusal = await refusalOf(database.pool, folder.write('many.ndjson', ndjson(bad)));
    expect(refusal.faults).toHaveLength(50);
    expect(refusal.faultCount).toBe(9_000);
  });
});

describe('C 1: a file is taken whole or not at all', () => {
  it('a fault in the last of many lines leaves no row, no instrument, no catalogue line and no month', async () => {
    const before = await stored();
    const lines = Array.from({ length: 9_000 }, (_none, at) => bondTrade(`W${at}`, 60 + at));
    const file = folder.write(
      'whole.ndjson',
      ndjson([...lines, bondTrade('LAST', 60, { publicationDate: ago(62) })]),
    );
    expect((await refusalOf(database.pool, file)).faults).toEqual([
      { line: 9_001, field: 'publicationDate', reason: 'lies before the trade' },
    ]);
    expect(await stored()).toEqual(before);
    const months = await database.pool.query(
      `SELECT 1 FROM pg_inherits WHERE inhparent = 'trades'::regclass`,
    );
    expect(months.rowCount).toBe(0);
  });

  it('a contradiction that only the database can see leaves nothing either', async () => {
    const before = await stored();
    const file = folder.write(
      'twice.ndjson',
      ndjson([bondTrade('D1', 60), bondTrade('D2', 60), bondTrade('D1', 60, { price: '99' })]),
    );
    expect((await refusalOf(database.pool, file)).faults).toEqual([
      { line: 3, field: 'transactionID', reason: 'is the report of line 1 with other contents' },
    ]);
    expect(await stored()).toEqual(before);
  });

  it('a disk that fills up midway is reported, and leaves nothing', async () => {
    const before = await stored();
    // PostgreSQL fails like this amid the rows when one of its files cannot grow.
    await database.pool.query(
      `CREATE FUNCTION fill_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
         IF NEW.transaction_id = 'F700' THEN RAISE 'could not extend file' USING ERRCODE = 'disk_full'; END IF;
         RETURN NEW; END $$;
       CREATE TRIGGER fill_disk BEFORE INSERT ON trades FOR EACH ROW EXECUTE FUNCTION fill_disk()`,
    );
    const lines = Array.from({ length: 900 }, (_none, at) => bondTrade(`F${at}`, 60));
    const taking = take(database.pool, folder.write('full.ndjson', ndjson(lines)));
    await expect(taking).rejects.toThrow('The database has no room left: nothing was taken.');
    await database.pool.query('DROP FUNCTION fill_disk CASCADE');
    expect(await stored()).toEqual(before);
  });

  it('a dry run counts what it would add and stores nothing', async () => {
    const before = await stored();
    const file = folder.write('dry.ndjson', ndjson([bondTrade('DRY', 60)]));
    const now = new Date('2026-11-20T14:32:00Z');
    expect(await ingestFile({ pool: database.pool, file, now, dryRun: true })).toMatchObject({
      lines: 1,
      added: 1,
      dryRun: true,
    });
    expect(await stored()).toEqual(before);
  });
});

describe('C 1: a good file', () => {
  const trades = [
    bondTrade('G1', 60, { price: '98.12500', flags: ['ILQD', 'SIZE'] }),
    bondTrade('G1', 50, { tradeDate: ago(61), flags: ['CANC'] }),
    bondTrade('G1', 50, { tradeDate: ago(61), price: '98.5', flags: ['AMND'] }),
    bondTrade('G2', 40, { venueMIC: 'TPIC', instrumentDescription: 'Aubrac "Industries", 3.125% 2031 \\ é' }),
  ];

  it('of trades is taken as CSV; the same trades as NDJSON or gzip change nothing', async () => {
    const report = await take(database.pool, folder.write('good.csv', csv(trades)));
    expect(report).toEqual({
      dataType: 'trade',
      lines: 4,
      added: 4,
      rejected: 0,
      blankRows: 0,
      instrumentsAdded: 1,
      dryRun: false,
    });
    const after = await stored();
    for (const [name, content] of [
      ['good.csv', csv(trades)],
      ['crlf.csv', csv(trades).replaceAll('\n', '\r\n')],
      ['bom.csv', `\ufeff${csv(trades)}`],
      ['good.ndjson', ndjson(trades).trimEnd()],
      ['good.csv.gz', gzipSync(csv(trades))],
      ['wrongly-named.csv', gzipSync(ndjson(trades))],
      ['doubled.ndjson', ndjson([...trades, ...trades])],
    ] as const) {
      const again = await take(database.pool, folder.write(name, content));
      expect(again, name).toMatchObject({ added: 0, instrumentsAdded: 0 });
      expect(await stored(), name).toEqual(after);
    }
    const { rows } = await database.pool.query(
      `SELECT price::text, kind, array_to_string(flags, ' ') AS flags, description FROM trades JOIN instruments i ON i.id = instrument_id ORDER BY published_at, kind`,
    );
    const description = 'Aubrac "Industries", 3.125% 2031 \\ é';
    expect(rows).toEqual([
      { price: '98.12500', kind: 'New', flags: 'ILQD SIZE', description },
      { price: '98.5', kind: 'Amended', flags: 'AMND', description },
      { price: '98.125', kind: 'Cancelled', flags: 'CANC', description },
      { price: '98.125', kind: 'New', flags: '', description },
    ]);
  });

  it('each row names its file and line, and when it was taken', async () => {
    const { rows } = await database.pool.query(
      `SELECT f.name, t.source_line AS line, t.kind, f.taken_at AS taken, f.last_published_at AS last
       FROM trades t LEFT JOIN feed_files f ON f.id = t.source_file ORDER BY line`,
    );
    expect(rows.map(({ name, line, kind }) => [name, line, kind])).toEqual([
      ['good.csv', 2, 'New'],
      ['good.csv', 3, 'Cancelled'],
      ['good.csv', 4, 'Amended'],
      ['good.csv', 5, 'New'],
    ]);
    for (const { taken, last } of rows) {
      expect(Date.parse(taken)).toBeGreaterThanOrEqual(testNow.getTime());
      expect(Date.parse(last)).toBe(testNow.getTime() - 40 * 60_000);
    }
  });

  it('must not contradict what was published', async () => {
    const before = await stored();
    const file = folder.write(
      'other.ndjson',
      ndjson([bondTrade('NEW', 30), bondTrade('G2', 40, { venueMIC: 'TPIC', price: '98.126' })]),
    );
    expect((await refusalOf(database.pool, file)).faults).toEqual([
      {
        line: 2,
        field: 'transactionID',
        reason: 'was published before with other contents; a correction is a report of its own',
      },
    ]);
    const contradicting = folder.write(
      'class.ndjson',
      ndjson([bondTrade('N', 30, { assetClass: 'Securitised derivatives' })]),
    );
    expect((await refusalOf(database.pool, contradicting)).faults[0]).toMatchObject({ field: 'assetClass' });
    expect(await stored()).toEqual(before);
  });

  it('must not cancel or amend a trade that was never published', async () => {
    const yesterday = 24 * 60;
    const earlier = { tradeDate: ago(200) };
    const cancels = (id: string, more = {}) => bondTrade(id, 20, { ...earlier, flags: 'CANC', ...more });
    await take(
      database.pool,
      folder.write(
        'held.ndjson',
        ndjson([
          bondTrade('Y', yesterday),
          bondTrade('KNOWN', 30, earlier),
          bondTrade('GONE', 30, earlier),
          cancels('GONE'),
        ]),
      ),
    );
    const bund = { instrumentId: 'DE0001102580', instrumentDescription: 'Bund 2032' };
    const before = await stored();
    const file = folder.write(
      'orphans.ndjson',
      ndjson([
        cancels('KNOWN'),
        cancels('UNKNOWN'),
        bondTrade('UNKNOWN2', 20, { ...earlier, flags: 'AMND' }),
        // The trade that is cancelled comes later, or is of another day or instrument.
        bondTrade('LATER', 10, earlier),
        cancels('LATER'),
        cancels('Y'),
        bondTrade('KNOWN', 19, { ...earlier, flags: 'CANC', ...bund }),
        bondTrade('FILE', 20, earlier),
        cancels('FILE'),
        // Nothing earlier is held of this segment.
        cancels('UNKNOWN', { venueMIC: 'TPIR' }),
      ]),
    );
    const cancelled = 'cancels a trade that was not published before';
    expect((await refusalOf(database.pool, file)).faults).toEqual([
      { line: 2, field: 'transactionID', reason: cancelled },
      { line: 3, field: 'transactionID', reason: 'amends a trade that was not published before' },
      { line: 5, field: 'transactionID', reason: cancelled },
      { line: 6, field: 'transactionID', reason: cancelled },
      { line: 7, field: 'transactionID', reason: cancelled },
    ]);
    expect(await stored()).toEqual(before);
  });

  it('of orders is taken as snapshots, once', async () => {
    const book = (minutes: number, level: number, more = {}) => ({
      ...bondQuote(minutes),
      price: null,
      aggrVol: null,
      venueMIC: 'TPIO',
      system: 'CLOB',
      level,
      lOrders: 2,
      bidPrice: `98.${10 - level}0`,
      aggrBidVol: '1000.00',
      ...more,
    });
    const orders = [bondQuote(60), bondQuote(60, { price: '98.05' }), book(60, 2), book(60, 1)];
    expect(await take(database.pool, folder.write('orders.ndjson', ndjson(orders)))).toMatchObject({
      dataType: 'order',
      added: 4,
    });
    const after = await stored();
    expect(await take(database.pool, folder.write('orders.csv', csv(orders)))).toMatchObject({ added: 0 });
    expect(await stored()).toEqual(after);
    for (const [lines, field] of [
      [[book(50, 1), book(50, 3)], 'level'],
      [[book(50, 1), book(50, 1)], 'level'],
      [[book(60, 1), book(60, 2, { bidPrice: '1' })], 'date'],
      [[book(60, 1)], 'date'],
      [[book(60, 1), book(60, 2), book(60, 3)], 'date'],
    ] as const) {
      const refusal = await refusalOf(database.pool, folder.write('snapshots.ndjson', ndjson(lines)));
      expect(refusal.faults[0]?.field).toBe(field);
      expect(await stored()).toEqual(after);
    }
  });

  it('is taken while others read, who see all of it or nothing', async () => {
    const lines = Array.from({ length: 6_000 }, (_none, at) =>
      bondTrade(`R${at}`, 60 * 24 * 400 + at, { venueMIC: 'LNFI' }),
    );
    const file = folder.write('beside.ndjson', ndjson(lines));
    const count = async (): Promise<number> => {
      const { rows } = await database.pool.query(
        `SELECT count(*)::integer AS count FROM trades WHERE transaction_id LIKE 'R%'`,
      );
      return rows[0]?.count;
    };
    let ended = false;
    const taking = take(database.pool, file).finally(() => {
      ended = true;
    });
    const seen = new Set<number>();
    while (!ended) seen.add(await count());
    await taking;
    seen.add(await count());
    expect([...seen]).toEqual([0, 6_000]);
  });

  it('taken by two programs at once is stored once', async () => {
    const file = folder.write('two.ndjson', ndjson([bondTrade('TWO1', 30), bondTrade('TWO2', 30)]));
    const reports = await Promise.all([take(database.pool, file), take(database.pool, file)]);
    expect(reports.map((report) => report.added).sort()).toEqual([0, 2]);
  });

  /** A file whose last line does not come before `open` is called. */
  function heldBack(first: FileLine, ...rest: readonly FileLine[]) {
    let open = (): void => {};
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    const bytes = async function* (): AsyncGenerator<Uint8Array> {
      yield Buffer.from(ndjson([first]));
      await opened;
      yield Buffer.from(ndjson(rest));
    };
    return { bytes: bytes(), open: () => open() };
  }

  const pollLocks = (lockClass: number, granted: boolean) =>
    expect.poll(
      async () =>
        (
          await database.pool.query(
            `SELECT count(*)::integer AS n FROM pg_locks WHERE locktype = 'advisory' AND classid = $1 AND granted = $2
               AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
            [lockClass, granted],
          )
        ).rows[0]?.n,
    );

  it('waits for one of the same venue that is still being read, but not for one of another venue', async () => {
    const { bytes, open } = heldBack(bondTrade('SLOW1', 25), bondTrade('SLOW2', 25));
    const ended: string[] = [];
    const note = (name: string) => () => ended.push(name);
    const source = { name: 'slow.ndjson', bytes };
    const begun = ingest(source, { pool: database.pool, now: testNow }).then(note('slow'));
    const locks = (granted: boolean) => pollLocks(venueLockClass, granted);
    await locks(true).toBe(1);
    const same = folder.write(
      'same.ndjson',
      ndjson([bondTrade('SLOW1', 20, { tradeDate: ago(26), flags: 'CANC' })]),
    );
    const second = take(database.pool, same).then(note('same venue'));
    await locks(false).toBe(1);
    const other = folder.write(
      'other-venue.ndjson',
      ndjson([
        bondTrade('QUICK', 25, {
          venueMIC: 'IMSB',
          instrumentId: 'DE0001102606',
          instrumentDescription: 'New',
        }),
      ]),
    );
    await take(database.pool, other).then(note('other venue'));
    open();
    await Promise.all([begun, second]);
    expect(ended).toEqual(['other venue', 'slow', 'same venue']);
  });

  const elsewhere = { venueMIC: 'IMSB', instrumentId: 'DE0001102606', instrumentDescription: 'New' };
  const cancels = (id: string) => bondTrade(id, 20, { tradeDate: ago(26), flags: 'CANC' });

  it.each([
    [
      'of two venues waits for the trade that it cancels at its second',
      [bondTrade('HELD', 25), bondTrade('HELD2', 25)],
      [bondTrade('MIXED', 25, elsewhere), cancels('HELD')],
    ],
    [
      'waits for the trade that it cancels in one of two venues',
      [bondTrade('MIXED2', 25, elsewhere), bondTrade('SECOND', 25)],
      [cancels('SECOND')],
    ],
  ])('%s, while that is being loaded', async (name, [first, ...rest], lines) => {
    await take(database.pool, folder.write('before.ndjson', ndjson([bondTrade('Y', 24 * 60)])));
    if (!first) throw new Error('no line');
    const { bytes, open } = heldBack(first, ...rest);
    const begun = ingest({ name: 'held.ndjson', bytes }, { pool: database.pool, now: testNow });
    await pollLocks(loadingLockClass, true).toBe(1);
    const second = take(database.pool, folder.write(`${name.length}.ndjson`, ndjson(lines)));
    await pollLocks(loadingLockClass, false).toBe(1);
    open();
    expect([(await begun).added, (await second).added]).toEqual([2, lines.length]);
  });

  it('waits for the trade that it cancels in a file that waits for its turn', async () => {
    await take(database.pool, folder.write('before.ndjson', ndjson([bondTrade('Y', 24 * 60)])));
    const { bytes, open } = heldBack(bondTrade('AHEAD', 25), bondTrade('AHEAD2', 25));
    const begun = ingest({ name: 'ahead.ndjson', bytes }, { pool: database.pool, now: testNow });
    await pollLocks(venueLockClass, true).toBe(1);
    const queued = take(database.pool, folder.write('queued.ndjson', ndjson([bondTrade('QUEUED', 25)])));
    await pollLocks(venueLockClass, false).toBe(1);
    const lines = [bondTrade('MIXED3', 25, elsewhere), cancels('QUEUED')];
    const second = take(database.pool, folder.write('third.ndjson', ndjson(lines)));
    await pollLocks(loadingLockClass, false).toBe(1);
    open();
    expect((await Promise.all([begun, queued, second])).map(({ added }) => added)).toEqual([2, 1, 2]);
  });

  it('gives way to one that waits for it while holding up its turn, and then takes its turn', async () => {
    const [first, other] = [await database.pool.connect(), await database.pool.connect()];
    try {
      for (const client of [first, other]) await client.query('BEGIN');
      await other.query('SELECT pg_advisory_xact_lock(1, 2)');
      const joined = joinInTurn(first, async () => {
        await first.query('SELECT pg_advisory_xact_lock(1, 2)');
      });
      await pollLocks(1, false).toBe(1);
      const [ahead = 0] = await joinInTurn(other, async () => {});
      expect(ahead).toBeGreaterThan(0);
      // One of the two is told of the deadlock; either may be.
      await other
        .query('SELECT pg_advisory_xact_lock_shared($1, $2)', [loadingLockClass, ahead])
        .catch((error: unknown) => expect(error).toMatchObject({ code: '40P01' }));
      await other.query('ROLLBACK');
      expect(await joined).toEqual([]);
    } finally {
      for (const client of [first, other]) {
        await client.query('ROLLBACK');
        client.release();
      }
    }
  });

  it('and another that refer to each other’s trades do not wait forever: each has its answer', async () => {
    await take(database.pool, folder.write('before.ndjson', ndjson([bondTrade('Y', 24 * 60)])));
    const one = heldBack(bondTrade('ONE', 25, elsewhere), cancels('TWO'));
    const other = heldBack(bondTrade('TWO', 25), cancels('NONE'));
    const takenOf = (name: string, bytes: AsyncGenerator<Uint8Array>) =>
      ingest({ name, bytes }, { pool: database.pool, now: testNow }).then(
        () => 'taken',
        (error: unknown) => (error instanceof IngestRefusal ? 'refused' : error),
      );
    const answers = [takenOf('one.ndjson', one.bytes), takenOf('other.ndjson', other.bytes)];
    await pollLocks(loadingLockClass, true).toBe(2);
    one.open();
    other.open();
    expect(await Promise.all(answers)).toEqual(['refused', 'refused']);
  });
});

describe('C 1: with --partial', () => {
  const takePartly = async (name: string, lines: readonly FileLine[]) => {
    const rejects: string[] = [];
    const report = await ingestFile({
      pool: database.pool,
      file: folder.write(name, ndjson(lines)),
      now: testNow,
      onReject: ({ line, field, reason }) => rejects.push(`${line} ${field}: ${reason}`),
    });
    return { report, rejects };
  };

  const told = async (file: string) => {
    const faults: RejectedFault[] = [];
    const report = await ingestFile({
      pool: database.pool,
      file,
      now: testNow,
      dryRun: true,
      onReject: (fault) => faults.push(fault),
    });
    return { report, faults };
  };

  it('good lines are taken, bad ones are reported, and a repeat changes nothing', async () => {
    await take(
      database.pool,
      folder.write('held-p.ndjson', ndjson([bondTrade('P0', 24 * 60), bondTrade('P1', 60)])),
    );
    const lines = [
      bondTrade('P1', 60, { price: '99' }),
      bondTrade('P2', 60),
      bondTrade('P3', 60, { price: '98,1', venueMIC: 'XXXX' }),
      bondTrade('P2', 60, { vol: '7' }),
      bondTrade('P4', 60, { vol: '-1' }),
      // The trade they change is rejected, so they are too.
      bondTrade('P4', 50, { tradeDate: ago(61), flags: 'AMND' }),
      bondTrade('P4', 40, { tradeDate: ago(61), flags: 'CANC' }),
      bondTrade('P2', 50, { tradeDate: ago(61), flags: 'CANC' }),
    ];
    const first = await takePartly('partial.ndjson', lines);
    expect(first.report).toMatchObject({ lines: 8, added: 2, rejected: 6 });
    expect(first.rejects).toEqual([
      '3 venueMIC: is not one of the venues or their segments',
      '3 price: is not a decimal number such as 101.240',
      '5 vol: is below zero',
      '4 transactionID: is the report of line 2 with other contents',
      '1 transactionID: was published before with other contents; a correction is a report of its own',
      '6 transactionID: amends a trade that was not published before',
      '7 transactionID: cancels a trade that was not published before',
    ]);
    const after = await stored();
    const again = await takePartly('partial.ndjson', lines);
    expect(again.report).toMatchObject({ lines: 8, added: 0, rejected: 6 });
    const numbers = ({ rejects }: typeof first) => [...new Set(rejects.map((one) => one[0]))].sort();
    expect(numbers(again)).toEqual(numbers(first));
    expect(await stored()).toEqual(after);
  });

  it.each(['csv', 'ndjson'])(
    'a rejected line is told as it was given, with what its field holds: %s',
    async (format) => {
      const lines = [
        bondTrade('V1', 90, { price: '98,1' }),
        bondTrade('V2', 90, { instrumentDescription: 'A "quoted", name' }),
        bondTrade('V2', 90, { instrumentDescription: 'A "quoted", name', vol: '7' }),
        bondTrade('V3', 80, { tradeDate: ago(91), flags: 'CANC' }),
        bondTrade('', 90),
      ];
      const write = format === 'csv' ? csv : ndjson;
      const file = folder.write(`given.${format}`, write(lines));
      const { faults } = await told(file);
      const header = format === 'csv' ? 1 : 0;
      const given = readFileSync(file, 'utf8').split('\n').slice(header);
      expect(faults.map(({ line, field, value, text }) => [line, field, value, text])).toEqual([
        [1 + header, 'price', '98,1', given[0]],
        [5 + header, 'transactionID', null, given[4]],
        [3 + header, 'transactionID', 'V2', given[2]],
        [4 + header, 'transactionID', 'V3', given[3]],
      ]);
    },
  );

  it.each([
    ['trades', bondTrade('V1', 90), fileColumns.trade],
    ['orders', bondQuote(90), fileColumns.order],
  ] as const)(
    'what is told of rejected %s does nothing to a terminal, whichever field holds it',
    async (kind, good, columns) => {
      const lines = columns.map((column) => ({ ...good, [column]: `${column}\u001b[2J\u202e\0` }));
      const { report, faults } = await told(folder.write(`shown-${kind}.csv`, csv(lines)));
      expect(report).toMatchObject({ lines: columns.length, added: 0, rejected: columns.length });
      const held = faults.map(({ value, text }) => `${value}${text}`);
      expect(held.filter(hasUnshown)).toEqual([]);
      expect(held.filter((text) => !text.includes('\ufffd[2J\ufffd\ufffd'))).toEqual([]);
    },
  );

  it.each([
    ['trades', bondTrade('V1', 90)],
    ['orders', bondQuote(90)],
  ])(
    'rejected %s with a line break within quotes are told with it, and long ones are cut',
    async (kind, good) => {
      const lines = [
        { ...good, price: '98\n"1"' },
        { ...good, price: 'x'.repeat(9_000) },
      ];
      const file = folder.write(`long-${kind}.csv`, csv(lines));
      const { faults } = await told(file);
      const [, first, broken, long] = readFileSync(file, 'utf8').split('\n');
      expect(faults).toMatchObject([
        { field: 'price', value: '98\ufffd"1"', text: `${first}\n${broken}` },
        { field: 'price', value: `${'x'.repeat(200)}…`, text: `${long?.slice(0, 8_000)}…` },
      ]);
    },
  );

  it('a snapshot of orders with a bad line is rejected whole', async () => {
    const level = (minutes: number, at: number, more = {}) => ({
      ...bondQuote(minutes),
      price: null,
      aggrVol: null,
      venueMIC: 'TPIO',
      system: 'CLOB',
      level: at,
      lOrders: 2,
      bidPrice: `97.${10 - at}0`,
      aggrBidVol: '1000.00',
      ...more,
    });
    const { report, rejects } = await takePartly('books.ndjson', [
      level(33, 1),
      level(33, 2),
      level(34, 1),
      level(34, 2, { bidPrice: 'x' }),
      level(35, 1),
      level(35, 3),
    ]);
    expect(report).toMatchObject({ added: 2, rejected: 4 });
    expect(rejects).toEqual([
      '4 bidPrice: is not a decimal number such as 101.240',
      '3 -: another line of its snapshot cannot be taken',
      '6 level: the levels of this snapshot are not 1, 2, 3 and so on, each once',
      '5 -: another line of its snapshot cannot be taken',
    ]);
  });
});
