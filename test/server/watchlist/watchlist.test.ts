import { beforeAll, describe, expect, test } from 'vitest';
import type { Watchlist } from '../../../src/contract/generated/types.ts';
import { mostWatched, watchlistFullText } from '../../../src/domain/watchlist/watchlist.ts';
import { eraseAccount } from '../../../src/server/accounts/erase-account.ts';
import { newKeyText } from '../../../src/server/api-keys/key-text.ts';
import { hashOf } from '../../../src/server/sessions/sessions.ts';
import { type Browser, browserOf, post } from '../app-kit.ts';
import { ago, bondQuote, bondTrade, csv, ndjson, take, testNow } from '../feed/feed-kit.ts';
import { openFeedScene } from '../feed/feed-scene.ts';

const { database, folder, kit } = await openFeedScene();
const { pool } = database;
const { app } = kit;
const bond = 'FR0000120271';
const day = 24 * 60;
const other = (id: string) => ({ instrumentIdType: 'OTHR', instrumentId: id });

type Person = { readonly id: string; readonly browser: Browser };

async function someone(venues: Parameters<typeof kit.session>[0], endsOn?: string): Promise<Person> {
  const session = await kit.session(venues, endsOn);
  const { rows } = await pool.query<{ id: string }>(
    'SELECT account_id AS id FROM sessions WHERE id_hash = $1',
    [hashOf(session)],
  );
  return { id: rows[0]?.id ?? '', browser: await browserOf(app, { session }) };
}
const delayed = () => someone({ TPIC: ['delayed_trades', 'delayed_orders'] });

const add = ({ browser }: Person, instrument: unknown) =>
  app.inject(post('/api/watchlist', browser, { instrument }));
const remove = ({ browser }: Person, instrument: string) =>
  app.inject(post('/api/watchlist/remove', browser, { instrument }));
async function listOf({ browser }: Person, query: Record<string, string> = { with: 'figures' }) {
  const answer = await app.inject({ url: '/api/watchlist', query, cookies: browser.cookies });
  expect(answer.statusCode).toBe(200);
  return answer.json<Watchlist>();
}
const codesOf = async (person: Person) =>
  (await listOf(person, {})).Instruments.map(({ InstrumentID }) => InstrumentID);
async function figuresOf(person: Person, code = bond) {
  const { Instruments } = await listOf(person);
  return Instruments.find(({ InstrumentID }) => InstrumentID === code)?.Figures;
}

beforeAll(async () => {
  const files = {
    // Now is 14:32; the cut-off of delayed data is 14:17.
    'trades.csv': csv([
      bondTrade('Before', 16, { price: '101', vol: '10' }),
      bondTrade('After', 14, { price: '109', vol: '10' }),
      bondTrade('Cancelled', 15.5, { price: '200' }),
      bondTrade('Cancelled', 15.25, { price: '200', tradeDate: ago(16.5), flags: 'CANC' }),
      bondTrade('OtherVenue', 15.1, { price: '102', venueMIC: 'ICOR' }),
      bondTrade('Yesterday', day, { price: '100.5', vol: '1' }),
      bondTrade('Ancient', 60 * day, { price: '90', vol: '1' }),
      bondTrade('Old', 40 * day, { ...other('OLD'), price: '7' }),
      bondTrade('Early', 14, { ...other('EARLY'), price: '7' }),
      ...Array.from({ length: mostWatched }, (_, at) => bondTrade(`Of${at}`, 20, other(`MANY-${at}`))),
    ]),
    'orders.ndjson': ndjson([{ ...bondQuote(20), ...other('QUOTED') }]),
  };
  for (const [name, content] of Object.entries(files)) await take(pool, folder.write(name, content));
});

