import type { FeedRow } from '../../../../domain/feed/feed-record.ts';
import { TextButton } from '../../../controls/text-link.ts';
import { useGridLayout } from '../layout/grid-layout.ts';
import { useOpenRow } from '../row-panel/use-opened-row.ts';
import { widthOf } from './folded-columns.tsx';
import { type GridColumn, gridColumns } from './grid-columns.tsx';
import type { GridProps } from './grid-props.ts';
import { narrowGrid } from './narrow-grid.ts';
import { chainOf, voidedByOf } from './report-state.ts';
import { RowsGrid } from './rows-grid.tsx';

const markClass = (row: FeedRow): string => (voidedByOf(row) === null ? '' : 'voided');

/** The trade display list (B 3), each row as published; a transaction with several reports shows them on request. */
export function TradeList({ record, rows, columns: set, folds, expanded, label }: GridProps) {
  const openRow = useOpenRow();
  const { room } = useGridLayout();
  const open = (row: FeedRow): void => openRow(row, record);
  const columns = gridColumns(set, rows, record.AssetClass, open).map((column): GridColumn => {
    if (column.field !== 'transactionID') return column;
    return {
      ...column,
      renderCell: (params) => {
        const { length } = chainOf(params.row);
        const id = column.text(params.row);
        if (length < 2) return column.renderCell?.(params) ?? id;
        return (
          <TextButton
            type="button"
            className="code"
            tabIndex={params.tabIndex}
            title={`Show its ${length} reports`}
            onClick={() => open(params.row)}
          >
            {id}
          </TextButton>
        );
      },
    };
  });
  return (
    <RowsGrid
      label={label}
      rows={rows}
      columns={columns}
      rowClass={markClass}
      sortedBy="publicationDate"
      onlyFitting={!expanded}
      folded={expanded ? undefined : narrowGrid(folds, columns, rows, widthOf(columns, 'vol'), room)}
      fullHeight={expanded}
      onOpen={open}
    />
  );
}
