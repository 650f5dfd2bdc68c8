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
  const columns = gridColumns(set, rows, record.AssetClass);
  const folded = narrowGrid(folds, columns, rows, widthOf(columns), room);
  return (
    <RowsGrid
      label={label}
      rows={rows}
      columns={columns}
      folded={folded}
      sortedBy="date"
      onOpen={(row) => openRow(row, record)}
    />
  );
}
