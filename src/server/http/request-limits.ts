import { RateLimiterMemory } from 'rate-limiter-flexible';
import { type AttemptLimit, counted, limitRefusal } from './attempt-limits.ts';

/** Requests counted in this process alone: a page of data must not cost another question to the database. */
export type RequestLimit = {
  /** @throws Refusal 429 with Retry-After when the key has used its requests up */
  readonly take: (key: string) => Promise<void>;
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
    },
  };
}
