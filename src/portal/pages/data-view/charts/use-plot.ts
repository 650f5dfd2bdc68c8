import { type ComponentType, useEffect } from 'react';
import { late } from '../../../browser/late.ts';
import { useLateIfHere } from '../../../hooks/use-late.tsx';
import type { PlotProps } from './history-plot.tsx';

const plot = late(async () => (await import('./history-plot.tsx')).HistoryPlot);

export const canPlot = (): boolean => 'Path2D' in globalThis;

/**
 * The component that draws a history on a canvas, once loaded; null until then, and if there is no canvas. If the code
 * fails to load, the static drawing stays.
 */
export function usePlot(): ComponentType<PlotProps> | null {
  useEffect(() => {
    if (canPlot()) plot.want();
  }, []);
  return useLateIfHere(plot);
}
