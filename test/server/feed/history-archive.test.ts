import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placeAt } from '../../../src/domain/feed/row-place.ts';
import { createArchiveReader } from '../../../src/server/archive/archive-reader.ts';
import { retireMonths } from '../../../src/server/archive/retire-months.ts';
import { historyFile } from '../../../src/server/feed/history-lines.ts';
import { planHistoryPage } from '../../../src/server/feed/history-page.ts';
import { type HistorySource, openHistory } from '../../../src/server/feed/history-source.ts';
import { openBucketStore } from '../../../src/server/files/bucket-store.ts';
import { createFolderStore } from '../../../src/server/files/folder-store.ts';
import { atOnce } from '../../../src/server/http/admission.ts';
import { type IngestOptions, ingestFile } from '../../../src/server/ingest/ingest-file.ts';
import { publishVenues } from '../../../src/server/publishing/publish-venues.ts';
import { readParquet } from '../../read-parquet.ts';
import { isWhole } from '../../whole.ts';
import { startObjectStore } from '../object-store.ts';
import {
  ago,
  bondQuote,
  bondTrade,
  bondTradesAsked,
  csv,
  type FileLine,
  ndjson,
  take,
  testFolder,
  testNow,
} from './feed-kit.ts';
import { openFeedScene } from './feed-scene.ts';

// The folder is the faster store; the bucket is tested with DAYLIGHT_ALL.
const place = testFolder();
const objects = isWhole ? await startObjectStore() : null;
const store = objects ? await openBucketStore(objects.bucket) : createFolderStore(`${place.path}/store`);
afterAll(async () => {
  await objects?.close();
  place.remove();
});

const { database, folder, kit } = await openFeedScene({ shared: { files: store } });
const { pool } = database;
const day = 24 * 60;
let live = '';

const other = { instrumentId: 'FR0000131104', instrumentDescription: 'Banque Ardente 2% 2029' };
const micros = (n: number) => String((n * 104_729) % 1_000_000).padStart(6, '0');
const fields: readonly FileLine[] = [
  {},
  { price: '', missingPrice: 'PNDG', flags: 'BENC' },
  { price: '0.12345678901234567', priceNot: 'BAPO', flags: 'LRGS' },
  { price: '101.240', vol: '20', flags: 'LRGS BENC' },
];
/** Trades of 110 days, some amended or cancelled weeks later, some published together at midnight. */
const trades = Array.from({ length: 90 }, (_, n): FileLine[] => {
  const minutes = 60 + ((n * 7919) % (110 * day));
  const line = bondTrade(`T${n}`, minutes, {
    publicationDate: n % 7 === 0 ? `2026-09-0${(n % 2) + 1}T00:00:00.000000Z` : ago(minutes, micros(n)),
    tradeDate: ago(111 * day),
    ...(minutes > 85 * day && n % 2 === 0 ? other : {}),
    ...fields[n % fields.length],
  });
  const later = (kind: string, part: number) => ({
    ...line,
    flags: kind,
    publicationDate: ago(Math.floor(minutes * part), micros(n + 1)),
  });
  const isMoved = n % 7 === 0;
  return [
    line,
    ...(n % 5 === 1 && !isMoved ? [later('AMND', 0.8)] : []),
    ...(n % 4 === 1 && !isMoved ? [later('CANC', 0.5)] : []),
  ];
}).flat();
// More on one day than a row group holds, and some in later months.
const orders = Array.from({ length: 4_300 }, (_, n) =>
  bondQuote(0, { date: `2026-08-19T10:${String(n % 60).padStart(2, '0')}:00.${micros(n)}Z`, price: '98.10' }),
).concat(Array.from({ length: 30 }, (_, n) => bondQuote(60 + n * 4 * day, { aggrVol: String(1000 + n) })));

beforeAll(async () => {
  live = await kit.session({ TPIC: ['realtime_trades', 'realtime_orders'] });
  const files = {
    'trades.csv': csv(trades),
    'elsewhere.csv': csv([bondTrade('Elsewhere', 90 * day, { venueMIC: 'IMRD' })]),
    'orders.ndjson': ndjson(orders),
  };
  for (const [name, content] of Object.entries(files)) await take(pool, folder.write(name, content));
});

