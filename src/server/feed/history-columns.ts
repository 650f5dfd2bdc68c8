import type { DataType } from '../../domain/feed/data-types.ts';
import { publishedFields } from '../../domain/feed/fields/file-fields.ts';
import { parquetKinds } from '../../domain/feed/parquet-kinds.ts';
import type { ParquetColumn } from '../../domain/parquet/parquet-file.ts';

/** What completes a trade's report, by the names that an export has for it. */
const completion = [
  { name: 'supersededBy', kind: 'text' },
  { name: 'supersededByPublicationDate', kind: 'time' },
] as const;

const ofFiles = (dataType: DataType): readonly ParquetColumn[] =>
  publishedFields[dataType].map(({ name, format: { kind } }) => ({ name, kind: parquetKinds[kind] }));

/** The columns of a history: those of files, and what a file cannot say, since it comes later. */
export const historyColumns: Readonly<Record<DataType, readonly ParquetColumn[]>> = {
  order: ofFiles('order'),
  trade: [...ofFiles('trade'), ...completion],
};
