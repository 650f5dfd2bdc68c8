import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bookChanges, changesInWords, markAt } from '../../src/domain/feed/book-changes.ts';
import type { FeedRow } from '../../src/domain/feed/feed-record.ts';

const level = (bid: readonly string[], ask: readonly string[] = []): FeedRow => ({
  id: bid.join() + ask.join(),
  bidPrice: bid[0] ?? null,
  aggrBidVol: bid[1] ?? null,
  lOrders: bid[2] === undefined ? null : Number(bid[2]),
  askPrice: ask[0] ?? null,
  aggrAskVol: ask[1] ?? null,
  rOrders: ask[2] === undefined ? null : Number(ask[2]),
});

const before = [level(['101.24', '200', '3'], ['101.26', '150', '2']), level(['101.23', '750', '5'])];

describe('B 7: what a newer order book changes', () => {
  test('a level is matched by its price, wherever it stands and however the price is written', () => {
    const after = [
      level(['101.25', '10', '1'], ['101.260', '90', '2']),
      level(['101.2400', '300', '2'], ['101.27', '5', '1']),
    ];
    const changes = bookChanges(before, after);
    const marks = after.map((row) => [
      ...['bidPrice', 'aggrBidVol', 'lOrders'].map((field) => markAt(changes, 'bid', field, row)),
      ...['askPrice', 'aggrAskVol', 'rOrders'].map((field) => markAt(changes, 'ask', field, row)),
    ]);
    expect(marks).toEqual([
      ['new', null, null, null, 'less', null],
      [null, 'more', 'less', 'new', null, null],
    ]);
    expect(changesInWords(changes)).toBe('Bids: 1 new, 1 changed, 101.23 gone. Asks: 1 new, 1 changed.');
  });

  test('a book with the same levels in other rows changes nothing', () => {
    const same = before.map((row, index) => ({ ...row, id: `other ${index}` }));
    expect(changesInWords(bookChanges(before, same))).toBeNull();
    expect(changesInWords(bookChanges([], []))).toBeNull();
  });

  test('a side that is gone entirely is listed by its prices', () => {
    expect(changesInWords(bookChanges(before, [level(['101.24', '200', '3'])]))).toBe(
      'Bids: 101.23 gone. Asks: 101.26 gone.',
    );
  });

  test('bad input: levels without a price, one price twice, amounts of 40 digits', () => {
    const huge = '1'.repeat(40);
    const odd = [level([], ['5', huge]), level([], ['5.0', '1']), level([])];
    const changes = bookChanges(odd, [level([], ['5', `${huge.slice(0, -1)}2`])]);
    expect(changesInWords(changes)).toBeNull();
    expect(changesInWords(bookChanges(odd, [level([], ['5', huge])]))).toBe('Asks: 1 changed.');
  });

  /** A price in units of 10 to the power of minus `places`, with `before` and `after` insignificant zeros. */
  const price = fc.record({
    units: fc.oneof(fc.integer({ min: -120, max: 120 }), fc.integer({ min: -120_000, max: 120_000 })),
    places: fc.integer({ min: 0, max: 4 }),
    before: fc.integer({ min: 0, max: 2 }),
    after: fc.integer({ min: 0, max: 2 }),
  });
  type Price = typeof price extends fc.Arbitrary<infer P> ? P : never;
  const written = ({ units, places, before, after }: Price): string => {
    const digits = String(Math.abs(units)).padStart(places + 1, '0');
    const fraction = digits.slice(digits.length - places) + '0'.repeat(after);
    const whole = '0'.repeat(before) + digits.slice(0, digits.length - places);
    return `${units < 0 ? '-' : ''}${whole}${places === 0 ? (after === 0 ? '' : `.${'0'.repeat(after)}`) : `.${fraction}`}`;
  };
  const scaled = ({ units, places }: Price): number => units * 10 ** (4 - places);

  test('any two prices are one level if and only if they are the same number', () => {
    const other = (same: Price): fc.Arbitrary<Price> =>
      fc.oneof(
        price,
        fc.tuple(price, fc.nat(2)).map(([zeros, finer]) => {
          const places = Math.min(same.places + finer, 4);
          return { ...zeros, places, units: same.units * 10 ** (places - same.places) };
        }),
      );
    fc.assert(
      fc.property(
        price.chain((one) => fc.tuple(fc.constant(one), other(one))),
        ([one, two]) => {
          const changes = bookChanges([level([written(one), '1', '1'])], [level([written(two), '1', '1'])]);
          expect(changesInWords(changes) === null).toBe(scaled(one) === scaled(two));
        },
      ),
      { numRuns: 300 },
    );
  });

  test.each([
    ['101.24', '11.24', false],
    ['1.05', '15', false],
    ['1.105', '1.15', false],
    ['-1.5', '1.5', false],
    ['100', '1', false],
    ['001.50', '1.5', true],
    ['-01.5', '-1.5', true],
    ['1.00', '1', true],
    ['1.2340', '1.234', true],
    ['10.0', '10', true],
  ])('the prices %s and %s are one level: %j', (one, other, isSame) => {
    expect(changesInWords(bookChanges([level([one])], [level([other])])) === null).toBe(isSame);
  });

  test('a missing or unreadable volume or number of orders counts as zero', () => {
    const [bare, full] = [level(['5']), level(['5', '7', '2'])];
    const changes = bookChanges([bare], [full]);
    expect(['bidPrice', 'aggrBidVol', 'lOrders'].map((field) => markAt(changes, 'bid', field, full))).toEqual(
      [null, 'more', 'more'],
    );
    const lost = bookChanges([full], [bare]);
    expect(['aggrBidVol', 'lOrders'].map((field) => markAt(lost, 'bid', field, bare))).toEqual([
      'less',
      'less',
    ]);
    expect(changesInWords(bookChanges([bare], [level(['5', '0', '0'])]))).toBeNull();
    const odd = { ...bare, aggrBidVol: 'many', lOrders: true };
    expect(changesInWords(bookChanges([bare], [odd]))).toBeNull();
  });

  test('no cell is marked in a row without a price, in an unchanged level, or on the other side', () => {
    const after = level(['101.24', '300', '9'], ['101.26', '150', '2']);
    const changes = bookChanges(before, [after]);
    expect(markAt(changes, 'bid', 'lOrders', after)).toBe('more');
    expect(markAt(changes, 'bid', 'askPrice', after)).toBeNull();
    expect(markAt(changes, 'bid', 'lOrders', level([]))).toBeNull();
    expect(markAt(changes, 'ask', 'rOrders', after)).toBeNull();
  });

  test('prices that are gone are written as in the grid, with thousands separators', () => {
    const gone = [level(['12345.50']), level(['999'])];
    expect(changesInWords(bookChanges(gone, []))).toBe('Bids: 12,345.50 and 999 gone.');
    expect(changesInWords(bookChanges([level(['none'])], []))).toBe('Bids: none gone.');
  });

  const book = fc
    .uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 12 })
    .chain((prices) =>
      fc.tuple(...prices.map((price) => fc.integer({ min: 1, max: 3 }).map((volume) => ({ price, volume })))),
    );
  test('for any two books, the old levels without those gone and with those added are the new levels', () => {
    fc.assert(
      fc.property(book, book, (one, other) => {
        const rowsOf = (levels: typeof one) =>
          levels.map(({ price, volume }) => level([`${price}`, `${volume}`, '1']));
        const { bid } = bookChanges(rowsOf(one), rowsOf(other));
        const left = one.map(({ price }) => `${price}`).filter((price) => !bid.gone.includes(price));
        const added = [...bid.marks].flatMap(([price, marks]) => (marks.price === 'new' ? [price] : []));
        expect([...left, ...added].sort()).toEqual(other.map(({ price }) => `${price}`).sort());
        for (const { price, volume } of other) {
          const was = one.find((each) => each.price === price);
          const moved =
            was === undefined || was.volume === volume ? null : was.volume < volume ? 'more' : 'less';
          expect(bid.marks.get(`${price}`)?.volume ?? null).toBe(moved);
        }
      }),
    );
  });
});
