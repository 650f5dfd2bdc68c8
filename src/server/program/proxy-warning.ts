import type { Config } from '../config.ts';

const sharedLimits =
  'PUBLIC_URL is https, so a proxy stands in front, and TRUST_PROXY is false: every caller comes from the address of the proxy, and whoever uses up its attempts to sign in shuts everybody out. Name the proxy in TRUST_PROXY';

const anyAddress =
  'TRUST_PROXY is true: the address that a caller writes into X-Forwarded-For is believed, so that nobody is limited by network unless the proxy puts its own in the place of that header. Name the proxy, or the number of proxies, instead';

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
