import { createHash } from 'node:crypto';
import type { AnyStateMachine } from 'xstate';
import { journeys } from '../../../machines/index.ts';
import type { FlowExports } from '../exports/flow-exports.ts';
import { type Chart, chartOf } from './chart.ts';
import type { Citable } from './citations.ts';
import { type AtlasDocument, documentView } from './documents.ts';
import { drawingOf } from './drawing.ts';
import type { FlowFigures, MutationFigures } from './figures.ts';
import { html, jsonMarkup, Markup } from './html.ts';
import type { Folding } from './layout.ts';
import { overviewOf, walkedOf } from './overview.ts';
import type { FlowPictures } from './pictures.ts';
import { mutationOf, proofOf, requirementsOf } from './proof.ts';
import { sendersOf } from './senders.ts';
import { tableOf } from './table.ts';
import { titleOf } from './titles.ts';
import type { WalkedFlow } from './walked.ts';

/** A flow with the name of its file below machines/, and its exports. */
export type FlowFile = FlowExports & {
  readonly machine: AnyStateMachine;
  readonly file: string;
};

/** The layouts of each flow's chart, the unfolded one first. */
export type Foldings = ReadonlyMap<string, readonly Folding[]>;

/** The atlas's data besides the charts. */
export type Written = {
  readonly walked: readonly WalkedFlow[];
  /** The documents that rows and invariants cite. */
  readonly documents: readonly AtlasDocument[];
  readonly mutation: ReadonlyMap<string, MutationFigures>;
  /** Pictures of the page, by flow. */
  readonly pictures: ReadonlyMap<string, FlowPictures>;
};

export type Dress = {
  readonly css: string;
  readonly script: string;
};

const mark = html`<svg class="mark" width="26" height="26" viewBox="0 0 26 26" fill="none" aria-hidden="true" focusable="false"><path d="M4 18a9 9 0 0 1 18 0M13 2v3M4.5 6l2 2M21.5 6l-2 2" stroke="var(--accent)" stroke-width="2"/><path d="M1 18h24" stroke="var(--ink)" stroke-width="2"/><path d="M6 22h14" stroke="var(--muted)" stroke-width="2"/></svg>`;

const legend = html`<ul class="legend"><li><svg width="14" height="14" aria-hidden="true"><circle cx="7" cy="7" r="4"/></svg>begins here</li><li><svg width="22" height="14" aria-hidden="true"><rect x="1" y="1" width="20" height="12" rx="3"/><rect x="3.5" y="3.5" width="15" height="7" rx="1"/></svg>end</li><li><svg width="22" height="14" aria-hidden="true"><rect class="dashed" x="1" y="1" width="20" height="12" rx="3"/></svg>side by side with its neighbours</li><li><svg width="14" height="14" aria-hidden="true"><path d="M1 3h6a4 4 0 0 1 0 8h-3"/></svg>stays in the state</li><li><span class="mono">event <span class="guard">[guard]</span> <span class="action">/ actions</span></span></li></ul>`;

/** The downloads of a flow, by the ending of the file. */
const handedOut = [
  ['mjs', 'Download for XState'],
  ['json', 'JSON'],
  ['mmd', 'Mermaid'],
  ['svg', 'SVG'],
] as const;

