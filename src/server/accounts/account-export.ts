import type { AccountExport } from '../../contract/generated/types.ts';
import { dayOf } from '../../domain/subscription/calendar.ts';
import { timestampAt } from '../../domain/timestamps.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ProviderClient } from '../auth/provider-client.ts';
import { providerFault } from '../auth/provider-fault.ts';
import type { Clock } from '../clock.ts';
import type { AttemptLimits } from '../http/attempt-limits.ts';
import type { Answer, OperationRequest } from '../http/operation.ts';
import { signInFirst } from '../http/operations.ts';
import { Refusal } from '../http/refusal.ts';
import { presentFee } from '../subscriptions/present-fee.ts';
import { exportByAccount } from './account-limits.ts';

export type AccountExportDependencies = {
  readonly pool: Database;
  readonly provider: ProviderClient;
  readonly clock: Clock;
  readonly businessClock: Clock;
  readonly limits: AttemptLimits;
};

/** What the portal's own tables contain; the rest is computed from them or at the provider. */
type HeldHere = Omit<AccountExport, 'ExportedAt' | 'Profile' | 'SignIn' | 'Subscription'> & {
  readonly Subscription: Omit<NonNullable<AccountExport['Subscription']>, 'MonthlyFee'> | null;
};

const time = (column: string): string => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const venues = (from: string): string => `(
  SELECT coalesce(json_agg(json_build_object('MIC', v.venue_mic, 'IsRealOrders', v.realtime_orders,
    'IsRealTraders', v.realtime_trades, 'IsDelayedOrders', v.delayed_orders,
    'IsDelayedTraders', v.delayed_trades) ORDER BY v.venue_mic), '[]')
  FROM ${from})`;

// What a receipt says of who paid.
const payer = `CASE WHEN p.customer IS NOT NULL THEN json_build_object('Name', p.customer->>'name',
  'Company', p.customer->>'company', 'Country', p.customer->>'country', 'TaxNumber', p.customer->>'taxNumber') END`;

/** $1 is the account, $2 the caller's session, $3 the business day (subscriptions are computed from
 * subscription_venues and paid_flags). Every table that refers to an account, or contains its address, is here. */
