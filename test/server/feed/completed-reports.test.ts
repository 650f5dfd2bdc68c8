import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createArchiveReader } from '../../../src/server/archive/archive-reader.ts';
import { retireMonths } from '../../../src/server/archive/retire-months.ts';
import { compareArchivedRows } from '../../../src/server/audit/compare-archived-rows.ts';
import { compareSums } from '../../../src/server/audit/compare-sums.ts';
import { createFolderStore } from '../../../src/server/files/folder-store.ts';
import { ingestFile } from '../../../src/server/ingest/ingest-file.ts';
import { createOpenDataJob } from '../../../src/server/open-data/open-data-job.ts';
import { keepSums } from '../../../src/server/sums/keep-sums.ts';
import { readParquet } from '../../read-parquet.ts';
import { ago, bondTrade, bondTradesAsked, type FileLine, ndjson, testFolder, testNow } from './feed-kit.ts';
import { openFeedScene } from './feed-scene.ts';
import { sheetCells } from './sheet-cells.ts';

const place = testFolder();
afterAll(() => place.remove());
const store = createFolderStore(`${place.path}/store`);
const { database, folder, kit } = await openFeedScene({ shared: { files: store } });
const { pool } = database;
let live = '';
let delayed = '';

beforeAll(async () => {
  live = await kit.session({ TPIC: ['realtime_trades'] });
  delayed = await kit.session({ TPIC: ['delayed_trades'] });
});

type Cell = string | number | boolean | null | undefined;
type Row = Readonly<Record<string, Cell>>;
type Query = Readonly<Record<string, string>>;

async function answerOf(url: string, query: Query, session = live) {
  const answer = await kit.app.inject({ url, query: { ...query }, cookies: { session } });
  expect([url, answer.statusCode]).toEqual([url, 200]);
  return answer;
}

const archive = createArchiveReader(store);
let files = 0;
async function taken(...lines: readonly FileLine[]): Promise<number> {
  files += 1;
  const file = folder.write(`${files}.ndjson`, ndjson(lines));
  return (await ingestFile({ pool, archive, now: testNow, file })).added;
}

