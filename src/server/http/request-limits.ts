import { RateLimiterMemory } from 'rate-limiter-flexible';
import { type AttemptLimit, counted, limitHeaders, limitRefusal } from './attempt-limits.ts';

/** Counted in this process only: a page of data must not cost another query. */
export type RequestLimit = {
  /**
   * @returns what remains, for the headers RateLimit and RateLimit-Policy (draft-ietf-httpapi-ratelimit-headers)
   * @throws Refusal 429 with Retry-After when the key has used up its requests
   */
  readonly consume: (key: string) => Promise<Readonly<Record<string, string>>>;
};

/** Counts calls by a key within a window, in this process. */
export function createRequestLimit(limit: AttemptLimit): RequestLimit {
  const limiter = new RateLimiterMemory({
    keyPrefix: '',
    points: limit.most,
    duration: limit.windowSeconds,
  });
  return {
    consume: async (key) => {
      const result = await counted(limiter.consume(key));
      if (result.consumedPoints > limit.most) throw limitRefusal(limit, result.msBeforeNext);
      return limitHeaders(limit, result.remainingPoints, Math.ceil(result.msBeforeNext / 1000));
    },
  };
}