const heldHere = `SELECT json_build_object(
  'Account', json_build_object('UserID', a.id, 'Pseudonym', a.payer_ref, 'Email', a.email, 'RegisteredAt', ${time('a.created_at')},
    'Country', a.country, 'TaxNumber', a.tax_number, 'TermsVersion', a.terms_version, 'ClosesOn', a.closes_on,
    'FactorEndsOn', a.factor_ends_on),
  'Subscription', (SELECT json_build_object('StartsOn', s.starts_on, 'EndsOn', s.ends_on,
      'AutoRenewal', s.auto_renewal, 'TerminatedOn', s.terminated_on,
      'Venues', ${venues('subscribed_venues(a.id, $3) v')},
      'Terms', (SELECT coalesce(json_agg(json_build_object('OrderID', t.purchase_id, 'StartsOn', t.starts_on,
        'EndsOn', t.ends_on, 'EndedOn', t.ended_on) ORDER BY t.id), '[]')
        FROM subscription_terms t WHERE t.account_id = a.id),
      'PaidFlags', (SELECT coalesce(json_agg(json_build_object('OrderID', f.purchase_id, 'MIC', f.venue_mic,
        'Kind', f.kind, 'StartsOn', f.starts_on, 'EndsOn', f.ends_on, 'MovedOn', f.moved_on,
        'EndedOn', f.ended_on, 'EndCause', f.end_cause) ORDER BY f.starts_on, f.id), '[]')
        FROM paid_flags f WHERE f.account_id = a.id))
    FROM subscriptions s WHERE s.account_id = a.id),
  'Entitlements', (SELECT coalesce(json_agg(json_build_object('Kind', e.kind, 'GrantedAt', ${time('e.granted_at')})
      ORDER BY e.kind), '[]') FROM entitlements e WHERE e.account_id = a.id),
  'Orders', (SELECT coalesce(json_agg(json_build_object('OrderID', o.id, 'Price', o.price, 'State', o.state,
      'StartsOn', o.starts_on, 'EndsOn', o.ends_on, 'CreatedAt', ${time('o.created_at')},
      'Changes', (SELECT coalesce(json_agg(json_build_object('From', l.from_state, 'To', l.to_state,
        'Price', l.price, 'Cause', l.cause, 'At', ${time('l.logged_at')}) ORDER BY l.id), '[]')
        FROM purchase_log l WHERE l.purchase_id = o.id),
      'Payments', (SELECT coalesce(json_agg(json_build_object('State', p.state, 'Amount', p.amount,
        'ProviderOrderID', p.provider_order_id, 'Customer', ${payer}, 'CreatedAt', ${time('p.created_at')},
        'GivenBack', (SELECT coalesce(json_agg(json_build_object('Amount', r.amount::text, 'AskedAt', ${time('r.asked_at')},
          'RefundedAt', ${time('r.refunded_at')}) ORDER BY r.asked_at, r.id), '[]')
          FROM partial_refunds r WHERE r.payment_id = p.id)) ORDER BY p.created_at), '[]')
        FROM payments p WHERE p.purchase_id = o.id),
      'Receipt', (SELECT r.number FROM receipts r WHERE r.purchase_id = o.id),
      'RefundedOn', (SELECT f.refunded_on FROM refunds f WHERE f.purchase_id = o.id),
      'Venues', ${venues('purchase_venues v WHERE v.purchase_id = o.id')}) ORDER BY o.created_at, o.id), '[]')
    FROM purchases o WHERE o.account_id = a.id),
  'Invoices', (SELECT coalesce(json_agg(json_build_object('Number', i.number,
      'IssuedOn', (i.issued_at AT TIME ZONE 'UTC')::date, 'DueOn', i.due_on, 'Amount', i.amount, 'PONumber', i.po_number,
      'Customer', i.customer, 'SettledOn', i.settled_on, 'WithdrawnOn', i.withdrawn_on, 'CreditedOn', i.credited_on)
      ORDER BY i.number), '[]') FROM invoices i WHERE i.account_id = a.id),
  'Notices', (SELECT coalesce(json_agg(json_build_object('Kind', n.kind, 'About', n.about, 'SentOn', n.sent_on)
      ORDER BY n.sent_on, n.kind), '[]') FROM notices_sent n WHERE n.account_id = a.id),
  'Sessions', (SELECT coalesce(json_agg(json_build_object('StartedAt', ${time('x.created_at')},
      'LastSeenAt', ${time('x.last_seen_at')}, 'IsThisOne', x.id_hash = $2, 'Browser', x.browser) ORDER BY x.created_at), '[]')
    FROM sessions x WHERE x.account_id = a.id),
  'Events', (SELECT coalesce(json_agg(json_build_object('At', ${time('v.at')}, 'Kind', v.kind, 'About', v.about,
      'Browser', v.browser) ORDER BY v.at, v.id), '[]') FROM account_events v WHERE v.account_id = a.id),
  'TrustedBrowsers', (SELECT coalesce(json_agg(json_build_object('Browser', b.browser,
      'TrustedSince', ${time('b.trusted_since')}, 'LastSignInAt', ${time('b.last_sign_in_at')}) ORDER BY b.trusted_since, b.id), '[]')
    FROM trusted_browsers b WHERE b.account_id = a.id),
  'ApiKeys', (SELECT coalesce(json_agg(json_build_object('KeyID', k.id, 'Name', k.name,
      'CreatedAt', ${time('k.created_at')}, 'ExpiresAt', ${time('k.expires_at')},
      'LastUsedAt', ${time('k.last_used_at')}, 'EndedAt', ${time('k.ended_at')}, 'EndCause', k.end_cause,
      'Usage', (SELECT coalesce(json_agg(json_build_object('Day', g.day, 'Requests', g.requests, 'Rows', g."rows")
        ORDER BY g.day), '[]') FROM api_key_usage g WHERE g.key_id = k.id)) ORDER BY k.created_at, k.id), '[]')
    FROM api_keys k WHERE k.account_id = a.id),
  'SavedViews', (SELECT coalesce(json_agg(json_build_object('ViewID', w.id, 'Name', w.name,
      'Selection', w.selection, 'SavedAt', ${time('w.saved_at')}, 'RemovedAt', ${time('w.removed_at')})
      ORDER BY w.saved_at, w.id), '[]')
    FROM saved_views w WHERE w.account_id = a.id),
  'Watchlist', (SELECT coalesce(json_agg(json_build_object('InstrumentID', i.code,
      'WatchedSince', ${time('w.watched_since')}) ORDER BY w.watched_since, i.id), '[]')
    FROM watched_instruments w JOIN instruments i ON i.id = w.instrument_id WHERE w.account_id = a.id),
  'Alerts', (SELECT coalesce(json_agg(json_build_object('AlertID', l.id, 'ViewID', l.view_id,
      'Condition', l.condition, 'ByMail', l.by_mail, 'State', l.state, 'MadeAt', ${time('l.made_at')},
      'MailedAt', ${time('l.mailed_at')}, 'Events', (SELECT coalesce(json_agg(json_build_object('id', e.id::text,
        'alertId', e.alert_id, 'happenedAt', ${time('e.happened_at')}, 'kind', e.kind, 'found', e.found,
        'rows', e."rows", 'silence', e.silence, 'isRead', e.is_read) ORDER BY e.id), '[]')
        FROM view_alert_events e WHERE e.account_id = a.id AND e.alert_id = l.id)) ORDER BY l.made_at, l.id), '[]')
    FROM view_alerts l WHERE l.account_id = a.id),
  'AlertMails', (SELECT coalesce(json_agg(${time('v.sent_at')} ORDER BY v.sent_at), '[]')
    FROM view_alert_mails v WHERE v.account_id = a.id),
  'EntitlementChanges', (SELECT coalesce(json_agg(json_build_object('At', ${time('l.logged_at')},
      'Entitlement', l.entitlement, 'MIC', l.venue_mic, 'DataType', l.data_type, 'Change', l.change,
      'StartsOn', l.starts_on, 'EndsOn', l.ends_on, 'OrderID', l.purchase_id, 'Cause', l.cause) ORDER BY l.id), '[]')
    FROM entitlement_log l WHERE l.account_ref = a.payer_ref),
  'LiveReads', (SELECT coalesce(json_agg(json_build_object('Day', r.day, 'MIC', r.venue_mic, 'DataType', r.data_type,
      'IsByKey', r.by_key, 'Reads', r.reads) ORDER BY r.day, r.venue_mic, r.data_type, r.by_key), '[]')
    FROM live_reads r WHERE r.account_ref = a.payer_ref),
  'FailedRequests', (SELECT coalesce(json_agg(json_build_object('Reference', f.reference,
      'FailedAt', ${time('f.failed_at')}, 'Method', f.method, 'Path', f.path, 'Status', f.status, 'Message', f.message,
      'KeyID', f.key_id) ORDER BY f.failed_at, f.reference), '[]')
    FROM failed_requests f WHERE f.account_id = a.id),
  'RestoreLinks', (SELECT coalesce(json_agg(json_build_object('IssuedAt', ${time('t.issued_at')},
      'WrongAnswers', t.answers) ORDER BY t.issued_at), '[]')
    FROM restore_tokens t WHERE t.account_id = a.id AND (t.asked OR t.registration_id IS NULL)),
  'MailWaiting', (SELECT coalesce(json_agg(json_build_object('Kind', m.kind, 'Subject', m.subject,
      'CreatedAt', ${time('m.created_at')}) ORDER BY m.created_at, m.id), '[]')
    FROM mail_outbox m WHERE lower(m.recipient) = lower(a.email))
) AS held FROM accounts a WHERE a.id = $1`;

