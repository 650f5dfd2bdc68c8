import { addDecimals, compareDecimals, groupedDecimal } from '../format/decimals.ts';
import type { FeedRow } from './feed-record.ts';

/** How a figure of an order book has changed: new, or more or less than before. */
export type Mark = 'new' | 'more' | 'less';

/** What changed at one price. */
type LevelMarks = { readonly price: Mark | null; readonly volume: Mark | null; readonly orders: Mark | null };

type SideChanges = {
  /** By price, the levels of the newer book that are new or changed. */
  readonly marks: ReadonlyMap<string, LevelMarks>;
  /** Prices missing from the newer book, best first. */
  readonly gone: readonly string[];
};

/** The differences between an order book and the one before it. */
export type BookChanges = Readonly<Record<BookSide, SideChanges>>;

export type BookSide = 'bid' | 'ask';

type Level = { readonly price: string; readonly volume: string; readonly orders: string };

const columns = {
  bid: ['bidPrice', 'aggrBidVol', 'lOrders'],
  ask: ['askPrice', 'aggrAskVol', 'rOrders'],
} as const;

/** The same text for a price however many zeros it is written with. */
const keyOf = (price: string): string =>
  price.replace(/^(-?)0+(?=\d)/, '$1').replace(/\.0+$|(\.\d*?[1-9])0+$/, '$1');

function levelsOf(rows: readonly FeedRow[], side: BookSide): ReadonlyMap<string, Level> {
  const [price, volume, orders] = columns[side];
  const levels = new Map<string, Level>();
  for (const row of rows) {
    const at = row[price];
    if (typeof at !== 'string') continue;
    const same = levels.get(keyOf(at));
    const sum = (field: string, so: string | undefined): string =>
      addDecimals(so ?? '0', String(row[field])) ?? so ?? '0';
    levels.set(keyOf(at), {
      price: at,
      volume: sum(volume, same?.volume),
      orders: sum(orders, same?.orders),
    });
  }
  return levels;
}

function markOf(before: string, after: string): Mark | null {
  const difference = compareDecimals(after, before);
  if (difference > 0) return 'more';
  return difference < 0 ? 'less' : null;
}

function sideChanges(before: readonly FeedRow[], after: readonly FeedRow[], side: BookSide): SideChanges {
  const [old, now] = [levelsOf(before, side), levelsOf(after, side)];
  const marks = new Map<string, LevelMarks>();
  for (const [key, level] of now) {
    const was = old.get(key);
    if (!was) marks.set(key, { price: 'new', volume: null, orders: null });
    else {
      const [volume, orders] = [markOf(was.volume, level.volume), markOf(was.orders, level.orders)];
      if (volume || orders) marks.set(key, { price: null, volume, orders });
    }
  }
  return { marks, gone: [...old].flatMap(([key, { price }]) => (now.has(key) ? [] : [price])) };
}

/** The differences between two order books, level by level, by price on each side. */
export function bookChanges(before: readonly FeedRow[], after: readonly FeedRow[]): BookChanges {
  return { bid: sideChanges(before, after, 'bid'), ask: sideChanges(before, after, 'ask') };
}

/** What a cell of the newer book is marked with. */
export function markAt(changes: BookChanges, side: BookSide, field: string, row: FeedRow): Mark | null {
  const [price, volume, orders] = columns[side];
  const at = row[price];
  const marks = typeof at === 'string' ? changes[side].marks.get(keyOf(at)) : undefined;
  if (!marks) return null;
  if (field === price) return marks.price;
  if (field === volume) return marks.volume;
  return field === orders ? marks.orders : null;
}

/** The changes in words: `Bids: 1 new, 2 changed, 101.235 gone. Asks: …`; null if there are none. */
export function changesInWords(changes: BookChanges): string | null {
  const sides = (['bid', 'ask'] as const).flatMap((side) => {
    const { marks, gone } = changes[side];
    const fresh = [...marks.values()].filter(({ price }) => price === 'new').length;
    const others = marks.size - fresh;
    const parts = [
      ...(fresh > 0 ? [`${fresh} new`] : []),
      ...(others > 0 ? [`${others} changed`] : []),
      ...(gone.length > 0
        ? [`${gone.map((price) => groupedDecimal(price) ?? price).join(' and ')} gone`]
        : []),
    ];
    return parts.length === 0 ? [] : [`${side === 'bid' ? 'Bids' : 'Asks'}: ${parts.join(', ')}.`];
  });
  return sides.length === 0 ? null : sides.join(' ');
}
