import { IngestRefusal } from './fault-list.ts';

/** The cells of a record and its text, with the number of its last line. */
export type CsvRecord = {
  readonly number: number;
  readonly cells: readonly string[];
  readonly text: string;
};

/** Maximum number of characters in a line, including quoted line breaks. */
export const longestLine = 64 * 1024;

/** Maximum number of empty lines: a file may end in some, but not consist of them. */
const mostEmpty = 10_000;

/** Counts empty lines. @throws IngestRefusal when there are too many */
export function countEmpty(): () => void {
  let empty = 0;
  return () => {
    empty += 1;
    if (empty > mostEmpty)
      throw new IngestRefusal(`The file has more than ${mostEmpty.toLocaleString('en-GB')} empty lines.`);
  };
}

const quotedCell = /"((?:[^"]|"")*)"(,|$)|([^",]*)(,|$)/y;

/** The cells of a record (RFC 4180); null if a quote is misplaced. */
export function cellsOf(record: string): readonly string[] | null {
  if (!record.includes('"')) return record.split(',');
  const cells: string[] = [];
  quotedCell.lastIndex = 0;
  for (;;) {
    const found = quotedCell.exec(record);
    if (!found) return null;
    const [, quoted, behindQuoted, bare = '', behindBare] = found;
    cells.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    if ((behindQuoted ?? behindBare) === '') return cells;
  }
}

/**
 * Splits CSV text into records, all those in a piece of text at once: a parser that returns them one by one takes
 * longer than all checks of a line. Lines end as the first one does; empty lines are skipped.
 */
export class CsvRecords {
  #rest = '';
  #number = 0;
  readonly #isEmpty = countEmpty();
  #lineEnd: '\n' | '\r' | null = null;

  /**
   * The records that end in this piece.
   * @throws IngestRefusal when it is not CSV, or a line is too long
   */
  next(piece: string): CsvRecord[] {
    const text = this.#rest + piece;
    this.#lineEnd ??= /\r(?!\n|$)/.exec(text.split('\n', 1)[0] ?? '') ? '\r' : '\n';
    const records: CsvRecord[] = [];
    const hasQuotes = text.includes('"');
    let from = 0;
    for (let to = text.indexOf(this.#lineEnd); to >= 0; to = text.indexOf(this.#lineEnd, from)) {
      let line = text.slice(from, to);
      if (hasQuotes && line.includes('"')) {
        const end = this.#endOfQuoted(text, from, to);
        if (end < 0) break;
        line = text.slice(from, end);
        from = end + 1;
      } else from = to + 1;
      this.#add(records, line);
    }
    this.#rest = text.slice(from);
    if (this.#rest.length > longestLine)
      throw new IngestRefusal(
        hasQuotes && this.#rest.includes(this.#lineEnd)
          ? `Line ${this.#number + 1} has a quote that is not closed: close it, or double it within a value.`
          : `Line ${this.#number + 1} is too long.`,
      );
    return records;
  }

  /** The last record, if no line break ends it. */
  last(): CsvRecord[] {
    const records: CsvRecord[] = [];
    this.#add(records, this.#rest);
    this.#rest = '';
    return records;
  }

  /**
   * The end of the line that begins at `from`; a break within quotes does not count. -1 if the end has not arrived yet.
   */
  #endOfQuoted(text: string, from: number, firstBreak: number): number {
    let to = firstBreak;
    let open = false;
    let at = from;
    while (to >= 0) {
      for (
        let quote = text.indexOf('"', at);
        quote >= 0 && quote < to;
        quote = text.indexOf('"', quote + 1)
      ) {
        open = !open;
      }
      if (!open) return to;
      at = to;
      to = text.indexOf(this.#lineEnd ?? '\n', to + 1);
    }
    return -1;
  }

  #add(records: CsvRecord[], record: string): void {
    this.#number += 1;
    const line = record.endsWith('\r') ? record.slice(0, -1) : record;
    if (line.length > longestLine) throw new IngestRefusal(`Line ${this.#number} is too long.`);
    if (line === '') {
      this.#isEmpty();
      return;
    }
    if (!line.includes('"')) {
      records.push({ number: this.#number, cells: line.split(','), text: line });
      return;
    }
    const cells = cellsOf(line);
    if (cells === null) {
      throw new IngestRefusal(
        `The file is not CSV near line ${this.#number}: a quote is out of place. A value with quotes is in quotes, and each of its own is doubled.`,
      );
    }
    this.#number += line.split(this.#lineEnd ?? '\n').length - 1;
    records.push({ number: this.#number, cells, text: line });
  }
}
