import type { DataType } from '../../domain/feed/data-types.ts';
import { parquetColumns } from '../../domain/feed/parquet-columns.ts';
import type { ParquetColumn } from '../../domain/parquet/parquet-file.ts';

/** What completes a trade's report, by the names that an export has for it. */
const completion = [
  { name: 'supersededBy', kind: 'text' },
  { name: 'supersededByPublicationDate', kind: 'time' },
] as const;

/** The columns of a history: those of files, and what a file cannot say, since it comes later. */
export const historyColumns: Readonly<Record<DataType, readonly ParquetColumn[]>> = {
  order: parquetColumns.order,
  trade: [...parquetColumns.trade, ...completion],
};
