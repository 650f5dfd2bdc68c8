import { type InfoRecord, type Options, parse } from 'csv-parse/sync';
import { shownText } from '../../domain/feed/line-reading.ts';
import { hasUnshown } from '../../domain/stored-text.ts';
import { Refusal } from '../http/refusal.ts';

/** The cells of a line, and where it ends in the file. */
export type CsvLine = { readonly cells: readonly string[]; readonly line: number };

const isLine = (read: unknown): read is { readonly record: string[]; readonly info: InfoRecord } =>
  typeof read === 'object' && read !== null && 'record' in read && Array.isArray(read.record);

/** The lines of an operator's CSV file that are not empty, heading first. @throws CsvError, Refusal */
export function readCsv(text: string, options: Options = {}): readonly CsvLine[] {
  const read: readonly unknown[] = parse(text, { bom: true, skip_empty_lines: true, info: true, ...options });
  const lines = read.filter(isLine).map(({ record, info }) => ({ cells: record, line: info.lines }));
  const bad = lines.find(({ cells }) => cells.some((cell) => hasUnshown(cell.replace(/[\t\r\n]/g, ' '))));
  if (bad) throw new Refusal('invalid-request', `line ${bad.line}: holds a character that cannot be shown`);
  return lines;
}

/** What a field holds, at the end of the reason for which it is refused. */
export const heldText = (value = ''): string =>
  value === '' ? '' : ` (${JSON.stringify(shownText(value, 60))})`;
