import { describe, expect, test } from 'vitest';
import type { FeedRow } from '../../../src/domain/feed/feed-record.ts';
import { depthOf, spreadOf } from '../../../src/portal/pages/data-view/charts/depth.ts';
import { depthSteps, levelAt } from '../../../src/portal/pages/data-view/charts/depth-steps.ts';
import { pointsOf, rangeOf } from '../../../src/portal/pages/data-view/charts/series.ts';
import { fitting } from '../../../src/portal/pages/data-view/grid/rows-grid.tsx';
import { headerShift } from '../../../src/portal/pages/data-view/grid/use-header-in-sight.ts';
import { bookRecord } from '../../flows/data-view/kit.ts';

describe('the charts show the same numbers as the grid', () => {
  test('depth adds up the volumes exactly, from the best price outwards', () => {
    const bids = depthOf(bookRecord.Data, 'bid');
    const asks = depthOf(bookRecord.Data, 'ask');
    expect(bids).toEqual([
      { id: 'level 1', price: '101.240', total: '2000000' },
      { id: 'level 2', price: '101.235', total: '9500000' },
    ]);
    expect(asks).toEqual([{ id: 'level 1', price: '101.262', total: '1500000' }]);
    expect(spreadOf(bids, asks)).toBe('0.022');
    expect(spreadOf(bids, [])).toBeNull();
  });

  test('a level is found where it is drawn, outwards from the middle; between and beyond the sides there is none', () => {
    const frame = { width: 212, height: 100, left: 0, right: 212, top: 0, bottom: 100 };
    const [bids, asks] = [depthSteps(frame, 'bid', 2), depthSteps(frame, 'ask', 4)];
    expect([bids, asks]).toEqual([
      { start: 100, step: -50 },
      { start: 112, step: 25 },
    ]);
    expect([99, 51, 49, 1, 105, -1].map((x) => levelAt(bids, 2, x))).toEqual([0, 0, 1, 1, null, null]);
    expect([105, 113, 136, 138, 211, 213].map((x) => levelAt(asks, 4, x))).toEqual([null, 0, 0, 1, 3, null]);
  });

  test('a history is drawn oldest first, without rows that lack a price or a valid time', () => {
    const row = (id: string, date: string | null, price: string | null): FeedRow => ({
      id,
      date,
      price,
      aggrVol: '5',
    });
    const points = pointsOf(
      [
        row('newer', '2026-11-20T14:32:07.123456Z', '2.50'),
        row('pending', '2026-11-20T14:32:06.000000Z', 'PNDG'),
        row('without', '2026-11-20T14:32:05.000000Z', null),
        row('broken', 'yesterday', '9'),
        row('older', '2026-11-20T14:00:00.000000Z', '10.1'),
      ],
      { time: 'date', value: 'price', volume: 'aggrVol' },
    );
    expect(points.map(({ id, value, volume }) => [id, value, volume])).toEqual([
      ['older', '10.1', '5'],
      ['newer', '2.50', '5'],
    ]);
    expect(rangeOf(points.map(({ value }) => value))).toEqual({ least: '2.50', greatest: '10.1' });
  });

  test('of rows published at the same moment, the first of the grid is the latest in the chart', () => {
    const date = '2026-11-20T14:32:07.123456Z';
    const rows = ['2.51', '2.50'].map((price) => ({ id: price, date, price }));
    const points = pointsOf(rows, { time: 'date', value: 'price' });
    expect(points.map(({ value }) => value)).toEqual(['2.50', '2.51']);
    expect(rangeOf([])).toBeNull();
  });
});

describe('a collapsed grid shows the columns that fit, in their order', () => {
  const columns = [200, 116, 112, 116].map((width, index) => ({ width, index }));
  test.each([
    [1000, 4],
    [546, 4],
    [545, 3],
    [430, 3],
    [429, 2],
    [100, 2],
  ])('a width of %i pixels shows %i', (width, count) => {
    expect(fitting(columns, width)).toEqual(columns.slice(0, count));
  });
});

describe('decisions.md Look: the header stays visible, even for a grid at full height', () => {
  test.each([
    [300, 0],
    [0, 0],
    [-250, 250],
    [-3528, 3528],
    [-3600, 3528],
  ])('with its grid %i pixels below the top of the window, it moves down by %i', (top, shift) => {
    expect(headerShift(top, 3600, 72)).toBe(shift);
  });

  test('a grid without rows leaves the header in place', () => {
    expect(headerShift(-100, 40, 72)).toBe(0);
  });
});