const bond = (code: string): FileLine => ({ instrumentIdType: 'OTHR', instrumentId: code });
const linesOf = (text: string): Row[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

/** The rows of a file in any format. */
async function rowsOf(format: string, raw: Buffer): Promise<readonly Row[]> {
  if (format === 'csv') return parse(raw, { columns: true });
  if (format === 'ndjson') return linesOf(raw.toString());
  if (format === 'parquet') return JSON.parse(JSON.stringify((await readParquet(raw)).rows));
  const [heading = [], ...cells] = sheetCells(raw).rows.map((row) => row.map(([text]) => text));
  return cells.map((row) => Object.fromEntries(heading.map((name, at) => [String(name), row[at]])));
}

/** What each report says of the one that completes it: its own time, that kind and that time. */
const links = (rows: readonly Row[]) =>
  rows.map(({ publicationDate, supersededBy, supersededByPublicationDate }) =>
    [publicationDate, supersededBy, supersededByPublicationDate].map((cell) => cell || null),
  );

const unsized = { vol: '', notionalAmt: '', notionalCcy: '' };

describe('C 1, decisions.md Data and views: a report and the one that completes it', () => {
  const [atFirst, atLast] = [ago(100), ago(80)];
  const aggregate = { vol: '9000000', notionalAmt: '8900000' };

  // One of each kind; the others are completed in second-reports.test.ts.
  test.each<[first: string, then: string, lacks: FileLine, adds: FileLine, volume: number]>([
    ['LMTF', 'FULF', unsized, {}, 1_000_000],
    ['VOLW', 'COAF', unsized, aggregate, 9_000_000],
    ['MLF1', 'MLF1', { ...unsized, price: '' }, {}, 1_000_000],
    ['VIF5', '', unsized, {}, 1_000_000],
    ['', '', { price: '', missingPrice: 'PNDG' }, {}, 1_000_000],
    ['DATF', 'FULA', aggregate, {}, 9_000_000],
  ])(
    '%s, then %s: list, panel, export, history, summary and open files agree',
    async (first, then, lacks, adds, volume) => {
      const code = `PAIR-${first}-${then}`;
      // Enough others in both hours for sums to be kept.
      const others = [100, 80].flatMap((minutes) =>
        Array.from({ length: 8 }, (_none, at) =>
          bondTrade(`${code}-${minutes}-${at}`, minutes - 1, {
            ...bond(code),
            vol: '1',
            notionalAmt: '1.00',
          }),
        ),
      );
      const traded = { ...bond(code), tradeDate: ago(101) };
      expect(await taken(...others, bondTrade(code, 100, { ...traded, flags: first, ...lacks }))).toBe(17);
      expect(await taken(bondTrade(code, 80, { ...traded, flags: then, ...adds }))).toBe(1);
      const asked = { ...bondTradesAsked, instrument: code };
      const ofPair = (rows: readonly Row[]): readonly Row[] =>
        rows.filter(({ transactionID }) => transactionID === code);

      const view = (await answerOf('/api/feed/data', { ...asked, limit: '100' })).json();
      const [last, limited, ...more] = ofPair(view.Data);
      expect(more).toEqual([]);
      const reference = (row?: Row) => ({ id: row?.id, kind: 'New', publicationDate: row?.publicationDate });
      expect([limited, last]).toMatchObject([
        { publicationDate: atFirst, supersededBy: reference(last), refersTo: null, voidedBy: null },
        { publicationDate: atLast, supersededBy: null, refersTo: reference(limited), voidedBy: null },
      ]);

      for (const row of [limited, last]) {
        const opened = { ...asked, row: String(row?.id), published: String(row?.publicationDate) };
        const { Reports } = (await answerOf('/api/feed/row', opened)).json();
        expect(Reports).toMatchObject([
          { id: limited?.id, State: 'superseded', By: last?.id },
          { id: last?.id, Step: 'full', State: 'stands', By: null },
        ]);
      }

      const told = [
        [atFirst, 'New', atLast],
        [atLast, null, null],
      ];
      for (const format of ['csv', 'ndjson', 'xlsx', 'parquet']) {
        const { rawPayload } = await answerOf('/api/feed/export', { ...asked, format });
        expect(links(ofPair(await rowsOf(format, rawPayload))).reverse()).toEqual(told);
      }
      for (const format of ['csv', 'ndjson', 'parquet']) {
        const query = { datatype: 'trade', tv: 'TPIC', instrument: code, from: '2026-11-20', format };
        const { rawPayload } = await answerOf('/api/history', query);
        expect(links(ofPair(await rowsOf(format, rawPayload)))).toEqual(told);
      }

      const summed = async () =>
        (await answerOf('/api/feed/summary', { ...asked, from: ago(24 * 60), to: ago(0) })).json();
      const once = {
        Rows: 17,
        Volumes: [{ Unit: null, Amount: String(volume + 16) }],
        WithoutVolume: 0,
        WithoutNotional: 0,
      };
      expect(await summed()).toMatchObject(once);
      await keepSums(pool, testNow);
      const { rows: kept } = await pool.query(
        `SELECT FROM trade_sums WHERE span = 'hour' AND instrument_id = (SELECT id FROM instruments WHERE code = $1)`,
        [code],
      );
      expect(kept.length).toBeGreaterThan(1);
      expect(await summed()).toMatchObject(once);

      // Files stay as they were published: each has its own report, and nothing of the other.
      const clock = { now: () => testNow, set: () => {}, isSet: () => true };
      await createOpenDataJob({ pool, files: store, clock, wall: clock }).runOnce();
      for (const [quarter, at] of [
        ['1245', atFirst],
        ['1300', atLast],
      ]) {
        const file = `/open-data/2026-11-20/trades-TPIC-2026-11-20T${quarter}Z.ndjson`;
        const open = ofPair(linesOf((await answerOf(file, {})).body));
        expect(open.map(({ publicationDate, supersededBy }) => [publicationDate, supersededBy])).toEqual([
          [at, undefined],
        ]);
      }
    },
  );

  test('an aggregate counts once, also if its details have identifications of their own', async () => {
    const traded = { ...bond('WEEK'), tradeDate: ago(301) };
    const details = [1, 2, 3].map((n) =>
      bondTrade(`WEEK-${n}`, 60, { ...traded, flags: 'FULJ', vol: '3000000', notionalAmt: '3000000' }),
    );
    expect(await taken(bondTrade('WEEK', 300, { ...traded, flags: 'FWAF', vol: '9000000' }))).toBe(1);
    expect(await taken(...details)).toBe(3);
    const corrected = { ...details[0], publicationDate: ago(30) };
    expect(
      await taken({ ...corrected, flags: 'FULJ CANC' }, { ...corrected, flags: 'FULJ AMND', price: '99' }),
    ).toBe(2);
    const { Rows, Volumes } = (
      await answerOf('/api/feed/summary', { ...bondTradesAsked, instrument: 'WEEK', from: ago(24 * 60) })
    ).json();
    expect({ Rows, Volumes }).toEqual({ Rows: 1, Volumes: [{ Unit: null, Amount: '9000000' }] });
  });

  test('is summed as the audit sums it', async () => {
    await keepSums(pool, testNow);
    const findings = await pool.transaction((client) => compareSums(client));
    expect(findings.map(({ first }) => first)).toEqual([null, null]);
  });
});

describe('a history', () => {
  const day = 24 * 60;
  const told = async (session = live) => {
    const query = { datatype: 'trade', tv: 'TPIC', instrument: 'OLD', from: '2026-07-01' };
    const rows = linesOf((await answerOf('/api/history', query, session)).body);
    return rows
      .map(({ transactionID, publicationDate, supersededByPublicationDate: by }) =>
        [transactionID, publicationDate, by ?? ''].join(' '),
      )
      .sort();
  };
  const retire = (month: string) =>
    retireMonths({ pool, files: store }, { order: month, trade: month }, { order: true, trade: true });
  const audited = async () => (await pool.transaction((client) => compareArchivedRows(client, store))).first;
  const of = (id: string, days: number, at: string, more: FileLine = {}): FileLine =>
    bondTrade(id, 0, { ...bond('OLD'), tradeDate: ago(days * day), publicationDate: at, ...more });

  test('tells what completes a report, also across archived months', async () => {
    // Traded on 12 August (100), 31 August (81), 20 September (61) and 10 November (10).
    const lines = [
      of('SAMEDAY', 100, '2026-08-12T15:00:00.000000Z', { flags: 'LMTF', ...unsized }),
      of('SAMEDAY', 100, '2026-08-12T16:00:00.000000Z', { flags: 'FULF' }),
      of('SAMEMONTH', 100, '2026-08-12T15:00:00.000000Z', { flags: 'LIF4', ...unsized }),
      of('SAMEMONTH', 100, '2026-08-26T15:00:00.000000Z', { flags: '' }),
      of('NEXTMONTH', 81, '2026-08-31T15:00:00.000000Z', { flags: 'VOLO', ...unsized }),
      of('NEXTMONTH', 81, '2026-09-28T15:00:00.000000Z', { flags: 'FULV' }),
      of('CANCELLED', 81, '2026-08-31T15:00:00.000000Z', { flags: 'VOLO', ...unsized }),
      of('CANCELLED', 81, '2026-09-01T15:00:00.000000Z', { flags: 'VOLO CANC', ...unsized }),
      of('CANCELLED', 81, '2026-09-02T15:00:00.000000Z', { flags: '' }),
      of('THRICE', 61, '2026-09-20T15:00:00.000000Z', { flags: 'LMTF', ...unsized }),
      of('THRICE', 61, '2026-10-02T15:00:00.000000Z', { flags: 'VOLO', ...unsized }),
      of('THRICE', 61, '2026-11-02T15:00:00.000000Z', { flags: 'FULV' }),
      of('FRESH', 10, '2026-11-10T15:00:00.000000Z', { flags: 'LMTF', ...unsized }),
      of('FRESH', 10, ago(5), { flags: 'FULF' }),
    ];
    expect(await taken(...lines)).toBe(lines.length);
    const expected = [
      'CANCELLED 2026-08-31T15:00:00.000000Z ',
      'CANCELLED 2026-09-01T15:00:00.000000Z ',
      'CANCELLED 2026-09-02T15:00:00.000000Z ',
      `FRESH 2026-11-10T15:00:00.000000Z ${ago(5)}`,
      `FRESH ${ago(5)} `,
      'NEXTMONTH 2026-08-31T15:00:00.000000Z 2026-09-28T15:00:00.000000Z',
      'NEXTMONTH 2026-09-28T15:00:00.000000Z ',
      'SAMEDAY 2026-08-12T15:00:00.000000Z 2026-08-12T16:00:00.000000Z',
      'SAMEDAY 2026-08-12T16:00:00.000000Z ',
      'SAMEMONTH 2026-08-12T15:00:00.000000Z 2026-08-26T15:00:00.000000Z',
      'SAMEMONTH 2026-08-26T15:00:00.000000Z ',
      'THRICE 2026-09-20T15:00:00.000000Z 2026-10-02T15:00:00.000000Z',
      'THRICE 2026-10-02T15:00:00.000000Z 2026-11-02T15:00:00.000000Z',
      'THRICE 2026-11-02T15:00:00.000000Z ',
    ];
    expect(await told()).toEqual(expected);
    for (const month of ['2026-09', '2026-10', '2026-11']) {
      expect(await retire(month)).toBe(1);
      expect([month, await told()]).toEqual([month, expected]);
      expect(await audited()).toBeNull();
    }
    // Of what is not 15 minutes old, delayed readers learn nothing.
    expect(await told(delayed)).toEqual(
      expected.flatMap((line) =>
        line.startsWith('FRESH')
          ? line.endsWith(' ')
            ? []
            : ['FRESH 2026-11-10T15:00:00.000000Z ']
          : [line],
      ),
    );
    await pool.query(`CREATE TABLE kept AS SELECT * FROM archived_completions;
      DELETE FROM archived_completions WHERE transaction_id = 'NEXTMONTH'`);
    expect(await audited()).toMatch(/NEXTMONTH on LNFI .*: is not recorded, so that histories/);
    await pool.query(`INSERT INTO archived_completions SELECT * FROM kept WHERE transaction_id = 'NEXTMONTH';
      UPDATE archived_completions SET transaction_id = 'NONE' WHERE transaction_id = 'SAMEDAY'`);
    expect(await audited()).toMatch(/NONE on LNFI .*: is recorded as completing another/);
    await pool.query('DROP TABLE kept');
  });

  test('tells it of reports that arrive for a month in the archive', async () => {
    const late = [
      of('LATE', 100, '2026-08-12T17:00:00.000000Z', { flags: 'LLF3', ...unsized }),
      of('LATE', 100, '2026-08-12T18:00:00.000000Z', { flags: 'LLF3' }),
    ];
    const first = ['LATE 2026-08-12T17:00:00.000000Z '];
    const both = [
      'LATE 2026-08-12T17:00:00.000000Z 2026-08-12T18:00:00.000000Z',
      'LATE 2026-08-12T18:00:00.000000Z ',
    ];
    const ofLate = async () => (await told()).filter((line) => line.startsWith('LATE'));
    for (const [lines, expected] of [
      [late.slice(0, 1), first],
      [late.slice(1), both],
    ] as const) {
      expect(await taken(...lines)).toBe(1);
      expect(await ofLate()).toEqual(expected);
      expect(await retire('2026-11')).toBe(1);
      expect(await ofLate()).toEqual(expected);
    }
  });
});
