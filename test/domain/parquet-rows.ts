import fc from 'fast-check';
import type { ParquetColumn, ParquetKind } from '../../src/domain/parquet/parquet-file.ts';

/** A column of each kind, by its name. */
export const kinds: readonly ParquetKind[] = [
  'text',
  'texts',
  'decimal',
  'count',
  'number64',
  'boolean',
  'time',
];
export const columns: readonly ParquetColumn[] = kinds.map((kind) => ({ name: kind, kind }));

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
/** Cells of these columns, empty ones too. */
export const row = fc.tuple(
  fc.option(fc.string({ unit: 'grapheme' })),
  fc.option(fc.array(fc.constantFrom('CANC', 'LRGS', '', 'ünï'), { maxLength: 3 })),
  fc.option(decimal),
  fc.option(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })),
  fc.option(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String)),
  fc.option(fc.boolean()),
  fc.option(time),
);
