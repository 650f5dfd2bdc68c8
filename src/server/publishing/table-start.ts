import { parse } from 'csv-parse/sync';
import { type Rts27Kind, rts27Columns } from '../../domain/publishing/rts27.ts';
import type { FileStore } from '../files/file-store.ts';

/** The first rows of a CSV file. */
type TableStart = {
  readonly columns: readonly { readonly name: string; readonly kind: Rts27Kind }[];
  /** Each with as many cells as there are columns. */
  readonly rows: readonly (readonly string[])[];
  /** Whether these are all rows of the file. */
  readonly isWhole: boolean;
};

// What a page can show and a process read at once, however large the file.
const mostBytes = 256 * 1024;
const mostRows = 500;

const isRow = (read: unknown): read is readonly string[] =>
  Array.isArray(read) && read.every((cell) => typeof cell === 'string');

/** The bytes of whole lines: what is cut may end within a line, or a character. */
function wholeLines(bytes: Buffer, isCut: boolean): Buffer {
  return isCut ? bytes.subarray(0, bytes.lastIndexOf('\n') + 1) : bytes;
}

function rowsOf(bytes: Buffer): readonly (readonly string[])[] | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const read: readonly unknown[] = parse(text, {
      bom: true,
      skip_empty_lines: true,
      relax_column_count: true,
      // The heading, and one row more than is shown, which tells that there are more.
      to: mostRows + 2,
    });
    return read.filter(isRow);
  } catch {
    return null;
  }
}

/** A cut within a quoted cell of several lines is moved to before it. */
const mostCuts = 20;

/** The rows of what is there of a file. */
function startOf(bytes: Buffer, isCut: boolean): readonly (readonly string[])[] | null {
  let whole = wholeLines(bytes, isCut);
  for (let cuts = 0; ; cuts += 1) {
    const rows = rowsOf(whole);
    if (rows !== null || !isCut || cuts === mostCuts || whole.length === 0) return rows;
    whole = wholeLines(whole.subarray(0, -1), isCut);
  }
}

/**
 * Reads the first rows of a table, never more of its file than a page can show.
 *
 * @returns null if the file is not CSV in UTF-8, `missing` if the store does not have it
 */
export async function tableStart(
  files: Pick<FileStore, 'open'>,
  { key, size }: { readonly key: string; readonly size: number },
): Promise<TableStart | null | 'missing'> {
  const stream = await files.open(key, { start: 0, end: Math.min(size, mostBytes) - 1 });
  if (stream === null) return 'missing';
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(Buffer.from(part));
  const isCut = size > mostBytes;
  const [heading, ...rows] = startOf(Buffer.concat(parts), isCut) ?? [];
  if (heading === undefined) return null;
  return {
    columns: rts27Columns(heading),
    rows: rows.slice(0, mostRows).map((cells) => heading.map((_, at) => cells[at] ?? '')),
    isWhole: !isCut && rows.length <= mostRows,
  };
}