describe('C 19: the watchlist', () => {
  test('keeps instruments in the order in which they were added, each once, and for nobody else', async () => {
    const [jane, kate] = [await delayed(), await delayed()];
    for (const code of ['OLD', bond, 'OLD']) expect((await add(jane, code)).statusCode).toBe(204);
    expect(await codesOf(jane)).toEqual(['OLD', bond]);
    expect(await codesOf(kate)).toEqual([]);
    for (const code of ['OLD', 'OLD', 'UNKNOWN']) expect((await remove(jane, code)).statusCode).toBe(204);
    expect(await listOf(jane, {})).toEqual({
      AsOf: ago(15),
      Instruments: [
        {
          InstrumentID: bond,
          InstrumentIDType: 'ISIN',
          InstrumentDescription: 'Aubrac Industries 3.125% 2031',
          AssetClass: 'Bonds',
          SubAssetClass: 'Corporate bonds',
          Currency: 'EUR',
          WatchedSince: expect.stringMatching(/\.\d{6}Z$/),
        },
      ],
    });
    // What is added again comes last.
    await add(jane, 'OLD');
    expect(await codesOf(jane)).toEqual([bond, 'OLD']);
  });

  test('says of each what the page of the instrument says, delayed, and nothing early', async () => {
    const readers = [
      await delayed(),
      await someone({ TPIC: ['realtime_trades', 'realtime_orders'] }),
    ] as const;
    for (const reader of readers) {
      for (const code of [bond, 'OLD', 'QUOTED']) expect((await add(reader, code)).statusCode).toBe(204);
      expect(await figuresOf(reader)).toEqual({
        Day: '2026-11-20',
        PriceUnits: ['PERC'],
        Last: '101',
        Change: '0.5',
        Lasts: [
          { Day: '2026-11-19', Last: '100.5' },
          { Day: '2026-11-20', Last: '101' },
        ],
      });
      const none = { Day: null, PriceUnits: [], Last: null, Change: null, Lasts: [] };
      for (const code of ['OLD', 'QUOTED']) expect(await figuresOf(reader, code)).toEqual(none);
      const page = await app.inject({ url: `/api/instruments/${bond}`, cookies: reader.browser.cookies });
      const [latest] = page.json<{ Days: object[] }>().Days;
      expect(latest).toMatchObject({ Day: '2026-11-20', PriceUnits: ['PERC'], Last: '101', Change: '0.5' });
    }
    const everywhere = await someone({ TPIC: ['delayed_trades'], ICOT: ['delayed_trades'] });
    await add(everywhere, bond);
    expect(await figuresOf(everywhere)).toMatchObject({ Last: '102', Change: '1.5' });
    // Two minutes later the row of 14:18 is fifteen minutes old.
    try {
      kit.clock.set(new Date(testNow.getTime() + 2 * 60_000));
      expect(await figuresOf(readers[0])).toMatchObject({ Last: '109', Change: '8.5' });
    } finally {
      kit.clock.set(null);
    }
  });

  test('does not tell that an instrument exists whose first row is not yet visible, or that is outside the rights', async () => {
    const jane = await delayed();
    const elsewhere = await someone({ TPSL: ['realtime_trades'] });
    const restricted = await someone({ TPIC: ['delayed_trades'] }, '2026-11-01');
    const unknown = (await add(jane, 'UNKNOWN')).json();
    expect(unknown.error).toMatchObject({ code: 'not-found' });
    for (const [person, code] of [
      [jane, 'EARLY'],
      [elsewhere, bond],
      [restricted, bond],
    ] as const) {
      const refused = await add(person, code);
      expect([refused.statusCode, refused.json().error.message]).toEqual([404, unknown.error.message]);
      expect(await codesOf(person)).toEqual([]);
    }
    for (const code of ['', 'x'.repeat(201), 7, null]) expect((await add(jane, code)).statusCode).toBe(400);
    expect((await app.inject(post('/api/watchlist', { cookies: {}, token: '' }, {}))).statusCode).toBe(401);
  });

  test('still lists an instrument whose right has ended, without figures, and lets it go', async () => {
    const jane = await delayed();
    await add(jane, bond);
    await pool.query('DELETE FROM subscription_venues WHERE account_id = $1', [jane.id]);
    expect((await listOf(jane)).Instruments).toMatchObject([{ InstrumentID: bond, Figures: null }]);
    await pool.query(`UPDATE subscriptions SET ends_on = '2026-11-01' WHERE account_id = $1`, [jane.id]);
    expect(await figuresOf(jane)).toBeNull();
    expect((await remove(jane, bond)).statusCode).toBe(204);
    expect(await codesOf(jane)).toEqual([]);
  });

  test('has room for 100 instruments, also if they come at once', async () => {
    const jane = await delayed();
    for (let at = 0; at < mostWatched - 1; at += 1)
      expect((await add(jane, `MANY-${at}`)).statusCode).toBe(204);
    const both = await Promise.all([bond, `MANY-${mostWatched - 1}`].map((code) => add(jane, code)));
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
    const refused = await add(jane, 'OLD');
    expect([refused.statusCode, refused.json().error.message]).toEqual([409, watchlistFullText]);
    expect((await add(jane, 'MANY-0')).statusCode).toBe(204);
    expect((await listOf(jane)).Instruments).toHaveLength(mostWatched);
    await remove(jane, 'MANY-0');
    expect((await add(jane, 'OLD')).statusCode).toBe(204);
  });

  test('can be read with an API key, but not changed', async () => {
    const jane = await delayed();
    await add(jane, bond);
    const { text, id, hash } = newKeyText();
    await pool.query(
      `INSERT INTO api_keys (id, account_id, name, secret_hash, created_at, expires_at)
       VALUES ($1, $2, 'A program', $3, now(), now() + interval '1 day')`,
      [id, jane.id, hash],
    );
    const headers = { authorization: `Bearer ${text}` };
    const read = await app.inject({ url: '/api/watchlist', query: { with: 'figures' }, headers });
    expect(read.json<Watchlist>()).toEqual(await listOf(jane));
    for (const url of ['/api/watchlist', '/api/watchlist/remove']) {
      const refused = await app.inject({ method: 'POST', url, headers, payload: { instrument: bond } });
      expect(refused.statusCode).toBe(403);
    }
    expect(await codesOf(jane)).toEqual([bond]);
  });

  test('goes with its account', async () => {
    const jane = await delayed();
    await add(jane, bond);
    await pool.transaction((client) => eraseAccount(client, jane.id, testNow));
    const left = await pool.query('SELECT FROM watched_instruments WHERE account_id = $1', [jane.id]);
    expect(left.rowCount).toBe(0);
  });
});
