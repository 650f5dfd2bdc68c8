import type { SubscriptionInfo, SubscriptionPrice } from '../../../src/contract/generated/types.ts';

/** What GET /api/subscription/info answers: real-time orders of the first venue of the list. */
export const subscribed: SubscriptionInfo = {
  Version: 1,
  IsRenewable: true,
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

/** The same after another window bought the trades of the venue. */
export const boughtElsewhere: SubscriptionInfo = {
  ...subscribed,
  Version: 2,
  TradingVenuesList: subscribed.TradingVenuesList.map((entry) => ({ ...entry, IsRealTraders: true })),
};

/** The same with the trades of the venue, free of charge until a day. */
export const given: SubscriptionInfo = {
  ...subscribed,
  MonthlyFee: 25,
  TradingVenuesList: subscribed.TradingVenuesList.map((entry) => ({ ...entry, IsRealTraders: true })),
  GivenLiveData: [{ TradingVenueID: 1, Kind: 'trades', Until: '2027-01-31' }],
};

/** The same with an announced new price. */
export const priced: SubscriptionInfo = {
  ...subscribed,
  RenewableFrom: '2026-12-31',
  MonthlyFee: 25,
  PriceNotice: { CostPerVenue: 30, AppliesFrom: '2027-02-19', TerminateBy: '2026-12-21' },
};

const ordered: Omit<SubscriptionInfo['UncompletedPayments'][number], 'OrderID' | 'OrderPrice'> = {
  OrderStatus: 'created',
  OrderKind: 'signUp',
  StartDate: '2026-04-01',
  EndDate: '2027-03-31',
  VenuesOrdered: [
    {
      TradingVenueID: 1,
      IsRealOrders: true,
      IsRealTraders: true,
      IsDelayedOrders: false,
      IsDelayedTraders: false,
    },
  ],
};

/** The same a term later: a renewal without an answer was kept. */
export const renewed: SubscriptionInfo = {
  ...subscribed,
  TradingVenuesList: subscribed.TradingVenuesList.map((venue) => ({
    ...venue,
    SubscriptionEndDate: '2028-03-31',
  })),
};

/** The price of a selection. */
export const priceAnswer: SubscriptionPrice = {
  Price: 150,
  SubscriptionEndDate: '2027-03-31',
  MonthlyFee: 25,
  OrderKind: 'change',
  PricedFlags: 1,
  CostPerVenue: 25,
  PricedMonths: 6,
};

/** The same with two unpaid orders. */
export const uncompleted: SubscriptionInfo = {
  ...subscribed,
  UncompletedPayments: [
    { ...ordered, OrderID: 'o-81', OrderPrice: 600 },
    { ...ordered, OrderID: 'o-82', OrderPrice: 300 },
  ],
};
