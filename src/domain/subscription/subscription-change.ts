import { isSameSelection, type Selection } from '../venues/venue-choices.ts';
import type { SubscriptionState } from './subscription-state.ts';

/** The selection and the current subscription. */
type Change = Pick<SubscriptionState, 'isRenewable' | 'endDate'> & {
  /** Delayed data only, nothing to pay (B 4). */
  readonly noPaymentMode: boolean;
  readonly selection: Selection | null;
  /** Null until known, and if nothing can be paid. */
  readonly subscribed: Selection | null;
};

/** Whether sending it would have an effect: start the next term, or change what is subscribed. */
export function hasSomethingToSave(change: Omit<Change, 'endDate'>): boolean {
  const { isRenewable, noPaymentMode, selection, subscribed } = change;
  return isRenewable || (!noPaymentMode && !isSameSelection(selection, subscribed));
}

/** Whether an unanswered change waits for its payment `now`: the order there may be another one, made elsewhere. */
export function isOrdered({ selection }: Pick<Change, 'selection'>, now: SubscriptionState): boolean {
  const [first] = now.uncompletedPayments;
  return first !== undefined && isSameSelection(selection, first.selection);
}

/** Whether an unanswered change was saved: what was wanted is there `now`, and was not before. */
export function isChangeKept(change: Change, now: SubscriptionState): boolean {
  const { endDate, noPaymentMode, selection, subscribed } = change;
  return (
    (noPaymentMode || isSameSelection(selection, now.selection)) &&
    (now.endDate !== endDate || (subscribed !== null && !isSameSelection(subscribed, now.selection)))
  );
}
