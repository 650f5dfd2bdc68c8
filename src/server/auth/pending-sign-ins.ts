import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';
import type { Clock } from '../clock.ts';

/** A 9: seconds after which a sign-in that has not returned fails. */
export const signInSeconds = 120;

/** How many a browser may have under way: one for each tab in which somebody signs in at the same time. */
const mostPending = 5;

type PendingSignIn = {
  readonly nonce: string;
  readonly expectedSubject: string;
  /** A code of a second factor was accepted. */
  readonly byFactor: boolean;
  /** As the database writes it. */
  readonly startedAt: string;
  /** It returned too late. */
  readonly late: boolean;
};

export type PendingSignIns = {
  /** Stores a sign-in; returns the value of its cookie and the nonce. */
  begin(expectedSubject: string, byFactor: boolean): Promise<{ cookie: string; nonce: string }>;
  /** Which of a browser's cookies it keeps beside a new one: those of the last sign-ins that may still return. */
  kept(cookies: readonly string[]): Promise<ReadonlySet<string>>;
  /**
   * Consumes a sign-in; undefined if there is none or it was used before.
   *
   * @param cookies those of the browser
   * @param nonce says which; without it, the one that began last is consumed
   */
  finish(
    cookies: readonly string[],
    nonce: string | undefined,
  ): Promise<(PendingSignIn & { readonly cookie: string }) | undefined>;
  /** Removes sign-ins that never returned. */
  prune(): Promise<void>;
};

const hashOf = (cookie: string): Buffer => createHash('sha256').update(cookie).digest();

/** Pending sign-ins, in the database: each can be used once, whichever process it returns to. */
export function createPendingSignIns(pool: Database, clock: Clock): PendingSignIns {
  const earliest = (): Date => new Date(clock.now().getTime() - signInSeconds * 1000);
  return {
    async begin(expectedSubject, byFactor) {
      const cookie = randomBytes(32).toString('base64url');
      const nonce = randomBytes(32).toString('base64url');
      await pool.query(
        'INSERT INTO sign_ins (id_hash, nonce, expected_subject, by_factor, started_at) VALUES ($1, $2, $3, $4, $5)',
        [hashOf(cookie), nonce, expectedSubject, byFactor, clock.now()],
      );
      return { cookie, nonce };
    },

    async kept(cookies) {
      const { rows } = await pool.query<{ place: number }>(
        `SELECT array_position($1::bytea[], id_hash) AS place FROM sign_ins
         WHERE id_hash = ANY($1::bytea[]) AND started_at >= $2 ORDER BY started_at DESC LIMIT $3`,
        [cookies.map(hashOf), earliest(), mostPending - 1],
      );
      return new Set(rows.flatMap(({ place }) => cookies[place - 1] ?? []));
    },

    async finish(cookies, nonce) {
      const used = await pool.query<PendingSignIn & { place: number }>(
        `DELETE FROM sign_ins WHERE id_hash = (
           SELECT id_hash FROM sign_ins WHERE id_hash = ANY($1::bytea[]) AND nonce = coalesce($2, nonce)
           ORDER BY started_at DESC LIMIT 1
         ) RETURNING nonce, expected_subject AS "expectedSubject", by_factor AS "byFactor", started_at AS "startedAt", started_at < $3 AS late,
           array_position($1::bytea[], id_hash) AS place`,
        [cookies.map(hashOf), nonce, earliest()],
      );
      const row = used.rows[0];
      return row && { ...row, cookie: cookies[row.place - 1] ?? '' };
    },

    async prune() {
      await pool.query('DELETE FROM sign_ins WHERE started_at < $1', [
        new Date(clock.now().getTime() - 10 * signInSeconds * 1000),
      ]);
    },
  };
}
