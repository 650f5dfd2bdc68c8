import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { paidText } from '../../../machines/subscription.ts';
import { failureOf } from '../../../src/domain/failure.ts';
import { pagePaths } from '../../../src/domain/page-paths.ts';
import type { PaymentStatus } from '../../../src/domain/payment/payment-status.ts';
import { priceAnswer, subscribed, uncompleted } from '../../portal/account/subscriptions-answers.ts';
import {
  answerAlways,
  approve,
  breakWindow,
  closeWindow,
  fault,
  readDialog,
  scriptPath,
  scriptText,
  signInWithPayment,
  windowOpened,
} from '../payment-on.ts';
import { seeBrowserTab } from '../see-browser-tab.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { paymentKit } from './kit.ts';

const calls = {
  check: '/api/payment/check',
  create: '/api/payment/create',
  execute: '/api/payment/execute',
} as const;

const button = ({ page }: BrowserWorld, name: string) => page.getByRole('button', { name, exact: true });
const paypal = (world: BrowserWorld) => button(world, 'PayPal');
const says = ({ page }: BrowserWorld, text: string | RegExp) => page.getByText(text).first().waitFor();
const carriesKey = (headers: Record<string, string>) =>
  expect(headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);

const infoPath = '/api/subscription/info';
/** Whether the service has answered that nothing is due any more. */
let isSettled = false;
const settle = (status: PaymentStatus): void => {
  isSettled = !['created', 'executing', 'pending'].includes(status);
};

/** The answer of a service that did not process the call, or that failed. */
function faultOf(error: unknown) {
  const { kind } = failureOf(error);
  if (kind === 'defect') return fault;
  const [status, code] = kind === 'unauthenticated' ? [401, 'unauthenticated'] : [403, 'forbidden'];
  return { status, json: { error: { code, message: '', requestId: 'req-8' } } };
}

/** Only the provider's refusal of a held payment is reported outside the page. */
async function readDecision(world: BrowserWorld, status: PaymentStatus): Promise<void> {
  if (status === 'failed') await readDialog(world, 'The payment was not accepted. Nothing has been charged.');
}

/** The page says why the script did not load only after the third try. */
async function readLastTry(world: BrowserWorld, { context }: AnyMachineSnapshot): Promise<void> {
  if (context.scriptAttempts === 3) await readDialog(world, /script/);
}

const pass =
  (milliseconds: number) =>
  ({ page }: BrowserWorld) =>
    page.clock.fastForward(milliseconds);

