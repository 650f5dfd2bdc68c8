import {
  AMOUNT,
  BASIS_POINT_PRICE,
  type DecimalFormat,
  MONETARY_PRICE,
  PERCENTAGE_PRICE,
  QUANTITY,
} from '../decimal.ts';
import { dayOf } from '../timestamps.ts';
import { flagsFault, mayLackVolume, statusOf, type TradeStatus } from '../venues/flags.ts';
import {
  ASSET_CLASSES,
  type AssetClass,
  hasMeasurementUnit,
  isEquity,
  mayBeCleared,
} from './asset-classes.ts';
import { isCurrency } from './currencies.ts';
import {
  checkPublication,
  INSTRUMENT_FIELDS,
  type Instrument,
  type LineContext,
  readInstrument,
  readSegment,
  type Segment,
} from './instrument-line.ts';
import {
  type Fault,
  type Line,
  need,
  readAmount,
  readChoice,
  readDecimal,
  readMatching,
  readText,
  readTimestamp,
  refuse,
} from './line-reading.ts';
import { isMic } from './mic.ts';

/** Every field a trade's line may hold: the column names of the spec (B 3) and those describing the instrument. */
export const TRADE_FIELDS = [
  ...INSTRUMENT_FIELDS,
  'venueMIC',
  'tradeDate',
  'publicationDate',
  'transactionID',
  'price',
  'missingPrice',
  'priceCondition',
  'priceNot',
  'currency',
  'priceMajorCurrency',
  'vol',
  'qtyMeasUnit',
  'qtyPerMeas',
  'notionalAmt',
  'notionalCcy',
  'type',
  'thirdCountryExecutionVenue',
  'cleared',
  'flags',
] as const;

/** Fields without which a file cannot hold trades. */
export const TRADE_REQUIRED = [
  'instrumentId',
  'venueMIC',
  'tradeDate',
  'publicationDate',
  'transactionID',
] as const;

const NOTATIONS = ['MONE', 'PERC', 'YIEL', 'BAPO'] as const;
const MISSING_PRICES = ['PNDG', 'NOAP'] as const;
const EMISSION_TYPES = ['EUAE', 'CERE', 'ERUE', 'EUAA', 'OTHR'] as const;
const TRANSACTION = /^[A-Za-z0-9][A-Za-z0-9._:-]{0,51}$/;
const MEASUREMENT_UNIT = /^[A-Za-z0-9]{1,25}$/;

/** A trade report that passed every check. Numbers are decimal texts, times have all six digits of their second. */
export interface Trade {
  readonly instrument: Instrument;
  readonly segment: Segment;
  readonly tradedAt: string;
  readonly tradeDay: string;
  readonly publishedAt: string;
  readonly transactionId: string;
  readonly status: TradeStatus;
  readonly price: string | null;
  readonly missingPrice: string | null;
  readonly priceCondition: string | null;
  readonly priceNotation: string | null;
  readonly currency: string | null;
  readonly priceMajorCurrency: string | null;
  readonly volume: string | null;
  readonly measurementUnit: string | null;
  readonly measuredQuantity: string | null;
  readonly notionalAmount: string | null;
  readonly notionalCurrency: string | null;
  readonly emissionType: string | null;
  /** MIC of the third-country trading venue of execution. */
  readonly thirdCountryVenue: string | null;
  readonly cleared: boolean | null;
  readonly flags: readonly string[];
}

/**
 * Checks one line of a trades file against the regulatory field formats, the flags of its asset class, the rules of
 * notation and currency, publication not before the trade, and the segment (regulation.md Post-trade fields and flags).
 *
 * @returns the trade, or every fault found
 */
export function validateTradeLine(line: Line, context: LineContext): Trade | readonly Fault[] {
  const faults: Fault[] = [];
  const instrument = readInstrument(line, context, faults);
  const segment = readSegment(line, context, faults);
  const tradedAt = readTimestamp(line, 'tradeDate', faults);
  need(tradedAt, 'tradeDate', faults);
  const publishedAt = readTimestamp(line, 'publicationDate', faults);
  checkPublication(publishedAt, 'publicationDate', context, faults);
  if (tradedAt !== null && publishedAt !== null && publishedAt < tradedAt) {
    faults.push({ field: 'publicationDate', reason: 'lies before the trade' });
  }
  const transactionId = readMatching(
    line,
    'transactionID',
    (text) => TRANSACTION.test(text),
    'is not a transaction identification of at most 52 letters, digits and marks',
    faults,
  );
  need(transactionId, 'transactionID', faults);
  const flags = readFlags(line, faults);
  // A line with a wrong instrument is still checked as far as its asset class can be told.
  const assetClass = instrument?.assetClass ?? ASSET_CLASSES.find((known) => known === line.assetClass);
  if (!assetClass) return faults;

  const wrongFlags = flagsFault(flags, assetClass);
  if (wrongFlags !== null) faults.push({ field: 'flags', reason: wrongFlags });
  // Which fields a share's report has is known with its segment only.
  if (isEquity(assetClass) && !segment) return faults;
  const ukShare = isEquity(assetClass) && segment?.venueLocation === 'UK';
  const price = readPrice(line, assetClass, ukShare, faults);
  const quantity = readQuantity(line, assetClass, flags, faults);
  const emissionType = readChoice(line, 'type', EMISSION_TYPES, faults);
  if (assetClass !== 'Emission allowances') refuse(line, ['type'], 'is for emission allowances only', faults);
  const cleared = readCleared(line, faults);
  if (!mayBeCleared(assetClass)) refuse(line, ['cleared'], 'is for derivatives only', faults);
  const thirdCountryVenue = readMatching(
    line,
    'thirdCountryExecutionVenue',
    isMic,
    'is not a MIC: four capitals or digits',
    faults,
  );
  if (ukShare)
    refuse(line, ['thirdCountryExecutionVenue'], 'is not a field of shares traded in the UK', faults);

  if (
    faults.length > 0 ||
    !instrument ||
    !segment ||
    tradedAt === null ||
    publishedAt === null ||
    transactionId === null
  ) {
    return faults;
  }
  return {
    instrument,
    segment,
    tradedAt,
    tradeDay: dayOf(tradedAt),
    publishedAt,
    transactionId,
    status: statusOf(flags),
    ...price,
    ...quantity,
    emissionType,
    thirdCountryVenue,
    cleared,
    flags,
  };
}

