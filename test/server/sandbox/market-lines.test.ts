import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DataType } from '../../../src/domain/feed/data-types.ts';
import type { Instrument, LineContext } from '../../../src/domain/feed/instrument-line.ts';
import { validateOrderLine } from '../../../src/domain/feed/order-line.ts';
import { longGaps, pausesOf, rhythmDays, usualLimit } from '../../../src/domain/feed/silence.ts';
import { validateTradeLine } from '../../../src/domain/feed/trade-line.ts';
import { type Minutes, minutesOfDay, tradingHours } from '../../../src/domain/feed/trading-calendar.ts';
import { countryOf } from '../../../src/sandbox/market/busy-hours.ts';
import { marketCalendars } from '../../../src/sandbox/market/market-calendars.ts';
import {
  openingOrders,
  openingTrades,
  ordersWithin,
  tradesWithin,
} from '../../../src/sandbox/market/market-lines.ts';
import type { MarketLine } from '../../../src/sandbox/market/order-lines.ts';
import { universe } from '../../../src/sandbox/market/universe.ts';
import { testNow } from '../feed/feed-kit.ts';

const minuteMs = 60_000;
const later = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * minuteMs);

/** What lines are checked against: the sandbox's segments, and the instruments of the lines before. */
function openWorld(until: Date): LineContext & { readonly note: (instrument: Instrument) => void } {
  const known = new Map<string, Instrument>();
  return {
    segmentOf: (mic) => ({
      mic,
      venueMic: mic,
      venueLocation: countryOf(mic) === 'GB' ? 'UK' : countryOf(mic),
      system: null,
    }),
    instrumentOf: (code) => known.get(code),
    notAfter: until.toISOString().replace('Z', '000Z'),
    note: (instrument) => known.set(instrument.code, instrument),
  };
}

/** The lines that a file of them would be refused for. */
function refused(type: DataType, lines: Iterable<MarketLine>, until: Date): readonly unknown[] {
  const world = openWorld(until);
  const validate = type === 'trade' ? validateTradeLine : validateOrderLine;
  const wrong: unknown[] = [];
  for (const line of lines) {
    const read = validate(line, world);
    if ('instrument' in read) world.note(read.instrument);
    else wrong.push({ line, read });
  }
  return wrong;
}

const timeOf = (line: MarketLine): string => String(line.publicationDate ?? line.date);

/** The lines of a day as they are published: in parts. */
function* published(midnight: Date, type: DataType): Generator<MarketLine> {
  const lines = type === 'trade' ? tradesWithin : ordersWithin;
  for (let at = 0; at < minutesOfDay; at += 20) yield* lines(later(midnight, at), later(midnight, at + 20));
}

const pricesOf = (line: MarketLine): readonly number[] =>
  [line.price, line.bidPrice, line.askPrice].flatMap((price) => (price === undefined ? [] : [Number(price)]));

