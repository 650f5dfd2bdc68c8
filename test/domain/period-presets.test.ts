import { expect, test } from 'vitest';
import { periodPresets } from '../../src/domain/feed/period-presets.ts';

test.each([
  ['2026-11-25', '2026-11-24', '2026-11-23'],
  ['2026-11-23', '2026-11-22', '2026-11-23'],
  ['2026-11-29', '2026-11-28', '2026-11-23'],
  ['2027-01-01', '2026-12-31', '2026-12-28'],
])('on %s yesterday is %s and the week began on %s', (today, yesterday, monday) => {
  expect(periodPresets(today)).toEqual([
    { name: 'Today', from: today, to: today },
    { name: 'Yesterday', from: yesterday, to: yesterday },
    { name: 'This week', from: monday, to: today },
  ]);
});
