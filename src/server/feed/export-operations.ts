import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import { writeXlsxStream } from 'hucre/xlsx';
import {
  chosenColumns,
  csvHeadingOf,
  csvLineOf,
  type ExportedColumn,
  type ExportFormat,
  exportedColumns,
  exportName,
  exportTypes,
  ndjsonLineOf,
  parquetCellsOf,
  parquetColumnsOf,
  sheetCellsOf,
  sheetColumnsOf,
  sheetName,
} from '../../domain/feed/exported-rows.ts';
import type { FeedRow } from '../../domain/feed/feed-record.ts';
import { parquetParts, smallGroup } from '../../domain/parquet/parquet-file.ts';
import { rightsOf } from '../accounts/rights.ts';
import type { Operations } from '../http/operation.ts';
import { Refusal } from '../http/refusal.ts';
import { readOf } from '../usage/live-reads.ts';
import { cutOffOf, nothingYet } from './cut-off.ts';
import { exportedBatches } from './exported-batches.ts';
import type { FeedDeps } from './feed-operations.ts';
import { assertFilterable, feedSource, questionOf } from './feed-source.ts';
import { readFilter } from './filter-sql.ts';
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

function fileOf(batches: Batches, columns: readonly ExportedColumn[], format: ExportFormat): Readable {
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

/** The rows of a data view as a file, however many they are. */
export function exportOperations({ pool, clock, noPaymentMode, liveReads }: FeedDeps) {
  return {
    exportFeedData: async ({ query, session, countRows, inTurn }) => {
      const { datatype, tv, format = 'csv' } = query;
      const rights = await rightsOf(pool, session.accountId, clock.now(), noPaymentMode);
      const cutOff = cutOffOf(rights, tv, datatype, clock) ?? nothingYet;
      const source = await feedSource(pool, questionOf(query), cutOff);
      const { found, segment, view } = source;
      const filter = readFilter(query, datatype);
      if (filter) assertFilterable(view, filter);
      const subject = {
        InstrumentID: found.code,
        InstrumentDescription: found.description,
        VenueMIC: segment,
        Currency: found.currency,
        VenueLocation: found.venueLocation,
        AssetClass: query.assetclass,
        IsDelayed: cutOff.isDelayed,
      };
      const chosen =
        query.columns === undefined ? null : chosenColumns(view.id, subject, query.columns.split(','));
      if (query.columns !== undefined && chosen === null) {
        const message = 'These are not columns of this view, each once.';
        throw new Refusal('invalid-request', `columns: ${message}`, { fields: { columns: [message] } });
      }
      await liveReads.count([readOf({ session, query }, cutOff)]);
      const batches = counted(inSlices(exportedBatches(pool, source, filter, cutOff, inTurn)), countRows);
      return {
        status: 200,
        stream: fileOf(batches, exportedColumns(view.id, subject, chosen), format),
        headers: {
          'content-type': exportTypes[format],
          'content-disposition': contentDisposition(exportName(view.id, subject, filter, format)),
          'x-is-delayed': String(cutOff.isDelayed),
          ...(found.archivedBefore ? { 'x-archived-before': found.archivedBefore } : {}),
        },
      };
    },
  } satisfies Partial<Operations>;
}
