import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { ingestCommand } from '../../../src/server/cli/ingest.ts';
import { IngestRefusal } from '../../../src/server/ingest/fault-list.ts';
import { type FollowOptions, followFile } from '../../../src/server/ingest/follow-file.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { withoutDatabase } from '../run-daylight.ts';
import { runScript } from '../start-program.ts';
import { bondQuote, bondTrade, csv, type FileLine, ndjson, testFolder, testNow } from './feed-kit.ts';

let database: TestDatabase;
const folder = testFolder();

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(async () => {
  await database.drop();
  folder.remove();
});

/** A followed file, which is looked at again only by `look`. */
type Followed = {
  readonly file: string;
  readonly append: (text: string) => void;
  /** Looks again, and waits until the file is read to its end and the lines are taken. */
  readonly look: () => Promise<void>;
  /** Of each part taken: the number of its last line, its count of lines, and how many were new. */
  readonly parts: readonly (readonly [number, number, number])[];
  /** The lines that were rejected. */
  readonly rejected: readonly number[];
  /** Of each part taken: the number of blank rows skipped since the part before it. */
  readonly blankRows: readonly number[];
  readonly replaced: () => number;
  readonly end: () => Promise<void>;
  readonly ended: Promise<void>;
};

async function follow(
  name: string,
  text: string | Buffer,
  isPartial = false,
  own: Pick<FollowOptions, 'longestPartMs'> = {},
): Promise<Followed> {
  const file = folder.write(name, text);
  const ender = new AbortController();
  const parts: [number, number, number][] = [];
  const rejected: number[] = [];
  const blankRows: number[] = [];
  let replaced = 0;
  let looks = 0;
  let goOn = (): void => {};
  const ended = followFile(file, {
    ...own,
    pool: database.pool,
    now: () => testNow,
    pause: (signal) => {
      signal.throwIfAborted();
      looks += 1;
      return new Promise<void>((resolve, reject) => {
        goOn = resolve;
        signal.addEventListener('abort', reject);
      });
    },
    signal: ender.signal,
    ...(isPartial ? { onReject: ({ line }) => rejected.push(line) } : {}),
    onIngested: (report, last) => {
      blankRows.push(report.blankRows);
      parts.push([last, report.lines, report.added]);
    },
    onReplaced: () => {
      replaced += 1;
    },
  });
  const looked = (count: number): Promise<unknown> =>
    Promise.race([vi.waitFor(() => expect(looks).toBeGreaterThan(count)), ended.catch(() => {})]);
  const end = async (): Promise<void> => {
    ender.abort();
    await ended.catch(() => {});
  };
  onTestFinished(end);
  await looked(0);
  return {
    file,
    append: (more) => appendFileSync(file, more),
    look: async () => {
      const before = looks;
      goOn();
      await looked(before);
    },
    parts,
    rejected,
    blankRows,
    replaced: () => replaced,
    end,
    ended,
  };
}

const taken = (followed: Followed, ...parts: readonly (readonly [number, number, number])[]) =>
  vi.waitFor(() => expect(followed.parts).toEqual(parts));

const old = 60 * 24;
const lines = (text: string): readonly string[] => text.trimEnd().split('\n');
const [header = '', first = '', second = '', third = ''] = lines(
  csv([bondTrade('F1', old), bondTrade('F2', old), bondTrade('F3', old)]),
);

test('operating.md Data in: lines added to a followed file are taken with their line numbers', async () => {
  const followed = await follow('grows.csv', `${header}\n${first}\n`);
  await taken(followed, [2, 1, 1]);
  followed.append(`${second}\n${third.slice(0, 20)}`);
  await followed.look();
  // The third line is not complete yet.
  await taken(followed, [2, 1, 1], [3, 1, 1]);
  followed.append(`${third.slice(20)}\n`);
  await followed.look();
  await taken(followed, [2, 1, 1], [3, 1, 1], [4, 1, 1]);
  const { rows } = await database.pool.query(
    `SELECT t.transaction_id AS id, f.name, t.source_line::integer AS line FROM trades t JOIN feed_files f ON f.id = t.source_file ORDER BY 1`,
  );
  expect(rows).toEqual([
    { id: 'F1', name: 'grows.csv', line: 2 },
    { id: 'F2', name: 'grows.csv', line: 3 },
    { id: 'F3', name: 'grows.csv', line: 4 },
  ]);
});

