import type pg from 'pg';
import { longDate } from '../../domain/format/timestamps.ts';
import type { Day } from '../../domain/subscription/calendar.ts';
import type { FlagKind } from '../../domain/subscription/paid-flags.ts';
import { Refusal } from '../http/refusal.ts';
import { openStates } from '../subscriptions/purchases.ts';

/**
 * Keeps what people have paid for: a venue, or a kind of its data, stays while it has a paid flag or an open order asks
 * for it.
 *
 * @throws Refusal that says how many accounts, and until when
 */
export async function assertUnpaid(
  client: pg.ClientBase,
  mic: string,
  kinds: readonly FlagKind[],
  today: Day,
): Promise<void> {
  const { rows } = await client.query<{ accounts: number; until: string | null }>(
    `SELECT count(DISTINCT f.account_id)::int AS accounts, max(coalesce(f.ends_on, s.ends_on)) AS until
     FROM paid_flags f JOIN subscriptions s USING (account_id)
     WHERE f.venue_mic = $1 AND f.kind = ANY ($2) AND f.ended_on IS NULL AND coalesce(f.ends_on, s.ends_on) >= $3`,
    [mic, kinds, today],
  );
  const { accounts = 0, until = null } = rows[0] ?? {};
  const what = kinds.length === 2 ? 'real-time data' : `real-time ${kinds.join('')}`;
  if (accounts > 0) {
    const who = accounts === 1 ? '1 account has' : `${accounts} accounts have`;
    throw new Refusal(
      'conflict',
      `${mic} cannot be withdrawn: ${who} ${what} of it, until ${longDate(until) ?? until}.`,
    );
  }
  const open = await client.query<{ orders: number }>(
    `SELECT count(*)::int AS orders FROM purchases o JOIN purchase_venues v ON v.purchase_id = o.id
     WHERE o.state = ANY ($3) AND v.venue_mic = $1
       AND (v.realtime_orders AND 'orders' = ANY ($2) OR v.realtime_trades AND 'trades' = ANY ($2))`,
    [mic, kinds, openStates],
  );
  const orders = open.rows[0]?.orders ?? 0;
  if (orders > 0) {
    const which = orders === 1 ? '1 open order wants' : `${orders} open orders want`;
    throw new Refusal('conflict', `${mic} cannot be withdrawn: ${which} ${what} of it.`);
  }
}
