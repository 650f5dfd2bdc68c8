import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allAssetClasses } from '../../../src/domain/feed/asset-classes.ts';
import type { DataType } from '../../../src/domain/feed/data-types.ts';
import { isIsin } from '../../../src/domain/feed/isin.ts';
import { venueStateAt } from '../../../src/domain/feed/venue-state.ts';
import { countryOf } from '../../../src/sandbox/market/busy-hours.ts';
import { marketCalendars } from '../../../src/sandbox/market/market-calendars.ts';
import { openingOrders, openingTrades } from '../../../src/sandbox/market/market-lines.ts';
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
    publishedUntil: async (moment) => new Date(moment.getTime() - 5_000),
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

const timeOf = (line: MarketLine): number => Date.parse(String(line.publicationDate ?? line.date));

describe('data in: the sandbox fills an empty database in the same way', () => {
  it('with the same market for the same moment', () => {
    const later = new Date(testNow.getTime() + 60_000);
    expect(digest(openingTrades(testNow))).toBe(digest(openingTrades(testNow)));
    expect(digest(openingOrders(testNow))).toBe(digest(openingOrders(testNow)));
    expect(digest(openingOrders(later))).not.toBe(digest(openingOrders(testNow)));
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
    const found = universe.filter((listing) => name.test(listing.name));
    expect(new Set(found.map(({ isin }) => isin.slice(0, 2)))).toEqual(new Set([country]));
  });

  it('with venues that never close, on a Sunday, at Christmas and when the clocks change, and trade at every hour', () => {
    const calendars = marketCalendars(['FR', 'NL', 'GB'].map((country) => ({ mic: 'XXXX', country })));
    for (const calendar of calendars) {
      for (const at of ['2026-12-25T03:00', '2026-12-27T23:59', '2027-03-28T00:30', '2027-10-31T00:30']) {
        expect(venueStateAt(calendar, new Date(`${at}:00Z`))).toEqual({ isOpen: true, changesAt: null });
      }
    }
    const trades = [...openingTrades(new Date('2026-12-30T10:00:00Z'))];
    for (const country of ['FR', 'NL', 'GB']) {
      const own = trades.filter(({ venueMIC }) => countryOf(String(venueMIC)) === country);
      const times = own.map(({ publicationDate }) => String(publicationDate));
      expect(new Set(times.map((time) => time.slice(0, 10)))).toEqual(
        new Set(Array.from({ length: 8 }, (_none, at) => `2026-12-${23 + at}`)),
      );
      expect(new Set(times.map((time) => time.slice(11, 13))).size).toBe(24);
    }
  });

  it('with valid ISINs, one name for each, and exact decimals', () => {
    const names = new Map<string, string>();
    for (const listing of universe) {
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
    // What it was filled with again, from the last minute on.
    await tradeOnce(deps, new Date(testNow.getTime() - 60_000), testNow);
    expect(await count()).toBe(before);
    const next = new Date(testNow.getTime() + 5_000);
    await tradeOnce(deps, testNow, next);
    const after = await count();
    expect(after).toBeGreaterThan(before);
    await tradeOnce(deps, testNow, next);
    expect(await count()).toBe(after);
  });

  it.each([
    ['a beat ago', 5_000, 5_000],
    ['a minute ago', 60_000, 60_000],
    ['some days ago', 4 * 86_400_000, 4 * 86_400_000],
  ])('begins with what was missed since the last publication, %s', async (_, agoMs, coveredMs) => {
    const asked: string[] = [];
    const stop = startTradingFeed({
      ...deps,
      publishedUntil: async (moment) => new Date(moment.getTime() - agoMs),
      ingest: async (file) => {
        asked.push(...readFileSync(file, 'utf8').trim().split('\n'));
      },
    });
    await stop();
    const times = asked.map((line) => timeOf(JSON.parse(line))).sort((a, b) => a - b);
    const [first = 0, last = 0] = [times[0], times.at(-1)];
    expect(first).toBeGreaterThan(testNow.getTime() - coveredMs);
    expect(first).toBeLessThan(testNow.getTime() - coveredMs + Math.max(5_000, agoMs / 20));
    expect(last).toBeLessThanOrEqual(testNow.getTime());
    expect(last).toBeGreaterThan(testNow.getTime() - 10_000);
  });

  it('makes up for a beat that failed, and for at most a day when its clock is set ahead or back', async () => {
    const later = (ms: number): Date => new Date(testNow.getTime() + ms);
    const [dayMs, tenDaysMs] = [86_400_000, 10 * 86_400_000];
    const moments = [testNow, later(5_000), later(10_000), later(tenDaysMs), later(5_000)];
    const begun: Date[] = [];
    const timesOf: number[][] = [];
    let end = (): void => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const stop = startTradingFeed(
      {
        ...deps,
        now: () => {
          const now = moments[begun.length] ?? later(5_000);
          begun.push(now);
          if (begun.length > moments.length) end();
          return now;
        },
        ingest: async (file) => {
          timesOf[begun.length - 1] ??= [];
          const lines = readFileSync(file, 'utf8').trim().split('\n');
          timesOf[begun.length - 1]?.push(...lines.map((line) => timeOf(JSON.parse(line))));
          if (begun.length === 2) throw new Error('no room');
        },
      },
      5,
    );
    await ended;
    await stop();
    const earliest = timesOf.map((times) => Math.min(...times) - testNow.getTime());
    expect(earliest[1]).toBeGreaterThan(0);
    expect(earliest[2]).toBe(earliest[1]);
    expect(earliest[3]).toBeGreaterThan(tenDaysMs - dayMs);
    expect(earliest[3]).toBeLessThan(tenDaysMs - dayMs / 2);
    expect(earliest[4]).toBeGreaterThan(0);
    expect(earliest[4]).toBeLessThan(5_000);
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
    await expect(tradeOnce(failing, new Date(testNow.getTime() - 5_000), testNow)).rejects.toThrow('no room');
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
