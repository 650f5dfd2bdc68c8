import { apiCallAddress, pagePaths } from '../page-paths.ts';
import { filterNames, filterOf, isEmptyFilter, type RowFilter, sameFilter } from './row-filter.ts';

/** The seven levels of the data selection, in the order in which they are chosen (B 4). */
export const levels = [
  'datatype',
  'tv',
  'assetclass',
  'subassetclass',
  'instrument',
  'instrumentmic',
  'ordertype',
] as const;

export type Level = (typeof levels)[number];

/** What has been chosen at each level; null if nothing has (B 3, "Data selection form"). */
export type Criteria = Readonly<Record<Level, string | null>> & {
  /** Which of its rows a view shows; absent for all. */
  readonly filter?: RowFilter;
};

/** One line of a drop-down; an instrument has its description as a second line. */
export type Option = Readonly<{ value: string; label: string; description?: string }>;

export const noCriteria: Criteria = {
  datatype: null,
  tv: null,
  assetclass: null,
  subassetclass: null,
  instrument: null,
  instrumentmic: null,
  ordertype: null,
};

/** The two data types and their labels (B 2). */
export const dataTypes: readonly Option[] = [
  { value: 'order', label: 'Orders' },
  { value: 'trade', label: 'Trades' },
];

/** The levels after `level`, which a change of it clears. */
export function levelsAfter(level: Level): readonly Level[] {
  return levels.slice(levels.indexOf(level) + 1);
}

/** True if only segment MIC and order type can be missing (B 5: "submit is valid only when"). */
export function isComplete(criteria: Criteria): boolean {
  return levels.slice(0, 5).every((level) => criteria[level] !== null);
}

/**
 * Reads criteria from an address's query. Names other than the seven are ignored, an empty value counts as not chosen,
 * and the first of repeated names counts. A value after a gap is dropped, since it was chosen for something else.
 */
export function criteriaOfQuery(query: URLSearchParams): Criteria {
  return withoutGaps((level) => query.get(level));
}

/** Reads criteria from an unknown value, such as navigation state or storage; null if it contains none. */
export function criteriaOf(unknown: unknown): Criteria | null {
  if (typeof unknown !== 'object' || unknown === null) return null;
  const entries = new Map<string, unknown>(Object.entries(unknown));
  const criteria = withoutGaps((level) => entries.get(level));
  return criteria.datatype === null ? null : criteria;
}

/** The query of an address for `criteria`, in the order of the levels, without those not chosen. */
export function queryOf(criteria: Criteria): URLSearchParams {
  const query = new URLSearchParams();
  for (const level of levels) {
    const value = criteria[level];
    if (value !== null) query.set(level, value);
  }
  return query;
}

/** The address of the data of `criteria`: its data type's page with the criteria and the filter as its query (B 2). */
export function dataViewAddress(criteria: Criteria): string {
  const query = queryOf(criteria);
  for (const name of filterNames) {
    const text = criteria.filter?.[name];
    if (text !== undefined) query.set(name, text);
  }
  return `${pagePaths.dataView}/${encodeURIComponent(criteria.datatype ?? '')}?${query}`;
}

/** The address of the API page with the call for `criteria`, filled in. */
export function codeAddress(criteria: Criteria): string {
  const [, query] = dataViewAddress(criteria).split('?');
  return apiCallAddress('getFeedData', new URLSearchParams(query));
}

/** The same data with another filter; an empty filter is removed. */
export function filteredBy({ filter: _former, ...criteria }: Criteria, filter: RowFilter): Criteria {
  return isEmptyFilter(filter) ? criteria : { ...criteria, filter };
}

/** The criteria and the filter in a query. */
export const filteredByQuery = (criteria: Criteria, query: URLSearchParams): Criteria =>
  filteredBy(
    criteria,
    filterOf((name) => query.get(name)),
  );

/** The selection screen filled with `criteria`, for "Select instrument". */
export function dataSelectAddress(criteria: Criteria): string {
  const query = queryOf(criteria).toString();
  return query === '' ? pagePaths.dataSelect : `${pagePaths.dataSelect}?${query}`;
}

/** True if both name the same data and the same rows of it, or neither names any. */
export function sameCriteria(one: Criteria | null, other: Criteria | null): boolean {
  return one && other
    ? levels.every((level) => one[level] === other[level]) && sameFilter(one.filter, other.filter)
    : one === other;
}

function withoutGaps(read: (level: Level) => unknown): Criteria {
  const criteria: Record<Level, string | null> = { ...noCriteria };
  for (const level of levels) {
    const value = read(level);
    if (typeof value === 'string' && value !== '') criteria[level] = value;
    // Segment MIC and order type may be left out of an address, since a sole option needs no naming.
    else if (level !== 'instrumentmic') break;
  }
  return criteria;
}
