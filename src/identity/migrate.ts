import path from 'node:path';
import { advisoryLocks } from '../platform/advisory-locks.ts';
import type { Database } from '../platform/database/database.ts';
import { type Baseline, runMigrations } from '../platform/run-migrations.ts';

/** Script 200 makes what the three of 1.0.0 made. */
export const identityBaseline: Baseline = {
  from: 200,
  to: 200,
  replaces: { release: '1.0.0', scripts: 3, last: 3 },
};

/**
 * Brings the provider's own schema `identity` up to date. Several processes may call it at once: they take turns.
 */
export async function migrateIdentity(pool: Database): Promise<void> {
  const client = await pool.connect();
  try {
    await runMigrations(client, {
      folder: path.join(import.meta.dirname, 'migrations'),
      table: 'identity.schema_version',
      baseline: identityBaseline,
      lock: advisoryLocks.identityMigration,
    });
  } finally {
    client.release();
  }
}
