import { realTimeFlags, type VenueOptions } from '../venues/venue-options.ts';
import { addDays, calendarMonths, type Day, firstOfNextMonth } from './calendar.ts';
import { type CurrentTerm, type PurchaseTerm, termMonths, termOfPurchase } from './terms.ts';

/** US dollars per month for one charged flag of one venue, if not configured (B 9). */
export const defaultCostPerVenue = 25;

/** Days between the notice of a new price and the first order it applies to (B 9). */
const priceNoticeDays = 90;

/** Days after the notice of a new price within which a user may terminate (B 9). */
const terminationDays = 30;

/** The monthly cost of the charged flags, in whole US dollars (decisions.md Money). */
export function monthlyFee(flags: number, costPerVenue: number): number {
  return costPerVenue * flags;
}

/**
 * The cost of a whole term, due at its beginning (decisions.md Money): twelve monthly fees, in whole US dollars.
 *
 * @param flags charged flags: real-time orders and real-time trades of every venue
 * @param costPerVenue US dollars per month for each
 */
export function priceOfTerm(flags: number, costPerVenue: number): number {
  return termMonths * monthlyFee(flags, costPerVenue);
}

/** A selection by venue; the key is any identifier of a venue. */
export type Selected<Key> = ReadonlyMap<Key, VenueOptions>;

/** The number of charged flags in a selection: real-time orders and real-time trades count one each (B 9). */
export function flagsOf<Key>(selected: Selected<Key>): number {
  return [...selected.values()].reduce((sum, options) => sum + realTimeFlags(options), 0);
}

/** The kind and price of an order made today. */
export interface Quote extends PurchaseTerm {
  /** Due now, in whole US dollars. */
  readonly price: number;
  /** The number of flags priced, and the months of each. */
  readonly flags: number;
  readonly months: number;
  /** Monthly cost of what is wanted, in whole US dollars. */
  readonly monthlyFee: number;
}

/**
 * Quotes a selection (decisions.md Money).
 *
 * @param today business day
 * @param current the account's term; null if it has none
 * @param had what the account has now
 * @param wanted what it is to have
 * @param costPerVenue US dollars per month, as it applies to an order made today
 */
export function quote<Key>(
  today: Day,
  current: CurrentTerm | null,
  had: Selected<Key>,
  wanted: Selected<Key>,
  costPerVenue: number,
): Quote {
  const flags = flagsOf(wanted);
  const term = termOfPurchase(today, current, flags);
  const charged =
    term.kind === 'change'
      ? {
          flags: Math.max(0, flags - flagsOf(had)),
          months: calendarMonths(firstOfNextMonth(today), term.endsOn),
        }
      : { flags, months: termMonths };
  const price = monthlyFee(charged.flags, costPerVenue) * charged.months;
  return { ...term, ...charged, price, monthlyFee: monthlyFee(flags, costPerVenue) };
}

/** An announced price, and the day from which it applies to orders. */
export type AnnouncedPrice = {
  readonly costPerVenue: number;
  readonly noticedOn: Day;
  readonly appliesFrom: Day;
};

/** The day on which a price announced on a given day applies. */
export function announce(costPerVenue: number, noticedOn: Day): AnnouncedPrice {
  return { costPerVenue, noticedOn, appliesFrom: addDays(noticedOn, priceNoticeDays) };
}

/** Last day on which a user may terminate because of a new price. */
export function terminableUntil(price: AnnouncedPrice): Day {
  return addDays(price.noticedOn, terminationDays);
}

/**
 * The monthly cost of flags bought on these days, each at the price of its day: a later price is for later orders (B 9).
 */
export function feeOfBought(boughtOn: readonly Day[], history: readonly AnnouncedPrice[]): number {
  return boughtOn.reduce((sum, day) => sum + priceOn(history, day), 0);
}

/** The price of an order made on a day: the latest that applies by then; before any does, the first of all. */
export function priceOn(history: readonly AnnouncedPrice[], madeOn: Day): number {
  const [first, ...later] = [...history].sort((a, b) => (a.appliesFrom < b.appliesFrom ? -1 : 1));
  const applying = later.filter(({ appliesFrom }) => appliesFrom <= madeOn).at(-1);
  return (applying ?? first)?.costPerVenue ?? defaultCostPerVenue;
}
