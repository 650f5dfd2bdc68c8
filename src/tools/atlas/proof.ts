import type { Chart, ChartState } from './chart.ts';
import { citedIn } from './citations.ts';
import type { Figures, FlowFigures, MutationFigures } from './figures.ts';
import type { WalkedFlow, WalkedStep } from './walked.ts';

/** How the tests cover a transition of a chart. */
export type ArcProof = {
  readonly arc: string;
  /** How often each world took a step with this transition; null if the world has no figures. */
  readonly machine: number | null;
  readonly page: number | null;
  readonly browser: number | null;
  /** Why a world does not walk it, and what covers it instead. */
  readonly elsewhere: readonly string[];
  /** The requirements that the rows for its steps cite. */
  readonly requirements: readonly string[];
};

const placeOf = (leaves: readonly string[]): string => leaves.join(' & ');

function walkedBy(world: Figures | undefined, steps: readonly WalkedStep[]) {
  const { arcs } = world ?? {};
  if (!arcs) return { count: null, reasons: [] };
  const keys = new Set(
    steps.map(({ before, event, leaves }) => `${placeOf(before)}|${event.type}|${placeOf(leaves)}`),
  );
  const found = arcs.filter(({ from, on, to }) => keys.has(`${from}|${on}|${to}`));
  return {
    count: found.reduce((sum, { walked }) => sum + walked, 0),
    reasons: found.flatMap(({ elsewhere }) => elsewhere ?? []),
  };
}

const citedBy = (steps: readonly WalkedStep[]): string[] => [
  ...new Set(steps.flatMap(({ requirement }) => citedIn(requirement ?? ''))),
];

/** The requirements of each state, by its id: those cited for steps that enter it, otherwise for steps within it. */
export function requirementsOf(chart: Chart, walked: WalkedFlow | undefined): ReadonlyMap<string, string[]> {
  const { steps = [] } = walked ?? {};
  const isIn = (leaves: readonly string[], { id }: ChartState): boolean =>
    leaves.some((leaf) => `${chart.name}.${leaf}.`.startsWith(`${id}.`));
  const arcsInto = (state: ChartState): ReadonlySet<string> =>
    new Set(chart.transitions.filter(({ targets }) => targets.includes(state.id)).map(({ id }) => id));
  return new Map(
    chart.states.map((state) => {
      const into = arcsInto(state);
      const entering = steps.filter(
        ({ before, leaves, arcs }) =>
          (isIn(leaves, state) && !isIn(before, state)) || arcs.some((arc) => into.has(arc)),
      );
      const own = new Set(state.transitions.map(({ id }) => id));
      const within = steps.filter(
        ({ before, leaves, arcs }) =>
          isIn(before, state) || isIn(leaves, state) || arcs.some((arc) => own.has(arc)),
      );
      const found = citedBy(entering);
      return [state.id, found.length > 0 ? found : citedBy(within)];
    }),
  );
}

/** How the tests cover each of these transitions. */
export function proofOf(
  arcs: readonly string[],
  walked: WalkedFlow | undefined,
  figures: FlowFigures | undefined,
): ArcProof[] {
  const { steps = [], paths = [] } = walked ?? {};
  const times = new Map<number, number>();
  for (const place of paths.flatMap((path) => path.steps)) times.set(place, (times.get(place) ?? 0) + 1);
  return arcs.map((arc): ArcProof => {
    const places = steps.flatMap((step, place) => (step.arcs.includes(arc) ? [place] : []));
    const taken = places.flatMap((place) => steps[place] ?? []);
    const [page, browser] = [walkedBy(figures?.get('page'), taken), walkedBy(figures?.get('browser'), taken)];
    return {
      arc,
      machine: walked ? places.reduce((sum, place) => sum + (times.get(place) ?? 0), 0) : null,
      page: page.count,
      browser: browser.count,
      elsewhere: [...new Set([...page.reasons, ...browser.reasons])],
      requirements: citedBy(taken),
    };
  });
}

/** How many mutants of a kind a chart has, and how many of them the tests found. */
export type MutationScore = {
  /** The mutation operator; null for the total. */
  readonly operator: string | null;
  readonly mutants: number;
  readonly killed: number;
};

/** The scores of a chart, the total first; empty if it was not mutated. */
export function mutationOf(figures: MutationFigures | undefined): MutationScore[] {
  if (!figures) return [];
  const { mutants, killed, byOperator } = figures;
  const kinds = Object.entries(byOperator).map(([operator, score]) => ({ operator, ...score }));
  return [{ operator: null, mutants, killed }, ...kinds];
}
