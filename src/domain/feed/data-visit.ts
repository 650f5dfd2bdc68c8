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

/** A record and when it was loaded, ISO. */
export type Loaded = { readonly record: FeedRecord; readonly at: string };

/** With what it was asked by. */
export type LoadedRecord = Loaded & { readonly criteria: Criteria };

/** How somebody came to a data view, and what is kept from before. */
export type DataVisit = {
  readonly pathname: string;
  /** The query of the address, `?tv=…`. */
  readonly search: string;
  /** The navigation state, which anybody may have written. */
  readonly state: unknown;
  /** Whether the person went back or forward to it, or loaded it again. */
  readonly isReturn: boolean;
  /** The criteria of orders that this tab keeps, as text; null where it keeps none. */
  readonly stored: string | null;
  /** The record loaded last; null where there is none. */
  readonly held: LoadedRecord | null;
};

/** The data type that an address of the data views names; null for `/data-viewing` and an unknown one. */
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
 * The criteria of a visit: the address, else navigation state, else (order page only) what the tab keeps.
 * Null when none of them names an instrument whole. Source: B 2, decisions.md Venues, systems, views.
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
 * The record to show without loading: the last one, where the selection has just loaded it (B 2: submit loads, then
 * navigates) or the person goes back to it. A link to the same data asks for it anew.
 */
export function recordAtHand({ state, isReturn, held }: DataVisit, criteria: Criteria): LoadedRecord | null {
  const isHandedOver = isReturn || entryOf(state, 'isLoaded') === true;
  return isHandedOver && held !== null && sameCriteria(criteria, held.criteria) ? held : null;
}
