import { pagePaths } from '../page-paths.ts';
import { filterNames, filterOf, type RowFilter } from './row-filter.ts';
import { type Timing, timingNamed } from './timing.ts';

/** The parts of a tape's choice that narrow it to instruments, by their names in an address and on the wire. */
const scopeNames = ['tv', 'assetclass', 'subassetclass', 'currency'] as const;

/** Those of them by which sums are kept. */
const figuresNames = ['tv', 'assetclass', 'subassetclass'] as const;

/** Which trades of all venues a tape shows. */
export type TapeChoice = {
  readonly timing: Timing;
  /** Venue (operating MIC), classes and comma-separated currencies; all that are absent. */
  readonly scope: Readonly<Partial<Record<(typeof scopeNames)[number], string>>>;
  readonly filter: RowFilter;
};

/** The scope among the parts of a query; empty and other parts are ignored. */
export const tapeScopeOf = (query: TapeChoice['scope']): TapeChoice['scope'] =>
  Object.fromEntries(
    scopeNames.flatMap((name) => {
      const text = query[name]?.trim();
      return text ? [[name, text] as const] : [];
    }),
  );

/** The choice in an address's query; empty and other parts are ignored. */
export function tapeChoiceOf(search: string): TapeChoice {
  const query = new URLSearchParams(search);
  return {
    timing: timingNamed(query.get('timing')),
    scope: tapeScopeOf(Object.fromEntries(query)),
    filter: filterOf((name) => query.get(name)),
  };
}

/** The query of a call for a choice. */
export const tapeQuery = ({ timing, scope, filter }: TapeChoice) => ({ timing, ...scope, ...filter });

/** The address of the tape with a choice; delayed goes without saying. */
export function tapeAddress({ timing, scope, filter }: TapeChoice): string {
  const query = new URLSearchParams(timing === 'live' ? { timing } : {});
  for (const name of scopeNames) if (scope[name] !== undefined) query.set(name, scope[name]);
  for (const name of filterNames) if (filter[name] !== undefined) query.set(name, filter[name]);
  return query.size === 0 ? pagePaths.tape : `${pagePaths.tape}?${query}`;
}

/** What the figures of a tape can be narrowed to: its timing, venue and classes. */
export type FiguresChoice = Pick<TapeChoice, 'timing'> &
  Readonly<Partial<Record<(typeof figuresNames)[number], string>>>;

export const figuresChoiceOf = ({ timing, scope }: TapeChoice): FiguresChoice => ({
  timing,
  ...Object.fromEntries(figuresNames.flatMap((name) => (scope[name] ? [[name, scope[name]]] : []))),
});

export const isSameFigures = (one: FiguresChoice, other: FiguresChoice): boolean =>
  one.timing === other.timing && figuresNames.every((name) => one[name] === other[name]);

/** Whether a tape's figures are of more trades than its list, which is narrowed further. */
export const areFiguresWider = ({ scope, filter }: TapeChoice): boolean =>
  scope.currency !== undefined || filterNames.some((name) => filter[name] !== undefined);
