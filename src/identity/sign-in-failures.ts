import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from '../domain/network-of.ts';
import type { Database } from '../platform/database/database.ts';
import { digest } from './digest.ts';
import { rateLimited } from './okta-errors.ts';

const allowedFailures = 10;
const allowedCodes = 5;
const windowSeconds = 15 * 60;

export type Failures = {
  /**
   * Counts an attempt before it is checked, so that many parallel ones cannot exceed the limit.
   * @param caller an address, or the name of a browser that has signed in before
   * @throws OktaError E0000047 after too many within fifteen minutes
   */
  reserve(subject: string, caller?: string): Promise<void>;
  /** Clears the failures of a subject after a success. */
  forget(subject: string): Promise<void>;
};

const keyOf = (text: string) => digest(text.toLowerCase()).toString('base64url');

function createFailures(pool: Database, points: number, prefix: string): Failures {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    schemaName: 'identity',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: '',
    points,
    duration: windowSeconds,
  });
  const stemOf = (subject: string) => `${prefix}${keyOf(subject)}.`;
  return {
    async reserve(subject, caller) {
      const from = caller === undefined ? '' : keyOf(networkOf(caller));
      try {
        await limiter.consume(`${stemOf(subject)}${from}`);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw rateLimited(points, new Date(Date.now() + error.msBeforeNext));
      }
    },

    async forget(subject) {
      await pool.query('DELETE FROM identity.rate_limit WHERE starts_with(key, $1)', [stemOf(subject)]);
    },
  };
}

/**
 * Limits guessing by the typed login, known or not, and by network, to ten. A limit only for known logins would reveal
 * them, and one over all networks would let a stranger lock a person out.
 */
export const createSignInFailures = (pool: Database): Failures => createFailures(pool, allowedFailures, '');

/** Limits guessing codes of an account, from wherever, to five. */
export const createFactorFailures = (pool: Database): Failures =>
  createFailures(pool, allowedCodes, 'factor.');
