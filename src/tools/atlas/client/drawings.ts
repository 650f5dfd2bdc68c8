import { flows } from '../../../../machines/index.ts';
import { type Chart, chartOf, foldedAtFirst } from '../chart.ts';
import { drawingOf } from '../drawing.ts';
import type { Folding } from '../layout.ts';
import { dataOf } from './hand-out.ts';

/** The charts of all flows, read from their machines, as when the page was made. */
export const charts: readonly Chart[] = flows.map((machine) => chartOf(machine, flows));

const folded = new Map<string, ReadonlySet<string>>();
const foldings = new Map<string, readonly Folding[]>();

const isFolding = (value: unknown): value is Folding =>
  typeof value === 'object' && value !== null && 'folded' in value && 'layout' in value;

function foldingsOf(flow: string): readonly Folding[] {
  const found = foldings.get(flow) ?? [dataOf('foldings', flow)].flat().filter(isFolding);
  foldings.set(flow, found);
  return found;
}

/** Draws a flow with these states folded; states inside a folded one are ignored. */
function draw(flow: string, wanted: ReadonlySet<string>): void {
  const chart = charts.find(({ name }) => name === flow);
  const drawing = document.querySelector<SVGSVGElement>(`#${flow} .drawing`);
  const outermost = [...wanted].filter((id) => ![...wanted].some((other) => id.startsWith(`${other}.`)));
  const names = outermost.sort().join();
  const found = foldingsOf(flow).find((one) => [...one.folded].sort().join() === names);
  if (!chart || !drawing || !found) return;
  folded.set(flow, new Set(outermost));
  const holder = document.createElement('div');
  holder.innerHTML = drawingOf(chart, found.layout, new Set(outermost)).text;
  const redrawn = holder.querySelector<SVGSVGElement>('.drawing');
  if (!redrawn) return;
  drawing.replaceWith(redrawn);
  document.dispatchEvent(new CustomEvent('drawn', { detail: flow }));
}

/** Folds or unfolds a state; its button keeps the focus. */
export function toggleFold(state: string): void {
  const [flow = ''] = state.split('.');
  const wanted = new Set(folded.get(flow));
  if (!wanted.delete(state)) wanted.add(state);
  draw(flow, wanted);
  document.querySelector<SVGElement>(`[data-fold="${state}"]`)?.focus();
}

/** Folds every parent state but the root, or unfolds all. */
export function foldAll(flow: string, isFolded: boolean): void {
  const chart = charts.find(({ name }) => name === flow);
  const parents = (chart?.states ?? []).filter(({ depth, children }) => depth > 0 && children.length > 0);
  draw(flow, new Set(isFolded ? parents.map(({ id }) => id) : []));
}

/** Folds the parts of a large chart when it is first shown; the page itself has it unfolded. */
export function foldAtFirst(flow: string): void {
  const chart = charts.find(({ name }) => name === flow);
  if (chart && !folded.has(flow)) draw(flow, new Set(foldedAtFirst(chart)));
}

/** Unfolds the states around a state, so that it is visible. */
export function reveal(state: string): void {
  const [flow = ''] = state.split('.');
  const now = folded.get(flow) ?? new Set();
  const kept = [...now].filter((id) => !state.startsWith(`${id}.`));
  if (kept.length < now.size) draw(flow, new Set(kept));
}
