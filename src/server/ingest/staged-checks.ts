import type pg from 'pg';
import { tradeDayOf } from '../feed/reports-sql.ts';
import type { FaultList } from './fault-list.ts';
import type { FileContents } from './file-contents.ts';
import type { Staging } from './staging.ts';
import { mayBeArchived, strayAmendments } from './stray-amendments.ts';

export const list = (columns: readonly string[], alias = ''): string =>
  columns.map((column) => (alias ? `${alias}.${column}` : column)).join(', ');

/** Whether two rows are alike in these columns. */
export const same = (columns: readonly string[], a: string, b: string): string =>
  columns.map((column) => `${a}.${column} = ${b}.${column}`).join(' AND ');

/** First and last publication of a file. */
export type Span = readonly [string, string];

// Without these bounds a comparison with what is stored would open the partition of every month there is.
export const within = (alias: string): string =>
  `${alias}.published_at >= $1::timestamptz AND ${alias}.published_at <= $2::timestamptz`;

/** What makes orders lines of one snapshot. */
export const snapshotColumns = ['instrument_id', 'segment_mic', 'system', 'published_at'] as const;

const snapshot = list(snapshotColumns);

/** Numbers the levels of snapshots that leave them to the order of their lines, where they have none yet. */
export async function giveLevels(client: pg.ClientBase): Promise<void> {
  await client.query(levelsSql);
}

/** The lines of a file that says no level at all, with those that follow from their order. */
export function leveledLines({ columns }: Staging): string {
  const given = columns.map((column) => (column === 'level' ? `${levelByOrder} AS level` : column));
  return `(SELECT line_no, ${given.join(', ')} FROM staging) AS leveled`;
}

/**
 * Looks for staged lines that contradict each other or what is stored.
 *
 * @param areAllNew no staged line shares its key with another or with a stored row, so that contents need no comparison
 */
export async function checkStaged(
  client: pg.ClientBase,
  staging: Staging,
  { span, refersToReports, givesLevels }: FileContents,
  faults: FaultList,
  areAllNew: boolean,
): Promise<void> {
  if (areAllNew && !refersToReports && !givesLevels) return;
  await client.query('ANALYZE staging');
  if (givesLevels) await checkLevels(client, faults);
  if (!areAllNew) await checkContents(client, staging, span, faults);
  if (refersToReports) await checkReferences(client, faults);
}

async function addFaults(
  client: pg.ClientBase,
  sql: string,
  field: string,
  reason: (row: { readonly line: string; readonly other: string | null }) => string,
  faults: FaultList,
  values: readonly string[] = [],
): Promise<void> {
  const found = await client.query<{ line: string; other: string | null }>(sql, [...values]);
  for (const row of found.rows) faults.add(Number(row.line), [{ field, reason: reason(row) }]);
}

const differs = ({ content }: Staging, a: string, b: string): string =>
  `(${list(content, a)}) IS DISTINCT FROM (${list(content, b)})`;

/** Finds lines that contradict what is stored; $1 and $2 are the first and the last publication of the file. */
export function contradictionsSql(staging: Staging): string {
  const { identity, target } = staging;
  const stored = `SELECT s.line_no AS line, NULL AS other FROM staging s JOIN ${target} t ON ${same(identity, 's', 't')}
     WHERE ${within('t')} AND ${differs(staging, 's', 't')}`;
  if (staging.dataType === 'trade') return `${stored} ORDER BY 1`;
  return `SELECT s.line, NULL AS other FROM (
       SELECT min(line_no) AS line, count(*) AS levels, ${snapshot} FROM staging GROUP BY ${snapshot}
     ) s JOIN orders o ON ${same(snapshotColumns, 's', 'o')}
     WHERE ${within('o')} GROUP BY s.line, s.levels HAVING count(*) <> s.levels
     UNION ${stored} ORDER BY 1`;
}

const transaction = ['segment_mic', 'trade_day', 'transaction_id', 'instrument_id'] as const;

/** What a cancellation or amendment s can refer to: a report e before it, or a new one of its own time. */
const referredTo = `${same(transaction, 'e', 's')} AND e.kind <> 'Cancelled'
  AND (e.published_at < s.published_at OR e.published_at = s.published_at AND e.kind = 'New')`;

const startOfTradeDay = tradeDayOf('s');

