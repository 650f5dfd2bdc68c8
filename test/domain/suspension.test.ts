import { expect, test } from 'vitest';
import { announcedFrom, suspendedFrom } from '../../src/domain/suspension.ts';

test.each([
  ['2026-11-19', '2026-11-20', 'a Thursday: Friday'],
  ['2026-11-20', '2026-11-23', 'a Friday: Monday'],
  ['2026-11-21', '2026-11-23', 'a Saturday: Monday'],
  ['2026-11-22', '2026-11-23', 'a Sunday: Monday'],
  ['2027-12-31', '2028-01-03', 'the last Friday of a year: Monday of the next'],
  ['2028-02-28', '2028-02-29', 'the day before a leap day: the leap day'],
])('A 9: a subscription that ends on %s is suspended from %s (%s)', (endsOn, from) => {
  expect(suspendedFrom(endsOn)).toBe(from);
});

test('decisions.md Session and routes: the end is announced from 30 days before', () => {
  expect(announcedFrom('2026-12-20')).toBe('2026-11-20');
  expect(announcedFrom('2028-03-10')).toBe('2028-02-09');
});
