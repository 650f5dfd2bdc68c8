// biome-ignore-all lint/a11y/noRedundantRoles: laid out as grids, a table's elements lose their roles in some browsers
// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA Authoring Practices make grids of tables so
import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { enterToOpen, isOnControl, opensByClick } from '../row-panel/opening-gestures.ts';
import { cellByKey, type Place } from './cell-by-key.ts';
import type { GridColumn } from './grid-columns.tsx';
import { GridFrame, headerHeight } from './grid-look.ts';
import { useGrowingRows } from './use-growing-rows.ts';
import { WidthHandle } from './width-handle.tsx';

/** A column as it is drawn: its least width, and the one that somebody gave it; without one it shares what is left. */
export type DrawnColumn<R extends { readonly id: string }> = GridColumn<R> & {
  readonly least: number;
  readonly own?: number | undefined;
};

type CellGridProps<R extends { readonly id: string }> = {
  readonly label: string;
  readonly className: string;
  readonly columns: readonly DrawnColumn<R>[];
  readonly rows: readonly R[];
  readonly rowHeight: number;
  /** How much of the rows is in sight at first, in pixels. */
  readonly height: number;
  readonly rowClass?: ((row: R) => string) | undefined;
  readonly sortedBy?: string | undefined;
  /** Told of a column that somebody gave another width, in pixels; without it they have the widths they have. */
  readonly onWidth?: ((field: string, width: number) => void) | undefined;
  readonly onOpen?: ((row: R, field: string) => void) | undefined;
};

const cells = '[role="gridcell"], [role="columnheader"]';

/** The cell around an element, and where it stands in its grid. */
function placeOf(
  target: EventTarget,
): (Place & { readonly cell: HTMLElement; readonly field: string }) | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>(cells) : null;
  const row = cell?.closest('[role="row"]');
  if (!cell || !row) return null;
  return {
    cell,
    field: cell.dataset.field ?? '',
    // The header is row 1 to those who listen.
    row: Number(row.getAttribute('aria-rowindex')) - 2,
    column: Number(cell.getAttribute('aria-colindex')) - 1,
  };
}

const Row = memo(function Row({
  id,
  index,
  className,
  stop,
  cellsOf,
}: {
  id: string;
  index: number;
  className: string;
  /** The column at which Tab stops, where it does so in this row. */
  stop: string | null;
  cellsOf: (index: number, stop: string | null) => ReactNode;
}) {
  return (
    <tr role="row" data-id={id} aria-rowindex={index + 2} className={className}>
      {cellsOf(index, stop)}
    </tr>
  );
});

const classesOf = (...names: readonly (string | undefined)[]): string => names.filter(Boolean).join(' ');

/**
 * Cells in rows and columns. Tab stops at one of them, and keys lead from there to the others; what is copied without
 * being marked is the cell that has the focus. Every row is in the page in the end: for find in page, and for those who
 * hear it.
 */
