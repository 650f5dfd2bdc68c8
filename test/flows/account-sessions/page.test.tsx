import { act, render, screen, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { Sessions } from '../../../src/portal/pages/my-account/security/sessions.tsx';
import { AlertDialog } from '../../../src/portal/shell/alert-dialog.tsx';
import { InApp } from '../../portal/in-app.tsx';
import { analyst } from '../session/kit.ts';
import { walkPage } from '../walk-page.ts';
import { accountSessionsKit, laptop, there } from './kit.ts';

const button = (words: string | RegExp) => screen.getByText<HTMLButtonElement>(words, { selector: 'button' });
const asked = 'End all other sessions?';
const readDialog = async (user: { click: (element: Element) => Promise<void> }) => {
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};
const broken = { status: 500, body: { error: { code: 'internal', message: 'broken', requestId: 'req-9' } } };
const list = (name: string) => screen.getByRole('list', { name, hidden: true });

walkPage(accountSessionsKit, {
  mount: async ({ answers }) => {
    answers.always('GET /api/userInfo', { body: analyst });
    await act(async () => {
      render(
        <InApp>
          <Sessions onChanged={() => {}} />
          <AlertDialog />
        </InApp>,
      );
    });
  },
  events: {
    'xstate.done.actor.loadSessions': async ({ answers }, { output }) => {
      await answers.give('GET /api/sessions', { body: output });
    },
    'xstate.error.actor.loadSessions': async ({ answers, user }) => {
      await answers.give('GET /api/sessions', broken);
      await readDialog(user);
    },
    'retry.requested': ({ user }) => user.click(button('Try again')),
    'end.requested': ({ user }) => user.click(button('End')),
    'xstate.done.actor.endSession': async ({ answers }) => {
      const request = await answers.give('POST /api/sessions/end', { status: 204 });
      expect(await request.json()).toEqual({ id: there.id });
    },
    'xstate.error.actor.endSession': async ({ answers, user }) => {
      await answers.give('POST /api/sessions/end', broken);
      await readDialog(user);
    },
    'others.wanted': ({ user }) => user.click(button('End all others')),
    'others.declined': async ({ user }) => {
      await user.click(button('Keep them'));
      await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
    'others.confirmed': async ({ user }) => {
      const dialog = within(await screen.findByRole('dialog', { name: asked }));
      await user.click(dialog.getByText('End all others'));
      await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
    'xstate.done.actor.endOthers': async ({ answers }) => {
      await answers.give('POST /api/sessions/end-others', { status: 204 });
    },
    'xstate.error.actor.endOthers': async ({ answers, user }) => {
      await answers.give('POST /api/sessions/end-others', broken);
      await readDialog(user);
    },
    'forgetting.requested': ({ user }) => user.click(button('Forget')),
    'xstate.done.actor.forgetBrowser': async ({ answers }) => {
      const request = await answers.give('POST /api/sessions/forget-browser', { status: 204 });
      expect(await request.json()).toEqual({ id: laptop.id });
    },
    'xstate.error.actor.forgetBrowser': async ({ answers, user }) => {
      await answers.give('POST /api/sessions/forget-browser', broken);
      await readDialog(user);
    },
  },
  states: {
    loading: () => expect(screen.getByText('Loading your sessions')).toBeTruthy(),
    failed: (_, { context }) => {
      const words = context.list === null ? /could not be loaded/ : /could not be refreshed/;
      expect(screen.getByText(words)).toBeTruthy();
      expect(button('End all others').disabled).toBe(true);
    },
    listed: (_, { context: { list: known } }) => {
      const rows = within(list('Sessions')).getAllByRole('listitem', { hidden: true });
      expect(rows[0]?.textContent).toBe(
        'Firefox on WindowsThis sessionLogged in 20 November 2026, 14:32 UTCLast seen 20 November 2026, 14:58 UTC',
      );
      expect(rows).toHaveLength(known.sessions.length);
      const isMany = known.total > rows.length;
      expect(screen.queryByText(/^1,000 sessions: this one and the 1 used last/) !== null).toBe(isMany);
      expect(button('End all others').disabled).toBe(known.total === 1);
      if (known.browsers.length === 0) expect(screen.getByText(/^None\. A browser is trusted/)).toBeTruthy();
      else
        expect(list('Trusted browsers').textContent).toContain(
          'Unknown browserThis browserTrusted since 2 October 2026',
        );
    },
    ending: () => expect(screen.getByText('Ending the session')).toBeTruthy(),
    confirming: async () => {
      const dialog = await screen.findByRole('dialog', { name: asked });
      expect(dialog.textContent).toContain('API keys go on working.');
    },
    endingOthers: () => expect(screen.getByText('Ending all other sessions')).toBeTruthy(),
    forgetting: () => expect(screen.getByText('Forgetting the browser')).toBeTruthy(),
  },
});
