import { pagePaths } from '../../../src/domain/page-paths.ts';
import { beSignedIn } from '../../journeys/signed-in.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { accountClosingKit, proofAsked } from './kit.ts';

const calls = {
  load: '/api/account/closing',
  close: '/api/account/close',
  keep: '/api/account/keep',
  confirm: '/api/session/confirm',
} as const;

const button = ({ page }: BrowserWorld, name: string) => page.getByRole('button', { name, exact: true });
const dialog = ({ page }: BrowserWorld, name: string) => page.getByRole('dialog', { name });
const gone = ({ page }: BrowserWorld) => page.getByRole('dialog').waitFor({ state: 'detached' });

async function fail(world: BrowserWorld, call: string): Promise<void> {
  await world.holds.release(call, (route) => route.fulfill({ status: 500, json: {} }));
  await button(world, 'OK').click();
  await gone(world);
}
const succeed = ({ holds }: BrowserWorld, call: string) =>
  holds.release(call, (route) => route.fulfill({ status: 204 }));

walkBrowser(accountClosingKit, {
  open: async (world) => {
    const { page, holds, origin } = world;
    await beSignedIn(world);
    for (const call of Object.values(calls)) await holds.hold(call);
    await page.goto(origin + pagePaths.security);
  },
  events: {
    'xstate.done.actor.loadClosing': ({ holds }, { output }) =>
      holds.release(calls.load, (route) => route.fulfill({ json: output })),
    'xstate.error.actor.loadClosing': ({ holds }) =>
      holds.release(calls.load, (route) => route.fulfill({ status: 500, json: {} })),
    'retry.requested': (world) => button(world, 'Try again').click(),
    'closing.wanted': (world) => button(world, 'Close my account').click(),
    'closing.declined': async (world) => {
      await world.page.keyboard.press('Escape');
      await gone(world);
    },
    'closing.confirmed': async (world) => {
      await button(world, 'Close account').click();
      await gone(world);
    },
    'xstate.done.actor.closeAccount': (world) => succeed(world, calls.close),
    'xstate.error.actor.closeAccount': async (world, { error }) => {
      if (error.name !== 'FailureError') return fail(world, calls.close);
      const json = { error: { ...proofAsked, requestId: 'req-9' } };
      await world.holds.release(calls.close, (route) => route.fulfill({ status: 403, json }));
    },
    'xstate.done.actor.confirmation': async (world, { output }) => {
      if (output) {
        // By keyboard only.
        await world.page.keyboard.type('492039');
        await world.page.keyboard.press('Enter');
        await succeed(world, calls.confirm);
      } else await world.page.keyboard.press('Escape');
      await gone(world);
    },
    'keeping.requested': (world) => button(world, 'Keep my account').click(),
    'xstate.done.actor.keepAccount': (world) => succeed(world, calls.keep),
    'xstate.error.actor.keepAccount': (world) => fail(world, calls.keep),
  },
  notHere: {
    'xstate.error.actor.confirmation':
      'the dialog itself would have to fail; the row `proving | confirmation failed` covers it',
  },
  states: {
    loading: ({ page }) => page.getByText('Loading whether your account stays').waitFor(),
    failed: ({ page }) => page.getByText('Whether your account stays could not be loaded.').waitFor(),
    open: (world) => button(world, 'Close my account').waitFor(),
    confirming: (world) =>
      dialog(world, 'Close your account?')
        .getByText(/without your name, address or login/)
        .waitFor(),
    closing: ({ page }) => page.getByText('Closing your account').waitFor(),
    proving: (world) =>
      dialog(world, 'Confirm that it is you').getByRole('textbox', { name: 'Code' }).waitFor(),
    toClose: ({ page }) => page.getByText(/will be removed on 27 November 2026/).waitFor(),
    keeping: ({ page }) => page.getByText('Keeping your account').waitFor(),
  },
});
