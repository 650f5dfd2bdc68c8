import { expect } from 'vitest';
import { pagePaths } from '../../../src/domain/page-paths.ts';
import { beSignedIn } from '../../journeys/signed-in.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { accountSessionsKit } from './kit.ts';

const calls = {
  load: '/api/sessions',
  end: '/api/sessions/end',
  others: '/api/sessions/end-others',
  forget: '/api/sessions/forget-browser',
} as const;
const asked = 'End all other sessions?';

const button = ({ page }: BrowserWorld, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const dialog = ({ page }: BrowserWorld) => page.getByRole('dialog', { name: asked });

async function fail(world: BrowserWorld, call: string): Promise<void> {
  await world.holds.release(call, (route) => route.fulfill({ status: 500, json: {} }));
  await button(world, 'OK').click();
  await world.page.getByRole('dialog').waitFor({ state: 'detached' });
}
const succeed = ({ holds }: BrowserWorld, call: string) =>
  holds.release(call, (route) => route.fulfill({ status: 204 }));

walkBrowser(accountSessionsKit, {
  open: async (world) => {
    const { page, holds, origin } = world;
    await beSignedIn(world);
    for (const call of Object.values(calls)) await holds.hold(call);
    await page.goto(origin + pagePaths.security);
  },
  events: {
    'xstate.done.actor.loadSessions': ({ holds }, { output }) =>
      holds.release(calls.load, (route) => route.fulfill({ json: output })),
    'xstate.error.actor.loadSessions': (world) => fail(world, calls.load),
    'retry.requested': (world) => button(world, 'Try again').click(),
    'end.requested': (world) => button(world, /^End Safari on iPhone/).click(),
    'xstate.done.actor.endSession': (world) => succeed(world, calls.end),
    'xstate.error.actor.endSession': (world) => fail(world, calls.end),
    'others.wanted': (world) => button(world, 'End all others').click(),
    'others.declined': async (world) => {
      await world.page.keyboard.press('Escape');
      await dialog(world).waitFor({ state: 'detached' });
    },
    'others.confirmed': async (world) => {
      await dialog(world).getByRole('button', { name: 'End all others' }).click();
      await dialog(world).waitFor({ state: 'detached' });
    },
    'xstate.done.actor.endOthers': (world) => succeed(world, calls.others),
    'xstate.error.actor.endOthers': (world) => fail(world, calls.others),
    'forgetting.requested': (world) => button(world, /^Forget Unknown browser/).click(),
    'xstate.done.actor.forgetBrowser': (world) => succeed(world, calls.forget),
    'xstate.error.actor.forgetBrowser': (world) => fail(world, calls.forget),
  },
  states: {
    loading: ({ page }) => page.getByText('Loading your sessions').waitFor(),
    failed: ({ page }, { context }) =>
      page
        .getByText(`Your sessions could not be ${context.list === null ? 'loaded' : 'refreshed'}.`)
        .waitFor(),
    listed: async ({ page }, { context }) => {
      await expect
        .poll(() => page.getByRole('list', { name: 'Sessions' }).getByRole('listitem').count())
        .toBe(context.list.sessions.length);
      await page.getByText('This session', { exact: true }).waitFor();
    },
    ending: ({ page }) => page.getByText('Ending the session').waitFor(),
    confirming: (world) =>
      dialog(world)
        .getByText(/has to log in again/)
        .waitFor(),
    endingOthers: ({ page }) => page.getByText('Ending all other sessions').waitFor(),
    forgetting: ({ page }) => page.getByText('Forgetting the browser').waitFor(),
  },
});
