import path from 'node:path';
import type pg from 'pg';
import { advisoryLocks } from '../platform/advisory-locks.ts';
import { runMigrations } from '../platform/run-migrations.ts';

/**
 * Brings the provider's own schema `identity` up to date. Several processes may call it at once: they take turns.
 */
export async function migrateIdentity(pool: pg.Pool): Promise<void> {
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
