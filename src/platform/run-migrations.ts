import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Postgrator from 'postgrator';
import type { Connection, Queryable, Transaction } from './database/database.ts';

/**
 * The first scripts of a folder, if they make at once what those of an earlier release made step by step. A database on
 * which all of these have run is taken over: the baseline is recorded there without being run. Their records stay, so
 * that a program of that release finds its scripts and can be started again.
 */
export type Baseline = {
  /** Numbers of its first and its last script. */
  readonly from: number;
  readonly to: number;
  /** The release whose scripts it replaces, how many these were, and the number of the last. */
  readonly replaces: { readonly release: string; readonly scripts: number; readonly last: number };
};

export type MigrationOptions = {
  /** Folder of numbered scripts (`207.do.accounts.sql`). */
  readonly folder: string;
  /** Table that records what has run, with its schema unless that is public. */
  readonly table: string;
  /** Number of the advisory lock by which programs take turns. */
  readonly lock: number;
  readonly baseline: Baseline;
  /** Longest time that a script waits for a table, in milliseconds. Other users of that table queue behind it. */
  readonly lockTimeoutMs?: number;
};

const longestWaitMs = 1_000;
const everyMs = 100;
/** Ten minutes of tries: taking in a large file locks its tables for at most that long. */
const mostTries = 600;
const lockNotAvailable = '55P03';
const deadlockDetected = '40P01';
const busy: readonly unknown[] = [lockNotAvailable, deadlockDetected];

/** Waits without a running statement, because building an index concurrently would wait for it to end. */
async function acquireLock(client: Transaction, lock: number): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ acquired: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS acquired',
      [lock],
    );
    if (rows[0]?.acquired) return;
    await pause(everyMs);
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && busy.includes(error.code);

/** The scripts of a folder that a database has not run. */
export type ScriptsNotRun = {
  /** No script has run at all. */
  readonly isNew: boolean;
  /** Numbered below the last one that ran, in order: they will never run. */
  readonly skipped: readonly string[];
  /** Numbered above it, in order. */
  readonly due: readonly string[];
};

/** Numbers of the scripts that a database records as run. */
async function versionsRun(client: Queryable, table: string): Promise<ReadonlySet<number>> {
  const known = await client.query<{ found: boolean }>('SELECT to_regclass($1) IS NOT NULL AS found', [
    table,
  ]);
  if (!known.rows[0]?.found) return new Set();
  const { rows } = await client.query<{ version: number }>(
    `SELECT version::int AS version FROM ${table} WHERE version > 0`,
  );
  return new Set(rows.map(({ version }) => version));
}

/** Compares the scripts of a folder with what a database records as run. It changes nothing. */
export async function scriptsNotRun(
  client: Queryable,
  { folder, table, baseline }: Pick<MigrationOptions, 'folder' | 'table' | 'baseline'>,
): Promise<ScriptsNotRun> {
  const ran = await versionsRun(client, table);
  const last = Math.max(0, ...ran);
  // A database that can be taken over has all that the baseline makes.
  const isKnown = (version: number): boolean =>
    ran.has(version) ||
    (last === baseline.replaces.last && version >= baseline.from && version <= baseline.to);
  const files = (await readdir(folder)).filter((name) => /^\d+\.do\..*\.sql$/.test(name));
  const notRun = files
    .map((name) => ({ name, version: Number.parseInt(name, 10) }))
    .filter(({ version }) => !isKnown(version))
    .sort((a, b) => a.version - b.version);
  return {
    isNew: ran.size === 0,
    skipped: notRun.filter(({ version }) => version < last).map(({ name }) => name),
    due: notRun.filter(({ version }) => version > last).map(({ name }) => name),
  };
}

/** A database that this program must not migrate; the message is for the operator. */
export class UnfitDatabase extends Error {
  override readonly name = 'UnfitDatabase';
}

