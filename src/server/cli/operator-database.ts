import path from 'node:path';
import { codeOf, messageOf } from '../../domain/thrown.ts';
import type { Database } from '../../platform/database/database.ts';
import { createPatience, type Patience } from '../../platform/database/patience.ts';
import { placeOf } from '../../platform/database/session.ts';
import type { Config } from '../config/config.ts';
import { readConfig } from '../config/read-config.ts';
import { loadSettingsFile } from '../config/settings-file.ts';
import { DatabaseFault, databaseSettings } from '../database/database-fault.ts';
import { migrate, missingScripts } from '../database/migrate.ts';
import { hasEmbeddedDatabase, type OpenDatabase, openDatabase } from '../database/open-database.ts';
import { openPool } from '../database/pool.ts';
import { endOnSignals } from './end-on-signals.ts';
import type { Output } from './output.ts';

const projectDir = path.resolve(import.meta.dirname, '../../..');

/** What an operator's command works with. */
export type OperatorDeps = {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly pool: Database;
  readonly patience: Patience;
};

/** The configuration of the service, from the environment and `.env`. @throws ConfigFault */
export function operatorConfig(): Config {
  loadSettingsFile(projectDir);
  return readConfig(process.env, projectDir);
}

const runsIt = 'Start the service of this release, or run a command that changes something.';

/** @throws DatabaseFault if there are no tables, or scripts that will never run */
async function sayIfBehind(pool: Database, { printError }: Output): Promise<boolean> {
  const { isNew, skipped, due } = await missingScripts(pool);
  if (isNew) throw new DatabaseFault(`This database has no tables yet. ${runsIt}`);
  const missing = [...skipped, ...due];
  if (missing.length === 0) return false;
  printError(
    `The database is behind this release, and a command that only reads does not migrate it: ${missing.join(', ')} did not run.`,
  );
  return true;
}

const undefinedThings: ReadonlySet<string> = new Set(['42P01', '42703', '42883', '42704']);

/** Runs `work` on the database as it is. */
async function reading<T>(pool: Database, output: Output, work: () => Promise<T>): Promise<T> {
  const isBehind = await sayIfBehind(pool, output);
  try {
    return await work();
  } catch (error) {
    if (!isBehind || !undefinedThings.has(codeOf(error) ?? '')) throw error;
    throw new DatabaseFault(`It cannot be read before it is migrated (${messageOf(error)}). ${runsIt}`);
  }
}

/** What a command does to the database: `reads` also includes a trial that ends without storing anything. */
export type Access = 'reads' | 'changes';

/**
 * Runs `work` on the service's database, and says as an error which one that is. A command that changes something
 * migrates it first. On a signal the process closes the database before it ends.
 *
 * @param atFirst what the first SIGINT or SIGTERM does instead
 * @throws ConfigFault or DatabaseFault if the database cannot be used, and what `work` throws
 */
export async function onOperatorDatabase<T>(
  access: Access,
  output: Output,
  work: (deps: OperatorDeps) => Promise<T>,
  config = operatorConfig(),
  atFirst?: (signal: NodeJS.Signals) => void,
): Promise<T> {
  const settings = databaseSettings(config);
  if (access === 'reads' && config.databaseUrl === null && !hasEmbeddedDatabase(config.dataDir))
    throw new DatabaseFault(`There is no database in ${config.dataDir} (DATA_DIR). ${runsIt}`);
  const patience = createPatience({
    limitMs: config.databaseStartMs,
    settings,
    report: output.printError,
  });
  const onOpened = async (database: OpenDatabase): Promise<T> => {
    try {
      output.printError(`Database ${placeOf(database.directUrl)} (${settings.direct})`);
      if (access === 'changes') await migrate(database.directUrl, { patience });
      // Past a pooler, since an operator's command may take longer than the pooler allows.
      const pool = openPool(database.directUrl, { size: 2, patience });
      try {
        const deps = { config, databaseUrl: database.directUrl, pool, patience };
        return await (access === 'changes' ? work(deps) : reading(pool, output, () => work(deps)));
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
