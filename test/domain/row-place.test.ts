import { expect, test } from 'vitest';
import { after, earlier, isBefore, placeAt } from '../../src/domain/feed/row-place.ts';

const [early, late] = ['2026-11-20T14:32:07.123456Z', '2026-11-20T14:32:07.123457Z'];

test('rows are ordered by publication to the microsecond, and within one moment by numeric id', () => {
  const inOrder = [
    { at: early, id: '9' },
    { at: early, id: '10' },
    { at: early, id: '9007199254740993' },
    { at: late, id: '1' },
  ];
  for (const [place, one] of inOrder.entries())
    for (const [otherPlace, other] of inOrder.entries()) {
      expect(isBefore(one, other)).toBe(place < otherPlace);
      expect(earlier(one, other)).toEqual(place < otherPlace ? one : other);
    }
});

test('the first place of a moment comes before each of its rows, and the place after a row has the next id', () => {
  const row = { at: late, id: '9007199254740993' };
  expect(isBefore(placeAt(late), { at: late, id: '1' })).toBe(true);
  expect(isBefore({ at: early, id: '99' }, placeAt(late))).toBe(true);
  expect(after(row)).toEqual({ at: late, id: '9007199254740994' });
});
