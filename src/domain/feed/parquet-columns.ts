import type { ParquetColumn } from '../parquet/parquet-file.ts';
import type { DataType } from './data-types.ts';
import { publishedFields } from './fields/file-fields.ts';
import { parquetKinds } from './parquet-kinds.ts';

const columnsOf = (dataType: DataType): readonly ParquetColumn[] =>
  publishedFields[dataType].map(({ name, format: { kind } }) => ({ name, kind: parquetKinds[kind] }));

/** The columns of published files, in their order. */
export const parquetColumns: Readonly<Record<DataType, readonly ParquetColumn[]>> = {
  order: columnsOf('order'),
  trade: columnsOf('trade'),
};
