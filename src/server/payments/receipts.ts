import type { MadePayment, Receipt } from '../../contract/generated/types.ts';
import { type TaxRules, taxOf } from '../../domain/payment/receipt-tax.ts';
import { dayOf, firstDayOfMonths } from '../../domain/subscription/calendar.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type {
  InvoicesRow,
  PurchasesRow,
  ReceiptNumbersRow,
  ReceiptsRow,
  RefundsRow,
} from '../database/generated/rows.ts';
import type { ReceiptFacts } from '../subscriptions/apply-purchase.ts';
import { type Purchase, statusOf } from '../subscriptions/purchases.ts';
import type { Customer, Payment } from './payment-store.ts';

/** The issuer of receipts, and their tax treatment. */
export type Seller = {
  readonly name: string;
  /** Lines of the postal address. */
  readonly address: readonly string[];
  /** Lines that say where invoices are to be paid; none: no invoices are issued. */
  readonly bank: readonly string[];
  readonly taxNumber: string | null;
  readonly tax: TaxRules;
};

export type NewReceipt = {
  readonly purchase: Purchase;
  readonly payment: Payment;
  readonly facts: ReceiptFacts;
  readonly seller: Seller;
  /** What an invoice has said of both; null: as they are configured. */
  readonly invoiced: Pick<Receipt, 'Seller' | 'Tax'> | null;
  /** Business time of the payment. */
  readonly paidOn: Date;
};

/**
 * Issues the receipt of a payment, numbered without gaps within its year: `DL-2026-000001`.
 *
 * @returns the number
 */
export async function issueReceipt(client: Transaction, receipt: NewReceipt): Promise<string> {
  const { purchase, payment, facts, seller, invoiced } = receipt;
  const day = dayOf(receipt.paidOn);
  const year = Number(day.slice(0, 4));
  // The row stays locked until the transaction ends: a number is returned if it fails, and never used twice.
  const { rows } = await client.query<Pick<ReceiptNumbersRow, 'last'>>(
    `INSERT INTO receipt_numbers AS n (year, last) VALUES ($1, 1)
     ON CONFLICT (year) DO UPDATE SET last = n.last + 1 RETURNING last`,
    [year],
  );
  const number = `DL-${year}-${String(rows[0]?.last ?? 0).padStart(6, '0')}`;
  await client.query(
    `INSERT INTO receipts (number, purchase_id, payment_id, payer_ref, paid_on, amount, cost_per_venue, flags, months,
       starts_on, ends_on, venues, charged_from, charged_to, seller, tax)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $11, $14, $15)`,
    [
      number,
      purchase.id,
      payment.id,
      purchase.payerRef,
      day,
      payment.amount,
      facts.costPerVenue,
      facts.flags,
      facts.months,
      purchase.startsOn,
      purchase.endsOn,
      JSON.stringify(facts.venues),
      firstDayOfMonths(purchase.endsOn, facts.months),
      JSON.stringify(
        invoiced?.Seller ?? { Name: seller.name, Address: seller.address, TaxNumber: seller.taxNumber },
      ),
      JSON.stringify(invoiced?.Tax ?? taxOf(payment.amount, seller.tax, payment.customer)),
    ],
  );
  return number;
}

type HistoryRow = Pick<
  ReceiptsRow,
  | 'purchase_id'
  | 'number'
  | 'paid_on'
  | 'amount'
  | 'starts_on'
  | 'ends_on'
  | 'months'
  | 'charged_from'
  | 'charged_to'
> &
  Pick<PurchasesRow, 'kind' | 'state'> & {
    refunded_on: RefundsRow['refunded_on'] | null;
    refund_cause: RefundsRow['cause'] | null;
    ended: MadePayment['Ended'];
  };

const historyColumns = `o.id AS purchase_id, r.number, r.paid_on, r.amount, o.kind, o.state, r.starts_on, r.ends_on,
  r.months, r.charged_from, r.charged_to, f.refunded_on, f.cause AS refund_cause,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('MIC', e.venue_mic, 'Name', coalesce(v.name, e.venue_mic),
       'IsRealOrders', e.orders, 'IsRealTraders', e.trades, 'EndedOn', e.ended_on) ORDER BY e.ended_on, e.venue_mic), '[]')
     FROM (SELECT venue_mic, ended_on, bool_or(kind = 'orders') AS orders, bool_or(kind = 'trades') AS trades
             FROM paid_flags
            WHERE purchase_id = o.id AND end_cause IN ('refunded', 'reversed', 'disputed')
              AND starts_on <= ended_on AND (ends_on IS NULL OR ends_on >= ended_on)
            GROUP BY venue_mic, ended_on) e
     LEFT JOIN venues v ON v.mic = e.venue_mic) AS ended`;

