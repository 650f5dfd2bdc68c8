import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allAssetClasses } from '../../../src/domain/feed/asset-classes.ts';
import type { DataType } from '../../../src/domain/feed/data-types.ts';
import { isIsin } from '../../../src/domain/feed/isin.ts';
import { marketCalendars } from '../../../src/sandbox/market/market-calendars.ts';
import { beatLines, openingOrders, openingTrades } from '../../../src/sandbox/market/market-lines.ts';
import type { MarketLine } from '../../../src/sandbox/market/order-lines.ts';
import { fixed } from '../../../src/sandbox/market/random.ts';
import { type MarketDeps, seedMarketWhenEmpty } from '../../../src/sandbox/market/seed-market.ts';
import { startTradingFeed, tradeOnce } from '../../../src/sandbox/market/trading-feed.ts';
import { universe } from '../../../src/sandbox/market/universe.ts';
import { feedIsEmpty } from '../../../src/server/feed/catalogue.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { take, testFolder, testNow } from '../feed/feed-kit.ts';

let database: TestDatabase;
const folder = testFolder();
const messages: string[] = [];
let deps: MarketDeps;

beforeAll(async () => {
  database = await freshDatabase();
  deps = {
    ingest: async (file) => {
      await take(database.pool, file);
    },
    now: () => testNow,
    folder: path.join(folder.path, 'market'),
    log: (message) => messages.push(message),
  };
});
afterAll(async () => {
  await database.drop();
  folder.remove();
});

const digest = (lines: Iterable<MarketLine>): string =>
  createHash('sha256')
    .update(JSON.stringify([...lines]))
    .digest('hex');