function readFlags(line: Line, faults: Fault[]): readonly string[] {
  const value = line.flags;
  if (Array.isArray(value)) {
    const flags = value.filter((flag): flag is string => typeof flag === 'string');
    if (flags.length === value.length) return flags;
    faults.push({ field: 'flags', reason: 'is not a list of texts' });
    return [];
  }
  const text = readText(line, 'flags', faults);
  return text === null ? [] : text.split(/[ ,;|]+/).filter((flag) => flag !== '');
}

function readCleared(line: Line, faults: Fault[]): boolean | null {
  const value = line.cleared;
  if (typeof value === 'boolean') return value;
  const text = readChoice(line, 'cleared', ['true', 'false'], faults);
  return text === null ? null : text === 'true';
}

function priceFormat(notation: string | null): DecimalFormat {
  if (notation === 'PERC' || notation === 'YIEL') return PERCENTAGE_PRICE;
  return notation === 'BAPO' ? BASIS_POINT_PRICE : MONETARY_PRICE;
}

type Price = Pick<
  Trade,
  'price' | 'missingPrice' | 'priceCondition' | 'priceNotation' | 'currency' | 'priceMajorCurrency'
>;

function readPrice(line: Line, assetClass: AssetClass, ukShare: boolean, faults: Fault[]): Price {
  const priceNotation = readChoice(line, 'priceNot', NOTATIONS, faults);
  if (!isEquity(assetClass)) need(priceNotation, 'priceNot', faults);
  const monetary = priceNotation === null ? isEquity(assetClass) : priceNotation === 'MONE';
  const price = readDecimal(line, 'price', priceFormat(priceNotation), faults);

  const missingField = ukShare ? 'priceCondition' : 'missingPrice';
  const missing = readChoice(line, missingField, MISSING_PRICES, faults);
  if (price === null)
    need(missing, 'price', faults, `is required unless ${missingField} says why it is missing`);
  else refuse(line, [missingField], 'is only for reports without a price', faults);

  const currencyField = ukShare ? 'priceMajorCurrency' : 'currency';
  const currency = readMatching(
    line,
    currencyField,
    isCurrency,
    'is not a major currency of ISO 4217',
    faults,
  );
  if (monetary && price !== null) need(currency, currencyField, faults, 'is required with a monetary price');
  if (!monetary) refuse(line, [currencyField], 'is only for monetary prices (MONE)', faults);
  refuse(
    line,
    ukShare ? ['missingPrice', 'currency'] : ['priceCondition', 'priceMajorCurrency'],
    ukShare ? 'is not a field of shares traded in the UK' : 'is only for shares traded in the UK',
    faults,
  );
  return {
    price,
    priceNotation,
    missingPrice: ukShare ? null : missing,
    priceCondition: ukShare ? missing : null,
    currency: ukShare ? null : currency,
    priceMajorCurrency: ukShare ? currency : null,
  };
}

type Quantity = Pick<
  Trade,
  'volume' | 'measurementUnit' | 'measuredQuantity' | 'notionalAmount' | 'notionalCurrency'
>;

function readQuantity(
  line: Line,
  assetClass: AssetClass,
  flags: readonly string[],
  faults: Fault[],
): Quantity {
  const volume = readAmount(line, 'vol', QUANTITY, faults);
  const measurementUnit = readMatching(
    line,
    'qtyMeasUnit',
    (text) => MEASUREMENT_UNIT.test(text),
    'is not TOCD or a unit of at most 25 letters and digits',
    faults,
  );
  const measuredQuantity = readAmount(line, 'qtyPerMeas', QUANTITY, faults);
  if (!hasMeasurementUnit(assetClass)) {
    refuse(line, ['qtyMeasUnit', 'qtyPerMeas'], 'is for commodities and emission allowances only', faults);
  } else if ((measurementUnit === null) !== (measuredQuantity === null)) {
    need(measurementUnit, 'qtyMeasUnit', faults, 'is required with qtyPerMeas');
    need(measuredQuantity, 'qtyPerMeas', faults, 'is required with qtyMeasUnit');
  }
  const notionalAmount = readAmount(line, 'notionalAmt', AMOUNT, faults);
  const notionalCurrency = readMatching(
    line,
    'notionalCcy',
    isCurrency,
    'is not a currency of ISO 4217',
    faults,
  );
  if (isEquity(assetClass)) {
    refuse(line, ['notionalAmt', 'notionalCcy'], 'is not a field of shares', faults);
  } else if ((notionalAmount === null) !== (notionalCurrency === null)) {
    need(notionalAmount, 'notionalAmt', faults, 'is required with notionalCcy');
    need(notionalCurrency, 'notionalCcy', faults, 'is required with notionalAmt');
  }
  if (volume === null && measuredQuantity === null && notionalAmount === null && !mayLackVolume(flags)) {
    need(volume, 'vol', faults, 'is required unless a flag allows its omission');
  }
  return { volume, measurementUnit, measuredQuantity, notionalAmount, notionalCurrency };
}
