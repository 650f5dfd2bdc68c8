import { act, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { stillInText } from '../../../src/domain/session/notices.ts';
import { ask } from '../../../src/portal/api/ask.ts';
import { client } from '../../../src/portal/api/client.ts';
import { sandboxConfig } from '../../portal/sandbox-config.ts';
import { drawPortal, signedOut } from '../../portal/shell/open-portal.tsx';
import { waitIsOver } from '../running-flows.ts';
import { walkPage } from '../walk-page.ts';
import { sessionKit } from './kit.ts';

// A page behind a dialog is hidden from assistive technology but still there.
const behind = { hidden: true };

const linksNamed = (name: string) => screen.queryAllByRole('link', { name, ...behind });
const who = () => screen.queryByText('Logged in as', { exact: false });

/** Closes the dialog, if one is open. */
async function readDialog(user: { click(element: Element): Promise<void> }) {
  const dialog = screen.queryByRole('dialog');
  if (dialog) await user.click(within(dialog).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** A failed sign-out is reported once. */
async function readStillIn(user: { click(element: Element): Promise<void> }) {
  const dialog = await screen.findByRole('dialog', { name: 'Error' });
  expect(dialog.textContent).toContain(stillInText);
  await readDialog(user);
}

/** The message of another tab of this browser. */
async function tellFromOtherTab(message: string) {
  const other = new BroadcastChannel('daylight.session');
  other.postMessage(message);
  await act(() => new Promise((done) => setTimeout(done, 0)));
  other.close();
}

walkPage(sessionKit, {
  mount: async ({ answers }) => {
    answers.always('GET /api/config', { body: sandboxConfig });
    answers.always('GET /api/tradingVenuesList', { body: { tradingVenues: [], CostPerVenue: 25 } });
    answers.always('GET /api/userdetails/get', signedOut);
    drawPortal('/documentation');
    await waitFor(() => expect(answers.pending()).toEqual(['GET /api/userInfo']));
  },
  events: {
    'xstate.done.actor.loadUserInfo': async ({ answers, user }, { output }) => {
      await answers.give('GET /api/userInfo', output === null ? signedOut : { body: output });
      await readDialog(user);
    },
    'xstate.error.actor.loadUserInfo': async ({ answers, user }) => {
      await answers.give('GET /api/userInfo', { status: 500 });
      await screen.findByRole('dialog', { name: 'Error' });
      await readDialog(user);
    },
    'xstate.done.actor.confirmSession': async ({ answers, user }, { output }) => {
      await answers.give('GET /api/userInfo', output === null ? signedOut : { body: output });
      if (output !== null) await readStillIn(user);
    },
    'xstate.error.actor.confirmSession': async ({ answers, user }) => {
      await answers.give('GET /api/userInfo', { offline: true });
      await readStillIn(user);
    },
    'session.stale': async ({ answers }) => {
      await act(async () => {
        window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      });
      await waitFor(() => expect(answers.pending()).toContain('GET /api/userInfo'));
    },
    'xstate.done.actor.signOut': async ({ answers }) => {
      await answers.give('POST /auth/logout', { status: 204 });
    },
    'xstate.error.actor.signOut': async ({ answers }) => {
      // Without a network the page stays with this account.
      await answers.give('POST /auth/logout', { offline: true });
    },
    // Any later response with status 401 (A 4.1).
    'session.ended': async () => {
      await act(async () => {
        await expect(ask(client.GET('/api/userdetails/get'))).rejects.toThrow();
      });
    },
    'otherTab.signedIn': async ({ answers }) => {
      await tellFromOtherTab('signedIn');
      await waitFor(() => expect(answers.pending()).toContain('GET /api/userInfo'));
    },
    'otherTab.signedOut': async () => {
      await tellFromOtherTab('signedOut');
      await waitFor(() => expect(linksNamed('Login')).toHaveLength(1));
    },
    // The strip reports that it has loaded as soon as somebody is signed in.
    'strip.loaded': () => expect(who()).not.toBeNull(),
    'signOut.chosen': ({ user }) => user.click(screen.getByRole('link', { name: 'Logout' })),
    'xstate.after.signOutTimeout.session.signingOut': waitIsOver,
    'xstate.after.signOutTimeout.session.confirmingSignOut': async (world, event) => {
      waitIsOver(world, event);
      await readStillIn(world.user);
    },
    'xstate.after.leaveTimeout.session.leaving': waitIsOver,
  },
  unseen: { 'authenticated.sorting': 'left in the step that enters it' },
  states: {
    unknown: () => expect(screen.getByText('Opening Daylight')).toBeTruthy(),
    authenticated: () => {
      expect(who()).not.toBeNull();
      expect(linksNamed('Logout')).toHaveLength(1);
      expect(linksNamed('Login')).toHaveLength(0);
    },
    'authenticated.full': () => expect(linksNamed('Select data')).toHaveLength(1),
    'authenticated.restricted': () => {
      expect(linksNamed('Select data')).toHaveLength(0);
      expect(screen.getByText('Your subscription has expired.', { exact: false })).toBeTruthy();
    },
    'authenticated.refreshing': () =>
      expect(screen.getByRole('heading', { level: 1, name: 'Documentation', ...behind })).toBeTruthy(),
    unauthenticated: () => {
      expect(who()).toBeNull();
      expect(linksNamed('Login')).toHaveLength(1);
      expect(linksNamed('Logout')).toHaveLength(0);
    },
    'unauthenticated.visiting': () => expect(linksNamed('My Account')).toHaveLength(0),
    'unauthenticated.following': () =>
      expect(screen.getByRole('heading', { level: 1, name: 'Documentation', ...behind })).toBeTruthy(),
    'unauthenticated.checking': () =>
      expect(screen.getByRole('heading', { level: 1, name: 'Documentation', ...behind })).toBeTruthy(),
    signingOut: () => expect(screen.getByText('Signing you out')).toBeTruthy(),
    confirmingSignOut: () => expect(screen.getByText('Signing you out')).toBeTruthy(),
    leaving: () => expect(screen.getByText('Signing you out')).toBeTruthy(),
  },
});
