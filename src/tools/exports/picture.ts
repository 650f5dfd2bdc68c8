import type { Chart } from '../atlas/chart.ts';
import { drawingOf } from '../atlas/drawing.ts';
import { layoutOf } from '../atlas/layout.ts';

/**
 * The atlas's drawing of a chart as an SVG file of its own, in the atlas's dress. Links go, since what they lead to is
 * on the atlas's page, and so does what folds.
 */
export async function pictureOf(chart: Chart, css: string): Promise<string> {
  const { text } = drawingOf(chart, await layoutOf(chart));
  const own = 'svg.drawing{background:var(--ground)}svg .fold{display:none}';
  return text
    .trim()
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replace('>', `><style><![CDATA[${css}${own}]]></style>`)
    .replace(/<a (.*?)href="[^"]*"/g, '<g $1')
    .replaceAll('</a>', '</g>');
}
