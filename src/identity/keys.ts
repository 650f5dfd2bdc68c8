import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { advisoryLocks } from '../platform/advisory-locks.ts';
import type { Database, Queryable, Transaction } from '../platform/database/database.ts';
import type { Patience } from '../platform/database/patience.ts';
import { createSeal, derivedKey, type Seal, type Secrets } from '../platform/seal.ts';
import { newToken } from './digest.ts';
import { openIdentityPool } from './identity-pool.ts';
import { type PlacedKey, placeKeys } from './key-ring.ts';
import { migrateIdentity } from './migrate.ts';

/** What the provider and its only client share, and what has to outlive a restart. */
export type IdentityKeys = {
  /** Published RS256 private keys, the signing one first. */
  readonly signingKeys: readonly JWK[];
  /** Keys that sign the cookies, the one in use first. */
  readonly cookieKeys: readonly string[];
  /** Seals the secrets of second factors. */
  readonly factorSeal: Seal;
  readonly clientSecret: string;
  /** The token of `Authorization: SSWS …`. */
  readonly apiToken: string;
};

/**
 * Creates the provider's schema and its signing key, once; later starts and other processes find the same ones.
 *
 * @param secrets the service's own secret (SESSION_SECRET) first. It seals the signing key, and the other keys are
 *   derived from it, so that a copy of the database can neither sign nor open anything. Another secret means a new key.
 *   The previous secrets follow: what they sealed is sealed again, and cookies they signed are still accepted
 */
export async function prepareIdentity(
  databaseUrl: string,
  [secret, ...previous]: Secrets,
  patience?: Patience,
): Promise<IdentityKeys> {
  const pool = openIdentityPool(databaseUrl, { patience });
  try {
    await migrateIdentity(pool);
    return {
      signingKeys: await loadSigningKeys(pool, secret, previous),
      factorSeal: factorSealOf(secret, ...previous),
      cookieKeys: [secret, ...previous].map((one) => derivedSecret(one, 'cookies')),
      clientSecret: derivedSecret(secret, 'client'),
      apiToken: derivedSecret(secret, 'api'),
    };
  } finally {
    await pool.end();
  }
}

type SealedKey = { readonly kid: string; readonly createdAt: Date; readonly jwk: JWK };

const sealOf = (secret: string) => createSeal(secret, 'identity seal');

const factorSealOf = (...secrets: Secrets) => createSeal(secrets, 'identity factors');

const derivedSecret = (secret: string, purpose: string): string =>
  derivedKey(secret, `identity ${purpose}`).toString('base64url');

/** Keys sealed with another secret are ignored: they neither sign nor are published. */
async function readKeys(client: Queryable, secret: string): Promise<SealedKey[]> {
  const { rows } = await client.query<{ kid: string; sealed: Buffer; created_at: Date | string }>(
    'SELECT kid, sealed, created_at FROM identity.signing_key',
  );
  return rows.flatMap(({ kid, sealed, created_at }) => {
    const text = sealOf(secret).open(sealed);
    if (text === null) return [];
    const jwk: JWK = JSON.parse(text);
    return [{ kid, createdAt: new Date(created_at), jwk }];
  });
}

const order = ['signing', 'coming', 'published'] as const;

/** The keys that are published now, the signing one first. */
export async function publishedKeys(client: Queryable, secret: string, now: Date): Promise<readonly JWK[]> {
  const placed = placeKeys(await readKeys(client, secret), now);
  return order.flatMap((state) => placed.filter((key) => key.state === state).map(({ jwk }) => jwk));
}

/** Whether the provider's schema was ever made. */
export async function hasSigningKeys(client: Queryable): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    "SELECT to_regclass('identity.signing_key') IS NOT NULL AS found",
  );
  return rows[0]?.found ?? false;
}

/** The ids and states of every key of this secret, newest first, without the keys themselves. */
export async function listSigningKeys(
  client: Queryable,
  secret: string,
  now: Date,
): Promise<readonly PlacedKey[]> {
  const keys = await readKeys(client, secret);
  return placeKeys(
    keys.map(({ kid, createdAt }) => ({ kid, createdAt })),
    now,
  );
}

/**
 * Adds a new signing key, which takes over once every instance publishes it, and removes ended ones.
 *
 * @param client within a transaction
 * @param key from `makeSigningKey`
 */
export async function rotateSigningKey(
  client: Transaction,
  secret: string,
  key: NewSigningKey,
  now: Date,
): Promise<{ readonly removed: readonly string[] }> {
  await client.query('SELECT pg_advisory_xact_lock($1)', [advisoryLocks.identityKeys]);
  await addSigningKey(client, secret, key, now);
  const placed = await listSigningKeys(client, secret, now);
  const removed = placed.filter(({ state }) => state === 'ended').map(({ kid }) => kid);
  await client.query('DELETE FROM identity.signing_key WHERE kid = ANY($1)', [removed]);
  return { removed };
}

/** What is kept sealed. */
const sealedTables = [
  { table: 'signing_key', key: 'kid', sealWith: sealOf },
  { table: 'factor', key: 'id', sealWith: (secret: string) => factorSealOf(secret) },
] as const;

/** Seals again, with the secret in use, what a previous one has sealed. The caller holds the preparation lock. */
async function sealAnew(client: Transaction, secret: string, previous: readonly string[]): Promise<void> {
  if (previous.length === 0) return;
  for (const { table, key, sealWith } of sealedTables) {
    const { rows } = await client.query<{ key: string; sealed: Buffer }>(
      `SELECT ${key} AS key, sealed FROM identity.${table}`,
    );
    for (const row of rows) {
      if (sealWith(secret).open(row.sealed) !== null) continue;
      const text = previous.map((one) => sealWith(one).open(row.sealed)).find((opened) => opened !== null);
      if (typeof text !== 'string') continue;
      await client.query(`UPDATE identity.${table} SET sealed = $2 WHERE ${key} = $1`, [
        row.key,
        sealWith(secret).seal(text),
      ]);
    }
  }
}

async function loadSigningKeys(
  pool: Database,
  secret: string,
  previous: readonly string[],
): Promise<readonly JWK[]> {
  return pool.transaction(async (client) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [advisoryLocks.identityKeys]);
    const now = new Date();
    await sealAnew(client, secret, previous);
    if ((await readKeys(client, secret)).length === 0) {
      await addSigningKey(client, secret, await makeSigningKey(), now);
    }
    return publishedKeys(client, secret, now);
  });
}

/** A signing key that is not stored yet. */
export type NewSigningKey = { readonly kid: string; readonly jwk: JWK };

/** A new key for signing tokens. */
export async function makeSigningKey(): Promise<NewSigningKey> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true, modulusLength: 2048 });
  const kid = newToken().slice(0, 22);
  return { kid, jwk: { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' } };
}

async function addSigningKey(
  client: Transaction,
  secret: string,
  { kid, jwk }: NewSigningKey,
  now: Date,
): Promise<void> {
  await client.query('INSERT INTO identity.signing_key (kid, sealed, created_at) VALUES ($1, $2, $3)', [
    kid,
    sealOf(secret).seal(JSON.stringify(jwk)),
    now,
  ]);
}
