import { screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { openPortal } from '../../portal/shell/open-portal.tsx';
import { operatorUser } from '../operator-screen/operator-user.ts';
import { walkPage } from '../walk-page.ts';
import { first, last, listExportKit } from './kit.ts';

const saved = vi.hoisted(() => ({ files: [] as string[] }));
vi.mock('../../../src/portal/browser/save-file.ts', () => ({
  saveFile: (name: string, text: string) => saved.files.push(`${name}\n${text}`),
}));

const call = 'GET /api/operator/files';
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save as CSV' });
const statusText = () => screen.getByRole('status', { name: 'File' }).textContent;

walkPage(listExportKit, {
  mount: async ({ answers }) => {
    saved.files.length = 0;
    await openPortal(answers, '/operator/files', { user: { ...operatorUser, Roles: ['data'] } });
    await answers.give(call, { body: first.list });
    await screen.findByRole('button', { name: 'Save as CSV' });
  },
  events: {
    'export.requested': ({ user }) => user.click(button()),
    'xstate.done.actor.gatherList': async ({ answers }, { output }) => {
      const before = saved.files.length;
      for (const page of output.pages) await answers.give(call, { body: page.list });
      await vi.waitFor(() => expect(saved.files).toHaveLength(before + 1));
      const lines = saved.files.at(-1)?.trimEnd().split('\n') ?? [];
      expect(lines[0]).toBe('daylight-files.csv');
      // Its name, and the heads of its columns.
      expect(lines).toHaveLength(2 + output.pages.length);
      expect(lines[2]).toContain('trades-41.csv');
      if (output.isWhole) expect(lines.at(-1)).toContain(`trades-${last.list.Files[0]?.Number}.csv`);
    },
    'xstate.error.actor.gatherList': async ({ answers }) => {
      await answers.give(call, { status: 500 });
    },
  },
  states: {
    idle: () => expect(statusText()).toBe(''),
    gathering: () => {
      expect(statusText()).toBe('Reading all pages…');
      expect(button().disabled).toBe(true);
    },
    gathered: (_, { context }) =>
      vi.waitFor(() =>
        expect(statusText()).toBe(
          context.gathered.isWhole ? '' : 'The file has the first 50 pages: narrow the list for the rest.',
        ),
      ),
    failed: () => vi.waitFor(() => expect(statusText()).toContain('no file was saved')),
  },
});