const historyEntry = (row: HistoryRow): MadePayment => ({
  OrderID: row.purchase_id,
  ReceiptNumber: row.number,
  PaymentDate: row.paid_on,
  Amount: row.amount,
  OrderKind: row.kind,
  OrderStatus: row.refund_cause ?? statusOf(row.state),
  StartDate: row.starts_on,
  EndDate: row.ends_on,
  Months: row.months,
  ChargedFrom: row.charged_from,
  ChargedTo: row.charged_to,
  RefundDate: row.refunded_on,
  Ended: row.ended,
});

/** An account's payments, newest first, in their wire format. */
export async function paymentHistory(pool: Database, accountId: string) {
  const { rows } = await pool.query<HistoryRow>({
    name: 'payment-history',
    text: `SELECT ${historyColumns} FROM accounts a
      JOIN receipts r ON r.payer_ref = a.payer_ref
      JOIN purchases o ON o.id = r.purchase_id
      LEFT JOIN refunds f ON f.purchase_id = o.id
      WHERE a.id = $1 ORDER BY r.paid_on DESC, r.number DESC LIMIT 500`,
    values: [accountId],
  });
  return rows.map(historyEntry);
}

interface ReceiptRow extends HistoryRow {
  email: string | null;
  cost_per_venue: number;
  flags: number;
  venues: Receipt['Venues'];
  capture_id: string | null;
  invoice: Receipt['Invoice'];
  transfer_reference: InvoicesRow['transfer_reference'];
  seller: Receipt['Seller'];
  tax: Receipt['Tax'];
  customer: Customer | null;
}

const customerEntry = ({ name, company, country, taxNumber }: Customer) => ({
  Name: name,
  Company: company,
  Country: country,
  TaxNumber: taxNumber,
});

const receiptEntry = (row: ReceiptRow): Receipt => ({
  ...historyEntry(row),
  Email: row.email ?? '',
  Currency: 'USD',
  CostPerVenue: row.cost_per_venue,
  Flags: row.flags,
  Venues: row.venues,
  PaymentReference: row.transfer_reference ?? row.capture_id ?? '',
  Invoice: row.invoice,
  Seller: row.seller,
  Customer: row.customer && customerEntry(row.customer),
  Tax: row.tax,
});

const receiptSql = `SELECT ${historyColumns}, a.email, r.cost_per_venue, r.flags, r.venues, r.seller, r.tax,
    p.capture_id, p.customer, i.transfer_reference,
    CASE WHEN i.number IS NOT NULL THEN jsonb_build_object('Number', i.number, 'PONumber', i.po_number) END AS invoice
  FROM receipts r
  JOIN purchases o ON o.id = r.purchase_id
  JOIN payments p ON p.id = r.payment_id
  LEFT JOIN refunds f ON f.purchase_id = o.id
  LEFT JOIN accounts a ON a.payer_ref = r.payer_ref
  LEFT JOIN invoices i ON i.purchase_id = o.id
  WHERE r.number = $1`;

/** A receipt of an account; null if there is none, or it is somebody else's. */
export async function receiptOf(pool: Database, accountId: string, number: string): Promise<Receipt | null> {
  const { rows } = await pool.query<ReceiptRow>({
    name: 'receipt-own',
    text: `${receiptSql} AND a.id = $2`,
    values: [number, accountId],
  });
  return rows[0] ? receiptEntry(rows[0]) : null;
}

/** A receipt by its number, whoever it belongs to, for the mail that delivers it. */
export async function receiptNumbered(pool: Database, number: string): Promise<Receipt | null> {
  const { rows } = await pool.query<ReceiptRow>({ name: 'receipt', text: receiptSql, values: [number] });
  return rows[0] ? receiptEntry(rows[0]) : null;
}
