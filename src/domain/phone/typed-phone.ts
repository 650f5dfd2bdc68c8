/** Arabic and Persian digits; the zero of each is a multiple of 16. */
const arabic = /[\u0660-\u0669\u06F0-\u06F9]/g;

/** Marks of direction and other characters without a look, which copied numbers often contain. */
const unseen = /\p{Cf}/gu;

/**
 * What the phone box keeps of a typed or pasted text: digits and a leading + (A 5). A `tel:` text is kept as it is,
 * because it may contain an extension.
 */
export function typedPhone(text: string): string {
  const trimmed = text.replace(unseen, '').trim();
  if (/^tel:/i.test(trimmed)) return trimmed;
  const plus = /^[^\d+]*[+\uFF0B]/.test(trimmed) ? '+' : '';
  const digits = trimmed
    .normalize('NFKC')
    .replace(arabic, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/\D/g, '');
  return plus + digits;
}

/** A number, what announces an extension, and the extension: `030 123456 ext. 12`. */
const withExtension =
  /^([^\p{L}#,;]*\d[^\p{L}#,;]*)[\s,;]*(?:extension|extn?|xtn|x|int|durchwahl|dw|poste|доб|#)[\s.:=]*(\d{1,7})\D*$/iu;

/** Signs between digits that are more than punctuation: another number, letters that stand for digits. */
const notOneNumber = /\d[^\d]*[^\d\s().\-\u2010-\u2015/·][^\d]*\d/u;

/** Whether a text is the other with one character more or less, or another one in its place. */
function isTyped(text: string, before: string): boolean {
  const shortest = Math.min(text.length, before.length);
  let start = 0;
  while (start < shortest && text[start] === before[start]) start += 1;
  let end = 0;
  while (end < shortest - start && text.at(-1 - end) === before.at(-1 - end)) end += 1;
  return text.length - start - end <= 1;
}

/**
 * What the phone box shows for a changed text. What arrives at once (pasted, dropped, filled in) is read whole: an
 * extension becomes a `tel:` text, and what is no single number stays as it is and is refused, since leaving out what is
 * between the digits would make another number of it.
 */
export function enteredPhone(text: string, before: string): string {
  const whole = text
    .normalize('NFKC')
    .replace(unseen, '')
    .replace(arabic, (digit) => String(digit.charCodeAt(0) % 16))
    .trim();
  if (/^tel:/i.test(whole)) return whole;
  if (isTyped(text, before) && !notOneNumber.test(before)) return typedPhone(text);
  const number = whole.replace(/^[^\d+]*/, '');
  const [, digits, extension] = withExtension.exec(number) ?? [];
  if (digits !== undefined) return `tel:${typedPhone(digits)};ext=${extension}`;
  return notOneNumber.test(number) ? whole : typedPhone(number);
}
