import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ParquetValue, parquetParts } from '../../../src/domain/parquet/parquet-file.ts';
import { columns, row } from '../../domain/parquet-rows.ts';
import { readParquet } from '../../read-parquet.ts';
import { readWithDuckDb } from './duckdb.ts';

async function fileOf(batches: readonly (readonly (readonly ParquetValue[])[])[]): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of parquetParts(columns, batches)) parts.push(part);
  return Buffer.concat(parts);
}

test('DuckDB reads every value and every type as the tests of a change do', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 1, maxLength: 200 }),
      fc.integer({ min: 1, max: 200 }),
      async (rows, size) => {
        const batches = Array.from({ length: Math.ceil(rows.length / size) }, (_, at) =>
          rows.slice(at * size, (at + 1) * size),
        );
        const bytes = await fileOf(batches);
        expect(await readWithDuckDb(bytes)).toEqual(await readParquet(bytes));
      },
    ),
    { numRuns: 50 },
  );
});

test('DuckDB reads a file without rows, and the longest decimal', async () => {
  for (const rows of [[], [[null, null, `-${'9'.repeat(21)}.${'9'.repeat(17)}`, null, null, null, null]]]) {
    const bytes = await fileOf([rows]);
    expect(await readWithDuckDb(bytes)).toEqual(await readParquet(bytes));
  }
});
