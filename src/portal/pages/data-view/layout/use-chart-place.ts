import { useState } from 'react';
import { keptValues } from '../../../storage/kept-values.ts';

/** Where a chart stands in a window that has room for both. */
export type ChartPlace = 'above' | 'beside';

const key = 'chartPlace';

/** Null if nothing was chosen: then it stands beside the rows where it takes no width from a column, else below them. */
function keptPlace(): ChartPlace | null {
  const kept = keptValues.read(key);
  return kept === 'above' || kept === 'beside' ? kept : null;
}

/** Where this browser shows the charts of all views, and a function to change it. */
export function useChartPlace(): readonly [ChartPlace | null, (place: ChartPlace) => void] {
  const [place, setPlace] = useState(keptPlace);
  const change = (next: ChartPlace): void => {
    keptValues.keep(key, next);
    setPlace(next);
  };
  return [place, change];
}
