import type { SubscriptionInfo } from '../../../src/contract/generated/types.ts';

/** What GET /api/subscription/info answers: real-time orders of the first venue of the list. */
export const subscribed: SubscriptionInfo = {
  TradingVenuesList: [
    {
      TradingVenueID: 1,
      IsRealOrders: true,
      IsRealTraders: false,
      IsDelayedOrders: false,
      IsDelayedTraders: false,
      SubscriptionEndDate: '2027-03-31',
    },
  ],
  UncompletedPayments: [],
  AutoRenewal: true,
};

/** The same with a new price that was announced. */
export const priced: SubscriptionInfo = {
  ...subscribed,
  RenewableFrom: '2026-12-31',
  PriceNotice: { CostPerVenue: 30, AppliesFrom: '2027-02-19', TerminateBy: '2026-12-21' },
};

/** The same with two orders that wait to be paid. */
export const uncompleted: SubscriptionInfo = {
  ...subscribed,
  UncompletedPayments: [
    { OrderID: 'o-81', OrderPrice: 600, OrderStatus: 'created' },
    { OrderID: 'o-82', OrderPrice: 300, OrderStatus: 'created' },
  ],
};
