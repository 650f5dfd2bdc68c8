import type { Database } from '../../platform/database/database.ts';
import { type Rights, rightsOf } from '../accounts/rights.ts';
import { longestMemoryMs } from '../database/memories.ts';
import type { RequestSession } from './sessions.ts';

/**
 * What a call's account may see: as read with its session, or anew if that was not done, or too long ago because the call
 * has waited for its turn (decisions.md Session and routes).
 *
 * @param at business time
 * @param noPaymentMode whether everything is delayed for everybody
 */
export async function rightsNow(
  pool: Database,
  { accountId, rights, readAt }: RequestSession,
  at: Date,
  noPaymentMode: boolean,
): Promise<Rights> {
  if (rights !== null && performance.now() - readAt <= longestMemoryMs) return rights;
  return await rightsOf(pool, accountId, at, noPaymentMode);
}
