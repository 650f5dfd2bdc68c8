import { expect } from 'vitest';
import { beSignedIn } from '../../journeys/signed-in.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { apiKeysKit, madeKey, nightly, proofAsked } from './kit.ts';

const keys = '/api/keys';
const revoke = '/api/keys/revoke';
const confirm = '/api/session/confirm';

const button = ({ page }: BrowserWorld, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const dialog = ({ page }: BrowserWorld, name: string) => page.getByRole('dialog', { name });

declare global {
  /** Completes a pending copy, or refuses it as a browser does. */
  var answerCopy: (isAllowed: boolean) => void;
}

async function fail(world: BrowserWorld, call: string): Promise<void> {
  await world.holds.release(call, (route) => route.fulfill({ status: 500, json: {} }));
  await button(world, 'OK').click();
  await world.page.getByRole('dialog').waitFor({ state: 'detached' });
}

walkBrowser(apiKeysKit, {
  open: async (world) => {
    const { page, holds, origin } = world;
    await beSignedIn(world);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      // Chromium never refuses right after a press, so it is called only if the path lets it succeed.
      const { clipboard } = navigator;
      const write = clipboard.writeText.bind(clipboard);
      clipboard.writeText = async (text) => {
        const isAllowed = await new Promise<boolean>((resolve) => {
          globalThis.answerCopy = resolve;
        });
        if (!isAllowed) throw new DOMException('Write permission denied.', 'NotAllowedError');
        await write(text);
      };
    });
    await holds.hold(keys);
    await holds.hold(revoke);
    await holds.hold(confirm);
    await page.goto(`${origin}/my-account/api-keys`);
  },
  events: {
    'xstate.done.actor.loadKeys': ({ holds }, { output }) =>
      holds.release(keys, (route) => route.fulfill({ json: output })),
    'xstate.error.actor.loadKeys': (world) => fail(world, keys),
    'retry.requested': (world) => button(world, 'Try again').click(),
    'key.wanted': (world) => button(world, 'Create key').click(),
    'key.declined': async (world) => {
      await world.page.keyboard.press('Escape');
      await dialog(world, 'Make an API key').waitFor({ state: 'detached' });
    },
    'key.requested': async (world) => {
      // By keyboard only: the field has the focus, and Enter submits.
      await world.page.keyboard.press('ControlOrMeta+A');
      await world.page.keyboard.type(' Nightly report ');
      await world.page.keyboard.press('Enter');
    },
    'xstate.done.actor.makeKey': async (world) => {
      const { page, holds } = world;
      await holds.release(keys, (route) => route.fulfill({ status: 201, json: madeKey }));
      // Done takes the place of Make key, and the second press of a double click would close the key, which is shown
      // only once.
      await button(world, 'Done').hover();
      await page.mouse.down({ clickCount: 2 });
      await page.mouse.up({ clickCount: 2 });
    },
    'xstate.error.actor.makeKey': async (world, { error }) => {
      if (error.name !== 'FailureError') return fail(world, keys);
      const json = { error: { ...proofAsked, requestId: 'req-9' } };
      await world.holds.release(keys, (route) => route.fulfill({ status: 403, json }));
    },
    'xstate.done.actor.confirmation': async (world, { output }) => {
      if (output) {
        // By keyboard only.
        await world.page.keyboard.type('492039');
        await world.page.keyboard.press('Enter');
        await world.holds.release(confirm, (route) => route.fulfill({ status: 204 }));
      } else await world.page.keyboard.press('Escape');
      await dialog(world, 'Confirm that it is you').waitFor({ state: 'detached' });
    },
    'copy.requested': (world) => button(world, /^Copy (key|again)$/).click(),
    'xstate.done.actor.copyText': async ({ page }) => {
      await page.evaluate(() => answerCopy(true));
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(madeKey.text);
    },
    'xstate.error.actor.copyText': ({ page }) => page.evaluate(() => answerCopy(false)),
    'key.noted': async (world) => {
      await button(world, 'Done').click();
      await dialog(world, 'Your new API key').waitFor({ state: 'detached' });
      const kept = await world.page.evaluate(
        () =>
          JSON.stringify({ ...sessionStorage, ...localStorage }) + document.body.innerHTML + location.href,
      );
      expect(kept).not.toContain(madeKey.text);
    },
    'revocation.chosen': (world) => button(world, `Revoke ${nightly.name}`).click(),
    'revocation.declined': async (world) => {
      await button(world, 'Keep key').click();
      await dialog(world, 'Revoke this key?').waitFor({ state: 'detached' });
    },
    'revocation.confirmed': (world) => button(world, 'Revoke').click(),
    'xstate.done.actor.revokeKey': ({ holds }) =>
      holds.release(revoke, (route) => route.fulfill({ status: 204 })),
    'xstate.error.actor.revokeKey': (world) => fail(world, revoke),
  },
  notHere: {
    'xstate.error.actor.confirmation':
      'the dialog itself would have to fail; the row `proving | confirmation failed` covers it',
  },
  states: {
    loading: ({ page }) => page.getByText('Loading your API keys').waitFor(),
    failed: ({ page }, { context }) =>
      page
        .getByText(`Your API keys could not be ${context.list === null ? 'loaded' : 'refreshed'}.`)
        .waitFor(),
    listed: async ({ page }, { context }) => {
      await expect
        .poll(() => page.getByRole('list', { name: 'API keys' }).getByRole('listitem').count())
        .toBe(context.list.keys.length);
    },
    naming: (world) => dialog(world, 'Make an API key').waitFor(),
    making: ({ page }) => page.getByText('Making the key').waitFor(),
    proving: async (world) => {
      await dialog(world, 'Confirm that it is you').getByRole('textbox', { name: 'Code' }).waitFor();
    },
    showing: (world) => dialog(world, 'Your new API key').getByText(madeKey.text).waitFor(),
    'showing.shown': (world) => button(world, 'Copy key').waitFor(),
    'showing.copying': (world) => button(world, 'Copy key').or(button(world, 'Copy again')).waitFor(),
    'showing.copied': (world) => dialog(world, 'Your new API key').getByText('Copied.').waitFor(),
    'showing.notCopied': (world) =>
      dialog(world, 'Your new API key')
        .getByText(/copy it by hand/)
        .waitFor(),
    confirming: (world) => dialog(world, 'Revoke this key?').getByText('Nightly report').waitFor(),
    revoking: ({ page }) => page.getByText('Revoking the key').waitFor(),
  },
});
