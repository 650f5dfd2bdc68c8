import { pastedReference } from '../../domain/operator/request-reference.ts';
import type { Database } from '../../platform/database/database.ts';
import type { FailedRequestsRow } from '../database/generated/rows.ts';

/** A request that failed, with the pseudonym of whose it was. */
export type ListedRequest = Omit<FailedRequestsRow, 'account_id'> & { readonly pseudonym: string | null };

/** Where a page of requests ends. */
type RequestPlace = { readonly failedAt: string; readonly reference: string };

/** Number of requests that a list shows. */
export const mostListed = 100;

const selected = `SELECT f.reference, f.failed_at, f.method, f.path, f.operation, f.status, f.code, f.message, f.fault,
    f.milliseconds, f.key_id, f.publisher_key_id, a.payer_ref AS pseudonym
  FROM failed_requests f LEFT JOIN accounts a ON a.id = f.account_id`;

/**
 * Requests that failed, the newest first.
 *
 * @param isOfFaults only those that the service could not do, without those it refused
 * @param after the place after which to go on; null: from the first
 * @returns at most `mostListed`, and whether there are more after them
 */
export async function listedRequests(
  pool: Database,
  isOfFaults: boolean,
  after: RequestPlace | null = null,
): Promise<{ readonly requests: readonly ListedRequest[]; readonly hasMore: boolean }> {
  const { rows } = await pool.query<ListedRequest>(
    `${selected} WHERE (NOT $1 OR f.fault IS NOT NULL)
       AND ($2::timestamptz IS NULL OR (f.failed_at, f.reference) < ($2, $3::uuid))
     ORDER BY f.failed_at DESC, f.reference DESC LIMIT $4`,
    [isOfFaults, after?.failedAt ?? null, after?.reference ?? null, mostListed + 1],
  );
  return { requests: rows.slice(0, mostListed), hasMore: rows.length > mostListed };
}

/** The request with this reference, whatever stands around it in what was pasted; null if there is none. */
export async function failedRequest(pool: Database, text: string): Promise<ListedRequest | null> {
  const reference = pastedReference(text);
  if (reference === null) return null;
  const { rows } = await pool.query<ListedRequest>(`${selected} WHERE f.reference = $1`, [reference]);
  return rows[0] ?? null;
}
