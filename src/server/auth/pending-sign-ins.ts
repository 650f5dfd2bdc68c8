import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Clock } from '../clock.ts';

/** A 9: a sign-in that is not back within so many seconds fails. */
export const signInSeconds = 120;

type PendingSignIn = {
  readonly nonce: string;
  readonly expectedSubject: string;
  /** It came back later than it may. */
  readonly late: boolean;
};

export type PendingSignIns = {
  /** Remembers a sign-in; answers the value of its cookie and the nonce. */
  begin(expectedSubject: string): Promise<{ cookie: string; nonce: string }>;
  /** Uses a sign-in up; undefined when there is none, or it was used before. */
  finish(cookie: string): Promise<PendingSignIn | undefined>;
  /** Removes sign-ins that never came back. */
  prune(): Promise<void>;
};

const hashOf = (cookie: string): Buffer => createHash('sha256').update(cookie).digest();

/** Sign-ins under way, in the database: each one can be used up once, whichever process it comes back to. */
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
