import { expect, test } from 'vitest';
import { expectedBy, segmentState } from '../../../src/domain/operator/segment-state.ts';

const figures = { isOpen: true, isSilent: false, expected: 100, received: 100 };

test.each([
  ['silent', { isSilent: true, received: 200 }],
  ['closed', { isOpen: false, received: 0 }],
  ['late', { received: 79 }],
  ['onTime', { received: 80 }],
  ['onTime', { isOpen: null }],
  ['onTime', { expected: 19, received: 0 }],
  ['late', { expected: 20, received: 0 }],
  ['unknown', { expected: null }],
] as const)('C 23: a segment is %s: %j', (state, told) => {
  expect(segmentState({ ...figures, ...told })).toBe(state);
});

test('C 23: what is expected follows from the usual minutes that are over', () => {
  const minutes = Array.from({ length: 48 }, (_, at) => (at >= 14 && at < 34 ? 15 : 0));
  expect(expectedBy(1000, minutes, 7 * 60)).toBe(0);
  expect(expectedBy(1000, minutes, 12 * 60)).toBe(500);
  expect(expectedBy(1000, minutes, 12 * 60 + 15)).toBe(525);
  expect(expectedBy(1000, minutes, 23 * 60)).toBe(1000);
  expect(expectedBy(null, minutes, 720)).toBeNull();
  expect(expectedBy(1000, [], 720)).toBeNull();
});
