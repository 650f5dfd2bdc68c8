import type { Database, Transaction } from '../../platform/database/database.ts';
import { Refusal } from '../http/refusal.ts';

/**
 * Sets, for the rest of the transaction, the cause that the database logs with changes of rights (log_entitlement).
 * Without it the log says that somebody changed them by SQL.
 */
export async function setCause(client: Transaction, cause: string): Promise<void> {
  await client.query("SELECT set_config('daylight.cause', $1, true)", [cause]);
}

/** An entry of the log of rights. */
type EntitlementChange = {
  readonly at: string;
  /** The account's login; the pseudonym of one that was removed. */
  readonly whose: string;
  readonly entitlement: string;
  readonly venue: string | null;
  readonly type: string | null;
  readonly change: string;
  readonly starts_on: string | null;
  readonly ends_on: string | null;
  readonly purchase: string | null;
  readonly cause: string;
};

const mostLines = 1000;

/**
 * The latest changes of rights, oldest first.
 *
 * @param who a login, or the pseudonym of an account; null for all accounts
 * @throws Refusal if there is no such account and never was
 */
export async function entitlementChanges(
  pool: Database,
  who: string | null,
): Promise<readonly EntitlementChange[]> {
  const { rows } = await pool.query<EntitlementChange>(
    `SELECT * FROM (
       SELECT l.id, to_char(l.logged_at, 'YYYY-MM-DD HH24:MI:SS') AS at, coalesce(a.email, l.account_ref::text) AS whose,
         l.entitlement, l.venue_mic AS venue, l.data_type AS type, l.change, l.starts_on, l.ends_on,
         l.purchase_id AS purchase, l.cause
       FROM entitlement_log l LEFT JOIN accounts a ON a.payer_ref = l.account_ref
       WHERE $1::text IS NULL OR lower(a.email) = lower($1) OR l.account_ref::text = lower($1)
       ORDER BY l.id DESC LIMIT ${mostLines}
     ) newest ORDER BY id`,
    [who],
  );
  if (rows.length > 0 || who === null) return rows;
  const known = await pool.query('SELECT FROM accounts WHERE lower(email) = lower($1)', [who]);
  if (known.rowCount === 0) throw new Refusal('invalid-request', `There is no account ${who} and never was.`);
  return rows;
}

/** A change as one line of text. */
export function entitlementText(line: EntitlementChange): string {
  const what = [line.entitlement, line.type && `${line.type}s`, line.venue].filter(Boolean).join(' ');
  const days =
    line.starts_on === null ? '' : `, ${line.starts_on} to ${line.ends_on ?? 'the end of the subscription'}`;
  const paid = line.purchase === null ? '' : `, purchase ${line.purchase}`;
  return `${line.at}  ${line.whose}  ${line.change} ${what}${days}${paid}: ${line.cause}`;
}
