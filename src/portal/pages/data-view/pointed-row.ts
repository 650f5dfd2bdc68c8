import { createContext, useContext, useSyncExternalStore } from 'react';

/** The row under the pointer, shared by a view's grid and chart. */
export type PointedRow = {
  readonly id: () => string | null;
  readonly point: (id: string | null) => void;
  readonly follow: (changed: () => void) => () => void;
};

/** Kept outside React's state: the mouse moves more often than a grid can render. */
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

/** The pointed row of the surrounding view; a chart outside of a view has its own. */
export const PointedRowContext = createContext<PointedRow>(createPointedRow());

/** The id of the pointed row, and a function to point at another. */
export function usePointedRow(): readonly [string | null, PointedRow['point']] {
  const row = useContext(PointedRowContext);
  return [useSyncExternalStore(row.follow, row.id, row.id), row.point];
}
