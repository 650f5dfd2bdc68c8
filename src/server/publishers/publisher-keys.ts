import { timingSafeEqual } from 'node:crypto';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { newKeyText, readKeyText } from '../api-keys/key-text.ts';
import type { Clock } from '../clock.ts';
import type { PublisherKeysRow, VenuesRow } from '../database/generated/rows.ts';
import { Refusal } from '../http/refusal.ts';

/** The publisher that a key belongs to. */
export type Publisher = {
  /** The public part of the key, which may be logged. */
  readonly keyId: string;
  readonly name: string;
  /** Operating MICs of the venues that it may publish for. */
  readonly venues: ReadonlySet<string>;
};

export type PublisherKeys = {
  /** The key's publisher. @throws Refusal 401 with a challenge (RFC 6750) that says why the key is not accepted */
  readonly find: (text: string) => Promise<Publisher>;
};

/** Whether a key's text is that of a publisher key. */
export const isPublisherKey = (text: string): boolean => text.trimStart().startsWith('daylight_publish_');

const refuse = (message: string): Refusal =>
  new Refusal('unauthenticated', message, {
    challenge: `Bearer error="invalid_token", error_description="${message}"`,
  });

const revokedKey = 'This publisher key has been revoked';

type KeyRow = Pick<PublisherKeysRow, 'name' | 'venues' | 'secret_hash'> & {
  readonly expired: boolean;
  readonly revoked: boolean;
};

/** Authenticates publishers by their keys. @param clock keys expire in real time */
export function createPublisherKeys(pool: Database, clock: Clock): PublisherKeys {
  return {
    find: async (text) => {
      const read = readKeyText(text, 'daylight_publish');
      const unknown = 'This publisher key is not known';
      if (read === null) throw refuse(unknown);
      const { rows } = await pool.query<KeyRow>({
        name: 'publisher-key-find',
        text: `SELECT name, venues, secret_hash, expires_at <= $2 AS expired, revoked_at IS NOT NULL AS revoked
          FROM publisher_keys WHERE id = $1`,
        values: [read.id, clock.now()],
      });
      const row = rows[0];
      if (!row || !timingSafeEqual(row.secret_hash, read.hash)) throw refuse(unknown);
      if (row.revoked) throw refuse(revokedKey);
      if (row.expired) throw refuse('This publisher key has expired');
      await pool.query('UPDATE publisher_keys SET last_used_at = $2 WHERE id = $1', [read.id, clock.now()]);
      return { keyId: read.id, name: row.name, venues: new Set(row.venues) };
    },
  };
}

/**
 * Checks a key again at the end of the transaction that takes in its file. A revocation until then counts; a later one
 * waits for the commit.
 *
 * @throws Refusal 401 if it was revoked
 */
export async function assertNotRevoked(client: Transaction, keyId: string): Promise<void> {
  const { rowCount } = await client.query(
    'SELECT FROM publisher_keys WHERE id = $1 AND revoked_at IS NULL FOR SHARE',
    [keyId],
  );
  if (rowCount === 0) throw refuse(revokedKey);
}

/** What a key of a publisher is for. */
export type NewPublisherKey = {
  readonly name: string;
  /** Operating MICs. */
  readonly venues: readonly string[];
  /** How long it is valid. */
  readonly days: number;
};

/** @throws Refusal 400 if one of these is no venue's operating MIC */
export async function assertVenues(client: Transaction, venues: readonly string[]): Promise<void> {
  const { rows } = await client.query<Pick<VenuesRow, 'mic'>>('SELECT mic FROM venues WHERE mic = ANY($1)', [
    venues,
  ]);
  const known = new Set(rows.map(({ mic }) => mic));
  const unknown = venues.filter((mic) => !known.has(mic));
  if (unknown.length > 0)
    throw new Refusal('invalid-request', `There is no venue ${unknown.join(', ')}: say operating MICs.`);
}

/** Makes a key. @returns its id, and its text, which is not shown again @throws Refusal if a venue is not known */
export async function makePublisherKey(
  client: Transaction,
  { name, venues, days }: NewPublisherKey,
  now: Date,
  { text, id, hash } = newKeyText('daylight_publish'),
): Promise<{ readonly text: string; readonly id: string }> {
  await assertVenues(client, venues);
  await client.query(
    `INSERT INTO publisher_keys (id, name, venues, secret_hash, created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6)`,
    [id, name, venues, hash, now, new Date(now.getTime() + days * 86_400_000)],
  );
  return { text, id };
}

export type ListedPublisherKey = Pick<
  PublisherKeysRow,
  'id' | 'name' | 'venues' | 'created_at' | 'expires_at' | 'last_used_at'
> & {
  readonly state: 'works' | 'revoked' | 'expired';
};

/** All keys, the valid ones first. */
export async function listPublisherKeys(pool: Database, now: Date): Promise<readonly ListedPublisherKey[]> {
  const { rows } = await pool.query<ListedPublisherKey>(
    `SELECT id, name, venues, created_at, expires_at, last_used_at,
       CASE WHEN revoked_at IS NOT NULL THEN 'revoked' WHEN expires_at <= $1 THEN 'expired' ELSE 'works' END AS state
     FROM publisher_keys ORDER BY revoked_at IS NOT NULL OR expires_at <= $1, name, id`,
    [now],
  );
  return rows;
}

/** Ends a key at once. @returns whether it was valid */
export async function revokePublisherKey(client: Transaction, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await client.query(
    'UPDATE publisher_keys SET revoked_at = $2 WHERE id = $1 AND revoked_at IS NULL',
    [id, now],
  );
  return rowCount === 1;
}
