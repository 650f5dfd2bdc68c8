import { type ComponentType, useEffect, useState } from 'react';
import type { PlotProps } from './history-plot.tsx';

/** In a function of its own: the build would put the loader around handlers of a failure as well. */
const loadPlot = async () => (await import('./history-plot.tsx')).HistoryPlot;

export const canPlot = (): boolean => 'Path2D' in globalThis;

/** The component that draws a history on a canvas, once loaded; null until then, and if there is no canvas. */
export function usePlot(): ComponentType<PlotProps> | null {
  const [Plot, setPlot] = useState<ComponentType<PlotProps> | null>(null);
  useEffect(() => {
    if (!canPlot()) return;
    let isLeft = false;
    loadPlot().then(
      (loaded) => {
        if (!isLeft) setPlot(() => loaded);
      },
      // If the code fails to load, the static drawing stays.
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, []);
  return Plot;
}
