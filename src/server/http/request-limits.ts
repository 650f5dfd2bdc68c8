import { RateLimiterMemory } from 'rate-limiter-flexible';
import { type AttemptLimit, counted, limitHeaders, limitRefusal } from './attempt-limits.ts';

/** Requests counted in this process alone: a page of data must not cost another question to the database. */
export type RequestLimit = {
  /**
   * @returns what is left, as the headers RateLimit and RateLimit-Policy tell it (draft-ietf-httpapi-ratelimit-headers)
   * @throws Refusal 429 with Retry-After when the key has used its requests up
   */
  readonly take: (key: string) => Promise<Readonly<Record<string, string>>>;
};

/** Counts calls by a key within a window, in this process. */
export function createRequestLimit(limit: AttemptLimit): RequestLimit {
  const limiter = new RateLimiterMemory({
    keyPrefix: '',
    points: limit.most,
    duration: limit.windowSeconds,
  });
  return {
    take: async (key) => {
      const result = await counted(limiter.consume(key));
      if (result.consumedPoints > limit.most) throw limitRefusal(limit, result.msBeforeNext);
      return limitHeaders(limit, result.remainingPoints, Math.ceil(result.msBeforeNext / 1000));
    },
  };
}
