import { expect, test } from 'vitest';
import { hasRoomForKey, lastDaysOfUse, mostApiKeys } from '../../src/domain/account/api-keys.ts';
import { changesIn, noDetails } from '../../src/domain/account/details.ts';

const keys = (state: string, count: number) => Array.from({ length: count }, () => ({ state }));

test('B 10: another key can be made while fewer than the maximum are active', () => {
  expect(hasRoomForKey([])).toBe(true);
  expect(hasRoomForKey(keys('active', mostApiKeys - 1))).toBe(true);
  expect(hasRoomForKey(keys('active', mostApiKeys))).toBe(false);
  expect(hasRoomForKey([...keys('active', mostApiKeys - 1), ...keys('revoked', 3)])).toBe(true);
});

test('B 10: the use of a key is given for the thirty days up to today, including days without any', () => {
  const used = { day: '2026-03-01', requests: 7, rows: 4200 };
  const days = lastDaysOfUse([{ day: '2026-01-31', requests: 9, rows: 9 }, used], '2026-03-02');
  expect(days).toHaveLength(30);
  expect([days[0], days[28], days[29]]).toEqual([
    { day: '2026-02-01', requests: 0, rows: 0 },
    used,
    { day: '2026-03-02', requests: 0, rows: 0 },
  ]);
  expect(days.filter(({ requests, rows }) => requests + rows > 0)).toEqual([used]);
});

test('A 4.5: the changes restored are those that differ from the stored details, never the e-mail address', () => {
  const unknown: Record<string, string> = { nickname: 'Ann' };
  const details = { ...noDetails, firstName: 'Anna', email: 'anna@firm.example' };
  expect(changesIn({ firstName: 'Anne', lastName: '' }, details)).toEqual({ firstName: 'Anne' });
  expect(changesIn({ email: 'another@firm.example' }, details)).toBeNull();
  expect(changesIn({ firstName: 'Anna' }, details)).toBeNull();
  expect(changesIn(unknown, details)).toBeNull();
  expect(changesIn({}, details)).toBeNull();
  expect(changesIn(null, details)).toBeNull();
});
