import type { FeedField } from '../../domain/feed/fields/feed-field.ts';
import type { FieldFormat } from '../../domain/feed/fields/field-format.ts';

/** A time as the regulation writes it, with all six digits of its second. */
export const timeSql = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/**
 * The unit of a trade's price: a currency, or a notation that is no money. Only shares leave the notation out: their
 * price is an amount of money.
 */
export const priceUnitSql = `CASE coalesce(price_notation, 'MONE') WHEN 'MONE' THEN coalesce(price_major_currency, currency)
  ELSE price_notation END`;

/** The type of a field's column. */
export const columnType: Readonly<Record<FieldFormat['kind'], string>> = {
  time: 'timestamptz',
  price: 'numeric',
  decimal: 'numeric',
  count: 'integer',
  boolean: 'boolean',
  flags: 'text[]',
  choice: 'text',
  code: 'text',
  currency: 'text',
  mic: 'text',
  text: 'text',
};

/** A field's value in files and answers: decimals are text, so that no digit is lost. */
export function fieldSql({ column, format: { kind } }: FeedField, table = ''): string {
  const name = `${table}${column}`;
  if (kind === 'time') return timeSql(name);
  return columnType[kind] === 'numeric' ? `${name}::text` : name;
}
