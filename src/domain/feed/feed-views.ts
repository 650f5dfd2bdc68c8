import type { DataType, OrderSystem } from './data-types.ts';

/** What server and portal share about a view (B 3). Its fields are given in the tables of fields. */
export type FeedView = {
  /** Its name on the wire. */
  readonly viewType: string;
  readonly dataType: DataType;
  /** The system whose rows it shows; null for trades, which are shown for every system. */
  readonly system: OrderSystem | null;
  /** Its label and value in the *Order type* list. */
  readonly orderType: string;
  /** The banner's caption. */
  readonly caption: string;
  /** The accessible name of its grid. */
  readonly gridLabel: string;
  /** All rows by pages, newest first; or the latest whole snapshot; or the latest rows only. */
  readonly rows: 'history' | 'snapshot' | 'latest';
  /** Whether each row has its own currency; the header then shows none (B 2). */
  readonly hasRowCurrency: boolean;
  /** Whether a grid that shows only fitting columns can be expanded to all columns at full height. */
  readonly isExpandable: boolean;
  /** Whether its columns need the whole width; otherwise a chart is shown beside them. */
  readonly isWide: boolean;
  /** Whether it has other columns for shares traded in the United Kingdom (B 3). */
  readonly hasUkShareColumns: boolean;
  /** A value sent in place of several fields, of which a row has at most one. */
  readonly firstOf: Readonly<Record<string, readonly string[]>>;
};

const order = {
  dataType: 'order',
  rows: 'history',
  hasRowCurrency: false,
  isExpandable: false,
  isWide: false,
  hasUkShareColumns: false,
  firstOf: {},
} as const;

const trade = { ...order, dataType: 'trade', system: null, isWide: true } as const;

/** The views, each with its view id, in the order of the *Order type* list. */
export const feedViews = {
  rfq: {
    ...order,
    viewType: 'ord-disp-rfq',
    system: 'RFQ',
    orderType: 'Request for quote',
    caption: 'Request for quote: quotes and their volumes, newest first, as published by the venue.',
    gridLabel: 'Quotes',
  },
  auc: {
    ...order,
    viewType: 'ord-disp-auc',
    system: 'AUCTION',
    orderType: 'Auction',
    caption: 'Auction: indicative prices and executable volumes, newest first, as published by the venue.',
    gridLabel: 'Auction prices',
  },
  clob: {
    ...order,
    viewType: 'ord-disp-clob',
    system: 'CLOB',
    orderType: 'Order book',
    caption: 'Order book, best levels on each side, as published by the venue.',
    gridLabel: 'Order book',
    rows: 'snapshot',
  },
  voice: {
    ...order,
    viewType: 'ord-disp-voice',
    system: 'VOICE',
    orderType: 'Voice',
    caption: 'Voice: bids and asks, newest first, as published by the venue.',
    gridLabel: 'Bids and asks',
    hasRowCurrency: true,
  },
  tradeDisplay: {
    ...trade,
    viewType: 'trade-disp',
    orderType: 'Trades',
    caption:
      'Trades, newest first, as published by the venue. Cancellations and amendments are reports of their own.',
    gridLabel: 'Trades',
    hasRowCurrency: true,
    isExpandable: true,
    hasUkShareColumns: true,
  },
  individual: {
    ...trade,
    viewType: 'trade-disp-2',
    orderType: 'Individual trades',
    caption: 'Individual trades: the latest ones side by side, Trade 1 the newest.',
    gridLabel: 'Individual trades',
    rows: 'latest',
    // The list has different columns for UK shares; shown individually, every trade has the same fields (B 3).
    firstOf: {
      missingPrice: ['missingPrice', 'priceCondition'],
      ccy: ['currency', 'priceMajorCurrency'],
    },
  },
} as const satisfies Record<string, FeedView>;

/** The number of rows in a view of the latest rows (decisions.md Venues, systems, views). */
export const latestRows = 20;

/** The ids of the views that can be drawn. */
export type KnownViewId = keyof typeof feedViews;

/** The ids of the views a feed record can be shown in (B 3). */
export type ViewId = KnownViewId | 'unknown';

type ViewType = (typeof feedViews)[KnownViewId]['viewType'];
export type OrderType = (typeof feedViews)[KnownViewId]['orderType'];

/** A view with its id. */
export type KnownView = FeedView & {
  readonly id: KnownViewId;
  readonly viewType: ViewType;
  readonly orderType: OrderType;
};

const isKnown = (id: string): id is KnownViewId => id in feedViews;

/** The views as a list, in the same order. */
export const views: readonly KnownView[] = Object.keys(feedViews)
  .filter(isKnown)
  .map((id) => ({ id, ...feedViews[id] }));

/** The view id of a record's view type; any other view type is `unknown` (B 3). */
export function viewIdOf(viewType: string): ViewId {
  return views.find((view) => view.viewType === viewType)?.id ?? 'unknown';
}

/** The views offered if these systems publish, in the order of the list. */
export function viewsOf(dataType: DataType, systems: readonly string[]): readonly KnownView[] {
  return views.filter(
    (view) => view.dataType === dataType && (view.system === null || systems.includes(view.system)),
  );
}

/** The view for a label of the *Order type* list; null if this data type has none. */
export function viewOfOrderType(dataType: DataType, orderType: string): KnownView | null {
  return views.find((view) => view.dataType === dataType && view.orderType === orderType) ?? null;
}
