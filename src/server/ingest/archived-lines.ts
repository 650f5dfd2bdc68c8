import type pg from 'pg';
import type { DataType } from '../../domain/feed/data-types.ts';
import { placeAt } from '../../domain/feed/row-place.ts';
import { type ArchivedDay, type ArchiveReader, archivedDays } from '../archive/archive-reader.ts';
import { archivedStretches } from '../archive/archived-rows.ts';
import { lastId } from '../feed/view-sql.ts';
import { Refusal } from '../http/refusal.ts';
import type { FileContents } from './file-contents.ts';
import { ensureMonths } from './partitions.ts';
import { same, snapshotColumns } from './staged-checks.ts';
import type { Staging } from './staging.ts';

/** The columns that identify an archived row which a line repeats or contradicts. */
const foundBy = ({ dataType, identity }: Staging): readonly string[] =>
  dataType === 'order' ? snapshotColumns : identity;

function unreadable(day: string, cause?: unknown): Refusal {
  const refusal = new Refusal(
    'unavailable',
    `What was published on ${day} is in the archive, with which lines of that day are compared and which cannot be read now: nothing was taken.`,
  );
  refusal.cause = cause;
  return refusal;
}

async function openDay(archive: ArchiveReader | undefined, files: readonly ArchivedDay[], day: string) {
  if (!archive) throw unreadable(day);
  try {
    return await Promise.all(files.map((one) => archive.open(one)));
  } catch (error) {
    throw unreadable(day, error);
  }
}

/** The archived days that the file has lines of, oldest first. */
async function daysMet(
  client: pg.ClientBase,
  dataType: DataType,
  { span }: FileContents,
): Promise<ReadonlyMap<string, readonly ArchivedDay[]>> {
  const [first, last] = span;
  const archived = await archivedDays(client, dataType, [first.slice(0, 10), last.slice(0, 10)]);
  if (archived.length === 0) return new Map();
  const { rows } = await client.query<{ day: string }>(
    `SELECT DISTINCT (published_at AT TIME ZONE 'UTC')::date AS day FROM staging ORDER BY 1`,
  );
  const met = rows.map(({ day }) => [day, archived.filter((one) => one.day === day)] as const);
  return new Map(met.filter(([, files]) => files.length > 0));
}

/**
 * Reads the archived rows that share a key with a staged line into a table `archived`. To be called before the caller's
 * transaction makes others wait.
 *
 * @param archive absent: it cannot be read
 * @returns whether there are any
 * @throws Refusal 503 when the file has lines of an archived day that cannot be read
 */
export async function fetchArchived(
  client: pg.ClientBase,
  staging: Staging,
  contents: FileContents,
  archive: ArchiveReader | undefined,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  if (contents.months.length === 0) return false;
  const days = await daysMet(client, staging.dataType, contents);
  if (days.size === 0) return false;
  const columns = foundBy(staging);
  await client.query(`CREATE TEMP TABLE archived (LIKE ${staging.target}) ON COMMIT DROP`);
  await client.query(`CREATE INDEX ON staging (${columns.join(', ')})`);
  await client.query('ANALYZE staging');
  const [first, last] = contents.span;
  const sought = {
    segments: [...new Set(contents.sources[1])],
    instruments: null,
    from: placeAt(first),
    before: { at: last, id: lastId },
  };
  let found = 0;
  for (const [day, noted] of days) {
    const files = await openDay(archive, noted, day);
    for await (const { rows } of archivedStretches(files, sought, () => signal?.throwIfAborted())) {
      const { rowCount } = await client.query(
        `INSERT INTO archived SELECT r.* FROM json_populate_recordset(NULL::${staging.target}, $1::json) r
         WHERE EXISTS (SELECT FROM staging s WHERE ${same(columns, 's', 'r')})`,
        [rows],
      );
      found += rowCount ?? 0;
    }
  }
  return found > 0;
}

/** Puts these rows back into their table, so that lines are compared with everything ever stored. */
export async function restoreArchived(
  client: pg.ClientBase,
  staging: Staging,
  { months }: FileContents,
): Promise<void> {
  await ensureMonths(client, staging.target, months);
  await client.query('ANALYZE archived');
  await client.query(`INSERT INTO ${staging.target} SELECT * FROM archived ON CONFLICT DO NOTHING`);
}

/** Removes them again, together with the lines that repeat them, so that the catalogue covers only what is there. */
export async function removeArchived(
  client: pg.ClientBase,
  staging: Staging,
  { span }: FileContents,
): Promise<void> {
  await client.query(`DELETE FROM staging s USING archived a WHERE ${same(staging.identity, 's', 'a')}`);
  await client.query(
    `DELETE FROM ${staging.target} t USING archived a WHERE ${same(staging.identity, 't', 'a')} AND t.id = a.id
       AND t.published_at >= $1::timestamptz AND t.published_at <= $2::timestamptz`,
    [...span],
  );
}
