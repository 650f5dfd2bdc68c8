import { styled } from '@mui/material/styles';
import { useCallback, useMemo } from 'react';
import { type BookChanges, bookChanges, type Mark, markAt } from '../../../../domain/feed/book-changes.ts';
import type { FeedRow } from '../../../../domain/feed/feed-record.ts';
import { levelId } from '../charts/depth.ts';
import { useGridLayout } from '../layout/grid-layout.ts';
import { useOpenRow } from '../row-panel/use-opened-row.ts';
import { BookNews } from './book-news.tsx';
import { cellText } from './cell-text.ts';
import { withRoom } from './column-room.ts';
import type { Column } from './column-sets.ts';
import { widthOf } from './folded-columns.tsx';
import { type GridColumn, nothing, Value } from './grid-columns.tsx';
import type { GridProps } from './grid-props.ts';
import { narrowGrid } from './narrow-grid.ts';
import { RowsGrid } from './rows-grid.tsx';
import { useBefore } from './use-before.ts';

// A bar's share is only drawn, never shown as a number, so a float is accurate enough.
const size = (row: FeedRow, field: string): number => Number(row[field] ?? 0) || 0;

function largest(rows: readonly FeedRow[]): number {
  return Math.max(0, ...rows.flatMap((row) => [size(row, 'aggrBidVol'), size(row, 'aggrAskVol')]));
}

const signs: Readonly<Record<Mark, { readonly sign: string; readonly words: string }>> = {
  new: { sign: '+', words: 'new level' },
  more: { sign: '▲', words: 'more than before' },
  less: { sign: '▼', words: 'less than before' },
};

/** A figure's change since the previous book, as a sign and in words. */
function ChangeMark({ mark }: { mark: Mark | null }) {
  if (mark === null) return null;
  const { sign, words } = signs[mark];
  return (
    <span data-change={mark} title={words}>
      <span aria-hidden="true">{sign}</span>
      <span className="visually-hidden">{words} </span>
    </span>
  );
}

// Space beside a figure, in pixels.
const markRoom = 14;

const Bar = styled('span')({
  display: 'block',
  margin: '0 calc(-1 * var(--pad))',
  padding: '0 var(--pad)',
  printColorAdjust: 'exact',
  // In a folded grid there is no room for bars long enough to compare.
  '[data-folded="true"] &': {
    margin: '0 !important',
    padding: '0 !important',
    background: 'none !important',
  },
});

/** A volume over a bar that grows away from the line between the sides. */
function VolumeBar({
  row,
  column,
  most,
  mark,
}: {
  row: FeedRow;
  column: Column;
  most: number;
  mark: Mark | null;
}) {
  const isBid = column.side === 'bid';
  const share = most === 0 ? 0 : (size(row, column.field) / most) * 100;
  const text = cellText(column.kind, row[column.field]);
  return (
    <Bar
      className="figures"
      style={{
        background: `linear-gradient(to ${isBid ? 'left' : 'right'}, color-mix(in srgb, var(--${column.side}) 14%, transparent) ${share}%, transparent 0)`,
      }}
    >
      <ChangeMark mark={mark} />
      {text ?? nothing}
    </Bar>
  );
}

function columnsOf(set: readonly Column[], rows: readonly FeedRow[], changes: BookChanges): GridColumn[] {
  const most = largest(rows);
  return set.map((given): GridColumn => {
    const column = withRoom(given, rows);
    const { field, name, help, kind, width, narrow, side } = column;
    const isVolume = field.startsWith('aggr');
    const markOf = (row: FeedRow): Mark | null => (side ? markAt(changes, side, field, row) : null);
    return {
      field,
      headerName: name,
      description: help,
      width: width + markRoom,
      ...(narrow === undefined ? {} : { narrow }),
      align: 'right',
      headerAlign: 'right',
      ...(field.endsWith('Price') ? { cellClassName: `${side} ${field === 'askPrice' ? 'side' : ''}` } : {}),
      ...(field === 'askPrice' ? { headerClassName: 'side' } : {}),
      text: (row) => cellText(kind, row[field]),
      renderCell: ({ row }) =>
        isVolume ? (
          <VolumeBar row={row} column={column} most={most} mark={markOf(row)} />
        ) : (
          <>
            <ChangeMark mark={markOf(row)} />
            <Value kind={kind} value={row[field]} assetClass="" />
          </>
        ),
    };
  });
}

/**
 * The order book (B 3): one row per level, best first, the bids' columns followed by the asks', as in the export. A
 * newer book replaces it level by level, so that readers keep their place, and its changes are marked.
 */
export function OrderBook({ record, rows, columns: set, folds, label }: GridProps) {
  const openRow = useOpenRow(record);
  const { room } = useGridLayout();
  const before = useBefore({ rows, publishedAt: record.NewestPublicationDate });
  const changes = useMemo(() => bookChanges(before?.rows ?? rows, rows), [before, rows]);
  const levels = useMemo(() => rows.map((row, index) => ({ ...row, id: levelId(index) })), [rows]);
  const columns = useMemo(() => columnsOf(set, levels, changes), [set, levels, changes]);
  const folded = useMemo(
    () => narrowGrid(folds, columns, levels, widthOf(columns), room),
    [folds, columns, levels, room],
  );
  const open = useCallback(
    (level: FeedRow): void => {
      const row = rows[levels.indexOf(level)];
      if (row) openRow(row);
    },
    [rows, levels, openRow],
  );
  return (
    <>
      <RowsGrid label={label} rows={levels} columns={columns} folded={folded} onOpen={open} />
      <BookNews changes={changes} since={before?.publishedAt ?? null} />
    </>
  );
}
