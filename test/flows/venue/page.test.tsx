import { screen, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { goTo, openPortal } from '../../portal/shell/open-portal.tsx';
import { walkPage } from '../walk-page.ts';
import { venueKit, venueShown, venueYearBefore } from './kit.ts';

const call = 'GET /api/venues/TPIC';
const file = {
  dataType: 'trade',
  span: 'day',
  from: '2026-11-19T00:00:00Z',
  to: '2026-11-20T00:00:00Z',
  lines: 268,
  bytes: 31_000,
  sha256: 'a'.repeat(64),
  opensAt: '2026-11-20T00:15:00Z',
} as const;
const files = (['TPIC', 'ICPM'] as const).flatMap((venue) =>
  (['csv', 'ndjson'] as const).map((format) => ({
    ...file,
    venue,
    venueName: venue,
    format,
    path: `/open-data/2026-11-19/trades-${venue}-2026-11-19.${format}`,
  })),
);
const publishers = [
  {
    PublisherID: 7,
    PublisherName: 'TP ICAP EU - MTF',
    PublisherType: 'TV',
    PublisherMIC: 'TPIC',
    Reports: [{ ReportID: 1, ReportDate: '2026-09-30', ReportName: '30 September 2026' }],
  },
];
const names = (elements: readonly HTMLElement[]) =>
  elements.map((element) => [element.textContent, element.getAttribute('href')]);

const year = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Years' })).getByRole('link', { name });

walkPage(venueKit, {
  // The service answers with the year asked for.
  mayHappen: ({ context }, { output }) =>
    !output || output.year === Number(context.asked.year ?? venueShown.year),
  mount: async ({ answers }) => {
    answers.always('GET /open-data/index.json', {
      body: {
        title: 'Open delayed data',
        updatedAt: '2026-11-20T14:30:00Z',
        delayMinutes: 15,
        guide: '/documentation',
        files,
      },
    });
    answers.always('GET /api/report/publist', { body: { publishers } });
    await openPortal(answers, '/venues/TPIC', { user: null });
    await vi.waitFor(() => expect(answers.pending()).toContain(call), 10_000);
  },
  events: {
    'xstate.done.actor.loadVenue': async ({ answers }, { output }, { context }) => {
      const { url } = await answers.give(call, output ? { body: output } : { status: 404 });
      expect(new URL(url).searchParams.get('year')).toBe(context.asked.year);
    },
    'xstate.error.actor.loadVenue': async ({ answers }) => {
      await answers.give(call, { status: 500 });
    },
    'year.changed': ({ user }, { year: asked }, { context }) =>
      context.facts === null
        ? goTo(`/venues/TPIC${asked === null ? '' : `?year=${asked}`}`)
        : user.click(year(asked ?? '2026')),
    'retry.requested': ({ user }) => user.click(screen.getByRole('button', { name: 'Try again' })),
  },
  states: {
    loading: async (_, { context: { facts } }) => {
      await screen.findByText(facts === null ? 'Loading the venue' : 'Loading the year');
      if (facts === null) return;
      // The days that were there stay, and so does the focus on the year that was pressed.
      screen.getByRole('grid', { name: `Days of ${facts.year}` });
      expect(document.activeElement?.textContent).toMatch(/^202[56]$/);
    },
    shown: async ({ user }, { context: { facts } }) => {
      await screen.findByRole('grid', { name: `Days of ${facts.year}` });
      expect(screen.queryByText('Loading the year')).toBeNull();
      expect(year(`${facts.year}`).getAttribute('aria-current')).toBe('true');
      if (facts.year === venueYearBefore.year) {
        expect(names([year('2024'), year('2026')])).toEqual([
          ['2024', '/venues/TPIC?year=2024'],
          ['2026', '/venues/TPIC'],
        ]);
        return;
      }
      expect(screen.queryByRole('link', { name: '2027' })).toBeNull();
      expect(screen.getByText('TP ICAP EU - MTF TPIC')).toBeTruthy();
      expect(document.title).toBe('Trading venue · TP ICAP EU - MTF TPIC · Daylight');
      expect(
        screen.getByText('LNFI: no trade since 12:32 UTC; one is expected every 60 minutes.'),
      ).toBeTruthy();
      expect(screen.getByText('hours today 07:00 to 17:00 UTC, Europe/Paris')).toBeTruthy();
      expect(screen.getByText('Trades today').parentElement?.textContent).toBe(
        'Trades today1,048 so far, usual day 1,310',
      );
      expect(screen.getByText('Last public trade').parentElement?.textContent).toBe(
        'Last public trade12:31 UTC ',
      );
      expect(screen.getByText('Complete in 2026').nextElementSibling?.textContent).toMatch(/^230 of 231/);
      expect(screen.queryByText('Order rows today')).toBeNull();
      expect(screen.getByText('Delayed 15 minutes')).toBeTruthy();

      // The last day with something wrong is explained, and the arrow keys lead to the others.
      const grid = screen.getByRole('grid', { name: 'Days of 2026' });
      expect(within(grid).getAllByRole('row')).toHaveLength(5);
      const degraded = within(grid).getByRole('gridcell', { name: 'Tue 17 November: degraded, 321 rows' });
      expect(degraded.textContent).toBe('!');
      expect(screen.getByText(/no row from 12:04 to 14:25 UTC/)).toBeTruthy();
      degraded.focus();
      await user.keyboard('{ArrowRight}');
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Tue 24 November: still to come');
      await user.keyboard('{ArrowLeft}{ArrowUp}');
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Mon 16 November: complete, 320 rows');
      expect(screen.queryByText(/no row from 12:04 to 14:25 UTC/)).toBeNull();
      await user.hover(within(grid).getByRole('gridcell', { name: /^Tue 3 March:/ }));
      await user.keyboard('{ArrowDown}');
      expect(document.activeElement).toBe(degraded);
      const months = screen.getByRole('table', { name: 'Months of 2026', hidden: true });
      expect(within(months).getAllByRole('row', { hidden: true }).at(-1)?.textContent).toMatch(
        /^November 20264,4011315$/,
      );

      const open = within(await screen.findByRole('table', { name: 'Open files of whole days' }));
      expect(names(open.getAllByRole('link'))).toEqual([
        ['CSV 31.0 kB', '/open-data/2026-11-19/trades-TPIC-2026-11-19.csv'],
        ['NDJSON 31.0 kB', '/open-data/2026-11-19/trades-TPIC-2026-11-19.ndjson'],
      ]);
      const reports = within(await screen.findByRole('table', { name: 'Execution reports' }));
      expect(names(reports.getAllByRole('link'))).toEqual([
        ['Report of 30 September 2026', '/best-execution-reporting/download?publisher=7&date=2026-09-30'],
      ]);
    },
    none: () => {
      expect(screen.getByText('There is no trading venue with the MIC TPIC.')).toBeTruthy();
      expect(screen.getByRole('link', { name: 'See the trading venues' }).getAttribute('href')).toBe(
        '/transparency-data',
      );
    },
    failed: () => expect(screen.getByRole('alert').textContent).toContain('The venue could not be loaded.'),
  },
});
