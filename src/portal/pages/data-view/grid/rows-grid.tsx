import { styled } from '@mui/material/styles';
import { type CSSProperties, type KeyboardEvent, useMemo, useRef } from 'react';
import type { Density } from '../../../../domain/feed/view-layout.ts';
import { useGridLayout } from '../layout/grid-layout.ts';
import { enterToOpen, opensByClick } from '../row-panel/opening-gestures.ts';
import { usePrinting } from '../use-printing.ts';
import { borders } from './column-room.ts';
import type { GridColumn } from './grid-columns.tsx';
import { liesAcross, PaperTable } from './paper-table.tsx';
import { RowCell } from './row-cell.tsx';
import { RowInTurn, RowTurnsContext, useRowTurns } from './row-in-turn.tsx';
import { Grid } from './rows-grid-styles.ts';
import { scrollbarSize } from './scrollbar-size.ts';
import { useHeaderInSight } from './use-header-in-sight.ts';

/** The most that the community edition of the grid shows, and the page size of the service. */
const rowsAPage = 100;

const headerHeight = 36;
// In pixels. A folded row has two lines or more, and a row of a narrow grid has its mark on a second line.
const rowHeights: Readonly<Record<Density, { readonly row: number; readonly folded: number }>> = {
  compact: { row: 28, folded: 42 },
  standard: { row: 36, folded: 50 },
  comfortable: { row: 48, folded: 62 },
};
const leastNarrowRow = 36;
const lineHeight = 20;
/** Pixels by which a key press widens or narrows a column. */
const widthStep = 16;
// A grid that scrolls is as high as the window less what surrounds it, and never lower than this.
const leastHeight = 420;
const aroundGrid = 160;
// A common screen, for a grid that is not displayed and has no width.
const usualWidth = 1024;
const narrowBelow = 600;

const slots = { row: RowInTurn, cell: RowCell };

type RowsGridProps<R extends { readonly id: string }> = {
  readonly label: string;
  readonly columns: readonly GridColumn<R>[];
  readonly rows: readonly R[];
  readonly rowClass?: (row: R) => string;
  /** Only the columns that fit are shown, in their order (B 4, collapsed). */
  readonly onlyFitting?: boolean;
  /** All rows are shown at once; otherwise the grid scrolls under its sticky header. */
  readonly fullHeight?: boolean;
  /** Rows are fields and columns are the things that have them, perhaps more than fit on paper. */
  readonly isTransposed?: boolean;
  /** The column of times by which the rows are ordered, newest first. */
  readonly sortedBy?: string;
  /** Called when a row is opened, by a click in it or Enter on one of its cells. */
  readonly onOpen?: (row: R, field: string) => void;
  /** The columns to show instead when the grid is narrower than `below` pixels, and the lines of their cells. */
  readonly folded?:
    | { readonly columns: readonly GridColumn<R>[]; readonly below: number; readonly lines: number }
    | undefined;
};

/** The columns that fit into a width, in their order; at least two, since one alone says nothing. */
export function fitting<C extends { readonly width: number }>(
  columns: readonly C[],
  width: number,
): readonly C[] {
  let used = borders;
  const count = columns.findIndex((column) => {
    used += column.width;
    return used > width;
  });
  return count === -1 ? columns : columns.slice(0, Math.max(2, count));
}

const Frame = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  maxHeight: `max(${leastHeight}px, calc(100dvh - ${aroundGrid}px))`,
  '&[data-full="true"]': { maxHeight: 'none' },
  '@media print': { maxHeight: 'none' },
});

