import { MONETARY_PRICE, QUANTITY } from '../decimal.ts';
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
  readCount,
  readDecimal,
  readMatching,
  readTimestamp,
  refuse,
} from './line-reading.ts';
import { ORDER_SYSTEMS, type OrderSystem } from './view-types.ts';

const COMMON = [...INSTRUMENT_FIELDS, 'venueMIC', 'system', 'date', 'level'] as const;
const QUOTE = ['price', 'aggrVol'] as const;
const BOOK = ['lOrders', 'bidPrice', 'aggrBidVol', 'askPrice', 'aggrAskVol', 'rOrders'] as const;
const VOICE = ['orders', 'bidPrice', 'bidCurrency', 'bidVol', 'askPrice', 'askVol', 'askCurrency'] as const;

/** Every field an order's line may hold: the column names of the spec (B 3), the level, and those of the instrument. */
export const ORDER_FIELDS: readonly string[] = [...new Set([...COMMON, ...QUOTE, ...BOOK, ...VOICE])];

/** Fields without which a file cannot hold orders. */
export const ORDER_REQUIRED = ['instrumentId', 'venueMIC', 'system', 'date'] as const;

const FIELDS_OF: Readonly<Record<OrderSystem, readonly string[]>> = {
  RFQ: QUOTE,
  AUCTION: QUOTE,
  CLOB: BOOK,
  VOICE,
};

/** One line of a snapshot that passed every check. Numbers are decimal texts, the time has all digits of its second. */
export interface OrderLine {
  readonly instrument: Instrument;
  readonly segment: Segment;
  readonly system: OrderSystem;
  readonly publishedAt: string;
  /** Place in the snapshot, 1 is the best; null where the file leaves it to the order of its lines. */
  readonly level: number | null;
  readonly orders: number | null;
  readonly price: string | null;
  readonly volume: string | null;
  readonly bidOrders: number | null;
  readonly bidPrice: string | null;
  readonly bidVolume: string | null;
  readonly bidCurrency: string | null;
  readonly askOrders: number | null;
  readonly askPrice: string | null;
  readonly askVolume: string | null;
  readonly askCurrency: string | null;
}

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
  const system = readChoice(line, 'system', ORDER_SYSTEMS, faults);
  need(system, 'system', faults);
  const publishedAt = readTimestamp(line, 'date', faults);
  checkPublication(publishedAt, 'date', context, faults);
  const level = readCount(line, 'level', faults);
  if (level === 0) faults.push({ field: 'level', reason: 'begins at 1, the best' });
  if (system === null) return faults;

  if (segment && segment.system !== null && segment.system !== system) {
    faults.push({
      field: 'system',
      reason: `does not exist on ${segment.mic}, whose system is ${segment.system}`,
    });
  }
  const own = FIELDS_OF[system];
  const foreign = [...QUOTE, ...BOOK, ...VOICE].filter((field) => !own.includes(field));
  refuse(line, [...new Set(foreign)], `is not a field of ${system}`, faults);
  const content = {
    ...EMPTY,
    ...(system === 'CLOB' ? readBook(line, level, faults) : {}),
    ...(system === 'VOICE' ? readVoice(line, faults) : {}),
    ...(system === 'RFQ' || system === 'AUCTION' ? readQuote(line, faults) : {}),
  };
  if (faults.length > 0 || !instrument || !segment || publishedAt === null) return faults;
  return { instrument, segment, system, publishedAt, level, ...content };
}

type Content = Omit<OrderLine, 'instrument' | 'segment' | 'system' | 'publishedAt' | 'level'>;

const EMPTY: Content = {
  orders: null,
  price: null,
  volume: null,
  bidOrders: null,
  bidPrice: null,
  bidVolume: null,
  bidCurrency: null,
  askOrders: null,
  askPrice: null,
  askVolume: null,
  askCurrency: null,
};

function readQuote(line: Line, faults: Fault[]): Partial<Content> {
  const price = readDecimal(line, 'price', MONETARY_PRICE, faults);
  const volume = readAmount(line, 'aggrVol', QUANTITY, faults);
  need(price, 'price', faults);
  need(volume, 'aggrVol', faults);
  return { price, volume };
}

function readBook(line: Line, level: number | null, faults: Fault[]): Partial<Content> {
  need(level, 'level', faults);
  const bidOrders = readCount(line, 'lOrders', faults);
  const bidPrice = readDecimal(line, 'bidPrice', MONETARY_PRICE, faults);
  const bidVolume = readAmount(line, 'aggrBidVol', QUANTITY, faults);
  const askOrders = readCount(line, 'rOrders', faults);
  const askPrice = readDecimal(line, 'askPrice', MONETARY_PRICE, faults);
  const askVolume = readAmount(line, 'aggrAskVol', QUANTITY, faults);
  checkSide([bidOrders, bidPrice, bidVolume], ['lOrders', 'bidPrice', 'aggrBidVol'], faults);
  checkSide([askOrders, askPrice, askVolume], ['rOrders', 'askPrice', 'aggrAskVol'], faults);
  if (bidPrice === null && askPrice === null) need(bidPrice, 'bidPrice', faults, 'or askPrice is required');
  return { bidOrders, bidPrice, bidVolume, askOrders, askPrice, askVolume };
}

function readVoice(line: Line, faults: Fault[]): Partial<Content> {
  const currency = 'is not a currency of ISO 4217';
  const orders = readCount(line, 'orders', faults);
  const bidPrice = readDecimal(line, 'bidPrice', MONETARY_PRICE, faults);
  const bidVolume = readAmount(line, 'bidVol', QUANTITY, faults);
  const bidCurrency = readMatching(line, 'bidCurrency', isCurrency, currency, faults);
  const askPrice = readDecimal(line, 'askPrice', MONETARY_PRICE, faults);
  const askVolume = readAmount(line, 'askVol', QUANTITY, faults);
  const askCurrency = readMatching(line, 'askCurrency', isCurrency, currency, faults);
  checkSide([bidPrice, bidVolume], ['bidPrice', 'bidVol'], faults);
  checkSide([askPrice, askVolume], ['askPrice', 'askVol'], faults);
  if (bidPrice === null) refuse(line, ['bidCurrency'], 'is only for lines with a bid', faults);
  if (askPrice === null) refuse(line, ['askCurrency'], 'is only for lines with an ask', faults);
  if (bidPrice === null && askPrice === null) need(bidPrice, 'bidPrice', faults, 'or askPrice is required');
  return { orders, bidPrice, bidVolume, bidCurrency, askPrice, askVolume, askCurrency };
}

/** A level missing on one side has none of its fields; one that is there has them all. */
function checkSide(values: readonly unknown[], fields: readonly string[], faults: Fault[]): void {
  if (values.every((value) => value === null)) return;
  values.forEach((value, at) => {
    const field = fields[at];
    if (field !== undefined)
      need(value, field, faults, `is required with ${fields.filter((f) => f !== field).join(' and ')}`);
  });
}
