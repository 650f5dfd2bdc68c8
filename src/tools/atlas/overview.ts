import { journeys } from '../../../machines/index.ts';
import { callsOf, callTable } from './calls.ts';
import type { Chart } from './chart.ts';
import { arcShare, type Figures, type FlowFigures, type MutationFigures, worlds } from './figures.ts';
import { foundShare } from './found-share.ts';
import { html, type Markup } from './html.ts';
import { titleOf } from './titles.ts';

// Empty in an installation without TypeScript, which reads them.
const calls = await import('./flow-calls.ts').then(
  ({ flowCalls }) => flowCalls(),
  () => [],
);

const share = ([walked, all]: readonly [number, number]): Markup =>
  html`${walked}<span class="of">/${all}</span>`;

/** The title of a world's third column: the bare machine counts transitions, the others count arcs. */
const thirdOf = (world: Figures['world']): string => (world === 'machine' ? 'Transitions' : 'Arcs');

/** The share of arcs that were walked, of those that can happen in that world. */
function arcsOf(arcs: NonNullable<Figures['arcs']>): Markup {
  const { walked, elsewhere, all } = arcShare(arcs);
  const words = elsewhere > 0 ? `${elsewhere} more cannot happen here, each with a reason` : false;
  return html`<span${words && html` title="${words}"`}>${share([walked, all - elsewhere])}</span>`;
}

function worldCells(figures: Figures | undefined): Markup {
  if (!figures) return html`<td class="none first">–</td><td class="none">–</td><td class="none">–</td>`;
  const { paths, states, transitions, arcs } = figures;
  const third = transitions ? share(transitions) : arcs && arcsOf(arcs);
  return html`<td class="first">${paths}</td><td>${share(states)}</td>${
    third ? html`<td>${third}</td>` : html`<td class="none">–</td>`
  }`;
}

/** A world's figures summed over all flows; undefined if it has none. */
function sumOf(world: Figures['world'], figures: ReadonlyMap<string, FlowFigures>): Figures | undefined {
  const all = [...figures.values()].flatMap((flow) => flow.get(world) ?? []);
  const [first] = all;
  if (!first) return undefined;
  const pair = (of: (one: Figures) => readonly [number, number]): readonly [number, number] => [
    all.reduce((sum, one) => sum + of(one)[0], 0),
    all.reduce((sum, one) => sum + of(one)[1], 0),
  ];
  return {
    ...{ flow: '', world, paths: all.reduce((sum, one) => sum + one.paths, 0) },
    states: pair(({ states }) => states),
    ...(first.transitions ? { transitions: pair(({ transitions }) => transitions ?? [0, 0]) } : {}),
    ...(first.arcs ? { arcs: all.flatMap(({ arcs }) => arcs ?? []) } : {}),
  };
}

const worldNames = { machine: 'Bare machine', page: 'Rendered page', browser: 'Real browser' } as const;

/** The figures of one flow in words, for its page. */
export function walkedOf(figures: FlowFigures | undefined): Markup {
  if (!figures || figures.size === 0) {
    return html`<p class="quiet">Not walked yet: <code>npm test -- machines portal browser</code> writes the figures.</p>`;
  }
  return html`<dl class="facts">${worlds.map((world) => {
    const found = figures.get(world);
    return html`<div><dt>${worldNames[world]}</dt><dd>${
      found
        ? html`${found.paths} paths, ${share(found.states)} states${found.transitions && html`, ${share(found.transitions)} transitions`}${found.arcs && html`, ${arcsOf(found.arcs)} arcs`}`
        : html`<span class="quiet">not walked</span>`
    }</dd></div>`;
  })}</dl>`;
}

/** A drawing of which flow invokes which: invoking flows at the left, invoked ones at the right. */
function mapOf(charts: readonly Chart[]): Markup {
  const callers = charts.filter(({ invokes }) => invokes.length > 0);
  const called = charts.filter(({ name }) => callers.some(({ invokes }) => invokes.includes(name)));
  const [width, step, box] = [560, 42, 220];
  const height = Math.max(callers.length, called.length) * step;
  const top = (index: number, count: number): number => (height - count * step) / 2 + index * step + 6;
  const node = (name: string, x: number, y: number): Markup =>
    html`<a href="#${name}" data-flow="${name}"><rect x="${x}" y="${y}" width="${box}" height="32" rx="4"/><title>${name}</title><text x="${x + 12}" y="${y + 20.5}">${titleOf(name)}</text></a>`;
  const lines = callers.flatMap(({ name, invokes }, from) =>
    invokes.map((other) => {
      const to = called.findIndex((chart) => chart.name === other);
      const [y1, y2] = [top(from, callers.length) + 16, top(to, called.length) + 16];
      const [x1, x2] = [box + 1, width - box - 1];
      return html`<g class="edge" data-source="${name}" data-target="${other}"><path class="line" d="M${x1} ${y1}C${x1 + 80} ${y1} ${x2 - 80} ${y2} ${x2 - 6} ${y2}"/><path class="head" d="M${x2} ${y2}l-7 -3.5v7Z"/></g>`;
    }),
  );
  return html`<div class="scroll map" role="region" aria-label="Which flow invokes which" tabindex="0"><svg viewBox="0 0 ${width} ${height}" role="group" aria-label="Which flow invokes which">${lines}${callers.map(
    ({ name }, index) => node(name, 1, top(index, callers.length)),
  )}${called.map(({ name }, index) => node(name, width - box - 1, top(index, called.length)))}</svg></div>`;
}

