import path from 'node:path';
import pg from 'pg';
import Postgrator from 'postgrator';
import { advisoryLocks } from '../../platform/advisory-locks.ts';

const ownFolder = path.join(import.meta.dirname, '../migrations');
// Any number will do, as long as every process that migrates takes the same one.

export type MigrateOptions = {
  /** Folder of numbered scripts (`001.do.accounts.sql`); by default the service's own. */
  readonly folder?: string;
  /** Table that remembers what has run, with its schema when it is not public. */
  readonly table?: string;
};

/**
 * Brings a database to the newest numbered migration. Two processes that start together take turns.
 *
 * @returns names of the scripts that ran now, oldest first
 */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<readonly string[]> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'daylight migrate',
    options: '-c TimeZone=UTC',
  });
  // A connection that breaks rejects its query; unheard, it would end the process besides.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [advisoryLocks.migration]);
    const database = await client.query<{ name: string }>('SELECT current_database() AS name');
    // A script and the row that says it has run are one transaction: cut off in between, the script would be run again
    // by the next start, and fail on what it has made already.
    let underWay = false;
    const postgrator = new Postgrator({
      driver: 'pg',
      database: database.rows[0]?.name ?? '',
      migrationPattern: path.join(options.folder ?? ownFolder, '*.do.*.sql'),
      schemaTable: options.table ?? 'schema_version',
      execQuery: async (query) => {
        const result = await client.query(query);
        if (underWay) await client.query('COMMIT');
        underWay = false;
        return result;
      },
      execSqlScript: async (script) => {
        await client.query('BEGIN');
        underWay = true;
        await client.query(script);
      },
    });
    const ran = await postgrator.migrate();
    return ran.map((migration) => migration.filename.split(/[\\/]/).at(-1) ?? migration.filename);
  } finally {
    await client.end();
  }
}