walkBrowser(paymentKit, {
  most: 2,
  open: async (world) => {
    const { page, holds, origin } = world;
    await signInWithPayment(world);
    isSettled = false;
    await page.clock.install();
    await holds.answer(infoPath, (route) => route.fulfill({ json: isSettled ? subscribed : uncompleted }));
    await answerAlways(world, '/api/subscription/changePrice', priceAnswer);
    for (const path of [...Object.values(calls), scriptPath]) await holds.hold(path);
    await page.goto(`${origin}/my-account/subscriptions`);
  },
  events: {
    'xstate.done.actor.checkOrder': async (world, { output }) => {
      await world.holds.release(calls.check, async (route) => {
        expect(route.request().postDataJSON()).toEqual({ OrderID: 'o-81' });
        settle(output);
        await route.fulfill({ json: { OrderID: 'o-81', OrderStatus: output } });
      });
      await readDecision(world, output);
    },
    'xstate.error.actor.checkOrder': ({ holds }, { error }) =>
      holds.release(calls.check, (route) => route.fulfill(faultOf(error))),
    'xstate.done.actor.loadScript': ({ holds }) =>
      holds.release(scriptPath, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: scriptText }),
      ),
    'xstate.error.actor.loadScript': async (world, _, before) => {
      await world.holds.release(scriptPath, (route) => route.abort());
      await readLastTry(world, before);
    },
    'xstate.after.scriptTimeout.payment.loadingScript': async (world, _, before) => {
      await pass(10_000)(world);
      // An aborted call is not answered.
      await world.holds.release(scriptPath, (route) => route.abort());
      await readLastTry(world, before);
    },
    'xstate.after.scriptRetryDelay.payment.retryingScript': pass(1_000),
    'xstate.after.approvalWait.payment.approving.waiting': pass(15_000),
    'xstate.after.executeWait.payment.executing': pass(30_000),
    'xstate.after.pendingWait.payment.pending.waiting': pass(5_000),
    'payment.started': (world) => paypal(world).click(),
    'xstate.done.actor.createOrder': async ({ page, holds }, { output }) => {
      await holds.release(calls.create, async (route) => {
        expect(route.request().postDataJSON()).toEqual({ OrderID: 'o-81', ShownPrice: 600 });
        carriesKey(route.request().headers());
        await route.fulfill({ json: { OrderID: output } });
      });
      await windowOpened(page);
    },
    'xstate.error.actor.createOrder': async (world, { error }) => {
      const { page, holds } = world;
      const { kind, price, message } = failureOf(error);
      if (price === undefined && kind !== 'notFound') {
        await holds.release(calls.create, (route) =>
          kind === 'unavailable' ? route.abort() : route.fulfill(faultOf(error)),
        );
        if (kind === 'unauthenticated') return;
        const words = kind === 'unavailable' ? 'Service is temporarily' : 'An error has occurred';
        return readDialog(world, `Payment not opened: ${words}`);
      }
      // The amount due may have changed, so the page around the payment loads it again, and then the payment reloads.
      const askedAnew = page.waitForResponse((response) => new URL(response.url()).pathname === infoPath);
      const code = kind === 'notFound' ? 'not-found' : 'conflict';
      await holds.release(calls.create, (route) =>
        route.fulfill({
          status: kind === 'notFound' ? 404 : 409,
          json: { error: { code, message, requestId: 'req-7', price } },
        }),
      );
      await askedAnew;
      await readDialog(world, `Payment not opened: ${message}`);
    },
    'payment.approved': ({ page }) => approve(page),
    'window.closed': ({ page }) => closeWindow(page),
    'window.failed': async (world) => {
      await breakWindow(world.page, 'popup blocked');
      await readDialog(world, /popup blocked/);
    },
    'xstate.done.actor.executeOrder': async (world, { output }) => {
      await world.holds.release(calls.execute, async (route) => {
        expect(route.request().postDataJSON()).toEqual({
          Token: 'PP-1',
          PaymentID: 'PP-1',
          PayerID: 'PAYER-1',
        });
        carriesKey(route.request().headers());
        settle(output);
        await route.fulfill({ json: { OrderID: 'o-81', OrderStatus: output } });
      });
      await readDecision(world, output);
      if (output !== 'created') return;
      await says(world, 'The payment was declined. Choose another way to pay.');
      await expect.poll(() => world.page.evaluate<number>('paymentHand.restarts')).toBe(1);
    },
    'xstate.error.actor.executeOrder': async (world, { error }) => {
      await world.holds.release(calls.execute, (route) => route.fulfill(faultOf(error)));
      const { kind } = failureOf(error);
      if (kind !== 'unauthenticated') await readDialog(world, kind === 'forbidden' ? /req-8/ : /req-9/);
    },
    'retry.requested': async (world, _, before) => {
      if (!before.matches('pending')) return button(world, 'Try again').click();
      // The page checks by itself every five seconds, which may pass before the button is pressed.
      if (await button(world, 'Check again').isDisabled())
        await world.holds.release(calls.check, (route) =>
          route.fulfill({ json: { OrderID: 'o-81', OrderStatus: 'pending' } }),
        );
      await button(world, 'Check again').click();
    },
    'tab.hidden': ({ page }) => seeBrowserTab(page, true),
    'tab.shown': ({ page }) => seeBrowserTab(page, false),
  },
  states: {
    checking: (world) => says(world, 'Checking the payment'),
    'checking.alone': async (world) => expect(await paypal(world).count()).toBe(0),
    'checking.again': (world) => paypal(world).waitFor(),
    'checking.pressed': (world) => paypal(world).waitFor(),
    loadingScript: (world) => says(world, 'Loading PayPal'),
    // It is requested again within a second, and the text stays.
    retryingScript: (world) => says(world, 'Loading PayPal'),
    ready: (world) => paypal(world).waitFor(),
    creating: (world) => says(world, 'Opening the payment'),
    approving: (world) => says(world, /^(Approve the payment in the PayPal window|The payment was declined)/),
    'approving.waiting': (world) => paypal(world).waitFor(),
    // The window stays open.
    'approving.asking': (world) => paypal(world).waitFor(),
    executing: (world) => says(world, 'Taking the payment'),
    interrupted: ({ page }) => page.waitForURL((url) => url.pathname === pagePaths.login),
    pending: async (world) => {
      await says(world, 'PayPal is still checking your payment of $600');
      expect(await paypal(world).count()).toBe(0);
    },
    'pending.waiting': (world) => button(world, 'Check again').waitFor(),
    'pending.asking': (world) => expect.poll(() => button(world, 'Check again').isDisabled()).toBe(true),
    'pending.paused': (world) => says(world, 'PayPal is still checking your payment of $600'),
    failed: (world) => button(world, 'Try again').waitFor(),
    'failed.script': ({ page }) =>
      page
        .getByRole('main')
        .getByRole('alert')
        .getByText(/script/)
        .waitFor(),
    'failed.unknown': (world) =>
      world.page.getByRole('main').getByRole('alert').getByText('An error has occurred').waitFor(),
    paid: async (world) => {
      await readDialog(world, paidText);
      await world.page.getByRole('button', { name: /^Renew/ }).waitFor();
      expect(await paypal(world).count()).toBe(0);
    },
    cancelled: async (world) => {
      await world.page.getByRole('button', { name: /^Renew/ }).waitFor();
      expect(await paypal(world).count()).toBe(0);
    },
  },
  notHere: {
    'interrupted: * → *': 'the page is left for the sign-in: a journey returns, and it is walked on the page',
    '*.asking: xstate.error.actor.checkOrder unauthenticated → *':
      'the page is left for the sign-in in any wait: walked on the page',
    'button.failed': 'the provider’s button reports it while being drawn, tried on the page',
  },
});