export function CellGrid<R extends { readonly id: string }>({
  label,
  className,
  columns,
  rows,
  rowHeight,
  height,
  rowClass,
  sortedBy,
  onWidth,
  onOpen,
}: CellGridProps<R>) {
  const frame = useRef<HTMLDivElement>(null);
  const drawn = useGrowingRows(rows, { height, rowHeight, columns: columns.length });
  const [asked, setStop] = useState<{ readonly id: string | null; readonly field: string } | null>(null);
  const isThere =
    asked !== null &&
    columns.some(({ field }) => field === asked.field) &&
    (asked.id === null || rows.some(({ id }) => id === asked.id));
  const stop = isThere ? asked : { id: null, field: columns[0]?.field };
  const [drawing, setDrawing] = useState<{ readonly field: string; readonly width: number } | null>(null);
  const widths = columns.map(({ field, least, own }) =>
    drawing?.field === field ? drawing.width : own === undefined ? null : Math.max(least, own),
  );
  const cellsOf = useCallback(
    (index: number, stopsAt: string | null): ReactNode => {
      const row = rows[index];
      return (
        row &&
        columns.map(({ field, align, cellClassName, renderCell }, at) => {
          const tabIndex = field === stopsAt ? 0 : -1;
          return (
            <td
              key={field}
              role="gridcell"
              tabIndex={tabIndex}
              data-field={field}
              aria-colindex={at + 1}
              className={classesOf('cell', align, cellClassName)}
            >
              {renderCell({ row, tabIndex })}
            </td>
          );
        })
      );
    },
    [rows, columns],
  );

  // The row that had the focus may be gone with newer ones: what stands in its place has it then.
  const focused = useRef<Place | null>(null);
  const goTo = ({ row, column }: Place): void => {
    const cell = frame.current?.querySelector<HTMLElement>(
      `[aria-rowindex="${row + 2}"] > [aria-colindex="${column + 1}"]`,
    );
    if (!cell) return;
    // What can be pressed in a cell is gone to as well.
    const inner = cell.querySelector<HTMLElement>('button, a') ?? cell;
    inner.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: after other rows have come it is asked who has the focus.
  useLayoutEffect(() => {
    const { current } = focused;
    if (current === null || document.activeElement !== document.body) return;
    goTo({
      row: Math.min(current.row, rows.length - 1),
      column: Math.min(current.column, columns.length - 1),
    });
  }, [rows]);

  const remember = ({ target }: FocusEvent): void => {
    const place = placeOf(target);
    if (!place) return;
    focused.current = place;
    setStop({ id: rows[place.row]?.id ?? null, field: place.field });
  };
  const press = (event: KeyboardEvent): void => {
    const place = placeOf(event.target);
    if (!place || event.defaultPrevented) return;
    const row = rows[place.row];
    if (row && onOpen && enterToOpen(event)) {
      // The rest of the same key would press the button that has the focus then.
      event.preventDefault();
      onOpen(row, place.field);
      return;
    }
    if (event.key === ' ' && isOnControl(event)) return;
    const room = Math.min(frame.current?.clientHeight ?? 0, window.innerHeight) - headerHeight;
    const next = cellByKey(place, event, {
      rows: drawn.length,
      columns: columns.length,
      inSight: Math.max(1, Math.floor(room / rowHeight)),
    });
    if (next === null) return;
    event.preventDefault();
    goTo(next);
  };
  const open = (event: MouseEvent): void => {
    const place = placeOf(event.target);
    const row = place && rows[place.row];
    if (row && opensByClick(event)) onOpen?.(row, place.field);
  };
  const copy = (event: ClipboardEvent): void => {
    const place = placeOf(event.target);
    const row = place && rows[place.row];
    if (!row || getSelection()?.isCollapsed === false) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', columns[place.column]?.text(row) ?? '');
  };
  const look: Readonly<Record<`--${string}`, string>> = {
    '--row-height': `${rowHeight}px`,
    '--first': `${widths[0] ?? columns[0]?.least ?? 0}px`,
    '--least': `${columns.reduce((sum, { least }, at) => sum + (widths[at] ?? least), 0)}px`,
    '--columns': columns
      .map(({ least }, at) => (widths[at] ? `${widths[at]}px` : `minmax(${least}px, ${least}fr)`))
      .join(' '),
  };
  return (
    <GridFrame
      ref={frame}
      className={classesOf(className, onOpen && 'opens')}
      style={look}
      onFocus={remember}
      onBlur={() => {
        focused.current = null;
      }}
      onKeyDown={press}
      onClick={open}
      onCopy={copy}
    >
      <table role="grid" aria-label={label} aria-rowcount={rows.length + 1} aria-colcount={columns.length}>
        <thead role="rowgroup">
          <tr role="row" aria-rowindex={1}>
            {columns.map(({ field, headerName, description, align, headerClassName, least }, at) => (
              <th
                key={field}
                role="columnheader"
                scope="col"
                tabIndex={stop.id === null && stop.field === field ? 0 : -1}
                data-field={field}
                aria-colindex={at + 1}
                aria-sort={field === sortedBy ? 'descending' : undefined}
                title={description}
                className={classesOf('head', align, headerClassName)}
              >
                <span className="name">{headerName}</span>
                {onWidth ? (
                  <WidthHandle
                    least={least}
                    onDraw={(width) => setDrawing({ field, width })}
                    onWidth={(width) => {
                      setDrawing(null);
                      onWidth(field, width);
                    }}
                  />
                ) : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {drawn.map((row, index) => (
            <Row
              key={row.id}
              id={row.id}
              index={index}
              className={classesOf('row', rowClass?.(row))}
              stop={stop.id === row.id ? (stop.field ?? null) : null}
              cellsOf={cellsOf}
            />
          ))}
        </tbody>
      </table>
    </GridFrame>
  );
}
