import {
  type GridApi,
  type GridCellCoordinates,
  GridRow,
  type GridRowId,
  type GridRowProps,
  gridFocusCellSelector,
  gridTabIndexCellSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import {
  createContext,
  type RefObject,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useState,
} from 'react';
import { RowFocusContext } from './row-cell.tsx';

/** The number of cells drawn at a time: one takes a phone about 4 ms. */
const cellsAStep = 12;
/** The number of cells drawn together with the grid, which takes a phone long enough without them. */
const cellsAtFirst = 48;

/** Which rows of a grid are drawn: at first the topmost, then a few more whenever the last of them has been. */
type RowTurns = {
  readonly isDue: (index: number) => boolean;
  /** Calls back once a row is due. */
  readonly wait: (index: number, due: () => void) => () => void;
  readonly drawn: (index: number) => void;
};

function createTurns(first: number, step: number): RowTurns {
  const waiting = new Map<number, () => void>();
  let reach = first;
  return {
    isDue: (index) => index < reach,
    wait: (index, due) => {
      if (index < reach) startTransition(due);
      waiting.set(index, due);
      return () => void waiting.delete(index);
    },
    drawn: (index) => {
      if (index !== reach - 1) return;
      reach += step;
      const last = reach;
      // In a task of its own, before which the browser can respond to clicks and scrolling.
      setTimeout(() => {
        startTransition(() => {
          for (let next = index + 1; next < last; next += 1) waiting.get(next)?.();
        });
      });
    },
  };
}

/**
 * The turns in which a grid draws its rows.
 *
 * @param columns the number of cells per row
 */
export function useRowTurns(columns: number): RowTurns {
  const rowsOf = (cells: number): number => Math.max(1, Math.floor(cells / columns));
  const [turns] = useState(() => createTurns(rowsOf(cellsAtFirst), rowsOf(cellsAStep)));
  return turns;
}

export const RowTurnsContext = createContext<RowTurns>(createTurns(Number.POSITIVE_INFINITY, 1));

type Api = RefObject<GridApi>;

const fieldIn = (cell: GridCellCoordinates | null, row: GridRowId): string | null =>
  cell?.id === row ? cell.field : null;
const focusedIn = (api: Api, row: GridRowId): string | null => fieldIn(gridFocusCellSelector(api), row);
const tabbedIn = (api: Api, row: GridRowId): string | null => fieldIn(gridTabIndexCellSelector(api), row);

/** Follows the focus for all cells of a row. */
function DrawnRow(props: GridRowProps) {
  const api = useGridApiContext();
  const focused = useGridSelector(api, focusedIn, props.rowId);
  const tabbed = useGridSelector(api, tabbedIn, props.rowId);
  const focus = useMemo(() => ({ focused, tabbed }), [focused, tabbed]);
  return (
    <RowFocusContext value={focus}>
      <GridRow {...props} />
    </RowFocusContext>
  );
}

/**
 * A row of a grid, empty until its turn. The grid itself has all its rows from the start: given them a few at a time, it
 * would draw all cells again each time. They are all drawn in the end, because find in page and screen readers need
 * them.
 */
export function RowInTurn(props: GridRowProps) {
  const { index, rowHeight } = props;
  const turns = useContext(RowTurnsContext);
  const isDue = turns.isDue(index);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (!isDue) return turns.wait(index, drawAgain);
    turns.drawn(index);
    return undefined;
  }, [turns, index, isDue]);
  return isDue ? <DrawnRow {...props} /> : <div role="none" style={{ height: rowHeight }} />;
}
