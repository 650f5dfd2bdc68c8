import { type Operation, operations } from '../../contract/generated/operations.ts';
import type { Chart } from './chart.ts';
import type { FlowCall } from './flow-calls.ts';
import { html, type Markup } from './html.ts';

const joined = (parts: readonly Markup[]): Markup[] =>
  parts.map((part, index) => html`${index > 0 && ', '}${part}`);

/** The calls that a flow makes, each with a link to its row. */
export function callsOf({ name }: Chart, calls: readonly FlowCall[]): Markup | null {
  const ids = new Set(calls.filter(({ flow }) => flow === name).map(({ operationId }) => operationId));
  if (ids.size === 0) return null;
  return html`<p class="quiet">Calls ${joined([...ids].map((id) => html`<a class="mono" href="#call--${id}">${id}</a>`))}</p>`;
}

/** An actor, with a link to the state that invokes it. */
function actorLink({ name, states }: Chart, actor: string): Markup {
  const state = states.find(({ invokes }) => invokes.some((one) => one.actor === actor));
  const anchor = state && state.depth > 0 ? state.id : `${name}--state`;
  return html`<a class="mono" href="#${anchor}">${actor}</a>`;
}

/** Every call of the contract, with the flows and actors that make it. */
export function callTable(charts: readonly Chart[], calls: readonly FlowCall[]): Markup {
  const askers = (id: string): Markup[] =>
    charts.flatMap((chart) => {
      const actors = calls.filter((call) => call.flow === chart.name && call.operationId === id);
      if (actors.length === 0) return [];
      return html`<a class="mono" href="#${chart.name}">${chart.name}</a> (${joined(
        actors.map(({ actor }) => actorLink(chart, actor)),
      )})`;
    });
  return html`<div class="scroll" role="region" aria-label="Which calls the flows make" tabindex="0"><table class="calls"><caption class="visually-hidden">Every call of the contract, and the flows that make it</caption><thead><tr><th scope="col">Call</th><th scope="col">Method and path</th><th scope="col">Made by</th></tr></thead><tbody>${Object.entries<Operation>(
    operations,
  ).map(([id, { method, path }]) => {
    const by = askers(id);
    return html`
<tr id="call--${id}" data-call="${id}"><th scope="row" class="mono">${id}</th><td class="mono">${method} ${path}</td><td>${by.length > 0 ? joined(by) : html`<span class="quiet">no flow</span>`}</td></tr>`;
  })}</tbody></table></div>`;
}
