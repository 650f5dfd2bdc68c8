import type { Database, Transaction } from '../../platform/database/database.ts';
import type { AuditLogRow } from '../database/generated/rows.ts';

/** Who acts: the user of the operating system, and the person named with `--by`. */
export type Actor = {
  readonly osUser: string;
  readonly by: string | null;
};

type Facts = Readonly<Record<string, unknown>>;

/** Why something was done, and what it changed. */
type Change = { readonly reason: string; readonly before: Facts; readonly after: Facts };

export type AuditEntry = Pick<
  AuditLogRow,
  'at' | 'os_user' | 'acted_for' | 'action' | 'subject' | 'reason'
> & {
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
    `INSERT INTO audit_log (at, os_user, acted_for, action, subject, details, reason, before, after)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
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
    ],
  );
}

/** The latest entries of the audit log, newest first. */
export async function auditLog(pool: Database, limit: number): Promise<readonly AuditEntry[]> {
  const { rows } = await pool.query<AuditEntry>(
    'SELECT at, os_user, acted_for, action, subject, details, reason, before, after FROM audit_log ORDER BY id DESC LIMIT $1',
    [limit],
  );
  return rows;
}
