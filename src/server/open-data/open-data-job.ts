import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type pg from 'pg';
import type { DataType } from '../../domain/feed/data-types.ts';
import {
  keptUntil,
  minutesOver,
  type OpenSpan,
  oldestDayKept,
  openDelayMinutes,
  openFileName,
  openFrom,
} from '../../domain/feed/open-data.ts';
import { pagePaths } from '../../domain/page-paths.ts';
import { type Clock, securityClock } from '../clock.ts';
import { inTransaction } from '../database/pool.ts';
import type { FileStore } from '../files/file-store.ts';
import { underLease } from '../jobs/lease.ts';
import { type RepeatedWork, startRepeatedWork } from '../repeated-work.ts';
import { allOpenData, listed } from './open-data-files.ts';
import { type SpanFile, writeSpan } from './write-span.ts';

export type OpenDataJobDeps = {
  readonly pool: pg.Pool;
  readonly files: FileStore;
  /** Business time. */
  readonly clock: Clock;
  /** Real time: a business clock set years ahead for an hour must not cost today's files. */
  readonly wall?: Clock;
};

/** Publications arrive a little late; a span is written once they have. */
const settleMs = 30_000;
const everyMs = 5_000;
/** How often the store is compared with the tables, in real time. */
const compareEveryMs = 3600_000;
const dataTypes = ['trade', 'order'] as const;
const pack = promisify(gzip);

/**
 * Records a file that a newer one has replaced. It is removed at the next run, so that its present readers still can
 * read it.
 */
type Retire = (storageKey: string) => void;

type DueRow = {
  data_type: DataType;
  span: OpenSpan;
  starts_at: string;
  ends_at: string;
};

// Lines of days that are no longer kept need no files, so their months are left out.
/** The newest line after $1, of those published from $2 on. */
export const newestSql = (dataType: DataType): string =>
  `SELECT max(id) AS id FROM ${dataType}s WHERE id > $1 AND published_at >= $2::timestamptz`;

/**
 * Records the spans of the lines after $2 up to $3, of those published from $4 on; minutes only if they end after $5.
 */
export const noteDueSql = (dataType: DataType): string =>
  `WITH minutes AS (
     SELECT DISTINCT date_trunc('minute', published_at) AS at
     FROM ${dataType}s WHERE id > $2 AND id <= $3 AND published_at >= $4::timestamptz
   ), quarters AS (
     SELECT DISTINCT date_bin('15 minutes', at, timestamptz '2000-01-01 00:00+00') AS at FROM minutes
   )
   INSERT INTO open_data_due (data_type, span, starts_at, ends_at)
     SELECT $1, 'minute', at, at + interval '1 minute' FROM minutes
       WHERE at + interval '1 minute' > $5::timestamptz
     UNION
     SELECT $1, 'quarter', at, at + interval '15 minutes' FROM quarters
     UNION
     SELECT $1, 'day', date_trunc('day', at), date_trunc('day', at) + interval '1 day' FROM quarters
   ON CONFLICT DO NOTHING`;

/** Finds the spans that have new lines since the last check, and records how far it has checked. */
async function noteNewLines(pool: pg.Pool, dataType: DataType, now: Date): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query('SET LOCAL statement_timeout = 0');
    const { rows } = await client.query<{ last_id: string }>(
      'SELECT last_id FROM open_data_progress WHERE data_type = $1 FOR UPDATE',
      [dataType],
    );
    const last = rows[0]?.last_id ?? '0';
    const since = `${oldestDayKept(now)}T00:00:00Z`;
    const { rows: newest } = await client.query<{ id: string | null }>(newestSql(dataType), [last, since]);
    const newId = newest[0]?.id ?? null;
    if (newId === null) return;
    await client.query(noteDueSql(dataType), [dataType, last, newId, since, minutesOver(now)]);
    await client.query(
      `INSERT INTO open_data_progress (data_type, last_id) VALUES ($1, $2)
       ON CONFLICT (data_type) DO UPDATE SET last_id = excluded.last_id`,
      [dataType, newId],
    );
  });
}

