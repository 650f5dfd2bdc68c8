import { PDFDocument, StandardFonts } from 'pdf-lib';
import type { Receipt } from '../../contract/generated/types.ts';
import { countryName } from '../../domain/account/countries.ts';
import { usDollars } from '../../domain/format/money.ts';
import { chargedMonths } from '../../domain/format/months.ts';
import { longDate } from '../../domain/format/timestamps.ts';
import { taxWords } from '../../domain/payment/receipt-tax.ts';
import { colours, margin, TaggedSheet, type TextStyle } from './tagged-sheet.ts';

const kindWords = { signUp: 'Sign-up', change: 'Change', renewal: 'Renewal' } as const;

const dataOf = ({ IsRealOrders, IsRealTraders }: Receipt['Venues'][number]): string => {
  if (IsRealOrders && IsRealTraders) return 'real-time orders and trades';
  return IsRealOrders ? 'real-time orders' : 'real-time trades';
};

const day = (date: string): string => longDate(date) ?? date;
const dollars = (amount: number): string => usDollars(amount) ?? `$${amount}`;

/**
 * PDF's standard fonts have only Western European letters. Any other letter is replaced by its base letter, or by a
 * question mark if it has none; marks on letters and characters without a form of their own are left out.
 */
function settable(text: string, known: ReadonlySet<number>): string {
  const isKnown = (character: string): boolean => known.has(character.codePointAt(0) ?? 0);
  return Array.from(text.normalize('NFC').replace(/\p{Format}/gu, ''), (character) => {
    if (isKnown(character)) return character;
    const base = Array.from(character.normalize('NFKD')).filter(isKnown).join('');
    return base === '' && !/\p{Mark}/u.test(character) ? '?' : base;
  }).join('');
}

/** Renders a receipt as a tagged PDF of one or more pages; the same receipt always gives the same bytes. */
export async function receiptSheet(receipt: Receipt): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const paidOn = new Date(`${receipt.PaymentDate}T00:00:00Z`);
  document.setCreationDate(paidOn);
  document.setModificationDate(paidOn);
  document.setAuthor(receipt.Seller?.Name ?? 'Daylight');
  document.setSubject('Receipt');
  const regular = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const styles = {
    title: { tag: 'H1', font: bold, size: 20, leading: 26 },
    heading: { tag: 'H2', font: bold, size: 11, leading: 16 },
    text: { tag: 'P', font: regular, size: 10, leading: 15 },
    sum: { tag: 'P', font: bold, size: 12, leading: 18 },
    note: { tag: 'P', font: regular, size: 8.5, leading: 12, colour: colours.muted },
  } as const satisfies Record<string, TextStyle>;
  const title = `Receipt ${receipt.ReceiptNumber}`;
  const sheet = new TaggedSheet(document, title, 'en-GB');
  const known = new Set(regular.getCharacterSet());
  const put = (style: TextStyle, ...lines: readonly (string | null | undefined | false)[]): void => {
    for (const line of lines) if (line) sheet.text(settable(line, known), style);
  };
  const part = (heading: string): void => {
    sheet.needRoom(60);
    sheet.y -= 10;
    sheet.rule();
    sheet.y -= 6;
    put(styles.heading, heading);
  };
  const { Seller: seller, Customer: customer, Tax: tax } = receipt;

  put(styles.title, title);
  put(styles.text, `Paid on ${day(receipt.PaymentDate)}`);
  if (receipt.RefundDate !== null) {
    const word = receipt.OrderStatus === 'reversed' ? 'Reversed' : 'Refunded';
    put(styles.sum, `${word} on ${day(receipt.RefundDate)}`);
  }
  part('Seller');
  put(styles.text, seller?.Name ?? 'Daylight', ...(seller?.Address ?? []));
  put(styles.text, seller?.TaxNumber && `${tax?.Name ?? 'Tax'} number ${seller.TaxNumber}`);
  part('Customer');
  put(styles.text, customer?.Company, customer?.Name, receipt.Email);
  put(styles.text, customer?.Country && countryName(customer.Country));
  put(styles.text, customer?.TaxNumber && `${tax?.Name ?? 'Tax'} number ${customer.TaxNumber}`);
  part('For');
  put(
    styles.text,
    `${kindWords[receipt.OrderKind]}: ${chargedMonths(receipt.Months, receipt.ChargedFrom, receipt.ChargedTo)}`,
    `The subscription runs to ${day(receipt.EndDate)}.`,
  );
  sheet.y -= 4;
  for (const venue of receipt.Venues) put(styles.text, `${venue.Name} (${venue.MIC}): ${dataOf(venue)}`);
  part('Amount');
  const months = `${receipt.Months} ${receipt.Months === 1 ? 'month' : 'months'}`;
  put(
    styles.text,
    `${receipt.Flags} × ${dollars(receipt.CostPerVenue)} a month, ${months}: ${dollars(receipt.Amount)}`,
  );
  if (tax?.Treatment === 'rate') {
    put(styles.text, `Net: $${tax.Net}`, `${tax.Name} ${tax.Rate}%: $${tax.Amount}`);
  } else if (tax) put(styles.text, taxWords(tax));
  put(styles.text, tax?.Note);
  put(styles.sum, `Paid: ${dollars(receipt.Amount)} (${receipt.Currency})`);
  sheet.y -= 12;
  put(styles.note, `Order ${receipt.OrderID}`);
  put(styles.note, receipt.PaymentReference && `PayPal reference ${receipt.PaymentReference}`);

  const pages = document.getPages();
  for (const [index, page] of pages.entries()) {
    sheet.page = page;
    const place = { x: margin, y: margin / 2, size: 8, font: regular, color: colours.muted };
    sheet.decorate(() => page.drawText(`${title} · page ${index + 1} of ${pages.length}`, place));
  }
  sheet.finish();
  return document.save({ useObjectStreams: false, addDefaultPage: false });
}
