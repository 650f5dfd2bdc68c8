import { statSync } from 'node:fs';
import path from 'node:path';
import { codeOf, messageOf } from '../../domain/thrown.ts';
import { type DatabaseRoute, type Patience, servingConnectMs } from '../../platform/database/patience.ts';
import { Session } from '../../platform/database/session.ts';
import { placeIn } from './cluster-folder.ts';
import { DatabaseFault } from './database-fault.ts';
import { openEmbeddedCluster } from './embedded-cluster.ts';
import { checkSameDatabase } from './same-database.ts';

/** A database ready for connections. */
export type OpenDatabase = {
  readonly url: string;
  /** Connections past the pooler, whose session is the caller's own. */
  readonly directUrl: string;
  /** Releases it; stops the embedded cluster when nobody else uses it. */
  readonly close: () => Promise<void>;
};

export type DatabasePlace = {
  readonly databaseUrl: string | null;
  /** The address past the pooler that databaseUrl names; null or absent if there is no pooler. */
  readonly directUrl?: string | null;
  /** A replica; null or absent if there is none. */
  readonly readUrl?: string | null;
  readonly dataDir: string;
  /** How to wait for slow connections; if absent, as while serving. */
  readonly patience?: Patience | undefined;
};

const databaseName = 'daylight';
const oldestServer = 150_000;

/** A session whose answers have the same limit: a pooler accepts every connection, and makes its first query wait. */
const sessionOf = (url: string, patience: Patience | undefined, route: DatabaseRoute): Session =>
  new Session(url, { patience, route, answerMs: patience?.limitMs ?? servingConnectMs });

async function createDatabase(maintenanceUrl: string, patience: Patience | undefined): Promise<void> {
  const session = sessionOf(maintenanceUrl, patience, 'direct');
  try {
    await session.connect();
    const { rowCount } = await session.query('SELECT 1 FROM pg_database WHERE datname = $1', [databaseName]);
    // Another process may create it at the same moment: 42P04 is a duplicate, 23505 the same reported by the catalogue.
    if (!rowCount) await session.query(`CREATE DATABASE ${databaseName}`);
  } catch (error) {
    const code = codeOf(error);
    if (code !== '42P04' && code !== '23505') throw error;
  } finally {
    await session.end();
  }
}

async function versionOf(url: string, patience: Patience | undefined, route: DatabaseRoute): Promise<number> {
  const session = sessionOf(url, patience, route);
  try {
    await session.connect();
    const { rows } = await session.query<{ version: string }>(
      "SELECT current_setting('server_version_num') AS version",
    );
    return Number(rows[0]?.version);
  } catch (error) {
    if (!patience || !(error instanceof Error) || error.message !== 'Query read timeout') throw error;
    throw new Error(`no answer within ${patience.limitMs / 1000} s (DATABASE_START_LIMIT)`, { cause: error });
  } finally {
    await session.end();
  }
}

const variables = { pooled: 'DATABASE_URL', direct: 'DATABASE_DIRECT_URL' } as const;

async function checkServer(url: string, patience: Patience | undefined, route: DatabaseRoute): Promise<void> {
  const ask = () => versionOf(url, patience, route);
  try {
    const version = await (patience ? patience.whileStarting(ask, route) : ask());
    if (version < oldestServer) throw new Error('the server is older than PostgreSQL 15');
  } catch (error) {
    // The address contains a password, so it is not repeated here.
    throw new DatabaseFault(`The database of ${variables[route]} cannot be used: ${messageOf(error)}`);
  }
}

const clusterFolder = (dataDir: string): string => path.join(dataDir, 'postgres');

/** Whether a data folder has an embedded database; opening it would make one. */
export const hasEmbeddedDatabase = (dataDir: string): boolean =>
  statSync(path.join(placeIn(clusterFolder(dataDir)).data, 'PG_VERSION'), { throwIfNoEntry: false }) !==
  undefined;

/** @throws DatabaseFault if the addresses lead to different databases, or one cannot be reached */
async function checkAddresses({ databaseUrl, directUrl, readUrl, patience }: DatabasePlace): Promise<void> {
  if (databaseUrl === null) return;
  const pooled = { variable: 'DATABASE_URL', url: databaseUrl };
  const direct = directUrl ? { variable: 'DATABASE_DIRECT_URL', url: directUrl } : null;
  try {
    await checkSameDatabase({
      direct: direct ?? pooled,
      pooled: direct && pooled,
      replica: readUrl ? { variable: 'DATABASE_READ_URL', url: readUrl } : null,
      sessionOf: ({ url }) => sessionOf(url, patience, url === directUrl ? 'direct' : 'pooled'),
    });
  } catch (error) {
    if (error instanceof DatabaseFault) throw error;
    throw new DatabaseFault(
      `Whether the addresses of the database are one could not be checked: ${messageOf(error)}`,
    );
  }
}

/**
 * Opens the configured database, or the embedded one in the data folder. All addresses have to lead to one database.
 *
 * @throws DatabaseFault with a message for the operator
 */
export async function openDatabase(place: DatabasePlace): Promise<OpenDatabase> {
  const { databaseUrl, directUrl = null, dataDir, patience } = place;
  if (databaseUrl !== null) {
    await checkServer(databaseUrl, patience, 'pooled');
    if (directUrl !== null) await checkServer(directUrl, patience, 'direct');
    await checkAddresses(place);
    return { url: databaseUrl, directUrl: directUrl ?? databaseUrl, close: async () => {} };
  }
  const cluster = await openEmbeddedCluster(clusterFolder(dataDir));
  try {
    await createDatabase(cluster.urlOf('postgres'), patience);
  } catch (error) {
    // Nobody else knows of it yet, so nobody else could stop it.
    await cluster.close();
    throw error;
  }
  const url = cluster.urlOf(databaseName);
  return { url, directUrl: url, close: cluster.close };
}
