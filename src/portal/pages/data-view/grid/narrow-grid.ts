import type { FeedRow } from '../../../../domain/feed/feed-record.ts';
import { borders } from './column-room.ts';
import { foldedColumns } from './folded-columns.tsx';
import type { Fold } from './folds.ts';
import type { GridColumn } from './grid-columns.tsx';
import { stackedColumn } from './stacked-column.tsx';

/** What a grid shows below a width, in pixels: its columns, and the number of lines of their cells. */
export type NarrowGrid = {
  readonly below: number;
  readonly columns: readonly GridColumn[];
  readonly lines: number;
};

/**
 * The columns of a view for a grid too narrow for them: folded to two lines, or in a single column if these do not fit
 * either.
 *
 * @param room the width of the grid in pixels; null or 0 if it is not known
 */
export function narrowGrid(
  folds: readonly Fold[],
  columns: readonly GridColumn[],
  rows: readonly FeedRow[],
  below: number,
  room: number | null,
): NarrowGrid {
  const folded = foldedColumns(folds, columns, rows);
  const width = folded.reduce((sum, column) => sum + column.width, borders);
  if (!room || width <= room) return { below, columns: folded, lines: 2 };
  const { column, lines } = stackedColumn(folds, columns, rows, room - borders);
  return { below, columns: [column], lines };
}
