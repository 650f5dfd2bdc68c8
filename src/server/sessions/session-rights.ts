import type { Database } from '../../platform/database/database.ts';
import { type Rights, rightsOf } from '../accounts/rights.ts';
import type { RequestSession } from './sessions.ts';

/**
 * What a call's account may see: as read with its session, or anew if that was not done.
 *
 * @param at business time
 * @param noPaymentMode whether everything is delayed for everybody
 */
export async function rightsNow(
  pool: Database,
  { accountId, rights }: RequestSession,
  at: Date,
  noPaymentMode: boolean,
): Promise<Rights> {
  return rights ?? (await rightsOf(pool, accountId, at, noPaymentMode));
}