test('operating.md Data in: blank rows of a followed file are counted once, with the lines after or around them', async () => {
  const [, one = '', two = '', three = ''] = lines(csv(['K1', 'K2', 'K3'].map((id) => bondTrade(id, old))));
  const blank = ','.repeat(header.split(',').length - 1);
  const followed = await follow('blanks.csv', `${header}\n${blank}\n${one}\n${blank}\n`);
  await taken(followed, [3, 1, 1]);
  followed.append(`${blank}\n${blank}\n`);
  await followed.look();
  followed.append(`${two}\n${blank}\n${three}\n`);
  await followed.look();
  await taken(followed, [3, 1, 1], [9, 2, 2]);
  expect(followed.blankRows).toEqual([2, 3]);
});

test('operating.md Data in: a followed file may start empty, or with half a header', async () => {
  const followed = await follow('begins.csv', '');
  followed.append(header.slice(0, 30));
  await followed.look();
  followed.append(`${header.slice(30)}\n`);
  await followed.look();
  expect(followed.parts).toEqual([]);
  followed.append(`${csv([bondTrade('E1', old)]).split('\n')[1]}\n`);
  await followed.look();
  await taken(followed, [2, 1, 1]);
  await followed.end();
  await expect(followed.ended).resolves.toBeUndefined();
});

test('operating.md Data in: lines of a followed file may end with CR alone', async () => {
  const [, one = '', other = ''] = lines(csv([bondTrade('CR1', old), bondTrade('CR2', old)]));
  const followed = await follow('returns.csv', `${header}\r${one}\r`);
  await taken(followed, [2, 1, 1]);
  followed.append(`${other}\r`);
  await followed.look();
  await taken(followed, [2, 1, 1], [3, 1, 1]);
});

test('operating.md Data in: a followed NDJSON file whose lines end with CR alone is refused', async () => {
  const text = ndjson([bondTrade('CR3', old), bondTrade('CR4', old)]).replaceAll('\n', '\r');
  const followed = await follow('returns.ndjson', text);
  await expect(followed.ended).rejects.toThrow('The first line is not a JSON object.');
});

test('operating.md Data in: a followed file that never stops growing is taken in parts of limited duration', async () => {
  const many = csv(Array.from({ length: 1_000 }, (_none, at) => bondTrade(`G${at}`, old)));
  const followed = await follow('restless.csv', many, false, { longestPartMs: 0 });
  await vi.waitFor(() => expect(followed.parts.at(-1)?.[0]).toBe(1_001));
  expect(followed.parts.length).toBeGreaterThan(1);
  expect(followed.parts.reduce((sum, [, , added]) => sum + added, 0)).toBe(1_000);
});

const book = (minutes: number, levels: number): FileLine[] =>
  Array.from({ length: levels }, (_none, at) => bondQuote(minutes, { price: `${98 - at}.10` }));

test('operating.md Data in: a followed file of orders is never split within a snapshot', async () => {
  const earlier = lines(ndjson(book(old + 1, 2)));
  const later = lines(ndjson(book(old, 3)));
  const followed = await follow('book.ndjson', `${[...earlier, later[0]].join('\n')}\n`);
  await taken(followed, [2, 2, 2]);
  followed.append(`${later[1]}\n`);
  await followed.look();
  followed.append(`${later[2]}\n`);
  await followed.look();
  // The snapshot may go on: the file was looked at only once since it grew.
  expect(followed.parts).toEqual([[2, 2, 2]]);
  await followed.look();
  await taken(followed, [2, 2, 2], [5, 3, 3]);
  const { rows } = await database.pool.query(
    'SELECT count(*)::integer AS levels FROM orders GROUP BY published_at ORDER BY published_at',
  );
  expect(rows).toEqual([{ levels: 2 }, { levels: 3 }]);
});

