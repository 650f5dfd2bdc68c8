import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { components } from '../../../src/contract/generated/types.ts';
import { readCalendarFile, storeCalendars } from '../../../src/server/condition/calendar-store.ts';
import { bondQuote, bondTrade, ndjson, take } from './feed-kit.ts';
import { openFeedScene } from './feed-scene.ts';

const { database, folder, kit } = await openFeedScene();
type Venue = components['schemas']['VenueFacts'];

const day = '2026-11-20';
const at = (time: string): Date => new Date(`${day}T${time}Z`);
const published = (time: string, on = day) => ({
  tradeDate: `${on}T06:00:00.000000Z`,
  publicationDate: `${on}T${time}.000000Z`,
});

let address = '';
const ask = (path: string) => fetch(`${address}${path}`);
async function venueAt(time: Date, path = '/api/venues/TPIC'): Promise<Venue> {
  kit.clock.set(time);
  const answer = await ask(path);
  expect(answer.status).toBe(200);
  return answer.json();
}
const trades = ({ today }: Venue) => today.find(({ dataType }) => dataType === 'trade');

beforeAll(async () => {
  address = await kit.app.listen({ port: 0, host: '127.0.0.1' });
  const now = at('15:20:00');
  const usual = ['2026-11-12', '2026-11-13', '2026-11-16', '2026-11-17', '2026-11-18'].flatMap((on, number) =>
    Array.from({ length: number + 1 }, (_, row) =>
      bondTrade(`U${on}${row}`, 0, published(`10:0${row}:00`, on)),
    ),
  );
  const lines = [
    ...usual,
    bondTrade('before', 0, published('14:59:00')),
    bondTrade('after', 0, published('15:01:00')),
  ];
  await take(database.pool, folder.write('trades.ndjson', ndjson(lines)), now);
  const quote = bondQuote(0, { date: `${day}T15:01:30.000000Z` });
  await take(database.pool, folder.write('orders.ndjson', ndjson([quote])), now);
  const calendar = {
    mic: 'TPIC',
    timeZone: 'Europe/Paris',
    opens: '08:00',
    closes: '18:00',
    holidays: [{ day: '2026-11-11', name: 'Armistice' }],
    silentAfterMinutes: 60,
  };
  await storeCalendars(database.pool, readCalendarFile(JSON.stringify([calendar])), now);
});
afterAll(() => kit.clock.set(null));

test('C 2: a venue shows no row before it is 15 minutes old, neither as a row nor as a minute, class or order type', async () => {
  const early = await venueAt(at('15:15:59'));
  expect(early.asOf).toBe(`${day}T15:00:59Z`);
  expect(trades(early)).toMatchObject({ segment: 'LNFI', rows: 1, lastMinute: `${day}T14:59:00Z` });
  expect(trades(early)?.minutes.slice(28, 32)).toEqual([0, 1, 0, 0]);
  expect(early).toMatchObject({ assetClasses: ['Bonds'], orderTypes: [] });
  const ofOrders = ({ today }: Venue) => today.filter(({ dataType }) => dataType === 'order');
  // Not even that LNFI has orders.
  expect(ofOrders(early)).toEqual([]);

  // 15:01 is past the cut-off, but its minute is not over.
  const exact = await venueAt(at('15:16:10'));
  expect(trades(exact)).toMatchObject({ rows: 2, lastMinute: `${day}T14:59:00Z` });
  const late = await venueAt(at('15:17:00'));
  expect(trades(late)).toMatchObject({ rows: 2, lastMinute: `${day}T15:01:00Z` });
  expect(late.orderTypes).toEqual(['Request for quote']);
  expect(ofOrders(late)).toMatchObject([{ segment: 'LNFI', rows: 1, lastMinute: `${day}T15:01:00Z` }]);
});

