import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ComponentProps, type ReactNode, Suspense, useMemo, useState } from 'react';
import type { FeedRecord, FeedRow } from '../../../domain/feed/feed-record.ts';
import { feedViews, type ViewId } from '../../../domain/feed/feed-views.ts';
import { boundedWidth, type ViewLayout } from '../../../domain/feed/view-layout.ts';
import { late } from '../../browser/late.ts';
import { useSame } from '../../hooks/use-same.ts';
import { usePageLoading } from '../../shell/page-loading.tsx';
import { above } from '../../theme/widths.ts';
import { ChartToolContext } from './charts/chart-tool.ts';
import { ColumnHelp } from './grid/column-help.tsx';
import { leastWidthOf } from './grid/column-room.ts';
import type { Column } from './grid/column-sets.ts';
import { DayStartsContext, dayStartsOf } from './grid/local-time-text.tsx';
import { useWidth } from './grid/use-width.ts';
import { LawRegimesOfRows } from './law-regimes-of-rows.tsx';
import { FoldedNotice } from './layout/folded-notice.tsx';
import { GridLayoutContext } from './layout/grid-layout.ts';
import { type ChartPlace, useChartPlace } from './layout/use-chart-place.ts';
import { MoveChart } from './move-chart.tsx';
import { Panel } from './panel.tsx';
import { createPointedRow, PointedRowContext } from './pointed-row.ts';
import { PointingGrid } from './pointing-grid.tsx';

const drawings = late(() => import('./grid/view-grid.tsx'));

/** Loads grids and charts, which are large and used on these pages only. */
export async function loadDrawings(): Promise<void> {
  await drawings.fetch();
}

type Drawings = Awaited<ReturnType<typeof drawings.fetch>>;

function ViewGrid(props: ComponentProps<Drawings['ViewGrid']>) {
  const { ViewGrid: Grid } = drawings.read();
  return <Grid {...props} />;
}

function ViewChart(props: ComponentProps<Drawings['ViewChart']>) {
  const { ViewChart: Chart } = drawings.read();
  return <Chart {...props} />;
}

// In pixels.
const chartWidth = 400;
const gap = 24;
const besideAtLeast = 1100;
/** The page's edges, a scroll bar and the grid's own border. */
const edges = 2 * 32 + 17 + 2;

/** The least width of the window at which the chart is beside the grid without taking space from any column (B 3). */
const besideFrom = (columns: readonly Column[]): number =>
  Math.max(besideAtLeast, leastWidthOf(columns) + gap + chartWidth + edges);

const fromWidth = (width: number): string => `@media (min-width: ${width}px)`;

