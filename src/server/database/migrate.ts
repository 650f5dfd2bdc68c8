import path from 'node:path';
import pg from 'pg';
import { advisoryLocks } from '../../platform/advisory-locks.ts';
import { type MigrationOptions, runMigrations } from '../../platform/run-migrations.ts';

/** The service's own numbered scripts. */
export const migrationsFolder = path.join(import.meta.dirname, '../migrations');

/**
 * Brings a database to the newest numbered migration. Two processes that start together take turns.
 *
 * @returns names of the scripts that ran now, oldest first
 */
export async function migrate(
  url: string,
  options: Partial<Pick<MigrationOptions, 'folder' | 'lockTimeoutMs'>> = {},
): Promise<readonly string[]> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'daylight migrate',
    options: '-c TimeZone=UTC',
  });
  // A connection that breaks rejects its query; unheard, it would end the process besides.
  client.on('error', () => {});
  await client.connect();
  try {
    return await runMigrations(client, {
      folder: migrationsFolder,
      table: 'schema_version',
      lock: advisoryLocks.migration,
      ...options,
    });
  } finally {
    await client.end();
  }
}
