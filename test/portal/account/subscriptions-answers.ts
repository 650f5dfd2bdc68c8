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

/** The same with two orders that wait to be paid. */
export const uncompleted: SubscriptionInfo = {
  ...subscribed,
  UncompletedPayments: [
    { OrderID: 'o-81', OrderPrice: 600, OrderStatus: 'created' },
    { OrderID: 'o-82', OrderPrice: 300, OrderStatus: 'created' },
  ],
};
