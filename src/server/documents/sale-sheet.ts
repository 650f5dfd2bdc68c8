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

/** What was or would be sold, in the words of the contract. */
export type Sale = Pick<
  Receipt,
  | 'OrderKind'
  | 'Months'
  | 'ChargedFrom'
  | 'ChargedTo'
  | 'EndDate'
  | 'Venues'
  | 'Flags'
  | 'CostPerVenue'
  | 'Amount'
  | 'Currency'
  | 'Seller'
  | 'Tax'
  | 'Email'
> & {
  readonly Customer: (NonNullable<Receipt['Customer']> & { readonly Address?: readonly string[] }) | null;
};

/** What a paper says about a sale. */
export type SaleWords = {
  /** Receipt, Invoice, Credit note. */
  readonly subject: string;
  readonly number: string;
  /** The day of the paper, also in its metadata. */
  readonly madeOn: string;
  /** Below the title; the second is set off. */
  readonly when: string;
  readonly marked: string | null;
  /** Before the sum: Paid, To pay. */
  readonly sum: string;
  /** Where and how to pay; may be empty. */
  readonly payment: readonly string[];
  readonly notes: readonly string[];
};

/** A day in words. */
export const dayInWords = (date: string): string => longDate(date) ?? date;

/** Renders a sale as a tagged PDF of one or more pages; the same one always gives the same bytes. */
export async function saleSheet(sale: Sale, words: SaleWords): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const madeOn = new Date(`${words.madeOn}T00:00:00Z`);
  document.setCreationDate(madeOn);
  document.setModificationDate(madeOn);
  document.setAuthor(sale.Seller?.Name ?? 'Daylight');
  document.setSubject(words.subject);
  const regular = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const styles = {
    title: { tag: 'H1', font: bold, size: 20, leading: 26 },
    heading: { tag: 'H2', font: bold, size: 11, leading: 16 },
    text: { tag: 'P', font: regular, size: 10, leading: 15 },
    sum: { tag: 'P', font: bold, size: 12, leading: 18 },
    note: { tag: 'P', font: regular, size: 8.5, leading: 12, colour: colours.muted },
  } as const satisfies Record<string, TextStyle>;
  const title = `${words.subject} ${words.number}`;
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
  const { Seller: seller, Customer: customer, Tax: tax } = sale;

  put(styles.title, title);
  put(styles.text, words.when);
  put(styles.sum, words.marked);
  part('Seller');
  put(styles.text, seller?.Name ?? 'Daylight', ...(seller?.Address ?? []));
  put(styles.text, seller?.TaxNumber && `${tax?.Name ?? 'Tax'} number ${seller.TaxNumber}`);
  part('Customer');
  put(styles.text, customer?.Company, customer?.Name, ...(customer?.Address ?? []), sale.Email);
  put(styles.text, customer?.Country && countryName(customer.Country));
  put(styles.text, customer?.TaxNumber && `${tax?.Name ?? 'Tax'} number ${customer.TaxNumber}`);
  part('For');
  put(
    styles.text,
    `${kindWords[sale.OrderKind]}: ${chargedMonths(sale.Months, sale.ChargedFrom, sale.ChargedTo)}`,
    `The subscription runs to ${dayInWords(sale.EndDate)}.`,
  );
  sheet.y -= 4;
  for (const venue of sale.Venues) put(styles.text, `${venue.Name} (${venue.MIC}): ${dataOf(venue)}`);
  part('Amount');
  const months = `${sale.Months} ${sale.Months === 1 ? 'month' : 'months'}`;
  put(
    styles.text,
    `${sale.Flags} × ${dollars(sale.CostPerVenue)} a month, ${months}: ${dollars(sale.Amount)}`,
  );
  if (tax?.Treatment === 'rate') {
    put(styles.text, `Net: $${tax.Net}`, `${tax.Name} ${tax.Rate}%: $${tax.Amount}`);
  } else if (tax) put(styles.text, taxWords(tax));
  put(styles.text, tax?.Note);
  put(styles.sum, `${words.sum}: ${dollars(sale.Amount)} (${sale.Currency})`);
  if (words.payment.length > 0) {
    part('Payment');
    put(styles.text, ...words.payment);
  }
  sheet.y -= 12;
  put(styles.note, ...words.notes);

  const pages = document.getPages();
  for (const [index, page] of pages.entries()) {
    sheet.page = page;
    const place = { x: margin, y: margin / 2, size: 8, font: regular, color: colours.muted };
    sheet.decorate(() => page.drawText(`${title} · page ${index + 1} of ${pages.length}`, place));
  }
  sheet.finish();
  return document.save({ useObjectStreams: false, addDefaultPage: false });
}
