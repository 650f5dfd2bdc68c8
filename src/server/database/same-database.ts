import { randomBytes } from 'node:crypto';
import type { Queryable } from '../../platform/database/database.ts';
import { placeOf, Session } from '../../platform/database/session.ts';
import { DatabaseFault } from './database-fault.ts';

/** An address of the database, with the variable that names it. */
type NamedAddress = { readonly variable: string; readonly url: string };

type Addresses = {
  /** Past the pooler, if there is one. */
  readonly direct: NamedAddress;
  readonly pooled: NamedAddress | null;
  readonly replica: NamedAddress | null;
  /** A session that is not yet open. */
  readonly sessionOf: (address: NamedAddress) => Session;
};

/** A replica that does not answer is not waited for: the service does without one. */
const replicaLimitMs = 2_000;

const named = ({ variable, url }: NamedAddress): string => `${variable} (${placeOf(url)})`;

const refused = (one: NamedAddress, other: NamedAddress): DatabaseFault =>
  new DatabaseFault(
    `${named(one)} and ${named(other)} are not the same database: nothing was done. Set both for one database, or leave ${other.variable} out.`,
  );

/** Another session of the database in which the lock is held cannot take it; any other database knows nothing of it. */
async function seesLock(client: Queryable, key: string): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    'SELECT pg_try_advisory_xact_lock($1::bigint) AS taken',
    [key],
  );
  return rows[0]?.taken === false;
}

async function schemaOf(client: Queryable): Promise<string> {
  const { rows } = await client.query<{ schema: string | null }>('SELECT current_schema() AS schema');
  return rows[0]?.schema ?? '';
}

/** What a replica has of its primary; null if the server does not tell. */
async function clusterOf(client: Queryable): Promise<string | null> {
  try {
    const { rows } = await client.query<{ cluster: string }>(
      `SELECT system_identifier || '/' || (SELECT oid FROM pg_database WHERE datname = current_database()) AS cluster
       FROM pg_control_system()`,
    );
    return rows[0]?.cluster ?? null;
  } catch {
    return null;
  }
}

async function isOtherReplica(replica: NamedAddress, key: string, cluster: string | null): Promise<boolean> {
  const session = new Session(replica.url, { connectMs: replicaLimitMs, answerMs: replicaLimitMs });
  try {
    await session.connect();
    if (await seesLock(session, key)) return false;
    const { rows } = await session.query<{ replays: boolean }>('SELECT pg_is_in_recovery() AS replays');
    if (rows[0]?.replays === false) return true;
    const own = await clusterOf(session);
    return cluster !== null && own !== null && own !== cluster;
  } catch {
    // What cannot be asked now is not used before it has shown what was written to this database.
    return false;
  } finally {
    await session.end();
  }
}

/**
 * Checks that all addresses lead to one running database: a lock taken at one is seen at the others. That takes no
 * rights and no tables, holds through a pooler and under any name of the server, and tells a database from its restored
 * copy, which has the same identifiers. A replica knows no locks of its primary; it has to be of the same cluster.
 *
 * @throws DatabaseFault naming the two that differ
 */
export async function checkSameDatabase({ direct, pooled, replica, sessionOf }: Addresses): Promise<void> {
  if (pooled === null && replica === null) return;
  const holder = sessionOf(direct);
  try {
    await holder.connect();
    const cluster = await clusterOf(holder);
    const key = randomBytes(8).readBigInt64BE().toString();
    await holder.query('BEGIN');
    await holder.query('SELECT pg_advisory_xact_lock($1::bigint)', [key]);
    if (pooled !== null) {
      const other = sessionOf(pooled);
      try {
        await other.connect();
        if (!(await seesLock(other, key))) throw refused(pooled, direct);
        const [one, two] = [await schemaOf(other), await schemaOf(holder)];
        if (one !== two)
          throw new DatabaseFault(
            `${named(pooled)} and ${named(direct)} lead to different schemas, “${one}” and “${two}”: nothing was done. Give both the same user and search_path.`,
          );
      } finally {
        await other.end();
      }
    }
    if (replica !== null && (await isOtherReplica(replica, key, cluster)))
      throw refused(pooled ?? direct, replica);
  } finally {
    await holder.end();
  }
}