async function refuseSkipped(
  client: Connection,
  { folder, table, baseline }: Pick<MigrationOptions, 'folder' | 'table' | 'baseline'>,
): Promise<void> {
  const { skipped } = await scriptsNotRun(client, { folder, table, baseline });
  if (skipped.length === 0) return;
  throw new UnfitDatabase(
    `The database was migrated past scripts that it has not run: ${skipped.join(', ')}. Nothing was changed. Another program than this one or a release before it has migrated it: use that program, or run the scripts by hand in this order, and record them in ${table}.`,
  );
}

async function takeOver(
  client: Connection,
  { table, baseline: { from, to, replaces } }: Pick<MigrationOptions, 'table' | 'baseline'>,
  scripts: readonly Postgrator.Migration[],
): Promise<void> {
  const ran = await versionsRun(client, table);
  const last = Math.max(0, ...ran);
  if (last === 0 || last >= from) return;
  if (ran.size !== replaces.scripts || last !== replaces.last)
    throw new UnfitDatabase(
      `The database is not as ${replaces.release} leaves it: it has run ${ran.size} scripts up to ${last}, and that release has ${replaces.scripts} up to ${replaces.last}. Nothing that ${table} records was changed. This release follows ${replaces.release}: start that on the database first.`,
    );
  const own = scripts.filter(({ version }) => version >= from && version <= to);
  await client.query(
    `INSERT INTO ${table} (version, name, md5, run_at)
     SELECT version, name, md5, now() FROM unnest($1::bigint[], $2::text[], $3::text[]) AS own (version, name, md5)`,
    [own.map(({ version }) => version), own.map(({ name }) => name), own.map(({ md5 }) => md5)],
  );
}

/**
 * Runs the scripts of a folder that have not run yet, while other programs use the database. A script and the row that
 * records it are one transaction, because the next start would repeat an unrecorded script and fail on what it has
 * already made. A script that does not get a table soon gives way to those queued behind it and is retried. Scripts
 * that build an index concurrently cannot run in a transaction: each of their statements is one, and may run again.
 *
 * @param client a session of its own, past any pooler
 * @throws UnfitDatabase before anything is changed
 * @returns names of the scripts that ran now, oldest first
 */
export async function runMigrations(
  client: Connection,
  { folder, table, lock, baseline, lockTimeoutMs = longestWaitMs }: MigrationOptions,
): Promise<readonly string[]> {
  await acquireLock(client, lock);
  const database = await client.query<{ name: string }>('SELECT current_database() AS name');
  let underWay = false;
  const inTransaction = async (script: string): Promise<void> => {
    for (let tries = 1; ; tries += 1) {
      await client.query('BEGIN');
      try {
        await client.query(`SET LOCAL lock_timeout = ${lockTimeoutMs}`);
        await client.query(script);
        underWay = true;
        return;
      } catch (error) {
        await client.query('ROLLBACK');
        if (!isBusy(error) || tries === mostTries) throw error;
        await pause(lockTimeoutMs);
      }
    }
  };
  try {
    const postgrator = new Postgrator({
      driver: 'pg',
      database: database.rows[0]?.name ?? '',
      migrationPattern: path.join(folder, '*.do.*.sql'),
      schemaTable: table,
      execQuery: async (query) => {
        const result = await client.query(query);
        if (underWay) await client.query('COMMIT');
        underWay = false;
        return result;
      },
      execSqlScript: async (script) => {
        if (!/\bCONCURRENTLY\b/.test(script)) return inTransaction(script);
        for (const statement of script.split(/;\s*$/m)) await client.query(statement);
      },
    });
    await takeOver(client, { table, baseline }, await postgrator.getMigrations());
    await refuseSkipped(client, { folder, table, baseline });
    const ran = await postgrator.migrate();
    return ran.map((migration) => migration.filename.split(/[\\/]/).at(-1) ?? migration.filename);
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [lock]).catch(() => undefined);
  }
}
