import path from 'node:path';

/** The media types of what can be published, by the ending of its name. */
export const mediaTypes: Readonly<Record<string, string>> = {
  '.csv': 'text/csv; charset=utf-8',
  '.ndjson': 'application/x-ndjson',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.pdf': 'application/pdf',
  '.xml': 'application/xml',
  '.zip': 'application/zip',
  '.gz': 'application/gzip',
  '.xls': 'application/vnd.ms-excel',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** The media type, by the extension; anything unknown is plain bytes, so that no browser guesses. */
export function mediaTypeOf(fileName: string): string {
  return mediaTypes[path.extname(fileName).toLowerCase()] ?? 'application/octet-stream';
}

const wordsOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');

/**
 * Last part of a file's address, from words in any alphabet and the file's extension: `icpm-2026-09-30-table-1.csv`.
 */
export function addressName(words: readonly string[], fileName: string): string {
  const ending = path.extname(fileName).toLowerCase();
  const stem =
    words
      .map(wordsOf)
      .filter((word) => word !== '')
      .join('-') || 'file';
  return stem + (/^\.[a-z0-9]{1,8}$/.test(ending) ? ending : '');
}

/** The same name with a number, `table-1-2.csv`, if it is taken. */
export function numbered(name: string, number: number): string {
  const ending = path.extname(name);
  return number === 1 ? name : `${name.slice(0, name.length - ending.length)}-${number}${ending}`;
}
