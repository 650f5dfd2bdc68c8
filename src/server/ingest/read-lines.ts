import type { DataType } from '../../domain/feed/data-types.ts';
import { fileColumns } from '../../domain/feed/fields/file-fields.ts';
import type { Line } from '../../domain/feed/line-reading.ts';
import { doubledName } from '../../platform/doubled-name.ts';
import { type CsvRecord, CsvRecords, cellsOf, countEmpty, longestLine } from './csv-records.ts';
import { IngestRefusal } from './fault-list.ts';
import { kindOf, kindOfHeader } from './file-header.ts';

/** A line with its number and text, or why it cannot be read. */
export type NumberedLine = {
  readonly number: number;
  readonly text: string;
  readonly line: Line | null;
  readonly fault?: { readonly field: string; readonly reason: string };
};

export type FileReading = {
  readonly dataType: DataType;
  /** The first line of a CSV file, which names the fields; null: NDJSON has none. */
  readonly header: string | null;
  /** The lines, all those in a piece of the file at once. */
  readonly batches: AsyncIterable<readonly NumberedLine[]>;
  /** The number of rows so far whose cells are all empty, as spreadsheets leave them; they are skipped. */
  readonly blankRows: () => number;
  /** Reads the text of one of its lines again; null if it cannot be read. */
  readonly lineOf: (text: string) => Line | null;
};

/** There is nothing to load, not even a header. */
export class EmptyFile extends IngestRefusal {
  constructor() {
    super('The file is empty: if nothing was published, give a CSV file that has only its header.');
  }
}

/** Recognises CSV or NDJSON, trades or orders, from a file's content, and yields its lines. */
export async function readLines(text: AsyncGenerator<string>): Promise<FileReading> {
  let head = '';
  for (;;) {
    const next = await text.next();
    head += next.done ? '' : next.value;
    if (next.done || hasFirstLine(head.trimStart()) || head.length > longestLine) break;
  }
  const first = head.trimStart()[0];
  if (first === undefined) throw new EmptyFile();
  const whole = prefixed(head, text);
  if (first === '<') {
    throw new IngestRefusal(
      /<(?:!doctype )?html/i.test(head)
        ? 'The file is a web page (HTML), perhaps an error page saved as a file: look at it, and fetch the file again.'
        : 'The file is XML: save it as CSV or NDJSON.',
    );
  }
  if (first === '[') {
    throw new IngestRefusal('The file begins with a JSON list: one object a line is expected (NDJSON).');
  }
  return first === '{' ? readNdjson(head, whole) : await readCsv(whole);
}

/** Whether the first line is complete; a CR at the end of what was read may be half a line break. */
function hasFirstLine(head: string): boolean {
  if (head.includes('\n')) return true;
  const end = head.search(/\r./);
  if (end < 0) return false;
  // Within an object a CR is white space.
  return head[0] !== '{' || parseObject(head.slice(0, end)) !== null;
}

async function* prefixed(head: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield head;
  yield* rest;
}

function readNdjson(head: string, whole: AsyncIterable<string>): FileReading {
  const first = parseObject(head.trimStart().split('\n', 1)[0] ?? '');
  if (first === null)
    throw new IngestRefusal('The first line is not a JSON object. Write each object on one line (NDJSON).');
  const dataType = kindOf(Object.keys(first), 'The first line');
  return {
    dataType,
    header: null,
    batches: ndjsonLines(whole, new Set(fileColumns[dataType])),
    blankRows: () => 0,
    lineOf: parseObject,
  };
}

async function* ndjsonLines(
  whole: AsyncIterable<string>,
  fields: ReadonlySet<string>,
): AsyncGenerator<readonly NumberedLine[]> {
  let rest = '';
  let number = 0;
  const isEmpty = countEmpty();
  for await (const chunk of whole) {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    const batch: NumberedLine[] = [];
    for (const part of parts) {
      number += 1;
      if (part.length > longestLine) throw new IngestRefusal(`Line ${number} is too long.`);
      if (part.trim() === '') isEmpty();
      else batch.push(ndjsonLine(part, number, fields));
    }
    if (rest.length > longestLine) throw new IngestRefusal(`Line ${number + 1} is too long.`);
    if (batch.length > 0) yield batch;
  }
  if (rest.trim() !== '') yield [ndjsonLine(rest, number + 1, fields)];
}

