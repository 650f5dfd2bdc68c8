import type { DataType } from '../../domain/feed/data-types.ts';
import { fileColumns, requiredColumns } from '../../domain/feed/fields/file-fields.ts';
import { shownText } from '../../domain/feed/line-reading.ts';
import { timestampOf } from '../../domain/timestamps.ts';
import { IngestRefusal } from './fault-list.ts';

const allColumns: readonly string[] = [...new Set([...fileColumns.trade, ...fileColumns.order])];
const named = new Map(allColumns.map((name) => [bare(name), name]));

/** A name without what people change about it: its case, and what is between its words. */
function bare(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** What is shown of a file in a message. */
const quoted = (text: string): string => `“${shownText(text, 60)}”`;
const listed = (names: readonly string[]): string => shownText(names.join(', '), 300);
const counted = (cells: readonly string[]): number => cells.filter((cell) => named.has(bare(cell))).length;

/** Whether the cells of a line are names of columns, perhaps not quite as they have to be written. */
const isHeader = (cells: readonly string[]): boolean => counted(cells) >= Math.max(2, cells.length / 2);

const separators = [
  [';', 'semicolons'],
  ['\t', 'tabs'],
  ['|', 'bars'],
] as const;

/** Trades or orders, by the names of a header or of an object's fields; null if by neither, or by both. */
function kindByName(fields: readonly string[]): DataType | null {
  const trade = fields.includes('transactionID');
  const order = fields.includes('system');
  return trade === order ? null : trade ? 'trade' : 'order';
}

/** @throws IngestRefusal when it is neither */
export function kindOf(fields: readonly string[], where: string): DataType {
  const kind = kindByName(fields);
  if (kind) return kind;
  throw new IngestRefusal(
    fields.includes('system')
      ? `${where} has both transactionID, which only trades have, and system, which only orders have: it is neither one of trades nor one of orders. Give each in a file of its own.`
      : `${where} is neither one of trades (they have transactionID) nor one of orders (they have system): it has ${listed(fields)}.`,
  );
}

/** A line of a CSV file. */
type Cells = { readonly number: number; readonly cells: readonly string[] };

/**
 * What a CSV file has.
 *
 * @param header its first line
 * @param next the lines after it, as far as they have been read
 * @throws IngestRefusal that says what is wrong with the header, and what to do
 */
export function kindOfHeader(header: readonly string[], next: readonly Cells[]): DataType {
  refuseOtherSeparators(header);
  if (isHeader(header)) {
    refuseUnnamed(header);
    refuseMiswritten(header);
  } else refuseOtherLines(header, next);
  const kind = kindOf(header, 'The header');
  refuseColumns(header, kind);
  return kind;
}

function refuseOtherSeparators(header: readonly string[]): void {
  const whole = header.join(',');
  const separator = separators.find(
    ([sign]) => whole.includes(sign) && (header.length === 1 || isHeader(whole.split(sign))),
  );
  if (separator)
    throw new IngestRefusal(
      `The header is separated by ${separator[1]}: separate columns by commas, and write decimals with a point.`,
    );
  const joined = header.find((name) => name.includes(',') && isHeader(name.split(',')));
  if (joined !== undefined)
    throw new IngestRefusal(
      `The header has several names in one pair of quotes, ${quoted(joined)}: quote each alone, or none.`,
    );
}

const isValue = (cell: string): boolean => /^-?\d+(?:[.,]\d+)?$/.test(cell) || timestampOf(cell) !== null;

/** Refuses a first line that has other things than names. */
function refuseOtherLines(header: readonly string[], next: readonly Cells[]): void {
  const later = next.find(({ cells }) => isHeader(cells));
  if (later)
    throw new IngestRefusal(
      `Line 1 is ${quoted(header.join(','))} and the header is line ${later.number}: remove what is before it.`,
    );
  const value = counted(header) === 0 ? header.find(isValue) : undefined;
  if (value !== undefined)
    throw new IngestRefusal(
      `The file has no header: its first line has values such as ${quoted(value)}. Begin with a line that names the columns.`,
    );
}

function refuseUnnamed(header: readonly string[]): void {
  const unnamed = header.indexOf('') + 1;
  if (unnamed === 0) return;
  const isAtEnd = header.slice(unnamed - 1).every((name) => name === '');
  throw new IngestRefusal(
    isAtEnd
      ? `The header ends with a comma, so that column ${unnamed} has no name: remove it, also at the end of the other lines.`
      : `Column ${unnamed} of the header has no name: name it, or remove it from every line.`,
  );
}

function refuseMiswritten(header: readonly string[]): void {
  const wrong = header.flatMap((name) => {
    const right = allColumns.includes(name) ? undefined : named.get(bare(name));
    return right === undefined ? [] : [`${quoted(name)} for ${right}`];
  });
  if (wrong.length > 0)
    throw new IngestRefusal(
      `The header has ${listed(wrong)}: names are written exactly so, with their capitals and without blanks.`,
    );
}

function refuseColumns(header: readonly string[], dataType: DataType): void {
  const known = fileColumns[dataType];
  const kind = dataType === 'trade' ? 'trades' : 'orders';
  const unknown = header.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new IngestRefusal(`The header names columns that ${kind} do not have: ${listed(unknown)}.`);
  }
  const twice = header.filter((name, at) => header.indexOf(name) !== at);
  if (twice.length > 0)
    throw new IngestRefusal(`The header names a column twice: ${listed(twice)}. Remove one of them.`);
  const missing = requiredColumns(dataType).filter((name) => !header.includes(name));
  if (missing.length > 0) {
    throw new IngestRefusal(`The header lacks columns that ${kind} need: ${missing.join(', ')}.`);
  }
}
