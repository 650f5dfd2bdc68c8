import { createContext, useContext, useSyncExternalStore } from 'react';

/** The row that grid and chart of a view point at together. */
export type PointedRow = {
  readonly id: () => string | null;
  readonly point: (id: string | null) => void;
  readonly follow: (changed: () => void) => () => void;
};

/** Kept outside of what React draws: the mouse moves more often than a grid is drawn. */
export function createPointedRow(): PointedRow {
  const followers = new Set<() => void>();
  let pointed: string | null = null;
  return {
    id: () => pointed,
    point: (id) => {
      if (id === pointed) return;
      pointed = id;
      for (const changed of followers) changed();
    },
    follow: (changed) => {
      followers.add(changed);
      return () => void followers.delete(changed);
    },
  };
}

/** The pointed row of the view around; a chart that stands in none has its own. */
export const PointedRowContext = createContext<PointedRow>(createPointedRow());

/** The id of the row that is pointed at, and what points at another. */
export function usePointedRow(): readonly [string | null, PointedRow['point']] {
  const row = useContext(PointedRowContext);
  return [useSyncExternalStore(row.follow, row.id, row.id), row.point];
}