function ndjsonLine(text: string, number: number, fields: ReadonlySet<string>): NumberedLine {
  const line = parseObject(text);
  if (line === null)
    return { number, text, line, fault: { field: '-', reason: 'the line is not a JSON object' } };
  for (const field of Object.keys(line)) {
    if (!fields.has(field)) {
      const reason = 'is not a field of this kind of file';
      return { number, text, line: null, fault: { field, reason } };
    }
  }
  const doubled = mayRepeatName(text, line) ? doubledName(text) : null;
  if (doubled !== null)
    return { number, text, line: null, fault: { field: doubled, reason: 'must be given once' } };
  return { number, text, line };
}

/**
 * Whether a line may name a field twice: its text then has more quotation marks than the fields that were kept. Finding
 * the field takes four times as long as parsing the line, and counting as long as parsing.
 */
function mayRepeatName(text: string, line: Line): boolean {
  let marks = 0;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) marks += 1;
  let kept = 0;
  for (const value of Object.values(line)) kept += typeof value === 'string' ? 4 : 2;
  return marks !== kept;
}

const isObject = (value: unknown): value is Line =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseObject(text: string): Line | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

async function readCsv(whole: AsyncIterable<string>): Promise<FileReading> {
  const records = csvRecords(whole);
  const first = await records.next();
  const [top, ...more] = first.done ? [] : first.value;
  if (!top) throw new EmptyFile();
  const header = top.cells.map((name) => name.trim());
  const dataType = kindOfHeader(header, more);
  const lineOf = lineReader(header);
  let blankRows = 0;
  const linesOf = (batch: readonly CsvRecord[]): readonly NumberedLine[] => {
    const filled = batch.filter(({ cells }) => !cells.every((cell) => cell.trim() === ''));
    blankRows += batch.length - filled.length;
    return filled.map(lineOf);
  };
  async function* batches(): AsyncGenerator<readonly NumberedLine[]> {
    const first = linesOf(more);
    if (first.length > 0) yield first;
    for await (const batch of records) {
      const lines = linesOf(batch);
      if (lines.length > 0) yield lines;
    }
  }
  return {
    dataType,
    header: top.text,
    batches: batches(),
    blankRows: () => blankRows,
    lineOf: (text) => {
      const cells = cellsOf(text);
      return cells && lineOf({ number: 0, text, cells }).line;
    },
  };
}

async function* csvRecords(whole: AsyncIterable<string>): AsyncGenerator<readonly CsvRecord[], undefined> {
  const cutter = new CsvRecords();
  for await (const piece of whole) {
    const records = cutter.next(piece);
    if (records.length > 0) yield records;
  }
  const records = cutter.last();
  if (records.length > 0) yield records;
}

/** Turns records into lines. Every line has all names of the header, so that all are objects of one shape. */
function lineReader(header: readonly string[]): (record: CsvRecord) => NumberedLine {
  const empty: Readonly<Record<string, string>> = Object.fromEntries(header.map((name) => [name, '']));
  return ({ number, text, cells }) => {
    if (cells.length !== header.length) {
      const comma = cells.length > header.length ? ': a comma within a value needs quotes around it' : '';
      const reason = `the line has ${cells.length} fields, the header ${header.length}${comma}`;
      return { number, text, line: null, fault: { field: '-', reason } };
    }
    if (cells[0]?.trim() === header[0] && cells.every((cell, at) => cell.trim() === header[at]))
      return {
        number,
        text,
        line: null,
        fault: { field: '-', reason: 'repeats the header: remove the line' },
      };
    const line = { ...empty };
    for (let at = 0; at < header.length; at += 1) line[header[at] ?? ''] = cells[at] ?? '';
    return { number, text, line };
  };
}