test('operating.md Data in: a file that replaces a followed one is read from its beginning', async () => {
  const followed = await follow('turns.csv', csv([bondTrade('R1', old)]));
  await taken(followed, [2, 1, 1]);
  const [, last = ''] = lines(csv([bondTrade('R2', old)]));
  // The last line of the old file has no line break.
  followed.append(last);
  renameSync(followed.file, `${followed.file}.1`);
  await followed.look();
  expect(followed.replaced()).toBe(0);
  writeFileSync(followed.file, csv([bondTrade('R3', old)]));
  await followed.look();
  await followed.look();
  await taken(followed, [2, 1, 1], [3, 1, 1], [2, 1, 1]);
  expect(followed.replaced()).toBe(1);
  // Some programs truncate the file instead.
  writeFileSync(followed.file, `${header}\n`);
  await followed.look();
  expect(followed.replaced()).toBe(2);
  await followed.look();
  followed.append(`${lines(csv([bondTrade('R4', old)]))[1]}\n`);
  await followed.look();
  await taken(followed, [2, 1, 1], [3, 1, 1], [2, 1, 1], [2, 1, 1]);
});

test('operating.md Data in: a followed file may be replaced while it is still empty', async () => {
  const followed = await follow('nothing.csv', '');
  writeFileSync(`${followed.file}.new`, csv([bondTrade('N1', old)]));
  renameSync(`${followed.file}.new`, followed.file);
  await followed.look();
  await followed.look();
  await taken(followed, [2, 1, 1]);
  expect(followed.replaced()).toBe(1);
});

test('operating.md Data in: lines written to the old file after its replacement are taken first', async () => {
  const followed = await follow('late.csv', csv([bondTrade('L1', old)]));
  renameSync(followed.file, `${followed.file}.1`);
  writeFileSync(followed.file, csv([bondTrade('L3', old)]));
  await followed.look();
  expect(followed.replaced()).toBe(0);
  appendFileSync(`${followed.file}.1`, `${lines(csv([bondTrade('L2', old)]))[1]}\n`);
  await followed.look();
  await followed.look();
  await taken(followed, [2, 1, 1], [3, 1, 1], [2, 1, 1]);
});

test('operating.md Data in: half a line is not taken for a whole one when a followed file is truncated', async () => {
  const followed = await follow('halved.csv', `${csv([bondTrade('H1', old)])}${second.slice(0, 20)}`, true);
  await taken(followed, [2, 1, 1]);
  writeFileSync(followed.file, csv([bondTrade('H2', old)]));
  await followed.look();
  await taken(followed, [2, 1, 1], [2, 1, 1]);
  expect(followed.rejected).toEqual([]);
});

test('operating.md Data in: a bad line ends following and refuses its part; earlier parts stay taken', async () => {
  const followed = await follow('bad.csv', csv([bondTrade('B1', old)]));
  await taken(followed, [2, 1, 1]);
  const [, good = '', bad = ''] = lines(csv([bondTrade('B2', old), bondTrade('B3', old, { price: 'dear' })]));
  followed.append(`${good}\n${bad}\n`);
  await followed.look();
  const refusal = await followed.ended.catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(IngestRefusal);
  expect(refusal).toMatchObject({
    messages: [
      '1 line cannot be taken of 2: none of them was taken, those before them were.',
      'line 4, price: is not a decimal number such as 101.240',
    ],
  });
  const { rows } = await database.pool.query("SELECT FROM trades WHERE transaction_id LIKE 'B_'");
  expect(rows).toHaveLength(1);
});

