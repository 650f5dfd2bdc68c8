import { fromPromise } from 'xstate';
import { viewExportMachine } from '../../../machines/view-export.ts';
import {
  type AskedExport,
  csvHeadingOf,
  csvLineOf,
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
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';
import { gatheredBlob } from '../browser/gathered-blob.ts';
import { late } from '../browser/late.ts';
import { saveBlob } from '../browser/save-file.ts';
import { feedQuery } from './feed-page.ts';

const xlsx = late(() => import('hucre/xlsx'));
const parquet = late(() => import('../../domain/parquet/parquet-file.ts'));

async function fileOfRows(asked: AskedExport, rows: readonly FeedRow[]): Promise<Blob> {
  const { format, viewId, subject } = asked;
  const columns = exportedColumns(viewId, subject, asked.columns);
  const type = exportTypes[format];
  if (format === 'xlsx') {
    const { writeXlsxStream } = await xlsx.fetch();
    const sheet = writeXlsxStream(
      rows.map((row) => sheetCellsOf(columns, row)),
      { name: sheetName, columns: sheetColumnsOf(columns), freezePane: { rows: 1 } },
    );
    return gatheredBlob(sheet, type, () => {});
  }
  if (format === 'parquet') {
    const { parquetParts } = await parquet.fetch();
    const cells = rows.map((row) => parquetCellsOf(columns, row));
    const parts: BlobPart[] = [];
    for await (const part of parquetParts(parquetColumnsOf(columns), [cells])) parts.push(part);
    return new Blob(parts, { type });
  }
  const lines = rows.map((row) => (format === 'csv' ? csvLineOf : ndjsonLineOf)(columns, row));
  return new Blob([format === 'csv' ? csvHeadingOf(columns) : '', ...lines], { type });
}

/** The file and its name, which says whether the data were delayed when the service made it. */
async function fileOfService(
  { criteria, format, columns, viewId, subject }: AskedExport,
  tell: (received: number) => void,
  signal: AbortSignal,
): Promise<readonly [Blob, string]> {
  const query = {
    ...feedQuery(criteria),
    format,
    ...(columns === null ? {} : { columns: columns.join(',') }),
  };
  // The panel shows a failure next to the export's options.
  const call = client.GET('/api/feed/export', { params: { query }, signal, parseAs: 'stream' });
  const body = await ask(call, { handler: 'sessionOnly' });
  const IsDelayed = (await call).response.headers.get('x-is-delayed') !== 'false';
  const name = exportName(viewId, { ...subject, IsDelayed }, criteria.filter ?? {}, format);
  return [await gatheredBlob(body, exportTypes[format], tell), name];
}

/** The export of a view, bound to the service; a file of the displayed rows is made in the page. */
export const viewExport = viewExportMachine.provide({
  actors: {
    makeFile: fromPromise(async ({ input: { asked, report }, signal }) => {
      const tell = (received: number): void => report.send({ type: 'export.progressed', received });
      const [file, name] = asked.shown
        ? [await fileOfRows(asked, asked.shown), asked.name]
        : await fileOfService(asked, tell, signal);
      if (!signal.aborted) saveBlob(name, file);
      return name;
    }),
  },
});
