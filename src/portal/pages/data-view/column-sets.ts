import type { FeedRecord } from '../../../domain/feed/feed-record.ts';
import type { ViewId } from '../../../domain/feed/view-ids.ts';

/** The ids of the views that can be drawn. */
export type KnownViewId = Exclude<ViewId, 'unknown'>;

/** How a column's values are written: what is right-aligned, what is monospace, what has a tooltip. */
export type ColumnKind = 'time' | 'decimal' | 'count' | 'code' | 'text' | 'flags' | 'cleared';

export type Column = {
  /** The column name of the spec (B 3), which is the row's key on the wire. */
  readonly field: string;
  /** The header, in plain words. */
  readonly name: string;
  /** What the regulation means by it. */
  readonly help: string;
  readonly kind: ColumnKind;
  /** The least width, in pixels, at which its usual values are not cut. */
  readonly width: number;
  /** The same where the whole grid is narrow and its cells have less air. */
  readonly narrow?: number;
  readonly side?: 'bid' | 'ask';
};

const NOTATIONS = 'MONE an amount of money, PERC a percentage, YIEL a yield, BAPO basis points';

const tradeColumns = {
  tradeDate: {
    name: 'Trading time',
    help: 'Trading date and time: when the transaction was made, in UTC.',
    kind: 'time',
    width: 200,
  },
  price: {
    name: 'Price',
    help: 'Price of the transaction, without commission and accrued interest.',
    kind: 'decimal',
    width: 116,
  },
  missingPrice: {
    name: 'Missing price',
    help: 'Why there is no price: PNDG, it is pending; NOAP, it is not applicable.',
    kind: 'code',
    width: 112,
  },
  priceCondition: {
    name: 'Price conditions',
    help: 'Why there is no price: PNDG, it is pending; NOAP, it is not applicable.',
    kind: 'code',
    width: 124,
  },
  currency: {
    name: 'Price currency',
    help: 'Currency of the price (ISO 4217), where the price is an amount of money.',
    kind: 'code',
    width: 116,
  },
  priceMajorCurrency: {
    name: 'Price major currency',
    help: 'Currency of the price in its major unit (ISO 4217): GBP, never GBX.',
    kind: 'code',
    width: 150,
  },
  vol: {
    name: 'Quantity',
    help: 'Quantity of the financial instrument. It may be omitted while a deferral lasts.',
    kind: 'decimal',
    width: 128,
  },
  priceNot: {
    name: 'Price notation',
    help: `Price notation: ${NOTATIONS}.`,
    kind: 'code',
    width: 112,
  },
  publicationDate: {
    name: 'Publication time',
    help: 'Publication date and time: when the venue published the report, in UTC. Never before the trade.',
    kind: 'time',
    width: 200,
  },
  transactionID: {
    name: 'Transaction ID',
    help: 'Transaction identification code: unique within the segment and the trading day. A cancellation or amendment carries the code of the trade it changes.',
    kind: 'code',
    width: 196,
  },
  notionalAmt: {
    name: 'Notional amount',
    help: 'Notional amount: nominal amount, or the underlying quantity times the price.',
    kind: 'decimal',
    width: 136,
  },
  notionalCcy: {
    name: 'Notional currency',
    help: 'Currency of the notional amount (ISO 4217).',
    kind: 'code',
    width: 132,
  },
  flags: {
    name: 'Flags',
    help: 'What was special about the transaction or its publication. Each flag tells its name.',
    kind: 'flags',
    width: 140,
  },
  status: {
    name: 'Status',
    help: 'New, Cancelled or Amended: a cancellation and an amendment are reports of their own.',
    kind: 'text',
    width: 104,
  },
  qtyMeasUnit: {
    name: 'Measurement unit',
    help: 'Notation of the quantity in measurement unit, for commodities and emission allowances: TOCD is tonnes of carbon dioxide equivalent.',
    kind: 'code',
    width: 136,
  },
  qtyPerMeas: {
    name: 'Quantity in measurement unit',
    help: 'Quantity in measurement unit, for commodities and emission allowances.',
    kind: 'decimal',
    width: 196,
  },
  type: {
    name: 'Type',
    help: 'Type of emission allowance: EUAE, CERE, ERUE, EUAA or OTHR.',
    kind: 'code',
    width: 80,
  },
  cleared: {
    name: 'To be cleared',
    help: 'Transaction to be cleared, for derivatives: true or false.',
    kind: 'cleared',
    width: 112,
  },
  thirdCountryExecutionVenue: {
    name: 'Third-country venue',
    help: 'Third-country trading venue of execution: its MIC, where the trade was executed on one.',
    kind: 'code',
    width: 148,
  },
} as const satisfies Record<string, Omit<Column, 'field'>>;

type TradeField = keyof typeof tradeColumns;

const tradeSet = (fields: readonly TradeField[]): readonly Column[] =>
  fields.map((field) => ({ field, ...tradeColumns[field] }));

const published = (help: string): Column => ({
  field: 'date',
  name: 'Publication time',
  help: `Publication date and time, in UTC: ${help}.`,
  kind: 'time',
  width: 200,
});

/** Price history (B 3), of quotes. */
export const quoteHistory: readonly Column[] = [
  published('when the quote was published'),
  { field: 'price', name: 'Price', help: 'Quoted price.', kind: 'decimal', width: 128 },
  {
    field: 'aggrVol',
    name: 'Aggregated volume',
    help: 'Volume of all quotes at that price.',
    kind: 'decimal',
    width: 156,
  },
];

