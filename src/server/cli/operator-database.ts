import path from 'node:path';
import type pg from 'pg';
import { createPatience, type Patience } from '../../platform/connection-patience.ts';
import type { Config } from '../config/config.ts';
import { readConfig } from '../config/read-config.ts';
import { loadSettingsFile } from '../config/settings-file.ts';
import { databaseSettings } from '../database/database-fault.ts';
import { migrate } from '../database/migrate.ts';
import { type OpenDatabase, openDatabase } from '../database/open-database.ts';
import { openPool } from '../database/pool.ts';
import { endOnSignals } from './end-on-signals.ts';

const projectDir = path.resolve(import.meta.dirname, '../../..');

/** What an operator's command works with. */
export type OperatorDeps = {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly pool: pg.Pool;
  readonly patience: Patience;
};

/** The configuration of the service, from the environment and `.env`. @throws ConfigFault */
export function operatorConfig(): Config {
  loadSettingsFile(projectDir);
  return readConfig(process.env, projectDir);
}

/**
 * Runs `work` on the service's database, after migrating it. On a signal the process closes the database before it
 * ends.
 *
 * @param atFirst what the first SIGINT or SIGTERM does instead
 * @throws ConfigFault or DatabaseFault if the database cannot be used, and what `work` throws
 */
export async function onOperatorDatabase<T>(
  work: (deps: OperatorDeps) => Promise<T>,
  config = operatorConfig(),
  atFirst?: (signal: NodeJS.Signals) => void,
): Promise<T> {
  const patience = createPatience({
    limitMs: config.databaseStartMs,
    settings: databaseSettings(config),
    report: (line) => process.stderr.write(`${line}\n`),
  });
  const onOpened = async (database: OpenDatabase): Promise<T> => {
    try {
      await migrate(database.directUrl, { patience });
      // Past a pooler, since an operator's command may take longer than the pooler allows.
      const pool = openPool(database.directUrl, { size: 2 });
      patience.grantTo(pool, 'direct');
      try {
        return await work({ config, databaseUrl: database.directUrl, pool, patience });
      } finally {
        await pool.end();
      }
    } finally {
      await database.close();
    }
  };
  const opening = openDatabase({ ...config, patience });
  const listening = endOnSignals({ release: async () => (await opening).close(), atFirst });
  try {
    return await onOpened(await opening);
  } finally {
    await listening();
  }
}
