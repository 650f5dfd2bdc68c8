import type { ParquetKind } from '../parquet/parquet-file.ts';
import type { FieldFormat } from './fields/field-format.ts';

/** The type of a field in a Parquet file. */
export const parquetKinds: Readonly<Record<FieldFormat['kind'], ParquetKind>> = {
  time: 'time',
  price: 'decimal',
  decimal: 'decimal',
  count: 'count',
  boolean: 'boolean',
  flags: 'texts',
  choice: 'text',
  code: 'text',
  currency: 'text',
  mic: 'text',
  text: 'text',
};