test('operating.md Data in: with --partial following continues after a bad line', async () => {
  const bad = bondTrade('P1', old, { price: 'dear' });
  const followed = await follow('partial.csv', csv([bad]), true);
  await taken(followed, [2, 1, 0]);
  followed.append(`${lines(csv([bondTrade('P2', old)]))[1]}\n`);
  await followed.look();
  await taken(followed, [2, 1, 0], [3, 1, 1]);
  expect(followed.rejected).toEqual([2]);
});

test('operating.md Data in: an unreadable line does not let a part end within a snapshot', async () => {
  const [level = '', next = ''] = lines(ndjson(book(old + 10, 2)));
  const followed = await follow('garbled.ndjson', `${level}\nno line\n`, true);
  followed.append(`${next}\n`);
  await followed.look();
  expect(followed.parts).toEqual([]);
  await followed.look();
  await taken(followed, [3, 3, 2]);
  expect(followed.rejected).toEqual([2]);
});

/** Follows a file, told to end when its first part begins; returns the lines of each part taken. */
async function endedAtFirst(name: string, text: string): Promise<readonly number[]> {
  const ender = new AbortController();
  const taken: number[] = [];
  await followFile(folder.write(name, text), {
    pool: database.pool,
    now: () => {
      ender.abort();
      return testNow;
    },
    pause: async (signal) => signal.throwIfAborted(),
    signal: ender.signal,
    onIngested: (report) => taken.push(report.lines),
    onReplaced: () => {},
  });
  return taken;
}

test('operating.md Data in: when told to end, following stores the current part of a long file and no more', async () => {
  const trades = Array.from({ length: 1000 }, (_none, at) => bondTrade(`S${at}`, old));
  const [count = 0, ...others] = await endedAtFirst('long.csv', csv(trades));
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(trades.length);
  expect(others).toEqual([]);
});

test('operating.md Data in: when told to end, following still reports that the current part cannot be taken', async () => {
  await expect(endedAtFirst('dear.csv', csv([bondTrade('D1', old, { price: 'dear' })]))).rejects.toThrow(
    'none of them was taken, those before them were.',
  );
});

test('operating.md Data in: only a regular file is followed, not a pipe', async () => {
  const pipe = path.join(folder.path, 'pipe.csv');
  execFileSync('sh', ['-c', 'mkfifo "$0"', pipe]);
  await expect(ingestCommand([pipe, '--follow'], { print: () => {}, printError: () => {} })).rejects.toThrow(
    /pipe\.csv is no regular file: it can be taken, but not followed\.$/,
  );
});

test('operating.md Data in: a file packed with gzip is not followed', async () => {
  const followed = await follow('packed.csv.gz', gzipSync(csv([bondTrade('Z1', old)])));
  await expect(followed.ended).rejects.toThrow(
    'packed.csv.gz is packed with gzip: it can be taken, but not followed.',
  );
});

test('operating.md Data in: npm run daylight -- ingest FILE --follow takes new lines until it is told to end', async () => {
  const trades = ['G1', 'G2', 'G3'].map((id) =>
    bondTrade(id, 60 * 24 * 90, id === 'G3' ? { price: 'dear' } : {}),
  );
  const [top, ...rows] = lines(csv(trades));
  const file = folder.write('command.csv', `${top}\n${rows[0]}\n`);
  const tool = runScript('src/server/cli/daylight.ts', ['ingest', file, '--follow', '--partial'], {
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
  });
  onTestFinished(() => void tool.child.kill('SIGKILL'));
  await vi.waitFor(() => expect(tool.out()).toMatch(/^Took 1 line of trades: 1 new, .*; up to line 2\.\n$/));
  appendFileSync(file, `${rows[1]}\n`);
  await vi.waitFor(() => expect(tool.out()).toMatch(/1 new, .*; up to line 3\.\n$/));
  appendFileSync(file, `${rows[2]}\n`);
  await vi.waitFor(() =>
    expect(tool.out()).toMatch(/0 new, 0 known already, 1 rejected; .*; up to line 4\.\n$/),
  );
  expect(readFileSync(`${file}.rejects.csv`, 'utf8')).toContain('4,price,');
  tool.child.kill('SIGTERM');
  expect(await tool.ended).toBe(2);
  expect(withoutDatabase(tool.err())).toMatch(
    /^1 line was rejected: .*command\.csv\.rejects\.csv says why\.\n$/,
  );
});

