import { screen, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { openPortal, whereabouts } from '../../portal/shell/open-portal.tsx';
import { publisherAnswer } from '../public-answers.ts';
import { type PageWorld, walkPage } from '../walk-page.ts';
import { publishers, publishersKit } from './kit.ts';

const nameOf = (id: number): string => publishers.find((one) => one.id === id)?.name ?? '';
const labelOf = (id: number, reportId: number): string =>
  publishers.find((one) => one.id === id)?.reports.find((one) => one.id === reportId)?.name ?? '';
const box = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name: `Report of ${name}` });
const button = (name: string) =>
  screen.getByRole<HTMLButtonElement>('button', { name: `Show reports of ${name}` });
const wait = () => screen.queryByText('Loading publishers');

const calls = 'GET /api/report/publist';

// A 2.3: the page says what it is waiting for.
walkPage(publishersKit, {
  mount: async ({ answers }) => {
    await openPortal(answers, '/best-execution-reporting', { user: null });
    await vi.waitFor(() => expect(answers.pending()).toContain(calls));
  },
  events: {
    'xstate.done.actor.loadPublishers': ({ answers }, { output }) =>
      answers.give(calls, publisherAnswer(output)).then(() => {}),
    'xstate.error.actor.loadPublishers': async ({ answers, user }: PageWorld) => {
      await answers.give(calls, { status: 500 });
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'OK' }));
      await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
    'retry.requested': async ({ user }) => user.click(screen.getByRole('button', { name: 'Try again' })),
    'report.chosen': async ({ user }, { publisherId, reportId }) => {
      const name = nameOf(publisherId);
      if (reportId === null) {
        if (box(name).value !== '')
          await user.click(screen.getByRole('button', { name: `Clear Report of ${name}` }));
        return;
      }
      await user.click(box(name));
      await user.click(await screen.findByRole('option', { name: labelOf(publisherId, reportId) }));
    },
    'report.submitted': async ({ user, answers }, { publisherId }) => {
      await user.click(button(nameOf(publisherId)));
      const there = whereabouts();
      expect(there.path).toMatch(/^\/best-execution-reporting\/download\?publisher=\d&date=\d{4}-\d\d-\d\d$/);
      expect(there.state).toMatchObject({ publisherId, publisherName: nameOf(publisherId) });
      expect(Object.keys(there.state ?? {}).sort()).toEqual([
        'formattedDate',
        'publisherId',
        'publisherName',
        'publisherType',
        'reportDate',
      ]);
      await answers.give('GET /api/report/reports', { body: { reports: [] } });
    },
  },
  states: {
    loading: () => vi.waitFor(() => expect(wait()).not.toBeNull()),
    choosing: (_, snapshot) => {
      expect(wait()).toBeNull();
      if (whereabouts().path !== '/best-execution-reporting') return;
      for (const { id, name } of publishers)
        expect(button(name).disabled).toBe(snapshot.context.chosen[id] === undefined);
    },
    failed: () => expect(screen.getByText('The publishers could not be loaded.')).toBeTruthy(),
  },
});
