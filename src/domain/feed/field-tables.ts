/** A field of a file or view: our column, what regulation calls it, its format, and where it applies. */
export interface FieldFacts {
  readonly column: string;
  readonly field: string;
  readonly format: string;
  readonly applies: string;
}

const row = (column: string, field: string, format: string, applies: string): FieldFacts => ({
  column,
  field,
  format,
  applies,
});

const TIME = 'YYYY-MM-DDThh:mm:ss.ddddddZ, UTC';

/** What describes an instrument; in every file. */
export const INSTRUMENT_FACTS: readonly FieldFacts[] = [
  row('instrumentIdType', 'Instrument identification code type', 'ISIN or OTHR', 'all'),
  row(
    'instrumentId',
    'Instrument identification code',
    'ISIN: 12 characters with a check digit; else up to 52',
    'all',
  ),
  row('assetClass', 'Asset class', 'one of nine fixed texts', 'all'),
  row('subAssetClass', 'Sub-asset class', 'text', 'all'),
  row('instrumentDescription', 'Description of the instrument', 'text', 'all'),
  row('instrumentCurrency', 'Currency of the instrument', 'ISO 4217', 'where it has one'),
  row(
    'venueMIC',
    'Venue of execution, for orders the segment where they stand',
    'ISO 10383: segment MIC, else operating MIC',
    'all',
  ),
];

/** Fields of a trade (RTS 1 and RTS 2, with the changes of 2023/944 and 2023/945). */
export const TRADE_FACTS: readonly FieldFacts[] = [
  row('tradeDate', 'Trading date and time', TIME, 'all'),
  row('publicationDate', 'Publication date and time', `${TIME}; never before the trade`, 'all'),
  row(
    'transactionID',
    'Transaction identification code',
    'up to 52 characters, unique per segment MIC and trading day',
    'all',
  ),
  row(
    'price',
    'Price',
    'decimal: 18 digits, 13 after the point; PERC and YIEL 11 and 10; BAPO 18 and 17',
    'all',
  ),
  row(
    'missingPrice',
    'Missing price',
    'PNDG (pending) or NOAP (not applicable)',
    'European Union, where there is no price',
  ),
  row('priceCondition', 'Price conditions', 'PNDG or NOAP', 'shares in the United Kingdom'),
  row('priceNot', 'Price notation', 'MONE, PERC, YIEL or BAPO', 'all but shares in the United Kingdom'),
  row('currency', 'Price currency', 'ISO 4217, only with MONE', 'all but shares in the United Kingdom'),
  row(
    'priceMajorCurrency',
    'Price (major) currency',
    'ISO 4217, the major unit: GBP, not GBX',
    'shares in the United Kingdom',
  ),
  row('vol', 'Quantity', 'decimal: 18 digits, 17 after the point', 'all; absent under a volume omission'),
  row(
    'qtyMeasUnit',
    'Notation of the quantity in measurement unit',
    'TOCD or up to 25 characters',
    'commodity derivatives, emission allowances',
  ),
  row(
    'qtyPerMeas',
    'Quantity in measurement unit',
    'decimal: 18 digits, 17 after the point',
    'commodity derivatives, emission allowances',
  ),
  row('notionalAmt', 'Notional amount', 'decimal: 18 digits, 5 after the point', 'all but shares'),
  row('notionalCcy', 'Notional currency', 'ISO 4217', 'all but shares'),
  row('type', 'Type', 'EUAE, CERE, ERUE, EUAA or OTHR', 'emission allowances'),
  row(
    'thirdCountryExecutionVenue',
    'Third-country trading venue of execution',
    'ISO 10383',
    'all but shares in the United Kingdom, where the trade was executed on such a venue',
  ),
  row('cleared', 'Transaction to be cleared', 'true or false', 'derivatives'),
  row('flags', 'Flags', 'codes of four characters: in CSV separated by blanks, in NDJSON a list', 'all'),
];

/** Fields of orders before the trade, by trading system. */
export const ORDER_FACTS: readonly FieldFacts[] = [
  row('system', 'Trading system', 'RFQ, AUCTION, CLOB or VOICE', 'all'),
  row('date', 'Publication date and time', `${TIME}; of an order book the time of the snapshot`, 'all'),
  row(
    'level',
    'Level',
    'whole number; 1 is the best',
    'all; at least five a side in an order book where there are as many',
  ),
  row(
    'price',
    'Price; of an auction the price that best satisfies its algorithm',
    'decimal: 18 digits, 13 after the point',
    'RFQ, AUCTION',
  ),
  row(
    'aggrVol',
    'Volume at that price; of an auction the executable volume',
    'decimal: 18 digits, 17 after the point',
    'RFQ, AUCTION',
  ),
  row('lOrders', 'Number of bid orders at the level', 'whole number', 'CLOB'),
  row('bidPrice', 'Bid price', 'decimal: 18 digits, 13 after the point', 'CLOB, VOICE'),
  row(
    'aggrBidVol',
    'Volume of the bid orders at the level, not cumulative',
    'decimal: 18 digits, 17 after the point',
    'CLOB',
  ),
  row('askPrice', 'Ask price', 'decimal: 18 digits, 13 after the point', 'CLOB, VOICE'),
  row(
    'aggrAskVol',
    'Volume of the ask orders at the level, not cumulative',
    'decimal: 18 digits, 17 after the point',
    'CLOB',
  ),
  row('rOrders', 'Number of ask orders at the level', 'whole number', 'CLOB'),
  row('orders', 'Number of orders behind the line', 'whole number', 'VOICE'),
  row('bidCurrency', 'Currency of the bid', 'ISO 4217', 'VOICE'),
  row('bidVol', 'Volume of the bid', 'decimal: 18 digits, 17 after the point', 'VOICE'),
  row('askVol', 'Volume of the ask', 'decimal: 18 digits, 17 after the point', 'VOICE'),
  row('askCurrency', 'Currency of the ask', 'ISO 4217', 'VOICE'),
];
