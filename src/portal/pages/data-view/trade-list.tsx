import { useMemo, useState } from 'react';
import type { FeedRecord, FeedRow } from '../../../domain/feed-record.ts';
import { markOf } from './cell-text.ts';
import { ChainDialog } from './chain-dialog.tsx';
import { tradeDisplayOf } from './column-sets.ts';
import { type GridColumn, gridColumns } from './grid-columns.tsx';
import { RowsGrid } from './rows-grid.tsx';
import { chainsOf } from './transaction-chain.ts';

const markClass = (row: FeedRow): string => markOf(row)?.toLowerCase() ?? '';

const linkLook = {
  border: 0,
  padding: 0,
  background: 'none',
  color: 'var(--accent)',
  cursor: 'pointer',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
} as const;

/** The trade display list (B 3), each row as published; a transaction with several reports shows them on request. */
export function TradeList({
  record,
  rows,
  loaded,
  expanded,
  label,
}: {
  record: FeedRecord;
  /** The rows of the page. */
  rows: readonly FeedRow[];
  /** The rows of all pages loaded, among which the reports of a transaction are looked for. */
  loaded: readonly FeedRow[];
  expanded: boolean;
  label: string;
}) {
  const chainOf = useMemo(() => chainsOf(loaded), [loaded]);
  const [shown, setShown] = useState<readonly FeedRow[] | null>(null);
  const columns = gridColumns(tradeDisplayOf(record), rows, record.AssetClass).map((column): GridColumn => {
    if (column.field !== 'transactionID') return column;
    return {
      ...column,
      renderCell: (params) => {
        const chain = chainOf(params.row);
        const id = column.text(params.row);
        if (chain === null) return column.renderCell?.(params) ?? id;
        return (
          <button
            type="button"
            className="code"
            style={linkLook}
            tabIndex={params.tabIndex}
            title={`Show its ${chain.length} reports`}
            onClick={() => setShown(chain)}
          >
            {id}
          </button>
        );
      },
    };
  });
  return (
    <>
      <RowsGrid
        label={label}
        rows={rows}
        columns={columns}
        rowClass={markClass}
        onlyFitting={!expanded}
        fullHeight={expanded}
      />
      {shown ? (
        <ChainDialog chain={shown} assetClass={record.AssetClass} onClose={() => setShown(null)} />
      ) : null}
    </>
  );
}
