import { type Caption, captionOf, pace, rowOffsets, type Word } from './boxes.ts';
import { type Chart, type ChartState, shownStates, staysAt } from './chart.ts';
import { html, type Markup } from './html.ts';
import type { Edge, Layout, Point, Rect } from './layout.ts';

type Box = {
  readonly state: ChartState;
  readonly isFolded: boolean;
  readonly box: Rect;
  /** A parent's list of events. */
  readonly events: Rect | undefined;
};

const round = (number: number): number => Math.round(number * 10) / 10;

/** The path data of a line through the points, with rounded corners. */
function pathOf(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const [x, y] = point;
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M${round(x)} ${round(y)}`;
      if (!after) return `L${round(x)} ${round(y)}`;
      const towards = (other: Point): string => {
        const length = Math.hypot(other[0] - x, other[1] - y);
        const share = Math.min(6, length / 2) / (length || 1);
        return `${round(x + (other[0] - x) * share)} ${round(y + (other[1] - y) * share)}`;
      };
      return `L${towards(before)}Q${round(x)} ${round(y)} ${towards(after)}`;
    })
    .join('');
}

/** The path data of an arrowhead at the last point. */
function headOf(points: readonly Point[]): string {
  const [x, y] = points.at(-1) ?? [0, 0];
  const before = points.at(-2) ?? [x, y];
  const [dx, dy] = [Math.sign(x - before[0]), Math.sign(y - before[1])];
  const side = (sign: number): string =>
    `${round(x - 7 * dx + sign * 3.5 * dy)} ${round(y - 7 * dy + sign * 3.5 * dx)}`;
  return `M${round(x)} ${round(y)}L${side(1)}L${side(-1)}Z`;
}

const edge = ({ transition, target, points }: Edge, source: string): Markup => html`
<g class="edge" data-edge="${transition}" data-source="${source}" data-target="${target}"><path class="line" d="${pathOf(points)}"/><path class="head" d="${headOf(points)}"/></g>`;

const line = (words: readonly Word[], x: number, y: number): Markup =>
  html`<text x="${round(x)}" y="${round(y)}">${words.map(
    ({ text, role }, index) => html`<tspan class="${role}">${index > 0 && ' '}${text}</tspan>`,
  )}</text>`;

function rowsOf(caption: Caption, at: Rect): Markup[] {
  const offsets = rowOffsets(caption);
  const x = at.x + pace.padding;
  return caption.rows.map((row, index) => {
    const y = at.y + (offsets[index] ?? 0);
    const lines = row.lines.map((words, nth) => line(words, x, y + nth * pace.row + 12));
    const { transition } = row;
    if (!transition) return html`<g class="row">${lines}</g>`;
    const { id, source, targets } = transition;
    const width = caption.width - 2 * pace.padding + 8;
    const title =
      targets.length === 0
        ? 'Stays in the state'
        : `${staysAt(transition) ? 'Leads back' : 'Leads'} to ${targets.join(' and ')}`;
    const loop = `M${round(x + width - 4)} ${round(y + 4)}h5a4 4 0 0 1 0 8h-3`;
    const head = `M${round(x + width - 5)} ${round(y + 12)}l5 -3v6Z`;
    const mark =
      staysAt(transition) &&
      (targets.length === 0
        ? html`<path class="stay" d="${loop}"/>`
        : html`<g class="edge" data-edge="${id}" data-source="${source}" data-target="${source}"><path class="line" d="${loop}"/><path class="head" d="${head}"/></g>`);
    return html`
<a class="row" href="#${id}" data-transition="${id}"><title>${title}</title><rect x="${round(x - 4)}" y="${round(y)}" width="${width}" height="${row.lines.length * pace.row}" rx="2"/>${lines}${mark}</a>`;
  });
}

/** The button that folds or unfolds a state. */
function foldOf({ state, isFolded, box }: Box): Markup {
  const [x, y] = [round(box.x + box.width - 22), round(box.y + 8)];
  const name = `${isFolded ? 'Open' : 'Fold'} ${state.key}`;
  return html`<g class="fold needs-script" role="button" tabindex="0" aria-label="${name}" aria-expanded="${isFolded ? 'false' : 'true'}" data-fold="${state.id}"><title>${name}</title><rect x="${x}" y="${y}" width="14" height="14" rx="2"/><path d="M${x + 3.5} ${y + 7}h7${isFolded && `M${x + 7} ${y + 3.5}v7`}"/></g>`;
}

/** The list of a parent's events, which apply in any of its children. */
const eventsOf = (state: ChartState, at: Rect): Markup =>
  html`<g class="events"><rect class="ground" x="${round(at.x)}" y="${round(at.y)}" width="${round(at.width)}" height="${round(at.height)}" rx="3"/><text class="description" x="${round(at.x + pace.padding)}" y="${round(at.y + 11)}">in any of these</text>${rowsOf(captionOf(state, 'events'), at)}</g>`;

function stateOf(drawn: Box): Markup {
  const { state, isFolded, box, events } = drawn;
  const isParent = state.children.length > 0;
  const caption = captionOf(state, isFolded ? 'folded' : isParent ? 'head' : 'whole');
  const classes = [
    'state',
    state.type,
    isParent && 'parent',
    isFolded && 'folded',
    state.isRegion && 'region',
  ];
  const left = box.x + pace.padding;
  const top = box.y + pace.padding;
  const rect = (by: number, name: string): Markup =>
    html`<rect class="${name}" x="${round(box.x + by)}" y="${round(box.y + by)}" width="${round(box.width - 2 * by)}" height="${round(box.height - 2 * by)}" rx="${4 - by / 2}"/>`;
  const ruleAt = top + pace.title + caption.description.length * pace.text + 2;
  const rule =
    caption.rows.length > 0 &&
    html`<path class="rule" d="M${round(left)} ${round(ruleAt)}H${round(left + caption.width - 2 * pace.padding)}"/>`;
  return html`
<g class="${classes.filter(Boolean).join(' ')}" id="${state.id}--box" data-state="${state.id}">${rect(0, 'box')}${state.type === 'final' && rect(3, 'ring')}${
    state.isInitial &&
    html`<g class="initial"><title>Begins here</title><circle cx="${round(box.x + 14)}" cy="${round(box.y - 13)}" r="3.5"/><path d="M${round(box.x + 14)} ${round(box.y - 8)}V${round(box.y - 4)}M${round(box.x + 14)} ${round(box.y)}l-3 -5h6Z"/></g>`
  }<a class="name" href="#${state.depth === 0 ? `${state.id}--state` : state.id}"><text x="${round(left)}" y="${round(top + 13)}">${state.key}${
    state.type === 'parallel' && html`<tspan class="kind" dx="8">side by side</tspan>`
  }${state.type === 'final' && html`<tspan class="kind" dx="8">end</tspan>`}</text></a>${caption.description.map(
    (text, index) =>
      html`<text class="description" x="${round(left)}" y="${round(top + pace.title + index * pace.text + 9)}">${text}</text>`,
  )}${rule}${rowsOf(caption, box)}${events && eventsOf(state, events)}${isParent && state.depth > 0 && foldOf(drawn)}</g>`;
}

/** The statechart as an SVG. Unfolded, it has every state and every transition exactly once. */
export function drawingOf(chart: Chart, layout: Layout, folded: ReadonlySet<string> = new Set()): Markup {
  const sources = new Map(chart.transitions.map(({ id, source }) => [id, source]));
  const boxes = shownStates(chart, folded).flatMap((state): Box[] => {
    const box = layout.boxes[state.id];
    return box ? [{ state, isFolded: folded.has(state.id), box, events: layout.events[state.id] }] : [];
  });
  const { width, height } = layout;
  return html`<svg class="drawing" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="group" aria-label="Statechart of ${chart.name}">${boxes.map(
    stateOf,
  )}<g class="edges">${layout.edges.map((one) => edge(one, sources.get(one.transition) ?? ''))}</g></svg>`;
}
