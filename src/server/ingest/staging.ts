import type { DataType } from '../../domain/feed/data-types.ts';
import { fieldsOf } from '../../domain/feed/fields/fields-of.ts';
import { segmentField } from '../../domain/feed/fields/instrument-fields.ts';
import { type FieldValue, type FieldValues, textOf } from '../../domain/feed/fields/read-field.ts';
import { dayOfTimestamp } from '../../domain/timestamps.ts';
import { columnType } from '../feed/field-sql.ts';

type Column = {
  readonly name: string;
  readonly type: string;
  readonly read: (values: FieldValues) => FieldValue;
};

/** The columns that a line's fields fill. Of fields that share one, a line has at most one. */
function columnsOf(dataType: DataType): readonly Column[] {
  const fields = [segmentField, ...fieldsOf(dataType)];
  const types = new Map(fields.map(({ column, format }) => [column, columnType[format.kind]]));
  return [...types].map(([column, type]): Column => {
    const names = fields.filter((field) => field.column === column).map((field) => field.name);
    const read = (values: FieldValues): FieldValue => {
      for (const name of names) {
        const value = values[name] ?? null;
        if (value !== null) return value;
      }
      return null;
    };
    return { name: column, type, read };
  });
}

/** The day of a trade in UTC, a part of what tells reports apart. */
const tradeDay: Column = {
  name: 'trade_day',
  type: 'date',
  read: (values) => dayOfTimestamp(textOf(values, 'tradeDate') ?? ''),
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
  /** Columns of the target that a file fills. */
  readonly columns: readonly string[];
  /** Columns that make a row the same report. */
  readonly identity: readonly string[];
  /** The other columns, in which two rows of the same identity must agree. */
  readonly content: readonly string[];
  /** A line as PostgreSQL's COPY reads it. */
  readonly copyLine: (line: number, instrumentId: number, values: FieldValues) => string;
};

function stagingOf(dataType: DataType, filled: readonly Column[]): Staging {
  const identity = identityColumns[dataType];
  const columns = ['instrument_id', ...filled.map(({ name }) => name)];
  const types = [
    'line_no bigint',
    'instrument_id integer',
    ...filled.map(({ name, type }) => `${name} ${type}`),
  ];
  return {
    dataType,
    target: `${dataType}s`,
    createSql: `CREATE TEMP TABLE staging (${types.join(', ')}) ON COMMIT DROP`,
    copySql: `COPY staging (${['line_no', ...columns].join(', ')}) FROM STDIN`,
    columns,
    identity,
    content: columns.filter((name) => !identity.includes(name)),
    copyLine: (line, instrumentId, values) => {
      let text = `${line}\t${instrumentId}`;
      for (const { read } of filled) text += `\t${cellText(read(values))}`;
      return `${text}\n`;
    },
  };
}

export const stagingTables: Readonly<Record<DataType, Staging>> = {
  order: stagingOf('order', columnsOf('order')),
  trade: stagingOf('trade', [...columnsOf('trade'), tradeDay]),
};

const escapedSigns = /[\\\t\n\r]/;

function escaped(text: string): string {
  if (!escapedSigns.test(text)) return text;
  return text.replace(/\\/g, '\\\\').replace(/\t/g, '\\t').replace(/\n/g, '\\n').replace(/\r/g, '\\r');
}

// Flags hold letters and digits only, so they need no quotes.
function cellText(cell: FieldValue): string {
  if (cell === null) return '\\N';
  if (typeof cell === 'string') return escaped(cell);
  if (typeof cell === 'boolean') return cell ? 't' : 'f';
  return typeof cell === 'number' ? String(cell) : `{${cell.join(',')}}`;
}
