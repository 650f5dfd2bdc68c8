import { useMemo } from 'react';
import type { FeedRow } from '../../../../domain/feed/feed-record.ts';
import { useSame } from '../../../hooks/use-same.ts';
import { useGridLayout } from '../layout/grid-layout.ts';
import type { Column } from './column-sets.ts';
import { type Fold, foldedLines, widthOfLine } from './folds.ts';
import { type GridColumn, gridColumns } from './grid-columns.tsx';
import { type NarrowGrid, narrowGrid } from './narrow-grid.ts';
import type { ShowChain } from './state-mark.tsx';

/** The grid's columns for a column set; new rows change them only if they need wider ones. */
export function useGridColumns(
  set: readonly Column[],
  rows: readonly FeedRow[],
  assetClass: string,
  showChain?: ShowChain,
): readonly GridColumn[] {
  const { timeZone } = useGridLayout();
  const widths = useMemo(
    () => gridColumns(set, rows, assetClass, null).map(({ width, narrow }) => [width, narrow]),
    [set, rows, assetClass],
  );
  const measured = useSame(rows, widths);
  return useMemo(
    () => gridColumns(set, measured, assetClass, timeZone, showChain),
    [set, measured, assetClass, timeZone, showChain],
  );
}

/** The columns for a grid that is too narrow; new rows change them only if they need wider ones. */
export function useNarrowGrid(
  folds: readonly Fold[],
  columns: readonly GridColumn[],
  rows: readonly FeedRow[],
  below: number,
  room: number | null,
): NarrowGrid {
  const widths = useMemo(
    () => foldedLines(folds, columns).map(({ lines }) => lines.map((line) => widthOfLine(line, rows))),
    [folds, columns, rows],
  );
  const measured = useSame(rows, widths);
  return useMemo(
    () => narrowGrid(folds, columns, measured, below, room),
    [folds, columns, measured, below, room],
  );
}
