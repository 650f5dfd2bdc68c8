import { type DeferredReport, omissionFault } from '../venues/deferrals.ts';
import { flagsFault, statusOf } from '../venues/flags.ts';
import { type AssetClass, allAssetClasses, isEquity, isUkShare } from './asset-classes.ts';
import type { TradeField } from './fields/feed-field.ts';
import { lawRegimeOf } from './fields/law-regimes.ts';
import {
  type FieldValue,
  type FieldValues,
  readField,
  readFields,
  textOf,
  unreadValues,
} from './fields/read-field.ts';
import { regimes, type TradeSubject } from './fields/regimes.ts';
import { type TradeFieldName, tradeFields } from './fields/trade-fields.ts';
import {
  checkPublication,
  type Instrument,
  type LineContext,
  readInstrument,
  readSegment,
} from './instrument-line.ts';
import { type Fault, isWrong, type Line, need, refuse } from './line-reading.ts';

/** A valid trade report. */
export type Trade = {
  readonly instrument: Instrument;
  /** The report's values, by the names of TRADE_FIELDS, and `venueMIC`, the segment's; null if absent. */
  readonly values: FieldValues;
};

const inFiles = tradeFields.filter(({ guide }) => guide !== null);
const ofAll = inFiles.filter(({ regime }) => regime === 'all');
const ofSome = inFiles.filter(({ regime }) => regime !== 'all');
const unread = unreadValues(tradeFields);

/** A field that only some reports have, and why others must not have it; null for those that may. */
type Part = { readonly field: TradeField; readonly refusal: string | null };

const partsOfUkShares = new Map<AssetClass, readonly Part[]>();
const partsOfOthers = new Map<AssetClass, readonly Part[]>();

/** The fields that only some reports have, for reports of this kind. */
function partsOf(subject: TradeSubject): readonly Part[] {
  const parts = subject.isUkShare ? partsOfUkShares : partsOfOthers;
  const known = parts.get(subject.assetClass);
  if (known) return known;
  const made = ofSome.map((field): Part => {
    const { holds, refusal } = regimes[field.regime];
    return { field, refusal: holds(subject) ? null : refusal };
  });
  parts.set(subject.assetClass, made);
  return made;
}

/**
 * Checks one line of a trades file against the regulatory field formats, the flags of its asset class, the rules of
 * notation and currency, publication not before the trade, and the segment (regulation.md Post-trade fields and flags).
 *
 * @returns the trade, or all its errors
 */
export function validateTradeLine(line: Line, context: LineContext): Trade | readonly Fault[] {
  const faults: Fault[] = [];
  const instrument = readInstrument(line, context, faults);
  const segment = readSegment(line, context, faults);
  const values = readFields(line, ofAll, faults, unread());
  const tradedAt = textOf(values, 'tradeDate');
  const publishedAt = textOf(values, 'publicationDate');
  need(tradedAt, 'tradeDate', faults);
  checkPublication(publishedAt, 'publicationDate', context, faults);
  if (tradedAt !== null && publishedAt !== null && publishedAt < tradedAt) {
    faults.push({ field: 'publicationDate', reason: 'lies before the trade' });
  }
  need(values.transactionID, 'transactionID', faults);
  // A line with a wrong instrument is still checked as far as its asset class is known.
  const assetClass = instrument?.assetClass ?? allAssetClasses.find((known) => known === line.assetClass);
  if (!assetClass) return faults;

  const flags = flagsOf(values);
  const wrongFlags = flagsFault(flags, assetClass);
  if (wrongFlags !== null) faults.push({ field: 'flags', reason: wrongFlags });
  // The fields of a share's report are known only with its segment.
  if (isEquity(assetClass) && !segment) return faults;
  const subject = { assetClass, isUkShare: isUkShare(assetClass, segment?.venueLocation ?? '') };
  readOfSome(line, subject, faults, values);
  const law = lawRegimeOf(segment?.venueLocation ?? '');
  const report = { flags, assetClass, law, tradedAt, publishedAt };
  checkPrice(line, values, subject, report, faults);
  checkQuantity(values, report, faults);

  if (faults.length > 0 || !instrument || !segment || tradedAt === null) return faults;
  values.venueMIC = segment.mic;
  values.status = statusOf(flags);
  return { instrument, values };
}

/** Reads the fields of this kind of report, and refuses the others. */
function readOfSome(
  line: Line,
  subject: TradeSubject,
  faults: Fault[],
  values: Record<string, FieldValue>,
): void {
  for (const { field, refusal } of partsOf(subject)) {
    if (refusal === null) values[field.name] = readField(line, field, faults);
    else refuse(line, field.name, refusal, faults);
  }
}

function flagsOf({ flags }: FieldValues): readonly string[] {
  return Array.isArray(flags) ? flags : [];
}

type Values = Readonly<Partial<Record<TradeFieldName, FieldValues[string]>>>;

function checkPrice(
  line: Line,
  values: Values,
  { assetClass, isUkShare }: TradeSubject,
  report: DeferredReport,
  faults: Fault[],
): void {
  const { price, priceNot } = values;
  if (!isEquity(assetClass)) need(priceNot, 'priceNot', faults);
  const missingField = isUkShare ? 'priceCondition' : 'missingPrice';
  if (price === null) {
    const omission = omissionFault('price', report);
    if (omission !== null) {
      const ended = omission === 'unflagged' ? '' : `: ${omission}`;
      const reason = `is required unless ${missingField} says why it is missing${ended}`;
      need(values[missingField], 'price', faults, reason);
    }
  } else refuse(line, missingField, 'is only for reports without a price', faults);

  if (isWrong('priceNot', faults)) return;
  const currencyField = isUkShare ? 'priceMajorCurrency' : 'currency';
  const isMonetary = priceNot === null ? isEquity(assetClass) : priceNot === 'MONE';
  if (!isMonetary) refuse(line, currencyField, 'is only for monetary prices (MONE)', faults);
  else if (price !== null)
    need(values[currencyField], currencyField, faults, 'is required with a monetary price');
}

/** The fields that say how large a trade is, of which it needs one. */
const sizes = ['vol', 'qtyPerMeas', 'notionalAmt'] as const satisfies readonly TradeFieldName[];

function checkQuantity(values: Values, report: DeferredReport, faults: Fault[]): void {
  needBoth(values, 'qtyMeasUnit', 'qtyPerMeas', faults);
  needBoth(values, 'notionalAmt', 'notionalCcy', faults);
  const hasNone = sizes.every((field) => values[field] === null && !isWrong(field, faults));
  const omission = hasNone ? omissionFault('volume', report) : null;
  if (omission === null) return;
  const reason =
    omission === 'unflagged' ? 'is required unless a flag allows its omission' : `is required: ${omission}`;
  need(values.vol, 'vol', faults, reason);
}

/** Adds an error if only one of two fields is present. */
function needBoth(values: Values, one: TradeFieldName, other: TradeFieldName, faults: Fault[]): void {
  if ((values[one] === null) === (values[other] === null)) return;
  need(values[one], one, faults, `is required with ${other}`);
  need(values[other], other, faults, `is required with ${one}`);
}
