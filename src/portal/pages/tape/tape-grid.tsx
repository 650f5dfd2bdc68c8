import { styled } from '@mui/material/styles';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { TapeRow } from '../../../contract/generated/types.ts';
import { dataViewAddress } from '../../../domain/feed/criteria.ts';
import { feedViews } from '../../../domain/feed/feed-views.ts';
import { withRowKey } from '../../../domain/feed/row-key.ts';
import { usualLayout } from '../../../domain/feed/view-layout.ts';
import { RowsGrid } from '../data-view/grid/rows-grid.tsx';
import { useWidth } from '../data-view/grid/use-width.ts';
import { GridLayoutContext } from '../data-view/layout/grid-layout.ts';
import { foldedLines, foldedTapeColumns, tapeColumns } from './tape-columns.tsx';

const Place = styled('div')({ minWidth: 0 });

/** Below this width of the grid, in pixels, rows have two lines or three. */
const foldsBelow = 760;

const layout = { ...usualLayout, density: 'compact' } as const;

/** The address of a trade in the view of its instrument, opened. */
function viewOfRow(row: TapeRow): string {
  const address = dataViewAddress({
    datatype: 'trade',
    tv: row.VenueMIC,
    assetclass: row.AssetClass,
    subassetclass: row.SubAssetClass,
    instrument: row.InstrumentID,
    instrumentmic: row.SegmentMIC,
    ordertype: feedViews.tradeDisplay.orderType,
  });
  const [path = '', search = ''] = address.split('?');
  return `${path}${withRowKey(search, { id: row.id, published: row.publicationDate })}`;
}

/** The rows of the tape; one opens in the view of its instrument. */
export function TapeGrid({
  rows,
  fresh,
  today,
}: {
  rows: readonly TapeRow[];
  /** The ids of the rows that came last. */
  fresh: readonly string[];
  /** The day of the list, `YYYY-MM-DD`. */
  today: string;
}) {
  const navigate = useNavigate();
  const { ref, width: room } = useWidth();
  const open = useCallback((row: TapeRow): void => void navigate(viewOfRow(row)), [navigate]);
  const gridLayout = useMemo(() => ({ room, layout, timeZone: null, onWidth: () => {} }), [room]);
  const { columns, folded } = useMemo(() => {
    const ids = new Set(fresh);
    return {
      columns: tapeColumns(rows, ids, today),
      folded: {
        columns: foldedTapeColumns(ids, today),
        below: foldsBelow,
        lines: foldedLines(rows, today),
      },
    };
  }, [rows, fresh, today]);
  return (
    <Place ref={ref}>
      <GridLayoutContext value={gridLayout}>
        <RowsGrid
          label="Trades of all venues"
          rows={rows}
          columns={columns}
          folded={folded}
          sortedBy="publicationDate"
          onOpen={open}
        />
      </GridLayoutContext>
    </Place>
  );
}
