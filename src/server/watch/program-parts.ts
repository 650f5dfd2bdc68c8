import { readdir } from 'node:fs/promises';
import type pg from 'pg';
import { createDatabaseProbe } from '../database/database-probe.ts';
import { migrationsFolder } from '../database/migrate.ts';
import type { SharedServices } from '../program/shared-services.ts';
import type { WatchedPart } from './readiness.ts';

/** Number of the newest migration that this program knows. */
async function newestMigration(): Promise<number> {
  const names = await readdir(migrationsFolder);
  return Math.max(...names.map((name) => Number.parseInt(name, 10)));
}

/** Resolves if the database is as new as this program; a newer one was migrated by a later release. */
function migrationCheck(pool: pg.Pool): () => Promise<void> {
  let isDone = false;
  return async () => {
    if (isDone) return;
    const [wanted, { rows }] = await Promise.all([
      newestMigration(),
      pool.query<{ version: string }>('SELECT max(version) AS version FROM schema_version'),
    ]);
    if (Number(rows[0]?.version ?? 0) < wanted) throw new Error(`migration ${wanted} has not run`);
    isDone = true;
  };
}

const filesLookedAtMs = 10_000;

/** Resolves if the store has a file that it should have: an unmounted store answers too, but is empty. */
function filesCheck({ pool, files, securityClock }: SharedServices): () => Promise<void> {
  let goodUntil = 0;
  return async () => {
    const now = securityClock.now().getTime();
    if (now < goodUntil && goodUntil - now <= filesLookedAtMs) return;
    const { rows } = await pool.query<{ storage_key: string }>(
      'SELECT storage_key FROM published_files WHERE withdrawn_at IS NULL ORDER BY storage_key LIMIT 1',
    );
    const key = rows[0]?.storage_key;
    if (key !== undefined && (await files.stat(key)) === null) throw new Error(`${key} is not there`);
    goodUntil = now + filesLookedAtMs;
  };
}

/**
 * The parts that /readyz reports. Files and the identity provider are shared by all instances: one that cannot reach
 * them still serves data, and taking it out of service would not help.
 */
export function programParts(
  shared: SharedServices,
  holdsKeys: () => Promise<unknown>,
): Readonly<Record<string, WatchedPart>> {
  const { pool, securityClock } = shared;
  const probe = createDatabaseProbe(pool, securityClock);
  return {
    database: { check: probe.acceptsWrites, isVital: true },
    clock: { check: probe.agreesOnTime, isVital: true },
    migrations: { check: migrationCheck(pool), isVital: true },
    files: { check: filesCheck(shared), isVital: false },
    identity: { check: holdsKeys, isVital: false },
  };
}
