import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { type KeyboardEvent, useRef } from 'react';
import type { Density } from '../../../../domain/feed/view-layout.ts';
import { useGridLayout } from '../layout/grid-layout.ts';
import { enterToOpen, opensByClick } from '../row-panel/opening-gestures.ts';
import { usePrinting } from '../use-printing.ts';
import { borders } from './column-room.ts';
import type { GridColumn } from './grid-columns.tsx';
import { liesAcross, PaperTable } from './paper-table.tsx';
import { useGrowingRows } from './use-growing-rows.ts';
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

const look = {
  '--row': 'var(--surface)',
  '--pad': '14px',
  '&.narrow': { '--pad': '10px' },
  '--DataGrid-rowBorderColor': 'var(--line)',
  '--DataGrid-t-header-background-base': 'var(--bar)',
  border: '1px solid var(--line)',
  borderRadius: '4px',
  backgroundColor: 'var(--surface)',
  color: 'var(--ink)',
  fontFamily: 'inherit',
  fontSize: '0.8125rem',
  lineHeight: '20px',
  '& .MuiDataGrid-columnHeaders': { backgroundColor: 'var(--bar)' },
  '& .MuiDataGrid-columnHeader': {
    backgroundColor: 'var(--bar)',
    color: 'var(--muted)',
    fontSize: '0.75rem',
    padding: '0 var(--pad)',
    '&:focus, &:focus-within': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
  },
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 550, whiteSpace: 'normal', lineHeight: '14px' },
  '& .MuiDataGrid-columnHeader--alignRight .MuiDataGrid-columnHeaderTitle': { textAlign: 'right' },
  '& .MuiDataGrid-columnSeparator': {
    color: 'var(--line)',
    '&:not(.MuiDataGrid-columnSeparator--resizable)': { display: 'none' },
    '&:hover, &.MuiDataGrid-columnSeparator--resizing': { color: 'var(--accent)' },
  },
  '& .MuiDataGrid-columnHeader--sorted .MuiDataGrid-columnHeaderTitle::after': {
    content: '"\\00a0↓" / ""',
    color: 'var(--ink)',
  },
  '& .MuiDataGrid-row': { backgroundColor: 'var(--row)' },
  '& .MuiDataGrid-row:hover': {
    '--row': 'color-mix(in srgb, var(--accent-soft) 45%, var(--surface))',
    backgroundColor: 'var(--row)',
  },
  '& .MuiDataGrid-cell': {
    padding: '0 var(--pad)',
    lineHeight: 'calc(var(--row-height) - 1px)',
    '&:focus, &:focus-within': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
  },
  // What stands out at the end of a row, if only by a padding or half a separator, can be scrolled to.
  '& .MuiDataGrid-cellEmpty': { padding: 0 },
  '& .MuiDataGrid-columnHeader--last .MuiDataGrid-columnSeparator': { right: 0 },
  '& .MuiDataGrid-cell[data-colindex="0"]': {
    position: 'sticky',
    left: 0,
    zIndex: 3,
    backgroundColor: 'var(--row)',
  },
  '& .MuiDataGrid-columnHeader[aria-colindex="1"]': { position: 'sticky', left: 0, zIndex: 4 },
  '&.scrolls :is(.MuiDataGrid-cell[data-colindex="0"], .MuiDataGrid-columnHeader[aria-colindex="1"])': {
    boxShadow: '1px 0 0 var(--line)',
  },
  '& .code': {
    fontFamily: 'var(--mono)',
    fontSize: '0.92em',
  },
  '& .bid': { color: 'var(--bid)', fontWeight: 600 },
  '& .ask': { color: 'var(--ask)', fontWeight: 600 },
  // A sign before a figure that a newer book changed.
  '& .change': { marginRight: '5px', color: 'var(--ink)', fontSize: '0.75rem', fontWeight: 650 },
  // Where the other side of a book begins.
  '& .side': { borderLeft: '1px solid var(--line)' },
  '& .field': {
    display: 'flex',
    alignItems: 'center',
    whiteSpace: 'normal',
    color: 'var(--muted)',
    fontWeight: 550,
    fontSize: '0.75rem',
    lineHeight: '14px',
  },
  '& .mark': {
    display: 'inline-block',
    marginLeft: '8px',
    padding: '0 6px',
    border: '1px solid var(--edge)',
    borderRadius: '3px',
    background: 'none',
    fontFamily: 'inherit',
    color: 'var(--ink)',
    fontSize: '0.6875rem',
    lineHeight: '16px',
    fontWeight: 550,
  },
  '& button.mark': { color: 'var(--accent)', cursor: 'pointer', textDecoration: 'underline' },
  // There is no room beside the value, so the mark goes on a second line.
  '&.narrow .MuiDataGrid-cell:has(.mark)': {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    lineHeight: '15px',
    '&.MuiDataGrid-cell--textRight': { alignItems: 'flex-end' },
    '& .mark': { marginLeft: 0, padding: 0, border: 0, lineHeight: '14px', width: 'fit-content' },
  },
  // Two lines per row, where the columns do not fit side by side.
  '&.folded .MuiDataGrid-cell': {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    lineHeight: '20px',
    '&.MuiDataGrid-cell--textRight': { alignItems: 'flex-end' },
    '& .second': { color: 'var(--muted)' },
    // There is no room for bars long enough to compare.
    '& .bar': { margin: '0 !important', padding: '0 !important', background: 'none !important' },
    '& .mark': { display: 'block', width: 'fit-content', margin: 0, padding: 0, border: 0 },
  },
  '&.opens .MuiDataGrid-row': { cursor: 'pointer' },
  '& .none': { color: 'var(--muted)', fontWeight: 400 },
  '& .voided .MuiDataGrid-cell': { color: 'var(--muted)' },
  '@media print': { display: 'none' },
} as const;

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
  const columns = (isFolded ? folded.columns : given).map(({ narrow, text, isVoid: _, ...column }) => {
    // Half a number reads as another number: a column may be wider than its values, never narrower.
    const minWidth = isNarrow && narrow !== undefined ? narrow : column.width;
    const own = isResizable ? layout.widths[column.field] : undefined;
    return {
      ...column,
      sortable: false,
      hideSortIcons: true,
      valueGetter: (_value: unknown, row: R) => text(row),
      minWidth,
      width: Math.max(minWidth, own ?? 0),
      ...(own === undefined ? { flex: minWidth } : {}),
    };
  });
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
  const shown = onlyFitting && !isFolded ? fitting(columns, width) : columns;
  const total = shown.reduce((sum, column) => sum + column.width, borders);
  const drawn = useGrowingRows(rows, {
    height: Math.max(leastHeight, window.innerHeight - aroundGrid),
    rowHeight,
    columns: shown.length,
  });
  const isPrinting = usePrinting();
  return (
    <Box
      ref={frame}
      data-sheet={liesAcross(given, isTransposed) ? 'across' : undefined}
      onKeyDownCapture={widthByKey}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        maxHeight: fullHeight ? 'none' : `max(${leastHeight}px, calc(100dvh - ${aroundGrid}px))`,
        // Keeps what is below out of sight until there is a grid, and then in place while its rows are drawn.
        ...(room === null
          ? { minHeight: '100vh' }
          : fullHeight
            ? { minHeight: `${headerHeight + rows.length * rowHeight + borders}px` }
            : {}),
        '@media print': { maxHeight: 'none' },
      }}
    >
      {/* Drawn once the width is known; otherwise it would all be drawn twice. */}
      {room === null ? null : (
        <DataGrid<R>
          aria-label={label}
          className={[
            total > width ? 'scrolls' : '',
            isNarrow ? 'narrow' : '',
            isFolded ? 'folded' : '',
            onOpen ? 'opens' : '',
          ]
            .join(' ')
            .trim()}
          rows={drawn}
          columns={shown}
          sortModel={
            shown.some(({ field }) => field === sortedBy) ? [{ field: sortedBy ?? '', sort: 'desc' }] : []
          }
          sortingMode="server"
          onColumnWidthChange={({ colDef, width: drawn }) => onWidth(colDef.field, drawn)}
          getRowClassName={({ row }) => rowClass?.(row) ?? ''}
          columnHeaderHeight={headerHeight}
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
          sx={[look, { '--row-height': `${rowHeight}px` }]}
        />
      )}
      {isPrinting ? (
        <PaperTable label={label} columns={given} rows={rows} isTransposed={isTransposed} />
      ) : null}
    </Box>
  );
}
