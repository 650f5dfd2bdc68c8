import { useGridLayout } from '../layout/grid-layout.ts';
import { useOpenRow } from '../row-panel/use-opened-row.ts';
import { widthOf } from './folded-columns.tsx';
import type { GridProps } from './grid-props.ts';
import { RowsGrid } from './rows-grid.tsx';
import { useGridColumns, useNarrowGrid } from './use-grid-columns.ts';

/** A history of orders (B 3): one row per publication, newest first. */
export function HistoryGrid({ record, rows, columns: set, folds, label }: GridProps) {
  const open = useOpenRow(record);
  const { room } = useGridLayout();
  const columns = useGridColumns(set, rows, record.AssetClass);
  const folded = useNarrowGrid(folds, columns, rows, widthOf(columns), room);
  return (
    <RowsGrid label={label} rows={rows} columns={columns} folded={folded} sortedBy="date" onOpen={open} />
  );
}
