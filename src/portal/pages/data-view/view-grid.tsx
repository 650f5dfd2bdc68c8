import type { FeedRecord, FeedRow } from '../../../domain/feed-record.ts';
import { markOf } from './cell-text.ts';
import { columnSetOf, type KnownViewId } from './column-sets.ts';
import { gridColumns } from './grid-columns.tsx';
import { OrderBook } from './order-book.tsx';
import { RowsGrid } from './rows-grid.tsx';
import { SingleTrades } from './single-trades.tsx';

const markClass = (row: FeedRow): string => markOf(row)?.toLowerCase() ?? '';

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
  if (viewId === 'clob') return <OrderBook rows={rows} label={label} />;
  if (viewId === 'individual')
    return <SingleTrades rows={rows} assetClass={record.AssetClass} label={label} />;
  const isTrades = viewId === 'tradeDisplay';
  return (
    <RowsGrid
      label={label}
      rows={rows}
      columns={gridColumns(columnSetOf(viewId, record), rows, record.AssetClass)}
      rowClass={markClass}
      onlyFitting={isTrades && !expanded}
      fullHeight={isTrades && expanded}
    />
  );
}