/** Records the files of a span; returns the store's keys that are no longer needed. */
async function record(
  pool: pg.Pool,
  due: DueRow,
  written: readonly SpanFile[],
  now: Date,
): Promise<readonly string[]> {
  const startsAt = new Date(due.starts_at);
  return inTransaction(pool, async (client) => {
    const unneeded: string[] = [];
    for (const file of written) {
      const name = openFileName({
        dataType: due.data_type,
        venueMic: file.venueMic,
        span: due.span,
        startsAt,
        format: file.format,
      });
      const { rows } = await client.query<{ sha256: string; storage_key: string }>(
        'SELECT sha256, storage_key FROM open_data_files WHERE name = $1 FOR UPDATE',
        [name],
      );
      const before = rows[0];
      if (before?.sha256 === file.sha256) {
        unneeded.push(file.storageKey);
        continue;
      }
      if (before) unneeded.push(before.storage_key);
      await client.query(
        `INSERT INTO open_data_files (day, name, data_type, venue_mic, span, starts_at, ends_at, format, lines, size,
           sha256, storage_key, opens_at, written_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
         ON CONFLICT (name) DO UPDATE SET lines = excluded.lines, size = excluded.size, sha256 = excluded.sha256,
           storage_key = excluded.storage_key, opens_at = excluded.opens_at, written_at = excluded.written_at`,
        [
          due.starts_at.slice(0, 10),
          name,
          due.data_type,
          file.venueMic,
          due.span,
          due.starts_at,
          due.ends_at,
          file.format,
          file.lines,
          file.size,
          file.sha256,
          file.storageKey,
          openFrom(file.lastPublished),
          now,
        ],
      );
    }
    await client.query('DELETE FROM open_data_due WHERE data_type = $1 AND span = $2 AND starts_at = $3', [
      due.data_type,
      due.span,
      due.starts_at,
    ]);
    return unneeded;
  });
}

async function writeDue(
  { pool, files, clock }: OpenDataJobDeps,
  retire: Retire,
  stopped: () => boolean,
): Promise<number> {
  const { rows } = await pool.query<DueRow>(
    `SELECT data_type, span, starts_at, ends_at FROM open_data_due WHERE ends_at <= $1 ORDER BY ends_at DESC, span`,
    [new Date(clock.now().getTime() - settleMs)],
  );
  let count = 0;
  for (const due of rows) {
    if (stopped()) break;
    const span = {
      dataType: due.data_type,
      startsAt: new Date(due.starts_at),
      endsAt: new Date(due.ends_at),
    };
    const written = await writeSpan(pool, files, span);
    for (const key of await record(pool, due, written, clock.now())) retire(key);
    count += written.length;
  }
  return count;
}

const keptAt = ({ clock, wall = securityClock }: OpenDataJobDeps): Date =>
  new Date(Math.min(clock.now().getTime(), wall.now().getTime()));

/** Removes the files whose retention period is over. */
async function forgetOld(deps: OpenDataJobDeps): Promise<void> {
  const { pool, files } = deps;
  const now = keptAt(deps);
  const { rows: days } = await pool.query<{ day: string }>('SELECT DISTINCT day FROM open_data_files');
  const over = days.map(({ day }) => day).filter((day) => keptUntil(day).getTime() <= now.getTime());
  await pool.query(`DELETE FROM open_data_due WHERE starts_at < $1 OR (span = 'minute' AND ends_at <= $2)`, [
    `${oldestDayKept(now)}T00:00:00Z`,
    minutesOver(now),
  ]);
  const { rows } = await pool.query<{ storage_key: string }>(
    `DELETE FROM open_data_files WHERE day = ANY($1::date[]) OR (span = 'minute' AND ends_at <= $2)
     RETURNING storage_key`,
    [over, minutesOver(now)],
  );
  for (const { storage_key } of rows) await files.remove(storage_key);
}

/** Rewrites the public index if the set of open files has changed. */
async function writeIndex({ pool, files, clock }: OpenDataJobDeps, retire: Retire): Promise<void> {
  const now = clock.now();
  const { rows } = await pool.query<{
    made_from: string;
    old: string | null;
    storage_key: string | null;
    packed_key: string | null;
  }>(
    `SELECT o.made_from, x.made_from AS old, x.storage_key, x.packed_key FROM (
       SELECT count(*) || ' ' || coalesce(max(opens_at)::text, '') || ' ' || coalesce(max(written_at)::text, '')
         || ' ' || coalesce(min(day)::text, '') AS made_from
       FROM open_data_files WHERE opens_at <= $1) o LEFT JOIN open_data_index x ON true`,
    [now],
  );
  const state = rows[0];
  if (!state || state.made_from === state.old) return;
  const open = await allOpenData(pool, now);
  const content = {
    title: 'Daylight open data',
    delayMinutes: openDelayMinutes,
    updatedAt: now.toISOString(),
    guide: pagePaths.documentation,
    files: open.map((row) => listed(row, pagePaths.openData)),
  };
  const text = `${JSON.stringify(content)}\n`;
  const [key, packedKey] = [`open-data/index/${randomUUID()}`, `open-data/index/${randomUUID()}`];
  const written = await files.put(key, [text]);
  const packed = await files.put(packedKey, [await pack(text)]);
  await pool.query(
    `INSERT INTO open_data_index
       (made_from, size, sha256, storage_key, packed_size, packed_sha256, packed_key, written_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT ON CONSTRAINT open_data_index_pkey DO UPDATE SET made_from = excluded.made_from,
       size = excluded.size, sha256 = excluded.sha256, storage_key = excluded.storage_key,
       packed_size = excluded.packed_size, packed_sha256 = excluded.packed_sha256,
       packed_key = excluded.packed_key, written_at = excluded.written_at`,
    [state.made_from, written.size, written.sha256, key, packed.size, packed.sha256, packedKey, now],
  );
  for (const old of [state.storage_key, state.packed_key]) if (old !== null) retire(old);
}

