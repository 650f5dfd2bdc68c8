import type { ParquetColumn, ParquetKind } from '../../domain/parquet/parquet-file.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { timeSql } from '../feed/field-sql.ts';
import type { FeedTable } from '../ingest/partitions.ts';

/** A column of a table, with the SQL that selects it from a row `r`. */
export type ArchivedColumn = ParquetColumn & { readonly sql: string };

/** The Parquet kind of each PostgreSQL type. A decimal becomes text, because every digit has to come back. */
const kinds: Readonly<Record<string, ParquetKind>> = {
  bigint: 'number64',
  integer: 'count',
  text: 'text',
  numeric: 'text',
  date: 'text',
  boolean: 'boolean',
  'text[]': 'texts',
  'timestamp with time zone': 'time',
};

function columnOf(name: string, type: string): ArchivedColumn {
  const kind = kinds[type];
  if (kind === undefined)
    throw new Error(`The column ${name} is of type ${type}, for which no file has a kind`);
  if (kind === 'time') return { name, kind, sql: timeSql(`r.${name}`) };
  return { name, kind, sql: ['bigint', 'numeric', 'date'].includes(type) ? `r.${name}::text` : `r.${name}` };
}

/** Every column of a feed table, including those of later migrations, and whose rows they are, for other readers. */
export async function archivedColumns(
  client: Transaction,
  table: FeedTable,
): Promise<readonly ArchivedColumn[]> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `SELECT attname AS name, format_type(atttypid, NULL) AS type FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attnum`,
    [table],
  );
  return [
    ...rows.map(({ name, type }) => columnOf(name, type)),
    {
      name: 'instrument_code',
      kind: 'text',
      sql: '(SELECT i.code FROM instruments i WHERE i.id = r.instrument_id)',
    },
  ];
}