/** Everything stored about the caller's own account, as a JSON file. */
export async function exportUserDetails(
  { pool, provider, clock, businessClock, limits }: AccountExportDependencies,
  request: OperationRequest<'exportUserDetails'>,
): Promise<Answer<'exportUserDetails'>> {
  const { session } = request;
  await limits.consume([{ limit: exportByAccount, key: session.accountId }]);
  const user = await provider.getUser(session.subject).catch((error: unknown) => {
    throw providerFault(error, request);
  });
  const today = dayOf(businessClock.now());
  const { rows } = await pool.query<{ held: HeldHere }>(heldHere, [
    session.accountId,
    Buffer.from(session.id, 'hex'),
    today,
  ]);
  const held = rows[0]?.held;
  // The account was removed after its session was checked.
  if (!held) throw new Refusal('unauthenticated', signInFirst);
  const { Subscription } = held;
  return {
    status: 200,
    headers: { 'content-disposition': 'attachment; filename="daylight-account.json"' },
    body: {
      ExportedAt: timestampAt(clock.now()),
      ...held,
      Subscription: Subscription && {
        ...Subscription,
        MonthlyFee: await presentFee(pool, session.accountId, today),
      },
      Profile: user.profile,
      SignIn: {
        SecurityQuestion: user.recoveryQuestion,
        PasswordChangedAt: user.passwordChanged && timestampAt(new Date(user.passwordChanged)),
      },
    },
  };
}
