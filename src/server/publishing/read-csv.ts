import { type InfoRecord, type Options, parse } from 'csv-parse/sync';

/** The cells of a line, and where it ends in the file. */
export type CsvLine = { readonly cells: readonly string[]; readonly line: number };

const isLine = (read: unknown): read is { readonly record: string[]; readonly info: InfoRecord } =>
  typeof read === 'object' && read !== null && 'record' in read && Array.isArray(read.record);

/** The lines of an operator's CSV file that are not empty, heading first. @throws CsvError */
export function readCsv(text: string, options: Options = {}): readonly CsvLine[] {
  const read: readonly unknown[] = parse(text, { bom: true, skip_empty_lines: true, info: true, ...options });
  return read.filter(isLine).map(({ record, info }) => ({ cells: record, line: info.lines }));
}
