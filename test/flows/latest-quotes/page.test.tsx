import { act, render, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { tapeChoiceOf } from '../../../src/domain/feed/tape-choice.ts';
import { QuotesBeside } from '../../../src/portal/pages/tape/quotes-beside.tsx';
import { InApp } from '../../portal/in-app.tsx';
import { visitor } from '../public-answers.ts';
import { walkPage } from '../walk-page.ts';
import { latestQuotesKit } from './kit.ts';

const call = 'GET /api/tape/quotes';
const of = (search: string, asOf: string) => (
  <InApp>
    <QuotesBeside choice={tapeChoiceOf(search)} asOf={asOf} />
  </InApp>
);

let rows = 0;
let show: (search: string) => void = () => {};

walkPage(latestQuotesKit, {
  mount: async ({ answers }) => {
    answers.always('GET /api/userInfo', visitor);
    await act(async () => {
      const { rerender } = render(of('', `rows ${rows}`));
      show = (search) => {
        rows += 1;
        rerender(of(search, `rows ${rows}`));
      };
    });
    await waitFor(() => expect(answers.pending()).toContain(call));
  },
  events: {
    'rows.came': (_, { choice }) => act(async () => show(choice.tv ? `?tv=${choice.tv}` : '')),
    'retry.requested': ({ user }) => user.click(screen.getByRole('button', { name: 'Try again' })),
    'xstate.done.actor.loadQuotes': async ({ answers }, { output }, { context }) => {
      const { url } = await answers.give(call, { body: output });
      expect(new URL(url).searchParams.get('tv')).toBe(context.asked.tv ?? null);
    },
    'xstate.error.actor.loadQuotes': async ({ answers }) => {
      await answers.give(call, { status: 503 });
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  },
  states: {
    loading: ({ answers }, { context }) => {
      expect(answers.pending()).toContain(call);
      expect(screen.queryByText('Loading the latest quotes') !== null).toBe(context.quotes === null);
    },
    shown: (_, { context: { quotes } }) => {
      screen.getByText(`delayed 15 minutes, as of ${quotes.AsOf.slice(11, 19)} UTC`);
      const table = screen.getByRole('table', { name: 'Latest quotes and books' });
      const rows = within(table).getAllByRole('row').slice(1);
      expect(rows.map(({ textContent }) => textContent)).toEqual([
        'UKT 0 1/2 10/22/61IMCE Order book, 14:22:1098.1598.25',
        'Aubrac Industries 3.125% 2031LNFI Request for quote, 19-Nov 16:00:00price 101.5',
      ]);
      const links = within(table).getAllByRole('link');
      expect(links.map((link) => link.getAttribute('href'))).toEqual([
        '/instruments/GB00BMBL1D50',
        '/instruments/FR0000120271',
      ]);
    },
    failed: (_, { context: { quotes } }) => {
      expect(screen.getByRole('alert').textContent).toContain(
        quotes === null ? 'The latest quotes could not be loaded.' : 'Newer quotes could not be loaded.',
      );
    },
  },
});
