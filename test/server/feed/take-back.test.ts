import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { FeedSummary } from '../../../src/contract/generated/types.ts';
import { takingBackLockClass } from '../../../src/platform/advisory-locks.ts';
import { audit } from '../../../src/server/audit/audit.ts';
import { createFolderStore } from '../../../src/server/files/folder-store.ts';
import { createOpenDataJob } from '../../../src/server/open-data/open-data-job.ts';
import { performAct, previewAct } from '../../../src/server/operator/act.ts';
import { takeBackFile } from '../../../src/server/operator/file-acts.ts';
import { keepSums } from '../../../src/server/sums/keep-sums.ts';
import { follow, listening } from '../live/live-kit.ts';
import { runDaylight } from '../run-daylight.ts';
import {
  ago,
  bondQuote,
  bondTrade,
  bondTradesAsked,
  type FileLine,
  ndjson,
  refusalOf,
  take,
  testFolder,
  testNow,
} from './feed-kit.ts';
import { openFeedScene } from './feed-scene.ts';

const store = testFolder();
const files = createFolderStore(store.path);
const { database, folder, kit } = await openFeedScene({
  live: { tickMs: 10, heartbeatMs: 50 },
  shared: { files },
});
const origin = await listening(kit);
const { pool } = database;
const daylight = (...words: readonly string[]) => runDaylight(words, { DATABASE_URL: database.url });
const because = ['--reason', 'the venue sent it by mistake', '--by', 'Ann'];
const asked = { ...bondTradesAsked, from: ago(24 * 60) };

afterEach(() => kit.clock.set(testNow));
afterAll(store.remove);

const inMinutes = (minutes: number): Date => new Date(testNow.getTime() + minutes * 60_000);

/** Takes a file in. @returns its number */
async function sent(name: string, lines: readonly FileLine[], now = testNow): Promise<string> {
  await take(pool, folder.write(name, ndjson(lines)), now);
  const { rows } = await pool.query<{ id: number }>('SELECT max(id) AS id FROM feed_files');
  return String(rows[0]?.id);
}

const previewed = (id: string) => previewAct(pool, takeBackFile, id, testNow);
/** Takes it back, published at `testNow`. */
async function takenBack(id: string) {
  const { seen } = await previewed(id);
  return performAct(pool, takeBackFile, id, seen, {
    actor: { osUser: 'test', by: 'Ann' },
    clock: { now: () => testNow },
    reason: 'a mistake',
  });
}

type Row = readonly [transaction: string, status: string, voidedAt: string | null];

/** What of these transactions a reader sees, newest first. */
async function seenBy(
  reader: Awaited<ReturnType<typeof kit.reader>>,
  begin: string,
): Promise<readonly Row[]> {
  const { body } = await reader('/api/feed/data', bondTradesAsked);
  return (body.Data ?? []).flatMap(({ transactionID = '', status = '', voidedBy }): Row[] =>
    transactionID.startsWith(begin) ? [[transactionID, status, voidedBy?.publicationDate ?? null]] : [],
  );
}

const disagreements = async (now: Date) =>
  (await audit({ pool, files, now })).filter(({ first }) => first !== null);