type Query = Readonly<Record<string, string>>;
async function history(query: Query, session = live) {
  const answer = await kit.app.inject({
    url: '/api/history',
    query: { datatype: 'trade', tv: 'TPIC', from: '2026-07-01', ...query },
    cookies: { session },
  });
  const cursor = answer.headers['x-next-cursor'];
  return {
    status: answer.statusCode,
    text: answer.body,
    raw: answer.rawPayload,
    cursor: typeof cursor === 'string' ? cursor : null,
  };
}
/** The pages that answer a query, each with its cursor; `between` is called before each page. */
async function pages(query: Query, between = async (_page: number) => {}): Promise<readonly string[]> {
  const texts: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    await between(texts.length);
    const page = await history({ ...query, ...(cursor === '' ? {} : { cursor }) });
    expect(page.status).toBe(200);
    texts.push(`${page.text}\n${page.cursor}`);
    ({ cursor } = page);
  }
  return texts;
}
const retire = (month: string) =>
  retireMonths({ pool, files: store }, { order: month, trade: month }, { order: true, trade: true });

const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });
const moments = fc.oneof(
  fc.constantFrom(
    '2026-07-31',
    '2026-08-19',
    '2026-09-01',
    '2026-09-01T00:00:00.000000Z',
    '2026-10-15T10:00Z',
  ),
  fc.integer({ min: 60, max: 120 * day }).map((minutes) => ago(minutes)),
);
const shared = {
  from: moments,
  to: optional(moments),
  instrument: optional(fc.constantFrom('FR0000120271', other.instrumentId)),
  pricefrom: optional(fc.constantFrom('98.125', '0.1', '100')),
  sizeto: optional(fc.constantFrom('1000', '900000')),
  format: fc.constantFrom('csv', 'ndjson'),
};
/** As a query; the other instrument has no orders. */
const asQuery = ({ instrument, ...asked }: Readonly<Record<string, string | undefined>>): Query => {
  const [from, to] = asked.to === undefined ? [asked.from] : [asked.from, asked.to].sort();
  const all = { ...asked, from, to, instrument: asked.datatype === 'order' ? undefined : instrument };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
};
const ofTrades = fc
  .record({
    ...shared,
    datatype: fc.constant('trade'),
    cancelled: optional(fc.constantFrom('hide', 'only')),
    flags: optional(fc.constantFrom('LRGS', 'BENC,CANC')),
    limit: fc.constantFrom('3', '10', '1000'),
  })
  .map(asQuery);
const ofOrders = fc
  .record({ ...shared, datatype: fc.constant('order'), limit: fc.constantFrom('700', '4000', '50000') })
  .map(asQuery);
