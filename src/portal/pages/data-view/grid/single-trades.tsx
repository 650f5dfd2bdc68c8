import { useCallback, useMemo } from 'react';
import type { FeedRow } from '../../../../domain/feed/feed-record.ts';
import { useOpenRow } from '../row-panel/use-opened-row.ts';
import { cellText } from './cell-text.ts';
import { lengthOfLongest, widened } from './column-room.ts';
import type { Column } from './column-sets.ts';
import { type GridColumn, Value } from './grid-columns.tsx';
import type { GridProps } from './grid-props.ts';
import { chainOf, stateWords, voidedByOf } from './report-state.ts';
import { RowsGrid } from './rows-grid.tsx';
import { type ShowChain, StateMark } from './state-mark.tsx';

/** A field of the trades: a row of the transposed grid. */
type FieldRow = { readonly id: string; readonly column: Column };

const longestOf = (set: readonly Column[], trade: FeedRow): number =>
  Math.max(...set.map(({ kind, field }) => lengthOfLongest(kind, [cellText(kind, trade[field])])));

function columnsOf(
  set: readonly Column[],
  trades: readonly FeedRow[],
  assetClass: string,
  showChain: ShowChain,
): GridColumn<FieldRow>[] {
  const fields: GridColumn<FieldRow> = {
    field: 'field',
    headerName: 'Field',
    description: 'What the regulation requires a report to contain.',
    width: 204,
    narrow: 128,
    cellClassName: 'field',
    text: ({ column }) => column.name,
    renderCell: ({ row: { column } }) => <span title={column.help}>{column.name}</span>,
  };
  return [
    fields,
    ...trades.map((trade, index): GridColumn<FieldRow> => {
      const words = stateWords(trade);
      const isVoid = voidedByOf(trade) !== null;
      // The field itself says New, Cancelled or Amended; beside it only links are shown.
      const isLinked = isVoid || chainOf(trade).length > 1;
      return {
        field: trade.id,
        headerName: `Trade ${index + 1}`,
        description: words ?? 'A new report that still stands',
        ...widened({ width: 208, narrow: 192 }, longestOf(set, trade)),
        align: 'right',
        headerAlign: 'right',
        text: ({ column }) => {
          const text = cellText(column.kind, trade[column.field]);
          return column.field === 'status' && isLinked && words !== null ? `${text ?? ''} (${words})` : text;
        },
        isVoid: ({ column }) => isVoid && column.kind === 'decimal',
        renderCell: ({ row: { column }, tabIndex }) => (
          <>
            {/* The mark is before its value here, so that the values stay aligned. */}
            {column.field === 'status' && isLinked ? (
              <>
                <StateMark row={trade} showChain={showChain} tabIndex={tabIndex} />{' '}
              </>
            ) : null}
            <Value kind={column.kind} value={trade[column.field]} assetClass={assetClass} isVoid={isVoid} />
          </>
        ),
      };
    }),
  ];
}

/** The single-trade transposed view (B 3): a column per trade, Trade 1 the newest, and a row per field. */
export function SingleTrades({ record, rows, columns: set, label }: GridProps) {
  const openRow = useOpenRow();
  const open = useCallback((trade: FeedRow): void => openRow(trade, record), [openRow, record]);
  const fields = useMemo(() => set.map((column) => ({ id: column.field, column })), [set]);
  const columns = useMemo(
    () => columnsOf(set, rows, record.AssetClass, open),
    [set, rows, record.AssetClass, open],
  );
  const openTrade = useCallback(
    (_field: FieldRow, tradeId: string): void => {
      const trade = rows.find(({ id }) => id === tradeId);
      if (trade) open(trade);
    },
    [rows, open],
  );
  return (
    <RowsGrid label={label} rows={fields} columns={columns} fullHeight isTransposed onOpen={openTrade} />
  );
}
