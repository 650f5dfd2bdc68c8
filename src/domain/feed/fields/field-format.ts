import { amount, type DecimalFormat, monetaryPrice, quantity } from '../../decimal.ts';

/**
 * How a field is written in a file. This determines how the field is read and checked, the type of its column, how it
 * is selected, drawn and exported, and what the data format guide says about it.
 */
export type FieldFormat =
  | { readonly kind: 'time' | 'count' | 'mic' | 'boolean' | 'flags' }
  /** A price of a trade: its number of digits depends on its notation. */
  | { readonly kind: 'price' }
  | { readonly kind: 'decimal'; readonly digits: DecimalFormat; readonly mayBeNegative: boolean }
  | { readonly kind: 'currency'; readonly reason: string }
  | { readonly kind: 'choice'; readonly choices: readonly string[]; readonly words?: string }
  | { readonly kind: 'text'; readonly longest: number }
  | { readonly kind: 'code'; readonly pattern: RegExp; readonly reason: string; readonly words: string };

export const time = { kind: 'time' } as const satisfies FieldFormat;
export const count = { kind: 'count' } as const satisfies FieldFormat;
export const currency = {
  kind: 'currency',
  reason: 'is not a currency of ISO 4217',
} as const satisfies FieldFormat;
export const majorCurrency = {
  kind: 'currency',
  reason: 'is not a major currency of ISO 4217',
} as const satisfies FieldFormat;
export const mic = { kind: 'mic' } as const satisfies FieldFormat;
export const boolean = { kind: 'boolean' } as const satisfies FieldFormat;
export const flags = { kind: 'flags' } as const satisfies FieldFormat;
export const tradePrice = { kind: 'price' } as const satisfies FieldFormat;
export const priceFormat = {
  kind: 'decimal',
  digits: monetaryPrice,
  mayBeNegative: true,
} as const satisfies FieldFormat;
export const volumeFormat = {
  kind: 'decimal',
  digits: quantity,
  mayBeNegative: false,
} as const satisfies FieldFormat;
export const money = { kind: 'decimal', digits: amount, mayBeNegative: false } as const satisfies FieldFormat;
export const oneOf = <const C extends readonly string[]>(choices: C) =>
  ({ kind: 'choice', choices }) as const;

const listed = (words: readonly string[]): string =>
  `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`;

const decimalWords = ({ digits, fraction }: DecimalFormat): string =>
  `decimal: ${digits} digits, ${fraction} after the point`;

/** The format in plain words, for the data format guide. */
export function formatWords(format: FieldFormat): string {
  switch (format.kind) {
    case 'time':
      return 'YYYY-MM-DDThh:mm:ss.ddddddZ, UTC';
    case 'price':
      return `${decimalWords(monetaryPrice)}; PERC and YIEL 11 and 10; BAPO 18 and 17`;
    case 'decimal':
      return decimalWords(format.digits);
    case 'count':
      return 'whole number';
    case 'currency':
      return 'ISO 4217';
    case 'mic':
      return 'ISO 10383';
    case 'boolean':
      return 'true or false';
    case 'flags':
      return 'codes of four characters: in CSV separated by blanks, in NDJSON a list';
    case 'choice':
      return format.words ?? listed(format.choices);
    case 'code':
      return format.words;
    case 'text':
      return 'text';
  }
}