test('operating.md Publishing and daily work: who follows a file is in the log, from its beginning to its end, with the counts', async () => {
  const [top, first, bad] = lines(
    csv([bondTrade('L1', 60 * 24 * 90), bondTrade('L2', 60 * 24 * 90, { vol: 'x' })]),
  );
  const file = folder.write('logged.csv', `${top}\n${first}\n`);
  const tool = runScript('src/server/cli/daylight.ts', ['ingest', file, '--follow', '--by', 'Ada'], {
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
  });
  onTestFinished(() => void tool.child.kill('SIGKILL'));
  const log = async () =>
    (
      await database.pool.query(
        `SELECT acted_for, action, details FROM audit_log WHERE subject = 'logged.csv' ORDER BY id`,
      )
    ).rows;
  const begun = { acted_for: 'Ada', action: 'begin to follow file', details: {} };
  await vi.waitFor(() => expect(tool.out()).toContain('up to line 2.'));
  expect(await log()).toEqual([begun]);
  // It ends of itself at a line that cannot be taken.
  appendFileSync(file, `${bad}\n`);
  expect(await tool.ended).toBe(1);
  const counts = { lines: 1, added: 1, rejected: 0 };
  expect(await log()).toEqual([begun, { acted_for: 'Ada', action: 'end to follow file', details: counts }]);
});

test('operating.md Data in: a second signal ends following at once while it waits for the database', async () => {
  const file = folder.write('twice.csv', csv([bondTrade('TWICE', 60 * 24 * 90)]));
  const holder = await database.pool.connect();
  onTestFinished(() => holder.release(true));
  await holder.query('BEGIN');
  await holder.query('SELECT FROM feed_heads FOR UPDATE');
  const tool = runScript('src/server/cli/daylight.ts', ['ingest', file, '--follow'], {
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
  });
  onTestFinished(() => void tool.child.kill('SIGKILL'));
  await vi.waitFor(async () => {
    const { rowCount } = await database.pool.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    expect(rowCount).toBe(1);
  });
  tool.child.kill('SIGINT');
  await vi.waitFor(() =>
    expect(tool.out()).toContain('SIGINT: stopping once the part being taken is stored'),
  );
  tool.child.kill('SIGTERM');
  expect(await tool.ended).toBe(null);
  expect(tool.child.signalCode).toBe('SIGTERM');
});

test('operating.md Data in: a lost database ends following with a message, not a stack trace', async () => {
  const to = new URL(database.url);
  const sockets = new Set<Socket>();
  const relay = createServer((from) => {
    const there = connect(Number(to.port), to.hostname);
    for (const socket of [from, there]) sockets.add(socket.on('error', () => {}));
    from.pipe(there).pipe(from);
  });
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void relay.close());
  const address = relay.address();
  const by = new URL(database.url);
  by.host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const [top, first, second] = lines(csv([bondTrade('D1', 60 * 24 * 90), bondTrade('D2', 60 * 24 * 90)]));
  const file = folder.write('away.csv', `${top}\n${first}\n`);
  const tool = runScript('src/server/cli/daylight.ts', ['ingest', file, '--follow'], {
    NODE_ENV: 'test',
    DATABASE_URL: by.href,
  });
  onTestFinished(() => void tool.child.kill('SIGKILL'));
  await vi.waitFor(() => expect(tool.out()).toMatch(/up to line 2\.\n$/));
  relay.close();
  for (const socket of sockets) socket.destroy();
  appendFileSync(file, `${second}\n`);
  expect(await tool.ended).toBe(1);
  expect(withoutDatabase(tool.err())).toMatch(
    /^The connection to the database was lost \(.*\): work in progress may not have been done\.\n$/,
  );
});
