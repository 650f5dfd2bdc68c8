import { Readable } from 'node:stream';
import { writeXlsxStream } from 'hucre/xlsx';
import {
  csvHeadingOf,
  csvLineOf,
  type ExportedColumn,
  type ExportFormat,
  ndjsonLineOf,
  parquetCellsOf,
  parquetColumnsOf,
  sheetCellsOf,
  sheetColumnsOf,
  sheetName,
} from '../../domain/feed/exported-rows.ts';
import type { FeedRow } from '../../domain/feed/feed-record.ts';
import { parquetParts, smallGroup } from '../../domain/parquet/parquet-file.ts';
import { inSlices } from './in-slices.ts';

type Batches = AsyncIterable<readonly FeedRow[]>;

async function* lines(batches: Batches, columns: readonly ExportedColumn[], format: 'csv' | 'ndjson') {
  if (format === 'csv') yield csvHeadingOf(columns);
  const line = format === 'csv' ? csvLineOf : ndjsonLineOf;
  for await (const rows of batches) {
    const text = rows.map((row) => line(columns, row)).join('');
    if (text !== '') yield text;
  }
}

async function* sheetRows(batches: Batches, columns: readonly ExportedColumn[]) {
  for await (const rows of batches) for (const row of rows) yield sheetCellsOf(columns, row);
}

async function* cells(batches: Batches, columns: readonly ExportedColumn[]) {
  for await (const rows of batches) yield rows.map((row) => parquetCellsOf(columns, row));
}

/**
 * Batches of rows as a file, which is made while it is read.
 *
 * @param countRows is told of the rows as they are written
 */
export function fileOf(
  read: Batches,
  columns: readonly ExportedColumn[],
  format: ExportFormat,
  countRows: (rows: number) => void,
): Readable {
  const batches = counted(inSlices(read), countRows);
  if (format === 'parquet') {
    const parts = parquetParts(parquetColumnsOf(columns), cells(batches, columns), smallGroup);
    return Readable.from(parts, { objectMode: false });
  }
  if (format !== 'xlsx') return Readable.from(lines(batches, columns, format), { highWaterMark: 1 });
  const sheet = writeXlsxStream(sheetRows(batches, columns), {
    name: sheetName,
    columns: sheetColumnsOf(columns),
    freezePane: { rows: 1 },
  });
  return Readable.from(sheet, { objectMode: false });
}

async function* counted(batches: Batches, countRows: (rows: number) => void) {
  for await (const rows of batches) {
    countRows(rows.length);
    yield rows;
  }
}
