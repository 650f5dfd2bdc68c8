import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from '../domain/network-of.ts';
import { rateLimited } from './okta-errors.ts';

/** Refuses a network that makes too many requests within a minute. @throws OktaError E0000047 */
type Limit = (address: string) => Promise<void>;

/**
 * Limits on the provider's open endpoints, counted in this process. They stop floods; guessing is limited in the
 * database. The limit for tokens is higher, because the portal's own server exchanges every code from one address.
 */
export function createEndpointLimits(): {
  readonly page: Limit;
  readonly token: Limit;
  readonly stranger: Limit;
} {
  const limit = (points: number): Limit => {
    const limiter = new RateLimiterMemory({ keyPrefix: '', points, duration: 60 });
    return async (address) => {
      try {
        await limiter.consume(networkOf(address));
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw rateLimited(points, new Date(Date.now() + error.msBeforeNext));
      }
    };
  };
  return { page: limit(600), token: limit(3000), stranger: limit(60) };
}
