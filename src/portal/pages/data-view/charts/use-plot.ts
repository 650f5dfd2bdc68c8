import { type ComponentType, useEffect, useState } from 'react';
import type { PlotProps } from './history-plot.tsx';

/** Whether there is a canvas to draw a history on. */
export const canPlot = (): boolean => 'Path2D' in globalThis;

/** What draws a history on a canvas, once it is loaded; null until then, and where there is no canvas to draw on. */
export function usePlot(): ComponentType<PlotProps> | null {
  const [Plot, setPlot] = useState<ComponentType<PlotProps> | null>(null);
  useEffect(() => {
    if (!canPlot()) return;
    let isLeft = false;
    import('./history-plot.tsx').then(
      ({ HistoryPlot }) => {
        if (!isLeft) setPlot(() => HistoryPlot);
      },
      // The still drawing stays.
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, []);
  return Plot;
}
