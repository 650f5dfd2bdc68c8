import type { Figures, FlowFigures, MutationFigures } from './figures.ts';
import type { WalkedFlow, WalkedStep } from './walked.ts';

/** How one transition of a chart is held by the tests. */
export type ArcProof = {
  readonly arc: string;
  /** How often each world took a step that has this transition in it; null where the world has no figures. */
  readonly machine: number | null;
  readonly page: number | null;
  readonly browser: number | null;
  /** Why a world does not walk it, and what holds it instead. */
  readonly elsewhere: readonly string[];
  /** The requirements of the rows that speak of its steps. */
  readonly requirements: readonly string[];
};

/** A section of the requirements: its number as it is cited, its heading, and its anchor in docs/requirements.md. */
export type RequirementHeading = {
  readonly number: string;
  readonly title: string;
  readonly anchor: string;
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

/** The numbers that a text cites, such as `A 4.2` of `A 4.2, 8`. */
function citedIn(text: string): string[] {
  let part = '';
  return [...text.matchAll(/\b(?:([AB]) )?(\d+(?:\.\d+)?)\b/g)].map(([, letter, number]) => {
    part = letter ?? part;
    return `${part} ${number}`;
  });
}

/** What a row is required by: numbers, else the page that decides it. */
const requirementsIn = (text: string): string[] => {
  const cited = citedIn(text);
  return cited.length > 0 || text === '' ? cited : [text];
};

/** What holds each of these transitions. */
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
      requirements: [...new Set(taken.flatMap(({ requirement }) => requirementsIn(requirement ?? '')))],
    };
  });
}

/** How many faults of a kind were put into a chart, and how many of them its tests found. */
export type MutationScore = {
  /** What was done to the chart; null for all of them together. */
  readonly operator: string | null;
  readonly mutants: number;
  readonly killed: number;
};

/** What became of the faults put into a chart, all together first; nothing where none were. */
export function mutationOf(figures: MutationFigures | undefined): MutationScore[] {
  if (!figures) return [];
  const { mutants, killed, byOperator } = figures;
  const kinds = Object.entries(byOperator).map(([operator, score]) => ({ operator, ...score }));
  return [{ operator: null, mutants, killed }, ...kinds];
}

/** The headings of docs/requirements.md. */
export function headingsIn(text: string): RequirementHeading[] {
  const found = text.matchAll(/<a id="([ab]-[\d.]+)"><\/a>\s+#+ ([AB] [\d.]+) (.+)/g);
  return [...found].map(([, anchor = '', number = '', title = '']) => ({ number, title, anchor }));
}