test('C 2: a venue keeps its answer for ten seconds, and never shows a clock that was put back what it kept', async () => {
  const later = trades(await venueAt(at('15:18:00')));
  await take(
    database.pool,
    folder.write('more.ndjson', ndjson([bondTrade('older', 0, published('14:30:00'))])),
    at('15:18:00'),
  );
  expect(trades(await venueAt(at('15:18:05')))).toEqual(later);
  expect(trades(await venueAt(at('15:18:11')))?.rows).toBe((later?.rows ?? 0) + 1);
  expect(trades(await venueAt(at('15:15:00')))?.rows).toBe(2);
});

test('C 2: a venue says what is usual, whether it trades and until when, who is silent, and a year of days', async () => {
  const venue = await venueAt(at('14:00:00'));
  expect(venue).toMatchObject({
    venueName: expect.stringContaining('TP ICAP EU'),
    orders: true,
    trades: true,
    timeZone: 'Europe/Paris',
    state: { isOpen: true, changesAt: `${day}T17:00:00Z` },
    hours: [{ from: `${day}T07:00:00Z`, to: `${day}T17:00:00Z` }],
    silences: [{ segment: 'LNFI', dataType: 'trade', since: `${day}T07:00:00Z`, expectedEvery: 60 }],
    firstYear: 2026,
    year: 2026,
  });
  expect(trades(venue)).toMatchObject({ rows: 0, usualRows: 3, lastMinute: '2026-11-18T10:04:00Z' });
  expect(trades(venue)?.usualMinutes[20]).toBe(3);
  expect(venue.segments.map(({ mic }) => mic)).toContain('LNFI');
  expect(venue.days).toHaveLength(365);
  const on = (wanted: string) => venue.days.find(({ day }) => day === wanted)?.trades;
  expect(on('2026-11-18')).toMatchObject({ rows: 5 });
  expect(on('2026-11-11')).toMatchObject({ condition: 'closed', reasons: ['Holiday: Armistice.'] });
  expect(on(day)?.rows).toBeNull();
  expect((await venueAt(at('20:00:00'))).state).toEqual({ isOpen: false, changesAt: '2026-11-23T07:00:00Z' });
  expect((await venueAt(at('20:00:00'), '/api/venues/TPIC?year=2025')).days[0]?.day).toBe('2025-01-01');
});

test('C 2: a venue without rows has none to show, and its hours are unknown without a calendar', async () => {
  expect(await venueAt(at('14:00:00'), '/api/venues/ICOT')).toMatchObject({
    today: [],
    silences: [],
    assetClasses: [],
    orderTypes: [],
    state: { isOpen: null, changesAt: null },
    hours: null,
    timeZone: null,
  });
});

test('C 2: a MIC that is no venue’s is not found, and what is no MIC is refused', async () => {
  expect((await ask('/api/venues/ZZZZ')).status).toBe(404);
  expect((await ask('/api/venues/LNFI')).status).toBe(404);
  expect((await ask('/api/venues/nothing')).status).toBe(400);
  expect((await ask('/api/venues/TPIC?year=1999')).status).toBe(400);
});

type Trades = components['schemas']['PublicTrades'];
async function publicAt(time: Date): Promise<Trades> {
  kit.clock.set(time);
  const answer = await ask('/api/publicTrades');
  expect(answer.status).toBe(200);
  return answer.json();
}
const times = ({ trades }: Trades) => trades.map(({ publishedAt }) => publishedAt.slice(0, 16));

test('C 2: the last public trades are ten, newest first, and none before it is 15 minutes old', async () => {
  const early = await publicAt(at('15:15:59'));
  expect(times(early)).toHaveLength(10);
  expect(times(early)).toEqual([...times(early)].sort().reverse());
  expect(early.trades[0]).toEqual({
    publishedAt: `${day}T14:59:00.000000Z`,
    kind: 'New',
    instrument: 'FR0000120271',
    description: 'Aubrac Industries 3.125% 2031',
    venue: 'TPIC',
    segment: 'LNFI',
    price: '98.125',
    priceUnit: 'PERC',
    quantity: '1000000',
    flags: [],
  });
  expect(times(await publicAt(at('15:16:04')))[0]).toBe(`${day}T15:01`);
  // Kept for five seconds, by whoever asks.
  expect(times(await publicAt(at('15:16:08')))[0]).toBe(`${day}T15:01`);
  expect(times(await publicAt(at('15:15:58')))[0]).toBe(`${day}T14:59`);
});