describe('a file of trades that is taken back', () => {
  test('is cancelled for each reader in its time, in figures and open files, and the audit agrees', async () => {
    const live = await kit.reader({ TPIC: ['realtime_trades'] });
    const delayed = await kit.reader({ TPIC: ['delayed_trades'] });
    const rowsAndVolume = async () => {
      const { text } = await live('/api/feed/summary', asked);
      const { Rows, Volumes }: FeedSummary = JSON.parse(text);
      return { Rows, Volumes };
    };
    await sent('kept.ndjson', [bondTrade('SUM-KEPT', 45)]);
    await keepSums(pool, testNow);
    const without = await rowsAndVolume();
    const id = await sent('wrong.ndjson', [bondTrade('SUM1', 100), bondTrade('SUM2', 40, { flags: 'LRGS' })]);
    await keepSums(pool, testNow);
    expect(await rowsAndVolume()).not.toEqual(without);
    // One file of the quarter of an hour in which the act is published.
    await createOpenDataJob({ pool, files, clock: kit.clock, wall: kit.clock }).runOnce();

    await takenBack(id);
    const standing: readonly Row[] = [
      ['SUM2', 'New', null],
      ['SUM-KEPT', 'New', null],
      ['SUM1', 'New', null],
    ];
    const after: readonly Row[] = [
      ['SUM2', 'Cancelled', null],
      ['SUM1', 'Cancelled', null],
      ['SUM2', 'New', ago(0)],
      ['SUM-KEPT', 'New', null],
      ['SUM1', 'New', ago(0)],
    ];
    expect(await seenBy(live, 'SUM')).toEqual(after);
    expect(await seenBy(delayed, 'SUM')).toEqual(standing);
    expect(await rowsAndVolume()).toEqual(without);
    await keepSums(pool, testNow);
    expect(await rowsAndVolume()).toEqual(without);

    kit.clock.set(new Date(inMinutes(15).getTime() - 1));
    expect(await seenBy(delayed, 'SUM')).toEqual(standing);
    kit.clock.set(inMinutes(15));
    expect(await seenBy(delayed, 'SUM')).toEqual(after);

    kit.clock.set(inMinutes(31));
    await createOpenDataJob({ pool, files, clock: kit.clock, wall: kit.clock }).runOnce();
    const open = await kit.app.inject('/open-data/2026-11-20/trades-TPIC-2026-11-20T1430Z.csv');
    const lines = open.body.split('\n').filter((line) => line.includes('SUM'));
    expect(lines.map((line) => [/SUM\d/.exec(line)?.[0], /(LRGS )?CANC/.exec(line)?.[0]])).toEqual([
      ['SUM1', 'CANC'],
      ['SUM2', 'LRGS CANC'],
    ]);
    await keepSums(pool, inMinutes(31));
    expect(await disagreements(inMinutes(31))).toEqual([]);
  });

  test('is told to those who follow it', async () => {
    const id = await sent('followed.ndjson', [bondTrade('FOLLOWED', 30)]);
    const stream = await follow(origin, await kit.session({ TPIC: ['realtime_trades'] }));
    try {
      await takenBack(id);
      const { data } = await stream.nextOf('rows');
      expect(data.rows).toMatchObject([{ transactionID: 'FOLLOWED', status: 'Cancelled' }]);
      expect(data.changed).toMatchObject([
        { transactionID: 'FOLLOWED', status: 'New', voidedBy: { publicationDate: ago(0) } },
      ]);
    } finally {
      stream.leave();
    }
  });

  test('says of each cancellation that the operator made it, and of which line', async () => {
    const id = await sent('traced.ndjson', [bondTrade('TRACED0', 20), bondTrade('TRACED1', 20)]);
    await takenBack(id);
    const reader = await kit.reader({ TPIC: ['realtime_trades'] });
    const { body } = await reader('/api/feed/data', bondTradesAsked);
    const row = body.Data?.find(({ transactionID }) => transactionID === 'TRACED1');
    const details = await reader('/api/feed/row', {
      ...bondTradesAsked,
      row: row?.id ?? '',
      published: row?.publicationDate ?? '',
    });
    expect(details.body.Reports?.map(({ Step, State, Source }) => [Step, State, Source])).toEqual([
      ['new', 'void', expect.objectContaining({ File: 'traced.ndjson', Line: 2, IsTakenBack: false })],
      [
        'cancellation',
        'event',
        expect.objectContaining({ File: 'traced.ndjson', Line: 2, IsTakenBack: true }),
      ],
    ]);
  });

  test('is followed by a correction under the same identifications', async () => {
    const id = await sent('first.ndjson', [bondTrade('AGAIN', 20, { price: '9.8' })]);
    const corrected = (publicationDate: string) => [bondTrade('AGAIN', 20, { price: '98', publicationDate })];
    const early = await refusalOf(pool, folder.write('early.ndjson', ndjson(corrected(ago(10)))));
    expect(JSON.stringify(early.messages)).toContain('was reported before');
    await takenBack(id);
    await sent('second.ndjson', corrected(ago(-1)), inMinutes(1));
    kit.clock.set(inMinutes(1));
    const reader = await kit.reader({ TPIC: ['realtime_trades'] });
    expect(await seenBy(reader, 'AGAIN')).toEqual([
      ['AGAIN', 'New', null],
      ['AGAIN', 'Cancelled', null],
      ['AGAIN', 'New', ago(0)],
    ]);
    // What was sent since is of another file.
    await expect(previewed(id)).rejects.toThrow('was taken back before');
    expect(await seenBy(reader, 'AGAIN')).toHaveLength(3);
  });

  test('leaves what a later file has cancelled or amended, and cancels what a file amended', async () => {
    const first = await sent('first.ndjson', [
      bondTrade('MIXED-A', 30),
      bondTrade('MIXED-B', 30),
      bondTrade('MIXED-C', 30),
    ]);
    const tradeDate = ago(31);
    const second = await sent('second.ndjson', [
      bondTrade('MIXED-A', 25, { tradeDate, flags: 'CANC' }),
      bondTrade('MIXED-B', 25, { tradeDate, price: '97', flags: 'AMND' }),
    ]);
    const { sentences, before } = await previewed(first);
    expect(sentences.slice(0, 2)).toEqual([
      `File ${first} (first.ndjson): 1 trade of 1 instrument on TPIC will be cancelled, each by a report of its own.`,
      '2 other reports of it will stay: cancellations, and what a later report cancels, amends or completes.',
    ]);
    expect(before).toEqual({ standing: 1, instruments: 1 });
    await takenBack(first);
    await takenBack(second);
    const reader = await kit.reader({ TPIC: ['realtime_trades'] });
    expect((await seenBy(reader, 'MIXED')).filter(([, status]) => status === 'Cancelled')).toEqual([
      ['MIXED-B', 'Cancelled', null],
      ['MIXED-C', 'Cancelled', null],
      ['MIXED-A', 'Cancelled', null],
    ]);
    const { rows } = await pool.query(
      `SELECT price, flags FROM trades WHERE transaction_id = 'MIXED-B' AND kind = 'Cancelled'`,
    );
    expect(rows).toEqual([{ price: '97', flags: ['CANC'] }]);
  });

  test('is cancelled after a report that is published ahead of the clock, and one identification of two instruments twice', async () => {
    const id = await sent('ahead.ndjson', [
      bondTrade('AHEAD', -4, { tradeDate: ago(1) }),
      bondTrade('TWICE', 30),
      bondTrade('TWICE', 29, {
        tradeDate: ago(31),
        instrumentId: 'DE0001102580',
        instrumentDescription: 'Bund 2032',
      }),
    ]);
    await takenBack(id);
    const { rows } = await pool.query(
      `SELECT transaction_id AS id, to_char(published_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS at
       FROM trades WHERE kind = 'Cancelled' AND transaction_id IN ('AHEAD', 'TWICE') ORDER BY published_at`,
    );
    expect(rows).toEqual([
      { id: 'TWICE', at: ago(0) },
      { id: 'TWICE', at: ago(0, '000001') },
      { id: 'AHEAD', at: ago(-4, '000001') },
    ]);
  });
});

