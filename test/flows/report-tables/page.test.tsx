import { act, render, screen, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { ReportTables } from '../../../src/portal/pages/report-download/report-tables.tsx';
import { InApp } from '../../portal/in-app.tsx';
import { reportTablesAnswer, visitor } from '../public-answers.ts';
import { venueReport } from '../report-download/kit.ts';
import { walkPage } from '../walk-page.ts';
import { reportTablesKit, tableNames } from './kit.ts';

const call = 'GET /api/report/rts27';

walkPage(reportTablesKit, {
  mount: async ({ answers }) => {
    answers
      .always('GET /api/userInfo', visitor)
      .always('GET /api/tradingVenuesList', { body: { tradingVenues: [], CostPerVenue: 25 } });
    await act(async () => {
      render(
        <InApp>
          <ReportTables choice={venueReport} />
        </InApp>,
      );
    });
    await vi.waitFor(() => expect(answers.pending()).toContain(call));
  },
  events: {
    'xstate.done.actor.loadTable': async ({ answers }, { output }) => {
      await answers.give(call, output ? reportTablesAnswer(output) : { status: 404 });
    },
    'xstate.error.actor.loadTable': async ({ answers }) => {
      await answers.give(call, { status: 500 });
    },
    'retry.requested': ({ user }) => user.click(screen.getByRole('button', { name: 'Try again' })),
    'table.chosen': async ({ user }, { table }) => {
      await user.click(screen.getByRole('combobox', { name: 'Table' }));
      await user.click(screen.getByRole('option', { name: `${tableNames[table]}, Cash equity (IMCE)` }));
    },
    'rows.moreRequested': ({ user }) => user.click(screen.getByRole('button', { name: 'Show more rows' })),
  },
  states: {
    loading: () => expect(screen.getByText(/^Loading the tables?$/)).toBeTruthy(),
    shown: (_, { context: { report, rows } }) => {
      const table = screen.getByRole('table', { name: tableNames[report.shown] ?? 'none' });
      const shown = Math.min(rows, report.content.rows.length);
      expect(within(table).getAllByRole('row')).toHaveLength(shown + 1);
      expect(screen.getByRole('status').textContent).toBe(
        report.shown === 111
          ? '1 row, all of the table.'
          : `${shown} rows of the first 60. The whole file, 1.4 MB, is longer: download it above.`,
      );
      expect(screen.queryByRole('button', { name: 'Show more rows' }) === null).toBe(
        report.content.rows.length <= rows,
      );
    },
    none: () => expect(screen.queryByRole('heading')).toBeNull(),
    failed: (_, { context: { report } }) => {
      expect(screen.getByRole('alert').textContent).toContain('The table could not be loaded.');
      expect(screen.queryByRole('combobox', { name: 'Table' }) === null).toBe(report === null);
    },
  },
});
