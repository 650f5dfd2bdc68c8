import path from 'node:path';
import pg from 'pg';
import { codeOf, messageOf } from '../../domain/thrown.ts';
import { DatabaseFault } from './database-fault.ts';
import { openEmbeddedCluster } from './embedded-cluster.ts';

/** A database ready for connections. */
export type OpenDatabase = {
  readonly url: string;
  /** Where a session is the caller's own: past a pooler. */
  readonly directUrl: string;
  /** Gives it back: stops the embedded cluster when nobody else uses it. */
  readonly close: () => Promise<void>;
};

export type DatabasePlace = {
  readonly databaseUrl: string | null;
  /** Past the pooler that databaseUrl names; null or absent: it names none. */
  readonly directUrl?: string | null;
  readonly dataDir: string;
};

const databaseName = 'daylight';
const oldestServer = 150_000;

// A connection that breaks rejects its query; unheard, it would end the process besides.
const ignored = (): void => {};

async function createDatabase(maintenanceUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: maintenanceUrl });
  client.on('error', ignored);
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [databaseName]);
    // Another process may make it at the same moment: 42P04 is a duplicate, 23505 the same seen by the catalogue.
    if (!rowCount) await client.query(`CREATE DATABASE ${databaseName}`);
  } catch (error) {
    const code = codeOf(error);
    if (code !== '42P04' && code !== '23505') throw error;
  } finally {
    await client.end();
  }
}

async function checkServer(url: string, variable: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', ignored);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>(
      "SELECT current_setting('server_version_num') AS version",
    );
    if (Number(rows[0]?.version) < oldestServer) throw new Error('the server is older than PostgreSQL 15');
  } catch (error) {
    // The address holds a password: it is not repeated here.
    throw new DatabaseFault(`The database of ${variable} cannot be used: ${messageOf(error)}`);
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Opens the configured database, or the embedded one in the data folder.
 *
 * @throws DatabaseFault with a message for the operator
 */
export async function openDatabase({
  databaseUrl,
  directUrl = null,
  dataDir,
}: DatabasePlace): Promise<OpenDatabase> {
  if (databaseUrl !== null) {
    await checkServer(databaseUrl, 'DATABASE_URL');
    if (directUrl !== null) await checkServer(directUrl, 'DATABASE_DIRECT_URL');
    return { url: databaseUrl, directUrl: directUrl ?? databaseUrl, close: async () => {} };
  }
  const cluster = await openEmbeddedCluster(path.join(dataDir, 'postgres'));
  try {
    await createDatabase(cluster.urlOf('postgres'));
  } catch (error) {
    // Nobody else knows of it yet who could stop it.
    await cluster.close();
    throw error;
  }
  const url = cluster.urlOf(databaseName);
  return { url, directUrl: url, close: cluster.close };
}
