import { isSameSelection, type Selection } from '../venues/venue-choices.ts';
import type { SubscriptionState } from './subscription-state.ts';

/** What is chosen beside what is had. */
type Change = Pick<SubscriptionState, 'isRenewable' | 'endDate'> & {
  /** Delayed data only and nothing to pay (B 4). */
  readonly noPaymentMode: boolean;
  readonly selection: Selection | null;
  /** Null until it is known, and where nothing can be paid. */
  readonly subscribed: Selection | null;
};

/** Whether sending it would do anything: have the next term, or change what is had. */
export function hasSomethingToSave(change: Omit<Change, 'endDate'>): boolean {
  const { isRenewable, noPaymentMode, selection, subscribed } = change;
  return isRenewable || (!noPaymentMode && !isSameSelection(selection, subscribed));
}

/** Whether a change without an answer was kept: what was wanted is there `now`, and was not before. */
export function isChangeKept(change: Change, now: SubscriptionState): boolean {
  const { endDate, noPaymentMode, selection, subscribed } = change;
  return (
    (noPaymentMode || isSameSelection(selection, now.selection)) &&
    (now.endDate !== endDate || (subscribed !== null && !isSameSelection(subscribed, now.selection)))
  );
}
