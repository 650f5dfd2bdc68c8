import type pg from 'pg';
import type { DataType } from '../../domain/feed/data-types.ts';
import { messageOf } from '../../domain/thrown.ts';
import { type ArchivedDay, archivedDays, createArchiveReader } from '../archive/archive-reader.ts';
import type { RowGroup } from '../archive/stored-parquet.ts';
import type { FileStore } from '../files/file-store.ts';
import { Refusal } from '../http/refusal.ts';
import { sinceOf } from './audit-deps.ts';
import type { Finding } from './finding.ts';

type Change = {
  readonly segment_mic: string;
  readonly trade_day: string;
  readonly transaction_id: string;
  readonly instrument_id: number;
  readonly published_at: string;
};

/** A file's first row of each instrument on each segment, by both, and its cancellations and amendments. */
type FileContent = { readonly firsts: ReadonlyMap<string, string>; readonly changes: readonly Change[] };

async function contentOf(dataType: DataType, groups: readonly RowGroup[]): Promise<FileContent> {
  const firsts = new Map<string, string>();
  const changes: Change[] = [];
  const columns = ['segment_mic', 'instrument_id', 'published_at'];
  if (dataType === 'trade') columns.push('kind', 'trade_day', 'transaction_id');
  for (const group of groups) {
    for (const row of await group.read(columns)) {
      const [segment, instrument, at] = [
        String(row.segment_mic),
        Number(row.instrument_id),
        String(row.published_at),
      ];
      const key = `${segment} ${instrument}`;
      // A file contains its rows in the order of publication.
      if (!firsts.has(key)) firsts.set(key, at);
      if (dataType === 'trade' && row.kind !== 'New')
        changes.push({
          segment_mic: segment,
          trade_day: String(row.trade_day),
          transaction_id: String(row.transaction_id),
          instrument_id: instrument,
          published_at: at,
        });
    }
  }
  return { firsts, changes };
}

/** The first instrument of a file that is not recorded as archived, or only from a later row on; null if none. */
async function unknownInstrument(
  client: pg.ClientBase,
  dataType: DataType,
  { firsts }: FileContent,
): Promise<string | null> {
  const keys = [...firsts.keys()].map((key) => key.split(' '));
  const { rows } = await client.query<{ about: string; isThere: boolean }>(
    `SELECT coalesce(i.code, 'instrument ' || f.instrument) || ' on ' || f.segment AS about,
       a.code IS NOT NULL AS "isThere"
     FROM unnest($2::text[], $3::integer[], $4::timestamptz[]) f (segment, instrument, first)
       LEFT JOIN instruments i ON i.id = f.instrument
       LEFT JOIN segments s ON s.mic = f.segment
       LEFT JOIN archived_instruments a
         ON a.data_type = $1 AND a.venue_mic = s.venue_mic AND a.instrument_id = f.instrument
     WHERE a.code IS NULL OR a.first_published_at > f.first ORDER BY 1 LIMIT 1`,
    [
      dataType,
      keys.map(([segment]) => segment),
      keys.map(([, instrument]) => instrument),
      [...firsts.values()],
    ],
  );
  const [first] = rows;
  if (!first) return null;
  return `${first.about}: ${first.isThere ? 'is recorded only from a later row on' : 'search and histories would not find it'}`;
}

/** The first cancellation or amendment that only the file or only the database has; null if there is none. */
async function unnotedChange(
  client: pg.ClientBase,
  { key }: ArchivedDay,
  { changes }: FileContent,
): Promise<string | null> {
  const { rows } = await client.query<{ about: string; isNoted: boolean }>(
    `WITH stored AS (
       SELECT segment_mic, trade_day, transaction_id, instrument_id, published_at
       FROM jsonb_to_recordset($2) AS c (segment_mic text, trade_day date, transaction_id text, instrument_id integer,
         published_at timestamptz)
     ), noted AS (
       SELECT segment_mic, trade_day, transaction_id, instrument_id, published_at
       FROM archived_changes WHERE archived_day = (SELECT id FROM archived_days WHERE storage_key = $1)
     )
     SELECT transaction_id || ' on ' || segment_mic || ' of ' || trade_day AS about, "isNoted" FROM (
       SELECT *, false AS "isNoted" FROM (TABLE stored EXCEPT ALL TABLE noted) missing
       UNION ALL SELECT *, true FROM (TABLE noted EXCEPT ALL TABLE stored) surplus
     ) d ORDER BY about LIMIT 1`,
    [key, JSON.stringify(changes)],
  );
  const [first] = rows;
  if (!first) return null;
  return `${first.about}: ${first.isNoted ? 'is recorded as a cancellation or amendment, but its file has none' : 'its cancellation or amendment is not recorded, so the trade would count as valid'}`;
}

/**
 * Compares the rows that are only in the archive with what the database records of them so that files need not be read:
 * their instruments, by which search and histories find them, and their cancellations and amendments, which void
 * trades.
 */
export async function compareArchivedRows(
  client: pg.ClientBase,
  files: FileStore,
  since = sinceOf({}),
): Promise<Finding> {
  const about = 'the archived rows and what is known of them';
  const reader = createArchiveReader(files);
  let compared = 0;
  for (const dataType of ['trade', 'order'] as const) {
    for (const day of await archivedDays(client, dataType, [since.slice(0, 10), '9999-12-31'])) {
      try {
        const content = await contentOf(dataType, await reader.open(day));
        const fault =
          (await unknownInstrument(client, dataType, content)) ?? (await unnotedChange(client, day, content));
        if (fault !== null) return { about, compared, first: `${dataType}s of ${day.day}, ${fault}` };
      } catch (error) {
        // Readers are told the day, operators the file.
        if (error instanceof Refusal)
          return { about, compared, first: `${dataType}s, ${messageOf(error.cause ?? error)}` };
        throw error;
      }
      compared += day.rows;
    }
  }
  return { about, compared, first: null };
}
