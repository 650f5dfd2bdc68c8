import type { MutationFigures } from './figures.ts';
import { foundShare } from './found-share.ts';
import { html, type Markup } from './html.ts';
import { ofTests } from './of-tests.ts';

/** How many mutants of a part of the program the tests found. */
export type FoundFaults = {
  /** A folder, relative to the top. */
  readonly part: string;
  readonly faults: number;
  readonly found: number;
};

/** The results of `npm run mutation -- domain`, by folder of src/domain. */
export const ruleFaults = (): Promise<readonly FoundFaults[]> =>
  ofTests(async () => {
    const { readScores, scoresByFolder } = await import('../../../test/mutation/domain-scores.ts');
    return [...scoresByFolder(readScores())].map(([part, score]) => ({ part, ...score }));
  });

const together = (part: string, of: readonly FoundFaults[]): FoundFaults => ({
  part,
  faults: of.reduce((sum, { faults }) => sum + faults, 0),
  found: of.reduce((sum, { found }) => sum + found, 0),
});

/** All charts as one part; empty if their mutants were not tested yet. */
function chartFaults(mutation: ReadonlyMap<string, MutationFigures>): readonly FoundFaults[] {
  const charts = [...mutation.values()].map(({ flow, mutants, killed }) => ({
    part: flow,
    faults: mutants,
    found: killed,
  }));
  return charts.length === 0 ? [] : [together('machines', charts)];
}

/** A row for the charts, each folder of rules and the total; null if there are no results. */
export function foundFaultsTable(
  mutation: ReadonlyMap<string, MutationFigures>,
  rules: readonly FoundFaults[],
): Markup | null {
  const parts = [...chartFaults(mutation), ...rules.filter(({ faults }) => faults > 0)];
  if (parts.length === 0) return null;
  const row = ({ part, faults, found }: FoundFaults): Markup => html`
<tr><th scope="row" class="mono">${part}</th><td>${faults.toLocaleString('en-GB')}</td><td>${found.toLocaleString('en-GB')}</td><td>${foundShare(found, faults)}</td></tr>`;
  return html`
<h2>Mutation tests</h2>
<p class="lead">How many faults the tests found, of those put into the charts and the rules one at a time. A fault that changes nothing anybody could notice counts as not found.</p>
<div class="scroll" role="region" aria-label="Mutation tests" tabindex="0"><table class="proofs found"><caption class="visually-hidden">How many of the faults put into each part the tests found</caption><thead><tr><th scope="col">Part</th><th scope="col">Faults</th><th scope="col">Found</th><th scope="col">Share</th></tr></thead><tbody>${parts.map(row)}${row(together('all', parts))}</tbody></table></div>`;
}
