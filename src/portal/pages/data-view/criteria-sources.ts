import { type Criteria, criteriaOf, criteriaOfQuery, isComplete } from '../../../domain/feed/criteria.ts';

/** The session storage key that the order page's criteria are kept under (B 9). */
export const orderCriteriaKey = 'orderSearchCriteria';

export type ShownDataType = 'order' | 'trade';

type Sources = {
  readonly dataType: ShownDataType | null;
  /** The query of the address, `?tv=…`. */
  readonly search: string;
  /** The navigation state, which anybody may have written. */
  readonly state: unknown;
  /** What session storage holds under the key, as text. */
  readonly stored: string | null;
};

/** The data type that an address of the data views names; null for `/data-viewing` and an unknown one. */
export function dataTypeOf(pathname: string): ShownDataType | null {
  const last = /^\/data-viewing\/([^/]+)\/?$/.exec(pathname)?.[1];
  return last === 'order' || last === 'trade' ? last : null;
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

const inState = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'criteria' in state ? state.criteria : null;

/**
 * The criteria of a data view: the address, else navigation state, else (order page only) session storage.
 * Null when none of them names an instrument whole. Source: B 2, decisions.md Venues, systems, views.
 */
export function criteriaFrom({ dataType, search, state, stored }: Sources): Criteria | null {
  if (dataType === null) return null;
  const query = new URLSearchParams(search);
  query.set('datatype', dataType);
  const candidates = [
    criteriaOfQuery(query),
    criteriaOf(inState(state)),
    dataType === 'order' ? criteriaOf(parsed(stored)) : null,
  ];
  return (
    candidates.find((criteria) => criteria && criteria.datatype === dataType && isComplete(criteria)) ?? null
  );
}

/** What session storage holds for the order page; null where it is empty or closed. */
export function storedOrderCriteria(): string | null {
  try {
    return sessionStorage.getItem(orderCriteriaKey);
  } catch {
    return null;
  }
}

/** Keeps the order page's criteria for a later visit in this tab; a closed storage keeps nothing. */
export function storeOrderCriteria(criteria: Criteria): void {
  try {
    sessionStorage.setItem(orderCriteriaKey, JSON.stringify(criteria));
  } catch {
    // The address still holds them.
  }
}
