import { useCallback, useMemo } from 'react';
import type { FeedRow } from '../../../../domain/feed/feed-record.ts';
import { TextButton } from '../../../controls/text-link.ts';
import { useGridLayout } from '../layout/grid-layout.ts';
import { useOpenRow } from '../row-panel/use-opened-row.ts';
import type { Column } from './column-sets.ts';
import { widthOf } from './folded-columns.tsx';
import { type GridColumn, gridColumns } from './grid-columns.tsx';
import type { GridProps } from './grid-props.ts';
import { narrowGrid } from './narrow-grid.ts';
import { chainOf, voidedByOf } from './report-state.ts';
import { RowsGrid } from './rows-grid.tsx';
import type { ShowChain } from './state-mark.tsx';

const markClass = (row: FeedRow): string => (voidedByOf(row) === null ? '' : 'voided');

/** The columns of trades; the code of a transaction with several reports is a link to them. */
const columnsOf = (
  set: readonly Column[],
  rows: readonly FeedRow[],
  assetClass: string,
  open: ShowChain,
): readonly GridColumn[] =>
  gridColumns(set, rows, assetClass, open).map((column): GridColumn => {
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

/** The trade display list (B 3), each row as published; a transaction with several reports shows them on request. */
export function TradeList({ record, rows, columns: set, folds, expanded, label }: GridProps) {
  const openRow = useOpenRow();
  const { room } = useGridLayout();
  const open = useCallback((row: FeedRow): void => openRow(row, record), [openRow, record]);
  const columns = useMemo(
    () => columnsOf(set, rows, record.AssetClass, open),
    [set, rows, record.AssetClass, open],
  );
  const folded = useMemo(
    () => (expanded ? undefined : narrowGrid(folds, columns, rows, widthOf(columns, 'vol'), room)),
    [expanded, folds, columns, rows, room],
  );
  return (
    <RowsGrid
      label={label}
      rows={rows}
      columns={columns}
      rowClass={markClass}
      sortedBy="publicationDate"
      onlyFitting={!expanded}
      folded={folded}
      fullHeight={expanded}
      onOpen={open}
    />
  );
}
