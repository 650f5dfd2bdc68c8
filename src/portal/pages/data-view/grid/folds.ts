import type { FeedRow } from '../../../../domain/feed/feed-record.ts';
import { lengthOfLongest } from './column-room.ts';
import type { GridColumn } from './grid-columns.tsx';

/** Columns of B 3 that share a cell of a narrow grid, in one or more lines; the columns of a line are side by side. */
export type Fold = {
  readonly name: string;
  readonly lines: readonly (readonly [string, ...string[]])[];
  readonly align: 'left' | 'right';
  /** For times: wraps the day onto a line above the clock, to leave room for two prices beside it. */
  readonly wraps?: true;
  /** The side of a market it is about, said where its cell's heading does not. */
  readonly side?: 'Bid' | 'Ask';
};

/** A fold of a view with those of its columns that are shown, line by line. */
export type FoldedLines = { readonly fold: Fold; readonly lines: readonly (readonly GridColumn[])[] };

/** The first column shows the state of a row, so if no fold has it, it replaces the first line of the first fold. */
function withFirst(folds: readonly Fold[], first: GridColumn | undefined): readonly Fold[] {
  const [lead, ...others] = folds;
  if (!lead || !first || folds.some(({ lines }) => lines.some((line) => line.includes(first.field))))
    return folds;
  return [{ ...lead, name: first.headerName, lines: [[first.field], ...lead.lines.slice(1)] }, ...others];
}

/** The folds of a view that have something to show. */
export function foldedLines(folds: readonly Fold[], columns: readonly GridColumn[]): readonly FoldedLines[] {
  const named = new Map(columns.map((column) => [column.field, column]));
  return withFirst(folds, columns[0]).flatMap((fold): FoldedLines[] => {
    const lines = fold.lines
      .map((line) => line.flatMap((field) => named.get(field) ?? []))
      .filter((line) => line.length > 0);
    return lines.length === 0 ? [] : [{ fold, lines }];
  });
}

/** The columns of a line as one text. */
export const textOfLine = (line: readonly GridColumn[], row: FeedRow): string =>
  line.map((column) => column.text(row) ?? '–').join(' ');

/** The width in pixels of the longest of a line's texts, without padding. */
export const widthOfLine = (line: readonly GridColumn[], rows: readonly FeedRow[]): number =>
  lengthOfLongest(
    'decimal',
    rows.map((row) => textOfLine(line, row)),
  );
