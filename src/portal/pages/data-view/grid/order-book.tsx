import { styled } from '@mui/material/styles';
import type { FeedRow } from '../../../../domain/feed/feed-record.ts';
import { cellText } from './cell-text.ts';
import { withRoom } from './column-room.ts';
import type { Column } from './column-sets.ts';
import { foldedColumns, widthOf } from './folded-columns.tsx';
import { type GridColumn, nothing, Value } from './grid-columns.tsx';
import type { GridProps } from './grid-props.ts';
import { RowsGrid } from './rows-grid.tsx';

// A share of a bar is drawn, never shown as a number: a float is good enough for it.
const size = (row: FeedRow, field: string): number => Number(row[field] ?? 0) || 0;

function largest(rows: readonly FeedRow[]): number {
  return Math.max(0, ...rows.flatMap((row) => [size(row, 'aggrBidVol'), size(row, 'aggrAskVol')]));
}

const Bar = styled('span')({
  display: 'block',
  margin: '0 calc(-1 * var(--pad))',
  padding: '0 var(--pad)',
  printColorAdjust: 'exact',
});

/** A volume over a bar that grows away from the line between the two sides. */
function VolumeBar({ row, column, most }: { row: FeedRow; column: Column; most: number }) {
  const isBid = column.side === 'bid';
  const share = most === 0 ? 0 : (size(row, column.field) / most) * 100;
  const text = cellText(column.kind, row[column.field]);
  return (
    <Bar
      className="bar figures"
      style={{
        background: `linear-gradient(to ${isBid ? 'left' : 'right'}, color-mix(in srgb, var(--${column.side}) 14%, transparent) ${share}%, transparent 0)`,
      }}
    >
      {text ?? nothing}
    </Bar>
  );
}

function columnsOf(set: readonly Column[], rows: readonly FeedRow[]): GridColumn[] {
  const most = largest(rows);
  return set.map((given): GridColumn => {
    const column = withRoom(given, rows);
    const { field, name, help, kind, width, narrow, side } = column;
    const isVolume = field.startsWith('aggr');
    return {
      field,
      headerName: name,
      description: help,
      width,
      ...(narrow === undefined ? {} : { narrow }),
      align: 'right',
      headerAlign: 'right',
      ...(field.endsWith('Price') ? { cellClassName: `${side} ${field === 'askPrice' ? 'side' : ''}` } : {}),
      ...(field === 'askPrice' ? { headerClassName: 'side' } : {}),
      text: (row) => cellText(kind, row[field]),
      renderCell: ({ row }) =>
        isVolume ? (
          <VolumeBar row={row} column={column} most={most} />
        ) : (
          <Value kind={kind} value={row[field]} assetClass="" />
        ),
    };
  });
}

/** The order book (B 3): one row a level, best first, the bids' columns and then the asks', as in the export. */
export function OrderBook({ rows, columns: set, folds, label }: GridProps) {
  const columns = columnsOf(set, rows);
  const folded = { columns: foldedColumns(folds, columns, rows), below: widthOf(columns) };
  return <RowsGrid label={label} rows={rows} columns={columns} folded={folded} />;
}
