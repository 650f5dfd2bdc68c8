import type { ByteRange } from './file-store.ts';

/**
 * The part of a file that a Range header asks for (RFC 9110, 14.2): null for the whole file, also if the header cannot
 * be read or asks for several parts; `beyond` if it begins after the end.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'beyond' | null {
  const match = /^bytes=\s*(\d{0,16})-(\d{0,16})\s*$/.exec(header ?? '');
  if (!match) return null;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return null;
  if (first === '') {
    const count = Number(last);
    if (count === 0 || size === 0) return 'beyond';
    return { start: Math.max(0, size - count), end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Number(last);
  if (last !== '' && end < start) return null;
  if (start >= size) return 'beyond';
  return { start, end: Math.min(end, size - 1) };
}
