/** The operator's tax settings. */
export type TaxRules = {
  readonly treatment: 'none' | 'rate' | 'exempt';
  /** `VAT`, `GST`. */
  readonly name: string;
  /** Per cent, as a decimal: `20`, `8.1`. Only used with the treatment `rate`. */
  readonly rate: string;
  /** Why it is exempt, or which law says so; may be empty. */
  readonly note: string;
  /** The seller's country, two letters; if empty, nothing is reverse-charged. */
  readonly country: string;
};

/** Tax as a receipt shows it. Amounts are US dollars as decimals: `500.00`. */
export type ReceiptTax = {
  readonly Treatment: 'none' | 'rate' | 'exempt' | 'reverseCharge';
  readonly Name: string;
  /** Per cent; null if no tax is charged. */
  readonly Rate: string | null;
  readonly Net: string;
  readonly Amount: string;
  readonly Note: string;
};

const cents = (amount: bigint): string => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;

/** Hundredths of a per cent. */
function basisPoints(rate: string): bigint {
  const [whole = '0', part = ''] = rate.split('.');
  return BigInt(whole) * 100n + BigInt(part.padEnd(2, '0').slice(0, 2));
}

/**
 * The tax in an amount that was paid. Prices include it: the person pays the amount on the page, and the tax is a part
 * of it, rounded to the cent. A customer with a tax number in another country than the seller's accounts for the tax
 * there (reverse charge).
 *
 * @param dollars what was paid, in whole US dollars
 */
export function taxOf(
  dollars: number,
  rules: TaxRules,
  customer: { readonly country: string | null; readonly taxNumber: string | null } | null,
): ReceiptTax {
  const gross = BigInt(dollars) * 100n;
  const untaxed = { Name: rules.name, Rate: null, Net: cents(gross), Amount: '0.00', Note: rules.note };
  if (rules.treatment !== 'rate') return { ...untaxed, Treatment: rules.treatment };
  const isAbroad =
    rules.country !== '' && (customer?.country ?? '') !== '' && customer?.country !== rules.country;
  if (isAbroad && customer?.taxNumber) return { ...untaxed, Treatment: 'reverseCharge' };
  const points = basisPoints(rules.rate);
  const divisor = 10_000n + points;
  const net = (gross * 10_000n + divisor / 2n) / divisor;
  return { ...untaxed, Treatment: 'rate', Rate: rules.rate, Net: cents(net), Amount: cents(gross - net) };
}

/** The tax in one line, for the receipt next to the amount. */
export function taxWords(tax: ReceiptTax): string {
  switch (tax.Treatment) {
    case 'rate':
      return `${tax.Name} ${tax.Rate}% included`;
    case 'reverseCharge':
      return `${tax.Name} reverse charge: the customer accounts for it`;
    case 'exempt':
      return `Exempt from ${tax.Name}`;
    default:
      return `No ${tax.Name} charged`;
  }
}
