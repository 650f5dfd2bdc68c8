import { beforeAll, expect, test } from 'vitest';
import { readParquet } from '../../read-parquet.ts';
import { ago, bondTrade, bondTradesAsked, ndjson, take, testNow } from './feed-kit.ts';
import { openFeedScene } from './feed-scene.ts';

const { database, folder, kit } = await openFeedScene();
const session = await kit.session({ TPIC: ['delayed_trades'] });

/** `minutes:seconds` before now. */
const before = (minutes: number, seconds: number): string => ago(minutes + seconds / 60);
const known = bondTradesAsked.instrument;
/** Published for the first time 14:59 before now. */
const hidden = 'FR0000000003';
const late = { publicationDate: before(15, 1), tradeDate: ago(60) };
const early = { publicationDate: before(14, 59), tradeDate: ago(60), price: '77.7777' };

beforeAll(async () => {
  const lines = [
    bondTrade('LATE', 0, { ...late, price: '101.5' }),
    bondTrade('EARLY', 0, early),
    bondTrade('EARLYTOO', 0, {
      ...early,
      instrumentId: hidden,
      instrumentIdType: 'OTHR',
      instrumentDescription: 'EARLY plc',
    }),
  ];
  await take(database.pool, folder.write('trades.ndjson', ndjson(lines)));
  await database.pool.query(
    `INSERT INTO watched_instruments (account_id, instrument_id, watched_since)
     SELECT a.id, i.id, $1 FROM accounts a, instruments i WHERE i.code = $2`,
    [testNow, known],
  );
});

const ask = (url: string) => kit.app.inject({ method: 'GET', url, cookies: { session } });
const day = 'from=2026-11-20';
const view = new URLSearchParams(bondTradesAsked).toString();

/** Every call with which a page or a program reads what was traded, and what of the late row it tells. */
const calls: readonly (readonly [string, string])[] = [
  [`/api/feed/data?${view}`, 'LATE'],
  [`/api/feed/export?${view}&format=ndjson`, 'LATE'],
  [`/api/feed/summary?${view}&${day}&to=2026-11-21`, '"101.5"'],
  [`/api/history?datatype=trade&tv=TPIC&${day}&to=2026-11-21`, 'LATE'],
  ['/api/tape', 'LATE'],
  ['/api/tape/figures', '"Trades":1,"Instruments":1'],
  [`/api/tape/export?${day}&format=ndjson`, 'LATE'],
  [`/api/instruments/${known}`, '"101.5"'],
  ['/api/watchlist?with=figures', '"Last":"101.5"'],
  ['/api/subscription/feed/find?q=FR0000', '"Price":"101.5"'],
  ['/api/publicInstruments?q=FR0000', known],
  ['/api/publicTrades', '"101.5"'],
  ['/api/venues/TPIC', '"rows":1'],
];

test.each(calls)(
  'B 6: what was published 15:01 before now is told, what was published 14:59 before is not: %s',
  async (url, told) => {
    const { statusCode, body } = await ask(url);
    expect(statusCode, body).toBe(200);
    expect(body).toContain(told);
    for (const secret of ['EARLY', '77.7777', early.publicationDate.slice(0, 19)])
      expect(body).not.toContain(secret);
  },
);

test.each([
  `/api/feed/export?${view}&format=parquet`,
  `/api/tape/export?${day}&format=parquet`,
  `/api/history?datatype=trade&tv=TPIC&${day}&to=2026-11-21&format=parquet`,
])('B 6: nor is it in Parquet: %s', async (url) => {
  const { statusCode, rawPayload } = await ask(url);
  expect(statusCode).toBe(200);
  const text = JSON.stringify(await readParquet(rawPayload), (_, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  );
  expect(text).toContain('LATE');
  expect(text).not.toContain('EARLY');
});

test('B 6: an instrument whose first row was published 14:59 before now is not there yet, on its page or in a search', async () => {
  expect((await ask(`/api/instruments/${hidden}`)).statusCode).toBe(404);
  for (const path of ['/api/subscription/feed/find', '/api/publicInstruments'])
    expect((await ask(`${path}?q=${hidden}`)).body).toContain('"Instruments":[]');
});
