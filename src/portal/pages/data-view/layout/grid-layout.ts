import { createContext, useContext } from 'react';
import { usualLayout, type ViewLayout } from '../../../../domain/feed/view-layout.ts';

/** What the grid of a view asks of its layout, and tells when somebody draws a column to another width. */
type GridLayout = {
  readonly layout: Pick<ViewLayout, 'widths' | 'density'>;
  /** Pixels. */
  readonly onWidth: (field: string, width: number) => void;
};

/** The layout of the grids inside; without one they are as usual and nothing is kept. */
export const GridLayoutContext = createContext<GridLayout>({ layout: usualLayout, onWidth: () => {} });

export const useGridLayout = (): GridLayout => useContext(GridLayoutContext);
