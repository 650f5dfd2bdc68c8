import { pace, rowOffsets, titleOf, type Word } from './boxes.ts';
import type { Chart } from './chart.ts';
import { html, type Markup } from './html.ts';
import { type Box, layoutOf } from './layout.ts';
import { breadthsOf, type Point, type Route, routesOf } from './routes.ts';

const round = (number: number): number => Math.round(number * 10) / 10;

/** A path through the points with rounded corners. */
function pathOf(points: readonly Point[]): string {
  const parts: string[] = [];
  points.forEach((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before) parts.push(`M${round(point.x)} ${round(point.y)}`);
    else if (!after) parts.push(`L${round(point.x)} ${round(point.y)}`);
    else {
      const towards = (other: Point): string => {
        const length = Math.hypot(other.x - point.x, other.y - point.y);
        const share = Math.min(6, length / 2) / (length || 1);
        return `${round(point.x + (other.x - point.x) * share)} ${round(point.y + (other.y - point.y) * share)}`;
      };
      parts.push(`L${towards(before)}Q${round(point.x)} ${round(point.y)} ${towards(after)}`);
    }
  });
  return parts.join('');
}

/** The head of an arrow that ends at the last point. */
function headOf(points: readonly Point[]): string {
  const end = points.at(-1) ?? { x: 0, y: 0 };
  const before = points.at(-2) ?? end;
  const [dx, dy] = [Math.sign(end.x - before.x), Math.sign(end.y - before.y)];
  const side = (sign: number): string =>
    `${round(end.x - 7 * dx + sign * 3.5 * dy)} ${round(end.y - 7 * dy + sign * 3.5 * dx)}`;
  return `M${round(end.x)} ${round(end.y)}L${side(1)}L${side(-1)}Z`;
}

const edge = (route: Route, source: string): Markup => html`
<g class="edge" data-edge="${route.transition}" data-source="${source}" data-target="${route.target}"><path class="line" d="${pathOf(route.points)}"/><path class="head" d="${headOf(route.points)}"/></g>`;

const line = (words: readonly Word[], x: number, y: number): Markup =>
  html`<text x="${round(x)}" y="${round(y)}">${words.map(
    ({ text, role }, index) => html`<tspan class="${role}">${index > 0 && ' '}${text}</tspan>`,
  )}</text>`;

function rowsOf(box: Box): Markup[] {
  const offsets = rowOffsets(box.caption);
  const x = (box.innerLeft ? box.innerLeft.at + box.innerLeft.width / 2 : box.x) + pace.padding;
  return box.caption.rows.map((row, index) => {
    const y = box.y + (offsets[index] ?? 0);
    const lines = row.lines.map((words, at) => line(words, x, y + at * pace.row + 12));
    const { transition } = row;
    if (!transition) return html`<g class="row">${lines}</g>`;
    const height = row.lines.length * pace.row;
    const width = box.caption.width - 2 * pace.padding + 8;
    const stays = transition.targets.length === 0;
    const loop = `M${round(x + width - 4)} ${round(y + 4)}h5a4 4 0 0 1 0 8h-3`;
    return html`
<a class="row" href="#${transition.id}" data-transition="${transition.id}"><title>${stays ? 'Stays in the state' : `Leads to ${transition.targets.join(' and ')}`}</title><rect x="${round(x - 4)}" y="${round(y)}" width="${width}" height="${height}" rx="2"/>${lines}${stays && html`<path class="stay" d="${loop}"/>`}</a>`;
  });
}

function stateOf(box: Box): Markup {
  const { state, caption, x, y, width, height } = box;
  const classes = ['state', state.type, state.children.length > 0 && 'parent', state.isRegion && 'region'];
  const left = (box.innerLeft ? box.innerLeft.at + box.innerLeft.width / 2 : x) + pace.padding;
  const top = y + pace.padding;
  const ruleAt = top + pace.title + caption.description.length * pace.text + 2;
  const rule =
    caption.rows.length > 0 &&
    html`<path class="rule" d="M${round(left)} ${round(ruleAt)}H${round(left + caption.width - 2 * pace.padding)}"/>`;
  return html`
<g class="${classes.filter(Boolean).join(' ')}" id="${state.id}--box" data-state="${state.id}"><rect class="box" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="4"/>${
    state.type === 'final' &&
    html`<rect class="ring" x="${round(x + 3)}" y="${round(y + 3)}" width="${round(width - 6)}" height="${round(height - 6)}" rx="2"/>`
  }${
    state.isInitial &&
    html`<g class="initial"><title>Begins here</title><circle cx="${round(x + 14)}" cy="${round(y - 13)}" r="3.5"/><path d="M${round(x + 14)} ${round(y - 8)}V${round(y - 4)}M${round(x + 14)} ${round(y)}l-3 -5h6Z"/></g>`
  }<a class="name" href="#${state.depth === 0 ? `${state.id}--state` : state.id}"><text x="${round(left)}" y="${round(top + 13)}">${titleOf(state)}${
    state.type === 'parallel' && html`<tspan class="kind" dx="8">side by side</tspan>`
  }${state.type === 'final' && html`<tspan class="kind" dx="8">end</tspan>`}</text></a>${caption.description.map(
    (text, index) =>
      html`<text class="description" x="${round(left)}" y="${round(top + pace.title + index * pace.text + 9)}">${text}</text>`,
  )}${rule}${rowsOf(box)}</g>`;
}

/** The statechart as an SVG, with every state and every transition exactly once. */
export function drawingOf(chart: Chart): { readonly svg: Markup; readonly routes: readonly Route[] } {
  // Led once to learn how broad the streets have to be, then again along the broadened ones.
  const layout = layoutOf(chart, breadthsOf(layoutOf(chart)));
  const routes = routesOf(layout);
  const sources = new Map(chart.transitions.map(({ id, source }) => [id, source]));
  const [width, height] = [Math.ceil(layout.width), Math.ceil(layout.height)];
  return {
    routes,
    svg: html`<svg class="drawing" viewBox="0 0 ${width} ${height}" style="--width:${width};--height:${height}" role="group" aria-label="Statechart of ${chart.name}">${[
      ...layout.boxes.values(),
    ].map(
      stateOf,
    )}<g class="edges">${routes.map((route) => edge(route, sources.get(route.transition) ?? ''))}</g></svg>`,
  };
}
