import { expect, test } from 'vitest';
import {
  columnWidths,
  laidOut,
  ordered,
  sameLayout,
  usualLayout,
  type ViewLayout,
  viewLayoutOf,
} from '../../src/domain/feed/view-layout.ts';

const columns = ['tradeDate', 'price', 'currency', 'vol', 'publicationDate', 'notionalAmt', 'flags'].map(
  (field) => ({ field }),
);
const fields = (of: readonly { field: string }[]): string[] => of.map(({ field }) => field);
const no = (): boolean => false;

test('a layout survives being kept, and means the same', () => {
  const layout: ViewLayout = {
    version: 1,
    order: 'desk',
    hidden: ['vol'],
    foldsEmpty: true,
    widths: { price: 140.5 },
    density: 'compact',
  };
  const kept = viewLayoutOf(JSON.parse(JSON.stringify(layout)));
  expect(kept).toEqual(layout);
  expect(sameLayout(layout, { ...layout, hidden: [...layout.hidden] })).toBe(true);
  expect(sameLayout(layout, { ...layout, widths: {} })).toBe(false);
  expect(
    sameLayout(
      { ...layout, hidden: ['a', 'b'], widths: { a: 50, b: 60 } },
      { ...layout, hidden: ['b', 'a'], widths: { b: 60, a: 50 } },
    ),
  ).toBe(true);
});

test.each([
  null,
  'usual',
  [],
  {},
  { ...usualLayout, version: 2 },
  { ...usualLayout, order: 'mine' },
  { ...usualLayout, density: 'airy' },
  { ...usualLayout, foldsEmpty: 'yes' },
  { ...usualLayout, hidden: 'vol' },
  { ...usualLayout, hidden: [1] },
  { ...usualLayout, hidden: ['__proto__ x'] },
  { ...usualLayout, hidden: Array.from({ length: 101 }, () => 'vol') },
  { ...usualLayout, widths: null },
  { ...usualLayout, widths: { price: columnWidths.least - 1 } },
  { ...usualLayout, widths: { price: columnWidths.most + 1 } },
  { ...usualLayout, widths: { price: '100' } },
  { ...usualLayout, more: 1 },
])('%j is no layout', (value) => {
  expect(viewLayoutOf(value)).toBeNull();
});

test('the desk has first what it looks at first, the others follow as published', () => {
  expect(fields(ordered(columns, 'desk'))).toEqual([
    'publicationDate',
    'price',
    'vol',
    'currency',
    'flags',
    'tradeDate',
    'notionalAmt',
  ]);
  expect(ordered(columns, 'published')).toEqual(columns);
});

test('hidden columns are away, empty ones are folded only where that is wanted, and never all of them', () => {
  const isEmpty = ({ field }: { field: string }): boolean => ['flags', 'notionalAmt'].includes(field);
  expect(fields(laidOut(columns, usualLayout, isEmpty).shown)).toEqual(fields(columns));
  const folding = laidOut(columns, { ...usualLayout, foldsEmpty: true, hidden: ['flags'] }, isEmpty);
  expect(fields(folding.shown)).toEqual(['tradeDate', 'price', 'currency', 'vol', 'publicationDate']);
  expect(fields(folding.folded)).toEqual(['notionalAmt']);
  expect(laidOut(columns, { ...usualLayout, hidden: fields(columns) }, no).shown).toEqual(columns);
  expect(laidOut(columns, { ...usualLayout, foldsEmpty: true }, () => true)).toEqual({
    shown: columns,
    folded: [],
  });
});