test('C 2: every venue is told with its state, its last trade and its trades today', async () => {
  const { venues, files, reports } = await publicAt(at('15:15:30'));
  expect(venues).toHaveLength(13);
  expect(venues.find(({ venue }) => venue === 'TPIC')).toMatchObject({
    type: 'MTF',
    state: { isOpen: true, changesAt: `${day}T17:00:00Z` },
    lastTrade: `${day}T14:59:00Z`,
    trades: 2,
    usualTrades: 3,
    silences: [],
  });
  expect(venues.find(({ venue }) => venue === 'ICOT')).toMatchObject({
    state: { isOpen: null, changesAt: null },
    lastTrade: null,
    trades: 0,
    usualTrades: null,
  });
  // On a day without a trade the last ones are those of the days before.
  expect(times(await publicAt(new Date('2026-11-22T12:00:00Z')))[0]).toBe(`${day}T15:01`);
  expect({ files, reports }).toEqual({ files: [], reports: [] });
});

test('C 2: the newest files of days are told once they are open, the venues of a day together', async () => {
  const file = (mic: string, on: string, opens: string) =>
    database.pool.query(
      `INSERT INTO open_data_files (day, name, data_type, venue_mic, span, starts_at, ends_at, format, lines, size,
         sha256, storage_key, opens_at, written_at)
       VALUES ($1::text::date, $2, 'trade', $3, 'day', $1::text::timestamptz, $1::text::timestamptz, 'csv', 1, 1000, '', $2, $4, $4)`,
      [on, `${mic}-${on}`, mic, opens],
    );
  await file('TPIC', '2026-11-18', '2026-11-19T00:15:00Z');
  await file('ICPM', '2026-11-18', '2026-11-19T00:15:00Z');
  await file('TPIC', '2026-11-19', `${day}T15:30:00Z`);
  const told = { dataType: 'trade', venues: 2, bytes: 2000, day: '2026-11-18' };
  expect((await publicAt(at('15:29:59'))).files).toEqual([told]);
  expect((await publicAt(at('15:30:05'))).files).toEqual([
    { ...told, day: '2026-11-19', venues: 1, bytes: 1000 },
  ]);
});

test('a kept answer is given to whoever has other calls under way', async () => {
  kit.clock.set(at('15:40:00'));
  expect((await ask('/api/venues/TPIC')).status).toBe(200);
  const holder = await database.pool.connect();
  await holder.query('BEGIN');
  await holder.query('LOCK TABLE feed_days');
  const others = [ask('/api/conditions?tv=TPIC&month=2026-11'), ask('/api/venues/ICOT')];
  try {
    await vi.waitFor(async () => {
      const { rows } = await database.pool.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      expect(rows.length).toBeGreaterThan(1);
    });
    expect((await ask('/api/venues/TPIC')).status).toBe(200);
  } finally {
    await holder.query('COMMIT');
    holder.release();
  }
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200]);
});

test('C 2: a venue says the first year of which it has data', async () => {
  kit.clock.set(at('15:50:00'));
  const firstYearOf = async (mic: string) => (await (await ask(`/api/venues/${mic}`)).json()).firstYear;
  expect([await firstYearOf('TPIC'), await firstYearOf('ICPM')]).toEqual([2026, 2026]);
  const old = bondTrade('old', 0, {
    ...published('10:00:00', '2025-03-03'),
    tradeDate: '2025-03-03T06:00:00.000000Z',
  });
  await take(database.pool, folder.write('old.ndjson', ndjson([old])), at('15:50:00'));
  kit.clock.set(at('15:51:00'));
  expect([await firstYearOf('TPIC'), await firstYearOf('ICPM')]).toEqual([2025, 2026]);
});
