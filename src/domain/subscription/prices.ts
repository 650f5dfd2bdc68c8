import { realTimeFlags, type VenueOptions } from '../venues/venue-options.ts';
import { addDays, calendarMonths, type Day, firstOfNextMonth } from './calendar.ts';
import { type CurrentTerm, type PurchaseTerm, termMonths, termOfPurchase } from './terms.ts';

/** US dollars a month for one charged flag of one venue, where configuration names none (B 9). */
export const defaultCostPerVenue = 25;

/** Days between the notice of a new price and the first order it applies to (B 9). */
const priceNoticeDays = 90;

/** Days after the notice of a new price within which a person may terminate (B 9). */
const terminationDays = 30;

/** What the charged flags cost a month, in whole US dollars (decisions.md Money). */
export function monthlyFee(flags: number, costPerVenue: number): number {
  return costPerVenue * flags;
}

/**
 * What a whole term costs, due at its beginning (decisions.md Money): twelve monthly fees, in whole US dollars.
 *
 * @param flags charged flags: real-time orders and real-time trades of every venue
 * @param costPerVenue US dollars a month for each
 */
export function priceOfTerm(flags: number, costPerVenue: number): number {
  return termMonths * monthlyFee(flags, costPerVenue);
}

/** A selection by venue; the key is whatever names a venue. */
export type Selected<Key> = ReadonlyMap<Key, VenueOptions>;

/** How many flags of a selection are charged: real-time orders and real-time trades count one each (B 9). */
export function flagsOf<Key>(selected: Selected<Key>): number {
  return [...selected.values()].reduce((sum, options) => sum + realTimeFlags(options), 0);
}

/** What an order of today is and costs. */
export interface Quote extends PurchaseTerm {
  /** Due now, in whole US dollars. */
  readonly price: number;
  /** The price is for so many flags, and so many months of each. */
  readonly flags: number;
  readonly months: number;
  /** Whole US dollars a month of what is wanted. */
  readonly monthlyFee: number;
}

/**
 * Quotes what is wanted (decisions.md Money).
 *
 * @param today business day
 * @param current the account's term; null when it has none
 * @param had what the account has now
 * @param wanted what it is to have
 * @param costPerVenue US dollars a month, as it holds for an order of today
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

/** A price that was announced, and from when orders cost it. */
export type AnnouncedPrice = {
  readonly costPerVenue: number;
  readonly noticedOn: Day;
  readonly appliesFrom: Day;
};

/** When a new price applies, noticed on a day. */
export function announce(costPerVenue: number, noticedOn: Day): AnnouncedPrice {
  return { costPerVenue, noticedOn, appliesFrom: addDays(noticedOn, priceNoticeDays) };
}

/** Last day on which a person may terminate because of a new price. */
export function terminableUntil(price: AnnouncedPrice): Day {
  return addDays(price.noticedOn, terminationDays);
}

/** The price of an order made on a day: the latest that applies by then; the first of all before any does. */
export function priceOn(history: readonly AnnouncedPrice[], madeOn: Day): number {
  const [first, ...later] = [...history].sort((a, b) => (a.appliesFrom < b.appliesFrom ? -1 : 1));
  const applying = later.filter(({ appliesFrom }) => appliesFrom <= madeOn).at(-1);
  return (applying ?? first)?.costPerVenue ?? defaultCostPerVenue;
}
