import { useOpenRow } from '../row-panel/use-opened-row.ts';
import { foldedColumns, widthOf } from './folded-columns.tsx';
import { gridColumns } from './grid-columns.tsx';
import type { GridProps } from './grid-props.ts';
import { RowsGrid } from './rows-grid.tsx';

/** A history of orders (B 3): one row per publication, newest first. */
export function HistoryGrid({ record, rows, columns: set, folds, label }: GridProps) {
  const openRow = useOpenRow();
  const columns = gridColumns(set, rows, record.AssetClass);
  const folded = { columns: foldedColumns(folds, columns, rows), below: widthOf(columns) };
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
