import type { Chart } from '../atlas/chart.ts';
import { drawingOf } from '../atlas/drawing.ts';
import { layoutOf } from '../atlas/layout.ts';
import { standAloneSvg } from './stand-alone-svg.ts';

/** A chart as a stand-alone SVG file, drawn as in the atlas. */
export const pictureOf = async (chart: Chart, css: string): Promise<string> =>
  standAloneSvg(drawingOf(chart, await layoutOf(chart)).text, css);
