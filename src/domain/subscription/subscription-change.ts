import { chargedFlags, choicesOf, isSameSelection, type Selection } from '../venues/venue-choices.ts';
import { inDelay, noOptions } from '../venues/venue-options.ts';
import { monthEndLater } from './calendar.ts';
import type { GivenLiveData, SubscriptionPrice, SubscriptionState } from './subscription-state.ts';
import { termMonths } from './terms.ts';

/** The selection and the current subscription. */
type Change = Pick<SubscriptionState, 'isRenewable' | 'endDate' | 'given'> & {
  /** Delayed data only, nothing to pay (B 4). */
  readonly noPaymentMode: boolean;
  readonly selection: Selection | null;
  /** Null until known, and if nothing can be paid. */
  readonly subscribed: Selection | null;
};

/** The same without what is free of charge, which is delayed instead. */
export function withoutGiven(selection: Selection, given: readonly GivenLiveData[]): Selection {
  return Object.fromEntries(
    Object.entries(selection).map(([id, options]) => {
      const kinds = given.filter(({ venueId }) => venueId === Number(id)).map(({ kind }) => kind);
      return [id, inDelay(options, kinds)];
    }),
  );
}

/**
 * The selection that a change starts from: what is subscribed, or what of it a renewal would have to pay for. Nobody is
 * asked to pay for what was free of charge, unless they choose it.
 */
export function startOfChange(change: Pick<Change, 'subscribed' | 'given' | 'isRenewable'>): Selection {
  const { subscribed, given, isRenewable } = change;
  return isRenewable ? withoutGiven(subscribed ?? {}, given) : (subscribed ?? {});
}

/** Whether sending it would have an effect: start the next term, or change what is subscribed. */
export function hasSomethingToSave(change: Omit<Change, 'endDate' | 'given'>): boolean {
  const { isRenewable, noPaymentMode, selection, subscribed } = change;
  return isRenewable || (!noPaymentMode && !isSameSelection(selection, subscribed));
}

/**
 * Whether sending it would end real-time data that has not been given in exchange and whose days are not over: that is
 * an act of its own. A renewal that is paid for ends what it leaves out when it is paid.
 */
export function wouldEndLiveData(
  change: Omit<Change, 'noPaymentMode'> & { readonly price: SubscriptionPrice | null },
): boolean {
  const { selection, endDate, price } = change;
  const isFewer = chargedFlags(choicesOf(selection ?? {})) < chargedFlags(choicesOf(startOfChange(change)));
  return isFewer && price?.price === 0 && !isAfterEnd(endDate, price);
}

/** Whether a term that ended on `endDate` is over: the next would begin later than on the day after it. */
export function isAfterEnd(endDate: string | null, { kind, endDate: nextEnd }: SubscriptionPrice): boolean {
  return kind === 'renewal' && endDate !== null && nextEnd > monthEndLater(endDate, termMonths);
}

/** A subscription without the real-time data of a venue, which is delayed from then on. */
export function withoutLiveData(subscribed: Selection, venueId: number): Selection {
  const before = subscribed[venueId] ?? noOptions;
  return { ...subscribed, [venueId]: inDelay(before) };
}

/** Whether an unanswered change waits for its payment `now`: the order there may be another one, made elsewhere. */
export function isOrdered({ selection }: Pick<Change, 'selection'>, now: SubscriptionState): boolean {
  const [first] = now.uncompletedPayments;
  return first !== undefined && isSameSelection(selection, first.selection);
}

/** Whether an unanswered change was saved: what was wanted is there `now`, and was not before. */
export function isChangeKept(change: Change, now: SubscriptionState): boolean {
  const { endDate, noPaymentMode, selection, subscribed } = change;
  // A renewal leaves what is free of charge, whether or not it has it.
  const wanted = [now.selection, withoutGiven(now.selection, now.given)];
  return (
    (noPaymentMode || wanted.some((one) => isSameSelection(selection, one))) &&
    (now.endDate !== endDate || (subscribed !== null && !isSameSelection(subscribed, now.selection)))
  );
}
