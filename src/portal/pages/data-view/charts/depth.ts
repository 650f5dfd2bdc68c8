import type { FeedRow, FeedValue } from '../../../../domain/feed/feed-record.ts';
import { addDecimals, groupedDecimal, subtractDecimals } from '../../../../domain/format/decimals.ts';

/** A level of one side with the exact volume up to it, and its row. */
export type DepthLevel = { readonly id: string; readonly price: string; readonly total: string };

/** The id of a level's row, by its position in the book, so that a newer book keeps its rows. */
export const levelId = (index: number): string => `level ${index + 1}`;

const isText = (value: FeedValue | undefined): value is string => typeof value === 'string';

/** One side of a book, cumulated from its best price outwards; levels without price or volume are left out. */
export function depthOf(rows: readonly FeedRow[], side: 'bid' | 'ask'): readonly DepthLevel[] {
  const [price, volume] = side === 'bid' ? ['bidPrice', 'aggrBidVol'] : ['askPrice', 'aggrAskVol'];
  const levels: DepthLevel[] = [];
  for (const [index, row] of rows.entries()) {
    const [at, amount] = [row[price], row[volume]];
    if (!isText(at) || !isText(amount)) continue;
    const total = addDecimals(levels.at(-1)?.total ?? '0', amount);
    if (total !== null && groupedDecimal(at) !== null) levels.push({ id: levelId(index), price: at, total });
  }
  return levels;
}

/** Best ask minus best bid, exact; null if one side is empty. */
export function spreadOf(bids: readonly DepthLevel[], asks: readonly DepthLevel[]): string | null {
  const [bid, ask] = [bids[0], asks[0]];
  return bid && ask ? subtractDecimals(ask.price, bid.price) : null;
}
