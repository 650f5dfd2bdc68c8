import type { OrderSystem } from '../../domain/feed/data-types.ts';
import { microTime, minute } from './market-time.ts';
import { type Touch, touchAt } from './price-walk.ts';
import { type Chance, chanceOf, fixed } from './random.ts';
import { lotsOf } from './sizes.ts';
import type { Listing } from './universe.ts';

/** A line of a market file before it is written. */
export type MarketLine = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** Fields that describe the instrument of a listing. */
export function instrumentFields(listing: Listing): MarketLine {
  return {
    instrumentIdType: 'ISIN',
    instrumentId: listing.isin,
    assetClass: listing.kind.assetClass,
    subAssetClass: listing.kind.subAssetClass,
    instrumentDescription: listing.name,
    instrumentCurrency: listing.kind.currency,
  };
}

const volumeOf = ({ kind }: Listing, chance: Chance): string => String(lotsOf(kind, chance) * kind.lot);

/** The lines of one snapshot of a trading system, best first. */
export function snapshotLines(
  listing: Listing,
  mic: string,
  system: OrderSystem,
  at: number,
  chance: Chance,
): readonly MarketLine[] {
  const head = { ...instrumentFields(listing), venueMIC: mic, system, date: microTime(at) };
  const touch = touchAt(listing, at);
  if (system === 'CLOB') return bookLines(listing, head, mic, at, touch);
  if (system === 'VOICE') return [{ ...head, ...voiceFields(listing, touch, chance) }];
  const { decimals } = listing.kind;
  const prices = system === 'RFQ' && chance.in100(50) ? [touch.below, touch.above] : [touch.below];
  return prices.map((price) => ({
    ...head,
    price: fixed(price, decimals),
    aggrVol: volumeOf(listing, chance),
  }));
}

type Level = { readonly price: number; readonly orders: number; readonly volume: string };

const mostLevels = 8;
const fewestLevels = 5;

/** How long the orders at a price stay as they are. */
const restingFor = 3 * minute;

/** One side of a book, from its best price on, a tick further each; the orders at a price rest for some minutes. */
function sideOf(listing: Listing, mic: string, at: number, best: number, tick: number): readonly Level[] {
  const levels: Level[] = [];
  for (let price = best; price > 0 && levels.length < mostLevels; price += tick) {
    const orders = chanceOf(
      `book ${listing.isin} ${mic} ${price} ${Math.floor(at / restingFor + price / 7)}`,
    );
    if (levels.length >= fewestLevels && orders.in100(30)) break;
    levels.push({ price, orders: orders.between(1, 9), volume: volumeOf(listing, orders) });
  }
  return levels;
}

function bookLines(
  listing: Listing,
  head: MarketLine,
  mic: string,
  at: number,
  { below, above, tick }: Touch,
): readonly MarketLine[] {
  const { decimals } = listing.kind;
  const bids = sideOf(listing, mic, at, below, -tick);
  const asks = sideOf(listing, mic, at, above, tick);
  return Array.from({ length: Math.max(bids.length, asks.length) }, (_none, index) => {
    const [bid, ask] = [bids[index], asks[index]];
    return {
      ...head,
      level: index + 1,
      ...(bid ? { lOrders: bid.orders, bidPrice: fixed(bid.price, decimals), aggrBidVol: bid.volume } : {}),
      ...(ask ? { rOrders: ask.orders, askPrice: fixed(ask.price, decimals), aggrAskVol: ask.volume } : {}),
    };
  });
}

function voiceFields(listing: Listing, { below, above, tick }: Touch, chance: Chance): MarketLine {
  const { decimals, currency } = listing.kind;
  const sides = chance.in100(80) ? 'both' : chance.in100(50) ? 'bid' : 'ask';
  const away = tick * chance.between(1, 3);
  return {
    orders: chance.between(1, 4),
    ...(sides === 'ask'
      ? {}
      : {
          bidPrice: fixed(below - away, decimals),
          bidCurrency: currency,
          bidVol: volumeOf(listing, chance),
        }),
    ...(sides === 'bid'
      ? {}
      : {
          askPrice: fixed(above + away, decimals),
          askCurrency: currency,
          askVol: volumeOf(listing, chance),
        }),
  };
}
