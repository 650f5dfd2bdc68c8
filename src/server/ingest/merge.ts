import type { DataType } from '../../domain/feed/data-types.ts';
import { codeOf } from '../../domain/thrown.ts';
import { advisoryLocks } from '../../platform/advisory-locks.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { noteDueSums } from '../sums/due-sums.ts';
import { removeArchived } from './archived-lines.ts';
import { notifyArrivals } from './arrivals.ts';
import { type DayTally, daysOfRows } from './day-tally.ts';
import { FaultList, IngestRefusal } from './fault-list.ts';
import type { FileContents } from './file-contents.ts';
import { ensureMonths } from './partitions.ts';
import { checkSecondReports, isDoubledSql } from './second-reports.ts';
import { checkStaged, giveLevels, leveledLines, list, type Span, same, within } from './staged-checks.ts';
import type { Staging } from './staging.ts';

/** The file that rows come from. */
export type SourceFile = {
  /** The name without folders. */
  readonly name: string;
  readonly ingestedAt: Date;
  /** The number of the file that an operator's act takes back with these rows; absent if a venue sent them. */
  readonly takesBack?: number;
};

/** What has become of the staged lines since they were read. */
type Staged = {
  /** Some share a key with rows that are only in the archive. */
  readonly repeatArchived: boolean;
  /** Some were removed or moved, so that the file's contents are not theirs. */
  readonly areChanged: boolean;
  /** Each order has its level, also where the file leaves it to the order of the lines. */
  readonly haveLevels: boolean;
  readonly days: DayTally;
};

/**
 * Lets one transaction at a time, until it ends, move lines to where readers see them: ids rise in the order of commits,
 * no two files make the same month or store the same instrument, and no correction comes between.
 */
export async function lockMerge(client: Transaction): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock($1)', [advisoryLocks.merging]);
}

/**
 * Moves the staged lines into their table and updates the catalogue, in the caller's transaction, which has the lock of
 * `lockMerge`. Lines that are all new cannot contradict anything, since the same report always has the same key; then
 * nothing is compared.
 *
 * @returns the number of new rows
 * @throws IngestRefusal when lines contradict each other or what is stored
 */
export async function mergeStaged(
  client: Transaction,
  staging: Staging,
  contents: FileContents,
  staged: Staged,
  source: SourceFile,
): Promise<number> {
  await ensureMonths(client, staging.target, contents.months);
  const lackLevels = contents.levelsFollowLines && !staged.haveLevels;
  if (lackLevels && contents.givesLevels) await giveLevels(client);
  // Of a file that gives none, levels are stored only if its lines have to be compared.
  const levelsAsAdded = lackLevels && !contents.givesLevels;
  const faults = new FaultList();
  if (staging.dataType === 'trade') await checkSecondReports(client, faults);
  const allNew = await insertAllNew(client, staging, levelsAsAdded);
  if (allNew === null && levelsAsAdded) await giveLevels(client);
  await checkStaged(client, staging, contents, faults, allNew !== null);
  if (faults.total > 0) {
    throw new IngestRefusal(
      'Lines contradict each other or the stored data: none of them was taken.',
      faults,
    );
  }
  const added = allNew ?? (await insertUnknown(client, staging, contents.span));
  if (staged.repeatArchived) await removeArchived(client, staging, contents);
  const asRead = !staged.areChanged && !staged.repeatArchived;
  await keepCatalogue(client, staging, asRead ? contents : null);
  if (added > 0) {
    await notifyArrivals(client, staging.dataType);
    await keepSource(client, staging.dataType, source, contents.span, added);
    const rows = allNew === null ? 'added' : 'staging';
    await noteDueSums(client, staging.dataType, rows);
    const isCounted = allNew !== null && asRead;
    await staged.days.keep(client, isCounted ? null : daysOfRows(rows), source.ingestedAt);
  }
  return added;
}

/**
 * Adds all staged lines if each of them is new; otherwise none.
 * @returns their number; null if one is stored already or appears twice
 */
