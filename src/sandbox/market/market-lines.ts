import { microTime, publicationTimes } from './market-time.ts';
import { type MarketLine, snapshotLines } from './order-lines.ts';
import { chanceOf } from './random.ts';
import { tradeLines } from './trade-lines.ts';
import { type Listing, universe } from './universe.ts';

const seed = 'daylight';

/** Keeps the fields of an instrument only on the first line that names it, to keep the files small. */
function* describedOnce(lines: Iterable<MarketLine>): Generator<MarketLine> {
  const described = new Set<unknown>();
  for (const line of lines) {
    if (!described.has(line.instrumentId)) {
      described.add(line.instrumentId);
      yield line;
      continue;
    }
    const { instrumentIdType, assetClass, subAssetClass, instrumentDescription, instrumentCurrency, ...own } =
      line;
    yield own;
  }
}

/** All lines of orders with which an empty sandbox starts; the same for the same minute. */
export function openingOrders(now: Date): Iterable<MarketLine> {
  return describedOnce(ordersOf(now));
}

function* ordersOf(now: Date): Generator<MarketLine> {
  for (const listing of universe()) {
    for (const { mic, systems } of listing.places) {
      for (const system of systems) {
        const chance = chanceOf(`${seed} orders ${listing.isin} ${mic} ${system}`);
        const count = system === 'CLOB' ? 8 : listing.busy ? 130 : 25;
        for (const at of publicationTimes(now, count, 8, chance)) {
          yield* snapshotLines(listing, mic, system, at, chance);
        }
      }
    }
  }
}

/** All lines of trades with which an empty sandbox starts; the same for the same minute. */
export function openingTrades(now: Date): Iterable<MarketLine> {
  return describedOnce(tradesOf(now));
}

function* tradesOf(now: Date): Generator<MarketLine> {
  const until = BigInt(now.getTime()) * 1000n;
  for (const listing of universe()) {
    for (const { mic } of listing.places) {
      const chance = chanceOf(`${seed} trades ${listing.isin} ${mic}`);
      // In the listings that people open first, a row becomes visible every half minute, so that they see the market
      // move.
      const times = publicationTimes(now, tradeCount(listing, mic), listing.busy ? 60 : 10, chance);
      for (const [at, time] of times.entries()) {
        yield* tradeLines(listing, mic, transactionOf(mic, time, listing, at), time, until, chance);
      }
    }
  }
}

function tradeCount(listing: Listing, mic: string): number {
  return listing.busy && mic === listing.places[0].mic ? 420 : 45;
}

function transactionOf(mic: string, time: bigint, listing: Listing, at: number): string {
  return `${mic}${microTime(time).slice(0, 10).replaceAll('-', '')}${listing.isin.slice(4, 11)}${String(at).padStart(4, '0')}`;
}

/** What happens in the market in one beat that ends at `now`: a few trades, quotes and books. */
export function beatLines(now: Date): {
  readonly orders: readonly MarketLine[];
  readonly trades: readonly MarketLine[];
} {
  const chance = chanceOf(`${seed} beat ${now.toISOString()}`);
  const all = universe();
  const orders: MarketLine[] = [];
  const trades: MarketLine[] = [];
  const until = BigInt(now.getTime()) * 1000n;
  for (let turn = 0; turn < 6; turn += 1) {
    // The busy listings are the ones that people open first, so each beat has one of them.
    const listing = all[turn === 0 ? busyAt(all, chance.next()) : chance.between(0, all.length - 1)];
    if (!listing) continue;
    const place = listing.places[chance.between(0, listing.places.length - 1)] ?? listing.places[0];
    const at = until - BigInt(chance.between(1_000, 15_000_000));
    const system = place.systems[chance.between(0, place.systems.length - 1)];
    if (system) orders.push(...snapshotLines(listing, place.mic, system, at, chance));
    const transaction = `${place.mic}B${now.getTime().toString(36).toUpperCase()}${turn}`;
    trades.push(...tradeLines(listing, place.mic, transaction, at, until, chance));
  }
  return { orders, trades };
}

function busyAt(all: readonly Listing[], share: number): number {
  const busy = all.flatMap((listing, at) => (listing.busy ? [at] : []));
  return busy[Math.floor(share * busy.length)] ?? 0;
}
