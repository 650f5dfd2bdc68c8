import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Clock } from '../clock.ts';

/** A 9: seconds after which a sign-in that has not returned fails. */
export const signInSeconds = 120;

type PendingSignIn = {
  readonly nonce: string;
  readonly expectedSubject: string;
  /** It returned too late. */
  readonly late: boolean;
};

export type PendingSignIns = {
  /** Stores a sign-in; returns the value of its cookie and the nonce. */
  begin(expectedSubject: string): Promise<{ cookie: string; nonce: string }>;
  /** Consumes a sign-in; undefined if there is none or it was used before. */
  finish(cookie: string): Promise<PendingSignIn | undefined>;
  /** Removes sign-ins that never returned. */
  prune(): Promise<void>;
};

const hashOf = (cookie: string): Buffer => createHash('sha256').update(cookie).digest();

/** Pending sign-ins, in the database: each can be used once, whichever process it returns to. */
export function createPendingSignIns(pool: pg.Pool, clock: Clock): PendingSignIns {
  return {
    async begin(expectedSubject) {
      const cookie = randomBytes(32).toString('base64url');
      const nonce = randomBytes(32).toString('base64url');
      await pool.query(
        'INSERT INTO sign_ins (id_hash, nonce, expected_subject, started_at) VALUES ($1, $2, $3, $4)',
        [hashOf(cookie), nonce, expectedSubject, clock.now()],
      );
      return { cookie, nonce };
    },

    async finish(cookie) {
      const earliest = new Date(clock.now().getTime() - signInSeconds * 1000);
      const used = await pool.query<PendingSignIn>(
        `DELETE FROM sign_ins WHERE id_hash = $1
         RETURNING nonce, expected_subject AS "expectedSubject", started_at < $2 AS late`,
        [hashOf(cookie), earliest],
      );
      return used.rows[0];
    },

    async prune() {
      await pool.query('DELETE FROM sign_ins WHERE started_at < $1', [
        new Date(clock.now().getTime() - 10 * signInSeconds * 1000),
      ]);
    },
  };
}
