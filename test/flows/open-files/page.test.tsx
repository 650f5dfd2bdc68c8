import { screen, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { openPortal } from '../../portal/shell/open-portal.tsx';
import { indexAnswer } from '../public-answers.ts';
import { walkPage } from '../walk-page.ts';
import { fileIndex, openFilesKit } from './kit.ts';

const call = 'GET /open-data/index.json';
const wait = () => screen.queryByText('Loading the list of files');
const rows = () => within(screen.getByRole('list', { name: 'Files' })).getAllByRole('listitem');
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Trading venue' });

walkPage(openFilesKit, {
  mount: async ({ answers }) => {
    await openPortal(answers, '/open-data', { user: null });
    // The page's own code loads when it is first rendered.
    await vi.waitFor(() => expect(answers.pending()).toContain(call), 10_000);
  },
  // The value already chosen cannot be chosen again.
  mayHappen: ({ context }, { filter }) => !filter || filter.venue !== context.filter.venue,
  events: {
    'xstate.done.actor.loadIndex': ({ answers }) => answers.give(call, indexAnswer(fileIndex)).then(() => {}),
    'xstate.error.actor.loadIndex': async ({ answers, user }) => {
      await answers.give(call, { status: 500 });
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'OK' }));
      await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
    'retry.requested': async ({ user }) => {
      const button = screen.getByRole('button', { name: /^(Refresh|Try again)$/ });
      await user.click(button);
      // The list stays while a newer one loads, and so does the focus.
      if (button.textContent === 'Refresh') expect(document.activeElement).toBe(button);
    },
    'filter.changed': async ({ user }, { filter }) => {
      if (filter.venue === null) {
        await user.click(screen.getByRole('button', { name: 'Clear Trading venue' }));
        return;
      }
      await user.click(box());
      await user.click(await screen.findByRole('option', { name: /PVMF/ }));
    },
    'files.moreRequested': ({ user }) => user.click(screen.getByRole('button', { name: 'Show more files' })),
  },
  states: {
    loading: () => vi.waitFor(() => expect(wait()).not.toBeNull()),
    listed: (_, { context }) => {
      expect(wait()).toBeNull();
      const all = context.filter.venue === 'PVMF' ? 1 : fileIndex.files.length;
      expect(rows()).toHaveLength(Math.min(all, context.shown));
    },
    failed: () => expect(screen.getByText('The list of files could not be loaded.')).toBeTruthy(),
  },
});
