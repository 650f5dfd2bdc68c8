import type { PaymentStatus } from '../payment/payment-status.ts';
import type { Selection } from '../venues/venue-choices.ts';

/** An order that was made and is not paid (B 3). */
export type UncompletedPayment = {
  readonly orderId: string;
  /** What is due, in whole US dollars. */
  readonly orderPrice: number;
  readonly orderStatus: PaymentStatus;
  /** What was ordered: what is had when it is paid. */
  readonly selection: Selection;
  /** Days of the term, `yyyy-mm-dd`. */
  readonly startDate: string;
  readonly endDate: string;
};

/** A new price that was announced and does not apply yet (B 9). Days are `yyyy-mm-dd`. */
export type PriceNotice = {
  /** US dollars a month for each charged flag. */
  readonly costPerVenue: number;
  readonly appliesFrom: string;
  /** The last day on which the subscription can be terminated because of it; null when it cannot. */
  readonly terminateBy: string | null;
};

/** What the service tells of a subscription, its entries merged (B 3). */
export type SubscriptionState = {
  /** Grows with every change; a change that was made on an older one is refused. */
  readonly version: number;
  readonly selection: Selection;
  /** The last day, `yyyy-mm-dd`; null when there is none. */
  readonly endDate: string | null;
  readonly uncompletedPayments: readonly UncompletedPayment[];
  /** Null where there is no such setting. */
  readonly autoRenewal: boolean | null;
  /** The first day on which a change is a renewal, `yyyy-mm-dd`; null when that is not known. */
  readonly renewableFrom: string | null;
  /** Whether the next term can be had today; else only a change is possible. */
  readonly isRenewable: boolean;
  readonly priceNotice: PriceNotice | null;
  /** The day on which it was terminated, `yyyy-mm-dd`; it runs to its end. Null when it was not. */
  readonly terminatedOn: string | null;
};

/** Before the service has told of it. */
export const unknownSubscription: SubscriptionState = {
  version: 0,
  selection: {},
  endDate: null,
  uncompletedPayments: [],
  autoRenewal: null,
  renewableFrom: null,
  isRenewable: true,
  priceNotice: null,
  terminatedOn: null,
};

/** What a selection would cost now, in whole US dollars, and until when it would last. */
export type SubscriptionPrice = {
  readonly price: number;
  readonly endDate: string;
  /** How the price is made: flags × US dollars a month × months. */
  readonly sum: { readonly flags: number; readonly costPerVenue: number; readonly months: number } | null;
  /** Why it cannot be had now; null: it can. */
  readonly notPossible: string | null;
};

/**
 * How a change ended: kept, with what is due now; or made on a subscription that was changed elsewhere meanwhile, with
 * how it stands now.
 */
export type Saved =
  | { readonly kind: 'saved'; readonly price: number }
  | { readonly kind: 'stale'; readonly subscription: SubscriptionState };
