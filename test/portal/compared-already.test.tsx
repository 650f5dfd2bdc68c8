import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compareAddress, comparisonOf, seriesOfView } from '../../src/domain/compare/comparison.ts';
import { foundViewsOf } from '../../src/domain/feed/found-views.ts';
import { AddSeries } from '../../src/portal/pages/compare/add-series.tsx';
import { Answers } from '../flows/answers.ts';
import { findAnswer } from '../flows/find/kit.ts';
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

const views = foundViewsOf(findAnswer).views.map(({ to }) => seriesOfView(to));

/** Searches for another series to compare with the first `count` of those found. */
async function search(count: number, answer: object): Promise<void> {
  answers.always('GET /api/subscription/feed/find', { body: answer });
  const comparison = comparisonOf(compareAddress({ series: views.slice(0, count) }).replace(/^[^?]*/, ''));
  render(
    <InApp>
      <AddSeries comparison={comparison} isAdded={false} />
    </InApp>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Add a series' }));
  await user.click(await screen.findByRole('combobox', { name: 'Find an instrument' }));
  await user.paste('vodafone');
}

test('a search whose results are all compared already says so', async () => {
  await search(views.length, { ...findAnswer, More: false });
  await screen.findByText('Everything that matches is in the comparison already.');
});

test('a search with a result that is not compared yet offers it', async () => {
  await search(views.length - 1, findAnswer);
  await screen.findByText(/^1 instrument, 1 view/);
  expect(screen.getAllByRole('option')).toHaveLength(1);
});

test('a search of a comparison that finds nothing says that nothing matches', async () => {
  await search(1, { Instruments: [], More: false });
  await screen.findByText(/^Nothing that you may see matches all of this/);
});