/** Rows in a grid, without sorting or filtering: applied to a single page they would mislead. */
export function RowsGrid<R extends { readonly id: string }>({
  label,
  columns: given,
  rows,
  rowClass,
  onlyFitting = false,
  fullHeight = false,
  isTransposed = false,
  sortedBy,
  onOpen,
  folded,
}: RowsGridProps<R>) {
  const frame = useRef<HTMLDivElement>(null);
  const { room, layout, onWidth } = useGridLayout();
  const width = room || usualWidth;
  useHeaderInSight(frame, fullHeight);
  const isNarrow = width < narrowBelow;
  const isFolded = folded !== undefined && width < folded.below + borders;
  const isResizable = !isFolded && !isTransposed;
  const wanted = isFolded ? folded.columns : given;
  const shown = useMemo(() => {
    const columns = wanted.map(({ narrow, text, isVoid: _, timeZone, ...column }) => {
      // Half a number reads as another number: a column may be wider than its values, never narrower.
      const minWidth = isNarrow && narrow !== undefined ? narrow : column.width;
      const own = isResizable ? layout.widths[column.field] : undefined;
      return {
        ...column,
        ...(timeZone === undefined
          ? {}
          : {
              headerName: `${column.headerName}, local time`,
              description: `${column.description ?? ''} The screen shows the time of ${timeZone}.`,
            }),
        sortable: false,
        hideSortIcons: true,
        valueGetter: (_value: unknown, row: R) => text(row),
        minWidth,
        width: Math.max(minWidth, own ?? 0),
        ...(own === undefined ? { flex: minWidth } : {}),
      };
    });
    return onlyFitting && !isFolded ? fitting(columns, width) : columns;
  }, [wanted, isNarrow, isResizable, layout.widths, onlyFitting, isFolded, width]);
  const heights = rowHeights[layout.density];
  const rowHeight = isFolded
    ? heights.folded + (folded.lines - 2) * lineHeight
    : isNarrow
      ? Math.max(heights.row, leastNarrowRow)
      : heights.row;
  const widthByKey = (event: KeyboardEvent<HTMLElement>): void => {
    const step = event.key === 'ArrowRight' ? widthStep : event.key === 'ArrowLeft' ? -widthStep : 0;
    const header =
      event.target instanceof HTMLElement && event.target.closest<HTMLElement>('[role="columnheader"]');
    const field = header ? header.dataset.field : undefined;
    if (!isResizable || !event.shiftKey || step === 0 || !header || field === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onWidth(field, header.offsetWidth + step);
  };
  const total = shown.reduce((sum, column) => sum + column.width, borders);
  const turns = useRowTurns(shown.length);
  // Each cell is drawn again whenever one of these differs, so the callers keep them.
  const grid = useMemo(
    () => (
      <Grid<R>
        aria-label={label}
        rows={rows}
        columns={shown}
        slots={slots}
        sortModel={
          shown.some(({ field }) => field === sortedBy) ? [{ field: sortedBy ?? '', sort: 'desc' }] : []
        }
        sortingMode="server"
        onColumnWidthChange={({ colDef, width: drawn }) => onWidth(colDef.field, drawn)}
        getRowClassName={({ row }) => rowClass?.(row) ?? ''}
        columnHeaderHeight={headerHeight}
        scrollbarSize={scrollbarSize()}
        rowHeight={rowHeight}
        paginationMode="server"
        paginationModel={{ page: 0, pageSize: rowsAPage }}
        pageSizeOptions={[rowsAPage]}
        rowCount={rows.length}
        // Find in page and screen readers need every row, and the first column has to stay beside all others.
        disableVirtualization
        disableColumnMenu
        disableColumnFilter
        disableColumnSelector
        disableColumnResize={!isResizable}
        disableRowSelectionOnClick
        rowSelection={false}
        hideFooter
        onCellClick={({ row, field }, event) => {
          if (opensByClick(event)) onOpen?.(row, field);
        }}
        onCellKeyDown={({ row, field }, event) => {
          if (!onOpen || !enterToOpen(event)) return;
          // The key-up would otherwise press the button that has the focus by then.
          event.preventDefault();
          onOpen(row, field);
        }}
      />
    ),
    [label, rows, shown, sortedBy, onWidth, rowClass, rowHeight, isResizable, onOpen],
  );
  const isPrinting = usePrinting();
  const style: CSSProperties & Record<'--row-height', string> = {
    '--row-height': `${rowHeight}px`,
    // Keeps what is below out of sight until there is a grid, and then in place while its rows are drawn.
    ...(room === null
      ? { minHeight: '100vh' }
      : fullHeight
        ? { minHeight: headerHeight + rows.length * rowHeight + borders }
        : {}),
  };
  return (
    <Frame
      ref={frame}
      data-full={fullHeight}
      data-scrolls={total > width}
      data-narrow={isNarrow}
      data-folded={isFolded}
      data-opens={onOpen !== undefined}
      data-sheet={liesAcross(given, isTransposed) ? 'across' : undefined}
      onKeyDownCapture={widthByKey}
      style={style}
    >
      {/* Drawn once the width is known; otherwise it would all be drawn twice. */}
      {room === null ? null : <RowTurnsContext value={turns}>{grid}</RowTurnsContext>}
      {isPrinting ? (
        <PaperTable label={label} columns={given} rows={rows} isTransposed={isTransposed} />
      ) : null}
    </Frame>
  );
}
