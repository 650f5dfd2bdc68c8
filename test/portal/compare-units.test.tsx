import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { FeedSummary } from '../../src/contract/generated/types.ts';
import { seriesKey } from '../../src/domain/compare/comparison.ts';
import { CompareCharts } from '../../src/portal/pages/compare/compare-charts.tsx';
import {
  type ComparedSeries,
  differenceLine,
  hasIndex,
  priceLines,
} from '../../src/portal/pages/compare/compared-series.ts';
import { SeriesTable } from '../../src/portal/pages/compare/series-table.tsx';
import { tradePriceUnit } from '../../src/portal/pages/data-view/charts/units.ts';
import { outcomes } from '../flows/compare/kit.ts';
import { gilt } from '../flows/data-view/kit.ts';
import { wholeStyle } from './computed-styles.ts';
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

const compared = {
  series: [gilt],
  period: { last: '1d' },
  isIndexed: null,
  hasDifference: false,
  leftOut: 0,
} as const;

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
    const comparison = { ...compared, isIndexed: true };
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

describe('two series of which one would flatten the other', () => {
  const two = (one: FeedSummary, other: FeedSummary): readonly ComparedSeries[] =>
    [one, other].map((each, index) => ({ at: index, summary: each }));

  test.each([
    ['in other units', priced(['GBP'], '99', '98'), priced(['PERC'], '101', '102'), true],
    ['of another size', priced(['GBP'], '10', '11'), priced(['GBP'], '20.01', '20'), true],
    ['of a like size', priced(['GBP'], '10', '11'), priced(['GBP'], '20', '40'), false],
    ['of which one has no index', priced(['GBP'], '10'), priced(['GBP'], '-5'), false],
    ['of which one has no price', priced(['GBP'], '10'), priced(['PERC']), false],
  ])('are indexed unless the reader has chosen: prices %s', (_, one, other, isIndexed) => {
    const chosen = (wanted: boolean | null): boolean => {
      const { unmount } = render(
        <InApp>
          <CompareCharts all={two(one, other)} comparison={{ ...compared, isIndexed: wanted }} />
        </InApp>,
      );
      const isShown = screen.queryByText('Show the prices themselves') !== null;
      expect(screen.queryByText(/would flatten each other/) !== null).toBe(isShown && wanted === null);
      unmount();
      return isShown;
    };
    expect([chosen(null), chosen(true), chosen(false)]).toEqual([isIndexed, true, false]);
  });

  test('have their exact difference as a third line and column, from when both have a price', async () => {
    const [gbp, late] = [priced(['GBP'], '100', '101.5'), priced(['GBP'], '100', '99', '98.75')];
    const lines = priceLines(two(gbp, { ...late, Intervals: late.Intervals.slice(1) }), false);
    const [one, other] = lines;
    if (!one || !other) throw new Error('there are two lines');
    expect(differenceLine(one, other).points.map(({ time, value }) => [time, value])).toEqual([
      [at(11), '2.5'],
      [at(12), '2.75'],
    ]);
    const { rerender } = render(
      <InApp>
        <CompareCharts all={two(gbp, late)} comparison={compared} />
      </InApp>,
    );
    expect(screen.getByRole('link', { name: 'Show the difference of A and B' }).getAttribute('href')).toMatch(
      /difference=1$/,
    );
    rerender(
      <InApp>
        <CompareCharts all={two(gbp, late)} comparison={{ ...compared, hasDifference: true }} />
      </InApp>,
    );
    expect(screen.getAllByText('Difference of A and B').length).toBeGreaterThan(0);
    fireEvent.click(screen.getByText('Prices as a table'));
    await screen.findByRole('columnheader', { name: 'A less B' });
    const perCent = priced(['PERC'], '99.5');
    rerender(
      <InApp>
        <CompareCharts
          all={two(gbp, perCent)}
          comparison={{ ...compared, isIndexed: false, hasDifference: true }}
        />
      </InApp>,
    );
    screen.getByText(/^A and B have no difference: their prices are in different units/);
  });
});

/** The rules for an element, as text: a value with a variable is no computed style in jsdom. */
const rulesOf = (one: Element): string =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter(
      (rule) =>
        rule instanceof CSSStyleRule && !rule.selectorText.includes('::') && one.matches(rule.selectorText),
    )
    .map(({ cssText }) => cssText)
    .join('\n');

test('figures of a comparison stay on one line, and a line parts its rows', () => {
  render(
    <InApp>
      <SeriesTable
        series={[gilt]}
        outcomes={{ [key]: { summary: inOne } }}
        period={period}
        onRemove={() => {}}
      />
    </InApp>,
  );
  const figures = screen.getAllByRole('cell').filter(({ dataset }) => dataset.label);
  expect(figures.map(({ dataset }) => dataset.label)).toEqual(['Last price', 'Change', 'Rows']);
  for (const cell of figures) {
    expect(wholeStyle(cell).whiteSpace).toBe('nowrap');
    expect(rulesOf(cell)).toContain('border-top: 1px solid var(--line)');
  }
  expect(wholeStyle(screen.getByRole('rowheader')).whiteSpace).toBe('nowrap');
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
