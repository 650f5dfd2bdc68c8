import { type DecimalFormat, decimalFault, isNegative } from '../decimal.ts';
import { hasUnshown, markedUnshown, storedText } from '../stored-text.ts';
import { timestampOf } from '../timestamps.ts';
import { isCurrency } from './currencies.ts';

/** A line of a file: texts from CSV; whatever JSON holds from NDJSON. */
export type Line = Readonly<Record<string, unknown>>;

/** Why a field of a line is invalid. */
export type Fault = {
  readonly field: string;
  readonly reason: string;
};

/** What a file contains, as a terminal and a log can show it: not longer than this, and without such characters. */
export const shownText = (text: string, longest: number): string =>
  markedUnshown(text.length > longest ? `${text.slice(0, longest)}…` : text);

// Most texts contain nothing else, and are recognised faster by this.
const plain = /^[ -~]*$/;
const count = /^(0|[1-9][0-9]{0,8})$/;

/** A field's text; null when it is absent, null or empty. Numbers are refused, since JSON's numbers are binary floats. */
export function readText(line: Line, field: string, faults: Fault[], longest = 200): string | null {
  const value = line[field];
  if (value === undefined || value === null || value === '') return null;
  if (typeof value !== 'string') {
    faults.push({ field, reason: 'must be text in quotes, so that no digit is lost' });
    return null;
  }
  if (value.length > longest) {
    faults.push({ field, reason: `is longer than ${longest} characters` });
    return null;
  }
  if (!plain.test(value) && hasUnshown(value)) {
    faults.push({ field, reason: 'holds a character that cannot be shown' });
    return null;
  }
  return value;
}

/** A text that people read, in its stored form; null when it is absent or blank. */
export function readWords(line: Line, field: string, faults: Fault[], longest?: number): string | null {
  return storedText(readText(line, field, faults, longest) ?? '') || null;
}

// A text in its field's format is short and printable: the general rules are checked only for others.

/** A decimal number of this format, as written; null when absent. */
export function readDecimal(
  line: Line,
  field: string,
  format: DecimalFormat,
  faults: Fault[],
): string | null {
  const value = line[field];
  if (typeof value === 'string' && decimalFault(value, format) === null) return value;
  const text = readText(line, field, faults);
  const reason = text === null ? null : decimalFault(text, format);
  if (reason !== null) faults.push({ field, reason });
  return null;
}

/** A decimal number that is not below zero; null when absent. */
export function readAmount(line: Line, field: string, format: DecimalFormat, faults: Fault[]): string | null {
  const text = readDecimal(line, field, format, faults);
  if (text === null || !isNegative(text)) return text;
  faults.push({ field, reason: 'is below zero' });
  return null;
}

/** A whole number from 0 to 999,999,999, in digits or as a JSON number; null when absent. */
export function readCount(line: Line, field: string, faults: Fault[]): number | null {
  const value = line[field];
  if (value === undefined || value === null || value === '') return null;
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text === 'string' && count.test(text)) return Number(text);
  faults.push({ field, reason: 'is not a whole number' });
  return null;
}

/** A regulatory time with all six digits of its second; null when absent. */
export function readTimestamp(line: Line, field: string, faults: Fault[]): string | null {
  const value = line[field];
  const timestamp = typeof value === 'string' ? timestampOf(value) : null;
  if (timestamp === null && readText(line, field, faults) !== null) {
    faults.push({ field, reason: 'is not a UTC time such as 2026-11-20T14:32:07.123456Z' });
  }
  return timestamp;
}

/** One of a fixed list; null when absent. */
export function readChoice<T extends string>(
  line: Line,
  field: string,
  choices: readonly T[],
  faults: Fault[],
): T | null {
  const value = line[field];
  if (typeof value === 'string') for (const choice of choices) if (choice === value) return choice;
  if (readText(line, field, faults) !== null) {
    faults.push({ field, reason: `is not one of ${choices.join(', ')}` });
  }
  return null;
}

/** A text that a test accepts, which must accept none that is long or unprintable; null if absent. */
export function readMatching(
  line: Line,
  field: string,
  accepts: (text: string) => boolean,
  reason: string,
  faults: Fault[],
): string | null {
  const value = line[field];
  if (typeof value === 'string' && accepts(value)) return value;
  if (readText(line, field, faults) !== null) faults.push({ field, reason });
  return null;
}

/** The currency in a field; null if it is absent, or was none when the line was published and is among the errors. */
export function readCurrency(line: Line, field: string, reason: string, faults: Fault[]): string | null {
  const accepts = (text: string): boolean => isCurrency(text, line.publicationDate ?? line.date);
  return readMatching(line, field, accepts, reason, faults);
}

/** Adds an error if the line contains a field. */
export function refuse(line: Line, field: string, reason: string, faults: Fault[]): void {
  const value = line[field];
  if (value !== undefined && value !== null && value !== '') faults.push({ field, reason });
}

/** Whether a field has an error: nothing follows from it for other fields. */
export function isWrong(field: string, faults: readonly Fault[]): boolean {
  return faults.some((fault) => fault.field === field);
}

/** Adds `is required` unless the field was read or already has an error. */
export function need(value: unknown, field: string, faults: Fault[], reason = 'is required'): void {
  if (value === null && !isWrong(field, faults)) faults.push({ field, reason });
}
