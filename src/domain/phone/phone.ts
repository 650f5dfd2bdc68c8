import type { CountryCode } from 'libphonenumber-js/max';
import { isSupportedCountry, type PhoneNumber, parsePhoneNumberWithError } from 'libphonenumber-js/max';

/** The types of number that are recognised (A 3.9). */
const phoneTypes = [
  'PREMIUM_RATE',
  'TOLL_FREE',
  'SHARED_COST',
  'VOIP',
  'PERSONAL_NUMBER',
  'PAGER',
  'UAN',
  'VOICEMAIL',
  'FIXED_LINE',
  'MOBILE',
  'FIXED_LINE_OR_MOBILE',
] as const;

type PhoneType = (typeof phoneTypes)[number];

/**
 * A telephone number of a recognised country: `phone` is its national number in digits, `ext` an extension's digits.
 */
export type Phone = {
  readonly country: CountryCode;
  readonly phone: string;
  readonly ext?: string;
  readonly type: PhoneType;
  /** As written internationally: `+44 20 7946 0958`. */
  readonly international: string;
  /** As stored and sent: `tel:+442079460958` form without the scheme, with `;ext=` where there is one. */
  readonly stored: string;
};

const longestNational = 17;
const longestText = 250;
const longestExtension = 7;
const longestHashExtension = 5;
const telScheme = /^tel:/i;

/** The text with its scheme in lower case and its context last, as in RFC 3966: the library accepts no other form. */
function inOrder(text: string): string {
  const [context] = /;phone-context=[^;]*/i.exec(text) ?? [''];
  return text.replace(context, '').replace(telScheme, 'tel:') + context.toLowerCase();
}

function readNumber(text: string, country: string | undefined): PhoneNumber | null {
  // A number within other words is not a number; only the tel: form contains words of its own.
  const extract = telScheme.test(text);
  // A country without a numbering plan of its own (Antarctica) does not invalidate an international number.
  const known = country !== undefined && isSupportedCountry(country);
  const options = { extract, ...(known ? { defaultCountry: country } : {}) };
  const number = extract ? inOrder(text) : text;
  // The library's pattern for a context keeps its state between calls: a call after a successful one fails for that
  // reason alone, and resets it.
  const attempts = number.includes(';phone-context=') ? 2 : 1;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    try {
      return parsePhoneNumberWithError(number, options);
    } catch {
      // The second attempt decides.
    }
  }
  return null;
}

/**
 * Parses a telephone number (A 3.9, A 5): international with a leading +, national in the chosen country, or the `tel:`
 * form of RFC 3966 with `ext` and `phone-context`. `null` if the country is not recognised, the number does not fit its
 * country's pattern, or a limit is exceeded (2 to 17 national digits, extensions of up to 7, of up to 5 in the form
 * `- 503#`).
 */
export function parsePhone(text: string, country?: string): Phone | null {
  const trimmed = text.trim();
  if (trimmed.length < 2 || trimmed.length > longestText) return null;
  const number = readNumber(trimmed, country);
  if (!number?.country || !number.isValid()) return null;
  const type = phoneTypes.find((known) => known === number.getType());
  const digits = String(number.nationalNumber);
  const ext = number.ext === undefined ? undefined : String(number.ext);
  if (!type || digits.length < 2 || digits.length > longestNational) return null;
  const longest = trimmed.endsWith('#') ? longestHashExtension : longestExtension;
  if (ext !== undefined && ext.length > longest) return null;
  return {
    country: number.country,
    phone: digits,
    ...(ext === undefined ? {} : { ext }),
    type,
    international: number.formatInternational(),
    stored: ext === undefined ? String(number.number) : `${number.number};ext=${ext}`,
  };
}

/** Whether the text is a telephone number, read in the chosen country unless it names its own (A 5). */
export function isPhone(text: string, country?: string): boolean {
  return parsePhone(text, country) !== null;
}
