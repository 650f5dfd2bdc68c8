import { createContext, useContext } from 'react';
import { usualLayout, type ViewLayout } from '../../../../domain/feed/view-layout.ts';

/** The layout that a view's grid uses, and a callback for when the user resizes a column. */
type GridLayout = {
  /** The width there is for the grid, in pixels; null until its first layout. */
  readonly room: number | null;
  readonly layout: Pick<ViewLayout, 'widths' | 'density'>;
  /** The time zone by whose clock times are shown; null for UTC. */
  readonly timeZone: string | null;
  /** The width is in pixels. */
  readonly onWidth: (field: string, width: number) => void;
};

/** The layout of the grids inside; by default the usual layout, of which no changes are kept. */
export const GridLayoutContext = createContext<GridLayout>({
  room: 0,
  layout: usualLayout,
  timeZone: null,
  onWidth: () => {},
});

export const useGridLayout = (): GridLayout => useContext(GridLayoutContext);
