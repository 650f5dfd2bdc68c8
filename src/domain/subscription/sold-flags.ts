import { inDelay, noOptions, type VenueOptions, withOption } from '../venues/venue-options.ts';
import type { Flag } from './paid-flags.ts';
import type { Selected } from './prices.ts';

/**
 * What an account has once these flags are sold to it, beside what it has now; in a new term nothing else is live.
 *
 * @param had what the account has now, by MIC
 */
export function withFlags(
  had: Selected<string>,
  flags: readonly Flag[],
  isNewTerm: boolean,
): Selected<string> {
  const wanted = new Map<string, VenueOptions>(
    [...had].map(([mic, options]) => [mic, isNewTerm ? inDelay(options) : options]),
  );
  for (const { venue, kind } of flags) {
    const option = kind === 'orders' ? 'isRealOrders' : 'isRealTraders';
    wanted.set(venue, withOption(wanted.get(venue) ?? noOptions, option, true));
  }
  return wanted;
}
