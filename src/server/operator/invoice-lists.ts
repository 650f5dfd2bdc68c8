import type { Day } from '../../domain/subscription/calendar.ts';
import type { Database } from '../../platform/database/database.ts';
import type { InvoicesRow } from '../database/generated/rows.ts';
import type { InvoiceState } from '../invoices/invoice-store.ts';

/** An invoice as a list shows it. The amount is in whole US dollars. */
export type ListedInvoice = Pick<InvoicesRow, 'number' | 'issued_at' | 'due_on' | 'amount' | 'po_number'> & {
  readonly state: InvoiceState;
  readonly pseudonym: string;
  readonly company: string | null;
  /** Null if the account was removed. */
  readonly login: string | null;
};

/** Number of invoices that a list shows. */
const mostListed = 100;

const stateSql = `CASE WHEN i.credited_on IS NOT NULL THEN 'credited' WHEN i.settled_on IS NOT NULL THEN 'settled'
  WHEN i.withdrawn_on IS NOT NULL THEN 'withdrawn' ELSE 'open' END`;

const listedSql = `SELECT i.number, i.issued_at, i.due_on, i.amount, i.po_number, ${stateSql} AS state,
    i.payer_ref AS pseudonym, i.customer ->> 'Company' AS company, a.email AS login
  FROM invoices i LEFT JOIN accounts a ON a.id = i.account_id`;

/**
 * Invoices, open ones first, then the newest.
 *
 * @param who only those of a login, or the one with this number or purchase order; null: all
 * @param state only those in this state, or overdue on `today`; null: all
 * @param after the place after which to go on, whether it is of an open one and its number; null: from the first
 * @returns at most `mostListed`, and whether there are more after them
 */
export async function pageOfInvoices(
  pool: Database,
  who: string | null,
  state: InvoiceState | 'overdue' | null,
  today: Day,
  after: { readonly isOpen: boolean; readonly number: string } | null = null,
): Promise<{ readonly invoices: readonly ListedInvoice[]; readonly hasMore: boolean }> {
  const { rows } = await pool.query<ListedInvoice>(
    `SELECT * FROM (${listedSql}) i
     WHERE ($1::text IS NULL OR lower(login) = lower($1) OR number = upper($1) OR lower(po_number) = lower($1))
       AND ($2::text IS NULL OR state = $2 OR ($2 = 'overdue' AND state = 'open' AND due_on < $3::date))
       AND ($4::boolean IS NULL OR (state = 'open', number) < ($4, $5))
     ORDER BY state = 'open' DESC, number DESC LIMIT $6`,
    [who, state, today, after?.isOpen ?? null, after?.number ?? null, mostListed + 1],
  );
  return { invoices: rows.slice(0, mostListed), hasMore: rows.length > mostListed };
}

/** An invoice as a list shows it, by its number or that of its credit note; null if there is none. */
export async function listedInvoice(pool: Database, number: string): Promise<ListedInvoice | null> {
  const { rows } = await pool.query<ListedInvoice>(
    `${listedSql} WHERE i.number = upper($1) OR i.credit_number = upper($1)`,
    [number],
  );
  return rows[0] ?? null;
}
