import type { Receipt } from '../../contract/generated/types.ts';
import { firstDayOfMonths } from '../../domain/subscription/calendar.ts';
import { flagsOfVenues, type Invoice, issuedOn } from '../invoices/invoice-store.ts';
import { dayInWords, type Sale, saleSheet } from './sale-sheet.ts';

const saleOf = (invoice: Invoice): Sale => ({
  OrderKind: invoice.kind,
  Months: invoice.months,
  ChargedFrom: firstDayOfMonths(invoice.ends_on, invoice.months),
  ChargedTo: invoice.ends_on,
  EndDate: invoice.ends_on,
  Venues: [...invoice.venues],
  Flags: flagsOfVenues(invoice.venues).length,
  CostPerVenue: invoice.cost_per_venue,
  Amount: invoice.amount,
  Currency: 'USD',
  Seller: { ...invoice.seller, Address: [...invoice.seller.Address] },
  Tax: invoice.tax satisfies Receipt['Tax'],
  Email: invoice.login ?? '',
  Customer: invoice.customer,
});

/**
 * Renders an invoice, or its credit note, as a tagged PDF; the same one always gives the same bytes.
 *
 * @param number which of the two
 */
export function paperOfInvoice(invoice: Invoice, number: string): Promise<Uint8Array> {
  const { po_number: order, credited_on: creditedOn } = invoice;
  const common = { number, notes: order === null ? [] : [`Purchase order ${order}`] };
  const issued = dayInWords(issuedOn(invoice));
  if (creditedOn !== null && number === invoice.credit_number)
    return saleSheet(saleOf(invoice), {
      ...common,
      subject: 'Credit note',
      madeOn: creditedOn,
      when: `Issued on ${dayInWords(creditedOn)}`,
      marked: `For invoice ${invoice.number} of ${issued}`,
      sum: 'Credited',
      payment: [],
    });
  return saleSheet(saleOf(invoice), {
    ...common,
    subject: 'Invoice',
    madeOn: issuedOn(invoice),
    when: `Issued on ${issued}`,
    marked: `Due on ${dayInWords(invoice.due_on)}`,
    sum: 'To pay',
    payment: [...invoice.seller.Bank, `Reference: ${invoice.number}`],
  });
}
