import { expect, test } from 'vitest';
import { criteriaOfVisit } from '../../../src/domain/feed/data-visit.ts';
import {
  orderCriteriaKey,
  storedOrderCriteria,
  storeOrderCriteria,
} from '../../../src/portal/storage/order-criteria.ts';
import { giltBook, visitTo } from '../../flows/data-view/kit.ts';

test('B 9: the session storage key is orderSearchCriteria', () => {
  expect(orderCriteriaKey).toBe('orderSearchCriteria');
  storeOrderCriteria(giltBook);
  expect(JSON.parse(sessionStorage.getItem('orderSearchCriteria') ?? '')).toEqual(giltBook);
  const stored = storedOrderCriteria();
  expect(criteriaOfVisit(visitTo('/data-viewing/order', { stored }))).toEqual(giltBook);
  sessionStorage.clear();
});
