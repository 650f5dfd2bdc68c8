import type { FeedRow } from '../../../domain/feed-record.ts';
import { cellText, markOf } from './cell-text.ts';
import { lengthOfLongest, widened } from './column-room.ts';
import { type Column, singleTrade } from './column-sets.ts';
import { type GridColumn, Value } from './grid-columns.tsx';
import { RowsGrid } from './rows-grid.tsx';

/** A field of the trades: one row of the transposed grid. */
type FieldRow = { readonly id: string; readonly column: Column };

const fieldRows: readonly FieldRow[] = singleTrade.map((column) => ({ id: column.field, column }));

const longestOf = (trade: FeedRow): number =>
  Math.max(...singleTrade.map(({ kind, field }) => lengthOfLongest(kind, [cellText(kind, trade[field])])));

function columnsOf(trades: readonly FeedRow[], assetClass: string): GridColumn<FieldRow>[] {
  const fields: GridColumn<FieldRow> = {
    field: 'field',
    headerName: 'Field',
    description: 'What the regulation asks a report to say.',
    width: 204,
    narrow: 128,
    cellClassName: 'field',
    text: ({ column }) => column.name,
    renderCell: ({ row: { column } }) => <span title={column.help}>{column.name}</span>,
  };
  return [
    fields,
    ...trades.map(
      (trade, index): GridColumn<FieldRow> => ({
        field: trade.id,
        headerName: `Trade ${index + 1}`,
        description: markOf(trade) ? `${markOf(trade)} report` : 'New report',
        ...widened({ width: 208, narrow: 192 }, longestOf(trade)),
        align: 'right',
        headerAlign: 'right',
        text: ({ column }) => cellText(column.kind, trade[column.field]),
        renderCell: ({ row: { column } }) => (
          <Value kind={column.kind} value={trade[column.field]} assetClass={assetClass} />
        ),
      }),
    ),
  ];
}

/** The single-trade transposed view (B 3): a column per trade, Trade 1 the newest, a row per field. */
export function SingleTrades({
  rows,
  assetClass,
  label,
}: {
  rows: readonly FeedRow[];
  assetClass: string;
  label: string;
}) {
  return (
    <RowsGrid label={label} rows={fieldRows} columns={columnsOf(rows, assetClass)} fullHeight isTransposed />
  );
}
