import type { FeedRecord, FeedRow } from '../../../domain/feed/feed-record.ts';
import { columnSetOf, type KnownViewId } from './column-sets.ts';
import { foldedColumns, widthOf } from './folded-columns.tsx';
import { gridColumns } from './grid-columns.tsx';
import { OrderBook } from './order-book.tsx';
import { RowsGrid } from './rows-grid.tsx';
import { SingleTrades } from './single-trades.tsx';
import { TradeList } from './trade-list.tsx';

/** The grid of a view (B 3): rfq and auc share one, the others have their own. */
export function ViewGrid({
  viewId,
  record,
  rows,
  expanded,
  label,
}: {
  viewId: KnownViewId;
  record: FeedRecord;
  rows: readonly FeedRow[];
  expanded: boolean;
  label: string;
}) {
  switch (viewId) {
    case 'clob':
      return <OrderBook rows={rows} label={label} />;
    case 'individual':
      return <SingleTrades rows={rows} assetClass={record.AssetClass} label={label} />;
    case 'tradeDisplay':
      return <TradeList record={record} rows={rows} expanded={expanded} label={label} />;
    default: {
      const columns = gridColumns(columnSetOf(viewId, record), rows, record.AssetClass);
      const folded = { columns: foldedColumns(viewId, columns, rows), below: widthOf(columns) };
      return <RowsGrid label={label} rows={rows} columns={columns} folded={folded} />;
    }
  }
}
