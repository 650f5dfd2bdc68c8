import { ByteWriter, type ColumnSource, ParquetWriter, type SchemaElement } from 'hyparquet-writer';

/** The content of a column of a Parquet file. */
export type ParquetKind = 'text' | 'texts' | 'decimal' | 'count' | 'boolean' | 'time' | 'number64';

export type ParquetColumn = { readonly name: string; readonly kind: ParquetKind };

/**
 * A cell: decimals as `decimalFault` accepts them, 64-bit numbers as text, times with the six digits of their second.
 */
export type ParquetValue = string | number | boolean | readonly string[] | null;

/**
 * The number of digits of a decimal, and of those after the point. The longest format of the regulation has 18 digits
 * before the point, and 17 after it, so every decimal fits, and readers need not know more than the column's type.
 */
const decimalDigits = { precision: 38, scale: 17 } as const;
const decimalBytes = 16;

/** A group of rows is kept in memory and encoded in one go, which blocks the process for some 40 ms. */
const usualGroup = 4_000;
/** The same where others would wait for it, though it makes files larger. */
export const smallGroup = 500;

const optional = { repetition_type: 'OPTIONAL' } as const;
const utf8 = { type: 'BYTE_ARRAY', converted_type: 'UTF8', logical_type: { type: 'STRING' } } as const;

const elements: Readonly<Record<ParquetKind, (name: string) => SchemaElement[]>> = {
  text: (name) => [{ name, ...optional, ...utf8 }],
  texts: (name) => [
    { name, ...optional, converted_type: 'LIST', logical_type: { type: 'LIST' }, num_children: 1 },
    { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
    { name: 'element', ...optional, ...utf8 },
  ],
  decimal: (name) => [
    {
      name,
      ...optional,
      ...decimalDigits,
      type: 'FIXED_LEN_BYTE_ARRAY',
      type_length: decimalBytes,
      converted_type: 'DECIMAL',
    },
  ],
  count: (name) => [{ name, ...optional, type: 'INT32' }],
  number64: (name) => [{ name, ...optional, type: 'INT64' }],
  boolean: (name) => [{ name, ...optional, type: 'BOOLEAN' }],
  time: (name) => [
    {
      name,
      ...optional,
      type: 'INT64',
      converted_type: 'TIMESTAMP_MICROS',
      logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MICROS' },
    },
  ],
};

/** The microseconds since 1970 of a time such as 2026-11-20T14:32:07.123456Z. */
const microsOf = (time: string): bigint =>
  BigInt(Date.parse(`${time.slice(0, 19)}Z`)) * 1_000n + BigInt(time.slice(20, 26));

/** The time at this many microseconds since 1970, in the form that `microsOf` takes. */
export function timeOfMicros(micros: bigint): string {
  const rest = ((micros % 1_000n) + 1_000n) % 1_000n;
  const text = new Date(Number((micros - rest) / 1_000n)).toISOString();
  return text.replace('Z', `${String(rest).padStart(3, '0')}Z`);
}

/** A decimal without its point, as units of the column's last digit. @throws Error if it is too long */
function scaledOf(decimal: string): bigint {
  const [whole = '', fraction = ''] = decimal.split('.');
  const { precision, scale } = decimalDigits;
  if (fraction.length > scale || whole.replace('-', '').length > precision - scale)
    throw new Error(`${decimal} has more digits than a Parquet file takes`);
  return BigInt(`${whole}${fraction.padEnd(decimalDigits.scale, '0')}`);
}

type Cell = string | number | bigint | boolean | readonly string[] | undefined;

function cellOf(kind: ParquetKind, value: ParquetValue): Cell {
  if (value === null) return undefined;
  if (kind === 'decimal') return scaledOf(String(value));
  if (kind === 'number64') return BigInt(String(value));
  if (kind === 'time') return microsOf(String(value));
  return value;
}

/** Encodes rows as they come; what it returns are the parts of the file, in their order. */
export type ParquetEncoder = {
  /** Takes rows; returns the groups that they fill, nothing while none is full. */
  readonly add: (rows: readonly (readonly ParquetValue[])[]) => Uint8Array<ArrayBuffer> | null;
  /** The rows that remain, and last the index of all parts, without which the file cannot be read. */
  readonly end: () => readonly Uint8Array<ArrayBuffer>[];
};

/**
 * Encodes rows as a Parquet file, one group of rows in memory at a time.
 *
 * @param rowsInGroup the number of rows of a group, at least
 */
export function parquetEncoder(columns: readonly ParquetColumn[], rowsInGroup = usualGroup): ParquetEncoder {
  const bytes = new ByteWriter();
  const schema = [
    { name: 'root', num_children: columns.length },
    ...columns.flatMap(({ name, kind }) => elements[kind](name)),
  ];
  const writer = new ParquetWriter({ writer: bytes, schema, createdBy: 'Daylight' });
  const written = () => {
    const part = new Uint8Array(bytes.getBuffer());
    bytes.index = 0;
    return part;
  };
  let waiting: (readonly ParquetValue[])[] = [];
  const group = () => {
    const columnData: ColumnSource[] = columns.map(({ name, kind }, at) => ({
      name,
      data: waiting.map((row) => cellOf(kind, row[at] ?? null)),
    }));
    writer.write({ columnData, rowGroupSize: rowsInGroup });
    waiting = [];
    return written();
  };
  return {
    add: (rows) => {
      waiting.push(...rows);
      return waiting.length < rowsInGroup ? null : group();
    },
    end: () => {
      const rest = waiting.length > 0 ? [group()] : [];
      writer.finish();
      return [...rest, written()];
    },
  };
}

/**
 * The parts of a Parquet file of these rows. It can be read only when the last part has been written.
 *
 * @param rowsInGroup the number of rows of a group, at least
 */
export async function* parquetParts(
  columns: readonly ParquetColumn[],
  batches:
    | Iterable<readonly (readonly ParquetValue[])[]>
    | AsyncIterable<readonly (readonly ParquetValue[])[]>,
  rowsInGroup = usualGroup,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = parquetEncoder(columns, rowsInGroup);
  for await (const rows of batches) {
    const part = encoder.add(rows);
    if (part !== null) yield part;
  }
  yield* encoder.end();
}
