import path from 'node:path';
import pg from 'pg';
import { advisoryLocks } from '../../platform/advisory-locks.ts';
import { askedWhenIdle, type Patience, servingConnectMs } from '../../platform/connection-patience.ts';
import {
  type Baseline,
  type MigrationOptions,
  runMigrations,
  type ScriptsNotRun,
  scriptsNotRun,
} from '../../platform/run-migrations.ts';

/** The service's own numbered scripts. */
export const migrationsFolder = path.join(import.meta.dirname, '../migrations');

const scripts = { folder: migrationsFolder, table: 'schema_version' } as const;

/** Scripts 200 to 212 make what the 66 of 1.0.0 made. */
export const baseline: Baseline = {
  from: 200,
  to: 212,
  replaces: { release: '1.0.0', scripts: 66, last: 153 },
};

/** What a database lacks of the newest version. It changes nothing. */
export const missingScripts = (client: pg.ClientBase | pg.Pool): Promise<ScriptsNotRun> =>
  scriptsNotRun(client, scripts);

/**
 * Migrates a database to the newest version. Two processes that start together take turns.
 *
 * @returns names of the scripts that ran now, oldest first
 */
export async function migrate(
  url: string,
  {
    patience,
    ...options
  }: Partial<Pick<MigrationOptions, 'folder' | 'lockTimeoutMs'>> & { readonly patience?: Patience } = {},
): Promise<readonly string[]> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'daylight migrate',
    connectionTimeoutMillis: patience?.limitMs ?? servingConnectMs,
    ...askedWhenIdle,
    options: '-c TimeZone=UTC',
  });
  // A broken connection rejects its query; without a listener the error would also end the process.
  client.on('error', () => {});
  await (patience ? patience.connect(client, 'direct') : client.connect());
  try {
    return await runMigrations(client, {
      ...scripts,
      baseline,
      lock: advisoryLocks.migration,
      ...options,
    });
  } finally {
    await client.end();
  }
}