/**
 * Compares the store with the tables: files that an interrupted instance left in the store are removed, and files that
 * are missing from it, as after a restore of a backup, are written again. A file without a row may be one that another
 * instance is just writing, if it has lost its lease without knowing, or is of an older release, which uses another
 * lock. It is therefore removed only if it had no row an hour ago either, and rows are read before the store.
 *
 * @param strangers keys without a row at the last comparison
 * @returns keys without a row now
 */
async function compareWithStore(
  { pool, files }: OpenDataJobDeps,
  strangers: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ storage_key: string }>(
    'SELECT storage_key FROM open_data_files UNION ALL SELECT storage_key FROM open_data_index UNION ALL SELECT packed_key FROM open_data_index',
  );
  const known = new Set(rows.map(({ storage_key }) => storage_key));
  const there = new Set(await files.list('open-data'));
  const missing = [...known].filter((key) => !there.has(key));
  if (missing.length > 0) {
    await inTransaction(pool, async (client) => {
      await client.query(
        `WITH gone AS (
           DELETE FROM open_data_files WHERE storage_key = ANY($1) RETURNING data_type, span, starts_at, ends_at
         )
         INSERT INTO open_data_due (data_type, span, starts_at, ends_at)
           SELECT DISTINCT data_type, span, starts_at, ends_at FROM gone ON CONFLICT DO NOTHING`,
        [missing],
      );
      await client.query('DELETE FROM open_data_index WHERE storage_key = ANY($1) OR packed_key = ANY($1)', [
        missing,
      ]);
    });
  }
  const unknown = [...there].filter((key) => !known.has(key));
  for (const key of unknown) if (strangers.has(key)) await files.remove(key);
  return new Set(unknown);
}

/** The job that writes open data. */
export type OpenDataJob = {
  /** Does everything that is due; returns the number of files written, 0 if another instance is doing it. */
  readonly runOnce: () => Promise<number>;
  /** Ends a run between two spans. */
  readonly interrupt: () => void;
};

/**
 * The job that writes the files of open data: each minute, quarter of an hour and day once it is over, again if lines
 * of it came late, and the index whenever something opens. Several instances may run it, but only one works at a time.
 */
export function createOpenDataJob(deps: OpenDataJobDeps): OpenDataJob {
  let stopped = false;
  let squaredAt = Number.NEGATIVE_INFINITY;
  let strangers: ReadonlySet<string> = new Set();
  let retired: string[] = [];
  const retire: Retire = (key) => {
    retired.push(key);
  };
  const work = async (): Promise<number> => {
    const over = retired;
    retired = [];
    for (const key of over) await deps.files.remove(key);
    await forgetOld(deps);
    const at = (deps.wall ?? securityClock).now().getTime();
    if (at - squaredAt >= compareEveryMs) {
      strangers = await compareWithStore(deps, strangers);
      squaredAt = at;
    }
    const now = keptAt(deps);
    for (const dataType of dataTypes) await noteNewLines(deps.pool, dataType, now);
    const written = await writeDue(deps, retire, () => stopped);
    await writeIndex(deps, retire);
    return written;
  };
  return {
    runOnce: async () => {
      return (await underLease({ pool: deps.pool, name: 'open-data' }, work)) ?? 0;
    },
    interrupt: () => {
      stopped = true;
    },
  };
}

/** Runs the job at once and then every five seconds. */
export function startOpenData(deps: OpenDataJobDeps, onFault: (error: unknown) => void): RepeatedWork {
  const job = createOpenDataJob(deps);
  const work = startRepeatedWork(job.runOnce, everyMs, onFault);
  work.runNow().catch(onFault);
  return {
    runNow: work.runNow,
    stop: async () => {
      job.interrupt();
      await work.stop();
    },
  };
}
