import type { DataType } from '../../domain/feed/data-types.ts';
import type { FieldFormat } from '../../domain/feed/fields/field-format.ts';
import { fieldsOf } from '../../domain/feed/fields/fields-of.ts';
import { segmentField } from '../../domain/feed/fields/instrument-fields.ts';
import type { FieldValue, FieldValues } from '../../domain/feed/fields/read-field.ts';
import { dayOfTimestamp } from '../../domain/timestamps.ts';
import { columnType } from '../feed/field-sql.ts';

type Column = {
  readonly name: string;
  readonly type: string;
  /** The field that fills it, and others that do where a line has not that one: it has at most one of them. */
  readonly field: string;
  readonly others: readonly string[];
  /** Its text as COPY reads it. */
  readonly text: (value: FieldValue) => string;
};

/** The columns that a line's fields fill. */
function columnsOf(dataType: DataType): readonly Column[] {
  const fields = [segmentField, ...fieldsOf(dataType)];
  const kinds = new Map(fields.map(({ column, format }) => [column, format.kind]));
  return [...kinds].map(([column, kind]): Column => {
    const [field = '', ...others] = fields.filter((each) => each.column === column).map(({ name }) => name);
    return { name: column, type: columnType[kind], field, others, text: copyText[kind] };
  });
}

const escapedSigns = /[\\\t\n\r]/;

function escaped(text: string): string {
  if (!escapedSigns.test(text)) return text;
  return text.replace(/\\/g, '\\\\').replace(/\t/g, '\\t').replace(/\n/g, '\\n').replace(/\r/g, '\\r');
}

const textOfAny = (value: FieldValue): string => escaped(String(value));
// What was read as a number, a time or one of a list holds no sign that COPY takes for something else.
const asRead = (value: FieldValue): string => (typeof value === 'string' ? value : String(value));

const copyText: Readonly<Record<FieldFormat['kind'], (value: FieldValue) => string>> = {
  time: asRead,
  price: asRead,
  decimal: asRead,
  count: asRead,
  boolean: (value) => (value === true ? 't' : 'f'),
  // Flags hold letters and digits only, so they need no quotes.
  flags: (value) => (Array.isArray(value) ? `{${value.join(',')}}` : '{}'),
  choice: asRead,
  code: textOfAny,
  currency: asRead,
  mic: asRead,
  text: textOfAny,
};

/** The day of a trade in UTC, a part of what tells reports apart. */
const tradeDay: Column = {
  name: 'trade_day',
  type: 'date',
  field: 'tradeDate',
  others: [],
  text: (value) => dayOfTimestamp(String(value)),
};

const identityColumns: Readonly<Record<DataType, readonly string[]>> = {
  order: ['instrument_id', 'segment_mic', 'system', 'published_at', 'level'],
  trade: ['segment_mic', 'trade_day', 'transaction_id', 'kind', 'published_at'],
};

/** How one kind of file is staged and merged. */
export type Staging = {
  readonly dataType: DataType;
  readonly target: 'trades' | 'orders';
  readonly createSql: string;
  readonly copySql: string;
  /** Adds a column for the line as it was given, which `copyLine` then fills. */
  readonly keepTextSql: string;
  /** Columns of the target that a file fills. */
  readonly columns: readonly string[];
  /** Columns that make a row the same report. */
  readonly identity: readonly string[];
  /** The other columns, in which two rows of the same identity must agree. */
  readonly content: readonly string[];
  /** A line as PostgreSQL's COPY reads it; with its text, if that is kept. */
  readonly copyLine: (line: number, instrumentId: number, values: FieldValues, text: string | null) => string;
};

function stagingOf(dataType: DataType, filled: readonly Column[]): Staging {
  const identity = identityColumns[dataType];
  const columns = ['instrument_id', ...filled.map(({ name }) => name)];
  const types = [
    'line_no bigint',
    'instrument_id integer',
    ...filled.map(({ name, type }) => `${name} ${type}`),
  ];
  // The same list for every line: it is made into a text at once.
  const cells: (string | number)[] = ['', '', ...filled.map(() => '')];
  return {
    dataType,
    target: `${dataType}s`,
    createSql: `CREATE TEMP TABLE staging (${types.join(', ')}) ON COMMIT DROP`,
    keepTextSql: 'ALTER TABLE staging ADD COLUMN given text',
    // No field is read as an empty text, so that nothing is written where a line says nothing.
    copySql: "COPY staging FROM STDIN (NULL '')",
    columns,
    identity,
    content: columns.filter((name) => !identity.includes(name)),
    copyLine: (line, instrumentId, values, text) => {
      cells[0] = line;
      cells[1] = instrumentId;
      let at = 2;
      for (const { field, others, text: textOf } of filled) {
        let value = values[field] ?? null;
        if (value === null) for (const other of others) value ??= values[other] ?? null;
        cells[at] = value === null ? '' : textOf(value);
        at += 1;
      }
      return text === null ? cells.join('\t') : `${cells.join('\t')}\t${escaped(text)}`;
    },
  };
}

export const stagingTables: Readonly<Record<DataType, Staging>> = {
  order: stagingOf('order', columnsOf('order')),
  trade: stagingOf('trade', [...columnsOf('trade'), tradeDay]),
};
