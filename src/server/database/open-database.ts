import path from 'node:path';
import pg from 'pg';
import { codeOf, messageOf } from '../../domain/thrown.ts';
import { type Patience, servingConnectMs, type Way } from '../../platform/connection-patience.ts';
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
  /** For connections that take long; absent: they are waited for as while serving. */
  readonly patience?: Patience | undefined;
};

const databaseName = 'daylight';
const oldestServer = 150_000;

// A connection that breaks rejects its query; unheard, it would end the process besides.
const ignored = (): void => {};

/** A client that is not connected yet, and how to connect it within the limit. */
function clientOf(url: string, patience: Patience | undefined, way: Way) {
  const limitMs = patience?.limitMs ?? servingConnectMs;
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: limitMs,
    // A pooler connects whoever comes, and lets the first question wait for the database.
    query_timeout: limitMs,
  });
  client.on('error', ignored);
  const connect = () => (patience ? patience.connect(client, way) : client.connect());
  return { client, connect };
}

async function createDatabase(maintenanceUrl: string, patience: Patience | undefined): Promise<void> {
  const { client, connect } = clientOf(maintenanceUrl, patience, 'direct');
  try {
    await connect();
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [databaseName]);
    // Another process may make it at the same moment: 42P04 is a duplicate, 23505 the same seen by the catalogue.
    if (!rowCount) await client.query(`CREATE DATABASE ${databaseName}`);
  } catch (error) {
    const code = codeOf(error);
    if (code !== '42P04' && code !== '23505') throw error;
  } finally {
    await client.end().catch(ignored);
  }
}

async function versionOf(url: string, patience: Patience | undefined, way: Way): Promise<number> {
  const { client, connect } = clientOf(url, patience, way);
  try {
    await connect();
    const { rows } = await client.query<{ version: string }>(
      "SELECT current_setting('server_version_num') AS version",
    );
    return Number(rows[0]?.version);
  } catch (error) {
    if (!patience || !(error instanceof Error) || error.message !== 'Query read timeout') throw error;
    throw new Error(`no answer within ${patience.limitMs / 1000} s (DATABASE_START_LIMIT)`, { cause: error });
  } finally {
    await client.end().catch(ignored);
  }
}

const variables = { pooled: 'DATABASE_URL', direct: 'DATABASE_DIRECT_URL' } as const;

async function checkServer(url: string, patience: Patience | undefined, way: Way): Promise<void> {
  const ask = () => versionOf(url, patience, way);
  try {
    const version = await (patience ? patience.whileStarting(ask, way) : ask());
    if (version < oldestServer) throw new Error('the server is older than PostgreSQL 15');
  } catch (error) {
    // The address holds a password: it is not repeated here.
    throw new DatabaseFault(`The database of ${variables[way]} cannot be used: ${messageOf(error)}`);
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
  patience,
}: DatabasePlace): Promise<OpenDatabase> {
  if (databaseUrl !== null) {
    await checkServer(databaseUrl, patience, 'pooled');
    if (directUrl !== null) await checkServer(directUrl, patience, 'direct');
    return { url: databaseUrl, directUrl: directUrl ?? databaseUrl, close: async () => {} };
  }
  const cluster = await openEmbeddedCluster(path.join(dataDir, 'postgres'));
  try {
    await createDatabase(cluster.urlOf('postgres'), patience);
  } catch (error) {
    // Nobody else knows of it yet who could stop it.
    await cluster.close();
    throw error;
  }
  const url = cluster.urlOf(databaseName);
  return { url, directUrl: url, close: cluster.close };
}
