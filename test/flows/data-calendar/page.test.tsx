import { screen, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { openPortal } from '../../portal/shell/open-portal.tsx';
import { walkPage } from '../walk-page.ts';
import { dataCalendarKit } from './kit.ts';

const call = 'GET /api/conditions';
const wait = () => screen.queryByText('Loading the month');

walkPage(dataCalendarKit, {
  mount: async ({ answers }) => {
    await openPortal(answers, '/data-calendar?venue=TPIC&month=2026-11', { user: null });
    await vi.waitFor(() => expect(answers.pending()).toContain(call), 10_000);
  },
  events: {
    'xstate.done.actor.loadMonth': async ({ answers }, { output }) => {
      await answers.give(call, output ? { body: output } : { status: 404 });
    },
    'xstate.error.actor.loadMonth': async ({ answers }) => {
      await answers.give(call, { status: 500 });
    },
    'retry.requested': ({ user }) => user.click(screen.getByRole('button', { name: 'Try again' })),
  },
  states: {
    loading: () => vi.waitFor(() => expect(wait()).not.toBeNull()),
    shown: () => {
      const rows = within(screen.getByRole('table', { name: 'Days of TPIC' })).getAllByRole('row');
      expect(rows.map((row) => row.textContent)).toEqual([
        'DayTrading hoursOrdersTrades',
        'Wed 11ClosedNot published here– closedHoliday: Armistice.',
        'Thu 1907:00 to 17:00Not published here◐ degradedLNFI: no row from 10:33 to 12:32 UTC; one was expected every 60 minutes.1,204 rows, changed 2026-11-19 17:00',
      ]);
      expect(screen.getByText(/Times are UTC; the venue’s time zone is Europe\/Paris\.$/)).toBeTruthy();
      expect(screen.getByRole('link', { name: '← October 2026' }).getAttribute('href')).toBe(
        '/data-calendar?venue=TPIC&month=2026-10',
      );
    },
    none: () => expect(screen.getByText(/There is no trading venue TPIC/)).toBeTruthy(),
    failed: () => expect(screen.getByRole('alert').textContent).toContain('The month could not be loaded.'),
  },
});