const names = (flows: readonly string[]): Markup[] =>
  flows.map((name, index) => html`${index > 0 && ', '}<a href="#${name}">${titleOf(name)}</a>`);

type World = Figures['world'];

function rowOf(
  chart: Chart,
  charts: readonly Chart[],
  figures: ReadonlyMap<string, FlowFigures>,
  walkedIn: readonly World[],
): Markup {
  const invokedBy = charts.filter(({ invokes }) => invokes.includes(chart.name)).map(({ name }) => name);
  return html`
<tr><th scope="row"><a href="#${chart.name}">${titleOf(chart.name)}</a> <span class="mono quiet">${chart.name}</span><p>${chart.root.description}</p>${
    chart.invokes.length > 0 && html`<p class="quiet">Invokes ${names(chart.invokes)}</p>`
  }${invokedBy.length > 0 && html`<p class="quiet">Invoked by ${names(invokedBy)}</p>`}${callsOf(chart, calls)}</th><td class="first">${
    chart.states.length - 1
  }</td><td>${chart.transitions.length}</td>${walkedIn.map((world) =>
    worldCells(figures.get(chart.name)?.get(world)),
  )}</tr>`;
}

/** Such as `99.9 % of 2,000`. A fault that changes nothing anybody could notice counts as not found. */
function faultsFound(mutation: ReadonlyMap<string, MutationFigures>): string {
  const sum = (of: (figures: MutationFigures) => number): number =>
    [...mutation.values()].reduce((all, one) => all + of(one), 0);
  const all = sum(({ mutants }) => mutants);
  return `${foundShare(
    sum(({ killed }) => killed),
    all,
  )} of ${all.toLocaleString('en-GB')}`;
}

/** The overview: every flow with its size, neighbours and figures, the calls of the flows, and the mutation results. */
export function overviewOf(
  charts: readonly Chart[],
  figures: ReadonlyMap<string, FlowFigures>,
  mutation: ReadonlyMap<string, MutationFigures>,
): Markup {
  const total = (count: (chart: Chart) => number): string =>
    charts.reduce((sum, chart) => sum + count(chart), 0).toLocaleString('en-GB');
  const paths = [...figures.values()]
    .flatMap((flow) => [...flow.values()])
    .reduce((sum, one) => sum + one.paths, 0);
  // A world that no test has walked yet would be a column of dashes.
  const walkedIn = worlds.filter((world) => [...figures.values()].some((flow) => flow.has(world)));
  const columns = 3 + 3 * walkedIn.length;
  return html`<section class="view" id="overview"><h1 tabindex="-1">Flow atlas</h1>
<p class="lead">Every flow of Daylight is a statechart: the screen draws its state, the server answers its questions, and the tests walk its paths.</p><div class="told-of" role="status"></div>
<dl class="facts"><div><dt>Flows</dt><dd>${charts.length}</dd></div><div><dt>States</dt><dd>${total(
    ({ states }) => states.length - 1,
  )}</dd></div><div><dt>Transitions</dt><dd>${total(({ transitions }) => transitions.length)}</dd></div><div><dt>Paths walked by tests</dt><dd>${
    paths > 0 ? paths.toLocaleString('en-GB') : html`<span class="quiet">none yet</span>`
  }</dd></div>${
    mutation.size > 0 &&
    html`<div><dt>Faults put into the charts that tests found</dt><dd>${faultsFound(mutation)}</dd></div>`
  }</dl>${
    figures.size === 0 &&
    html`<p class="note">No test has written its figures yet. <code>npm test -- machines portal browser</code> walks the paths and writes them; then run <code>npm run atlas</code> again.</p>`
  }
<h2>Flows</h2>
<div class="scroll" role="region" aria-label="Flows" tabindex="0"><table class="flows"><caption class="visually-hidden">Every flow, its size, and what the tests walk of it</caption><thead><tr><th scope="col" rowspan="2">Flow</th><th scope="colgroup" colspan="2" class="first">Chart</th>${walkedIn.map(
    (world) => html`<th scope="colgroup" colspan="3" class="first">${worldNames[world]}</th>`,
  )}</tr><tr><th scope="col" class="first">States</th><th scope="col">Transitions</th>${walkedIn.map(
    (world) =>
      html`<th scope="col" class="first">Paths</th><th scope="col">States</th><th scope="col">${thirdOf(world)}</th>`,
  )}</tr></thead>${journeys.map(({ title, flows }) => {
    const here = flows.flatMap(([{ id }]) => charts.find(({ name }) => name === id) ?? []);
    return (
      here.length > 0 &&
      html`<tbody><tr class="journey"><th scope="rowgroup" colspan="${columns}">${title}</th></tr>${here.map((chart) => rowOf(chart, charts, figures, walkedIn))}</tbody>`
    );
  })}${
    figures.size > 0 &&
    html`<tfoot><tr><th scope="row">All flows</th><td class="first">${total(
      ({ states }) => states.length - 1,
    )}</td><td>${total(({ transitions }) => transitions.length)}</td>${walkedIn.map((world) =>
      worldCells(sumOf(world, figures)),
    )}</tr></tfoot>`
  }</table></div>
<h2>Which flow invokes which</h2>
<p class="lead">A flow on the left invokes the flow on the right as its child. All others are independent.</p>
${mapOf(charts)}${
  calls.length > 0 &&
  html`
<h2>Which flow makes which call</h2>
<p class="lead">The calls of the contract, with the flows and actors that make them, found in the code that binds the actors. A call that no flow makes is a link, such as to a file, or for programs. The flow fileDownload downloads files from any address it is given.</p>
${callTable(charts, calls)}`
}</section>`;
}
