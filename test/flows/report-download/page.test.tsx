import { act, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { downloadAddress } from '../../../src/domain/publishing/report-choice.ts';
import { Page } from '../../../src/portal/pages/report-download/page.tsx';
import { AlertDialog } from '../../../src/portal/shell/alert-dialog.tsx';
import { historyAt } from '../../portal/history-at.ts';
import { InApp } from '../../portal/in-app.tsx';
import { Answers } from '../answers.ts';
import { publisherAnswer, reportAnswer, visitor } from '../public-answers.ts';
import { publishers } from '../publishers/kit.ts';
import { defectOf, showsDefect } from '../running-flows.ts';
import { type PageWorld, walkPage } from '../walk-page.ts';
import { plainFile, reportDownloadKit, reportGroups, segmentFile, venueReport } from './kit.ts';

const done = vi.hoisted(() => ({ left: [] as string[], saved: [] as string[] }));
vi.mock('../../../src/portal/browser/leave-for.ts', () => ({
  leaveFor: (address: string) => done.left.push(address),
}));
vi.mock('../../../src/portal/browser/save-file.ts', () => ({
  saveBlob: (name: string) => done.saved.push(name),
  handOver: (address: string) => done.saved.push(address),
}));

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'File of Cash equity' });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const wait = () => screen.queryByText('Loading reports');

async function readDialog({ user }: PageWorld): Promise<void> {
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'OK' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

// A 2.3: the page says what it is waiting for.
walkPage(reportDownloadKit, {
  mount: ({ answers }) => {
    done.left.length = 0;
    done.saved.length = 0;
    answers
      .always('GET /api/userInfo', visitor)
      .always('GET /api/tradingVenuesList', { body: { tradingVenues: [], CostPerVenue: 25 } });
  },
  events: {
    'page.opened': async ({ answers }, { choice, link }) => {
      const search = link ? `?publisher=${link.publisherId}&date=${link.reportDate}` : '';
      const pathname = `/best-execution-reporting/download${search}`;
      await act(async () => {
        render(
          <InApp at={choice ? { pathname, state: choice } : pathname}>
            <Page />
            <AlertDialog />
          </InApp>,
        );
      });
      if (!choice && !link) return;
      const call = choice ? 'GET /api/report/reports' : 'GET /api/report/publist';
      await vi.waitFor(() => expect(answers.pending()).toContain(call));
    },
    'xstate.done.actor.findReport': async ({ answers }, { output }) => {
      const known = output ? publishers : publishers.filter(({ id }) => id !== venueReport.publisherId);
      await answers.give('GET /api/report/publist', publisherAnswer(known));
    },
    'xstate.error.actor.findReport': async (world) => {
      await world.answers.give('GET /api/report/publist', { status: 500 });
      await readDialog(world);
    },
    'xstate.done.actor.loadReports': async ({ answers }, { output }) => {
      const request = await answers.give('GET /api/report/reports', reportAnswer(output));
      const query = new URL(request.url).searchParams;
      expect(query.get('datetext')).toBe('30 September 2026');
      expect(query.get('publisherid')).toBe('2');
    },
    'xstate.error.actor.loadReports': async (world) => {
      await world.answers.give('GET /api/report/reports', { status: 500 });
      await readDialog(world);
    },
    'retry.requested': async ({ user }) => user.click(button('Try again')),
    'file.chosen': async ({ user }, { path }) => {
      if (path === null) {
        if (box().value !== '') await user.click(button('Clear File of Cash equity'));
        return;
      }
      await user.click(box());
      await user.click(screen.getByRole('option', { name: segmentFile.name }));
    },
    'group.submitted': async (world) => {
      await world.user.click(button('Download Cash equity'));
      await world.answers.give(`HEAD ${segmentFile.path}` as 'HEAD /', { status: 404 });
      const dialog = await screen.findByRole('dialog', { name: 'Error' });
      // B 8, word for word.
      expect(dialog.textContent).toContain(
        'Report could not be downloaded – please try again later or contact support@daylight.example',
      );
      expect(within(dialog).getByRole('link').getAttribute('href')).toBe('mailto:support@daylight.example');
      await readDialog(world);
      expect(done.saved).toEqual([]);
    },
    'row.submitted': async ({ user, answers }) => {
      await user.click(button('Download Notes'));
      const call = plainFile.path as '/';
      await answers.give(`HEAD ${call}`, { body: undefined });
      // B 7: HEAD is sent first, and without a size the browser itself downloads.
      await vi.waitFor(() => expect(done.saved).toHaveLength(1));
      await screen.findByText('Notes has been downloaded.');
    },
    'xstate.error.actor.downloads': defectOf('downloads'),
  },
  states: {
    idle: () => expect(screen.queryByRole('list')).toBeNull(),
    turnedAway: () => expect(done.left).toEqual(['/best-execution-reporting']),
    findingReport: () => vi.waitFor(() => expect(wait()).not.toBeNull()),
    unknownReport: () => expect(screen.getByText('There is no such report.', { exact: false })).toBeTruthy(),
    loadingReports: () => vi.waitFor(() => expect(wait()).not.toBeNull()),
    choosing: (_, snapshot) => {
      expect(wait()).toBeNull();
      expect(screen.getByText('Following reports are available for', { exact: false }).textContent).toBe(
        'Following reports are available for TP ICAP UK MTF, 30 September 2026',
      );
      expect(screen.getByText('Please download')).toBeTruthy();
      expect(button('Download Cash equity').disabled).toBe(snapshot.context.chosen[0] === undefined);
      expect(button('Download Notes').disabled).toBe(false);
      expect(done.left).toEqual([]);
    },
    failed: () => expect(screen.getByText('The reports could not be loaded.')).toBeTruthy(),
    broken: showsDefect,
  },
  notHere: {
    'idle: xstate.error.actor.downloads → *':
      'the page is not rendered yet; the row `* | downloads failed` covers it',
    'broken: xstate.error.actor.downloads → *':
      'a failed part does not fail again; the row `* | downloads failed` covers it',
  },
});

test('going back from one report straight to another shows the other', async () => {
  const own = globalThis.fetch;
  const answers = new Answers();
  globalThis.fetch = answers.fetch;
  answers
    .always('GET /api/userInfo', visitor)
    .always('GET /api/report/publist', publisherAnswer(publishers))
    .always('GET /api/report/reports', reportAnswer(reportGroups));
  const older = { ...venueReport, reportDate: '2026-06-30', formattedDate: '30 June 2026' };
  const history = historyAt(
    ...[older, venueReport].map((state) => {
      const [pathname = '', search = ''] = downloadAddress(state).split('?');
      return { pathname, search: `?${search}`, state };
    }),
  );
  render(
    <InApp history={history}>
      <Page />
    </InApp>,
  );
  await screen.findByText(/30 September 2026/);
  await act(async () => history.back());
  await screen.findByText(/30 June 2026/);
  expect(screen.queryByText(/30 September 2026/)).toBeNull();
  globalThis.fetch = own;
});
