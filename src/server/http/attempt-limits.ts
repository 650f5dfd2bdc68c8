import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { waitInWords } from '../../domain/format/durations.ts';
import { networksAround } from '../../domain/network-of.ts';
import { Refusal } from './refusal.ts';

/** How many attempts a key may make in a window. */
export type AttemptLimit = {
  /** What is limited, such as `sign-in account`; keys of different purposes never meet. */
  readonly purpose: string;
  readonly most: number;
  readonly windowSeconds: number;
};

type Named = (purpose: string, most: number) => AttemptLimit;

/** So many attempts in a quarter of an hour. */
export const quarterHourly: Named = (purpose, most) => ({ purpose, most, windowSeconds: 15 * 60 });
/** So many attempts in an hour. */
export const hourly: Named = (purpose, most) => ({ purpose, most, windowSeconds: 60 * 60 });
/** So many attempts in a day. */
export const daily: Named = (purpose, most) => ({ purpose, most, windowSeconds: 24 * 60 * 60 });

/** An attempt of a key, counted under a limit. */
export type Attempt = { readonly limit: AttemptLimit; readonly key: string };

export type AttemptLimits = {
  /**
   * Counts one attempt for every key, in order, before it is made, so that concurrent attempts count too. Once a key
   * has used up its attempts, the keys after it are not counted: what is already refused to a network must not use up
   * an account's attempts from all networks. So the narrowest key comes first.
   *
   * @throws Refusal 429 with Retry-After when a key has used up its attempts
   */
  readonly consume: (attempts: readonly Attempt[]) => Promise<void>;
  /**
   * Counts one attempt for a key without refusing it.
   * @returns the attempts within its window, including this one
   */
  readonly count: (limit: AttemptLimit, key: string) => Promise<number>;
  /** Forgets the attempts of keys, after success. */
  readonly forget: (...attempts: readonly Attempt[]) => Promise<void>;
  /** Takes back one attempt of each key that did not count after all; the others remain. */
  readonly refund: (...attempts: readonly Attempt[]) => Promise<void>;
  /** Removes expired windows. */
  readonly prune: () => Promise<void>;
};

/**
 * An attempt counted for the caller's network and the wider ones around it, which may make some times as many: whoever
 * has a /48 has 65,536 networks of the narrowest kind.
 *
 * @param account if given, counted for each account by itself: strangers elsewhere do not count against its owner
 */
export const fromNetworks = (limit: AttemptLimit, address: string, account?: string): readonly Attempt[] =>
  networksAround(address).map(({ network, times }) => ({
    limit:
      times === 1
        ? limit
        : { ...limit, purpose: `${limit.purpose} wider ${times}`, most: limit.most * times },
    key: account === undefined ? network : `${account.trim()}\n${network}`,
  }));

/** A limit and what remains of it, for the headers of draft-ietf-httpapi-ratelimit-headers. */
export const limitHeaders = (
  { purpose, most, windowSeconds }: AttemptLimit,
  left: number,
  resetsIn: number,
): Readonly<Record<string, string>> => ({
  'ratelimit-policy': `"${purpose}";q=${most};w=${windowSeconds}`,
  ratelimit: `"${purpose}";r=${left};t=${resetsIn}`,
});

/** Refuses a caller who has to wait. */
export function limitRefusal(limit: AttemptLimit, msBeforeNext: number): Refusal {
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const message = `Too many attempts. Please try again in ${waitInWords(retryAfter)}.`;
  return new Refusal('too-many-requests', message, { retryAfter, limit });
}

/**
 * The result of counting, whether or not it exceeds the limit.
 * @throws any other error
 */
export async function counted(attempt: Promise<RateLimiterRes>): Promise<RateLimiterRes> {
  try {
    return await attempt;
  } catch (error) {
    if (error instanceof RateLimiterRes) return error;
    throw error;
  }
}

/**
 * Counts attempts in the database and in real time, so that a restart or a second process forgives nothing.
 *
 * @param secret keys are stored only as hashes keyed with it
 */
export function createAttemptLimits(pool: pg.Pool, secret: string): AttemptLimits {
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterOf = ({ purpose, most, windowSeconds }: AttemptLimit): RateLimiterPostgres => {
    const known = limiters.get(purpose);
    if (known) return known;
    const made = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: '',
      points: most,
      duration: windowSeconds,
    });
    limiters.set(purpose, made);
    return made;
  };
  const hashOf = (limit: AttemptLimit, key: string): string =>
    createHmac('sha256', secret).update(`${limit.purpose}\n${key.trim().toLowerCase()}`).digest('base64url');
  const consume = (limit: AttemptLimit, key: string): Promise<RateLimiterRes> =>
    counted(limiterOf(limit).consume(hashOf(limit, key)));
  return {
    consume: async (attempts) => {
      for (const { limit, key } of attempts) {
        const { consumedPoints, msBeforeNext } = await consume(limit, key);
        if (consumedPoints > limit.most) throw limitRefusal(limit, msBeforeNext);
      }
    },
    count: async (limit, key) => (await consume(limit, key)).consumedPoints,
    forget: async (...attempts) => {
      await Promise.all(attempts.map(({ limit, key }) => limiterOf(limit).delete(hashOf(limit, key))));
    },
    refund: async (...attempts) => {
      await Promise.all(attempts.map(({ limit, key }) => limiterOf(limit).reward(hashOf(limit, key))));
    },
    prune: async () => {
      await pool.query('DELETE FROM rate_limits WHERE expire < $1', [Date.now()]);
    },
  };
}
