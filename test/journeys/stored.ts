import path from 'node:path';
import type pg from 'pg';
import { openDatabase } from '../../src/server/database/open-database.ts';
import { openPool } from '../../src/server/database/pool.ts';

/** What a running program has stored: its own database, and the folder of its files. */
export type Stored = {
  readonly pool: pg.Pool;
  /** Where the file of a key lies. */
  readonly place: (storageKey: string) => string;
  readonly close: () => Promise<void>;
};

/** Opens what the program of that data folder stores, beside it. */
export async function openStored(dataDir: string): Promise<Stored> {
  const database = await openDatabase({ databaseUrl: process.env.DATABASE_URL ?? null, dataDir });
  const pool = openPool(database.url, { size: 2 });
  return {
    pool,
    place: (storageKey) => path.join(dataDir, 'files', storageKey),
    close: async () => {
      await pool.end();
      await database.close();
    },
  };
}

export type StoredFile = {
  readonly sha256: string;
  readonly size: number;
  readonly fileName: string;
  readonly storageKey: string;
};

/** The row of a published file, by the address under which it is fetched. */
export async function publishedFile({ pool }: Stored, address: string): Promise<StoredFile> {
  const [, , kind, name] = address.split('/');
  const { rows } = await pool.query<StoredFile>(
    `select sha256, size::int as size, file_name as "fileName", storage_key as "storageKey"
     from published_files where kind = $1 and name = $2 and withdrawn_at is null`,
    [kind, name],
  );
  const [row] = rows;
  if (!row) throw new Error(`nothing is published at ${address}`);
  return row;
}

/** The lines of a venue and a span as the tables of the feed hold them, in the order of publication. */
export async function linesOf(
  { pool }: Stored,
  name: string,
): Promise<readonly Readonly<Record<string, string | null>>[]> {
  const { rows: files } = await pool.query<{ data_type: 'order' | 'trade' }>(
    'select data_type from open_data_files where name = $1',
    [name],
  );
  const isTrade = files[0]?.data_type === 'trade';
  const columns = isTrade
    ? `x.transaction_id as "transactionID", x.price::text as "price", x.volume::text as "vol"`
    : `x.level::text as "level", x.bid_price::text as "bidPrice", x.ask_price::text as "askPrice"`;
  const { rows } = await pool.query(
    `select to_char(x.published_at, 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "at", x.segment_mic as "venueMIC",
       i.code as "instrumentId", ${columns}
     from open_data_files f join segments s on s.venue_mic = f.venue_mic
     join ${isTrade ? 'trades' : 'orders'} x on x.segment_mic = s.mic
     join instruments i on i.id = x.instrument_id
     where f.name = $1 and x.published_at >= f.starts_at and x.published_at < f.ends_at
     order by x.published_at, x.id`,
    [name],
  );
  return rows;
}
