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

describe('what a newer order book changed', () => {
  test('each level is followed by its price, wherever it stands now and however it is written', () => {
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

  test('a book that says the same in other rows has changed nothing', () => {
    const same = before.map((row, index) => ({ ...row, id: `other ${index}` }));
    expect(changesInWords(bookChanges(before, same))).toBeNull();
    expect(changesInWords(bookChanges([], []))).toBeNull();
  });

  test('a side that is gone altogether is told by its prices', () => {
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

  const book = fc
    .uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 12 })
    .chain((prices) =>
      fc.tuple(...prices.map((price) => fc.integer({ min: 1, max: 3 }).map((volume) => ({ price, volume })))),
    );
  test('whatever the two books: the levels before, less those gone and with those new, are the levels now', () => {
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
