import path from 'node:path';
import { advisoryLocks } from '../platform/advisory-locks.ts';
import type { Database } from '../platform/database/database.ts';
import { runMigrations } from '../platform/run-migrations.ts';

/**
 * Brings the provider's own schema `identity` up to date. Several processes may call it at once: they take turns.
 */
export async function migrateIdentity(pool: Database): Promise<void> {
  const client = await pool.connect();
  try {
    await runMigrations(client, {
      folder: path.join(import.meta.dirname, 'migrations'),
      table: 'identity.schema_version',
      lock: advisoryLocks.identityMigration,
    });
  } finally {
    client.release();
  }
}