/** Price history (B 3), of a periodic auction: the same columns, of which the regulation means something else. */
export const auctionHistory: readonly Column[] = [
  published('when the indication was published'),
  {
    field: 'price',
    name: 'Price',
    help: 'Auction price: the price at which the auction would best satisfy its trading algorithm.',
    kind: 'decimal',
    width: 128,
  },
  {
    field: 'aggrVol',
    name: 'Aggregated volume',
    help: 'Executable volume: the volume that would be executed at that price.',
    kind: 'decimal',
    width: 156,
  },
];

/** Order book (B 3). Level 1, the best price, comes first. */
export const orderBook: readonly Column[] = [
  {
    field: 'lOrders',
    name: 'Bid orders',
    help: 'Number of orders at that bid level.',
    kind: 'count',
    width: 96,
    narrow: 66,
    side: 'bid',
  },
  {
    field: 'bidPrice',
    name: 'Bid price',
    help: 'Price of the bid level; the best one comes first.',
    kind: 'decimal',
    width: 112,
    narrow: 82,
    side: 'bid',
  },
  {
    field: 'aggrBidVol',
    name: 'Bid volume',
    help: 'Aggregated volume of the orders at that bid level, not cumulative.',
    kind: 'decimal',
    width: 132,
    narrow: 104,
    side: 'bid',
  },
  {
    field: 'askPrice',
    name: 'Ask price',
    help: 'Price of the ask level; the best one comes first.',
    kind: 'decimal',
    width: 112,
    narrow: 82,
    side: 'ask',
  },
  {
    field: 'aggrAskVol',
    name: 'Ask volume',
    help: 'Aggregated volume of the orders at that ask level, not cumulative.',
    kind: 'decimal',
    width: 132,
    narrow: 104,
    side: 'ask',
  },
  {
    field: 'rOrders',
    name: 'Ask orders',
    help: 'Number of orders at that ask level.',
    kind: 'count',
    width: 96,
    narrow: 66,
    side: 'ask',
  },
];

/** Bid/ask history (B 3), of voice trading. */
export const bidAskHistory: readonly Column[] = [
  published('when the indication was published'),
  {
    field: 'bidPrice',
    name: 'Bid price',
    help: 'Price at which the interest is to buy.',
    kind: 'decimal',
    width: 104,
    side: 'bid',
  },
  {
    field: 'bidCurrency',
    name: 'Bid currency',
    help: 'Currency of the bid (ISO 4217).',
    kind: 'code',
    width: 104,
  },
  { field: 'bidVol', name: 'Bid volume', help: 'Volume of the bid.', kind: 'decimal', width: 124 },
  {
    field: 'askPrice',
    name: 'Ask price',
    help: 'Price at which the interest is to sell.',
    kind: 'decimal',
    width: 104,
    side: 'ask',
  },
  {
    field: 'askCurrency',
    name: 'Ask currency',
    help: 'Currency of the ask (ISO 4217).',
    kind: 'code',
    width: 104,
  },
  { field: 'askVol', name: 'Ask volume', help: 'Volume of the ask.', kind: 'decimal', width: 124 },
];

/** Trade display list (B 3). */
export const tradeDisplay: readonly Column[] = tradeSet([
  'tradeDate',
  'price',
  'missingPrice',
  'currency',
  'vol',
  'priceNot',
  'publicationDate',
  'transactionID',
  'notionalAmt',
  'notionalCcy',
  'flags',
  'qtyMeasUnit',
  'type',
  'cleared',
  'thirdCountryExecutionVenue',
]);

/** Trade display list of UK equities (B 3): price conditions and major currency instead, no third-country venue. */
export const ukEquityTradeDisplay: readonly Column[] = tradeSet([
  'tradeDate',
  'price',
  'priceCondition',
  'priceMajorCurrency',
  'vol',
  'priceNot',
  'publicationDate',
  'transactionID',
  'notionalAmt',
  'notionalCcy',
  'flags',
  'qtyMeasUnit',
  'type',
  'cleared',
]);

/** The rows of the single-trade transposed view (B 3); its columns are the trades. */
export const singleTrade: readonly Column[] = tradeSet([
  'tradeDate',
  'price',
  'missingPrice',
  'vol',
  'priceNot',
  'publicationDate',
  'transactionID',
  'notionalAmt',
  'notionalCcy',
  'flags',
  'status',
  'qtyMeasUnit',
  'qtyPerMeas',
  'type',
  'cleared',
  'thirdCountryExecutionVenue',
]);

/** The trade display list's columns for a record: the UK variant where B 3 asks for it. */
export function tradeDisplayOf(record: {
  readonly VenueLocation: string;
  readonly AssetClass: string;
}): readonly Column[] {
  const isUkEquity = record.VenueLocation === 'UK' && record.AssetClass === 'Equity & Equity-like';
  return isUkEquity ? ukEquityTradeDisplay : tradeDisplay;
}

/** The column set of a view, in the order of B 3. */
export function columnSetOf(viewId: KnownViewId, record: FeedRecord): readonly Column[] {
  switch (viewId) {
    case 'rfq':
      return quoteHistory;
    case 'auc':
      return auctionHistory;
    case 'clob':
      return orderBook;
    case 'voice':
      return bidAskHistory;
    case 'tradeDisplay':
      return tradeDisplayOf(record);
    case 'individual':
      return singleTrade;
  }
}
