/**
 * A file's name in a form that visitors can safely save: without folders, control characters, characters that change
 * the direction of text, or half characters.
 */
export function safeName(fileName: string): string {
  const name = fileName
    .replace(/\p{Surrogate}/gu, '_')
    .normalize('NFC')
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/[/\\:*?"<>|]/g, '_')
    .replace(/^[. ]+|[. ]+$/g, '');
  // Cut between characters, not within one.
  return name === '' ? 'file' : [...name].slice(0, 100).join('');
}
