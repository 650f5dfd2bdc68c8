import { pagePaths } from '../page-paths.ts';
import {
  type Criteria,
  criteriaOf,
  criteriaOfQuery,
  filteredByQuery,
  isComplete,
  sameCriteria,
} from './criteria.ts';
import type { FeedRecord } from './feed-record.ts';
import type { ViewId } from './feed-views.ts';

/** A record and when it was loaded, ISO. */
export type Loaded = { readonly record: FeedRecord; readonly at: string };

/** With the criteria it was requested for. */
export type LoadedRecord = Loaded & { readonly criteria: Criteria };

/** How a user came to a data view, and what is kept from before. */
export type DataVisit = {
  readonly pathname: string;
  /** The query of the address, `?tv=…`. */
  readonly search: string;
  /** The navigation state, which may come from anywhere. */
  readonly state: unknown;
  /** Whether the user went back or forward to it, or reloaded it. */
  readonly isReturn: boolean;
  /** The order criteria kept in this tab, as text; null if there are none. */
  readonly stored: string | null;
  /** The last record loaded; null if there is none. */
  readonly held: LoadedRecord | null;
  /** The views left expanded. */
  readonly expanded: readonly ViewId[];
};

/** The data type in the address of a data view; null for `/data-viewing` and for an unknown one. */
const dataTypeOf = (pathname: string): 'order' | 'trade' | null =>
  (['order', 'trade'] as const).find(
    (type) => pathname.replace(/\/$/, '') === `${pagePaths.dataView}/${type}`,
  ) ?? null;

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

const entryOf = (state: unknown, name: string): unknown =>
  typeof state === 'object' && state !== null
    ? new Map<string, unknown>(Object.entries(state)).get(name)
    : undefined;

/**
 * The criteria of a visit: from the address, otherwise from navigation state, otherwise (order page only) from the tab.
 * Null if none of them fully names an instrument. Source: B 2, decisions.md Venues, systems, views.
 */
export function criteriaOfVisit({ pathname, search, state, stored }: DataVisit): Criteria | null {
  const dataType = dataTypeOf(pathname);
  if (dataType === null) return null;
  const query = new URLSearchParams(search);
  query.set('datatype', dataType);
  const candidates = [
    filteredByQuery(criteriaOfQuery(query), query),
    criteriaOf(entryOf(state, 'criteria')),
    dataType === 'order' ? criteriaOf(parsed(stored)) : null,
  ];
  return (
    candidates.find((criteria) => criteria && criteria.datatype === dataType && isComplete(criteria)) ?? null
  );
}

/**
 * The record to show without loading: the last one, if the selection has just loaded it (B 2: submit loads, then
 * navigates) or the user goes back to it. A link to the same data loads it again.
 */
export function recordAtHand({ state, isReturn, held }: DataVisit, criteria: Criteria): LoadedRecord | null {
  const isHandedOver = isReturn || entryOf(state, 'isLoaded') === true;
  return isHandedOver && held !== null && sameCriteria(criteria, held.criteria) ? held : null;
}
