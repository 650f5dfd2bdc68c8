import { act, render, screen, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { ApiKeys } from '../../../src/portal/pages/my-account/api-keys/api-keys.tsx';
import { AlertDialog } from '../../../src/portal/shell/alert-dialog.tsx';
import { InApp } from '../../portal/in-app.tsx';
import { analyst } from '../session/kit.ts';
import { walkPage } from '../walk-page.ts';
import { apiKeysKit, fullList, madeKey, nightly, proofAsked } from './kit.ts';

const clipboard = vi.hoisted(() => ({
  asked: [] as { text: string; done: () => void; refused: (error: Error) => void }[],
}));

// By text, since a query by role takes a second on a page with a dialog.
const button = (words: string | RegExp) => screen.getByText<HTMLButtonElement>(words, { selector: 'button' });
const dialog = async (title: string): Promise<HTMLElement> => {
  const found = (await screen.findByText(title, { selector: 'h2' })).closest<HTMLElement>('[role=dialog]');
  if (!found) throw new Error(`${title} is no dialog`);
  return found;
};
const readDialog = async (user: { click: (element: Element) => Promise<void> }) => {
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};
const broken = { status: 500, body: { error: { code: 'internal', message: 'broken', requestId: 'req-9' } } };
const isGone = (name: string) =>
  vi.waitFor(() => expect(screen.queryByText(name, { selector: 'h2' })).toBeNull());

walkPage(apiKeysKit, {
  mount: async ({ answers }) => {
    clipboard.asked.length = 0;
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(
      (text) =>
        new Promise((done, refused) => {
          clipboard.asked.push({ text, done, refused });
        }),
    );
    answers.always('GET /api/userInfo', { body: analyst });
    await act(async () => {
      render(
        <InApp>
          <ApiKeys />
          <AlertDialog />
        </InApp>,
      );
    });
  },
  events: {
    'xstate.done.actor.loadKeys': async ({ answers }, { output }) => {
      await answers.give('GET /api/keys', { body: output });
    },
    'xstate.error.actor.loadKeys': async ({ answers, user }) => {
      await answers.give('GET /api/keys', broken);
      await readDialog(user);
    },
    'retry.requested': ({ user }) => user.click(button('Try again')),
    'key.wanted': ({ user }) => user.click(button('Create key')),
    'key.declined': async ({ user }) => {
      await user.click(button('Cancel'));
      await isGone('Make an API key');
    },
    'key.requested': async ({ user }) => {
      await user.clear(screen.getByLabelText('What it is for'));
      await user.click(button('Make key'));
      // Without a name nothing is sent, and the field shows why.
      expect(screen.getByText('This field is required')).toBeTruthy();
      await user.click(screen.getByLabelText('What it is for'));
      await user.paste(' Nightly report ');
      await user.click(button('Make key'));
    },
    'xstate.done.actor.makeKey': async ({ answers }) => {
      const request = await answers.give('POST /api/keys', { status: 201, body: madeKey });
      expect(await request.json()).toEqual({ name: 'Nightly report', days: 90 });
    },
    'xstate.error.actor.makeKey': async ({ answers, user }, { error }) => {
      if (error.name === 'FailureError') {
        const body = { error: { ...proofAsked, requestId: 'req-9' } };
        await answers.give('POST /api/keys', { status: 403, body });
        return;
      }
      await answers.give('POST /api/keys', broken);
      await readDialog(user);
    },
    'xstate.done.actor.confirmation': async ({ answers, user }, { output }) => {
      if (output) {
        await user.click(screen.getByLabelText('Code'));
        await user.paste('492039');
        await user.click(button('Continue'));
        const request = await answers.give('POST /api/session/confirm', { status: 204 });
        expect(await request.json()).toEqual({ code: '492039' });
      } else await user.click(button('Cancel'));
      await isGone('Confirm that it is you');
    },
    'copy.requested': async ({ user }) => {
      await user.click(button(/^Copy (key|again)$/));
      expect(clipboard.asked.at(-1)?.text).toBe(madeKey.text);
    },
    'xstate.done.actor.copyText': () => act(async () => clipboard.asked.at(-1)?.done()),
    'xstate.error.actor.copyText': () =>
      act(async () => clipboard.asked.at(-1)?.refused(new Error('not allowed'))),
    'key.noted': async ({ user }) => {
      await user.click(button('Done'));
      await isGone('Your new API key');
      expect(document.body.innerHTML).not.toContain(madeKey.text);
    },
    'revocation.chosen': ({ user }) => user.click(screen.getByLabelText(`Revoke ${nightly.name}`)),
    'revocation.declined': async ({ user }) => {
      await user.click(button('Keep key'));
      // It still names the key while it fades.
      expect(screen.queryByText(/“this key”/)).toBeNull();
      await isGone('Revoke this key?');
    },
    'revocation.confirmed': async ({ user }) => {
      await user.click(within(await dialog('Revoke this key?')).getByText('Revoke'));
      await isGone('Revoke this key?');
    },
    'xstate.done.actor.revokeKey': async ({ answers }) => {
      const request = await answers.give('POST /api/keys/revoke', { status: 204 });
      expect(await request.json()).toEqual({ id: nightly.id });
    },
    'xstate.error.actor.revokeKey': async ({ answers, user }) => {
      await answers.give('POST /api/keys/revoke', broken);
      await readDialog(user);
    },
  },
  notHere: {
    'xstate.error.actor.confirmation':
      'the dialog itself would have to fail; the row `proving | confirmation failed` covers it',
  },
  states: {
    loading: () => expect(screen.getByText('Loading your API keys')).toBeTruthy(),
    failed: (_, { context: { list } }) => {
      expect(screen.getByText(/^Your API keys could not be /).textContent).toBe(
        list === null
          ? 'Your API keys could not be loaded.'
          : 'Your API keys could not be refreshed. Those known before are listed.',
      );
      const rows = [...document.querySelectorAll<HTMLElement>('li[data-state]')];
      expect(rows.map(({ dataset }) => dataset.state)).toEqual(
        (list?.keys ?? []).map(({ state }: { state: string }) => state),
      );
    },
    listed: async (_, { context }) => {
      const { keys } = context.list;
      const rows = await screen.findAllByRole('listitem');
      expect(rows.filter((row) => row.dataset.state !== undefined)).toHaveLength(keys.length);
      const isFull = keys.length === fullList.keys.length;
      expect(button('Create key').disabled).toBe(isFull);
      expect(screen.queryByText(/keys can be active/) !== null).toBe(isFull);
      expect(screen.getByRole('img').textContent).toContain('60 calls and 6,000 rows in 30 days');
      expect(screen.getByText(/All keys together, also those no longer listed/)).toBeTruthy();
      if (isFull) return;
      expect(screen.getByText('Valid until 18 February 2027')).toBeTruthy();
      expect(screen.getByText('Made 20 November 2026. Last used 21 November 2026, 02:00 UTC.')).toBeTruthy();
      expect(screen.queryByLabelText('Revoke Old laptop')).toBeNull();
    },
    naming: async (_, { context }) => {
      expect(within(await dialog('Make an API key')).getByLabelText('What it is for')).toHaveProperty(
        'value',
        context.wanted?.name ?? '',
      );
      expect(within(await dialog('Make an API key')).getByLabelText('90 days')).toHaveProperty(
        'checked',
        true,
      );
    },
    making: () => expect(screen.getByText('Making the key')).toBeTruthy(),
    proving: async () => {
      expect(within(await dialog('Confirm that it is you')).getByLabelText('Code')).toBeTruthy();
    },
    showing: async () => {
      expect((await dialog('Your new API key')).textContent).toContain(madeKey.text);
    },
    'showing.shown': () => expect(screen.getByText(/^This is the only time/)).toBeTruthy(),
    'showing.copying': () => expect(screen.queryByText('Copied.')).toBeNull(),
    'showing.copied': () => expect(screen.getByText('Copied.')).toBeTruthy(),
    'showing.notCopied': () => expect(screen.getByText(/copy it by hand/)).toBeTruthy(),
    confirming: async () => {
      expect((await dialog('Revoke this key?')).textContent).toContain('“Nightly report”');
    },
    revoking: () => expect(screen.getByText('Revoking the key')).toBeTruthy(),
  },
});
