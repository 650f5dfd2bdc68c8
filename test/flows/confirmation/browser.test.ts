import { expect } from 'vitest';
import { beSignedIn } from '../../journeys/signed-in.ts';
import { keyList } from '../api-keys/kit.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { confirmationKit, given } from './kit.ts';

const keys = '/api/keys';
const confirm = '/api/session/confirm';

const asking = ({ page }: BrowserWorld) => page.getByRole('dialog', { name: 'Confirm that it is you' });
const field = (world: BrowserWorld, by: string) =>
  asking(world).getByLabel(by === 'password' ? 'Password' : 'Code', { exact: true });

walkBrowser(confirmationKit, {
  open: async (world) => {
    const { page, holds, origin } = world;
    await beSignedIn(world);
    await holds.hold(keys);
    await holds.hold(confirm);
    await page.goto(`${origin}/my-account/api-keys`);
    await holds.release(keys, (route) => route.fulfill({ json: keyList }));
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.keyboard.type('Nightly report');
    await page.keyboard.press('Enter');
    const error = {
      code: 'confirmation.password',
      message: 'Please enter your password again.',
      requestId: 'req-9',
    };
    await holds.release(keys, (route) => route.fulfill({ status: 403, json: { error } }));
  },
  events: {
    'proof.given': async ({ page }) => {
      // By keyboard only: the field has the focus, and Enter submits.
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(given.proof);
      await page.keyboard.press('Enter');
    },
    'confirmation.declined': ({ page }) => page.keyboard.press('Escape'),
    'xstate.done.actor.confirm': ({ holds }) =>
      holds.release(confirm, (route) => route.fulfill({ status: 204 })),
    'xstate.error.actor.confirm': ({ holds }, { error }) => {
      const { message, fields } = error.failure;
      const told = Object.entries(fields).map(([name, text]) => [name, [text]]);
      const body = { code: 'invalid-request', message, requestId: 'req-9', fields: Object.fromEntries(told) };
      return holds.release(confirm, (route) => route.fulfill({ status: 400, json: { error: body } }));
    },
  },
  states: {
    asking: (world, { context: { by } }) => field(world, by).waitFor(),
    checking: (world) => asking(world).getByRole('button', { name: 'Checking' }).waitFor(),
    refused: async (world, { context: { by, failure } }) => {
      await asking(world).getByText(failure.fields[by]).waitFor();
      await expect.poll(() => field(world, by).evaluate((box) => box === document.activeElement)).toBe(true);
    },
    // The key is asked for again.
    confirmed: ({ page }) => page.getByText('Making the key').waitFor(),
    declined: (world) => asking(world).waitFor({ state: 'detached' }),
  },
});
