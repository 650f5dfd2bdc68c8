import { expect, test } from 'vitest';
import { localTime } from '../../../src/domain/format/local-time.ts';

test.each([
  ['2026-11-20T14:32:07.123999Z', 'Europe/London', '20-Nov-2026', '14:32:07:123'],
  // Before and after the clocks are put back.
  ['2026-10-25T00:59:59.000000Z', 'Europe/London', '25-Oct-2026', '01:59:59:000'],
  ['2026-10-25T01:00:00.000000Z', 'Europe/London', '25-Oct-2026', '01:00:00:000'],
  // Over midnight either way, and a zone of half an hour.
  ['2026-12-31T15:00:00.5Z', 'Asia/Tokyo', '01-Jan-2027', '00:00:00:500'],
  ['2026-01-01T00:10:00Z', 'America/New_York', '31-Dec-2025', '19:10:00:000'],
  ['2026-06-01T20:15:00Z', 'Asia/Kolkata', '02-Jun-2026', '01:45:00:000'],
])('%s in %s is %s %s', (text, timeZone, day, clock) => {
  expect(localTime(text, timeZone)).toEqual({ day, clock });
});

test('what is no time has none', () => {
  for (const text of [null, undefined, '', '2026-11-20', 'noon']) expect(localTime(text, 'UTC')).toBeNull();
});
