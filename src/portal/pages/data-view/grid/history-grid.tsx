import { useCallback, useMemo } from 'react';
import type { FeedRow } from '../../../../domain/feed/feed-record.ts';
import { useGridLayout } from '../layout/grid-layout.ts';
import { useOpenRow } from '../row-panel/use-opened-row.ts';
import { widthOf } from './folded-columns.tsx';
import { gridColumns } from './grid-columns.tsx';
import type { GridProps } from './grid-props.ts';
import { narrowGrid } from './narrow-grid.ts';
import { RowsGrid } from './rows-grid.tsx';

/** A history of orders (B 3): one row per publication, newest first. */
export function HistoryGrid({ record, rows, columns: set, folds, label }: GridProps) {
  const openRow = useOpenRow();
  const { room } = useGridLayout();
  const columns = useMemo(() => gridColumns(set, rows, record.AssetClass), [set, rows, record.AssetClass]);
  const folded = useMemo(
    () => narrowGrid(folds, columns, rows, widthOf(columns), room),
    [folds, columns, rows, room],
  );
  const open = useCallback((row: FeedRow): void => openRow(row, record), [openRow, record]);
  return (
    <RowsGrid label={label} rows={rows} columns={columns} folded={folded} sortedBy="date" onOpen={open} />
  );
}
