import { createHmac } from 'node:crypto';
import type pg from 'pg';
import type { Clock } from '../clock.ts';
import { Refusal } from './refusal.ts';

/** How many attempts a key may make in a window. */
export interface AttemptLimit {
  /** What is limited, such as `sign-in account`; keys of different purposes never meet. */
  readonly purpose: string;
  readonly most: number;
  readonly windowSeconds: number;
}

export interface AttemptLimits {
  /**
   * Counts one attempt of every key, before it is made, so that attempts at the same time count too.
   *
   * @throws Refusal 429 with Retry-After when one of the keys has used its attempts up
   */
  readonly take: (
    attempts: readonly { readonly limit: AttemptLimit; readonly key: string }[],
  ) => Promise<void>;
  /** Forgets the attempts of a key, after success. */
  readonly forget: (limit: AttemptLimit, key: string) => Promise<void>;
  /** Takes one attempt of a key back that turned out to be none, and leaves the others. */
  readonly giveBack: (limit: AttemptLimit, key: string) => Promise<void>;
  /** Removes windows that have passed. */
  readonly prune: () => Promise<void>;
}

/** Sign-in attempts on one login, known or not. */
export const signInByAccount: AttemptLimit = { purpose: 'sign-in account', most: 10, windowSeconds: 15 * 60 };
/** Sign-in attempts from one address; many people may share one. */
export const signInByAddress: AttemptLimit = {
  purpose: 'sign-in address',
  most: 100,
  windowSeconds: 15 * 60,
};

const longestWindowSeconds = 24 * 3600;

/** Text of the refusal. */
export const tooManyAttempts = 'Too many attempts. Please try again later.';

/**
 * Attempts counted in the database, so that a restart or a second process forgives nothing.
 *
 * @param secret keys are stored as its keyed hash only
 * @param clock the security clock
 */
export function createAttemptLimits(pool: pg.Pool, secret: string, clock: Clock): AttemptLimits {
  const hashOf = (limit: AttemptLimit, key: string): Buffer =>
    createHmac('sha256', secret).update(`${limit.purpose}\n${key.trim().toLowerCase()}`).digest();
  return {
    take: async (attempts) => {
      const now = clock.now();
      let wait = 0;
      for (const { limit, key } of attempts) {
        const windowStart = new Date(now.getTime() - limit.windowSeconds * 1000);
        const { rows } = await pool.query<{ count: number; age: number }>({
          name: 'attempt-take',
          text: `INSERT INTO attempts AS a (key, count, window_started_at) VALUES ($1, 1, $2)
            ON CONFLICT (key) DO UPDATE SET
              count = CASE WHEN a.window_started_at <= $3 THEN 1 ELSE least(a.count + 1, 1000000) END,
              window_started_at = CASE WHEN a.window_started_at <= $3 THEN $2 ELSE a.window_started_at END
            RETURNING count, extract(epoch FROM $2 - window_started_at)::float8 AS age`,
          values: [hashOf(limit, key), now, windowStart],
        });
        const row = rows[0];
        if (row && row.count > limit.most) wait = Math.max(wait, Math.ceil(limit.windowSeconds - row.age), 1);
      }
      if (wait > 0) throw new Refusal('too-many-requests', tooManyAttempts, { retryAfter: wait });
    },
    forget: async (limit, key) => {
      await pool.query('DELETE FROM attempts WHERE key = $1', [hashOf(limit, key)]);
    },
    giveBack: async (limit, key) => {
      await pool.query('UPDATE attempts SET count = count - 1 WHERE key = $1 AND count > 1', [
        hashOf(limit, key),
      ]);
    },
    prune: async () => {
      await pool.query('DELETE FROM attempts WHERE window_started_at < $1', [
        new Date(clock.now().getTime() - longestWindowSeconds * 1000),
      ]);
    },
  };
}
