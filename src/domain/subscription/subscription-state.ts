import type { PaymentStatus } from '../payment/payment-status.ts';
import type { Selection } from '../venues/venue-choices.ts';
import type { FlagKind } from './paid-flags.ts';
import type { OrderKind } from './terms.ts';

/** What was ordered, which applies once it is paid; days of the term, `yyyy-mm-dd`. */
export type Ordered = {
  readonly selection: Selection;
  readonly startDate: string;
  readonly endDate: string;
};

/** An unpaid order (B 3). */
export type UncompletedPayment = Ordered & {
  readonly orderId: string;
  /** The amount due, in whole US dollars. */
  readonly orderPrice: number;
  readonly orderStatus: PaymentStatus;
};

/** An announced price that does not apply yet (B 9). Days are `yyyy-mm-dd`. */
export type PriceNotice = {
  /** US dollars per month for each charged flag. */
  readonly costPerVenue: number;
  readonly appliesFrom: string;
  /** The last day on which the subscription can be terminated because of it; null if it cannot. */
  readonly terminateBy: string | null;
};

/** Live data that an operator gave free of charge until a day, `yyyy-mm-dd`. */
export type GivenLiveData = {
  readonly venueId: number;
  readonly kind: FlagKind;
  readonly until: string;
};

/** What the service reports about a subscription, its entries merged (B 3). */
export type SubscriptionState = {
  /** Increases with every change; a change based on an older version is refused. */
  readonly version: number;
  readonly selection: Selection;
  /** The last day, `yyyy-mm-dd`; null if there is none. */
  readonly endDate: string | null;
  readonly uncompletedPayments: readonly UncompletedPayment[];
  /** Null if there is no such setting. */
  readonly autoRenewal: boolean | null;
  /** The first day on which a change is a renewal, `yyyy-mm-dd`; null if unknown. */
  readonly renewableFrom: string | null;
  /** Whether the next term can be ordered today; otherwise only a change is possible. */
  readonly isRenewable: boolean;
  readonly priceNotice: PriceNotice | null;
  /** The day on which it was terminated, `yyyy-mm-dd`; it runs to its end. Null if it was not. */
  readonly terminatedOn: string | null;
  /** What the present real-time data costs a month, as it was bought, in whole US dollars. */
  readonly monthlyFee: number;
  /** What of the selection is free of charge. */
  readonly given: readonly GivenLiveData[];
};

/** The state before the service has answered. */
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
  monthlyFee: 0,
  given: [],
};

/** What a selection would cost now, in whole US dollars, and how long it would last. */
export type SubscriptionPrice = {
  readonly price: number;
  readonly kind: OrderKind;
  /** What it costs a month; what is paid for already at the price at which it was bought. */
  readonly monthlyFee: number;
  readonly endDate: string;
  /** The price's factors: flags × US dollars per month × months. */
  readonly sum: { readonly flags: number; readonly costPerVenue: number; readonly months: number };
  /** Why it is not possible now; null: it is. */
  readonly notPossible: string | null;
};

/**
 * The result of a change: saved, with the amount due now; or based on a subscription that was changed elsewhere
 * meanwhile, with its current state.
 */
export type Saved =
  | { readonly kind: 'saved'; readonly price: number }
  | { readonly kind: 'stale'; readonly subscription: SubscriptionState };