async function insertAllNew(
  client: Transaction,
  staging: Staging,
  levelsAsAdded: boolean,
): Promise<number | null> {
  await client.query('SAVEPOINT all_new');
  try {
    const { rowCount } = await client.query(
      insertSql(staging, levelsAsAdded ? leveledLines(staging) : 'staging'),
    );
    await client.query('RELEASE SAVEPOINT all_new');
    return rowCount;
  } catch (error) {
    if (codeOf(error) !== uniqueViolation) throw error;
    await client.query('ROLLBACK TO SAVEPOINT all_new');
    return null;
  }
}

/**
 * Adds the lines that are not stored yet, and keeps what identifies them in a table `added`.
 * @returns their number
 */
async function insertUnknown(client: Transaction, staging: Staging, span: Span): Promise<number> {
  const isTrade = staging.dataType === 'trade';
  const columns = list([...staging.identity, ...(isTrade ? ['instrument_id', 'traded_at'] : [])]);
  await client.query(
    `CREATE TEMP TABLE added ON COMMIT DROP AS SELECT ${columns} FROM ${staging.target} WITH NO DATA`,
  );
  // Trying each known line and finding its key taken costs as much as adding it.
  const unknown = `(SELECT * FROM staging s WHERE NOT EXISTS (
      SELECT FROM ${staging.target} t WHERE ${same(staging.identity, 's', 't')} AND ${within('t')}))`;
  const { rowCount } = await client.query(
    `WITH a AS (${insertSql(staging, `${unknown} AS u`)} ON CONFLICT DO NOTHING RETURNING ${columns})
     INSERT INTO added SELECT * FROM a`,
    [...span],
  );
  return rowCount ?? 0;
}

const uniqueViolation = '23505';

function insertSql({ target, columns, dataType }: Staging, lines: string): string {
  // Ids rise with time; within a snapshot the best level gets the highest, so that "newest first" shows it on top.
  const order = dataType === 'order' ? 'published_at, level DESC, line_no' : 'published_at, line_no';
  // A trigger notes of the reports that are stored already that they have others now.
  const [noted, note] = dataType === 'trade' ? [', has_other_reports', `, ${isDoubledSql('s')}`] : ['', ''];
  return `INSERT INTO ${target} (${list(columns)}, source_file, source_line${noted})
    SELECT ${list(columns)}, (SELECT nextval('feed_files_id')), line_no${note} FROM (SELECT * FROM ${lines} ORDER BY ${order}) AS s`;
}

/** Records the file that the rows just added came from. */
async function keepSource(
  client: Transaction,
  dataType: DataType,
  { name, ingestedAt, takesBack }: SourceFile,
  [first, last]: Span,
  added: number,
): Promise<void> {
  await client.query(
    `INSERT INTO feed_files (id, data_type, name, taken_at, first_published_at, last_published_at, rows, takes_back)
     VALUES (currval('feed_files_id'), $1, $2, $3, $4, $5, $6, $7)`,
    [dataType, name, ingestedAt, first, last, added, takesBack ?? null],
  );
}

/** @param contents null: the staged lines have to be read again */
async function keepCatalogue(
  client: Transaction,
  { dataType }: Staging,
  contents: FileContents | null,
): Promise<void> {
  await client.query(
    `CREATE TEMP TABLE seen (instrument_id integer, segment_mic text, system text, venue_mic text,
       first_at timestamptz, last_at timestamptz) ON COMMIT DROP`,
  );
  const venueOf = `SELECT s.instrument_id, s.segment_mic, s.system, g.venue_mic, s.first_at, s.last_at`;
  if (contents === null) {
    const system = dataType === 'order' ? 'system' : `'TRADE'`;
    await client.query(
      `INSERT INTO seen ${venueOf} FROM (
         SELECT instrument_id, segment_mic, ${system} AS system, min(published_at) AS first_at, max(published_at) AS last_at
         FROM staging GROUP BY 1, 2, 3
       ) s JOIN segments g ON g.mic = s.segment_mic`,
    );
  } else {
    await client.query(
      `INSERT INTO seen ${venueOf}
       FROM unnest($1::integer[], $2::text[], $3::text[], $4::timestamptz[], $5::timestamptz[])
         AS s (instrument_id, segment_mic, system, first_at, last_at)
       JOIN segments g ON g.mic = s.segment_mic`,
      [...contents.sources],
    );
  }
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
