import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type ParquetColumn,
  type ParquetKind,
  type ParquetValue,
  parquetParts,
} from '../../../src/domain/parquet/parquet-file.ts';
import { readParquet } from '../../read-parquet.ts';
import { readWithDuckDb } from './duckdb.ts';

const kinds: readonly ParquetKind[] = ['text', 'texts', 'decimal', 'count', 'number64', 'boolean', 'time'];
const columns: readonly ParquetColumn[] = kinds.map((kind) => ({ name: kind, kind }));

async function fileOf(batches: readonly (readonly (readonly ParquetValue[])[])[]): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of parquetParts(columns, batches)) parts.push(part);
  return Buffer.concat(parts);
}

const digits = (most: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: most }).map((all) => all.join(''));
const decimal = fc
  .tuple(fc.boolean(), fc.bigInt({ min: 1n, max: 999_999_999_999_999_999n }), fc.option(digits(17)))
  .map(
    ([negative, whole, fraction]) =>
      `${negative ? '-' : ''}${whole}${fraction === null ? '' : `.${fraction}`}`,
  );
const time = fc
  .tuple(
    fc.date({
      min: new Date('0001-01-01T00:00:00Z'),
      max: new Date('9999-12-31T23:59:59Z'),
      noInvalidDate: true,
    }),
    digits(3),
  )
  .map(([at, micros]) => at.toISOString().replace('Z', `${micros.padStart(3, '0')}Z`));
const row = fc.tuple(
  fc.option(fc.string({ unit: 'grapheme' })),
  fc.option(fc.array(fc.constantFrom('CANC', 'LRGS', '', 'ünï'), { maxLength: 3 })),
  fc.option(decimal),
  fc.option(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })),
  fc.option(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String)),
  fc.option(fc.boolean()),
  fc.option(time),
);

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
