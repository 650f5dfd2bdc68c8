import { expect, test } from 'vitest';
import { views } from '../../src/domain/feed/feed-views.ts';
import {
  boundedWidth,
  columnWidths,
  laidOut,
  ordered,
  sameLayout,
  usualLayout,
  usualLayoutOf,
  type ViewLayout,
  viewLayoutOf,
} from '../../src/domain/feed/view-layout.ts';

const columns = ['tradeDate', 'price', 'currency', 'vol', 'publicationDate', 'notionalAmt', 'flags'].map(
  (field) => ({ field }),
);
const fields = (of: readonly { field: string }[]): string[] => of.map(({ field }) => field);
const no = (): boolean => false;
/** The given number of column names, made only of letters. */
const names = (count: number): string[] =>
  Array.from(
    { length: count },
    (_, at) => `c${[...String(at)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`,
  );

test('a layout is read back unchanged, and the order of its parts does not matter', () => {
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
])('%j is not a layout', (value) => {
  expect(viewLayoutOf(value)).toBeNull();
});

test('the desk order puts what a desk looks at first, and the other columns as published', () => {
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

test('C 10: hidden columns are left out and empty ones folded on request, but never all of them', () => {
  const isEmpty = ({ field }: { field: string }): boolean => ['flags', 'notionalAmt'].includes(field);
  expect(laidOut(columns, usualLayout, isEmpty, false)).toEqual({ shown: columns, folded: [] });
  const layout = { ...usualLayout, foldsEmpty: true, hidden: ['flags'] };
  const folding = laidOut(columns, layout, isEmpty, false);
  expect(fields(folding.shown)).toEqual(['tradeDate', 'price', 'currency', 'vol', 'publicationDate']);
  expect(fields(folding.folded)).toEqual(['notionalAmt']);
  expect(laidOut(columns, { ...layout, hidden: [] }, isEmpty, true)).toEqual({ shown: columns, folded: [] });
  expect(laidOut(columns, { ...usualLayout, hidden: fields(columns) }, no, false).shown).toEqual(columns);
  expect(laidOut(columns, { ...usualLayout, foldsEmpty: true }, () => true, false)).toEqual({
    shown: columns,
    folded: [],
  });
});

test('C 10: only a view that can be expanded folds its empty columns by itself', () => {
  const folding = views.map(({ id }) => id).filter((id) => usualLayoutOf(id).foldsEmpty);
  expect(folding).toEqual(['tradeDisplay']);
  expect(usualLayoutOf('clob')).toEqual(usualLayout);
  expect(usualLayoutOf('unknown')).toEqual(usualLayout);
});

test('the width of a column stays within bounds, in whole pixels', () => {
  expect([47, 48, 48.4, 1200, 1200.6, -5].map(boundedWidth)).toEqual([48, 48, 48, 1200, 1200, 48]);
  expect(boundedWidth(139.6)).toBe(140);
});

test.each<[string, Partial<ViewLayout>]>([
  ['the narrowest and the widest column', { widths: { price: columnWidths.least, vol: columnWidths.most } }],
  ['a hundred hidden columns', { hidden: Array.from({ length: 100 }, () => 'vol') }],
  ['a hundred widths', { widths: Object.fromEntries(names(100).map((name) => [name, 100])) }],
  ['a name of sixty letters', { hidden: ['x'.repeat(60)] }],
])('a layout may have %s', (_what, part) => {
  const layout = { ...usualLayout, ...part };
  expect(viewLayoutOf(layout)).toEqual(layout);
});

test.each<[string, Record<string, unknown>]>([
  ['more than a hundred widths', { widths: Object.fromEntries(names(101).map((name) => [name, 100])) }],
  ['a name of sixty-one letters', { hidden: ['x'.repeat(61)] }],
  ['an empty name', { hidden: [''] }],
  ['a name that is no text', { hidden: [null] }],
  ['a name with a digit before it', { hidden: ['1vol'] }],
  ['a name with a digit after it', { hidden: ['vol1'] }],
  ['a width of no column', { widths: { 'vol 1': 100 } }],
  ['widths that are a text', { widths: 'price' }],
  ['widths that are not there', { widths: undefined }],
  ['an unknown part in place of a missing one', { ...{ density: undefined }, more: 1 }],
])('a layout may not have %s', (_what, part) => {
  expect(viewLayoutOf({ ...usualLayout, ...part })).toBeNull();
});

test.each([undefined, null, 7, 'text'])('%j is not a layout', (kept) => {
  expect(viewLayoutOf(kept)).toBeNull();
});

test('layouts differ if any part differs', () => {
  const others: readonly Partial<ViewLayout>[] = [
    { order: 'desk' },
    { hidden: ['vol'] },
    { foldsEmpty: true },
    { widths: { price: 100 } },
    { density: 'compact' },
  ];
  for (const other of others) expect(sameLayout(usualLayout, { ...usualLayout, ...other })).toBe(false);
  const widths = (one: number, other: number) => ({ ...usualLayout, widths: { price: one, vol: other } });
  expect(sameLayout(widths(60, 50), widths(50, 60))).toBe(false);
});
