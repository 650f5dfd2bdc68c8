import type { Database } from '../../platform/database/database.ts';

/** A month of orders or trades. Sizes and counts that may be large are decimal texts. */
export type StoredMonth = {
  readonly type: 'order' | 'trade';
  /** `yyyy-mm`. */
  readonly month: string;
  /** On disk with its indexes; null: dropped. */
  readonly bytes: string | null;
  readonly archivedDays: number;
  readonly archivedRows: string;
  readonly archivedBytes: string;
};

/** What the rest of the data takes. */
export type StoredPart = {
  readonly part: 'database' | 'openFiles' | 'published' | 'archive';
  readonly files: number | null;
  readonly bytes: string;
};

/** A comparison of the stored data by `audit`, as the log has it. */
export type LoggedAudit = {
  readonly at: string;
  readonly by: string;
  readonly agrees: boolean;
  readonly parts: readonly string[];
};

/** The act under which `audit` is logged. */
export const auditAction = 'audit';

/** The months that are in the database or in the archive, newest first. */
export async function storedMonths(pool: Database): Promise<readonly StoredMonth[]> {
  const { rows } = await pool.query<StoredMonth>(
    `SELECT type, month, kept.bytes, coalesce(a.days, 0) AS "archivedDays", coalesce(a.rows, '0') AS "archivedRows",
       coalesce(a.bytes, '0') AS "archivedBytes"
     FROM (
       SELECT left(t.name, -1) AS type, replace(right(c.relname, 7), '_', '-') AS month,
         (SELECT sum(pg_total_relation_size(relid))::text FROM pg_partition_tree(c.oid)) AS bytes
       FROM (VALUES ('orders'), ('trades')) t (name) JOIN pg_inherits i ON i.inhparent = t.name::regclass
       JOIN pg_class c ON c.oid = i.inhrelid
     ) kept FULL JOIN (
       SELECT data_type AS type, to_char(day, 'YYYY-MM') AS month, count(*)::int AS days, sum(rows)::text AS rows,
         coalesce(sum(size), 0)::text AS bytes
       FROM archived_days GROUP BY 1, 2
     ) a USING (type, month)
     ORDER BY month DESC, type`,
  );
  return rows;
}

/** What the data takes, part by part. */
export async function storedParts(pool: Database): Promise<readonly StoredPart[]> {
  const { rows } = await pool.query<StoredPart>(
    `SELECT 'database' AS part, NULL::int AS files, pg_database_size(current_database())::text AS bytes
     UNION ALL SELECT 'openFiles', count(*)::int,
       coalesce(sum(CASE WHEN packed_key IS NULL THEN size ELSE packed_size END + coalesce(parquet_size, 0)), 0)::text FROM open_data_files
     UNION ALL SELECT 'published', count(*)::int, coalesce(sum(size), 0)::text FROM published_files
     UNION ALL SELECT 'archive', count(*)::int, coalesce(sum(size), 0)::text FROM archived_days`,
  );
  return rows;
}

/** The last time that the stored data was compared; null if never. */
export async function lastAudit(pool: Database): Promise<LoggedAudit | null> {
  const { rows } = await pool.query<LoggedAudit>(
    `SELECT at, coalesce(acted_for, os_user) AS by, (details ->> 'agrees')::boolean AS agrees, details -> 'parts' AS parts
     FROM audit_log WHERE action = $1 ORDER BY id DESC LIMIT 1`,
    [auditAction],
  );
  return rows[0] ?? null;
}

/** When the database last archived a part of its log, of which backups to a moment are made; null if it does not. */
export async function lastDatabaseArchive(pool: Database): Promise<string | null> {
  const { rows } = await pool.query<{ at: string | null }>(
    'SELECT last_archived_time AS at FROM pg_stat_archiver',
  );
  return rows[0]?.at ?? null;
}
