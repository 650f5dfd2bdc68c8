import type { Chart } from './chart.ts';
import { type ChartChanges, chartChanges, type Mark } from './chart-changes.ts';
import { drawingOf } from './drawing.ts';
import { html, Markup } from './html.ts';
import { layoutOf } from './layout.ts';

const names: Readonly<Record<Mark, string>> = {
  added: 'Added',
  removed: 'Removed',
  retargeted: 'Leads elsewhere',
  changed: 'Changed',
};

/** Styles by stroke, since the portal's colours have other meanings. */
const strokes: Readonly<Record<Mark, string>> = {
  added: 'stroke:var(--accent);stroke-width:2.5',
  removed: 'stroke:var(--muted);stroke-width:2;stroke-dasharray:3 4',
  retargeted: 'stroke:var(--accent);stroke-width:2.5;stroke-dasharray:9 3',
  changed: 'stroke:var(--accent);stroke-width:2.5;stroke-dasharray:1 3',
};

/** A flow that was added, removed or changed. */
export type FlowChange = {
  readonly name: string;
  readonly became: 'added' | 'removed' | 'changed';
  readonly chart: Chart;
  readonly marks: ChartChanges['marks'];
  readonly words: ChartChanges['words'];
};

/** The flows that differ. */
export function flowChanges(before: readonly Chart[], after: readonly Chart[]): FlowChange[] {
  const alone = (chart: Chart, mark: 'added' | 'removed'): FlowChange => ({
    name: chart.name,
    became: mark,
    chart,
    marks: {},
    words: [{ mark, text: `the flow ${chart.name}` }],
  });
  return [
    ...after.flatMap((is): FlowChange[] => {
      const was = before.find(({ name }) => name === is.name);
      if (!was) return [alone(is, 'added')];
      const changes = chartChanges(was, is);
      return changes.words.length === 0 ? [] : [{ name: is.name, became: 'changed', ...changes }];
    }),
    ...before.filter(({ name }) => !after.some((is) => is.name === name)).map((was) => alone(was, 'removed')),
  ];
}

function rulesOf({ marks }: Pick<FlowChange, 'marks'>): string {
  return Object.entries(marks)
    .map(([id, mark]) => {
      const quoted = JSON.stringify(id);
      return `.drawing [data-state=${quoted}]>.box,.drawing [data-edge=${quoted}] .line,.drawing [data-transition=${quoted}]>rect{${strokes[mark]}}${
        mark === 'removed' ? `.drawing [data-transition=${quoted}] text{text-decoration:line-through}` : ''
      }`;
    })
    .join('\n');
}

async function sectionOf(change: FlowChange): Promise<Markup> {
  const { name, chart, words } = change;
  // Without links, whose targets are on the atlas's page.
  const drawing = drawingOf(chart, await layoutOf(chart)).text.replace(/<(\/?)a\b/g, '<$1g');
  return html`
<section id="${name}"><h2>${name}</h2><ul>${words.map(
    ({ mark, text }) => html`<li><strong>${names[mark]}</strong> <span class="mono">${text}</span></li>`,
  )}</ul><div class="scroll" role="region" aria-label="Chart of ${name}" tabindex="0">${new Markup(drawing)}</div></section>`;
}

/** A self-contained page with the changes of the flows since a commit, drawn and in words. */
export async function changesPage(
  revision: string,
  changes: readonly FlowChange[],
  css: string,
): Promise<string> {
  const sections: Markup[] = [];
  for (const change of changes) sections.push(await sectionOf(change));
  const legend = Object.entries(names).map(
    ([mark, name]) =>
      html`<li><svg width="34" height="14" aria-hidden="true"><path d="M1 7h32" class="${mark}"/></svg>${name}</li>`,
  );
  const strokeRules = Object.entries(strokes).map(([mark, rule]) => `.legend .${mark}{${rule}}`);
  const rules = [
    css,
    '.fold{display:none}.panel{margin-top:12px}',
    ...strokeRules,
    ...changes.map(rulesOf),
  ].join('\n');
  return html`<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:; base-uri 'none'; form-action 'none'"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>Changes to flows since ${revision} – Daylight</title><style>${new Markup(rules)}</style></head>
<body><main><h1>Changes to flows since ${revision}</h1>${
    changes.length === 0
      ? html`<p>No flow has changed.</p>`
      : html`<p>${changes.length === 1 ? 'One flow has changed' : `${changes.length} flows have changed`}. What was removed from a flow is drawn in its former place.</p><ul class="legend">${legend}</ul>`
  }${sections}</main></body></html>
`.text;
}