function flowView(
  chart: Chart,
  flow: FlowFile,
  charts: readonly Chart[],
  figures: FlowFigures | undefined,
  foldings: readonly Folding[],
  walked: WalkedFlow | undefined,
  mutation: MutationFigures | undefined,
  pictures: FlowPictures | null,
  citables: readonly Citable[],
): Markup {
  const arcs = chart.transitions.map(({ id }) => id);
  const { name } = chart;
  const [open] = foldings;
  const at = charts.indexOf(chart);
  const [before, after] = [charts[at - 1], charts[at + 1]];
  const invokedBy = charts.filter(({ invokes }) => invokes.includes(name));
  const links = (found: readonly string[]): Markup[] =>
    found.map((other, index) => html`${index > 0 && ', '}<a href="#${other}">${titleOf(other)}</a>`);
  // The page stores the config, which `createMachine` can read back, unlike `definition`, which leaves out `always`.
  // Inline functions, such as an invoke's input, are lost.
  return html`
<section class="view flow" id="${name}" data-file="${flow.file}"><nav class="crumbs" aria-label="Flows beside ${name}"><a href="#overview">All flows</a><span class="beside">${
    before && html`<a href="#${before.name}" rel="prev">← ${titleOf(before.name)}</a>`
  }${after && html`<a href="#${after.name}" rel="next">${titleOf(after.name)} →</a>`}</span></nav>
<h1 tabindex="-1">${titleOf(name)} <span class="mono quiet">${name}</span></h1><p class="lead">${chart.root.description}</p>
<dl class="facts"><div><dt>States</dt><dd>${chart.states.length - 1}</dd></div><div><dt>Transitions</dt><dd>${chart.transitions.length}</dd></div>${
    chart.invokes.length > 0 && html`<div><dt>Invokes</dt><dd>${links(chart.invokes)}</dd></div>`
  }${
    invokedBy.length > 0 &&
    html`<div><dt>Invoked by</dt><dd>${links(invokedBy.map((other) => other.name))}</dd></div>`
  }<div><dt>File</dt><dd class="mono">machines/${flow.file}</dd></div></dl>
<div class="tools needs-script"><button type="button" class="primary" data-copy="${name}">Copy for the Stately editor</button><a class="button" href="https://state.new" rel="noreferrer" target="_blank">Open the Stately editor</a>${handedOut.map(
    ([ending, title]) =>
      html`<button type="button" data-download="${name}" data-ending="${ending}">${title}</button>`,
  )}<span class="told" role="status" data-told="${name}"></span></div>
<div class="heading"><h2>Chart</h2><div class="modes needs-script" role="group" aria-label="What to do with ${name}"></div><div class="zoom needs-script" role="group" aria-label="Size of the drawing">${foldings.length > 1 && html`<button type="button" data-fold-all="fold">Fold all</button><button type="button" data-fold-all="open">Open all</button>`}<button type="button" data-zoom="out" aria-label="Smaller">−</button><button type="button" data-zoom="fit">Fit</button><button type="button" data-zoom="one">100%</button><button type="button" data-zoom="in" aria-label="Larger">+</button></div></div>
<a class="skip" href="#${name}--table">Skip the drawing</a>
<div class="bench"><div class="panel" role="region" aria-label="Chart of ${name}" tabindex="0">${open && drawingOf(chart, open.layout)}</div><aside class="workbench"></aside></div>${legend}
<h2 id="${name}--table" tabindex="-1">States and events</h2>${tableOf(chart, requirementsOf(chart, walked), citables)}
<h2>Walked by the tests</h2>${walkedOf(figures)}
<script type="application/json" data-foldings-of="${name}">${jsonMarkup(foldings)}</script>${walked && html`<script type="application/json" data-walked-of="${name}">${jsonMarkup(walked)}</script>`}<script type="application/json" data-proof-of="${name}">${jsonMarkup(proofOf(arcs, walked, figures))}</script><script type="application/json" data-mutation-of="${name}">${jsonMarkup(mutationOf(mutation))}</script><script type="application/json" data-pictures-of="${name}">${jsonMarkup(pictures)}</script><script type="application/json" data-source-of="${name}">${jsonMarkup(flow.source)}</script><script type="application/json" data-mermaid-of="${name}">${jsonMarkup(flow.mermaid)}</script><script type="application/json" data-definition-of="${name}">${jsonMarkup(flow.machine.config)}</script></section>`;
}

/** The atlas as one page that loads nothing else, as its content security policy enforces. */
export function atlasPage(
  flows: readonly FlowFile[],
  figures: ReadonlyMap<string, FlowFigures>,
  foldings: Foldings,
  { walked, documents, mutation, pictures }: Written,
  { css, script }: Dress,
): string {
  const machines = flows.map(({ machine }) => machine);
  const charts = machines.map((machine) => chartOf(machine, machines));
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = `default-src 'none'; script-src 'sha256-${hash}'; style-src 'unsafe-inline'; font-src data:; img-src data:; base-uri 'none'; form-action 'none'`;
  const citables = documents.flatMap((document) => document.citables);
  const none = pictures.size === 0 ? null : { images: [], shown: [] };
  const views = charts.map((chart, index) => {
    const flow = flows[index];
    return (
      flow &&
      flowView(
        chart,
        flow,
        charts,
        figures.get(chart.name),
        foldings.get(chart.name) ?? [],
        walked.find((one) => one.flow === chart.name),
        mutation.get(chart.name),
        pictures.get(chart.name) ?? none,
        citables,
      )
    );
  });
  return html`<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><link rel="icon" href="data:,"><title>Flow atlas – Daylight</title><style>${new Markup(css)}</style></head>
<body><a class="skip" href="#main">Skip to the content</a><header><div class="bar"><a class="logo" href="#overview">${mark}Daylight <span>Flow atlas</span></a><div class="search needs-script" role="search"><input type="search" role="combobox" aria-label="Search states, events, who sends them, guards and actors" aria-controls="found" aria-expanded="false" aria-autocomplete="list" autocomplete="off" placeholder="State, event, sender, guard, actor – press /"><span class="visually-hidden" role="status"></span><div id="found" role="listbox" aria-label="Found" hidden></div></div><details class="menu"><summary>Flows</summary><ul>${journeys.map(
    ({ title, flows: those }) => {
      const here = those.filter(([{ id }]) => charts.some(({ name }) => name === id));
      return (
        here.length > 0 &&
        html`<li class="journey">${title}</li>${here.map(([{ id }, named]) => html`<li><a href="#${id}">${named}</a></li>`)}`
      );
    },
  )}${documents.map(
    ({ name, title }) => html`<li class="of-document"><a href="#${name}">${title}</a></li>`,
  )}</ul></details></div></header>
<main id="main" tabindex="-1">${overviewOf(charts, figures, mutation)}${views}${documents.map(documentView)}</main>
<script type="application/json" data-senders-of="flows">${jsonMarkup(sendersOf(walked))}</script><script type="application/json" data-citables-of="documents">${jsonMarkup(citables)}</script><script type="module">${new Markup(script)}</script></body></html>
`.text;
}
