import type { OrderLine } from '../../domain/feed/order-line.ts';
import type { Trade } from '../../domain/feed/trade-line.ts';
import type { DataType } from '../../domain/feed/view-types.ts';

type Cell = string | number | boolean | null | readonly string[];

interface Column<T> {
  readonly name: string;
  readonly type: string;
  readonly read: (row: T) => Cell;
}

const SHARED = [
  { name: 'line_no', type: 'bigint' },
  { name: 'instrument_id', type: 'integer' },
] as const;

const TRADE_COLUMNS: readonly Column<Trade>[] = [
  { name: 'segment_mic', type: 'text', read: (row) => row.segment.mic },
  { name: 'transaction_id', type: 'text', read: (row) => row.transactionId },
  { name: 'trade_day', type: 'date', read: (row) => row.tradeDay },
  { name: 'kind', type: 'text', read: (row) => row.status },
  { name: 'published_at', type: 'timestamptz', read: (row) => row.publishedAt },
  { name: 'traded_at', type: 'timestamptz', read: (row) => row.tradedAt },
  { name: 'price', type: 'numeric', read: (row) => row.price },
  { name: 'missing_price', type: 'text', read: (row) => row.missingPrice },
  { name: 'price_condition', type: 'text', read: (row) => row.priceCondition },
  { name: 'price_notation', type: 'text', read: (row) => row.priceNotation },
  { name: 'currency', type: 'text', read: (row) => row.currency },
  { name: 'price_major_currency', type: 'text', read: (row) => row.priceMajorCurrency },
  { name: 'volume', type: 'numeric', read: (row) => row.volume },
  { name: 'measurement_unit', type: 'text', read: (row) => row.measurementUnit },
  { name: 'measured_quantity', type: 'numeric', read: (row) => row.measuredQuantity },
  { name: 'notional_amount', type: 'numeric', read: (row) => row.notionalAmount },
  { name: 'notional_currency', type: 'text', read: (row) => row.notionalCurrency },
  { name: 'emission_type', type: 'text', read: (row) => row.emissionType },
  { name: 'third_country_venue', type: 'text', read: (row) => row.thirdCountryVenue },
  { name: 'cleared', type: 'boolean', read: (row) => row.cleared },
  { name: 'flags', type: 'text[]', read: (row) => row.flags },
];

const ORDER_COLUMNS: readonly Column<OrderLine>[] = [
  { name: 'segment_mic', type: 'text', read: (row) => row.segment.mic },
  { name: 'system', type: 'text', read: (row) => row.system },
  { name: 'published_at', type: 'timestamptz', read: (row) => row.publishedAt },
  { name: 'level', type: 'integer', read: (row) => row.level },
  { name: 'orders', type: 'integer', read: (row) => row.orders },
  { name: 'price', type: 'numeric', read: (row) => row.price },
  { name: 'volume', type: 'numeric', read: (row) => row.volume },
  { name: 'bid_orders', type: 'integer', read: (row) => row.bidOrders },
  { name: 'bid_price', type: 'numeric', read: (row) => row.bidPrice },
  { name: 'bid_volume', type: 'numeric', read: (row) => row.bidVolume },
  { name: 'bid_currency', type: 'text', read: (row) => row.bidCurrency },
  { name: 'ask_orders', type: 'integer', read: (row) => row.askOrders },
  { name: 'ask_price', type: 'numeric', read: (row) => row.askPrice },
  { name: 'ask_volume', type: 'numeric', read: (row) => row.askVolume },
  { name: 'ask_currency', type: 'text', read: (row) => row.askCurrency },
];

const TRADE_IDENTITY = ['segment_mic', 'trade_day', 'transaction_id', 'kind', 'published_at'];
const ORDER_IDENTITY = ['instrument_id', 'segment_mic', 'system', 'published_at', 'level'];

/** How one kind of file is staged and merged. */
export interface Staging {
  readonly dataType: DataType;
  readonly target: 'trades' | 'orders';
  readonly createSql: string;
  readonly copySql: string;
  /** Columns of the target that a file fills. */
  readonly columns: readonly string[];
  /** Columns that make a row the same report. */
  readonly identity: readonly string[];
  /** The other columns, in which two rows of the same identity must agree. */
  readonly content: readonly string[];
}

function stagingOf<T>(
  dataType: DataType,
  target: Staging['target'],
  list: readonly Column<T>[],
  identity: readonly string[],
): Staging {
  const all = [...SHARED, ...list];
  const columns = all.slice(1).map((column) => column.name);
  return {
    dataType,
    target,
    createSql: `create temp table staging (${all.map((c) => `${c.name} ${c.type}`).join(', ')}) on commit drop`,
    copySql: `copy staging (${all.map((c) => c.name).join(', ')}) from stdin`,
    columns,
    identity,
    content: columns.filter((name) => !identity.includes(name)),
  };
}

export const TRADE_STAGING = stagingOf('trade', 'trades', TRADE_COLUMNS, TRADE_IDENTITY);
export const ORDER_STAGING = stagingOf('order', 'orders', ORDER_COLUMNS, ORDER_IDENTITY);

const ESCAPED = /[\\\t\n\r]/;

function escaped(text: string): string {
  if (!ESCAPED.test(text)) return text;
  return text.replace(/\\/g, '\\\\').replace(/\t/g, '\\t').replace(/\n/g, '\\n').replace(/\r/g, '\\r');
}

function cellText(cell: Cell): string {
  if (cell === null) return '\\N';
  if (typeof cell === 'string') return escaped(cell);
  if (typeof cell === 'boolean') return cell ? 't' : 'f';
  return typeof cell === 'number' ? String(cell) : `{${cell.join(',')}}`;
}

function copyLine<T>(line: number, instrumentId: number, row: T, columns: readonly Column<T>[]): string {
  let text = `${line}\t${instrumentId}`;
  for (const column of columns) text += `\t${cellText(column.read(row))}`;
  return `${text}\n`;
}

/** A trade as a line of PostgreSQL's COPY text format. Flags hold letters and digits only, so they need no quotes. */
export function tradeCopyLine(line: number, instrumentId: number, row: Trade): string {
  return copyLine(line, instrumentId, row, TRADE_COLUMNS);
}

/** An order's line in PostgreSQL's COPY text format. */
export function orderCopyLine(line: number, instrumentId: number, row: OrderLine): string {
  return copyLine(line, instrumentId, row, ORDER_COLUMNS);
}
