import type { SnapshotFrom } from 'xstate';
import { startOfChange } from '../src/domain/subscription/subscription-change.ts';
import type { SubscriptionState, UncompletedPayment } from '../src/domain/subscription/subscription-state.ts';
import { isSameSelection, type Selection } from '../src/domain/venues/venue-choices.ts';
import type { subscriptionMachine } from './subscription.ts';

type Snapshot = SnapshotFrom<typeof subscriptionMachine>;

/** A selection beside the subscription it was made from, and what it costs. */
export type Offer = Pick<
  Snapshot['context'],
  | 'noPaymentMode'
  | 'endDate'
  | 'isRenewable'
  | 'renewableFrom'
  | 'selection'
  | 'subscribed'
  | 'given'
  | 'price'
> & {
  /** The selection is not what the page started from. */
  readonly isChanged: boolean;
  readonly canRenew: boolean;
};

/** What the page shows of a subscription. */
export type SubscriptionView =
  /** A part of the page has failed. */
  | { readonly kind: 'broken' }
  /** Nothing could be loaded. */
  | { readonly kind: 'failed' }
  /** It could not be loaded again, or it is unknown whether it was changed: the last that is known. */
  | { readonly kind: 'outdated' | 'unconfirmed'; readonly endDate: string | null; readonly order: Order }
  /** What the page was based on, and what there is now. */
  | {
      readonly kind: 'changedElsewhere';
      readonly before: Selection;
      readonly endedOn: string | null;
      readonly now: SubscriptionState | null;
      readonly isChanged: boolean;
    }
  | {
      readonly kind: 'unpaid' | 'cancelling';
      readonly order: Order;
      /** How many orders follow after this one. */
      readonly others: number;
      readonly canCancel: boolean;
    }
  /**
   * It is waited for: `refreshing` once something was saved, paid or cancelled, `checking` once that was refused,
   * `opening` until the grid shows it.
   */
  | ({ readonly kind: 'loading' | 'refreshing' | 'checking' | 'saving' | 'opening' } & Offer)
  /** Whether the live data of a venue is to end. */
  | ({ readonly kind: 'ending'; readonly venueId: number } & Offer)
  /** The selection can be changed. */
  | ({ readonly kind: 'unselected' | 'pricing' | 'unpriced' | 'idle' } & Offer);

/** The first uncompleted payment; null if there is none. */
type Order = UncompletedPayment | null;

/** Whether the live data of a venue can be ended now. */
export const canEnd = (snapshot: Snapshot, venueId: number): boolean =>
  snapshot.can({ type: 'ending.chosen', venueId });

/** What the page shows in a state of the subscription's chart. */
export function viewOf(snapshot: Snapshot): SubscriptionView {
  const { context, value } = snapshot;
  const { noPaymentMode, endDate, isRenewable, renewableFrom, selection, subscribed, given, price, latest } =
    context;
  const [order = null, ...others] = context.uncompletedPayments;
  const isChanged =
    !noPaymentMode && selection !== null && !isSameSelection(selection, startOfChange(context));
  const canRenew = snapshot.can({ type: 'renewal.chosen' });
  const facts = { noPaymentMode, endDate, isRenewable, renewableFrom, selection, subscribed, given, price };
  const offer: Offer = { ...facts, isChanged, canRenew };
  const state = typeof value.order === 'string' ? value.order : 'unpaid';
  switch (state) {
    case 'broken':
      return { kind: 'broken' };
    case 'failed':
      return { kind: 'failed' };
    case 'outdated':
    case 'unconfirmed':
      return { kind: state, endDate, order };
    case 'changedElsewhere':
      return { kind: 'changedElsewhere', before: subscribed ?? {}, endedOn: endDate, now: latest, isChanged };
    case 'unpaid':
    case 'cancelling': {
      const canCancel = snapshot.can({ type: 'cancellation.chosen' });
      return { kind: state, order, others: others.length, canCancel };
    }
    case 'ending':
      return { kind: 'ending', venueId: context.ending ?? 0, ...offer };
    case 'saving':
    case 'confirming':
    case 'unanswered':
      return { kind: 'saving', ...offer };
    case 'reloading':
    case 'refused':
    case 'reviewing':
      return { kind: 'checking', ...offer };
    case 'recalling':
    case 'loading':
    case 'shown':
      return { kind: 'loading', ...offer };
    case 'refreshing':
      return { kind: 'refreshing', ...offer };
    case 'atRest':
      return { kind: kindOf(value.selection), ...offer };
  }
}

function kindOf(selection: Snapshot['value']['selection']) {
  if (selection === 'held') return 'opening';
  return typeof selection.open === 'string' ? selection.open : 'pricing';
}
