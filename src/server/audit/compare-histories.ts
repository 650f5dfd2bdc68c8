import type pg from 'pg';
import type { DataType } from '../../domain/feed/data-types.ts';
import { isBefore, placeAt, type RowPlace } from '../../domain/feed/row-place.ts';
import { messageOf } from '../../domain/thrown.ts';
import { timestampAt } from '../../domain/timestamps.ts';
import { type ArchivedDay, archivedDays, createArchiveReader } from '../archive/archive-reader.ts';
import { timeSql } from '../feed/field-sql.ts';
import { rowsOfPage } from '../feed/history-lines.ts';
import { planHistoryPage } from '../feed/history-page.ts';
import { openHistory } from '../feed/history-source.ts';
import { Refusal } from '../http/refusal.ts';
import type { AuditDeps } from './audit.ts';
import type { Finding } from './finding.ts';

type StoredRow = RowPlace & { readonly about: string };

const batchRows = 5_000;
/** The number of rows that a call without a limit returns. */
const pageRows = 50_000;

/** The rows of the table up to a moment, in the order of publication. */
async function* storedRows(
  client: pg.ClientBase,
  dataType: DataType,
  until: string,
): AsyncGenerator<StoredRow> {
  await client.query(`DECLARE of_history NO SCROLL CURSOR FOR
    SELECT ${timeSql('published_at')} AS at, id::text AS id,
      'instrument ' || instrument_id || ', ' || segment_mic || ' of ' || ${timeSql('published_at')} AS about
    FROM ${dataType}s WHERE published_at <= '${until}' ORDER BY published_at, ${dataType}s.id`);
  try {
    for (;;) {
      const { rows } = await client.query<StoredRow>(`FETCH ${batchRows} FROM of_history`);
      if (rows.length === 0) return;
      yield* rows;
    }
  } finally {
    // After a failed statement there is no cursor any more, and that failure is the one to be told.
    await client.query('CLOSE of_history').catch(() => {});
  }
}

/** The places of all rows between two moments, page by page, as `GET /api/history` reads them. */
async function* historyPlaces(
  client: pg.ClientBase,
  { files }: Pick<AuditDeps, 'files'>,
  dataType: DataType,
  period: { readonly from: string; readonly to: string },
): AsyncGenerator<RowPlace> {
  const { rows: segments } = await client.query<{ mic: string }>('SELECT mic FROM segments');
  const of = {
    dataType,
    segments: segments.map(({ mic }) => mic),
    instruments: null,
    filter: {},
    cutOff: period.to,
  };
  const source = await openHistory(client, createArchiveReader(files), of, period);
  for (let start: RowPlace | null = placeAt(period.from); start !== null; ) {
    const page = await planHistoryPage(source, start, period.to, pageRows);
    for await (const rows of rowsOfPage(source, page)) for (const [at, id] of rows) yield { at, id };
    start = page.next;
  }
}

/** How many rows of each day are only in the archive. */
function rowsByDay(archived: readonly ArchivedDay[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { day, rows } of archived) found.set(day, (found.get(day) ?? 0) + rows);
  return found;
}

/** Where the rows of one kind and the histories first differ; null if they do not. */
async function partOf(
  client: pg.ClientBase,
  deps: AuditDeps,
  dataType: DataType,
  count: () => void,
): Promise<string | null> {
  const to = timestampAt(deps.now);
  const archived = await archivedDays(client, dataType, ['0001-01-01', to.slice(0, 10)]);
  const left = rowsByDay(archived);
  const stored = storedRows(client, dataType, to);
  try {
    let next = await stored.next();
    const first = [next.done ? null : next.value.at, archived[0] && `${archived[0].day}T00:00:00.000000Z`]
      .filter((at) => typeof at === 'string')
      .toSorted()
      .at(0);
    if (first === undefined) return null;
    let before: RowPlace | null = null;
    for await (const row of historyPlaces(client, deps, dataType, { from: first, to })) {
      count();
      const place = `${dataType} ${row.id} of ${row.at}`;
      if (before && !isBefore(before, row)) return `${place}: is in the histories twice, or out of order`;
      before = row;
      if (!next.done && isBefore(next.value, row)) break;
      if (!next.done && !isBefore(row, next.value)) {
        next = await stored.next();
        continue;
      }
      const day = row.at.slice(0, 10);
      const of = left.get(day) ?? 0;
      if (of === 0) return `${place}: is in the histories, but neither in the table nor in the archive`;
      left.set(day, of - 1);
    }
    if (!next.done)
      return `${dataType}, ${next.value.about}: is in the table, but missing from the histories`;
    for (const [day, of] of left)
      if (of !== 0) return `${dataType}s of ${day}: ${of} archived rows are missing from the histories`;
    return null;
  } catch (error) {
    // Readers are told the day, operators the file.
    if (error instanceof Refusal) return `${dataType}s, ${messageOf(error.cause ?? error)}`;
    throw error;
  } finally {
    await stored.return(undefined);
  }
}

/**
 * Compares the rows of the tables and those that are only in the archive with everything that `GET /api/history`
 * returns: page by page, each row once and in order. The caller's transaction has to see a single snapshot.
 */
export async function compareHistories(client: pg.ClientBase, deps: AuditDeps): Promise<Finding> {
  let compared = 0;
  const count = (): void => {
    compared += 1;
  };
  const first = (await partOf(client, deps, 'trade', count)) ?? (await partOf(client, deps, 'order', count));
  return { about: 'the rows, the archived ones too, and the histories', compared, first };
}
