import path from 'node:path';
import { advisoryLocks } from '../../platform/advisory-locks.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Patience } from '../../platform/database/patience.ts';
import { Session } from '../../platform/database/session.ts';
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
export const missingScripts = (client: Queryable): Promise<ScriptsNotRun> =>
  scriptsNotRun(client, { ...scripts, baseline });

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
  const session = new Session(url, { application: 'daylight migrate', patience });
  await session.connect();
  try {
    await session.query('SET TimeZone TO UTC');
    return await runMigrations(session, {
      ...scripts,
      baseline,
      lock: advisoryLocks.migration,
      ...options,
    });
  } finally {
    await session.end();
  }
}
