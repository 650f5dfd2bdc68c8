import { day, minute, second } from './market-time.ts';
import { chanceOf } from './random.ts';
import type { Listing } from './universe.ts';

/** Periods of the swings that make up a price, longest first. */
const periods = [
  10 * day,
  2 * day,
  day / 2,
  180 * minute,
  60 * minute,
  15 * minute,
  4 * minute,
  minute,
  15 * second,
];

/** A swing's size among the others: that of a random walk grows with the root of its time. */
const sizes = periods.map((period) => Math.sqrt(period / (10 * day)));

/** The ends of the stretch of a swing that was read last: most readings are within it. */
type Stretch = { readonly cell: number; readonly from: number; readonly to: number };

/** Those of an instrument, in the order of the periods. */
const lastRead = new Map<string, (Stretch | undefined)[]>();

const endOf = (isin: string, period: number, cell: number): number =>
  chanceOf(`walk ${isin} ${period} ${cell}`).next() * 2 - 1;

/** The sum of an instrument's swings at a time, each from -1 to 1: straight from one end of its period to the next. */
function swingsAt(isin: string, micros: number): number {
  const stretches = lastRead.get(isin) ?? [];
  lastRead.set(isin, stretches);
  return periods.reduce((sum, period, at) => {
    const cell = Math.floor(micros / period);
    let stretch = stretches[at];
    if (stretch?.cell !== cell) {
      stretch = { cell, from: endOf(isin, period, cell), to: endOf(isin, period, cell + 1) };
      stretches[at] = stretch;
    }
    const swing = stretch.from + (stretch.to - stretch.from) * (micros / period - cell);
    return sum + (sizes[at] ?? 0) * swing;
  }, 0);
}

/** The largest of 1, 2, 5, 10, 20 … that is about a five thousandth of a price, all in its smallest steps. */
function tickFor(price: number): number {
  const aim = Math.max(1, price / 5000);
  const power = 10 ** Math.floor(Math.log10(aim));
  return power * (aim >= 5 * power ? 5 : aim >= 2 * power ? 2 : 1);
}

/** The prices of a listing around a time, in its smallest steps. */
export type Touch = {
  /** Whole ticks: the next price below the middle, and the one above it. */
  readonly below: number;
  readonly above: number;
  readonly tick: number;
};

/**
 * Where an instrument trades at a time: swings of many lengths around its initial price, so that it wanders within
 * minutes and comes back within weeks. It depends on nothing but the time, so that what was filled in at the start and
 * what is published later make one price, on every venue.
 */
export function touchAt(listing: Listing, micros: number): Touch {
  const swing = swingsAt(listing.isin, micros);
  const tick = tickFor(listing.price);
  // The swings add up to less than 2.2, and a sway is at most 0.3.
  const ticks = Math.floor((listing.price * (1 + listing.kind.sway * swing)) / tick);
  return { below: ticks * tick, above: (ticks + 1) * tick, tick };
}
