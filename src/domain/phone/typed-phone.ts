/** Arabic and Persian digits; the zero of each is a multiple of 16. */
const arabic = /[\u0660-\u0669\u06F0-\u06F9]/g;

/**
 * What the phone box keeps of a typed or pasted text: digits and a leading + (A 5). A `tel:` text is kept as it is,
 * because it may contain an extension.
 */
export function typedPhone(text: string): string {
  const trimmed = text.trim();
  if (/^tel:/i.test(trimmed)) return trimmed;
  const plus = /^[^\d+]*[+\uFF0B]/.test(trimmed) ? '+' : '';
  const digits = trimmed
    .normalize('NFKC')
    .replace(arabic, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/\D/g, '');
  return plus + digits;
}
