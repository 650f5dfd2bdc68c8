import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from '../domain/network-of.ts';
import type { Database } from '../platform/database/database.ts';
import { digest } from './digest.ts';
import { rateLimited } from './okta-errors.ts';

const allowedFailures = 10;
const windowSeconds = 15 * 60;

export type SignInFailures = {
  /**
   * Counts an attempt before it is checked, so that many parallel ones cannot exceed the limit.
   * @param caller an address, or the name of a browser that has signed in before
   * @throws OktaError E0000047 after ten failures of a login from one network or browser within fifteen minutes
   */
  reserve(login: string, caller: string): Promise<void>;
  /** Clears the failures of a login after the right password was given or a new one set. */
  forget(login: string): Promise<void>;
};

/**
 * Limits guessing by the typed login, known or not, and by network. A limit only for known logins would reveal them,
 * and one over all networks would let a stranger lock a person out.
 */
export function createSignInFailures(pool: Database): SignInFailures {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    schemaName: 'identity',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: '',
    points: allowedFailures,
    duration: windowSeconds,
  });
  const keyOf = (text: string) => digest(text.toLowerCase()).toString('base64url');
  return {
    async reserve(login, caller) {
      try {
        await limiter.consume(`${keyOf(login)}.${keyOf(networkOf(caller))}`);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw rateLimited(allowedFailures, new Date(Date.now() + error.msBeforeNext));
      }
    },

    async forget(login) {
      await pool.query('DELETE FROM identity.rate_limit WHERE starts_with(key, $1)', [`${keyOf(login)}.`]);
    },
  };
}
