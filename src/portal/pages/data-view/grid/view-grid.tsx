import type { FeedRecord, FeedRow } from '../../../../domain/feed/feed-record.ts';
import { feedViews, type KnownViewId } from '../../../../domain/feed/feed-views.ts';
import { viewDrawings } from '../view-drawings.tsx';
import type { Column } from './column-sets.ts';

/** The grid of a view (B 3). */
export function ViewGrid({
  viewId,
  record,
  rows,
  columns,
  expanded,
}: {
  viewId: KnownViewId;
  record: FeedRecord;
  rows: readonly FeedRow[];
  columns: readonly Column[];
  expanded: boolean;
}) {
  const { Grid, folds } = viewDrawings[viewId];
  return (
    <Grid
      record={record}
      rows={rows}
      columns={columns}
      folds={folds}
      expanded={expanded}
      label={`${feedViews[viewId].gridLabel} of ${record.InstrumentDescription}`}
    />
  );
}

/** The chart beside the grid, of the same rows; nothing if the view has none. */
export function ViewChart({ viewId, rows }: { viewId: KnownViewId; rows: readonly FeedRow[] }) {
  const { Chart } = viewDrawings[viewId];
  return Chart && <Chart rows={rows} />;
}
