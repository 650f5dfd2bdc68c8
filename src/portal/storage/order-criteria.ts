import type { Criteria } from '../../domain/feed/criteria.ts';

/** The session storage key that the order page's criteria are kept under (B 9). */
export const orderCriteriaKey = 'orderSearchCriteria';

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
