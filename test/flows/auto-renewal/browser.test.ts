import { expect } from 'vitest';
import { subscribed } from '../../portal/account/subscriptions-answers.ts';
import { openSubscriptions } from '../open-subscriptions.ts';
import { fault } from '../payment-on.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { autoRenewalKit } from './kit.ts';

const calls = {
  info: '/api/subscription/info',
  autoRenewal: '/api/subscription/autoRenewal',
} as const;

const button = ({ page }: BrowserWorld, name: string) => page.getByRole('button', { name, exact: true });
const says = ({ page }: BrowserWorld, text: string) =>
  page.getByText(text, { exact: true }).first().waitFor();

const setting = ({ page }: BrowserWorld) =>
  page.getByRole('checkbox', { name: 'Prepare the next 12 months' });
const isLocked = (world: BrowserWorld, expected: boolean) =>
  expect.poll(() => setting(world).isDisabled()).toBe(expected);

walkBrowser(autoRenewalKit, {
  open: async (world) => {
    await openSubscriptions(world, subscribed, [calls.autoRenewal]);
    // The page has loaded, so that any further call concerns the setting.
    await world.holds.hold(calls.info);
  },
  // A check box is toggled.
  mayHappen: ({ context }, { type, isOn }) => type !== 'autoRenewal.changed' || isOn !== context.isOn,
  events: {
    'autoRenewal.changed': (world) => setting(world).click(),
    'retry.requested': (world) => button(world, 'Try again').click(),
    'xstate.done.actor.saveAutoRenewal': async (world) =>
      world.holds.release(calls.autoRenewal, async (route) => {
        expect(route.request().postDataJSON()).toEqual({ AutoRenewal: await setting(world).isChecked() });
        await route.fulfill({ status: 204 });
      }),
    'xstate.error.actor.saveAutoRenewal': ({ holds }) =>
      holds.release(calls.autoRenewal, (route) => route.fulfill(fault)),
    'xstate.done.actor.loadAutoRenewal': async (world, { output }) => {
      await world.holds.release(calls.info, (route) =>
        route.fulfill({ json: { ...subscribed, AutoRenewal: output } }),
      );
      await expect.poll(() => setting(world).isChecked()).toBe(output);
    },
    'xstate.error.actor.loadAutoRenewal': ({ holds }) => holds.release(calls.info, (route) => route.abort()),
  },
  states: {
    kept: (world) => isLocked(world, false),
    saving: (world) => isLocked(world, true),
    confirming: (world) => isLocked(world, true),
    unknown: async (world) => {
      await world.page.getByText(/^No answer was received/).waitFor();
      await isLocked(world, true);
    },
    refused: async (world) => {
      await says(world, 'The setting could not be changed. It is as before.');
      await isLocked(world, false);
    },
  },
  notHere: {
    'autoRenewal.loaded':
      'follows a change of the subscription; the row `kept, refused, unknown | autoRenewal.loaded` covers it',
  },
});
