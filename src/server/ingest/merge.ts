import type pg from 'pg';
import type { DataType } from '../../domain/feed/data-types.ts';
import { codeOf } from '../../domain/thrown.ts';
import { lockHead, tellArrivals } from './arrivals.ts';
import { type FaultList, IngestRefusal } from './fault-list.ts';
import type { Gathered } from './gathered.ts';
import { ensureMonths } from './partitions.ts';
import type { Staging } from './staging.ts';

const list = (columns: readonly string[], alias = ''): string =>
  columns.map((column) => (alias ? `${alias}.${column}` : column)).join(', ');

const same = (columns: readonly string[], a: string, b: string): string =>
  columns.map((column) => `${a}.${column} = ${b}.${column}`).join(' AND ');

/** First and last publication of a file. */
type Span = readonly [string, string];

// Without these bounds a comparison with what is stored would open the partition of every month there is.
const within = (alias: string): string =>
  `${alias}.published_at >= $1::timestamptz AND ${alias}.published_at <= $2::timestamptz`;

/** The file that rows come from. */
export type SourceFile = {
  /** Without its folders. */
  readonly name: string;
  readonly takenAt: Date;
};

const snapshotColumns = ['instrument_id', 'segment_mic', 'system', 'published_at'] as const;

/**
 * Moves the staged lines into their table and keeps the catalogue, in the caller's transaction. Lines that are all new
 * cannot contradict anything, since whatever is the same report shares its key: then nothing is compared.
 *
 * @returns how many rows are new
 * @throws IngestRefusal when lines contradict each other or what is stored already
 */
export async function mergeStaged(
  client: pg.ClientBase,
  staging: Staging,
  gathered: Gathered,
  source: SourceFile,
  faults: FaultList,
): Promise<number> {
  await ensureMonths(client, staging.target, gathered.months);
  await lockHead(client, staging.dataType);
  if (gathered.lacksLevels) await client.query(levelsSql);
  const allNew = await insertAllNew(client, staging);
  if (allNew === null || gathered.hasReferences || gathered.hasLevels) {
    await client.query('ANALYZE staging');
    if (gathered.hasLevels) await checkLevels(client, faults);
    if (allNew === null) await checkContents(client, staging, gathered.span, faults);
    if (gathered.hasReferences) await checkReferences(client, faults);
    if (faults.total > 0) {
      throw new IngestRefusal('The file contradicts itself or what is stored: nothing was taken.', faults);
    }
  }
  const added = allNew ?? (await client.query(`${insertSql(staging)} ON CONFLICT DO NOTHING`)).rowCount ?? 0;
  await keepCatalogue(client, staging, gathered);
  if (added > 0) {
    await tellArrivals(client, staging.dataType);
    await keepSource(client, staging.dataType, source, gathered.span);
  }
  return added;
}

/** Adds all staged lines when each of them is new; else none. @returns how many, null when one is known or there twice */
async function insertAllNew(client: pg.ClientBase, staging: Staging): Promise<number | null> {
  await client.query('SAVEPOINT all_new');
  try {
    const { rowCount } = await client.query(insertSql(staging));
    await client.query('RELEASE SAVEPOINT all_new');
    return rowCount;
  } catch (error) {
    if (codeOf(error) !== uniqueViolation) throw error;
    await client.query('ROLLBACK TO SAVEPOINT all_new');
    return null;
  }
}

const uniqueViolation = '23505';

function insertSql({ target, columns, dataType }: Staging): string {
  // Ids rise with the time; within a snapshot the best level gets the highest, so that "newest first" shows it on top.
  const order = dataType === 'order' ? 'published_at, level DESC, line_no' : 'published_at, line_no';
  return `INSERT INTO ${target} (${list(columns)}, source_file, source_line)
    SELECT ${list(columns)}, (SELECT nextval('feed_files_id')), line_no FROM (SELECT * FROM staging ORDER BY ${order}) AS s`;
}

/** Keeps what the rows that were just added name as their file. */
async function keepSource(
  client: pg.ClientBase,
  dataType: DataType,
  { name, takenAt }: SourceFile,
  [, last]: Span,
): Promise<void> {
  await client.query(
    `INSERT INTO feed_files (id, data_type, name, taken_at, last_published_at)
     VALUES (currval('feed_files_id'), $1, $2, $3, $4)`,
    [dataType, name, takenAt, last],
  );
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
  return `SELECT min(line_no) AS line, NULL AS other FROM staging s
     GROUP BY ${list(snapshotColumns, 's')}
     HAVING (SELECT count(*) FROM orders o WHERE ${within('o')} AND ${snapshotColumns.map((c) => `o.${c} = s.${c}`).join(' AND ')})
       NOT IN (0, count(*))
     UNION ${stored} ORDER BY 1`;
}

const transaction = ['segment_mic', 'trade_day', 'transaction_id', 'instrument_id'] as const;

/** What a cancellation or amendment s can refer to: a report e before it, or a new one of its own time. */
const referredTo = `${same(transaction, 'e', 's')} AND e.kind <> 'Cancelled'
  AND (e.published_at < s.published_at OR e.published_at = s.published_at AND e.kind = 'New')`;

