import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { failureOf } from '../../../src/domain/failure.ts';
import { beSignedIn } from '../../journeys/signed-in.ts';
import { priceAnswer, priced, subscribed } from '../../portal/account/subscriptions-answers.ts';
import { accountExportKit } from '../kits/account-export.ts';
import { autoRenewalKit } from '../kits/auto-renewal.ts';
import { madePayment, receipt, receiptsKit } from '../kits/receipts.ts';
import { terminationKit } from '../kits/termination.ts';
import { answerAlways, fault, readDialog, signInWithPayment } from '../payment-on.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';

const calls = {
  export: '/api/userdetails/export',
  info: '/api/subscription/info',
  autoRenewal: '/api/subscription/autoRenewal',
  terminate: '/api/subscription/terminate',
  history: '/api/payment/history',
  receipt: '/api/payment/receipt',
} as const;

const button = ({ page }: BrowserWorld, name: string) => page.getByRole('button', { name, exact: true });
const says = ({ page }: BrowserWorld, text: string) =>
  page.getByText(text, { exact: true }).first().waitFor();
const failed = /An error has occurred/;

const refusal = (status: number, message: string) => ({
  status,
  json: { error: { code: status === 404 ? 'not-found' : 'conflict', message, requestId: 'req-9' } },
});

/** Opens the subscriptions page with that subscription; from then on those calls are held. */
async function openSubscriptions(
  world: BrowserWorld,
  subscription: object,
  held: readonly string[],
): Promise<void> {
  await signInWithPayment(world);
  await answerAlways(world, calls.info, subscription);
  await answerAlways(world, '/api/subscription/changePrice', priceAnswer);
  for (const path of held) await world.holds.hold(path);
  await world.page.goto(`${world.origin}/my-account/subscriptions`);
  await button(world, 'Renew').waitFor();
}

walkBrowser(accountExportKit, {
  open: async (world) => {
    await beSignedIn(world);
    await world.holds.hold(calls.export);
    await world.page.goto(`${world.origin}/my-account/details`);
    await button(world, 'Export my data').waitFor();
  },
  events: {
    'export.requested': (world) => button(world, 'Export my data').click(),
    // The running program sends the file itself.
    'xstate.done.actor.exportAccount': async ({ page, holds }) => {
      const [download] = await Promise.all([page.waitForEvent('download'), holds.release(calls.export)]);
      expect(download.suggestedFilename()).toMatch(/^daylight-account-\d{4}-\d\d-\d\d\.json$/);
      const text = await readFile(await download.path(), 'utf8');
      expect(JSON.parse(text)).toMatchObject({ Account: { Email: 'analyst@daylight.example' } });
    },
    'xstate.error.actor.exportAccount': async (world) => {
      await world.holds.release(calls.export, (route) => route.fulfill(fault));
      await readDialog(world, failed);
    },
  },
  states: {
    idle: async (world) => expect(await button(world, 'Export my data').isEnabled()).toBe(true),
    exporting: async (world) => {
      await says(world, 'Creating the file…');
      expect(await button(world, 'Export my data').isDisabled()).toBe(true);
    },
    exported: (world) => says(world, 'The file has been saved by your browser.'),
    failed: ({ page }) => page.getByText(/could not be made/).waitFor(),
  },
});

const madeMeanwhile = 'needs a held payment that is decided while a receipt is open: walked on the page';

