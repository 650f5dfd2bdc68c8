import type { OperatorRole } from '../../domain/operator/roles.ts';
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts';
import type { AuditLogRow } from '../database/generated/rows.ts';

/** An operator in a session of the portal. */
type OperatorInSession = {
  readonly accountId: string;
  /** The role that allows it. */
  readonly role: OperatorRole;
  readonly requestId: string;
};

/** Who acts: the user of the operating system, and the person named with `--by`; or an operator in the portal. */
export type Actor = {
  readonly osUser: string;
  readonly by: string | null;
  readonly session?: OperatorInSession;
};

/** An operator in the portal. */
export const inPortal = (session: OperatorInSession): Actor => ({ osUser: 'portal', by: null, session });

type Facts = Readonly<Record<string, unknown>>;

/** Why something was done, and what it changed. */
type Change = {
  readonly reason: string;
  readonly before: Facts;
  readonly after: Facts;
  /** Names an operator's decision, so that it is carried out once. */
  readonly attempt?: string | null;
};

export type AuditEntry = Pick<
  AuditLogRow,
  'id' | 'at' | 'acted_for' | 'role' | 'request_id' | 'action' | 'subject' | 'reason'
> & {
  /** The user of the operating system; of what was done in the portal the operator's login, or the id of their account. */
  readonly os_user: string;
  readonly details: Facts;
  readonly before: Facts | null;
  readonly after: Facts | null;
};

/** Adds an entry to the audit log, in the transaction of the change itself. */
export async function note(
  client: Transaction,
  actor: Actor,
  at: Date,
  action: string,
  subject: string,
  details: Facts = {},
  change: Change | null = null,
): Promise<void> {
  await client.query(
    `INSERT INTO audit_log (at, os_user, acted_for, action, subject, details, reason, before, after, operator_id, role,
       request_id, attempt)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      at,
      actor.osUser,
      actor.by,
      action,
      subject,
      details,
      change?.reason ?? null,
      change?.before ?? null,
      change?.after ?? null,
      actor.session?.accountId ?? null,
      actor.session?.role ?? null,
      actor.session?.requestId ?? null,
      change?.attempt ?? null,
    ],
  );
}

/** Minutes within which reading the same again is the same reading. */
const oneReading = 10;

/** Logs that an operator has read what is somebody's own: once, however often a page is loaded meanwhile. */
export async function noteReading(
  client: Queryable,
  { accountId, role, requestId }: OperatorInSession,
  at: Date,
  action: string,
  subject: string,
): Promise<void> {
  await client.query(
    `INSERT INTO audit_log (at, os_user, action, subject, operator_id, role, request_id)
     SELECT $1, 'portal', $2, $3, $4, $5, $6 WHERE NOT EXISTS (
       SELECT FROM audit_log WHERE action = $2 AND subject = $3 AND operator_id = $4
         AND at > $1::timestamptz - make_interval(mins => ${oneReading}))`,
    [at, action, subject, accountId, role, requestId],
  );
}

/**
 * The latest entries of the audit log, newest first.
 *
 * @param subject only those about it; null: all
 * @param before only those before the one with this id; null: from the newest on
 * @param isOfActs only those with a reason, which a reading has none
 */
export async function auditLog(
  pool: Database,
  limit: number,
  subject: string | null = null,
  before: string | null = null,
  isOfActs = false,
): Promise<readonly AuditEntry[]> {
  const { rows } = await pool.query<AuditEntry>(
    `SELECT l.id, l.at, coalesce(a.email, l.operator_id::text, l.os_user) AS os_user, l.acted_for, l.role, l.request_id,
       l.action, l.subject, l.details, l.reason, l.before, l.after
     FROM audit_log l LEFT JOIN accounts a ON a.id = l.operator_id
     WHERE ($2::text IS NULL OR l.subject = $2) AND ($3::bigint IS NULL OR l.id < $3) AND (NOT $4 OR l.reason IS NOT NULL) ORDER BY l.id DESC LIMIT $1`,
    [limit, subject, before, isOfActs],
  );
  return rows;
}
