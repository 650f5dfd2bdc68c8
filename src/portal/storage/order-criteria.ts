import type { Criteria } from '../../domain/feed/criteria.ts';

/** The session storage key for the order page's criteria (B 9). */
export const orderCriteriaKey = 'orderSearchCriteria';

/** The order page's criteria from session storage; null if it is empty or blocked. */
export function storedOrderCriteria(): string | null {
  try {
    return sessionStorage.getItem(orderCriteriaKey);
  } catch {
    return null;
  }
}

/** Stores the order page's criteria for a later visit in this tab; does nothing if storage is blocked. */
export function storeOrderCriteria(criteria: Criteria): void {
  try {
    sessionStorage.setItem(orderCriteriaKey, JSON.stringify(criteria));
  } catch {
    // The address still contains them.
  }
}
