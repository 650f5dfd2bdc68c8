import { type OrderSystem, orderSystems } from './data-types.ts';
import type { OrderField } from './fields/feed-field.ts';
import { type OrderFieldName, orderFields } from './fields/order-fields.ts';
import { type FieldValues, readFields, textOf, unreadValues } from './fields/read-field.ts';
import {
  checkPublication,
  type Instrument,
  type LineContext,
  readInstrument,
  readSegment,
} from './instrument-line.ts';
import { type Fault, isWrong, type Line, need, refuse } from './line-reading.ts';

/** A valid line of a snapshot. */
export type OrderLine = {
  readonly instrument: Instrument;
  /**
   * The line's values, by the names of ORDER_FIELDS, and `venueMIC`, the segment's. `level` is the position in the
   * snapshot, 1 for the best; null if the file leaves it to the order of its lines.
   */
  readonly values: FieldValues;
};

const lineFields: readonly OrderField[] = orderFields;
const ofAll = lineFields.filter(({ systems }) => systems.length === orderSystems.length);
const ofSome = lineFields.filter(({ systems }) => systems.length < orderSystems.length);
const unread = unreadValues(orderFields);

/** The fields that only some systems have: those of this one, and the names of the others. */
const fieldsOf = (system: OrderSystem) => ({
  own: ofSome.filter(({ systems }) => systems.includes(system)),
  foreign: ofSome.filter(({ systems }) => !systems.includes(system)).map(({ name }) => name),
});

const fieldsByKind = {
  RFQ: fieldsOf('RFQ'),
  AUCTION: fieldsOf('AUCTION'),
  CLOB: fieldsOf('CLOB'),
  VOICE: fieldsOf('VOICE'),
} as const satisfies Record<OrderSystem, unknown>;

/**
 * Checks one line of an orders file against the field formats of its trading system and its segment (regulation.md
 * Pre-trade fields).
 *
 * @returns the line, or all its errors
 */
export function validateOrderLine(line: Line, context: LineContext): OrderLine | readonly Fault[] {
  const faults: Fault[] = [];
  const instrument = readInstrument(line, context, faults);
  const segment = readSegment(line, context, faults);
  const values = readFields(line, ofAll, faults, unread());
  need(values.system, 'system', faults);
  checkPublication(textOf(values, 'date'), 'date', context, faults);
  if (values.level === 0) faults.push({ field: 'level', reason: 'begins at 1, the best' });
  const system = orderSystems.find((known) => known === values.system);
  if (system === undefined) return faults;

  if (segment && segment.system !== null && segment.system !== system) {
    faults.push({
      field: 'system',
      reason: `does not exist on ${segment.mic}, whose system is ${segment.system}`,
    });
  }
  const { own, foreign } = fieldsByKind[system];
  for (const field of foreign) refuse(line, field, `is not a field of ${system}`, faults);
  readFields(line, own, faults, values);
  checks[system](values, line, faults);
  if (faults.length > 0 || !instrument || !segment) return faults;
  values.venueMIC = segment.mic;
  return { instrument, values };
}

type Values = Readonly<Partial<Record<OrderFieldName, FieldValues[string]>>>;
type Check = (values: Values, line: Line, faults: Fault[]) => void;

const checkQuote: Check = (values, _line, faults) => {
  need(values.price, 'price', faults);
  need(values.aggrVol, 'aggrVol', faults);
};

const checkBook: Check = (values, _line, faults) => {
  need(values.level, 'level', faults);
  checkSide(values, ['lOrders', 'bidPrice', 'aggrBidVol'], faults);
  checkSide(values, ['rOrders', 'askPrice', 'aggrAskVol'], faults);
  needSide(values, faults);
};

const checkVoice: Check = (values, line, faults) => {
  checkSide(values, ['bidPrice', 'bidVol'], faults);
  checkSide(values, ['askPrice', 'askVol'], faults);
  const lacks = (price: 'bidPrice' | 'askPrice') => values[price] === null && !isWrong(price, faults);
  if (lacks('bidPrice')) refuse(line, 'bidCurrency', 'is only for lines with a bid', faults);
  if (lacks('askPrice')) refuse(line, 'askCurrency', 'is only for lines with an ask', faults);
  needSide(values, faults);
};

const checks: Readonly<Record<OrderSystem, Check>> = {
  RFQ: checkQuote,
  AUCTION: checkQuote,
  CLOB: checkBook,
  VOICE: checkVoice,
};

/** One side is enough; a wrong one is reported only as wrong, not as missing too. */
function needSide({ bidPrice, askPrice }: Values, faults: Fault[]): void {
  if (askPrice === null && !isWrong('askPrice', faults))
    need(bidPrice, 'bidPrice', faults, 'or askPrice is required');
}

/** A side that is missing has none of its fields; one that is there has them all. */
function checkSide(values: Values, fields: readonly OrderFieldName[], faults: Fault[]): void {
  if (fields.every((field) => values[field] === null)) return;
  for (const field of fields) {
    if (values[field] !== null) continue;
    const others = fields.filter((other) => other !== field).join(' and ');
    need(values[field], field, faults, `is required with ${others}`);
  }
}
