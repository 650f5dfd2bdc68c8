import { allowingRole, type OperatorRole, operatorRoles } from '../../domain/operator/roles.ts';
import type { AuditEntry } from '../publishing/audit.ts';
import type { RequestSession } from '../sessions/sessions.ts';
import { timeOf } from './told-times.ts';

/** Number of entries that a list shows. */
export const mostEntries = 100;

const roleOf = (text: string | null): OperatorRole | null =>
  operatorRoles.find((role) => role === text) ?? null;

/** An entry of the log of operators, in the form of the contract. */
export const entryOf = (entry: AuditEntry) => ({
  At: timeOf(entry.at),
  By: entry.os_user,
  For: entry.acted_for,
  Role: roleOf(entry.role),
  RequestId: entry.request_id,
  Act: entry.action,
  Subject: entry.subject,
  Reason: entry.reason,
  Details: entry.details,
  Before: entry.before,
  After: entry.after,
});

/** Who reads, and the role that allows it, for the log. */
export const readingOf = (
  { accountId, roles: held }: RequestSession,
  id: string,
  allowed: readonly OperatorRole[],
) => ({
  accountId,
  role: allowingRole(held, allowed) ?? 'admin',
  requestId: id,
});
