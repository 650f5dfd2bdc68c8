/**
 * What the phone box keeps of a typed or pasted text: digits and a leading + (A 5). A `tel:` text is kept as it is,
 * because it may contain an extension.
 */
export function typedPhone(text: string): string {
  const trimmed = text.trim();
  if (/^tel:/i.test(trimmed)) return trimmed;
  const plus = /^[^\d+]*[+\uFF0B]/.test(trimmed) ? '+' : '';
  return plus + trimmed.normalize('NFKC').replace(/\D/g, '');
}
