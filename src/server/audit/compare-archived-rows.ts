import type { DataType } from '../../domain/feed/data-types.ts';
import { messageOf } from '../../domain/thrown.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type ArchivedDay, archivedDays, createArchiveReader } from '../archive/archive-reader.ts';
import type { RowGroup } from '../archive/stored-parquet.ts';
import { timeSql } from '../feed/field-sql.ts';
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

/**
 * A file's first row of each instrument on each segment, by both, its cancellations and amendments, and those of its new
 * reports that are recorded, or have to be, since they may complete one of an earlier month.
 */
type FileContent = {
  readonly firsts: ReadonlyMap<string, string>;
  readonly changes: readonly Change[];
  readonly completions: readonly Change[];
};

/** What a report is known by within its day. */
const keyOf = ({ segment_mic, trade_day, transaction_id, instrument_id, published_at }: Change): string =>
  [segment_mic, trade_day, transaction_id, instrument_id, published_at].join(' ');

/** @param recorded the keys of the day's reports that are recorded as completing others */
async function contentOf(
  dataType: DataType,
  groups: readonly RowGroup[],
  recorded: ReadonlySet<string>,
): Promise<FileContent> {
  const firsts = new Map<string, string>();
  const changes: Change[] = [];
  const completions: Change[] = [];
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
      if (dataType !== 'trade') continue;
      const report = {
        segment_mic: segment,
        trade_day: String(row.trade_day),
        transaction_id: String(row.transaction_id),
        instrument_id: instrument,
        published_at: at,
      };
      if (row.kind !== 'New') changes.push(report);
      else if (report.trade_day.slice(0, 7) < at.slice(0, 7) || recorded.has(keyOf(report)))
        completions.push(report);
    }
  }
  return { firsts, changes, completions };
}

/** The first instrument of a file that is not recorded as archived, or only from a later row on; null if none. */
async function unknownInstrument(
  client: Transaction,
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

type Recorded = {
  readonly table: 'archived_changes' | 'archived_completions';
  readonly surplus: string;
  readonly missing: string;
};

const ofChanges: Recorded = {
  table: 'archived_changes',
  surplus: 'is recorded as a cancellation or amendment, but its file has none',
  missing: 'its cancellation or amendment is not recorded, so the trade would count as valid',
};
const ofCompletions: Recorded = {
  table: 'archived_completions',
  surplus: 'is recorded as completing another report, but its file has no such report',
  missing: 'is not recorded, so that histories would not tell what it completes',
};

/** The keys of a day's reports that are recorded as completing others. */
async function recordedCompletions(client: Transaction, { key }: ArchivedDay): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<Change>(
    `SELECT segment_mic, trade_day::text, transaction_id, instrument_id, ${timeSql('published_at')} AS published_at
     FROM archived_completions WHERE archived_day = (SELECT id FROM archived_days WHERE storage_key = $1)`,
    [key],
  );
  return new Set(rows.map(keyOf));
}

/** The first report that only the file or only the database has; null if there is none. */
async function unnotedReport(
  client: Transaction,
  { key }: ArchivedDay,
  reports: readonly Change[],
  { table, surplus, missing }: Recorded,
): Promise<string | null> {
  const { rows } = await client.query<{ about: string; isNoted: boolean }>(
    `WITH stored AS (
       SELECT segment_mic, trade_day, transaction_id, instrument_id, published_at
       FROM jsonb_to_recordset($2) AS c (segment_mic text, trade_day date, transaction_id text, instrument_id integer,
         published_at timestamptz)
     ), noted AS (
       SELECT segment_mic, trade_day, transaction_id, instrument_id, published_at
       FROM ${table} WHERE archived_day = (SELECT id FROM archived_days WHERE storage_key = $1)
     )
     SELECT transaction_id || ' on ' || segment_mic || ' of ' || trade_day AS about, "isNoted" FROM (
       SELECT *, false AS "isNoted" FROM (TABLE stored EXCEPT ALL TABLE noted) missing
       UNION ALL SELECT *, true FROM (TABLE noted EXCEPT ALL TABLE stored) surplus
     ) d ORDER BY about LIMIT 1`,
    [key, JSON.stringify(reports)],
  );
  const [first] = rows;
  if (!first) return null;
  return `${first.about}: ${first.isNoted ? surplus : missing}`;
}

/**
 * Compares the rows that are only in the archive with what the database records of them so that files need not be read:
 * their instruments, by which search and histories find them, their cancellations and amendments, which void trades, and
 * what completes earlier reports.
 */
export async function compareArchivedRows(
  client: Transaction,
  files: FileStore,
  since = sinceOf({}),
): Promise<Finding> {
  const about = 'the archived rows and what is known of them';
  const reader = createArchiveReader(files);
  let compared = 0;
  for (const dataType of ['trade', 'order'] as const) {
    for (const day of await archivedDays(client, dataType, [since.slice(0, 10), '9999-12-31'])) {
      try {
        const recorded = await recordedCompletions(client, day);
        const content = await contentOf(dataType, await reader.open(day), recorded);
        const fault =
          (await unknownInstrument(client, dataType, content)) ??
          (await unnotedReport(client, day, content.changes, ofChanges)) ??
          (await unnotedReport(client, day, content.completions, ofCompletions));
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
