import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type pg from 'pg';
import { newToken } from './digest.ts';
import { openIdentityPool } from './identity-pool.ts';
import { migrateIdentity } from './migrate.ts';

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

async function newSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true, modulusLength: 2048 });
  return { ...(await exportJWK(privateKey)), kid: newToken().slice(0, 22), alg: 'RS256', use: 'sig' };
}

async function loadOrCreate<Value>(
  client: pg.PoolClient,
  kind: 'signing-key' | 'cookie-key' | 'client-secret' | 'api-token',
  create: () => Promise<Value> | Value,
): Promise<[Value, ...Value[]]> {
  const found = await client.query<{ value: Value }>(
    'select value from identity.secret where kind = $1 order by created_at desc, id',
    [kind],
  );
  const [first, ...rest] = found.rows.map((row) => row.value);
  if (first !== undefined) {
    return [first, ...rest];
  }
  const created = await create();
  await client.query('insert into identity.secret (kind, value, created_at) values ($1, $2, $3)', [
    kind,
    JSON.stringify(created),
    new Date(),
  ]);
  return [created];
}

/**
 * Makes the provider's schema and its keys, once; later starts find what the first one made. Several
 * processes starting at once agree on the same keys.
 */
export async function prepareIdentity(databaseUrl: string): Promise<IdentityKeys> {
  const pool = openIdentityPool(databaseUrl);
  try {
    await migrateIdentity(pool);
    return await loadKeys(pool);
  } finally {
    await pool.end();
  }
}

async function loadKeys(pool: pg.Pool): Promise<IdentityKeys> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [preparationLock]);
    const signingKeys = await loadOrCreate<JWK>(client, 'signing-key', newSigningKey);
    const cookieKeys = await loadOrCreate<string>(client, 'cookie-key', newToken);
    const [clientSecret] = await loadOrCreate<string>(client, 'client-secret', newToken);
    const [apiToken] = await loadOrCreate<string>(client, 'api-token', newToken);
    await client.query('commit');
    return { signingKeys, cookieKeys, clientSecret, apiToken };
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
