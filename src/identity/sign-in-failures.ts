import type pg from 'pg';
import { digest } from './digest.ts';
import { rateLimited } from './okta-errors.ts';

const allowedFailures = 10;
const windowMs = 15 * 60 * 1000;

export type SignInFailures = {
  /**
   * Counts an attempt before it is judged, so that many at once cannot slip past the limit.
   * @throws OktaError E0000047 after ten failures within fifteen minutes
   */
  reserve(login: string): Promise<void>;
  /** Forgets the failures: the right password was given. */
  forget(login: string): Promise<void>;
};

/**
 * Limits guessing per login that was typed, known or not: were only known ones limited, the limit would tell
 * which those are.
 */
export function createSignInFailures(pool: pg.Pool, now: () => Date): SignInFailures {
  const key = (login: string) => digest(login.toLowerCase());
  return {
    async reserve(login) {
      const at = now();
      const counted = await pool.query<{ failures: number; endsAt: Date }>(
        `insert into identity.sign_in_failure as f (login_hash, failures, window_ends_at) values ($1, 1, $3)
         on conflict (login_hash) do update set
           failures = case when f.window_ends_at <= $2 then 1 else f.failures + 1 end,
           window_ends_at = case when f.window_ends_at <= $2 then $3 else f.window_ends_at end
         returning failures, window_ends_at as "endsAt"`,
        [key(login), at, new Date(at.getTime() + windowMs)],
      );
      const row = counted.rows[0];
      if (row && row.failures > allowedFailures) {
        throw rateLimited(allowedFailures, row.endsAt);
      }
    },

    async forget(login) {
      await pool.query('delete from identity.sign_in_failure where login_hash = $1', [key(login)]);
    },
  };
}
