import type { FeedRow } from '../../../../domain/feed/feed-record.ts';
import { cellText } from './cell-text.ts';
import type { Column, ColumnKind } from './column-sets.ts';

// Widths in pixels: a digit, possibly bold as in prices; a separator between digits; a letter of a code.
const figureWidth = 8.4;
const markWidth = 4;
const letterWidth = 7.3;
const air = 28;
const narrowAir = 20;
/** The width of a grid's own borders. */
export const borders = 2;

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
    // All their values have the same length, which the column's default width allows for.
    case 'time':
    case 'text':
    case 'boolean':
      return 0;
  }
}

/** The width in pixels of the longest of these texts, without padding. */
export function lengthOfLongest(kind: ColumnKind, texts: readonly (string | null)[]): number {
  return Math.ceil(Math.max(0, ...texts.map((text) => (text === null ? 0 : lengthOf(kind, text)))));
}

/** The least total width of these columns side by side, in pixels. */
export const leastWidthOf = (columns: readonly Pick<Column, 'width' | 'narrow'>[]): number =>
  columns.reduce((sum, { width, narrow }) => sum + (narrow ?? width), 0);

/** The column with widths, normal and narrow, that do not cut a value of this length. */
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
 * A column wide enough for the rows' values: a price has up to 13 decimal places, a transaction's code up to 52
 * letters, and a number that is cut reads as another number.
 */
export function withRoom(column: Column, rows: readonly FeedRow[]): Column {
  const texts = rows.map((row) => cellText(column.kind, row[column.field]));
  return widened(column, lengthOfLongest(column.kind, texts));
}
