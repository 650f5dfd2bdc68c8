import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { FeedSummary } from '../../src/contract/generated/types.ts';
import { seriesKey } from '../../src/domain/compare/comparison.ts';
import { CompareCharts } from '../../src/portal/pages/compare/compare-charts.tsx';
import { type ComparedSeries, hasIndex, priceLines } from '../../src/portal/pages/compare/compared-series.ts';
import { SeriesTable } from '../../src/portal/pages/compare/series-table.tsx';
import { tradePriceUnit } from '../../src/portal/pages/data-view/charts/units.ts';
import { outcomes } from '../flows/compare/kit.ts';
import { gilt } from '../flows/data-view/kit.ts';
import { InApp } from './in-app.tsx';

const key = seriesKey(gilt);
const outcome = outcomes[key];
if (!outcome || !('summary' in outcome)) throw new Error('the example has no sum');
const { summary } = outcome;

const at = (minute: number): string => `2026-11-20T14:${minute}:00.000000Z`;
const priced = (PriceUnits: string[], ...prices: readonly string[]): FeedSummary => ({
  ...summary,
  PriceUnits,
  Intervals: prices.map((Price, index) => ({ At: at(10 + index), Price, BidPrice: null, AskPrice: null })),
});
const period = { from: at(10), to: at(20) };
const inOne = priced(['GBP'], '100', '101.5');
const inTwo = priced(['PERC', 'YIEL'], '99.5', '3.2');
const belowZero = priced(['EUR'], '-5', '10');
const all: readonly ComparedSeries[] = [inOne, inTwo, belowZero].map((one, index) => ({
  at: index,
  summary: one,
}));

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('nothing is asked')));
  return () => vi.unstubAllGlobals();
});

describe('a comparison of prices in several units', () => {
  test('indexes only series whose prices are in one unit and begin above 0', () => {
    expect(all.map((series) => hasIndex(series.summary))).toEqual([true, false, false]);
    expect(hasIndex(priced([]))).toBe(false);
    expect(hasIndex(priced([], '1'))).toBe(true);
    const valuesOf = (isIndexed: boolean) =>
      priceLines(all, isIndexed).map(({ points }) => points.map(({ value }) => value));
    expect(valuesOf(true)).toEqual([['100.0000', '101.5000'], [], []]);
    expect(valuesOf(false)).toEqual([
      ['100', '101.5'],
      ['99.5', '3.2'],
      ['-5', '10'],
    ]);
  });

  test.each([
    [inOne, '+1.5000 %'],
    [inTwo, '–'],
    [belowZero, '–'],
  ])('states a change only of such a series: %#', (one, change) => {
    render(
      <InApp>
        <SeriesTable
          series={[gilt]}
          outcomes={{ [key]: { summary: one } }}
          period={period}
          onRemove={() => {}}
        />
      </InApp>,
    );
    expect(screen.getAllByRole('cell').find((cell) => cell.dataset.label === 'Change')?.textContent).toBe(
      change,
    );
  });

  test('says which series cannot be indexed, and leads back to the prices even if none can', () => {
    const comparison = { series: [gilt], period: { last: '1d' } as const, isIndexed: true, leftOut: 0 };
    const { rerender } = render(
      <InApp>
        <CompareCharts all={all} comparison={comparison} />
      </InApp>,
    );
    expect(screen.getByText(/cannot be indexed/).textContent).toMatch(/^B and C cannot be indexed/);
    rerender(
      <InApp>
        <CompareCharts all={all.slice(1)} comparison={comparison} />
      </InApp>,
    );
    screen.getByRole('link', { name: 'Show the prices themselves' });
    rerender(
      <InApp>
        <CompareCharts all={all} comparison={{ ...comparison, isIndexed: false }} />
      </InApp>,
    );
    expect(screen.queryByText(/cannot be indexed/)).toBeNull();
  });
});

describe('the unit of a chart of trades', () => {
  const trade = (priceNot: string | null, currency: string | null) => ({ id: '1', priceNot, currency });

  test.each([
    [[trade('MONE', 'EUR'), trade('MONE', 'EUR')], 'EUR'],
    // Shares may leave the notation out: their prices are amounts of money.
    [[trade(null, 'EUR'), trade(null, 'EUR')], 'EUR'],
    [[trade(null, 'EUR'), trade('MONE', 'EUR')], 'EUR'],
    [[trade('', 'EUR'), trade(null, 'USD')], null],
    [[trade('PERC', null), trade('PERC', null)], 'per cent'],
    [[trade('PERC', null), trade('YIEL', null)], null],
    [[trade('MONE', null)], null],
    [[], null],
  ] as const)('of %j is %j', (rows, unit) => {
    expect(tradePriceUnit(rows)).toBe(unit);
  });
});
