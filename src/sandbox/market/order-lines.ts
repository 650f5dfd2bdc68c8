import type { OrderSystem } from '../../domain/feed/data-types.ts';
import { microTime } from './market-time.ts';
import { type Chance, fixed } from './random.ts';
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

/** A price near the listing's own, in smallest steps: within one and a half percent of it. */
export function priceNear(listing: Listing, chance: Chance): number {
  const reach = Math.max(3, Math.floor(listing.price * 0.015));
  return Math.max(1, listing.price + chance.between(-reach, reach));
}

function volume(listing: Listing, chance: Chance): string {
  const { lot, lots } = listing.kind;
  return String(chance.between(lots[0], Math.max(lots[0], Math.floor(lots[1] / 3))) * lot);
}

/** The lines of one snapshot of a trading system, best first. */
export function snapshotLines(
  listing: Listing,
  mic: string,
  system: OrderSystem,
  at: bigint,
  chance: Chance,
): readonly MarketLine[] {
  const head = { ...instrumentFields(listing), venueMIC: mic, system, date: microTime(at) };
  if (system === 'CLOB') return bookLines(listing, head, chance);
  if (system === 'VOICE') return [{ ...head, ...voiceFields(listing, chance) }];
  const { decimals } = listing.kind;
  const first = priceNear(listing, chance);
  const count = system === 'RFQ' ? chance.between(1, 2) : 1;
  return Array.from({ length: count }, (_none, step) => ({
    ...head,
    price: fixed(first + step, decimals),
    aggrVol: volume(listing, chance),
  }));
}

function bookLines(listing: Listing, head: MarketLine, chance: Chance): readonly MarketLine[] {
  const { decimals } = listing.kind;
  const middle = priceNear(listing, chance);
  const step = Math.max(1, Math.floor(listing.price * 0.0004));
  const bids = chance.between(5, 8);
  const asks = chance.between(5, 8);
  return Array.from({ length: Math.max(bids, asks) }, (_none, at) => ({
    ...head,
    level: at + 1,
    ...(at < bids
      ? {
          lOrders: chance.between(1, 9),
          bidPrice: fixed(Math.max(1, middle - step * (at + 1)), decimals),
          aggrBidVol: volume(listing, chance),
        }
      : {}),
    ...(at < asks
      ? {
          rOrders: chance.between(1, 9),
          askPrice: fixed(middle + step * (at + 1), decimals),
          aggrAskVol: volume(listing, chance),
        }
      : {}),
  }));
}

function voiceFields(listing: Listing, chance: Chance): MarketLine {
  const { decimals, currency } = listing.kind;
  const middle = priceNear(listing, chance);
  const step = Math.max(1, Math.floor(listing.price * 0.001));
  const sides = chance.in100(80) ? 'both' : chance.in100(50) ? 'bid' : 'ask';
  return {
    orders: chance.between(1, 4),
    ...(sides === 'ask'
      ? {}
      : {
          bidPrice: fixed(Math.max(1, middle - step), decimals),
          bidCurrency: currency,
          bidVol: volume(listing, chance),
        }),
    ...(sides === 'bid'
      ? {}
      : { askPrice: fixed(middle + step, decimals), askCurrency: currency, askVol: volume(listing, chance) }),
  };
}
