import type { Receipt } from '../../contract/generated/types.ts';
import type { DeepReadonly } from '../../contract/operation-types.ts';
import { type Day, dayOf } from '../../domain/subscription/calendar.ts';
import type { Flag } from '../../domain/subscription/paid-flags.ts';
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts';
import type { InvoicesRow } from '../database/generated/rows.ts';

/** A venue as papers name it, with what is charged of it. */
export type SoldVenue = DeepReadonly<Receipt['Venues'][number]>;

/** To whom an invoice is written. */
type InvoicedCustomer = DeepReadonly<NonNullable<Receipt['Customer']>> & {
  readonly Address: readonly string[];
};

/** Who issued it, and where to pay. */
type InvoiceSeller = DeepReadonly<NonNullable<Receipt['Seller']>> & {
  /** Lines about the account, such as IBAN and BIC. */
  readonly Bank: readonly string[];
};

type Papers = {
  venues: readonly SoldVenue[];
  customer: InvoicedCustomer;
  seller: InvoiceSeller;
  tax: NonNullable<Receipt['Tax']>;
};

export type Invoice = Omit<InvoicesRow, keyof Papers | 'payer_ref'> &
  Papers & {
    /** Null if the account was removed. */
    login: string | null;
  };

export type InvoiceState = 'open' | 'withdrawn' | 'settled' | 'credited';

/** The state of an invoice; `settled` is paid. */
export function invoiceState(
  invoice: Pick<InvoicesRow, 'withdrawn_on' | 'settled_on' | 'credited_on'>,
): InvoiceState {
  if (invoice.credited_on !== null) return 'credited';
  if (invoice.settled_on !== null) return 'settled';
  return invoice.withdrawn_on === null ? 'open' : 'withdrawn';
}

/** What is charged, one by one. */
export const flagsOfVenues = (venues: readonly SoldVenue[]): readonly Flag[] =>
  venues.flatMap(({ MIC: venue, IsRealOrders, IsRealTraders }): Flag[] => [
    ...(IsRealOrders ? [{ venue, kind: 'orders' } as const] : []),
    ...(IsRealTraders ? [{ venue, kind: 'trades' } as const] : []),
  ]);

/** Invoices and credit notes. */
type Series = 'IN' | 'CN';

/** The next number of a series in the year of a day: `IN-2026-000001`, without gaps, as receipts are numbered. */
export async function nextNumber(client: Transaction, series: Series, day: Day): Promise<string> {
  const year = day.slice(0, 4);
  // The row stays locked until the transaction ends: a number is returned if it fails, and never used twice.
  const { rows } = await client.query<{ last: number }>(
    `INSERT INTO document_numbers AS n (series, year, last) VALUES ($1, $2, 1)
     ON CONFLICT (series, year) DO UPDATE SET last = n.last + 1 RETURNING last`,
    [series, year],
  );
  return `${series}-${year}-${String(rows[0]?.last ?? 0).padStart(6, '0')}`;
}

const selected = `SELECT i.number, i.account_id, a.email AS login, i.issued_at, i.due_on, i.amount, i.kind, i.starts_on,
    i.ends_on, i.months, i.cost_per_venue, i.venues, i.customer, i.seller, i.tax, i.po_number, i.withdrawn_on,
    i.settled_on, i.transfer_reference, i.purchase_id, i.credit_number, i.credited_on
  FROM invoices i LEFT JOIN accounts a ON a.id = i.account_id`;

/** An invoice by its own number or that of its credit note; null if there is none. */
export async function invoiceNumbered(db: Queryable, number: string): Promise<Invoice | null> {
  const { rows } = await db.query<Invoice>(`${selected} WHERE i.number = $1 OR i.credit_number = $1`, [
    number,
  ]);
  return rows[0] ?? null;
}

/** The number of invoices that a list shows. */
export const mostInvoices = 100;

/** Invoices, open ones first, then the newest. @param of only those of a login; null: all */
export async function listedInvoices(
  pool: Database,
  of: string | null,
): Promise<{ readonly invoices: readonly Invoice[]; readonly total: number }> {
  const { rows } = await pool.query<Invoice & { total: number }>(
    `SELECT *, (count(*) OVER ())::int AS total FROM (${selected}) i
     WHERE $1::text IS NULL OR lower(i.login) = lower($1)
     ORDER BY i.settled_on IS NULL AND i.withdrawn_on IS NULL DESC, i.number DESC LIMIT $2`,
    [of, mostInvoices],
  );
  return { invoices: rows.map(({ total: _, ...invoice }) => invoice), total: rows[0]?.total ?? 0 };
}

export type NewInvoice = Omit<
  Invoice,
  | 'login'
  | 'account_id'
  | 'issued_at'
  | 'withdrawn_on'
  | 'settled_on'
  | 'transfer_reference'
  | 'purchase_id'
  | 'credit_number'
  | 'credited_on'
> & { readonly account_id: string; readonly payer_ref: string; readonly issuedAt: Date };

/** Stores an invoice, which never changes what it says. */
export async function insertInvoice(client: Transaction, invoice: NewInvoice): Promise<void> {
  await client.query(
    `INSERT INTO invoices (number, account_id, payer_ref, issued_at, due_on, amount, kind, starts_on, ends_on, months,
       cost_per_venue, venues, customer, seller, tax, po_number)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
    [
      invoice.number,
      invoice.account_id,
      invoice.payer_ref,
      invoice.issuedAt,
      invoice.due_on,
      invoice.amount,
      invoice.kind,
      invoice.starts_on,
      invoice.ends_on,
      invoice.months,
      invoice.cost_per_venue,
      JSON.stringify(invoice.venues),
      JSON.stringify(invoice.customer),
      JSON.stringify(invoice.seller),
      JSON.stringify(invoice.tax),
      invoice.po_number,
    ],
  );
}

/** The business day of an invoice. */
export const issuedOn = ({ issued_at }: Pick<Invoice, 'issued_at'>): Day => dayOf(new Date(issued_at));
