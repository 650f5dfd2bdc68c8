import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DuckDBInstance, type Json } from '@duckdb/node-api';

/** Reads a Parquet file with DuckDB: its column types, and its rows with times as the regulation writes them. */
export async function readWithDuckDb(content: Uint8Array): Promise<{
  readonly types: Readonly<Record<string, Json>>;
  readonly rows: readonly Record<string, Json>[];
}> {
  const folder = mkdtempSync(path.join(tmpdir(), 'daylight-parquet-'));
  const file = path.join(folder, 'read.parquet');
  const instance = await DuckDBInstance.create();
  const connection = await instance.connect();
  try {
    writeFileSync(file, content);
    const described = await connection.runAndReadAll(`DESCRIBE SELECT * FROM '${file}'`);
    const columns = described.getRowsJson().map(([name, type]) => [String(name), type ?? null] as const);
    const selected = columns.map(([name, type]) =>
      type === 'TIMESTAMP WITH TIME ZONE'
        ? `strftime("${name}" AT TIME ZONE 'UTC', '%Y-%m-%dT%H:%M:%S.%fZ') AS "${name}"`
        : `"${name}"`,
    );
    const read = await connection.runAndReadAll(`SELECT ${selected.join(', ')} FROM '${file}'`);
    return { types: Object.fromEntries(columns), rows: read.getRowObjectsJson() };
  } finally {
    connection.closeSync();
    instance.closeSync();
    rmSync(folder, { recursive: true });
  }
}
