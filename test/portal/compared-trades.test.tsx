import { render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FeedSummary } from '../../src/contract/generated/types.ts';
import { compareAddress, seriesKey } from '../../src/domain/compare/comparison.ts';
import { Page } from '../../src/portal/pages/compare/page.tsx';
import { Answers } from '../flows/answers.ts';
import { outcomes } from '../flows/compare/kit.ts';
import { gilt } from '../flows/data-view/kit.ts';
import { visitor } from '../flows/public-answers.ts';
import { InApp } from './in-app.tsx';

let answers = new Answers();

beforeEach(() => {
  answers = new Answers().always('GET /api/userInfo', visitor);
  vi.stubGlobal('fetch', answers.fetch);
});
afterEach(() => {
  vi.unstubAllGlobals();
  expect(answers.faults).toEqual([]);
});

function summaryOfGilt(): FeedSummary {
  const outcome = outcomes[seriesKey(gilt)];
  if (!outcome || !('summary' in outcome)) throw new Error('the gilt has a summary');
  return outcome.summary;
}

async function compareWith(summary: FeedSummary, series = [gilt]) {
  answers.always('GET /api/feed/summary', { body: summary });
  render(
    <InApp at={compareAddress({ series })}>
      <h1>Compare</h1>
      <Page />
    </InApp>,
  );
  await screen.findByRole('table', { name: 'Trades by venue' });
  await vi.waitFor(() => expect(screen.queryByText('Loading…')).toBeNull());
}

const cellsOf = (name: string): readonly (string | null)[] =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('trades shown both as a list and individually are summed once', async () => {
  await compareWith(summaryOfGilt(), [gilt, { ...gilt, ordertype: 'Individual trades' }]);
  expect(cellsOf('Trades by venue')).toEqual(['3 (100.0 %)', '3,000.5 (100.0 %)', '3,000.55 GBP (100.0 %)']);
});

test('a price names its unit in words, and a change of nothing has no sign', async () => {
  const summary = summaryOfGilt();
  await compareWith({ ...summary, PriceUnits: ['PERC'], Intervals: summary.Intervals.slice(1) });
  expect(cellsOf('Series compared').slice(1, 3)).toEqual(['101.5 per cent', '0.0000 %']);
});