describe('data in: the sandbox fills an empty database in the same way', () => {
  it('with the same market for the same minute', () => {
    const later = new Date(testNow.getTime() + 60_000);
    expect(digest(openingTrades(testNow))).toBe(digest(openingTrades(testNow)));
    expect(digest(openingOrders(testNow))).toBe(digest(openingOrders(testNow)));
    expect(digest(openingOrders(later))).not.toBe(digest(openingOrders(testNow)));
    expect(beatLines(testNow)).toEqual(beatLines(testNow));
    expect(universe().map((listing) => listing.isin)).toEqual(universe().map((listing) => listing.isin));
  });

  it.each([
    [/^OAT /, 'FR'],
    [/^Bund /, 'DE'],
    [/^BTP /, 'IT'],
    [/^UK Treasury /, 'GB'],
    [/ PLC ORD /, 'GB'],
    [/ SA$/, 'FR'],
    [/ AG$/, 'DE'],
    [/ NV$/, 'NL'],
    [/ IRS /, 'EZ'],
    [/UCITS ETF$/, 'IE'],
  ])('with ISINs of the issuer: %s in %s', (name, country) => {
    const found = universe().filter((listing) => name.test(listing.name));
    expect(new Set(found.map(({ isin }) => isin.slice(0, 2)))).toEqual(new Set([country]));
  });

  it('with trades only on days on which every venue trades, before the last hour', () => {
    // 28 December: London's holiday for the 26th, a Saturday.
    const trades = [...openingTrades(new Date('2026-12-30T10:00:00Z'))];
    const days = new Set(trades.map(({ publicationDate }) => String(publicationDate).slice(0, 10)));
    for (const day of ['2026-12-23', '2026-12-24', '2026-12-29']) expect(days).toContain(day);
    for (const day of ['2026-12-25', '2026-12-26', '2026-12-27', '2026-12-28'])
      expect(days).not.toContain(day);
  });

  it('with the closing days of TARGET for venues of the euro area, and of London for the others', () => {
    const [paris, amsterdam, leeds] = ['FR', 'NL', 'GB'].map((country) =>
      marketCalendars([{ mic: 'XXXX', country }], testNow)[0]?.holidays.map(({ day }) => day),
    );
    const ofYear = (days: readonly string[] | undefined) => days?.filter((day) => day.startsWith('2027'));
    expect(ofYear(paris)).toEqual(
      ['01-01', '03-26', '03-29', '05-01', '12-25', '12-26'].map((day) => `2027-${day}`),
    );
    expect(amsterdam).toEqual(paris);
    expect(ofYear(leeds)).toEqual(expect.arrayContaining(['2027-05-03', '2027-08-30', '2027-12-27']));
  });

  it('with valid ISINs, one name for each, and exact decimals', () => {
    const names = new Map<string, string>();
    for (const listing of universe()) {
      expect(isIsin(listing.isin), listing.name).toBe(true);
      expect(names.get(listing.isin) ?? listing.name).toBe(listing.name);
      names.set(listing.isin, listing.name);
    }
    expect([fixed(101_240, 3), fixed(5, 3), fixed(-5, 2), fixed(7, 0)]).toEqual([
      '101.240',
      '0.005',
      '-0.05',
      '7',
    ]);
  });

  it('once, with 13 venues, nine asset classes, every system, cancellations, amendments and deferrals', async () => {
    const isEmpty = (type: DataType) => feedIsEmpty(database.pool, type);
    // As a process that is killed between the two files leaves it.
    const ingest = async (file: string) => {
      if (file.includes('orders')) throw new Error('killed');
      await deps.ingest(file);
    };
    await expect(seedMarketWhenEmpty({ ...deps, ingest }, isEmpty)).rejects.toThrow('killed');
    expect(await seedMarketWhenEmpty(deps, isEmpty)).toBe(true);
    expect(readdirSync(deps.folder)).toEqual([]);
    expect(await seedMarketWhenEmpty(deps, isEmpty)).toBe(false);
    expect(messages).toEqual([expect.stringContaining('was filled')]);

    const all = async (sql: string): Promise<readonly string[]> => {
      const { rows } = await database.pool.query<{ it: string }>(sql);
      return rows.map((row) => row.it);
    };
    expect(await all('SELECT DISTINCT venue_mic AS it FROM catalogue_classes')).toHaveLength(13);
    expect([...(await all('SELECT DISTINCT asset_class AS it FROM catalogue_classes'))].sort()).toEqual(
      [...allAssetClasses].sort(),
    );
    expect(await all('SELECT DISTINCT system AS it FROM orders ORDER BY 1')).toEqual([
      'AUCTION',
      'CLOB',
      'RFQ',
      'VOICE',
    ]);
    expect(await all('SELECT DISTINCT kind AS it FROM trades ORDER BY 1')).toEqual([
      'Amended',
      'Cancelled',
      'New',
    ]);
    expect(await all('SELECT DISTINCT unnest(flags) AS it FROM trades')).toEqual(
      expect.arrayContaining([
        'LMTF',
        'FULF',
        'VOLO',
        'FULV',
        'DATF',
        'FULA',
        'FWAF',
        'MLF1',
        'VIF5',
        'CANC',
        'AMND',
        'RFPT',
      ]),
    );
    const locations = await all(
      `SELECT DISTINCT v.location AS it FROM catalogue_classes c JOIN venues v ON v.mic = c.venue_mic
       WHERE c.asset_class = 'Equity & Equity-like' AND c.data_type = 'trade' ORDER BY 1`,
    );
    expect(locations).toEqual(['FR', 'UK']);
    const most = await all(
      'SELECT count(*)::text AS it FROM trades GROUP BY instrument_id, segment_mic ORDER BY count(*) DESC LIMIT 1',
    );
    expect(Number(most[0])).toBeGreaterThan(300);
    const depth =
      await all(`SELECT min(n)::text AS it FROM (SELECT count(bid_price) AS n FROM orders WHERE system = 'CLOB'
      GROUP BY instrument_id, segment_mic, published_at) d`);
    expect(Number(depth[0])).toBeGreaterThanOrEqual(5);
  });

  it('with instruments in one and in several segments, and with one and several order types', async () => {
    const { rows } = await database.pool.query<{ segments: number; systems: number }>(
      `SELECT count(DISTINCT segment_mic)::integer AS segments, count(*)::integer AS systems FROM catalogue_sources
       WHERE data_type = 'order' GROUP BY venue_mic, instrument_id`,
    );
    expect(new Set(rows.map((row) => row.segments))).toEqual(new Set([1, 2, 3]));
    expect(rows.some((row) => row.segments === 1 && row.systems === 1)).toBe(true);
    expect(rows.some((row) => row.segments === 1 && row.systems > 1)).toBe(true);
  });

  it('with rows of the last 15 minutes, so that live is not delayed', async () => {
    const { rows } = await database.pool.query(
      `SELECT count(*) FILTER (WHERE published_at > $1::timestamptz - interval '15 minutes')::integer AS fresh,
              count(*) FILTER (WHERE published_at > $1)::integer AS future FROM trades`,
      [testNow],
    );
    expect(rows[0]?.fresh).toBeGreaterThan(100);
    expect(rows[0]?.future).toBe(0);
  });
});