/** Rows and what stands beside them: in two columns from a width of the window on, or with null in one. */
const Places = styled('div', { shouldForwardProp: (name) => name !== 'besideFrom' })<{
  besideFrom: number | null;
}>(({ besideFrom: least }) => ({
  display: 'grid',
  gap,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  ...(least === null
    ? {}
    : { [fromWidth(least)]: { gridTemplateColumns: `minmax(0, 1fr) ${chartWidth}px` } }),
  // A tool that is open there pushes the rows rather than cover them.
  [above.full]: {
    '&:has([data-tool-place]:not(:empty))': { gridTemplateColumns: `minmax(0, 1fr) ${chartWidth}px` },
  },
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

/** A chart above the rows takes the whole width. */
const Above = styled('div')({ gridColumn: '1 / -1', minWidth: 0, '&:empty': { display: 'none' } });

/** The chart, and above it the tool that is open. */
const SideColumn = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  minWidth: 0,
  '& > :empty, &:not(:has(> :not(:empty)))': { display: 'none' },
});

const GridPlace = styled('div')({ minWidth: 0 });

/** Keeps the content below the grid out of sight until the grid is there. */
const GridPlaceholder = styled('div')({ minHeight: '100vh' });

function GridOnItsWay() {
  usePageLoading(true, 'Preparing the grid');
  return <GridPlaceholder />;
}

/** Explains why there are no rows, and what to do next. */
function NoRows({ isDelayed }: { isDelayed: boolean }) {
  return (
    <Panel title="Nothing has been published yet">
      {isDelayed ? (
        <p>
          Rows become available 15 minutes after publication, and none is that old yet. Refresh in a few
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

/** The rows of a record as its view id requires: grid, chart and column help, or why there are no rows. */
export function RecordView({
  viewId,
  record,
  rows,
  columns,
  folded,
  filled,
  onShowFilled,
  layout,
  timeZone,
  onLayout,
  nothing,
  expanded,
  start,
  pager,
  onSidePlace,
  beside,
}: {
  viewId: ViewId;
  record: FeedRecord;
  /** The rows of the page shown. */
  rows: readonly FeedRow[];
  /** The columns shown. */
  columns: readonly Column[];
  /** The columns that were empty when the rows were loaded, which are hidden. */
  folded: readonly Column[];
  /** Those among them of which a value has arrived since. */
  filled: readonly Column[];
  /** Shows them. */
  onShowFilled: () => void;
  layout: ViewLayout;
  /** The time zone by whose clock the rows show times; null for UTC. */
  timeZone: string | null;
  onLayout: (layout: ViewLayout) => void;
  /** Shown if there are no rows for another reason than that none were published. */
  nothing: ReactNode;
  expanded: boolean;
  /** Names what the rows begin with: with another one the grid starts at its top. */
  start: string;
  /** The controls for turning pages, shown below the grid. */
  pager: ReactNode;
  /** Told the place beside the rows, and null when it goes. */
  onSidePlace: (place: HTMLElement | null) => void;
  /** What else stands beside the rows. */
  beside: ReactNode;
}) {
  // Measured here, since a page that is turned to has a grid of its own.
  const { ref: gridPlace, width: room } = useWidth();
  const gridLayout = useMemo(
    () => ({
      room,
      layout,
      timeZone,
      onWidth: (field: string, width: number) =>
        onLayout({ ...layout, widths: { ...layout.widths, [field]: boundedWidth(width) } }),
    }),
    [room, layout, timeZone, onLayout],
  );
  const dayStarts = useSame(useMemo(() => dayStartsOf(columns, rows, timeZone), [columns, rows, timeZone]));
  const [pointedRow] = useState(createPointedRow);
  const [chosenPlace, choosePlace] = useChartPlace();
  const [isMoved, setMoved] = useState(false);
  const moveChart = (place: ChartPlace): void => {
    setMoved(true);
    choosePlace(place);
  };
  const hasChoice = useMediaQuery(above.full, { noSsr: true });
  const isWide = viewId !== 'unknown' && feedViews[viewId].isWide;
  const usuallyFrom = isWide ? null : besideFrom(columns);
  const isUsuallyBeside = useMediaQuery(fromWidth(usuallyFrom ?? Number.MAX_SAFE_INTEGER), { noSsr: true });
  const chosen = hasChoice ? chosenPlace : null;
  const isAbove = chosen === 'above';
  const other = (chosen ?? (isUsuallyBeside ? 'beside' : 'above')) === 'beside' ? 'above' : 'beside';
  const chart =
    viewId === 'unknown' ? null : (
      <ChartToolContext
        value={
          hasChoice ? (
            <MoveChart to={other} isMoved={isMoved} onMove={moveChart} onFocused={() => setMoved(false)} />
          ) : null
        }
      >
        <ViewChart viewId={viewId} rows={rows} />
      </ChartToolContext>
    );
  if (viewId === 'unknown') return <UnknownView viewType={record.ViewType} />;
  if (rows.length === 0) return nothing ?? <NoRows isDelayed={record.IsDelayed} />;
  return (
    <Places
      besideFrom={chosen === 'beside' ? besideAtLeast : isAbove && beside === null ? null : usuallyFrom}
    >
      <PointedRowContext value={pointedRow}>
        {/* Rendered together: otherwise the grid would push down the content below it. */}
        <Suspense fallback={<GridOnItsWay />}>
          {isAbove ? <Above>{chart}</Above> : null}
          <GridPlace ref={gridPlace}>
            <GridLayoutContext value={gridLayout}>
              <PointingGrid>
                <DayStartsContext value={dayStarts}>
                  <ViewGrid
                    key={start}
                    viewId={viewId}
                    record={record}
                    rows={rows}
                    columns={columns}
                    expanded={expanded}
                  />
                </DayStartsContext>
              </PointingGrid>
            </GridLayoutContext>
            {pager}
            <FoldedNotice
              folded={folded}
              filled={filled}
              onUnfold={() => onLayout({ ...layout, foldsEmpty: false })}
              onShowFilled={onShowFilled}
            />
            <ColumnHelp columns={columns} />
            <LawRegimesOfRows record={record} rows={rows} columns={[...columns, ...folded]} />
          </GridPlace>
          <SideColumn>
            <div data-tool-place ref={onSidePlace} />
            {isAbove ? null : chart}
            {beside}
          </SideColumn>
        </Suspense>
      </PointedRowContext>
    </Places>
  );
}
