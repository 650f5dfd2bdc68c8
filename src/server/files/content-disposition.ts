/**
 * The Content-Disposition of a download (RFC 6266): a plain name for every client, and the real one, in whatever
 * alphabet, as RFC 8187 writes it.
 */
export function attachment(fileName: string): string {
  const name = safeName(fileName);
  const plain = name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return plain === name
    ? `attachment; filename="${plain}"`
    : `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/**
 * A file's name as a visitor may save it: no folders, no control or direction-turning characters, no half characters.
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
