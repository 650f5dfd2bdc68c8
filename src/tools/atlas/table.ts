import type { Chart, ChartState, ChartTransition } from './chart.ts';
import { type Citable, citationWords } from './citations.ts';
import { html, type Markup } from './html.ts';

const anchorOf = (state: ChartState): string => (state.depth === 0 ? `${state.id}--state` : state.id);

const pathOf = (state: ChartState): string => state.id.split('.').slice(1).join('.') || state.id;

function kindsOf(state: ChartState): string[] {
  return [
    ...(state.depth === 0 ? ['whole chart'] : []),
    ...(state.isInitial ? ['begins here'] : []),
    ...(state.type === 'parallel' ? ['side by side'] : []),
    ...(state.isRegion ? ['region'] : []),
    ...(state.type === 'final' ? ['end'] : []),
    ...(state.type === 'history' ? ['history'] : []),
  ];
}

function transitionRow(transition: ChartTransition, states: ReadonlyMap<string, ChartState>): Markup {
  const { id, kind, on, guard, actions, targets, reenters } = transition;
  const link = (target: string): Markup => {
    const state = states.get(target);
    return html`<a href="#${state ? anchorOf(state) : target}">${state ? pathOf(state) : target}</a>`;
  };
  return html`
<tr role="row" id="${id}" data-row="${id}"><td role="cell" class="mono ${kind}">${on}</td><td role="cell" class="mono" data-label="Guard">${guard}</td><td role="cell" class="mono" data-label="Actions">${actions.join(', ')}</td><td role="cell" class="mono" data-label="Leads to">${
    targets.length === 0
      ? html`<span class="quiet">stays</span>`
      : targets.map((target, index) => [index > 0 && ', ', link(target)])
  }${reenters && html` <span class="quiet">(enters again)</span>`}</td></tr>`;
}

/** Citations, each with a link to its place in the atlas. */
function citationLinks(names: readonly string[], citables: readonly Citable[]): Markup[] {
  return names.map((name, index) => {
    const found = citables.find((one) => one.name === name);
    const words = citationWords(name);
    return html`${index > 0 && ', '}${found ? html`<a href="#${found.anchor}" title="${found.title}">${words}</a>` : words}`;
  });
}

type Lookup = {
  readonly states: ReadonlyMap<string, ChartState>;
  readonly requirements: ReadonlyMap<string, readonly string[]>;
  readonly citables: readonly Citable[];
};

function stateRows(state: ChartState, { states, requirements, citables }: Lookup): Markup {
  const required = citationLinks(requirements.get(state.id) ?? [], citables);
  const facts: [string, Markup | string][] = [
    ['Tags', state.tags.join(', ')],
    ['On entry', state.entry.join(', ')],
    ['On exit', state.exit.join(', ')],
    ...state.invokes.map(({ actor, flow }): [string, Markup | string] =>
      flow ? ['Invokes the flow', html`<a href="#${flow}">${actor}</a>`] : ['Invokes', actor],
    ),
    ...(required.length > 0 ? [['Required by', html`${required}`] satisfies [string, Markup]] : []),
  ];
  const shown = facts.filter(([, fact]) => fact !== '');
  return html`
<tbody role="rowgroup" id="${anchorOf(state)}" data-state-rows="${state.id}"><tr role="row" class="head"><th role="rowheader" scope="rowgroup" colspan="4"><a class="state-name mono" href="#${state.id}--box">${pathOf(state)}</a>${kindsOf(
    state,
  ).map((kind) => html` <span class="pill">${kind}</span>`)}<p>${state.description}</p>${
    shown.length > 0 &&
    html`<dl>${shown.map(([name, fact]) => html`<div><dt>${name}</dt><dd class="mono">${fact}</dd></div>`)}</dl>`
  }</th></tr>${state.transitions.map((transition) => transitionRow(transition, states))}</tbody>`;
}

/**
 * The chart as a table with a group for each state and a row for each transition. Its roles are explicit, because
 * narrow pages display it as blocks, which removes the implicit ones.
 */
export function tableOf(
  chart: Chart,
  requirements: ReadonlyMap<string, readonly string[]>,
  citables: readonly Citable[],
): Markup {
  const states = new Map(chart.states.map((state) => [state.id, state]));
  return html`<div class="scroll" role="region" aria-label="States and events of ${chart.name}" tabindex="0"><table class="states" role="table"><caption class="visually-hidden">States of ${chart.name}, and what each does on which event</caption>
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">Event</th><th role="columnheader" scope="col">Guard</th><th role="columnheader" scope="col">Actions</th><th role="columnheader" scope="col">Leads to</th></tr></thead>${chart.states.map(
    (state) => stateRows(state, { states, requirements, citables }),
  )}</table></div>`;
}
