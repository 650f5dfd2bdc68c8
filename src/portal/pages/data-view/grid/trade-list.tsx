import { styled } from '@mui/material/styles';
import { useDeferredValue, useMemo } from 'react';
import type { FeedRow } from '../../../../domain/feed/feed-record.ts';
import { TextButton } from '../../../controls/text-link.ts';
import { useGridLayout } from '../layout/grid-layout.ts';
import { useOpenRow } from '../row-panel/use-opened-row.ts';
import { widthOf } from './folded-columns.tsx';
import type { GridColumn } from './grid-columns.tsx';
import type { GridProps } from './grid-props.ts';
import { chainOf, voidedByOf } from './report-state.ts';
import { RowsGrid } from './rows-grid.tsx';
import type { ShowChain } from './state-mark.tsx';
import { useGridColumns, useNarrowGrid } from './use-grid-columns.ts';

const ChainLink = styled(TextButton)({ fontFamily: 'var(--mono)', fontSize: '0.92em' });

const markClass = (row: FeedRow): string => (voidedByOf(row) === null ? '' : 'voided');

/** The code of a transaction with several reports is a link to them. */
const withLinks = (columns: readonly GridColumn[], open: ShowChain): readonly GridColumn[] =>
  columns.map((column): GridColumn => {
    if (column.field !== 'transactionID') return column;
    return {
      ...column,
      renderCell: (params) => {
        const { length } = chainOf(params.row);
        if (length < 2) return column.renderCell(params);
        return (
          <ChainLink
            type="button"
            tabIndex={params.tabIndex}
            title={`Show its ${length} reports`}
            onClick={() => open(params.row)}
          >
            {column.text(params.row)}
          </ChainLink>
        );
      },
    };
  });

/** The trade display list (B 3), each row as published; a transaction with several reports shows them on request. */
export function TradeList({ record, rows, columns: set, folds, expanded: asked, label }: GridProps) {
  // The button responds at once, and another grid takes its place when it has been drawn, in slices: the library would
  // draw all the columns in one go.
  const expanded = useDeferredValue(asked);
  const open = useOpenRow(record);
  const { room } = useGridLayout();
  const plain = useGridColumns(set, rows, record.AssetClass, open);
  const columns = useMemo(() => withLinks(plain, open), [plain, open]);
  const folded = useNarrowGrid(folds, columns, rows, widthOf(columns, 'vol'), room);
  return (
    <RowsGrid
      key={String(expanded)}
      label={label}
      rows={rows}
      columns={columns}
      rowClass={markClass}
      sortedBy="publicationDate"
      onlyFitting={!expanded}
      folded={expanded ? undefined : folded}
      fullHeight={expanded}
      onOpen={open}
    />
  );
}
