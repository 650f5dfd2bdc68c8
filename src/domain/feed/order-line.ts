import { ORDER_SYSTEMS, type OrderSystem } from './data-types.ts';
import { ORDER_FIELDS, type OrderFieldName } from './fields/order-fields.ts';
import { type FieldValues, readFields, textOf } from './fields/read-field.ts';
import {
  checkPublication,
  type Instrument,
  type LineContext,
  readInstrument,
  readSegment,
} from './instrument-line.ts';
import { type Fault, type Line, need, refuse } from './line-reading.ts';

/** One line of a snapshot that passed every check. */
export interface OrderLine {
  readonly instrument: Instrument;
  /**
   * What the line says, by the names of ORDER_FIELDS, and `venueMIC`, the segment's. `level` is the place in the
   * snapshot, 1 the best; null where the file leaves it to the order of its lines.
   */
  readonly values: FieldValues;
}

const isOf = (system: OrderSystem) => (field: { readonly systems: readonly OrderSystem[] }) =>
  field.systems.includes(system);

const OF_ALL = ORDER_FIELDS.filter(({ systems }) => systems.length === ORDER_SYSTEMS.length);
const OF_SOME = ORDER_FIELDS.filter(({ systems }) => systems.length < ORDER_SYSTEMS.length);

/**
 * Checks one line of an orders file against the field formats of its trading system and its segment
 * (regulation.md Pre-trade fields).
 *
 * @returns the line, or every fault found
 */
export function validateOrderLine(line: Line, context: LineContext): OrderLine | readonly Fault[] {
  const faults: Fault[] = [];
  const instrument = readInstrument(line, context, faults);
  const segment = readSegment(line, context, faults);
  const general = readFields(line, OF_ALL, faults);
  need(general.system, 'system', faults);
  checkPublication(textOf(general, 'date'), 'date', context, faults);
  if (general.level === 0) faults.push({ field: 'level', reason: 'begins at 1, the best' });
  const system = ORDER_SYSTEMS.find((known) => known === general.system);
  if (system === undefined) return faults;

  if (segment && segment.system !== null && segment.system !== system) {
    faults.push({
      field: 'system',
      reason: `does not exist on ${segment.mic}, whose system is ${segment.system}`,
    });
  }
  const foreign = OF_SOME.filter((field) => !isOf(system)(field)).map(({ name }) => name);
  refuse(line, foreign, `is not a field of ${system}`, faults);
  const values = { ...general, ...readFields(line, OF_SOME.filter(isOf(system)), faults) };
  CHECKS[system](values, line, faults);
  if (faults.length > 0 || !instrument || !segment) return faults;
  return { instrument, values: { ...values, venueMIC: segment.mic } };
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
  if (values.bidPrice === null) refuse(line, ['bidCurrency'], 'is only for lines with a bid', faults);
  if (values.askPrice === null) refuse(line, ['askCurrency'], 'is only for lines with an ask', faults);
  needSide(values, faults);
};

const CHECKS: Readonly<Record<OrderSystem, Check>> = {
  RFQ: checkQuote,
  AUCTION: checkQuote,
  CLOB: checkBook,
  VOICE: checkVoice,
};

function needSide({ bidPrice, askPrice }: Values, faults: Fault[]): void {
  if (askPrice === null) need(bidPrice, 'bidPrice', faults, 'or askPrice is required');
}

/** A side that is missing has none of its fields; one that is there has them all. */
function checkSide(values: Values, fields: readonly OrderFieldName[], faults: Fault[]): void {
  if (fields.every((field) => values[field] === null)) return;
  for (const field of fields) {
    const others = fields.filter((other) => other !== field).join(' and ');
    need(values[field], field, faults, `is required with ${others}`);
  }
}
