import type { FeedRow } from '../../../../domain/feed/feed-record.ts';
import { cellText } from './cell-text.ts';
import type { Column, ColumnKind } from './column-sets.ts';

// Of a cell's letters, in pixels: a figure, bold as prices may be; what stands between figures; a letter of a code.
const figureWidth = 8.4;
const markWidth = 4;
const letterWidth = 7.3;
const air = 28;
const narrowAir = 20;

function lengthOf(kind: ColumnKind, text: string): number {
  switch (kind) {
    case 'decimal':
    case 'count': {
      const marks = text.replace(/[^.,]/g, '').length;
      return (text.length - marks) * figureWidth + marks * markWidth;
    }
    case 'code':
    case 'flags':
      return text.length * letterWidth;
    // Their values are all of a length, which the column's own width knows.
    case 'time':
    case 'text':
    case 'boolean':
      return 0;
  }
}

/** The pixels that the longest of these texts takes, without air around it. */
export function lengthOfLongest(kind: ColumnKind, texts: readonly (string | null)[]): number {
  return Math.ceil(Math.max(0, ...texts.map((text) => (text === null ? 0 : lengthOf(kind, text)))));
}

/** The pixels that these columns take side by side at least. */
export const leastWidthOf = (columns: readonly Pick<Column, 'width' | 'narrow'>[]): number =>
  columns.reduce((sum, { width, narrow }) => sum + (narrow ?? width), 0);

/** A least width that leaves a value of this length whole, and the one for a narrow grid. */
export function widened<C extends { readonly width: number; readonly narrow?: number }>(
  column: C,
  length: number,
): C {
  return {
    ...column,
    width: Math.max(column.width, length + air),
    ...(column.narrow === undefined ? {} : { narrow: Math.max(column.narrow, length + narrowAir) }),
  };
}

/**
 * A column wide enough for the rows' values: a price has up to 13 digits after its point, a transaction's code up to
 * 52 letters, and half a number is another number.
 */
export function withRoom(column: Column, rows: readonly FeedRow[]): Column {
  const texts = rows.map((row) => cellText(column.kind, row[column.field]));
  return widened(column, lengthOfLongest(column.kind, texts));
}
