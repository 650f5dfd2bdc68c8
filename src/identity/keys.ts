import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type pg from 'pg';
import { newToken } from './digest.ts';
import { openIdentityPool } from './identity-pool.ts';
import { migrateIdentity } from './migrate.ts';
import { derivedSecret, seal, unseal } from './seal.ts';

/** What the provider and its one client share, and what must outlive a restart. */
export type IdentityKeys = {
  /** RS256 private keys, the one that signs first. */
  readonly signingKeys: readonly JWK[];
  /** Keys of the cookies' signatures, the one that signs first. */
  readonly cookieKeys: readonly string[];
  readonly clientSecret: string;
  /** The token of `Authorization: SSWS …`. */
  readonly apiToken: string;
};

const preparationLock = 4_117_002;

/**
 * Makes the provider's schema and its signing key, once; later starts, and other processes, find the same ones.
 *
 * @param secret the service's own secret (SESSION_SECRET): the signing key is sealed with it and the other keys follow
 *   from it, so that a copy of the database signs nothing and opens nothing. With another secret there is a new key.
 */
export async function prepareIdentity(databaseUrl: string, secret: string): Promise<IdentityKeys> {
  const pool = openIdentityPool(databaseUrl);
  try {
    await migrateIdentity(pool);
    return {
      signingKeys: await loadSigningKeys(pool, secret),
      cookieKeys: [derivedSecret(secret, 'cookies')],
      clientSecret: derivedSecret(secret, 'client'),
      apiToken: derivedSecret(secret, 'api'),
    };
  } finally {
    await pool.end();
  }
}

async function loadSigningKeys(pool: pg.Pool, secret: string): Promise<JWK[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [preparationLock]);
    const { rows } = await client.query<{ sealed: Buffer }>(
      'select sealed from identity.signing_key order by created_at desc',
    );
    const known = rows.flatMap(({ sealed }) => {
      const text = unseal(secret, sealed);
      const key: JWK[] = text === undefined ? [] : [JSON.parse(text)];
      return key;
    });
    const keys = known.length > 0 ? known : [await addSigningKey(client, secret)];
    await client.query('commit');
    return keys;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

async function addSigningKey(client: pg.PoolClient, secret: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true, modulusLength: 2048 });
  const kid = newToken().slice(0, 22);
  const key: JWK = { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' };
  await client.query('insert into identity.signing_key (kid, sealed, created_at) values ($1, $2, $3)', [
    kid,
    seal(secret, JSON.stringify(key)),
    new Date(),
  ]);
  return key;
}
