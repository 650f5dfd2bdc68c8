import { csvLine } from '../../domain/csv.ts';
import type { DataType } from '../../domain/feed/data-types.ts';
import type { FeedField, OrderField } from '../../domain/feed/fields/feed-field.ts';
import { fileColumns, publishedFields } from '../../domain/feed/fields/file-fields.ts';
import { instrumentFields } from '../../domain/feed/fields/instrument-fields.ts';
import { orderFields } from '../../domain/feed/fields/order-fields.ts';
import { fieldSql } from '../feed/field-sql.ts';

export type Value = string | number | boolean | readonly string[] | null;

const ofInstrument: readonly FeedField[] = instrumentFields;
const ofOrder: readonly OrderField[] = orderFields;

/** A field of a line. Two fields may share a column; each is present only on lines of its own trading systems. */
function selected(field: FeedField): string {
  if (ofInstrument.includes(field)) return fieldSql(field, 'i.');
  const value = fieldSql(field, 'x.');
  const order = ofOrder.find((one) => one === field);
  if (!order || ofOrder.filter(({ column }) => column === field.column).length === 1) return value;
  return `CASE WHEN x.system IN (${order.systems.map((system) => `'${system}'`).join(', ')}) THEN ${value} END`;
}

/** The columns of a line for a row `x`, by their names in files. */
export const lineColumns = (dataType: DataType): string =>
  publishedFields[dataType].map((field) => `${selected(field)} AS "${field.name}"`).join(', ');

/** The joins that a line needs besides its row `x`. */
export const lineOf = 'JOIN instruments i ON i.id = x.instrument_id JOIN segments g ON g.mic = x.segment_mic';

/** Lines published from $1 up to $2, the venue followed by the columns; by venue and in the order of publication. */
export function linesSql(dataType: DataType): string {
  return `SELECT g.venue_mic, ${lineColumns(dataType)}
    FROM ${dataType}s x ${lineOf}
    WHERE x.published_at >= $1 AND x.published_at < $2
    ORDER BY g.venue_mic, x.published_at, x.id`;
}

export const csvHeading = (dataType: DataType): string => csvLine(fileColumns[dataType]);

/** A line as CSV, with flags separated by blanks. */
export function csvText(values: readonly Value[]): string {
  return csvLine(
    values.map((value) => (typeof value === 'object' && value !== null ? value.join(' ') : value)),
  );
}

/** A line as a JSON object: absent fields are omitted, and numbers are text so that no digit is lost. */
export function jsonText(names: readonly string[], values: readonly Value[]): string {
  const fields: Record<string, Value> = {};
  names.forEach((name, at) => {
    const value = values[at] ?? null;
    if (value !== null && !(Array.isArray(value) && value.length === 0)) fields[name] = value;
  });
  return `${JSON.stringify(fields)}\n`;
}
