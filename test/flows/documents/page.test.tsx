import { screen, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { openPortal, whereabouts } from '../../portal/shell/open-portal.tsx';
import { defectOf, showsDefect } from '../running-flows.ts';
import { walkPage } from '../walk-page.ts';
import { documentsKit, userGuide } from './kit.ts';

const saved = vi.hoisted(() => ({ names: [] as string[] }));
vi.mock('../../../src/portal/browser/save-file.ts', () => ({
  saveBlob: (name: string) => saved.names.push(name),
  handOver: (_: string, name: string) => saved.names.push(name),
}));

const call = 'GET /api/documents/list';
const wait = () => screen.queryByText('Loading documents');

// A 2.3: the page says what it is waiting for.
walkPage(documentsKit, {
  mount: async ({ answers }) => {
    saved.names.length = 0;
    await openPortal(answers, '/documentation', { user: null });
    // The page's own code loads when it is first rendered.
    await vi.waitFor(() => expect(answers.pending()).toContain(call), 10_000);
  },
  events: {
    'xstate.done.actor.loadDocuments': ({ answers }, { output }) =>
      answers.give(call, { body: { documents: output } }).then(() => {}),
    'xstate.error.actor.loadDocuments': async ({ answers, user }) => {
      await answers.give(call, { status: 500 });
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'OK' }));
      await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
    'retry.requested': ({ user }) => user.click(screen.getByRole('button', { name: 'Try again' })),
    'document.requested': async ({ user, answers }) => {
      await user.click(screen.getByRole('link', { name: 'User guide' }));
      // B 4: a click downloads the file and does not navigate.
      expect(whereabouts().path).toBe('/documentation');
      await answers.give(`HEAD ${userGuide.path}` as 'HEAD /', {});
      await vi.waitFor(() => expect(saved.names).toEqual(['user-guide.pdf']));
      await screen.findByText('User guide has been downloaded.');
    },
    'xstate.error.actor.downloads': defectOf('downloads'),
  },
  states: {
    loading: () => vi.waitFor(() => expect(wait()).not.toBeNull()),
    listed: () => {
      expect(wait()).toBeNull();
      const links = within(screen.getByRole('list', { name: 'Documents' })).getAllByRole('link');
      expect(links.map((link) => link.textContent)).toEqual(['User guide', 'Rate card']);
      screen.getByText('PDF, 120.4 kB · 20 November 2026');
    },
    failed: () => expect(screen.getByText('The documents could not be loaded.')).toBeTruthy(),
    broken: showsDefect,
  },
  notHere: {
    'broken: xstate.error.actor.downloads → *':
      'a failed part does not fail again; the row `* | downloads failed` covers it',
  },
});
