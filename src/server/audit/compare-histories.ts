import type { DataType } from '../../domain/feed/data-types.ts';
import { isBefore, placeAt, type RowPlace } from '../../domain/feed/row-place.ts';
import { addDays } from '../../domain/subscription/calendar.ts';
import { messageOf } from '../../domain/thrown.ts';
import { timestampAt } from '../../domain/timestamps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type ArchivedDay, archivedDays, createArchiveReader } from '../archive/archive-reader.ts';
import { timeSql } from '../feed/field-sql.ts';
import { rowsOfPage } from '../feed/history-lines.ts';
import { type HistoryPage, planHistoryPage } from '../feed/history-page.ts';
import { type HistorySource, openHistory } from '../feed/history-source.ts';
import { placesSumSql } from '../feed/history-sql.ts';
import { atOnce } from '../http/admission.ts';
import { Refusal } from '../http/refusal.ts';
import { type AuditDeps, sinceOf } from './audit-deps.ts';
import type { Finding } from './finding.ts';

type Period = { readonly from: string; readonly to: string };

type StoredRow = RowPlace & { readonly about: string };

const batchRows = 5_000;
/** The number of rows that a call without a limit returns. */
const pageRows = 50_000;

/** The rows of the table up to a moment, in the order of publication. */
async function* storedRows(
  client: Transaction,
  dataType: DataType,
  { from, to }: Period,
): AsyncGenerator<StoredRow> {
  const text = `SELECT ${timeSql('published_at')} AS at, id::text AS id,
      'instrument ' || instrument_id || ', ' || segment_mic || ' of ' || ${timeSql('published_at')} AS about
    FROM ${dataType}s WHERE published_at >= '${from}' AND published_at <= '${to}' ORDER BY published_at, ${dataType}s.id`;
  for await (const rows of client.stream<StoredRow>({ text }, batchRows)) yield* rows;
}

/** Everything published in a period, as `GET /api/history` reads it. */
async function historyOf(
  client: Transaction,
  { files }: Pick<AuditDeps, 'files'>,
  dataType: DataType,
  period: Period,
): Promise<HistorySource> {
  const { rows: segments } = await client.query<{ mic: string }>('SELECT mic FROM segments');
  const of = {
    dataType,
    segments: segments.map(({ mic }) => mic),
    instruments: null,
    filter: {},
    cutOff: period.to,
  };
  return openHistory(client, createArchiveReader(files), of, period);
}

/** Its pages. */
async function* pagesOf(source: HistorySource, { from, to }: Period): AsyncGenerator<HistoryPage> {
  for (let start: RowPlace | null = placeAt(from); start !== null; ) {
    const page = await planHistoryPage(source, start, to, pageRows);
    yield page;
    start = page.next;
  }
}

/** The places of its rows. */
async function* historyPlaces(source: HistorySource, period: Period): AsyncGenerator<RowPlace> {
  for await (const page of pagesOf(source, period))
    for await (const rows of rowsOfPage(source, page, atOnce)) for (const [at, id] of rows) yield { at, id };
}

/**
 * Whether the histories of a period without archived days have each row of the table once, by the sums of their pages.
 *
 * @param count called with the number of rows of each page
 */
async function isSame(
  client: Transaction,
  deps: AuditDeps,
  dataType: DataType,
  period: Period,
  count: (rows: number) => void,
): Promise<boolean> {
  const { rows: stored } = await client.query<{ rows: string; sum: string }>(
    `SELECT ${placesSumSql('x')} FROM ${dataType}s x WHERE published_at >= $1 AND published_at <= $2`,
    [period.from, period.to],
  );
  const source = await historyOf(client, deps, dataType, period);
  let [rows, sum, before] = [0, 0n, placeAt(period.from)];
  for await (const page of pagesOf(source, period))
    for (const slice of page.slices) {
      if (isBefore(slice.from, before)) return false;
      before = slice.before;
      for await (const stretch of source.stretches(slice.from, slice.before)) {
        const found = await source.sumOf(stretch);
        if (found === null) return false;
        count(found.rows);
        rows += found.rows;
        sum += found.sum;
      }
    }
  return String(rows) === stored[0]?.rows && String(sum) === stored[0].sum;
}

/** How many rows of each day are only in the archive. */
function rowsByDay(archived: readonly ArchivedDay[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { day, rows } of archived) found.set(day, (found.get(day) ?? 0) + rows);
  return found;
}

/** Where the rows of one kind and the histories first differ in a period; null if they do not. */
async function differenceIn(
  client: Transaction,
  deps: AuditDeps,
  dataType: DataType,
  period: Period,
  count: (rows: number) => void,
): Promise<string | null> {
  const archived = await archivedDays(client, dataType, [period.from.slice(0, 10), period.to.slice(0, 10)]);
  const left = rowsByDay(archived);
  const stored = storedRows(client, dataType, period);
  try {
    let next = await stored.next();
    let before: RowPlace | null = null;
    for await (const row of historyPlaces(await historyOf(client, deps, dataType, period), period)) {
      count(1);
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

async function firstRow(client: Transaction, dataType: DataType): Promise<string | null> {
  const { rows } = await client.query<{ at: string | null }>(
    `SELECT ${timeSql('min(published_at)')} AS at FROM ${dataType}s`,
  );
  return rows[0]?.at ?? null;
}

/**
 * The period with archived days, which is compared row by row, and the one after it, which is compared by its sums.
 */
async function partsOf(
  client: Transaction,
  deps: AuditDeps,
  dataType: DataType,
): Promise<{ readonly archived: Period | null; readonly stored: Period | null }> {
  const to = timestampAt(deps.now);
  const since = sinceOf(deps);
  const days = await archivedDays(client, dataType, [since.slice(0, 10), to.slice(0, 10)]);
  const [firstDay, lastDay] = [days[0]?.day, days.at(-1)?.day];
  const startOf = (day: string): string => `${day}T00:00:00.000000Z`;
  const earliest = await firstRow(client, dataType);
  const begins = [earliest, firstDay === undefined ? null : startOf(firstDay)]
    .filter((at) => at !== null)
    .sort();
  if (begins[0] === undefined) return { archived: null, stored: null };
  const [, from = since] = [begins[0], since].sort();
  if (lastDay === undefined) return { archived: null, stored: { from, to } };
  return {
    archived: { from, to: `${lastDay}T23:59:59.999999Z` },
    stored: { from: startOf(addDays(lastDay, 1)), to },
  };
}

/**
 * Compares the rows of the tables and those that are only in the archive with everything that `GET /api/history`
 * returns: page by page, each row once and in order. The caller's transaction has to see a single snapshot.
 */
export async function compareHistories(client: Transaction, deps: AuditDeps): Promise<Finding> {
  const about = 'the rows, the archived ones too, and the histories';
  let compared = 0;
  for (const dataType of ['trade', 'order'] as const) {
    const { archived, stored } = await partsOf(client, deps, dataType);
    const begun = compared;
    const count = (rows: number): void => {
      compared += rows;
      deps.onProgress?.(`${compared} rows of histories`);
    };
    let first = archived && (await differenceIn(client, deps, dataType, archived, count));
    if (first === null && stored && !(await isSame(client, deps, dataType, stored, count))) {
      // Row by row, to name the first.
      compared = begun;
      first = await differenceIn(client, deps, dataType, stored, count);
    }
    if (first !== null) return { about, compared, first };
  }
  return { about, compared, first: null };
}
