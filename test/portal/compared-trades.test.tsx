import { render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compareAddress, seriesKey } from '../../src/domain/compare/comparison.ts';
import { Page } from '../../src/portal/pages/compare/page.tsx';
import { Answers } from '../flows/answers.ts';
import { outcomes } from '../flows/kits/compare.ts';
import { gilt } from '../flows/kits/data-view.ts';
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

test('trades shown both as a list and individually are summed once', async () => {
  const outcome = outcomes[seriesKey(gilt)];
  answers.always('GET /api/feed/summary', {
    body: outcome !== undefined && 'summary' in outcome ? outcome.summary : {},
  });
  const both = [gilt, { ...gilt, ordertype: 'Individual trades' }];
  render(
    <InApp at={compareAddress({ series: both })}>
      <h1>Compare</h1>
      <Page />
    </InApp>,
  );
  const sums = within(await screen.findByRole('table', { name: 'Trades by venue' }));
  await vi.waitFor(() => expect(screen.queryByText('Loading…')).toBeNull());
  expect(sums.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '3 (100.0 %)',
    '3,000.5 (100.0 %)',
    '3,000.55 GBP (100.0 %)',
  ]);
});
