import { GridRow, type GridRowProps } from '@mui/x-data-grid';
import { createContext, startTransition, useContext, useEffect, useReducer, useState } from 'react';

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
 * @param choice of columns: with another one the turns begin anew
 */
export function useRowTurns(columns: number, choice: string): RowTurns {
  const begin = () => {
    const rowsOf = (cells: number): number => Math.max(1, Math.floor(cells / columns));
    return { choice, turns: createTurns(rowsOf(cellsAtFirst), rowsOf(cellsAStep)) };
  };
  const [current, setCurrent] = useState(begin);
  if (current.choice === choice) return current.turns;
  const next = begin();
  setCurrent(next);
  return next.turns;
}

export const RowTurnsContext = createContext<RowTurns>(createTurns(Number.POSITIVE_INFINITY, 1));

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
  return isDue ? <GridRow {...props} /> : <div role="none" style={{ height: rowHeight }} />;
}
