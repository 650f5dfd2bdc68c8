import { fromPromise } from 'xstate';
import { viewExportMachine } from '../../../machines/view-export.ts';
import {
  type AskedExport,
  type AskedTapeExport,
  type AskedViewExport,
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
import { tapeQuery } from '../../domain/feed/tape-choice.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';
import { gatheredBlob } from '../browser/gathered-blob.ts';
import { late } from '../browser/late.ts';
import { saveBlob } from '../browser/save-file.ts';
import { feedQuery } from './feed-page.ts';

const xlsx = late(() => import('hucre/xlsx'));
const parquet = late(() => import('../../domain/parquet/parquet-file.ts'));

async function fileOfRows(asked: AskedViewExport, rows: readonly FeedRow[]): Promise<Blob> {
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
  { criteria, format, columns, viewId, subject }: AskedViewExport,
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

async function fileOfTape(
  { tape, format }: AskedTapeExport,
  tell: (received: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const query = { ...tapeQuery(tape), format };
  const call = client.GET('/api/tape/export', { params: { query }, signal, parseAs: 'stream' });
  return await gatheredBlob(await ask(call, { handler: 'sessionOnly' }), exportTypes[format], tell);
}

function fileOf(
  asked: AskedExport,
  tell: (received: number) => void,
  signal: AbortSignal,
): Promise<readonly [Blob, string]> {
  if ('tape' in asked) return fileOfTape(asked, tell, signal).then((file) => [file, asked.name]);
  if (asked.shown) return fileOfRows(asked, asked.shown).then((file) => [file, asked.name]);
  return fileOfService(asked, tell, signal);
}

/** The export of a view or of the tape, bound to the service; a file of the displayed rows is made in the page. */
export const viewExport = viewExportMachine.provide({
  actors: {
    makeFile: fromPromise(async ({ input: { asked, report }, signal }) => {
      const tell = (received: number): void => report.send({ type: 'export.progressed', received });
      const [file, name] = await fileOf(asked, tell, signal);
      if (!signal.aborted) saveBlob(name, file);
      return name;
    }),
  },
});