walkBrowser(receiptsKit, {
  open: (world) => openSubscriptions(world, subscribed, [calls.history, calls.receipt]),
  events: {
    'xstate.done.actor.loadPayments': ({ holds }) =>
      holds.release(calls.history, (route) => route.fulfill({ json: { Payments: [madePayment] } })),
    'xstate.error.actor.loadPayments': ({ holds }) =>
      holds.release(calls.history, (route) => route.fulfill(fault)),
    'retry.requested': (world) => button(world, 'Try again').click(),
    'receipt.chosen': (world) => button(world, 'Receipt DL-2026-000081').click(),
    'xstate.done.actor.loadReceipt': ({ holds }) =>
      holds.release(calls.receipt, async (route) => {
        expect(new URL(route.request().url()).searchParams.get('number')).toBe('DL-2026-000081');
        await route.fulfill({ json: receipt });
      }),
    'xstate.error.actor.loadReceipt': async (world) => {
      await world.holds.release(calls.receipt, (route) =>
        route.fulfill(refusal(404, 'There is no such receipt')),
      );
      await readDialog(world, /There is no such receipt/);
    },
    'receipt.closed': async (world) => {
      await button(world, 'Close').click();
      await world.page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
  states: {
    loading: (world) => says(world, 'Loading payments'),
    listed: async ({ page }) => {
      const table = page.getByRole('table', { name: 'Payments' });
      await table.getByText('14 March 2026').waitFor();
      await table.getByText('$600').waitFor();
    },
    failed: ({ page }) =>
      page
        .getByRole('main')
        .getByRole('alert')
        .getByText(/could not be loaded/)
        .waitFor(),
    opening: (world) => says(world, 'Opening the receipt'),
    reading: async ({ page }) => {
      const sheet = page.getByRole('dialog', { name: 'Receipt DL-2026-000081' });
      for (const text of ['Fathom Ltd', 'United Kingdom', 'Daylight Data Ltd', '$500.00', '$100.00'])
        await sheet.getByText(text, { exact: true }).first().waitFor();
      // As printed: the receipt alone.
      await page.emulateMedia({ media: 'print' });
      expect(await sheet.getByText('Fathom Ltd').isVisible()).toBe(true);
      expect(await sheet.getByRole('button', { name: 'Close' }).isVisible()).toBe(false);
      await page.emulateMedia({ media: 'screen' });
    },
  },
  notHere: {
    'listed: retry.requested → *':
      'follows a change of the subscription; the row `listed, failed | retry.requested` covers it',
    'opening: retry.requested → *': madeMeanwhile,
    'reading: retry.requested → *': madeMeanwhile,
    'opening: xstate.error.actor.loadReceipt → loading': madeMeanwhile,
    'reading: receipt.closed → loading': madeMeanwhile,
    'failed: receipt.chosen → opening': 'needs payments that cannot be loaded again: walked on the page',
  },
});

const question = ({ page }: BrowserWorld) =>
  page.getByRole('dialog', { name: 'Terminate your subscription?' });

walkBrowser(terminationKit, {
  open: (world) => openSubscriptions(world, priced, [calls.terminate]),
  events: {
    'termination.chosen': (world) => button(world, 'Terminate subscription').click(),
    'termination.declined': (world) => button(world, 'Keep subscription').click(),
    'termination.confirmed': (world) => button(world, 'Terminate').click(),
    'xstate.done.actor.terminate': async ({ page, holds }, { output }) => {
      await holds.release(calls.terminate, (route) => route.fulfill({ json: { TerminatedOn: output } }));
      const notice = page.getByRole('region', { name: /^A new price from / });
      await notice.getByText(/You terminated your subscription on 21 November 2026/).waitFor();
      expect(await page.getByRole('button', { name: 'Terminate subscription' }).count()).toBe(0);
    },
    'xstate.error.actor.terminate': async (world, { error }) => {
      const { kind, message } = failureOf(error);
      const isRefused = kind === 'refused';
      await world.holds.release(calls.terminate, (route) =>
        route.fulfill(isRefused ? refusal(409, message) : fault),
      );
      await readDialog(world, isRefused ? message : failed);
    },
  },
  states: {
    kept: async (world) => {
      await question(world).waitFor({ state: 'detached' });
      await world.page.getByText(/will cost \$30 a month each, instead of \$25/).waitFor();
    },
    confirming: async (world) => {
      await question(world)
        .getByText(/Your subscription runs to 31 March 2027/)
        .waitFor();
      const keep = button(world, 'Keep subscription');
      await expect.poll(() => keep.evaluate((one) => one === document.activeElement)).toBe(true);
    },
    terminating: (world) => says(world, 'Terminating your subscription'),
  },
});

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
