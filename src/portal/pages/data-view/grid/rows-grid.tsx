import Box from '@mui/material/Box';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import type { Density } from '../../../../domain/feed/view-layout.ts';
import { useGridLayout } from '../layout/grid-layout.ts';
import { usePrinting } from '../use-printing.ts';
import { CellGrid, type DrawnColumn } from './cell-grid.tsx';
import type { GridColumn } from './grid-columns.tsx';
import { headerHeight } from './grid-look.ts';
import { PaperTable } from './paper-table.tsx';
import { useHeaderInSight } from './use-header-in-sight.ts';
import { useWidth } from './use-width.ts';

// In pixels; a folded row has two lines, as has one of a narrow grid whose mark stands below.
const rowHeights: Readonly<Record<Density, { readonly row: number; readonly folded: number }>> = {
  compact: { row: 28, folded: 42 },
  standard: { row: 36, folded: 50 },
  comfortable: { row: 48, folded: 62 },
};
const leastNarrowRow = 36;
/** By how many pixels a key draws a column wider or narrower. */
const widthStep = 16;
const borders = 2;
// A grid that scrolls inside itself is as high as the window but for what stands around it, and never lower than this.
const leastHeight = 420;
const aroundGrid = 160;
// What is not laid out at all has no width; it opens as on a common screen.
const widthUntilKnown = 1024;
const narrowBelow = 600;

type RowsGridProps<R extends { readonly id: string }> = {
  readonly label: string;
  readonly columns: readonly GridColumn<R>[];
  readonly rows: readonly R[];
  readonly rowClass?: (row: R) => string;
  /** Only the columns that fit are shown, in their order (B 4, collapsed). */
  readonly onlyFitting?: boolean;
  /** All rows are shown at once; else the grid scrolls inside itself under its sticky header. */
  readonly fullHeight?: boolean;
  /** A row is a field, a column a thing that has it: there may be more columns than paper is wide. */
  readonly isTransposed?: boolean;
  /** The column by whose times the rows stand in order, the newest first. */
  readonly sortedBy?: string;
  /** Opens a row, by a click into it or Enter on one of its cells. */
  readonly onOpen?: (row: R, field: string) => void;
  /** The columns of a grid too narrow for the others: below that width, in pixels, they take their place. */
  readonly folded?: { readonly columns: readonly GridColumn<R>[]; readonly below: number } | undefined;
};

const widthOf = ({ least, own = 0 }: { readonly least: number; readonly own?: number | undefined }): number =>
  Math.max(least, own);

/** The columns that fit into a width, in their order; at least two, since one alone says nothing. */
export function fitting<C extends { readonly least: number; readonly own?: number | undefined }>(
  columns: readonly C[],
  width: number,
): readonly C[] {
  let used = borders;
  const count = columns.findIndex((column) => {
    used += widthOf(column);
    return used > width;
  });
  return count === -1 ? columns : columns.slice(0, Math.max(2, count));
}

/** Rows in a grid: no sorting and no filtering, since of one page they would mislead. */
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
  const measured = useWidth(frame);
  const width = measured || widthUntilKnown;
  useHeaderInSight(frame, fullHeight);
  const isNarrow = width < narrowBelow;
  const isFolded = folded !== undefined && width < folded.below + borders;
  const { layout, onWidth } = useGridLayout();
  const isResizable = !isFolded && !isTransposed;
  const shown = useMemo(() => {
    const drawn = (isFolded ? folded.columns : given).map((column): DrawnColumn<R> => {
      // Half a number is another number: a column can be wider than its values, not narrower.
      const least = isNarrow && column.narrow !== undefined ? column.narrow : column.width;
      return { ...column, least, own: isResizable ? layout.widths[column.field] : undefined };
    });
    return onlyFitting && !isFolded ? fitting(drawn, width) : drawn;
  }, [given, folded, isFolded, isNarrow, isResizable, layout.widths, onlyFitting, width]);
  const heights = rowHeights[layout.density];
  const rowHeight = isFolded
    ? heights.folded
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
  const total = shown.reduce((sum, column) => sum + widthOf(column), borders);
  const isPrinting = usePrinting();
  return (
    <Box
      ref={frame}
      onKeyDownCapture={widthByKey}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        maxHeight: fullHeight ? 'none' : `max(${leastHeight}px, calc(100dvh - ${aroundGrid}px))`,
        // What stands below it does not move while its rows come.
        ...(fullHeight ? { minHeight: `${headerHeight + rows.length * rowHeight + borders}px` } : {}),
        '@media print': { maxHeight: 'none' },
      }}
    >
      {/* Drawn once it is known how wide: all of it would be drawn a second time else. */}
      {measured === null ? null : (
        <CellGrid
          label={label}
          className={[total > width ? 'scrolls' : '', isNarrow ? 'narrow' : '', isFolded ? 'folded' : '']
            .join(' ')
            .trim()}
          rows={rows}
          columns={shown}
          rowHeight={rowHeight}
          height={Math.max(leastHeight, window.innerHeight - aroundGrid)}
          rowClass={rowClass}
          sortedBy={sortedBy}
          onWidth={isResizable ? onWidth : undefined}
          onOpen={onOpen}
        />
      )}
      {isPrinting ? (
        <PaperTable label={label} columns={given} rows={rows} isTransposed={isTransposed} />
      ) : null}
    </Box>
  );
}
