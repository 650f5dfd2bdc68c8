import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { tapeChoiceOf } from '../../../src/domain/feed/tape-choice.ts';
import { QuotesBeside } from '../../../src/portal/pages/tape/quotes-beside.tsx';
import { quotes } from '../../flows/beside-tape/kit.ts';
import { visitor } from '../../flows/public-answers.ts';
import { InApp } from '../in-app.tsx';
import { answersInHand } from '../shell/open-portal.tsx';

const call = 'GET /api/tape/quotes';
const answers = answersInHand();

const show = (asOf: string) => (
  <InApp>
    <QuotesBeside choice={tapeChoiceOf('?tv=ICPM')} asOf={asOf} />
  </InApp>
);

test('C 18: the latest quotes follow the tape, each leads to its instrument, and their time is said', async () => {
  answers().always('GET /api/userInfo', visitor);
  const { rerender } = render(show('one'));
  screen.getByText('Loading the latest quotes');
  const { url } = await answers().give(call, { body: quotes });
  expect(new URL(url).searchParams.get('tv')).toBe('ICPM');
  await screen.findByText(`delayed 15 minutes, as of ${quotes.AsOf.slice(11, 19)} UTC`);
  const table = within(screen.getByRole('table', { name: 'Latest quotes and books' }));
  expect(
    table
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual([
    'UKT 0 1/2 10/22/61IMCE Order book 14:22:1098.1598.25',
    'Aubrac Industries 3.125% 2031LNFI RFQ 19-Nov 16:00:00price 101.5',
  ]);
  expect(table.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/instruments/GB00BMBL1D50',
    '/instruments/FR0000120271',
  ]);
  rerender(show('two'));
  await answers().give(call, { status: 503 });
  expect((await screen.findByRole('alert')).textContent).toContain('Newer quotes could not be loaded.');
  table.getByText('101.5');
});

test('C 18: where nothing was published, and where no more was looked at, it says so with its day', async () => {
  answers().always('GET /api/userInfo', visitor);
  const { rerender } = render(show('one'));
  await answers().give(call, { body: { ...quotes, Quotes: [] } });
  await screen.findByText('No order that you may see has been published here.');
  rerender(show('two'));
  await answers().give(call, {
    body: { ...quotes, Quotes: [], LookedBackTo: '2026-11-18T09:30:00.000000Z' },
  });
  await screen.findByText(
    'No order that you may see was published here since 09:30:00 UTC, 18 November 2026.',
  );
});
