import type { Config } from '../config/config.ts';

const sharedLimits =
  'PUBLIC_URL is https, so there is a proxy in front, but TRUST_PROXY is false: every caller seems to come from the proxy, and one who uses up its attempts to sign in locks everybody out. Set TRUST_PROXY to the proxy';

const anyAddress =
  'TRUST_PROXY is true: any address that a caller writes into X-Forwarded-For is trusted, so limits by network have no effect unless the proxy replaces that header. Set it to the proxy, or to the number of proxies, instead';

/**
 * Attempts are limited by the caller's network, which only a proxy in front knows.
 *
 * @returns a warning for the operator at each start; null if the settings are plausible
 */
export function proxyWarning({
  publicUrl,
  trustProxy,
}: Pick<Config, 'publicUrl' | 'trustProxy'>): string | null {
  if (trustProxy === true) return anyAddress;
  // The program itself speaks only http.
  const isDirect = trustProxy === false || trustProxy === 0;
  return isDirect && publicUrl.protocol === 'https:' ? sharedLimits : null;
}
