import { addDays, type Day, firstOfNextMonth, lastDayOfMonths, monthEndLater } from './calendar.ts';

/** Days of a subscription, both included. */
export type Term = {
  readonly startsOn: Day;
  readonly endsOn: Day;
};

/** Months of a whole term (B 9). */
export const termMonths = 12;

/** Days before the end from which a subscription is renewed instead of changed, and the next order is prepared. */
export const renewalDays = 90;

/**
 * The term of a first sign-up: twelve months from the first of the next month (A 9); the days before are free.
 *
 * @param today business day
 */
export function firstTerm(today: Day): Term {
  const startsOn = firstOfNextMonth(today);
  return { startsOn, endsOn: lastDayOfMonths(startsOn, termMonths) };
}

/** First day on which a subscription that ends on `endsOn` can be renewed. */
export function renewableFrom(endsOn: Day): Day {
  return addDays(endsOn, -renewalDays);
}

/** The effect of an order on the term (decisions.md Money). */
export type OrderKind = 'signUp' | 'change' | 'renewal';

/** The current term of an account. */
export interface CurrentTerm extends Term {
  /** Whether a term with real-time data was ever paid for, or real-time data is subscribed to. */
  readonly live: boolean;
}

export interface PurchaseTerm extends Term {
  readonly kind: OrderKind;
}

/**
 * The kind of an order made today, and its term.
 *
 * - `signUp`: there is no term, or real-time data is wanted for the first time, whenever that is: the days before are
 * free, and the free term it begins in, or after, is replaced
 * - `renewal`: in the last 90 days, or after the end. Before the end the term is extended by twelve months; after it a
 * new one starts on the first of the next month
 * - `change`: within the term, whose end stays
 *
 * @param today business day
 * @param flags real-time flags wanted
 */
export function termOfPurchase(today: Day, current: CurrentTerm | null, flags: number): PurchaseTerm {
  if (current === null || (flags > 0 && !current.live)) return { kind: 'signUp', ...firstTerm(today) };
  if (today > current.endsOn) return { kind: 'renewal', ...firstTerm(today) };
  if (today >= renewableFrom(current.endsOn)) {
    return {
      kind: 'renewal',
      startsOn: current.startsOn,
      endsOn: monthEndLater(current.endsOn, termMonths),
    };
  }
  return { kind: 'change', startsOn: current.startsOn, endsOn: current.endsOn };
}
