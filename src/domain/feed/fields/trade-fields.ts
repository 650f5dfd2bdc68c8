import { listedWords, missingPriceReasons, notations } from './choice-words.ts';
import type { ShownField, TradeField } from './feed-field.ts';
import {
  boolean,
  currency,
  flags,
  majorCurrency,
  mic,
  money,
  oneOf,
  time,
  tradePrice,
  volumeFormat,
} from './field-format.ts';

const reasons = oneOf(['PNDG', 'NOAP']);
const whyNoPrice = `Why there is no price: ${listedWords(missingPriceReasons, ', ', '; ')}.`;

const inList = (shown: ShownField) => ({ shown: { tradeDisplay: shown } }) as const;
const inSingle = (shown: ShownField) => ({ shown: { individual: shown } }) as const;
const inBoth = (shown: ShownField) => ({ shown: { tradeDisplay: shown, individual: shown } }) as const;

/**
 * The fields of a trade (RTS 1 and RTS 2, with the changes of 2023/944 and 2023/945), in the order of a file's columns,
 * followed by those that only the views have.
 */
export const tradeFields = [
  {
    name: 'tradeDate',
    isRequired: true,
    column: 'traded_at',
    format: time,
    regime: 'all',
    guide: { field: 'Trading date and time' },
    ...inBoth({
      place: 1,
      caption: 'Trading time',
      help: 'Trading date and time: when the transaction was made, in UTC.',
      width: 200,
    }),
  },
  {
    name: 'publicationDate',
    isRequired: true,
    column: 'published_at',
    format: time,
    regime: 'all',
    guide: { field: 'Publication date and time', format: '; never before the trade' },
    ...inBoth({
      place: 7,
      caption: 'Publication time',
      help: 'Publication date and time: when the venue published the report, in UTC. Never before the trade.',
      width: 200,
    }),
  },
  {
    name: 'transactionID',
    isRequired: true,
    column: 'transaction_id',
    format: {
      kind: 'code',
      pattern: /^[A-Za-z0-9][A-Za-z0-9._:-]{0,51}$/,
      reason: 'is not a transaction identification of at most 52 letters, digits and marks',
      words: 'up to 52 characters, unique per segment MIC and trading day',
    },
    regime: 'all',
    guide: { field: 'Transaction identification code' },
    ...inBoth({
      place: 8,
      caption: 'Transaction ID',
      help: 'Transaction identification code: unique within the segment and the trading day. A cancellation or amendment carries the code of the trade it changes.',
      width: 196,
    }),
  },
  {
    name: 'price',
    column: 'price',
    format: tradePrice,
    regime: 'all',
    guide: { field: 'Price', applies: '; may be absent while a deferral lasts' },
    ...inBoth({
      place: 2,
      caption: 'Price',
      help: 'Price of the transaction, without commission and accrued interest.',
      width: 116,
    }),
  },
  {
    name: 'missingPrice',
    column: 'missing_price',
    format: { ...reasons, words: 'PNDG (pending) or NOAP (not applicable)' },
    regime: 'notUkShares',
    guide: { field: 'Missing price', applies: ', where there is no price' },
    ...inBoth({
      place: 3,
      caption: 'Missing price',
      help: whyNoPrice,
      width: 112,
    }),
  },
  {
    name: 'priceCondition',
    column: 'price_condition',
    format: reasons,
    regime: 'ukShares',
    guide: { field: 'Price conditions' },
    ...inList({
      place: 3,
      caption: 'Price conditions',
      help: whyNoPrice,
      width: 124,
    }),
  },
  {
    name: 'priceNot',
    column: 'price_notation',
    format: oneOf(['MONE', 'PERC', 'YIEL', 'BAPO']),
    regime: 'all',
    guide: { field: 'Price notation', applies: '; shares may leave it out' },
    ...inBoth({
      place: 6,
      caption: 'Price notation',
      help: `Price notation: ${listedWords(notations, ' ', ', ')}.`,
      width: 112,
    }),
  },
  {
    name: 'currency',
    column: 'currency',
    format: majorCurrency,
    regime: 'notUkShares',
    guide: { field: 'Price currency', format: ', only with MONE' },
    ...inList({
      place: 4,
      caption: 'Price currency',
      help: 'Currency of the price (ISO 4217), where the price is an amount of money.',
      width: 116,
    }),
  },
  {
    name: 'priceMajorCurrency',
    column: 'price_major_currency',
    format: majorCurrency,
    regime: 'ukShares',
    guide: { field: 'Price (major) currency', format: ', the major unit: GBP, not GBX' },
    ...inList({
      place: 4,
      caption: 'Price major currency',
      help: 'Currency of the price in its major unit (ISO 4217): GBP, never GBX.',
      width: 150,
    }),
  },
  {
    name: 'vol',
    column: 'volume',
    format: volumeFormat,
    regime: 'all',
    guide: { field: 'Quantity', applies: '; may be absent while a deferral lasts' },
    ...inBoth({
      place: 5,
      caption: 'Quantity',
      help: 'Quantity of the financial instrument. It may be omitted while a deferral lasts.',
      width: 128,
    }),
  },
  {
    name: 'qtyMeasUnit',
    column: 'measurement_unit',
    format: {
      kind: 'code',
      pattern: /^[A-Za-z0-9]{1,25}$/,
      reason: 'is not TOCD or a unit of at most 25 letters and digits',
      words: 'TOCD or up to 25 characters',
    },
    regime: 'goods',
    guide: { field: 'Notation of the quantity in measurement unit' },
    ...inBoth({
      place: 13,
      caption: 'Measurement unit',
      help: 'Notation of the quantity in measurement unit, for commodities and emission allowances: TOCD is tonnes of carbon dioxide equivalent.',
      width: 136,
    }),
  },
  {
    name: 'qtyPerMeas',
    column: 'measured_quantity',
    format: volumeFormat,
    regime: 'goods',
    guide: { field: 'Quantity in measurement unit' },
    ...inSingle({
      place: 14,
      caption: 'Quantity in measurement unit',
      help: 'Quantity in measurement unit, for commodities and emission allowances.',
      width: 196,
    }),
  },
  {
    name: 'notionalAmt',
    column: 'notional_amount',
    format: money,
    regime: 'notShares',
    guide: { field: 'Notional amount' },
    ...inBoth({
      place: 9,
      caption: 'Notional amount',
      help: 'Notional amount: nominal amount, or the underlying quantity times the price.',
      width: 136,
    }),
  },
  {
    name: 'notionalCcy',
    column: 'notional_currency',
    format: currency,
    regime: 'notShares',
    guide: { field: 'Notional currency' },
    ...inBoth({
      place: 10,
      caption: 'Notional currency',
      help: 'Currency of the notional amount (ISO 4217).',
      width: 132,
    }),
  },
  {
    name: 'type',
    column: 'emission_type',
    format: oneOf(['EUAE', 'CERE', 'ERUE', 'EUAA', 'OTHR']),
    regime: 'emissionAllowances',
    guide: { field: 'Type' },
    ...inBoth({
      place: 15,
      caption: 'Type',
      help: 'Type of emission allowance: EUAE, CERE, ERUE, EUAA or OTHR.',
      width: 80,
    }),
  },
  {
    name: 'thirdCountryExecutionVenue',
    column: 'third_country_venue',
    format: mic,
    regime: 'notUkShares',
    guide: {
      field: 'Third-country trading venue of execution',
      applies: ', where the trade was executed on such a venue',
    },
    ...inBoth({
      place: 17,
      caption: 'Third-country venue',
      help: 'Third-country trading venue of execution: its MIC, where the trade was executed on one.',
      width: 148,
    }),
  },
  {
    name: 'cleared',
    column: 'cleared',
    format: boolean,
    regime: 'derivatives',
    guide: { field: 'Transaction to be cleared' },
    ...inBoth({
      place: 16,
      caption: 'To be cleared',
      help: 'Transaction to be cleared, for derivatives: true or false.',
      width: 112,
    }),
  },
  {
    name: 'flags',
    column: 'flags',
    format: flags,
    regime: 'all',
    guide: { field: 'Flags' },
    ...inBoth({
      place: 11,
      caption: 'Flags',
      help: 'What was special about the transaction or its publication.',
      width: 140,
    }),
  },
  {
    // The kind of report, which follows from the flags; the list shows it as a mark.
    name: 'status',
    column: 'kind',
    format: { kind: 'text', longest: 9 },
    regime: 'all',
    guide: null,
    ...inSingle({
      place: 12,
      caption: 'Status',
      help: 'New, Cancelled or Amended: a cancellation and an amendment are reports of their own.',
      width: 104,
    }),
    undrawn: { tradeDisplay: 'exported' },
  },
] as const satisfies readonly TradeField[];

export type TradeFieldName = (typeof tradeFields)[number]['name'];
