import { parquetMetadata, parquetReadObjects, type SchemaElement } from 'hyparquet';
import { timeOfMicros } from '../src/domain/parquet/parquet-file.ts';

type Cell = string | number | boolean | null | readonly Cell[];

/** The type of a column as databases name it. */
function typeOf({ type, repetition_type, logical_type: logical, ...element }: SchemaElement): string {
  if (repetition_type === 'REPEATED') return '';
  if (logical?.type === 'STRING') return 'VARCHAR';
  if (element.converted_type === 'DECIMAL') return `DECIMAL(${element.precision},${element.scale})`;
  if (logical?.type === 'TIMESTAMP') return 'TIMESTAMP WITH TIME ZONE';
  return { INT32: 'INTEGER', INT64: 'BIGINT', BOOLEAN: 'BOOLEAN' }[String(type)] ?? String(type);
}

/** A number of hundreds of bits, as the file has it, in decimal notation with all its places. */
function decimalOf(bytes: Uint8Array, scale: number): string {
  const value = BigInt.asIntN(bytes.length * 8, BigInt(`0x${Buffer.from(bytes).toString('hex')}`));
  const digits = String(value < 0n ? -value : value).padStart(scale + 1, '0');
  const text = scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
  return value < 0n ? `-${text}` : text;
}

function cellOf(value: unknown, scale: number): Cell {
  if (value === null || value === undefined) return null;
  if (value instanceof Uint8Array) return decimalOf(value, scale);
  if (Array.isArray(value)) return value.map((one) => cellOf(one, scale));
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  throw new TypeError(`a cell of a type that no column has: ${typeof value}`);
}

/**
 * Reads a Parquet file: its column types, and its rows with times as the regulation writes them. That DuckDB reads the
 * same is seen in the lab.
 */
export async function readParquet(content: Uint8Array): Promise<{
  readonly types: Readonly<Record<string, string>>;
  readonly rows: readonly Readonly<Record<string, Cell>>[];
}> {
  const file = new Uint8Array(content).buffer;
  const metadata = parquetMetadata(file);
  const [, ...schema] = metadata.schema;
  const types: Record<string, string> = {};
  const scales: Record<string, number> = {};
  for (const [at, element] of schema.entries()) {
    if (element.repetition_type === 'REPEATED' || element.name === 'element') continue;
    const item = element.logical_type?.type === 'LIST' ? schema[at + 2] : undefined;
    types[element.name] = item ? `${typeOf(item)}[]` : typeOf(element);
    if (element.converted_type !== 'DECIMAL') continue;
    scales[element.name] = element.scale ?? 0;
    // The library would make it a number, which has fewer digits; as a plain column it comes as it is stored.
    delete element.converted_type;
  }
  const read = await parquetReadObjects({
    file,
    metadata,
    parsers: { timestampFromMicroseconds: timeOfMicros },
  });
  const rows = read.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, cellOf(value, scales[name] ?? 0)] as const),
    ),
  );
  return { types, rows };
}
