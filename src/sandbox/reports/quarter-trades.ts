import { dayOf } from '../../domain/subscription/calendar.ts';
import { microTime } from '../market/market-time.ts';
import type { MarketLine } from '../market/order-lines.ts';
import { type Chance, chanceOf } from '../market/random.ts';
import { lastReportAfter, tradeLines } from '../market/trade-lines.ts';
import { type Listing, universe } from '../market/universe.ts';

/** A quarter of a year: 2026 and 3 are July to September. */
export type Quarter = {
  readonly year: number;
  readonly number: number;
};

/** A trade of the sandbox's market that was not cancelled by the end of its quarter. */
export type StandingTrade = {
  readonly listing: Listing;
  readonly segmentMic: string;
  readonly transactionId: string;
  /** `2026-07-01`. */
  readonly day: string;
  /** Decimal text; null if the trade was published without a price. */
  readonly price: string | null;
  readonly volume: bigint;
};

/** A quarter's trades that were not cancelled, and how many were cancelled, by instrument of a segment. */
export type QuarterTrades = {
  readonly standing: readonly StandingTrade[];
  readonly cancelled: number;
};

const dayMs = 86_400_000;
const minuteMs = 60_000;

export const firstDayOf = ({ year, number }: Quarter): string =>
  dayOf(new Date(Date.UTC(year, (number - 1) * 3, 1)));

export const lastDayOf = ({ year, number }: Quarter): string =>
  dayOf(new Date(Date.UTC(year, number * 3, 0)));

export const quarterBefore = ({ year, number }: Quarter): Quarter =>
  number === 1 ? { year: year - 1, number: 4 } : { year, number: number - 1 };

/** The last quarter that was complete at a moment. */
export function lastQuarter(now: Date): Quarter {
  return quarterBefore({ year: now.getUTCFullYear(), number: Math.floor(now.getUTCMonth() / 3) + 1 });
}

function workingDays(quarter: Quarter): readonly number[] {
  const days: number[] = [];
  const last = Date.parse(lastDayOf(quarter));
  for (let day = Date.parse(firstDayOf(quarter)); day <= last; day += dayMs) {
    const weekday = new Date(day).getUTCDay();
    if (weekday !== 0 && weekday !== 6) days.push(day);
  }
  return days;
}

const text = (value: MarketLine[string] | undefined): string | null =>
  typeof value === 'string' ? value : null;

/** A trade after all its reports: the last one with a volume, or null if it was cancelled. */
function standingOf(
  lines: readonly MarketLine[],
  listing: Listing,
  segmentMic: string,
): StandingTrade | null {
  const last = lines.findLast((line) => text(line.vol) !== null);
  const flags = lines.at(-1)?.flags;
  const volume = text(last?.vol);
  if (!last || volume === null || (Array.isArray(flags) && flags.includes('CANC'))) return null;
  return {
    listing,
    segmentMic,
    transactionId: text(last.transactionID) ?? '',
    day: (text(last.tradeDate) ?? '').slice(0, 10),
    price: text(last.price),
    volume: BigInt(volume),
  };
}

function tradeAt(
  listing: Listing,
  mic: string,
  day: number,
  at: number,
  chance: Chance,
): readonly MarketLine[] {
  const milliseconds = day + chance.between(7 * 60, 16 * 60) * minuteMs + chance.between(0, 59_999);
  const time = milliseconds * 1000 + chance.between(0, 999);
  const transaction = `${mic}${microTime(time).slice(0, 10).replaceAll('-', '')}${listing.isin.slice(4, 11)}R${at}`;
  return tradeLines(listing, mic, transaction, time, [0, time + lastReportAfter], chance);
}

/** All trades of the sandbox's market in a quarter; always the same for the same quarter. */
export function tradesOfQuarter(quarter: Quarter): QuarterTrades {
  const days = workingDays(quarter);
  const standing: StandingTrade[] = [];
  let cancelled = 0;
  for (const listing of universe) {
    for (const { mic } of listing.places) {
      const chance = chanceOf(`report ${quarter.year} ${quarter.number} ${listing.isin} ${mic}`);
      const count = listing.pace !== 'quiet' ? 40 : 12;
      for (let at = 0; at < count; at += 1) {
        const day = days[chance.between(0, days.length - 1)];
        if (day === undefined) continue;
        const trade = standingOf(tradeAt(listing, mic, day, at, chance), listing, mic);
        if (trade) standing.push(trade);
        else cancelled += 1;
      }
    }
  }
  return { standing, cancelled };
}
