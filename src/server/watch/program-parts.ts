import { readdir } from 'node:fs/promises';
import type pg from 'pg';
import { migrationsFolder } from '../database/migrate.ts';
import { createWriteProbe } from '../database/write-probe.ts';
import type { SharedServices } from '../program/shared-services.ts';
import type { WatchedPart } from './readiness.ts';

/** Number of the newest migration that this program knows. */
async function newestMigration(): Promise<number> {
  const names = await readdir(migrationsFolder);
  return Math.max(...names.map((name) => Number.parseInt(name, 10)));
}

/** Resolves when the database is as new as this program; a newer one is one that a later release has prepared. */
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

/** Resolves when the store holds a file that it should hold: one that is not mounted is empty, and answers all the same. */
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
 * The parts that /readyz tells of. Files and the identity provider are the same for all instances: an instance that
 * cannot reach them still serves data, and would not be helped by being left out.
 */
export function programParts(
  shared: SharedServices,
  holdsKeys: () => Promise<unknown>,
): Readonly<Record<string, WatchedPart>> {
  const { pool, securityClock } = shared;
  return {
    database: { check: createWriteProbe(pool, securityClock), isVital: true },
    migrations: { check: migrationCheck(pool), isVital: true },
    files: { check: filesCheck(shared), isVital: false },
    identity: { check: holdsKeys, isVital: false },
  };
}
