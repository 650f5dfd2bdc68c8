import { expect, test } from 'vitest';
import { standingOf } from '../../src/domain/payment/payment-status.ts';

test.each([
  ['created', 'open'],
  ['executing', 'held'],
  ['pending', 'held'],
  ['paid', 'paid'],
  ['cancelled', 'over'],
  ['failed', 'over'],
  ['refunded', 'over'],
  ['reversed', 'over'],
] as const)('a purchase that is %s is %s to the buyer', (status, standing) => {
  expect(standingOf(status)).toBe(standing);
});
