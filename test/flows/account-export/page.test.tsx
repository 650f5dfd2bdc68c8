import { act, render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import contract from '../../../openapi.yaml?raw';
import { listOperations, objectAt, readDocument } from '../../../src/contract/document.ts';
import { DetailsInfo } from '../../../src/portal/pages/my-account/details/details-info.tsx';
import { AlertDialog } from '../../../src/portal/shell/alert-dialog.tsx';
import { InApp } from '../../portal/in-app.tsx';
import { analyst } from '../session/kit.ts';
import { walkPage } from '../walk-page.ts';
import { accountExportKit } from './kit.ts';

const saved = vi.hoisted(() => ({ files: [] as [string, string, string][] }));
vi.mock('../../../src/portal/browser/save-file.ts', () => ({
  saveFile: (...file: [string, string, string]) => saved.files.push(file),
}));

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Export my data' });
const statusText = () => screen.getByRole('status', { name: 'Export' }).textContent;
/** The contract's example, since the answer is too large to write out here. */
const account = (() => {
  const call = listOperations(readDocument(contract)).find(({ id }) => id === 'exportUserDetails');
  const content = ['responses', '200', 'content', 'application/json'].reduce(objectAt, call?.operation ?? {});
  return objectAt(content, 'example');
})();

walkPage(accountExportKit, {
  mount: async ({ answers }) => {
    saved.files.length = 0;
    answers
      .always('GET /api/userInfo', { body: analyst })
      .always('GET /api/tradingVenuesList', { body: { tradingVenues: [], CostPerVenue: 25 } });
    await act(async () => {
      render(
        <InApp>
          <DetailsInfo />
          <AlertDialog />
        </InApp>,
      );
    });
  },
  events: {
    'export.requested': ({ user }) => user.click(button()),
    'xstate.done.actor.exportAccount': async ({ answers }) => {
      await answers.give('GET /api/userdetails/export', { body: account });
      const [name, text, type] = saved.files.at(-1) ?? [];
      expect(name).toBe(`daylight-account-${String(account.ExportedAt).slice(0, 10)}.json`);
      expect(JSON.parse(text ?? '')).toEqual(account);
      expect(type).toContain('application/json');
    },
    'xstate.error.actor.exportAccount': async ({ answers, user }) => {
      await answers.give('GET /api/userdetails/export', { status: 500 });
      await user.click(await screen.findByRole('button', { name: 'OK' }));
      await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  },
  states: {
    idle: () => expect(statusText()).toBe(''),
    exporting: () => {
      expect(statusText()).toBe('Creating the file…');
      expect(button().disabled).toBe(true);
    },
    exported: () => expect(statusText()).toBe('The file has been saved by your browser.'),
    failed: () => {
      expect(statusText()).toContain('could not be made');
      expect(saved.files).toHaveLength(0);
    },
  },
});