describe('architecture.md Running it: a feed that keeps trading', () => {
  it('publishes new rows each beat, and none twice', async () => {
    const count = async (): Promise<number> => {
      const { rows } = await database.pool.query(
        'SELECT (SELECT count(*) FROM trades) + (SELECT count(*) FROM orders) AS n',
      );
      return Number(rows[0]?.n);
    };
    const before = await count();
    await tradeOnce(deps);
    const after = await count();
    expect(after).toBeGreaterThan(before);
    await tradeOnce(deps);
    expect(await count()).toBe(after);
  });

  it('never publishes a time in the future, over a thousand beats', () => {
    for (let beat = 0; beat < 1_000; beat += 1) {
      const now = new Date(testNow.getTime() + beat * 20_000);
      const { trades, orders } = beatLines(now);
      for (const line of [...trades, ...orders]) {
        expect(String(line.publicationDate ?? line.date) <= now.toISOString().replace('Z', '999Z')).toBe(
          true,
        );
      }
    }
  });

  it('takes the orders of a beat whose trades fail, and trades although an old month cannot be dropped', async () => {
    const taken: string[] = [];
    const failing = {
      ...deps,
      ingest: async (file: string) => {
        taken.push(path.basename(file));
        if (file.endsWith('beat-trades.ndjson')) throw new Error('no room');
      },
    };
    await expect(tradeOnce(failing)).rejects.toThrow('no room');
    expect(taken).toEqual(['beat-trades.ndjson', 'beat-orders.ndjson']);
    expect(existsSync(path.join(deps.folder, 'beat-trades.ndjson'))).toBe(false);
    const told: string[] = [];
    const forgetBefore = async () => {
      throw new Error('in use');
    };
    const log = (message: string) => told.push(message);
    await startTradingFeed({ ...failing, ingest: async () => {}, forgetBefore, log })();
    await startTradingFeed({ ...failing, forgetBefore, log })();
    expect(told.map((message) => message.split(': ')[1])).toEqual(['in use', 'no room']);
    expect(taken).toHaveLength(4);
  });

  it('reports a failed beat, continues, and stops when asked', async () => {
    const told: string[] = [];
    let beats = 0;
    let forgot = '';
    let second: () => void = () => {};
    const again = new Promise<void>((resolve) => {
      second = resolve;
    });
    const stop = startTradingFeed(
      {
        ...deps,
        ingest: async (file) => {
          expect(readFileSync(file, 'utf8')).toContain('venueMIC');
          beats += 1;
          if (beats === 1) throw new Error('no room');
          second();
        },
        log: (message) => told.push(message),
        forgetBefore: async (month) => {
          forgot = month;
        },
      },
      5,
    );
    await again;
    await stop();
    const last = beats;
    expect(told[0]).toContain('no room');
    expect(forgot).toMatch(/^\d{4}-\d{2}$/);
    await new Promise((resolve) => setImmediate(resolve));
    expect(beats).toBe(last);
  });
});