describe('taking back', () => {
  test('by command says what it touches, asks, and is logged; a second time changes nothing', async () => {
    const id = await sent('command.ndjson', [bondTrade('COMMAND', 20)]);
    const count = async () => (await pool.query('SELECT FROM trades')).rowCount;
    const before = await count();
    const shown = await daylight('files', 'take-back', id, ...because, '--dry-run');
    expect([shown.code, shown.out]).toEqual([
      0,
      expect.stringMatching(
        new RegExp(
          `^File ${id} \\(command.ndjson\\): 1 trade of 1 instrument on TPIC will be cancelled, each by a report of its own.\n\\d+ accounts? may read trades there`,
        ),
      ),
    ]);
    expect((await daylight('files', 'take-back', id, ...because)).code).toBe(1);
    expect(await count()).toBe(before);
    expect((await daylight('files', 'show', id)).out).toContain('1 trade of it stands.');

    const done = await daylight('files', 'take-back', id, ...because, '--yes', '--json');
    expect(JSON.parse(done.out)).toMatchObject({
      act: 'take back file',
      done: true,
      before: { standing: 1, instruments: 1 },
      after: { standing: 0, cancelled: 1 },
    });
    const { rows } = await pool.query(
      'SELECT action, subject, acted_for, reason FROM audit_log ORDER BY id DESC LIMIT 1',
    );
    expect(rows).toEqual([
      {
        action: 'take back file',
        subject: `${id} command.ndjson`,
        acted_for: 'Ann',
        reason: 'the venue sent it by mistake',
      },
    ]);
    const again = await daylight('files', 'take-back', id, ...because, '--yes');
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('was taken back before')]);
    expect(await count()).toBe((before ?? 0) + 1);

    const { out } = await daylight('files', 'list', '--of', 'command.ndjson', '--json');
    const listed: { files: readonly { id: number; rows: string; takesBack: number | null }[] } =
      JSON.parse(out);
    expect(listed.files.map(({ rows: of, takesBack }) => [of, takesBack])).toEqual([
      ['1', Number(id)],
      ['1', null],
    ]);
    const undo = await daylight('files', 'take-back', String(listed.files[0]?.id), ...because, '--yes');
    expect(undo.err).toContain(`takes back file ${id}, and is not undone`);
  });

  test('is refused for orders, an unknown file and one that is being taken back', async () => {
    const orders = await sent('orders.ndjson', [bondQuote(20)]);
    const refused = async (id: string) => (await daylight('files', 'take-back', id, ...because, '--yes')).err;
    expect(await refused(orders)).toContain('holds orders');
    expect(await refused('9999')).toContain('There is no file 9999');
    const trades = await sent('under-way.ndjson', [bondTrade('UNDERWAY', 20)]);
    await pool.transaction(async (client) => {
      await client.query('SELECT pg_advisory_xact_lock($1, $2)', [takingBackLockClass, Number(trades)]);
      expect(await refused(trades)).toContain('is being taken back now');
    });
    await takenBack(trades);
  });

  test('is done once by two operators at the same time', async () => {
    const id = await sent('at-once.ndjson', [bondTrade('AT-ONCE', 20)]);
    const { seen } = await previewed(id);
    const cause = { actor: { osUser: 'test', by: null }, clock: { now: () => testNow }, reason: 'a mistake' };
    const both = await Promise.allSettled([1, 2].map(() => performAct(pool, takeBackFile, id, seen, cause)));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { rows } = await pool.query(`SELECT kind FROM trades WHERE transaction_id = 'AT-ONCE' ORDER BY id`);
    expect(rows).toEqual([{ kind: 'New' }, { kind: 'Cancelled' }]);
  });

  test('does nothing if what stands has changed since it was seen', async () => {
    const id = await sent('changing.ndjson', [bondTrade('CHANGES', 20), bondTrade('STAYS', 20)]);
    const { seen } = await previewed(id);
    await sent('later.ndjson', [bondTrade('CHANGES', 10, { tradeDate: ago(21), flags: 'CANC' })]);
    const cause = { actor: { osUser: 'test', by: null }, clock: { now: () => testNow }, reason: 'a mistake' };
    await expect(performAct(pool, takeBackFile, id, seen, cause)).rejects.toThrow();
    expect((await pool.query(`SELECT FROM trades WHERE transaction_id = 'STAYS'`)).rowCount).toBe(1);
  });
});
