import fc from 'fast-check';
import { parquetMetadata } from 'hyparquet';
import { expect, test } from 'vitest';
import { type ParquetValue, parquetParts, timeOfMicros } from '../../src/domain/parquet/parquet-file.ts';
import { readParquet } from '../read-parquet.ts';
import { columns, kinds, row } from './parquet-rows.ts';

async function fileOf(
  batches: readonly (readonly (readonly ParquetValue[])[])[],
  of = columns,
  rowsInGroup?: number,
) {
  const parts: Uint8Array[] = [];
  for await (const part of parquetParts(of, batches, rowsInGroup)) parts.push(part);
  return { parts: parts.length, bytes: Buffer.concat(parts) };
}

/** With the seventeen decimals of the column. */
const asColumn = (decimal: string): string => {
  const [whole = '', fraction = ''] = decimal.split('.');
  return `${whole}.${fraction.padEnd(17, '0')}`;
};

test('another reader reads every value as it was written', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 1, maxLength: 200 }),
      fc.integer({ min: 1, max: 200 }),
      async (rows, size) => {
        const batches = Array.from({ length: Math.ceil(rows.length / size) }, (_, at) =>
          rows.slice(at * size, (at + 1) * size),
        );
        const read = await readParquet((await fileOf(batches)).bytes);
        expect(read.rows.map((one) => kinds.map((kind) => one[kind]))).toEqual(
          rows.map((cells) =>
            cells.map((cell, at) =>
              kinds[at] === 'decimal' && cell !== null ? asColumn(String(cell)) : cell,
            ),
          ),
        );
      },
    ),
    { numRuns: 20 },
  );
});

test('columns are typed, and rows are written one group at a time', async () => {
  const rows = Array.from({ length: 9_000 }, (_, n): ParquetValue[] => [
    `T${n}`,
    [],
    `${n}.5`,
    n,
    `${n}`,
    null,
    null,
  ]);
  const { parts, bytes } = await fileOf([rows.slice(0, 4_000), rows.slice(4_000, 8_500), rows.slice(8_500)]);
  expect(parts).toBe(4);
  const { types, rows: read } = await readParquet(bytes);
  expect(types).toEqual({
    text: 'VARCHAR',
    texts: 'VARCHAR[]',
    decimal: 'DECIMAL(38,17)',
    count: 'INTEGER',
    number64: 'BIGINT',
    boolean: 'BOOLEAN',
    time: 'TIMESTAMP WITH TIME ZONE',
  });
  expect(read.map(({ text }) => text).join()).toBe(rows.map(([text]) => text).join());
  const empty = await readParquet((await fileOf([])).bytes);
  expect(empty).toEqual({ types, rows: [] });
});

test.each(['1.123456789012345678', '1234567890123456789012'])(
  'the decimal %s does not fit the column and is refused rather than changed',
  async (text) => {
    await expect(fileOf([[[text]]], [{ name: 'price', kind: 'decimal' }])).rejects.toThrow('more digits');
  },
);

test.each([
  [0n, '1970-01-01T00:00:00.000000Z'],
  [1n, '1970-01-01T00:00:00.000001Z'],
  [-1n, '1969-12-31T23:59:59.999999Z'],
  [-1_000n, '1969-12-31T23:59:59.999000Z'],
  [1_795_185_127_123_456n, '2026-11-20T14:32:07.123456Z'],
])('%s microseconds since 1970 are %s', (micros, time) => {
  expect(timeOfMicros(micros)).toBe(time);
});

test('a decimal as long as the column is stored whole', async () => {
  const longest = `-${'9'.repeat(21)}.${'9'.repeat(17)}`;
  const { bytes } = await fileOf([[[longest]]], [{ name: 'price', kind: 'decimal' }]);
  expect((await readParquet(bytes)).rows).toEqual([{ price: longest }]);
});

test('the file names its writer and its column types, also for readers of the first version of the format', async () => {
  const { bytes } = await fileOf([[['a'], ['b']], [['c']]], [{ name: 'time', kind: 'text' }]);
  const metadata = (content: Uint8Array) => parquetMetadata(new Uint8Array(content).buffer);
  expect(metadata(bytes).created_by).toBe('Daylight');
  const { schema } = metadata((await fileOf([])).bytes);
  expect(schema[0]?.name).toBe('root');
  expect(schema.find(({ name }) => name === 'time')?.converted_type).toBe('TIMESTAMP_MICROS');
  const at = schema.findIndex(({ name }) => name === 'texts');
  expect(schema.slice(at, at + 3)).toMatchObject([
    { converted_type: 'LIST', logical_type: { type: 'LIST' } },
    { name: 'list', repetition_type: 'REPEATED' },
    { name: 'element' },
  ]);
});

async function groupsOf(batches: readonly (readonly (readonly ParquetValue[])[])[], rowsInGroup?: number) {
  const { bytes } = await fileOf(batches, [{ name: 'text', kind: 'text' }], rowsInGroup);
  return parquetMetadata(new Uint8Array(bytes).buffer).row_groups.map(({ num_rows }) => Number(num_rows));
}

test('a few rows make one group, however they are batched, and no rows make none', async () => {
  expect([await groupsOf([[['a'], ['b']], [['c']]]), await groupsOf([])]).toEqual([[3], []]);
});

test('groups have the number of rows asked for, the last one fewer', async () => {
  expect(await groupsOf([[['a'], ['b']], [['c']]], 2)).toEqual([2, 1]);
  expect(await groupsOf([[['a'], ['b'], ['c'], ['d'], ['e']]], 2)).toEqual([2, 2, 1]);
});