function groupBy<T>(items: Iterable<T>, keyOf: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

const numbers = (lines: readonly MarketLine[], field: string): readonly number[] =>
  lines.flatMap((line) => (line[field] === undefined ? [] : [Number(line[field])]));

const isFalling = (prices: readonly number[]): boolean =>
  prices.every((price, at) => at === 0 || price < (prices[at - 1] ?? 0));

/** Times of a segment's rows, in minutes of each day, as the condition of the data is judged by them. */
function minutesByDay(lines: readonly MarketLine[]): ReadonlyMap<string, readonly Minutes[]> {
  return new Map(
    [...groupBy(lines, (line) => timeOf(line).slice(0, 10))].map(([day, ofDay]) => {
      const minutes = ofDay.map(
        (line) => Number(timeOf(line).slice(11, 13)) * 60 + Number(timeOf(line).slice(14, 16)),
      );
      const distinct = [...new Set(minutes)].sort((a, b) => a - b);
      return [day, distinct.map((minute): Minutes => [minute, minute + 1])];
    }),
  );
}

/** The silences that the condition of a segment's data would tell of, on all days but the first. */
function silences(mic: string, lines: readonly MarketLine[], now: Date): readonly unknown[] {
  const [calendar] = marketCalendars([{ mic, country: countryOf(mic) }]);
  if (!calendar) throw new Error('there is no calendar');
  const minutes = minutesByDay(lines);
  const days = [...minutes.keys()].sort();
  const hoursOn = (day: string) => tradingHours(calendar, day);
  return days.slice(1).flatMap((day) => {
    const before = days.filter((each) => each < day).slice(-rhythmDays);
    const limit = usualLimit(before.map((each) => pausesOf(hoursOn(each), minutes.get(each) ?? [])));
    const isToday = day === now.toISOString().slice(0, 10);
    const until = isToday ? now.getUTCHours() * 60 + now.getUTCMinutes() : minutesOfDay;
    const segment = { hours: hoursOn(day), published: minutes.get(day) ?? [], limit };
    return longGaps(segment, until).map((gap) => ({ mic, day, limit, gap }));
  });
}

const moments = fc.date({
  min: new Date('2026-01-02T00:00:00Z'),
  max: new Date('2028-12-30T00:00:00Z'),
  noInvalidDate: true,
});
const inTurns = { numRuns: 40 } as const;

describe('data in: the sandbox publishes what its own ingest takes', () => {
  it('whatever the moment: every trade is valid, priced above zero, and published after it was made', () => {
    fc.assert(
      fc.property(moments, (since) => {
        const until = later(since, 3);
        const trades = [...tradesWithin(since, until)];
        expect(refused('trade', trades, until)).toEqual([]);
        for (const line of trades) {
          expect(timeOf(line) >= String(line.tradeDate)).toBe(true);
          expect(pricesOf(line).every((price) => price > 0)).toBe(true);
        }
      }),
      inTurns,
    );
  });

  it('whatever the moment: every order is valid, bids are below asks, and each level is worse than the one before', () => {
    fc.assert(
      fc.property(moments, (since) => {
        const until = later(since, 3);
        const orders = [...ordersWithin(since, until)];
        expect(refused('order', orders, until)).toEqual([]);
        for (const line of orders) expect(pricesOf(line).every((price) => price > 0)).toBe(true);
        const books = groupBy(
          orders.filter(({ bidPrice, askPrice }) => bidPrice !== undefined || askPrice !== undefined),
          (line) => `${line.instrumentId} ${line.venueMIC} ${line.system} ${line.date}`,
        );
        for (const book of books.values()) {
          const [bids, asks] = [numbers(book, 'bidPrice'), numbers(book, 'askPrice')];
          expect(isFalling([...[...asks].reverse(), ...bids]), JSON.stringify(book)).toBe(true);
          if (book[0]?.system === 'CLOB')
            expect(Math.min(bids.length, asks.length)).toBeGreaterThanOrEqual(5);
        }
      }),
      inTurns,
    );
  });

  it('at the start as well, nothing after the moment of it', () => {
    const now = testNow.toISOString().replace('Z', '000Z');
    for (const [type, lines] of [
      ['trade', [...openingTrades(testNow)]],
      ['order', [...openingOrders(testNow)]],
    ] as const) {
      expect(refused(type, lines, testNow)).toEqual([]);
      expect(lines.filter((line) => timeOf(line) > now)).toEqual([]);
    }
  });
});

describe('data in: the sandbox is a market', () => {
  const midnight = new Date(`${testNow.toISOString().slice(0, 10)}T00:00:00Z`);
  let trades: readonly MarketLine[] = [];
  let orders: readonly MarketLine[] = [];
  beforeAll(() => {
    [trades = [], orders = []] = (['trade', 'order'] as const).map((type) => [...published(midnight, type)]);
  }, 120_000);

  it('that goes on where it was filled to: two periods are what both are together', () => {
    const [since, between, until] = [later(testNow, -9), later(testNow, -4), testNow];
    for (const lines of [tradesWithin, ordersWithin]) {
      const own = (from: Date, to: Date) =>
        [...lines(from, to)].map(
          ({
            instrumentIdType,
            assetClass,
            subAssetClass,
            instrumentDescription,
            instrumentCurrency,
            ...line
          }) => JSON.stringify(line),
        );
      expect([...own(since, between), ...own(between, until)].sort()).toEqual(own(since, until).sort());
      // The last minutes of what was filled in are as they are published.
      const filled = own(new Date(0), until).filter((line) => line.length > 0);
      expect(filled).toEqual(
        expect.arrayContaining(
          own(later(testNow, -1), until).filter(
            (line) => !line.includes('CANC') && !line.includes('AMND') && !line.includes('FUL'),
          ),
        ),
      );
    }
  });

  it('in which no venue falls silent at any hour, when it is filled and when it goes on', () => {
    const both = [...openingTrades(midnight), ...openingOrders(midnight)];
    const goesOn = { lines: [...both, ...trades, ...orders], now: later(midnight, minutesOfDay) };
    const filled = { lines: [...openingTrades(testNow), ...openingOrders(testNow)], now: testNow };
    for (const { lines, now } of [goesOn, filled]) {
      const segments = groupBy(lines, (line) => `${line.venueMIC} ${line.system ? 'orders' : 'trades'}`);
      const found = [...segments].flatMap(([segment, own]) => silences(segment.slice(0, 4), own, now));
      expect(found).toEqual([]);
    }
  });

  it('whose days before the start are about as full as each other, and as today up to now', () => {
    const now = new Date(`${testNow.toISOString().slice(0, 10)}T23:59:59Z`);
    for (const lines of [openingTrades(now), openingOrders(now)]) {
      const justNow = later(now, -20).toISOString();
      const filled = [...lines].filter((line) => timeOf(line) < justNow);
      const counts = [...groupBy(filled, (line) => timeOf(line).slice(0, 10)).values()].map(
        (own) => own.length,
      );
      expect(counts).toHaveLength(8);
      expect(Math.min(...counts)).toBeGreaterThan((2 / 3) * Math.max(...counts));
    }
  });

  it('with at most 200,000 rows on a day', () => {
    expect(trades.length).toBeGreaterThan(50_000);
    expect(orders.length).toBeGreaterThan(50_000);
    expect(trades.length + orders.length).toBeLessThanOrEqual(200_000);
  });

  it('in which the first view moves within ten seconds at any hour, and the busy ones every few minutes', () => {
    const [lead] = universe;
    if (!lead) throw new Error('nothing is listed');
    fc.assert(
      fc.property(moments, (since) => {
        const until = later(since, 4);
        const own = [...tradesWithin(since, until)].filter(
          ({ instrumentId, venueMIC }) => instrumentId === lead.isin && venueMIC === lead.places[0].mic,
        );
        const times = [since.getTime(), ...own.map((line) => Date.parse(timeOf(line))), until.getTime()].sort(
          (a, b) => a - b,
        );
        const pauses = times.slice(1).map((time, at) => time - (times[at] ?? 0));
        expect(Math.max(...pauses)).toBeLessThan(10_000);
      }),
      inTurns,
    );
    const open = new Date('2026-11-20T11:00:00Z');
    const traded = groupBy(
      [...tradesWithin(open, later(open, 4))],
      (line) => `${line.instrumentId} ${line.venueMIC}`,
    );
    for (const { isin, places, pace } of universe) {
      if (pace === 'quiet') continue;
      for (const { mic } of places) expect(traded.has(`${isin} ${mic}`), `${isin} ${mic}`).toBe(true);
    }
  });

  it('whose prices wander, by minutes a little and by days more, and trade in bursts at the open and the close', () => {
    const [lead] = universe;
    const own = trades.filter(
      ({ instrumentId, price }) => instrumentId === lead?.isin && price !== undefined,
    );
    const prices = own
      .sort((a, b) => (String(a.tradeDate) < String(b.tradeDate) ? -1 : 1))
      .map(({ price }) => Number(price));
    const steps = prices.slice(1).map((price, at) => Math.abs(price - (prices[at] ?? 0)));
    const reach = Math.max(...prices) - Math.min(...prices);
    expect(new Set(prices).size).toBeGreaterThan(10);
    expect(Math.max(...steps)).toBeLessThan(reach / 3);
    // It is busy from 07:00 to 16:30.
    const inHalfHour = (from: string, to: string): number =>
      trades.filter((line) => timeOf(line).slice(11) >= from && timeOf(line).slice(11) < to).length;
    const noon = inHalfHour('11:30', '12:00');
    expect(inHalfHour('07:00', '07:30')).toBeGreaterThan(1.2 * noon);
    expect(inHalfHour('16:00', '16:30')).toBeGreaterThan(1.2 * noon);
    expect(noon).toBeGreaterThan(2 * inHalfHour('20:00', '20:30'));
  });

  it('in which few trades are cancelled or amended, all of them after they were published', () => {
    const kinds = groupBy(trades, ({ flags }) =>
      Array.isArray(flags) && flags.includes('CANC')
        ? 'cancelled'
        : Array.isArray(flags) && flags.includes('AMND')
          ? 'amended'
          : 'new',
    );
    for (const kind of ['cancelled', 'amended']) {
      const share = (kinds.get(kind)?.length ?? 0) / trades.length;
      expect(share, kind).toBeGreaterThan(0.001);
      expect(share, kind).toBeLessThan(0.03);
    }
    const first = new Map(kinds.get('new')?.map((line) => [line.transactionID, timeOf(line)]));
    for (const line of [...(kinds.get('cancelled') ?? []), ...(kinds.get('amended') ?? [])]) {
      const published = first.get(line.transactionID);
      // A trade of the minutes before may be cancelled within them.
      if (published !== undefined) expect(published < timeOf(line)).toBe(true);
      else expect(timeOf(line) < later(midnight, 5).toISOString()).toBe(true);
    }
  });
});
