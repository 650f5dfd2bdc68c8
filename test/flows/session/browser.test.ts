import type { Response } from 'playwright-core';
import { expect } from 'vitest';
import { pagePaths } from '../../../src/domain/page-paths.ts';
import { oneTimeNotices } from '../../../src/domain/session/notices.ts';
import type { UserInfo } from '../../../src/domain/session/user-info.ts';
import type { HeldCall } from '../held-calls.ts';
import { readDialog } from '../payment-on.ts';
import { visitor } from '../public-answers.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { sessionKit } from './kit.ts';

const info = '/api/userInfo';
const documents = '/api/documents/list';
const stillInText = 'Logging out did not work, and you are still logged in. Please try again.';

const link = ({ page }: BrowserWorld, name: string) => page.getByRole('link', { name, exact: true });
const who = ({ page }: BrowserWorld) => page.getByText('Logged in as');
const documentation = ({ page }: BrowserWorld) =>
  page.getByRole('heading', { level: 1, name: 'Documentation' }).waitFor();

const answer = (user: UserInfo | null) => (route: HeldCall) =>
  user ? route.fulfill({ json: user }) : route.fulfill({ status: 401, json: visitor.body });

/** The account whose sign-in notices this page has shown. */
let shownTo: string | null = null;

async function readNotices(world: BrowserWorld, user: UserInfo): Promise<void> {
  await who(world).waitFor();
  if (user.email === shownTo || oneTimeNotices(user).length === 0) return;
  await readDialog(world, /due to expire on 30-Nov/);
  shownTo = user.email;
}

/** Another tab of this browser sends a message to the others. */
async function tellFromOtherTab({ page, origin }: BrowserWorld, message: string): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(`${origin}/robots.txt`);
  await other.evaluate(`new BroadcastChannel('daylight.session').postMessage('${message}')`);
  await other.close();
}

const pass =
  (milliseconds: number) =>
  ({ page }: BrowserWorld) =>
    page.clock.fastForward(milliseconds);

const gone = 'the page is left, and its calls with it: walked on the page';

walkBrowser(sessionKit, {
  most: 2,
  open: async ({ page, holds, origin }) => {
    shownTo = null;
    await page.clock.install();
    await holds.hold(info);
    await holds.hold(documents);
    // The header's own call would find that nobody is signed in.
    await holds.answer('/api/alerts/unread', (route) => route.fulfill({ json: { unread: 0 } }));
    // An answer without content keeps the browser on the page, which can be examined while it is being left.
    await holds.answer(pagePaths.logout, (route) =>
      route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : holds.keep(route),
    );
    // What another tab says is heard only once the program has been fetched and runs.
    const isAsked = page.waitForRequest((request) => new URL(request.url()).pathname === info);
    await Promise.all([isAsked, page.goto(`${origin}/documentation`)]);
  },
  events: {
    'xstate.done.actor.loadUserInfo': async (world, { output }) => {
      await world.holds.release(info, answer(output));
      if (output) await readNotices(world, output);
    },
    'xstate.error.actor.loadUserInfo': async (world) => {
      await world.holds.release(info, (route) => route.fulfill({ status: 500, json: {} }));
      await readDialog(world, /An error has occurred/);
    },
    'xstate.done.actor.confirmSession': async (world, { output }) => {
      await world.holds.release(info, answer(output));
      if (output) await readDialog(world, stillInText);
    },
    'xstate.error.actor.confirmSession': async (world) => {
      await world.holds.release(info, (route) => route.abort());
      await readDialog(world, stillInText);
    },
    'session.stale': ({ page }) =>
      page.evaluate("void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))"),
    // A call of the page itself finds that nobody is signed in.
    'session.ended': async ({ page, holds }) => {
      const isAnswer = (response: Response) => new URL(response.url()).pathname === documents;
      await Promise.all([page.waitForResponse(isAnswer), holds.release(documents, answer(null))]);
    },
    'otherTab.signedIn': (world) => tellFromOtherTab(world, 'signedIn'),
    'otherTab.signedOut': (world) => tellFromOtherTab(world, 'signedOut'),
    // The strip reports that it has loaded as soon as somebody is signed in.
    'strip.loaded': (world) => who(world).waitFor(),
    'signOut.chosen': (world) => link(world, 'Logout').click(),
    'xstate.done.actor.signOut': ({ holds }) =>
      holds.release(pagePaths.logout, (route) => route.fulfill({ status: 204 })),
    'xstate.error.actor.signOut': ({ holds }) => holds.release(pagePaths.logout, (route) => route.abort()),
    'xstate.after.signOutTimeout.session.signingOut': async (world) => {
      await pass(15_000)(world);
      // An aborted call is not answered.
      await world.holds.release(pagePaths.logout, (route) => route.abort());
    },
    'xstate.after.signOutTimeout.session.confirmingSignOut': async (world) => {
      await pass(15_000)(world);
      await readDialog(world, stillInText);
    },
    'xstate.after.leaveTimeout.session.leaving': pass(15_000),
  },
  bare: ['unknown', 'signingOut', 'confirmingSignOut', 'leaving'],
  states: {
    unknown: ({ page }) => page.getByText('Opening Daylight').waitFor(),
    authenticated: async (world) => {
      await who(world).waitFor();
      expect(await link(world, 'Logout').count()).toBe(1);
      expect(await link(world, 'Login').count()).toBe(0);
    },
    'authenticated.full': (world) => expect.poll(() => link(world, 'Select data').count()).toBe(1),
    'authenticated.restricted': async (world) => {
      await world.page.getByText('Your subscription has expired.').first().waitFor();
      expect(await link(world, 'Select data').count()).toBe(0);
    },
    'authenticated.refreshing': documentation,
    unauthenticated: async (world) => {
      await link(world, 'Login').waitFor();
      shownTo = null;
      expect(await who(world).count()).toBe(0);
      expect(await link(world, 'Logout').count()).toBe(0);
    },
    'unauthenticated.visiting': (world) => expect.poll(() => link(world, 'My Account').count()).toBe(0),
    'unauthenticated.following': documentation,
    'unauthenticated.checking': documentation,
    signingOut: ({ page }) => page.getByText('Signing you out').waitFor(),
    confirmingSignOut: ({ page }) => page.getByText('Signing you out').waitFor(),
    leaving: async ({ page }) => {
      shownTo = null;
      await page.getByText('Signing you out').waitFor();
    },
  },
  unseen: { 'authenticated.sorting': 'left in the step that enters it' },
  notHere: {
    'unknown: session.ended → *':
      'no page has made a call yet; the row `unknown, unauthenticated.checking, unauthenticated.following | session.ended` covers it',
    'signingOut: session.ended → *': gone,
    'confirmingSignOut: session.ended → *': gone,
    'leaving: session.ended → *': gone,
  },
});
