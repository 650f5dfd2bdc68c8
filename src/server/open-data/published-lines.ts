import { csvLine } from '../../domain/csv.ts';
import { ORDER_FIELDS } from '../../domain/feed/order-line.ts';
import { TRADE_FIELDS } from '../../domain/feed/trade-line.ts';
import type { DataType } from '../../domain/feed/view-types.ts';

type Value = string | number | boolean | readonly string[] | null;

const time = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const INSTRUMENT = {
  instrumentIdType: 'i.code_type',
  instrumentId: 'i.code',
  assetClass: 'i.asset_class',
  subAssetClass: 'i.sub_asset_class',
  instrumentDescription: 'i.description',
  instrumentCurrency: 'i.currency',
  venueMIC: 'x.segment_mic',
};

const TRADE: Readonly<Record<string, string>> = {
  ...INSTRUMENT,
  tradeDate: time('x.traded_at'),
  publicationDate: time('x.published_at'),
  transactionID: 'x.transaction_id',
  price: 'x.price',
  missingPrice: 'x.missing_price',
  priceCondition: 'x.price_condition',
  priceNot: 'x.price_notation',
  currency: 'x.currency',
  priceMajorCurrency: 'x.price_major_currency',
  vol: 'x.volume',
  qtyMeasUnit: 'x.measurement_unit',
  qtyPerMeas: 'x.measured_quantity',
  notionalAmt: 'x.notional_amount',
  notionalCcy: 'x.notional_currency',
  type: 'x.emission_type',
  thirdCountryExecutionVenue: 'x.third_country_venue',
  cleared: 'x.cleared',
  flags: 'x.flags',
};

const per = (voice: string, other: string): string =>
  `case when x.system = 'VOICE' then ${voice} else ${other} end`;

const ORDER: Readonly<Record<string, string>> = {
  ...INSTRUMENT,
  system: 'x.system',
  date: time('x.published_at'),
  level: 'x.level',
  price: 'x.price',
  aggrVol: 'x.volume',
  lOrders: 'x.bid_orders',
  bidPrice: 'x.bid_price',
  aggrBidVol: per('null', 'x.bid_volume'),
  askPrice: 'x.ask_price',
  aggrAskVol: per('null', 'x.ask_volume'),
  rOrders: 'x.ask_orders',
  orders: 'x.orders',
  bidCurrency: 'x.bid_currency',
  bidVol: per('x.bid_volume', 'null'),
  askVol: per('x.ask_volume', 'null'),
  askCurrency: 'x.ask_currency',
};

/** Columns of a file: the names a file to be ingested has, so that what is published here can be taken there. */
export const columnsOf = (dataType: DataType): readonly string[] =>
  dataType === 'trade' ? TRADE_FIELDS : ORDER_FIELDS;

/** Lines published from $1 up to $2: the venue first, then the columns; by venue and then as they were published. */
export function linesSql(dataType: DataType): string {
  const sources = dataType === 'trade' ? TRADE : ORDER;
  const columns = columnsOf(dataType).map((name) => `${sources[name] ?? 'null'} as "${name}"`);
  return `select g.venue_mic, ${columns.join(', ')}
    from ${dataType}s x join instruments i on i.id = x.instrument_id join segments g on g.mic = x.segment_mic
    where x.published_at >= $1 and x.published_at < $2
    order by g.venue_mic, x.published_at, x.id`;
}

export const csvHeading = (dataType: DataType): string => csvLine(columnsOf(dataType));

/** A line as CSV: flags separated by blanks. */
export function csvText(values: readonly Value[]): string {
  return csvLine(
    values.map((value) => (typeof value === 'object' && value !== null ? value.join(' ') : value)),
  );
}

/** A line as a JSON object: absent fields are left out, numbers are text so that no digit is lost. */
export function jsonText(names: readonly string[], values: readonly Value[]): string {
  const fields: Record<string, Value> = {};
  names.forEach((name, at) => {
    const value = values[at] ?? null;
    if (value !== null && !(Array.isArray(value) && value.length === 0)) fields[name] = value;
  });
  return `${JSON.stringify(fields)}\n`;
}
