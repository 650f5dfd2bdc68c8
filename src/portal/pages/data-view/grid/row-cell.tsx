import {
  type GridCellProps,
  type GridTreeNodeWithRender,
  type GridValidRowModel,
  gridClasses,
  useGridApiContext,
} from '@mui/x-data-grid';
import {
  type CSSProperties,
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';

/** The columns of a row in which the focus is, and to which Tab leads; null if they are in no cell of this row. */
export type RowFocus = { readonly focused: string | null; readonly tabbed: string | null };

export const RowFocusContext = createContext<RowFocus>({ focused: null, tabbed: null });

/**
 * A cell of a grid, with what the grids here use. The library's own follows the grid's state in nine ways, so that any
 * change of it, such as a press of a key, asks each of 1,500 cells nine times.
 */
function Cell({ column, width, align, colIndex, row, rowId }: GridCellProps) {
  const { field, renderCell } = column;
  const api = useGridApiContext();
  const place = useRef<HTMLDivElement>(null);
  const { focused, tabbed } = useContext(RowFocusContext);
  const hasFocus = focused === field;
  const tabIndex = tabbed === field ? 0 : -1;
  useLayoutEffect(() => {
    const cell = place.current;
    if (!hasFocus || !cell || cell.contains(document.activeElement)) return;
    (cell.querySelector<HTMLElement>('[tabindex="0"]') ?? cell).focus({ preventScroll: true });
  }, [hasFocus]);
  const content = useMemo(() => {
    if (!renderCell || !api.current.getRow(rowId)) return null;
    const params = api.current.getCellParams<GridValidRowModel, unknown, unknown, GridTreeNodeWithRender>(
      rowId,
      field,
    );
    return renderCell({ ...params, row, tabIndex, hasFocus });
  }, [api, rowId, field, renderCell, row, tabIndex, hasFocus]);
  const tell =
    (name: 'cellClick' | 'cellDoubleClick' | 'cellMouseDown') =>
    (event: MouseEvent<HTMLElement>): void => {
      if (api.current.getRow(rowId))
        api.current.publishEvent(name, api.current.getCellParams(rowId, field), event);
    };
  const tellKey = (event: KeyboardEvent<HTMLElement>): void => {
    if (api.current.getRow(rowId))
      api.current.publishEvent('cellKeyDown', api.current.getCellParams(rowId, field), event);
  };
  const classes = [
    gridClasses.cell,
    align === 'right' ? gridClasses['cell--textRight'] : gridClasses['cell--textLeft'],
    typeof column.cellClassName === 'string' ? column.cellClassName : '',
  ];
  const style: CSSProperties & Record<'--width', string> = { '--width': `${width}px` };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the grid's rows are no table rows.
    <div
      ref={place}
      role="gridcell"
      className={classes.join(' ').trim()}
      data-field={field}
      data-colindex={colIndex}
      aria-colindex={colIndex + 1}
      style={style}
      tabIndex={tabIndex}
      onClick={tell('cellClick')}
      onDoubleClick={tell('cellDoubleClick')}
      onMouseDown={tell('cellMouseDown')}
      onKeyDown={tellKey}
    >
      {content}
    </div>
  );
}

/** Drawn again for another row, column or width only. */
export const RowCell = memo(
  Cell,
  (before, after) =>
    before.column.renderCell === after.column.renderCell &&
    before.column.field === after.column.field &&
    before.column.cellClassName === after.column.cellClassName &&
    before.width === after.width &&
    before.align === after.align &&
    before.colIndex === after.colIndex &&
    before.row === after.row &&
    before.rowId === after.rowId,
);
