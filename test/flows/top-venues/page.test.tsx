import { act, render, screen, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { TopVenues } from '../../../src/portal/pages/report-download/top-venues.tsx';
import { InApp } from '../../portal/in-app.tsx';
import { topVenuesAnswer, visitor } from '../public-answers.ts';
import { walkPage } from '../walk-page.ts';
import { topVenuesKit } from './kit.ts';

const call = 'GET /api/report/rts28';
const choice = {
  publisherId: 1,
  publisherType: 'IF',
  publisherName: 'Daylight Securities',
  reportDate: '2026-04-30',
  formattedDate: '30 April 2026',
} as const;

walkPage(topVenuesKit, {
  mount: async ({ answers }) => {
    answers
      .always('GET /api/userInfo', visitor)
      .always('GET /api/tradingVenuesList', { body: { tradingVenues: [], CostPerVenue: 25 } });
    await act(async () => {
      render(
        <InApp>
          <TopVenues choice={choice} />
        </InApp>,
      );
    });
    await vi.waitFor(() => expect(answers.pending()).toContain(call));
  },
  events: {
    'xstate.done.actor.loadTopVenues': async ({ answers }, { output }) => {
      await answers.give(call, output ? topVenuesAnswer(output) : { status: 404 });
    },
    'xstate.error.actor.loadTopVenues': async ({ answers }) => {
      await answers.give(call, { status: 500 });
    },
    'retry.requested': ({ user }) => user.click(screen.getByRole('button', { name: 'Try again' })),
    'class.chosen': async ({ user }, { instrumentClass }) => {
      await user.click(screen.getByRole('combobox', { name: 'Class of instruments' }));
      await user.click(screen.getByRole('option', { name: instrumentClass }));
    },
  },
  states: {
    loading: () => expect(screen.getByText('Loading the top five venues')).toBeTruthy(),
    shown: (_, snapshot) => {
      const shown = snapshot.context.report.classes.find(
        ({ name }: { name: string }) => name === snapshot.context.instrumentClass,
      );
      const tables = screen.getAllByRole('table');
      expect(tables).toHaveLength(shown.years.length);
      const [newest] = tables;
      if (!newest) throw new Error('no table is shown');
      expect(within(newest).getAllByRole('row')).toHaveLength(shown.years[0].venues.length + 1);
      expect(screen.getByRole('img', { name: /^Share of volume Venue 1: / })).toBeTruthy();
    },
    none: () => expect(screen.queryByRole('heading')).toBeNull(),
    failed: () => expect(screen.getByRole('alert').textContent).toContain('The figures could not be loaded.'),
  },
});
