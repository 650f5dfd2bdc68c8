import Box from '@mui/material/Box';
import {
  type ComponentProps,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useMemo,
  useState,
} from 'react';
import type { FeedRecord, FeedRow } from '../../../domain/feed/feed-record.ts';
import { feedViews, type ViewId } from '../../../domain/feed/feed-views.ts';
import { boundedWidth, type ViewLayout } from '../../../domain/feed/view-layout.ts';
import { usePageLoading } from '../../shell/page-loading.tsx';
import { ColumnHelp } from './grid/column-help.tsx';
import type { Column } from './grid/column-sets.ts';
import { LawRegimesOfRows } from './law-regimes-of-rows.tsx';
import { FoldedNotice } from './layout/folded-notice.tsx';
import { GridLayoutContext } from './layout/grid-layout.ts';
import { Panel } from './panel.tsx';
import { createPointedRow, PointedRowContext } from './pointed-row.ts';
import { PointingGrid } from './pointing-grid.tsx';

const fetchDrawings = () => import('./grid/view-grid.tsx');

type Drawings = Awaited<ReturnType<typeof fetchDrawings>>;

// Taken as they are once they are there: what suspends, even for nothing, React shows 300 ms later.
let drawings: {
  readonly ViewGrid: ComponentType<ComponentProps<Drawings['ViewGrid']>>;
  readonly ViewChart: ComponentType<ComponentProps<Drawings['ViewChart']>>;
} = {
  ViewGrid: lazy(() => fetchDrawings().then((module) => ({ default: module.ViewGrid }))),
  ViewChart: lazy(() => fetchDrawings().then((module) => ({ default: module.ViewChart }))),
};

/** Fetches grids and charts, which are large and used on these pages only. */
export async function loadDrawings(): Promise<void> {
  drawings = await fetchDrawings();
}

/** What stands below the grid stays out of sight until it is there. */
const GridsPlace = () => <Box sx={{ minHeight: '100vh' }} />;

function GridOnItsWay() {
  usePageLoading(true, 'Preparing the grid');
  return <GridsPlace />;
}

/** Drawn after what stands around it, which is not kept waiting for it. */
function Later({ children, meanwhile = null }: { children: ReactNode; meanwhile?: ReactNode }) {
  const isTime = useDeferredValue(true, false);
  return isTime ? children : meanwhile;
}

/** Why there are no rows, and what next. */
function NoRows({ isDelayed }: { isDelayed: boolean }) {
  return (
    <Panel title="Nothing has been published yet">
      {isDelayed ? (
        <p>
          Rows become free 15 minutes after their publication, and none is that old yet. Refresh in a few
          minutes, or select another instrument.
        </p>
      ) : (
        <p>
          The venue has not published a row for this instrument. Refresh later, or select another instrument.
        </p>
      )}
    </Panel>
  );
}

function UnknownView({ viewType }: { viewType: string }) {
  return (
    <Panel title="This kind of data cannot be shown">
      <p>
        The service answered with the view type “{viewType}”, which this page does not know. Nothing is wrong
        with your choice: load the page again to get its newest version, or select another instrument.
      </p>
    </Panel>
  );
}

/** The rows of a record as its view id asks for: grid, chart and what the columns mean; or why there are none. */
export function RecordView({
  viewId,
  record,
  rows,
  columns,
  folded,
  layout,
  onLayout,
  nothing,
  expanded,
  page,
  pager,
}: {
  viewId: ViewId;
  record: FeedRecord;
  /** The rows of the page shown. */
  rows: readonly FeedRow[];
  /** The columns that are shown, and the empty ones that are folded away. */
  columns: readonly Column[];
  folded: readonly Column[];
  layout: ViewLayout;
  onLayout: (layout: ViewLayout) => void;
  /** What stands in place of no rows, where it is not that none was published. */
  nothing: ReactNode;
  expanded: boolean;
  /** The page's place among all; another page begins at the top of the grid. */
  page: number;
  /** What turns the grid's pages; it stands below the grid. */
  pager: ReactNode;
}) {
  const gridLayout = useMemo(
    () => ({
      layout,
      onWidth: (field: string, width: number) =>
        onLayout({ ...layout, widths: { ...layout.widths, [field]: boundedWidth(width) } }),
    }),
    [layout, onLayout],
  );
  const [pointedRow] = useState(createPointedRow);
  // The same as long as the view stands, which would else begin anew.
  const [{ ViewGrid, ViewChart }] = useState(drawings);
  if (viewId === 'unknown') return <UnknownView viewType={record.ViewType} />;
  if (rows.length === 0) return nothing ?? <NoRows isDelayed={record.IsDelayed} />;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: '24px',
        alignItems: 'start',
        gridTemplateColumns: 'minmax(0, 1fr)',
        '@media (min-width: 1100px)': {
          gridTemplateColumns: feedViews[viewId].isWide ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) 400px',
        },
        '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
      }}
    >
      <PointedRowContext value={pointedRow}>
        {/* All of it at once: what stands below the grid would be pushed down by it. */}
        <Later meanwhile={<GridsPlace />}>
          <Suspense fallback={<GridOnItsWay />}>
            <Box sx={{ minWidth: 0 }}>
              <FoldedNotice folded={folded} onUnfold={() => onLayout({ ...layout, foldsEmpty: false })} />
              <GridLayoutContext value={gridLayout}>
                <PointingGrid>
                  <ViewGrid
                    key={page}
                    viewId={viewId}
                    record={record}
                    rows={rows}
                    columns={columns}
                    expanded={expanded}
                  />
                </PointingGrid>
              </GridLayoutContext>
              {pager}
              <Later>
                <ColumnHelp columns={columns} />
                <LawRegimesOfRows record={record} rows={rows} columns={[...columns, ...folded]} />
              </Later>
            </Box>
            <Later>
              <ViewChart viewId={viewId} rows={rows} />
            </Later>
          </Suspense>
        </Later>
      </PointedRowContext>
    </Box>
  );
}
