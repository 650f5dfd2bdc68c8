import path from 'node:path';
import type { Database } from '../../src/platform/database/database.ts';
import { openDatabase } from '../../src/server/database/open-database.ts';
import { openPool } from '../../src/server/database/pool.ts';

/** What a running program has stored: its own database and its file folder. */
export type Stored = {
  readonly pool: Database;
  /** The path of the file with that key. */
  readonly place: (storageKey: string) => string;
  readonly close: () => Promise<void>;
};

/** Opens the storage of the program with that data folder, beside it. */
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

/** The row of a published file, by the address from which it is fetched. */
export async function publishedFile({ pool }: Stored, address: string): Promise<StoredFile> {
  const [, , kind, name] = address.split('/');
  const { rows } = await pool.query<StoredFile>(
    `SELECT sha256, size::int AS size, file_name AS "fileName", storage_key AS "storageKey"
     FROM published_files WHERE kind = $1 AND name = $2 AND withdrawn_at IS NULL`,
    [kind, name],
  );
  const [row] = rows;
  if (!row) throw new Error(`nothing is published at ${address}`);
  return row;
}

/** The lines of a venue and period in the tables of the feed, in order of publication. */
export async function linesOf(
  { pool }: Stored,
  name: string,
): Promise<readonly Readonly<Record<string, string | null>>[]> {
  const { rows: files } = await pool.query<{ data_type: 'order' | 'trade' }>(
    'SELECT data_type FROM open_data_files WHERE name = $1',
    [name],
  );
  const isTrade = files[0]?.data_type === 'trade';
  const columns = isTrade
    ? `x.transaction_id AS "transactionID", x.price::text AS "price", x.volume::text AS "vol"`
    : `x.level::text AS "level", x.bid_price::text AS "bidPrice", x.ask_price::text AS "askPrice"`;
  const { rows } = await pool.query(
    `SELECT to_char(x.published_at, 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "at", x.segment_mic AS "venueMIC",
       i.code AS "instrumentId", ${columns}
     FROM open_data_files f JOIN segments s ON s.venue_mic = f.venue_mic
     JOIN ${isTrade ? 'trades' : 'orders'} x ON x.segment_mic = s.mic
     JOIN instruments i ON i.id = x.instrument_id
     WHERE f.name = $1 AND x.published_at >= f.starts_at AND x.published_at < f.ends_at
     ORDER BY x.published_at, x.id`,
    [name],
  );
  return rows;
}
