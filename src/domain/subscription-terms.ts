/** Days of a subscription, `yyyy-mm-dd`, both included. */
export interface Term {
  readonly startsOn: string;
  readonly endsOn: string;
}

const isoDay = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

/**
 * The term of a first sign-up: twelve months from the first of the next month (A 9); the days before are free.
 *
 * @param today business day, `yyyy-mm-dd`
 */
export function firstTerm(today: string): Term {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return { startsOn: isoDay(year, month, 1), endsOn: isoDay(year, month + 12, 0) };
}

/** US dollars a month for one charged flag of one venue, where configuration names none (B 9). */
export const defaultCostPerVenue = 25;

/**
 * What a whole term costs, due at its beginning (decisions.md Money): twelve monthly fees, in whole US dollars.
 *
 * @param flags charged flags: real-time orders and real-time trades of every venue
 * @param costPerVenue US dollars a month for each
 */
export function priceOfTerm(flags: number, costPerVenue: number): number {
  return 12 * costPerVenue * flags;
}
