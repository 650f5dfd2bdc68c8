import type { OrderSystem } from '../../domain/feed/data-types.ts';
import { day, microsOf, microTime, minute } from './market-time.ts';
import { type MarketLine, snapshotLines } from './order-lines.ts';
import type { Pace } from './profiles.ts';
import { chanceOf } from './random.ts';
import { type Rhythm, timesOf } from './rhythm.ts';
import { lastReportAfter, tradeLines } from './trade-lines.ts';
import { type Listing, universe } from './universe.ts';

const seed = 'daylight';

/** Seconds between two trades, two quotes and two books in trading hours. */
const seconds: Readonly<
  Record<Pace, { readonly trades: number; readonly quotes: number; readonly books: number }>
> = {
  lead: { trades: 6, quotes: 20, books: 60 },
  busiest: { trades: 9, quotes: 30, books: 60 },
  busy: { trades: 140, quotes: 140, books: 200 },
  quiet: { trades: 1200, quotes: 1200, books: 2400 },
};

/** The first view moves every few seconds at any hour; at night others pause longer. */
const steadiness: Readonly<Record<Pace, Rhythm['steady']>> = { lead: 1, busiest: 3, busy: 3, quiet: null };

function rhythmOf(listing: Listing, mic: string, what: 'trades' | OrderSystem): Rhythm {
  const isSecond = mic !== listing.places[0].mic && listing.pace !== 'quiet';
  const pace = isSecond ? 'busy' : listing.pace;
  const kind = what === 'trades' ? 'trades' : what === 'CLOB' ? 'books' : 'quotes';
  return {
    of: `${seed} ${what} ${listing.isin} ${mic}`,
    mic,
    seconds: seconds[pace][kind],
    steady: steadiness[pace],
  };
}

/** A period, and how many times as long as now its stretches are. */
type Span = { readonly since: number; readonly until: number; readonly times: number };

/** As it is published now, for the last minutes: delayed views show what is 15 minutes old. */
const fullFor = 20 * minute;
/**
 * What is filled in later is less than what would have been published, so that a first start is short; and the same of
 * every day, so that today may be compared with those before.
 */
const filledTimes = 40;
const atMost = 7 * day;

/** A period in parts: what is filled in, and what is published as now. */
function spansOf(since: number, until: number): readonly Span[] {
  const fullSince = Math.max(since, until - fullFor);
  const from = Math.max(since, Math.floor((until - atMost) / day) * day);
  return [
    { since: from, until: fullSince, times: filledTimes },
    { since: fullSince, until, times: 1 },
  ].filter((span) => span.since < span.until);
}

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

/**
 * All lines of orders that are published after `since` until `until`, of a longer time those of its last week. The
 * same for the same times, and those of two adjoining periods are those of both, within what is published now.
 */
export function ordersWithin(since: Date, until: Date): Iterable<MarketLine> {
  return describedOnce(ordersOf(spansOf(microsOf(since), microsOf(until))));
}

function* ordersOf(spans: readonly Span[]): Generator<MarketLine> {
  for (const listing of universe) {
    for (const { mic, systems } of listing.places) {
      for (const system of systems) {
        const rhythm = rhythmOf(listing, mic, system);
        for (const span of spans) {
          for (const at of timesOf(rhythm, span.times, span.since, span.until)) {
            yield* snapshotLines(listing, mic, system, at, chanceOf(`${rhythm.of} ${at}`));
          }
        }
      }
    }
  }
}

/** The same for trades. */
export function tradesWithin(since: Date, until: Date): Iterable<MarketLine> {
  return describedOnce(tradesOf(microsOf(since), microsOf(until)));
}

function* tradesOf(since: number, until: number): Generator<MarketLine> {
  const spans = spansOf(since, until);
  for (const listing of universe) {
    for (const { mic } of listing.places) {
      const rhythm = rhythmOf(listing, mic, 'trades');
      for (const span of spans) {
        // A trade of before may be reported again now, if it was published as it is now.
        const earlier = span.times === 1 && spans.length === 1 ? lastReportAfter : 0;
        for (const at of timesOf(rhythm, span.times, span.since - earlier, span.until)) {
          const chance = chanceOf(`${rhythm.of} ${at}`);
          yield* tradeLines(listing, mic, transactionOf(mic, listing, at), at, [since, until], chance);
        }
      }
    }
  }
}

function transactionOf(mic: string, listing: Listing, at: number): string {
  const ofDay = (at % day).toString(36).toUpperCase().padStart(8, '0');
  return `${mic}${microTime(at).slice(0, 10).replaceAll('-', '')}${listing.isin.slice(4, 11)}${ofDay}`;
}

/** The lines of orders and of trades with which an empty sandbox starts. */
export const openingOrders = (now: Date): Iterable<MarketLine> => ordersWithin(new Date(0), now);
export const openingTrades = (now: Date): Iterable<MarketLine> => tradesWithin(new Date(0), now);
