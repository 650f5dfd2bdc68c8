import { act, render, screen, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { Closing } from '../../../src/portal/pages/my-account/security/closing.tsx';
import { AlertDialog } from '../../../src/portal/shell/alert-dialog.tsx';
import { InApp } from '../../portal/in-app.tsx';
import { analyst } from '../session/kit.ts';
import { walkPage } from '../walk-page.ts';
import { accountClosingKit, proofAsked } from './kit.ts';

const button = (words: string) => screen.getByText<HTMLButtonElement>(words, { selector: 'button' });
const asked = 'Close your account?';
const proof = 'Confirm that it is you';
const gone = () => vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const readDialog = async (user: { click: (element: Element) => Promise<void> }) => {
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  await gone();
};
const broken = { status: 500, body: { error: { code: 'internal', message: 'broken', requestId: 'req-9' } } };

walkPage(accountClosingKit, {
  mount: async ({ answers }) => {
    answers.always('GET /api/userInfo', { body: analyst });
    await act(async () => {
      render(
        <InApp>
          <Closing onChanged={() => {}} />
          <AlertDialog />
        </InApp>,
      );
    });
  },
  events: {
    'xstate.done.actor.loadClosing': async ({ answers }, { output }) => {
      await answers.give('GET /api/account/closing', { body: output });
    },
    'xstate.error.actor.loadClosing': async ({ answers }) => {
      await answers.give('GET /api/account/closing', broken);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
    'retry.requested': ({ user }) => user.click(button('Try again')),
    'closing.wanted': ({ user }) => user.click(button('Close my account')),
    'closing.declined': async ({ user }) => {
      await user.click(button('Cancel'));
      await gone();
    },
    'closing.confirmed': async ({ user }) => {
      await user.click(button('Close account'));
      await gone();
    },
    'xstate.done.actor.closeAccount': async ({ answers }) => {
      await answers.give('POST /api/account/close', { status: 204 });
    },
    'xstate.error.actor.closeAccount': async ({ answers, user }, { error }) => {
      if (error.name === 'FailureError') {
        const body = { error: { ...proofAsked, requestId: 'req-9' } };
        await answers.give('POST /api/account/close', { status: 403, body });
        return;
      }
      await answers.give('POST /api/account/close', broken);
      await readDialog(user);
    },
    'xstate.done.actor.confirmation': async ({ answers, user }, { output }) => {
      if (output) {
        await user.click(screen.getByLabelText('Code'));
        await user.paste('492039');
        await user.click(button('Continue'));
        await answers.give('POST /api/session/confirm', { status: 204 });
      } else await user.click(button('Cancel'));
      await gone();
    },
    'keeping.requested': ({ user }) => user.click(button('Keep my account')),
    'xstate.done.actor.keepAccount': async ({ answers }) => {
      await answers.give('POST /api/account/keep', { status: 204 });
    },
    'xstate.error.actor.keepAccount': async ({ answers, user }) => {
      await answers.give('POST /api/account/keep', broken);
      await readDialog(user);
    },
  },
  notHere: {
    'xstate.error.actor.confirmation':
      'the dialog itself would have to fail; the row `proving | confirmation failed` covers it',
  },
  states: {
    loading: () => expect(screen.getByText('Loading whether your account stays')).toBeTruthy(),
    failed: () => expect(screen.getByText('Whether your account stays could not be loaded.')).toBeTruthy(),
    open: () => expect(button('Close my account').disabled).toBe(false),
    confirming: async () => {
      const dialog = within(await screen.findByRole('dialog', { name: asked }));
      for (const words of ['Until 27 November 2026', 'What the law keeps', 'Export my data'])
        expect(dialog.getByText(words)).toBeTruthy();
      expect(
        dialog.getByText(/Your subscription until 31 March 2027 ends, and nothing is refunded/),
      ).toBeTruthy();
    },
    closing: () => expect(screen.getByText('Closing your account')).toBeTruthy(),
    proving: async () => expect(await screen.findByText(proof, { selector: 'h2' })).toBeTruthy(),
    toClose: () => {
      expect(screen.getByText(/will be removed on 27 November 2026/)).toBeTruthy();
      expect(button('Keep my account').disabled).toBe(false);
    },
    keeping: () => expect(screen.getByText('Keeping your account')).toBeTruthy(),
  },
});
