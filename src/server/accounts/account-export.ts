import type pg from 'pg';
import type { ProviderClient } from '../auth/provider-client.ts';
import { providerFault } from '../auth/provider-fault.ts';
import type { Clock } from '../clock.ts';
import type { AttemptLimits } from '../http/attempt-limits.ts';
import type { Answer, OperationRequest } from '../http/operation.ts';
import { signInFirst } from '../http/operations.ts';
import { Refusal } from '../http/refusal.ts';
import { exportByAccount } from './account-limits.ts';

export interface AccountExportDependencies {
  readonly pool: pg.Pool;
  readonly provider: ProviderClient;
  readonly clock: Clock;
  readonly limits: AttemptLimits;
}

const time = (column: string): string => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const venues = (table: string, owner: string): string => `(
  SELECT coalesce(json_agg(json_build_object('MIC', v.venue_mic, 'IsRealOrders', v.realtime_orders,
    'IsRealTraders', v.realtime_trades, 'IsDelayedOrders', v.delayed_orders,
    'IsDelayedTraders', v.delayed_trades) ORDER BY v.venue_mic), '[]')
  FROM ${table} v WHERE v.${owner})`;

/** $1 the account, $2 the caller's session. Every table that refers to an account, or names its address, is here. */
const heldHere = `SELECT json_build_object(
  'Account', json_build_object('UserID', a.id, 'Email', a.email, 'RegisteredAt', ${time('a.created_at')}),
  'Subscription', (SELECT json_build_object('StartsOn', s.starts_on, 'EndsOn', s.ends_on,
      'Venues', ${venues('subscription_venues', 'account_id = s.account_id')})
    FROM subscriptions s WHERE s.account_id = a.id),
  'Entitlements', (SELECT coalesce(json_agg(json_build_object('Kind', e.kind, 'GrantedAt', ${time('e.granted_at')})
      ORDER BY e.kind), '[]') FROM entitlements e WHERE e.account_id = a.id),
  'Orders', (SELECT coalesce(json_agg(json_build_object('OrderID', o.id, 'Price', o.price, 'State', o.state,
      'StartsOn', o.starts_on, 'EndsOn', o.ends_on, 'CreatedAt', ${time('o.created_at')},
      'Venues', ${venues('subscription_order_venues', 'order_id = o.id')}) ORDER BY o.created_at, o.id), '[]')
    FROM subscription_orders o WHERE o.account_id = a.id),
  'Sessions', (SELECT coalesce(json_agg(json_build_object('StartedAt', ${time('x.created_at')},
      'LastSeenAt', ${time('x.last_seen_at')}, 'IsThisOne', x.id_hash = $2) ORDER BY x.created_at), '[]')
    FROM sessions x WHERE x.account_id = a.id),
  'RestoreLink', (SELECT json_build_object('IssuedAt', ${time('t.issued_at')}, 'WrongAnswers', t.answers)
    FROM restore_tokens t WHERE t.account_id = a.id),
  'MailWaiting', (SELECT coalesce(json_agg(json_build_object('Kind', m.kind, 'Subject', m.subject,
      'CreatedAt', ${time('m.created_at')}) ORDER BY m.created_at, m.id), '[]')
    FROM mail_outbox m WHERE lower(m.recipient) = lower(a.email))
) AS held FROM accounts a WHERE a.id = $1`;

/** Everything held about the caller's own account, as a JSON file. */
export async function exportUserDetails(
  { pool, provider, clock, limits }: AccountExportDependencies,
  request: OperationRequest,
): Promise<Answer> {
  const { session } = request;
  if (session === null) throw new Refusal('unauthenticated', signInFirst);
  await limits.take([{ limit: exportByAccount, key: session.accountId }]);
  const user = await provider.getUser(session.subject).catch((error: unknown) => {
    throw providerFault(error, request);
  });
  const { rows } = await pool.query<{ held: object }>(heldHere, [
    session.accountId,
    Buffer.from(session.id, 'hex'),
  ]);
  return {
    status: 200,
    headers: { 'content-disposition': 'attachment; filename="daylight-account.json"' },
    body: {
      ExportedAt: clock.now().toISOString(),
      ...rows[0]?.held,
      Profile: user.profile,
      SignIn: { SecurityQuestion: user.recoveryQuestion, PasswordChangedAt: user.passwordChanged },
    },
  };
}