const startOfTradeDay = `s.trade_day::timestamp AT TIME ZONE 'UTC'`;

// The stored report is limited to one, so that it is looked up by its index and not by reading the table. Where what we
// hold of a segment begins later than the trade, the report may have been dropped, or published before we were there.
/** Finds cancellations and amendments of what was not published. */
export const orphansSql = `SELECT s.line_no AS line, s.kind AS other FROM staging s
  WHERE s.kind <> 'New' AND NOT EXISTS (SELECT FROM staging e WHERE ${referredTo})
    AND (SELECT true FROM trades e WHERE ${referredTo} AND e.published_at >= ${startOfTradeDay} LIMIT 1) IS NULL
    AND (EXISTS (SELECT FROM catalogue_sources h WHERE h.data_type = 'trade' AND h.segment_mic = s.segment_mic
        AND h.first_published_at <= ${startOfTradeDay})
      OR EXISTS (SELECT FROM staging h WHERE h.segment_mic = s.segment_mic AND h.published_at <= ${startOfTradeDay}))
  ORDER BY 1`;

async function checkContents(
  client: pg.ClientBase,
  staging: Staging,
  span: Span,
  faults: FaultList,
): Promise<void> {
  const { identity, dataType } = staging;
  if (dataType === 'order') {
    const reason = 'a snapshot of this time was published before with other contents';
    return addFaults(client, contradictionsSql(staging), 'date', () => reason, faults, span);
  }
  await addFaults(
    client,
    `SELECT a.line_no AS line, min(b.line_no) AS other FROM staging a JOIN staging b ON ${same(identity, 'a', 'b')}
     WHERE a.line_no > b.line_no AND ${differs(staging, 'a', 'b')} GROUP BY 1 ORDER BY 1`,
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

function checkReferences(client: pg.ClientBase, faults: FaultList): Promise<void> {
  return addFaults(
    client,
    orphansSql,
    'transactionID',
    ({ other }) => `${other === 'Amended' ? 'amends' : 'cancels'} a trade that was not published before`,
    faults,
  );
}

const snapshot = list(snapshotColumns);

const levelsSql = `UPDATE staging s SET level = n.level FROM (
    SELECT line_no, row_number() OVER (PARTITION BY ${snapshot} ORDER BY line_no)::integer AS level
    FROM staging WHERE level IS NULL
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

async function keepCatalogue(
  client: pg.ClientBase,
  { dataType }: Staging,
  { sources }: Gathered,
): Promise<void> {
  await client.query(
    `CREATE TEMP TABLE seen (instrument_id integer, segment_mic text, system text, venue_mic text,
       first_at timestamptz, last_at timestamptz) ON COMMIT DROP`,
  );
  await client.query(
    `INSERT INTO seen SELECT s.instrument_id, s.segment_mic, s.system, g.venue_mic, s.first_at, s.last_at
     FROM unnest($1::integer[], $2::text[], $3::text[], $4::timestamptz[], $5::timestamptz[])
       AS s (instrument_id, segment_mic, system, first_at, last_at)
     JOIN segments g ON g.mic = s.segment_mic`,
    [...sources],
  );
  const widen = (table: string): string => `DO UPDATE SET
       first_published_at = least(${table}.first_published_at, excluded.first_published_at),
       last_published_at = greatest(${table}.last_published_at, excluded.last_published_at)
     WHERE excluded.first_published_at < ${table}.first_published_at
        OR excluded.last_published_at > ${table}.last_published_at`;
  await client.query(
    `INSERT INTO catalogue_sources
       (data_type, instrument_id, segment_mic, system, venue_mic, first_published_at, last_published_at)
     SELECT '${dataType}', instrument_id, segment_mic, system, venue_mic, first_at, last_at FROM seen
     ON CONFLICT (data_type, instrument_id, segment_mic, system) ${widen('catalogue_sources')}`,
  );
  await client.query(
    `INSERT INTO catalogue_instruments
       (data_type, venue_mic, asset_class, sub_asset_class, code, instrument_id, description,
        first_published_at, last_published_at)
     SELECT '${dataType}', s.venue_mic, i.asset_class, i.sub_asset_class, i.code, i.id, i.description,
            min(s.first_at), max(s.last_at)
     FROM seen s JOIN instruments i ON i.id = s.instrument_id GROUP BY s.venue_mic, i.id
     ON CONFLICT (data_type, venue_mic, asset_class, sub_asset_class, code) ${widen('catalogue_instruments')}`,
  );
  await client.query(
    `INSERT INTO catalogue_classes
       (data_type, venue_mic, asset_class, sub_asset_class, first_published_at, last_published_at)
     SELECT '${dataType}', s.venue_mic, i.asset_class, i.sub_asset_class, min(s.first_at), max(s.last_at)
     FROM seen s JOIN instruments i ON i.id = s.instrument_id GROUP BY 2, 3, 4
     ON CONFLICT (data_type, venue_mic, asset_class, sub_asset_class) ${widen('catalogue_classes')}`,
  );
}