// The stored report is limited to one, so that it is looked up by its index and not by reading the table. Where what we
// hold of a segment begins later than the trade, the report may have been dropped, or published before we were there;
// where days since the trade are in the archive it may be in one of these. When the segment began is looked up once for
// each trading day: for each line, a segment's first file would be read as often as it has cancellations.
/** Finds cancellations and amendments of what was not published. */
export const orphansSql = `WITH held AS MATERIALIZED (
    SELECT s.segment_mic, s.trade_day
    FROM (SELECT DISTINCT segment_mic, trade_day FROM staging WHERE kind <> 'New') s
    WHERE EXISTS (SELECT FROM catalogue_sources h WHERE h.data_type = 'trade' AND h.segment_mic = s.segment_mic
        AND h.first_published_at <= ${startOfTradeDay})
      OR EXISTS (SELECT FROM staging h WHERE h.segment_mic = s.segment_mic AND h.published_at <= ${startOfTradeDay})
  )
  SELECT s.line_no AS line, s.kind AS other FROM staging s
  JOIN held ON held.segment_mic = s.segment_mic AND held.trade_day = s.trade_day
  WHERE s.kind <> 'New' AND NOT EXISTS (SELECT FROM staging e WHERE ${referredTo})
    AND NOT ${mayBeArchived('s')}
    AND (SELECT true FROM trades e WHERE ${referredTo} AND e.published_at >= ${startOfTradeDay} LIMIT 1) IS NULL
  ORDER BY 1`;

// A line that is not like the first one contradicts it. One that is contradicts the first that is not, if that stands
// before it. Comparing each line with all others, a file of one report would never end.
/** Finds lines that contradict an earlier line of the file, each with the first such line. */
export function doublesSql(staging: Staging): string {
  const { identity } = staging;
  return `WITH doubled AS MATERIALIZED (
      SELECT ${list(identity)}, min(line_no) AS first FROM staging GROUP BY ${list(identity)} HAVING count(*) > 1
    ), compared AS (
      SELECT a.line_no AS line, d.first, ${differs(staging, 'a', 'f')} AS differs
      FROM doubled d JOIN staging f ON f.line_no = d.first JOIN staging a ON ${same(identity, 'a', 'd')}
    )
    SELECT line, other FROM (
      SELECT line, CASE WHEN differs THEN first ELSE min(line) FILTER (WHERE differs) OVER (PARTITION BY first) END AS other
      FROM compared
    ) c WHERE other < line ORDER BY 1`;
}

async function checkContents(
  client: pg.ClientBase,
  staging: Staging,
  span: Span,
  faults: FaultList,
): Promise<void> {
  if (staging.dataType === 'order') {
    const reason = 'a snapshot of this time was published before with other contents';
    return addFaults(client, contradictionsSql(staging), 'date', () => reason, faults, span);
  }
  await addFaults(
    client,
    doublesSql(staging),
    'transactionID',
    (row) => `is the report of line ${row.other} with other contents`,
    faults,
  );
  await addFaults(
    client,
    contradictionsSql(staging),
    'transactionID',
    () => 'was published before with other contents; a correction is a report of its own',
    faults,
    span,
  );
}

async function checkReferences(client: pg.ClientBase, faults: FaultList): Promise<void> {
  const strays = await strayAmendments(client);
  for (const [line, reason] of strays) faults.add(line, [{ field: 'transactionID', reason }]);
  const { rows } = await client.query<{ line: string; other: string }>(orphansSql);
  for (const { line, other } of rows) {
    const reason = `${other === 'Amended' ? 'amends' : 'cancels'} a trade that was not published before`;
    if (!strays.has(Number(line))) faults.add(Number(line), [{ field: 'transactionID', reason }]);
  }
}

// The time first, by which lines are sorted afterwards.
const levelByOrder = `row_number() OVER (PARTITION BY ${list([...snapshotColumns].reverse())} ORDER BY line_no)::integer`;

const levelsSql = `UPDATE staging s SET level = n.level FROM (
    SELECT line_no, ${levelByOrder} AS level FROM staging WHERE level IS NULL
  ) n WHERE n.line_no = s.line_no`;

function checkLevels(client: pg.ClientBase, faults: FaultList): Promise<void> {
  return addFaults(
    client,
    `SELECT line_no AS line, NULL AS other FROM (
       SELECT line_no, level, row_number() OVER (PARTITION BY ${snapshot} ORDER BY level, line_no) AS place FROM staging
     ) p WHERE level <> place ORDER BY 1`,
    'level',
    () => 'the levels of this snapshot are not 1, 2, 3 and so on, each once',
    faults,
  );
}
