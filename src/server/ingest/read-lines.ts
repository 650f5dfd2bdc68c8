import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { DataType } from '../../domain/feed/data-types.ts';
import { fileColumns, requiredColumns } from '../../domain/feed/fields/file-fields.ts';
import type { Line } from '../../domain/feed/line-reading.ts';
import { IngestRefusal } from './fault-list.ts';
import { readText } from './read-text.ts';

/** A line with its number, or why it cannot be read. */
export type NumberedLine = {
  readonly number: number;
  readonly line: Line | null;
  readonly fault?: { readonly field: string; readonly reason: string };
};

export type FileReading = {
  readonly dataType: DataType;
  readonly lines: AsyncIterable<NumberedLine>;
};

const longestLine = 64 * 1024;

/** Opens a file, knows CSV from NDJSON and trades from orders by what stands in it, and hands out its lines. */
export async function readLines(path: string): Promise<FileReading> {
  const text = readText(path);
  let head = '';
  for (;;) {
    const next = await text.next();
    head += next.done ? '' : next.value;
    if (next.done || head.trimStart().includes('\n') || head.length > longestLine) break;
  }
  const first = head.trimStart()[0];
  if (first === undefined) throw new IngestRefusal(`${path} is empty.`);
  const whole = prefixed(head, text);
  if (first === '[') {
    throw new IngestRefusal('The file begins with a JSON list: one object a line is expected (NDJSON).');
  }
  return first === '{' ? readNdjson(head, whole) : await readCsv(whole);
}

async function* prefixed(head: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield head;
  yield* rest;
}

function kindOf(fields: readonly string[], where: string): DataType {
  const trade = fields.includes('transactionID');
  const order = fields.includes('system');
  if (trade === order) {
    throw new IngestRefusal(
      `${where} is neither one of trades (they have transactionID) nor one of orders (they have system).`,
    );
  }
  return trade ? 'trade' : 'order';
}

function readNdjson(head: string, whole: AsyncIterable<string>): FileReading {
  const first = parseObject(head.trimStart().split('\n', 1)[0] ?? '');
  if (first === null) throw new IngestRefusal('The first line is not a JSON object.');
  const dataType = kindOf(Object.keys(first), 'The first line');
  return { dataType, lines: ndjsonLines(whole, new Set(fileColumns[dataType])) };
}

async function* ndjsonLines(
  whole: AsyncIterable<string>,
  fields: ReadonlySet<string>,
): AsyncGenerator<NumberedLine> {
  let rest = '';
  let number = 0;
  for await (const chunk of whole) {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    if (rest.length > longestLine) throw new IngestRefusal(`Line ${number + parts.length + 1} is too long.`);
    for (const part of parts) {
      number += 1;
      if (part.trim() !== '') yield ndjsonLine(part, number, fields);
    }
  }
  if (rest.trim() !== '') yield ndjsonLine(rest, number + 1, fields);
}

function ndjsonLine(text: string, number: number, fields: ReadonlySet<string>): NumberedLine {
  const line = parseObject(text);
  if (line === null) return { number, line, fault: { field: '-', reason: 'the line is not a JSON object' } };
  for (const field of Object.keys(line)) {
    if (!fields.has(field)) {
      const reason = 'is not a field of this kind of file';
      return { number, line: null, fault: { field: field.slice(0, 60), reason } };
    }
  }
  return { number, line };
}

function parseObject(text: string): Line | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

type CsvRecord = {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
};

function isCsvRecord(value: unknown): value is CsvRecord {
  return typeof value === 'object' && value !== null && 'record' in value && 'info' in value;
}

async function readCsv(whole: AsyncIterable<string>): Promise<FileReading> {
  const parser = parse({
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: longestLine,
  });
  const source = Readable.from(whole);
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  const records = csvRecords(parser);
  const top = await records.next();
  if (top.done) throw new IngestRefusal('The file is empty.');
  const header = top.value.record.map((name) => name.trim());
  const dataType = kindOf(header, 'The header');
  checkHeader(header, dataType);
  return { dataType, lines: csvLines(records, header) };
}

async function* csvRecords(parser: AsyncIterable<unknown>): AsyncGenerator<CsvRecord, undefined> {
  try {
    for await (const value of parser) {
      if (isCsvRecord(value)) yield value;
    }
    return undefined;
  } catch (error) {
    if (error instanceof CsvError) {
      const at = 'lines' in error ? ` near line ${String(error.lines)}` : '';
      throw new IngestRefusal(`The file is not CSV${at}: ${error.message}.`);
    }
    throw error;
  }
}

function checkHeader(header: readonly string[], dataType: DataType): void {
  const known = fileColumns[dataType];
  const kind = dataType === 'trade' ? 'trades' : 'orders';
  const unknown = header.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new IngestRefusal(`The header names columns that ${kind} do not have: ${unknown.join(', ')}.`);
  }
  const twice = header.filter((name, at) => header.indexOf(name) !== at);
  if (twice.length > 0) throw new IngestRefusal(`The header names a column twice: ${twice.join(', ')}.`);
  const missing = requiredColumns(dataType).filter((name) => !header.includes(name));
  if (missing.length > 0) {
    throw new IngestRefusal(`The header lacks columns that ${kind} need: ${missing.join(', ')}.`);
  }
}

async function* csvLines(
  records: AsyncIterable<CsvRecord>,
  header: readonly string[],
): AsyncGenerator<NumberedLine> {
  for await (const { record, info } of records) {
    const number = info.lines;
    if (record.length !== header.length) {
      const reason = `the line has ${record.length} fields, the header ${header.length}`;
      yield { number, line: null, fault: { field: '-', reason } };
      continue;
    }
    const line: Record<string, string> = {};
    for (let at = 0; at < header.length; at += 1) {
      const name = header[at];
      const value = record[at];
      if (name !== undefined && value !== undefined && value !== '') line[name] = value;
    }
    yield { number, line };
  }
}