describe('C 13: a history that reaches into archived months', () => {
  const asked = [
    { cancelled: 'only', limit: '10' },
    { cancelled: 'hide', limit: '1000', format: 'csv' },
    { datatype: 'order', limit: '4000' },
    { instrument: other.instrumentId, limit: '10' },
    ...fc.sample(ofTrades, isWhole ? 15 : 7),
    ...(isWhole ? fc.sample(ofOrders, 2) : []),
  ];
  const before = new Map<Query, readonly string[]>();
  const parquetOf = async () => readParquet((await history({ format: 'parquet' })).raw);
  let parquet: Awaited<ReturnType<typeof parquetOf>> | null = null;

  beforeAll(async () => {
    for (const query of asked) before.set(query, await pages(query));
    parquet = await parquetOf();
  });

  test('is complete, without duplicates, while a month with a planned or half-sent page is archived', async () => {
    const of = {
      dataType: 'order',
      segments: ['LNFI'],
      instruments: null,
      filter: { from: '2026-08-01' },
      cutOff: ago(0),
    } as const;
    const period = { from: '2026-08-01T00:00:00.000000Z', to: ago(0) };
    const opened = () => openHistory(pool, createArchiveReader(store), of, period);
    const planned = async (source: HistorySource) => {
      const page = await planHistoryPage(source, placeAt(period.from), period.to, 50_000);
      return historyFile(source, 'order', page, 'ndjson', () => {}, atOnce);
    };
    const textOf = async (parts: AsyncIterable<string | Uint8Array>) => {
      let text = '';
      for await (const part of parts) text += part;
      return text;
    };
    const whole = await textOf(await planned(await opened()));
    expect(whole.split('\n').length).toBeGreaterThan(4_300);
    const [halfTold, untold, unplanned] = [
      await planned(await opened()),
      await planned(await opened()),
      await opened(),
    ];
    const first = await halfTold.next();
    expect(await retire('2026-09')).toBeGreaterThan(1);
    expect(first.value + (await textOf(halfTold))).toBe(whole);
    expect(await textOf(untold)).toBe(whole);
    expect(await textOf(await planned(unplanned))).toBe(whole);
  });

  test('stays the same byte for byte when months are archived between two pages', async () => {
    const [cancelled = [], , order = []] = asked.map((query) => before.get(query) ?? []);
    expect(cancelled.length).toBeGreaterThan(2);
    expect(order.length).toBe(2);
    for (const [at, month] of ['2026-10', '2026-11'].entries()) {
      let isRetired = false;
      const crossing = asked.filter((query) => (before.get(query)?.length ?? 0) > 1)[at] ?? {};
      const crossed = await pages(crossing, async (page) => {
        if (page === 0 || isRetired) return;
        isRetired = true;
        expect(await retire(month)).toBeGreaterThan(0);
      });
      expect(isRetired).toBe(true);
      expect(crossed).toEqual(before.get(crossing));
      for (const query of asked) expect([query, await pages(query)]).toEqual([query, before.get(query)]);
    }
    const { rows } = await pool.query(
      `SELECT (SELECT count(*) FROM trades WHERE published_at < '2026-11-01') + (SELECT count(*) FROM orders WHERE published_at < '2026-11-01') AS n`,
    );
    expect(rows).toEqual([{ n: '0' }]);
    expect(await parquetOf()).toEqual(parquet);
  });

  test('has the same rights as before: other venues and unknown instruments are not found', async () => {
    expect((await history({ instrument: other.instrumentId })).status).toBe(200);
    expect((await history({ instrument: other.instrumentId, datatype: 'order' })).status).toBe(404);
    expect((await history({ tv: 'ICPM' })).status).toBe(404);
    expect((await history({ instrument: 'FR0000000000' })).status).toBe(404);
  });

  test('is pointed to by views, rows, summaries, exports, the calendar and search', async () => {
    const get = async (url: string, query: Query) =>
      (await kit.app.inject({ url, query, cookies: { session: live } })).json();
    const view = await get('/api/feed/data', bondTradesAsked);
    expect(view).toMatchObject({ ArchivedBefore: '2026-11-01', Data: expect.anything() });
    const { id, publicationDate } = view.Data.at(-1);
    const row = await get('/api/feed/row', { ...bondTradesAsked, row: id, published: publicationDate });
    expect(row.ArchivedBefore).toBe('2026-11-01');
    const missing = await get('/api/feed/data', { ...bondTradesAsked, instrument: other.instrumentId });
    const message =
      'All that was published of this instrument is in the archive: GET /api/history tells of it.';
    expect(missing.error).toMatchObject({ code: 'not-found', message });
    const none = await get('/api/subscription/feed/find', { q: other.instrumentId.toLowerCase() });
    expect(none).toEqual({ Instruments: [], More: false, InArchive: true });
    expect(await get('/api/subscription/feed/find', { q: 'FR0000000000' })).toEqual({
      Instruments: [],
      More: false,
    });
    const summary = await get('/api/feed/summary', { ...bondTradesAsked, from: '2026-11-01' });
    expect(summary.ArchivedBefore).toBe('2026-11-01');
    const file = { url: '/api/feed/export', query: bondTradesAsked, cookies: { session: live } };
    expect((await kit.app.inject(file)).headers['x-archived-before']).toBe('2026-11-01');
    const { days } = await get('/api/conditions', { tv: 'TPIC', month: '2026-08' });
    const archivedDays = days.filter(
      ({ orders: told }: { orders: { inArchive?: boolean } }) => told.inArchive,
    );
    expect(archivedDays.map((one: { day: string }) => one.day)).toContain('2026-08-19');
    const present = await get('/api/conditions', { tv: 'TPIC', month: '2026-11' });
    expect(JSON.stringify(present)).not.toContain('inArchive');
  });

  test('goes with a segment that moves to another venue', async () => {
    const both = await kit.session({ TPIC: ['realtime_trades'], ICOT: ['realtime_trades'] });
    const move = (venueMic: string) =>
      publishVenues(
        { pool, now: () => testNow, actor: { osUser: 'operator', by: null } },
        `mic,name,type,operatingMic,venueMic,isVenue,tradingVenueGroupId,country,city,lei
LNFI,LIQUIDNET,MTF,TPIC,${venueMic},false,1,FR,PARIS,213800R54EFFINMY1P02\n`,
      );
    const asked = { instrument: other.instrumentId };
    const before = await history(asked, both);
    expect(before.text).toContain(other.instrumentId);
    expect((await history({ ...asked, tv: 'ICOT' }, both)).status).toBe(404);
    await move('ICOT');
    expect((await history({ ...asked, tv: 'ICOT' }, both)).text).toBe(before.text);
    await move('TPIC');
    expect((await history(asked, both)).text).toBe(before.text);
  });

  test('has late lines in their place, before and after they are archived', async () => {
    const late = [
      bondTrade('LateA', 0, { tradeDate: ago(111 * day), publicationDate: '2026-09-01T00:00:00.000000Z' }),
      bondTrade('LateB', 0, { tradeDate: ago(111 * day), publicationDate: '2026-09-01T12:00:00.000001Z' }),
      bondTrade('LateC', 0, { tradeDate: ago(111 * day), publicationDate: '2026-09-05T12:00:00.000000Z' }),
    ];
    const archive = createArchiveReader(store);
    await ingestFile({ pool, archive, now: testNow, file: folder.write('late.csv', csv(late)) });
    const idsOf = async () =>
      (await pages({ limit: '10', from: '2026-08-31', to: '2026-09-30' })).flatMap((page) =>
        [...page.matchAll(/"transactionID":"(\w+)","/g)].map(([, id]) => id),
      );
    const ids = await idsOf();
    const published = (id: string | undefined) =>
      [...trades, ...late]
        .filter(({ transactionID }) => transactionID === id)
        .map(({ publicationDate }) => publicationDate);
    expect(ids.filter((id) => id?.startsWith('Late'))).toEqual(['LateA', 'LateB', 'LateC']);
    const september = [...trades, ...late].filter(({ publicationDate }) =>
      /^2026-(09|08-31)/.test(String(publicationDate)),
    );
    expect(ids).toHaveLength(september.length);
    expect(published(ids[ids.indexOf('LateA') - 1])).toContain('2026-09-01T00:00:00.000000Z');
    expect(await retire('2026-11')).toBe(1);
    expect(await idsOf()).toEqual(ids);
  });

  describe('when a file is sent again', () => {
    const archive = createArchiveReader(store);
    const again = (name: string, lines: readonly FileLine[], more: Partial<IngestOptions> = {}) =>
      ingestFile({ pool, now: testNow, archive, ...more, file: folder.write(name, ndjson(lines)) });
    const told = { limit: '1000', to: '2026-08-16' };
    const state = async () => ({
      trades: await pages(told),
      orders: await pages({ datatype: 'order', limit: '50000', from: '2026-08-19', to: '2026-08-20' }),
      sources: (await pool.query('SELECT * FROM catalogue_sources ORDER BY 1, 2, 3, 4')).rows,
      days: (await pool.query('SELECT data_type, segment_mic, day, rows FROM feed_days ORDER BY 1, 2, 3'))
        .rows,
      rows: (await pool.query('SELECT id FROM trades UNION ALL SELECT id FROM orders ORDER BY 1')).rows,
    });
    const early = trades.filter(({ publicationDate }) => String(publicationDate) < '2026-08-16');
    const [archivedTrade = {}, otherTrade = {}] = early;

    test('changes nothing, whichever of its months are archived', async () => {
      const before = await state();
      const lines = [...early, bondTrade('T0', 60, trades[0])];
      expect(await again('trades.ndjson', lines)).toMatchObject({ lines: lines.length, added: 0 });
      expect(await again('orders.ndjson', orders)).toMatchObject({ lines: orders.length, added: 0 });
      expect(await state()).toEqual(before);
    });

    test('refuses a file that contradicts the archive, or rejects only those lines', async () => {
      const changed = { ...archivedTrade, price: '77', missingPrice: '', priceNot: 'PERC' };
      const deeper = [orders[0] ?? {}, { ...orders[0], aggrVol: '7' }];
      for (const lines of [[changed], deeper])
        await expect(again('other.ndjson', lines)).rejects.toThrow(
          'contradict each other or the stored data',
        );
      const reasons: string[] = [];
      const report = await again('partly.ndjson', [otherTrade, changed], {
        onReject: ({ line, reason }) => reasons.push(`${line}: ${reason}`),
      });
      expect(report).toMatchObject({ lines: 2, added: 0, rejected: 1 });
      expect(reasons.join()).toBe(
        '2: was published before with other contents; a correction is a report of its own',
      );
    });

    test('takes its new lines, and a cancellation of an archived trade', async () => {
      const before = await pages(told);
      const late = { ...archivedTrade, transactionID: 'LateD' };
      const cancelled = { ...archivedTrade, flags: 'CANC', publicationDate: ago(30) };
      const lines = [...early.slice(0, 9), late, cancelled];
      expect(await again('more.ndjson', lines)).toMatchObject({ lines: 11, added: 2 });
      const after = await pages(told);
      expect(after.join('').split('\n').length).toBe(before.join('').split('\n').length + 1);
      // Again while the new rows are still in the table, and once they are archived.
      for (const isRetired of [false, true]) {
        if (isRetired) expect(await retire('2026-11')).toBeGreaterThan(0);
        expect(await again('more.ndjson', lines)).toMatchObject({ added: 0 });
        expect(await pages(told)).toEqual(after);
      }
    });

    test('takes nothing while the archive cannot be read', async () => {
      const day = String(archivedTrade.publicationDate).slice(0, 10);
      const message = `What was published on ${day} is in the archive, with which lines of that day are compared and which cannot be read now: nothing was taken.`;
      const empty = createArchiveReader({ ...store, open: async () => null });
      await expect(again('unread.ndjson', [archivedTrade], { archive: empty })).rejects.toThrow(message);
      await expect(take(pool, `${folder.path}/unread.ndjson`)).rejects.toThrow(message);
    });
  });

  test('is refused rather than incomplete while a file is missing or broken', async () => {
    const { rows } = await pool.query<Record<'key' | 'day' | 'size' | 'sha256' | 'rows', string>>(
      `SELECT storage_key AS key, day, size, sha256, rows FROM archived_days WHERE data_type = 'order' AND day = '2026-08-19'`,
    );
    const [noted] = rows;
    if (!noted) throw new Error('the day is not archived');
    const parts: Buffer[] = [];
    for await (const part of (await store.open(noted.key)) ?? []) parts.push(Buffer.from(part));
    const whole = Buffer.concat(parts);
    const question = { datatype: 'order', from: '2026-08-18' };
    const { text } = await history(question);
    const message =
      'What was published on 2026-08-19 is in the archive, which cannot be read now. Nothing was left out: ask again later.';
    const flipped = Buffer.from(whole);
    flipped.writeUInt8(whole.readUInt8(50_000) ^ 1, 50_000);
    for (const broken of [null, whole.subarray(0, 9_000), Buffer.from('PAR1')]) {
      await store.remove(noted.key);
      if (broken) await store.put(noted.key, [broken]);
      const refused = await history(question);
      expect([refused.status, JSON.parse(refused.text).error]).toMatchObject([
        503,
        { code: 'unavailable', message },
      ]);
      // The days after it can still be read.
      expect((await history({ ...question, from: '2026-08-20' })).status).toBe(200);
    }
    await store.remove(noted.key);
    await store.put(noted.key, [flipped]);
    const file = { ...noted, size: Number(noted.size), rows: Number(noted.rows) };
    await expect(createArchiveReader(store).open(file)).rejects.toThrow(message);
    await store.remove(noted.key);
    await store.put(noted.key, [whole]);
    expect((await history(question)).text).toBe(text);
    await expect(createArchiveReader(store).open({ ...file, rows: 7 })).rejects.toThrow(message);
  });
});
