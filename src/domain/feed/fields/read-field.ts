import { basisPointPrice, type DecimalFormat, monetaryPrice, percentagePrice } from '../../decimal.ts';
import {
  type Fault,
  type Line,
  readAmount,
  readChoice,
  readCount,
  readCurrency,
  readDecimal,
  readMatching,
  readText,
  readTimestamp,
} from '../line-reading.ts';
import { isMic } from '../mic.ts';
import type { FeedField } from './feed-field.ts';

/** The value of a line's field: numbers with a point are decimal text, times have all six digits of their second. */
export type FieldValue = string | number | boolean | readonly string[] | null;

/** The values of a line by the names of its fields. */
export type FieldValues = Readonly<Record<string, FieldValue>>;

/** Reads one field in its format; null if it is absent, or wrong and among the errors. */
export function readField(line: Line, { name, format }: FeedField, faults: Fault[]): FieldValue {
  switch (format.kind) {
    case 'time':
      return readTimestamp(line, name, faults);
    case 'price':
      return readDecimal(line, name, priceDigits(line.priceNot), faults);
    case 'decimal':
      return (format.mayBeNegative ? readDecimal : readAmount)(line, name, format.digits, faults);
    case 'count':
      return readCount(line, name, faults);
    case 'currency':
      return readCurrency(line, name, format.reason, faults);
    case 'mic':
      return readMatching(line, name, isMic, 'is not a MIC: four capitals or digits', faults);
    case 'boolean':
      return readBoolean(line, name, faults);
    case 'flags':
      return readFlags(line, name, faults);
    case 'choice':
      return readChoice(line, name, format.choices, faults);
    case 'code':
      return readMatching(line, name, (text) => format.pattern.test(text), format.reason, faults);
    case 'text':
      return readText(line, name, faults, format.longest);
  }
}

/** The values of a line before anything is read: all lines use objects of the same shape. */
export function unreadValues(fields: readonly FeedField[]): () => Record<string, FieldValue> {
  const unread: Readonly<Record<string, FieldValue>> = Object.fromEntries(
    ['venueMIC', ...fields.map(({ name }) => name)].map((name) => [name, null]),
  );
  return () => ({ ...unread });
}

/** Reads these fields of a line into `values`; copying would be too slow for a file with a million lines. */
export function readFields(
  line: Line,
  fields: readonly FeedField[],
  faults: Fault[],
  values: Record<string, FieldValue>,
): Record<string, FieldValue> {
  for (const field of fields) values[field.name] = readField(line, field, faults);
  return values;
}

/** The text of a field; null if it has none. */
export function textOf(values: FieldValues, name: string): string | null {
  const value = values[name];
  return typeof value === 'string' ? value : null;
}

function priceDigits(notation: unknown): DecimalFormat {
  if (notation === 'PERC' || notation === 'YIEL') return percentagePrice;
  return notation === 'BAPO' ? basisPointPrice : monetaryPrice;
}

function readBoolean(line: Line, field: string, faults: Fault[]): boolean | null {
  const value = line[field];
  if (typeof value === 'boolean') return value;
  const text = readChoice(line, field, ['true', 'false'], faults);
  return text === null ? null : text === 'true';
}

const separators = /[ ,;|]/;

function readFlags(line: Line, field: string, faults: Fault[]): readonly string[] {
  const value = line[field];
  if (Array.isArray(value)) {
    const flags = value.filter((flag): flag is string => typeof flag === 'string');
    if (flags.length === value.length) return flags;
    faults.push({ field, reason: 'is not a list of texts' });
    return [];
  }
  const text = readText(line, field, faults);
  if (text === null) return [];
  return separators.test(text) ? text.split(separators).filter((flag) => flag !== '') : [text];
}
