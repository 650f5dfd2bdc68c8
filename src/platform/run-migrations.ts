import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import Postgrator from 'postgrator';

export type MigrationOptions = {
  /** Folder of numbered scripts (`001.do.accounts.sql`). */
  readonly folder: string;
  /** Table that records what has run, with its schema unless that is public. */
  readonly table: string;
  /** Number of the advisory lock by which programs take turns. */
  readonly lock: number;
  /** Longest time that a script waits for a table, in milliseconds. Other users of that table queue behind it. */
  readonly lockTimeoutMs?: number;
};

const longestWaitMs = 1_000;
const everyMs = 100;
/** Ten minutes of tries: taking in a large file locks its tables for at most that long. */
const mostTries = 600;
const lockNotAvailable = '55P03';

/** Waits without a running statement, because building an index concurrently would wait for it to end. */
async function takeTurn(client: pg.ClientBase, lock: number): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      lock,
    ]);
    if (rows[0]?.taken) return;
    await pause(everyMs);
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === lockNotAvailable;

/**
 * Runs the scripts of a folder that have not run yet, while other programs use the database. A script and the row that
 * records it are one transaction, because the next start would repeat an unrecorded script and fail on what it has
 * already made. A script that does not get a table soon gives way to those queued behind it and is retried. Scripts
 * that build an index concurrently cannot run in a transaction: each of their statements is one, and may run again.
 *
 * @param client a session of its own, past any pooler
 * @returns names of the scripts that ran now, oldest first
 */
export async function runMigrations(
  client: pg.ClientBase,
  { folder, table, lock, lockTimeoutMs = longestWaitMs }: MigrationOptions,
): Promise<readonly string[]> {
  await takeTurn(client, lock);
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
    const ran = await postgrator.migrate();
    return ran.map((migration) => migration.filename.split(/[\\/]/).at(-1) ?? migration.filename);
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [lock]).catch(() => undefined);
  }
}
