import { existsSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { type Config, ConfigFault, readConfig } from '../config.ts';
import { DatabaseFault } from '../database/database-fault.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { openPool } from '../database/pool.ts';
import type { Output } from './ingest.ts';

const projectDir = path.resolve(import.meta.dirname, '../../..');

/** What an operator's command works with. */
export interface OperatorDeps {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly pool: pg.Pool;
}

/** The configuration of the service, from the environment and `.env`. @throws ConfigFault */
export function operatorConfig(): Config {
  const settings = path.join(projectDir, '.env');
  if (existsSync(settings)) process.loadEnvFile(settings);
  return readConfig(process.env, projectDir);
}

/**
 * Does something on the service's database, brought up to date.
 *
 * @param config from `operatorConfig`
 * @throws DatabaseFault when it cannot be used, and what `work` throws
 */
export async function onOperatorDatabase<T>(
  config: Config,
  work: (deps: OperatorDeps) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(config);
  try {
    await migrate(database.url);
    const pool = openPool(database.url, { size: 2 });
    try {
      return await work({ config, databaseUrl: database.url, pool });
    } finally {
      await pool.end();
    }
  } finally {
    await database.close();
  }
}

/**
 * Runs a command beside the service, on its database, brought up to date.
 *
 * @returns the exit code of `work`; 1 when the configuration or the database cannot be used, which is told
 */
export async function withOperatorDatabase(
  { printError }: Output,
  work: (deps: OperatorDeps) => Promise<number>,
): Promise<number> {
  try {
    return await onOperatorDatabase(operatorConfig(), work);
  } catch (error) {
    if (!(error instanceof ConfigFault || error instanceof DatabaseFault)) throw error;
    printError(error.message);
    return 1;
  }
}
