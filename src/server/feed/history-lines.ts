import { csvLine } from '../../domain/csv.ts';
import type { DataType } from '../../domain/feed/data-types.ts';
import { after, isBefore, type RowPlace } from '../../domain/feed/row-place.ts';
import { parquetParts, smallGroup } from '../../domain/parquet/parquet-file.ts';
import type { InTurn } from '../http/admission.ts';
import { csvText, jsonText, type Value } from '../open-data/published-lines.ts';
import { historyColumns } from './history-columns.ts';
import type { HistoryPage } from './history-page.ts';
import type { HistorySource, PlacedLine } from './history-source.ts';
import { batchRows } from './history-sql.ts';
import { inSlices } from './in-slices.ts';

export type HistoryFormat = 'csv' | 'ndjson' | 'parquet';

type Line = readonly Value[];

/** The rows between two places, up to where a month moves into the archive; returns how far it got. */
async function* rowsUpTo(
  source: HistorySource,
  from: RowPlace,
  before: RowPlace,
  inTurn: InTurn,
): AsyncGenerator<readonly PlacedLine[], RowPlace> {
  for await (const stretch of source.stretches(from, before)) {
    for (let at = stretch.from; isBefore(at, stretch.before); ) {
      const rows = await inTurn(() => source.lines({ ...stretch, from: at }));
      if (rows === null) return at;
      if (rows.length > 0) yield rows;
      const last = rows.at(-1);
      if (!last || rows.length < batchRows) break;
      at = after({ at: last[0], id: last[1] });
    }
  }
  return before;
}

/**
 * The rows of a page in batches, as the client reads them: between batches no transaction or connection is held,
 * however slow the client is.
 */
export async function* rowsOfPage(
  source: HistorySource,
  page: HistoryPage,
  inTurn: InTurn,
): AsyncGenerator<readonly PlacedLine[]> {
  for (const { from, before } of page.slices)
    for (let at = from; isBefore(at, before); ) at = yield* rowsUpTo(source, at, before, inTurn);
}

async function* counted(
  batches: AsyncIterable<readonly PlacedLine[]>,
  countRows: (rows: number) => void,
): AsyncGenerator<readonly Line[]> {
  for await (const rows of batches) {
    countRows(rows.length);
    yield rows.map(([, , ...values]) => values);
  }
}

async function* texts(
  batches: AsyncIterable<readonly Line[]>,
  dataType: DataType,
  format: 'csv' | 'ndjson',
): AsyncGenerator<string> {
  const names = historyColumns[dataType].map(({ name }) => name);
  if (format === 'csv') yield csvLine(names);
  for await (const lines of batches)
    yield lines.map((values) => (format === 'csv' ? csvText(values) : jsonText(names, values))).join('');
}

/**
 * A page as a file, in parts.
 *
 * @param countRows called with the size of each batch
 */
export function historyFile(
  source: HistorySource,
  dataType: DataType,
  page: HistoryPage,
  format: HistoryFormat,
  countRows: (rows: number) => void,
  inTurn: InTurn,
): AsyncGenerator<string | Uint8Array> {
  const batches = counted(inSlices(rowsOfPage(source, page, inTurn)), countRows);
  if (format !== 'parquet') return texts(batches, dataType, format);
  return parquetParts(historyColumns[dataType], batches, smallGroup);
}
