import { expect } from 'vitest';
import { paidText } from '../../../machines/subscription.ts';
import type { PaymentStatus } from '../../../src/domain/payment/payment-status.ts';
import { subscribed, uncompleted } from '../../portal/account/subscriptions-answers.ts';
import { paymentKit } from '../kits/payment.ts';
import {
  answerAlways,
  approve,
  breakWindow,
  closeWindow,
  fault,
  priced,
  readDialog,
  scriptPath,
  scriptText,
  signInWithPayment,
  windowOpened,
} from '../payment-on.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';

const calls = {
  check: '/api/payment/check',
  create: '/api/payment/create',
  execute: '/api/payment/execute',
} as const;

const button = ({ page }: BrowserWorld, name: string) => page.getByRole('button', { name, exact: true });
const paypal = (world: BrowserWorld) => button(world, 'PayPal');
const says = ({ page }: BrowserWorld, text: string) => page.getByText(text).first().waitFor();
const carriesKey = (headers: Record<string, string>) =>
  expect(headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);

const infoPath = '/api/subscription/info';
/** Whether the service has said that there is nothing to pay any more. */
let isSettled = false;
const settle = (status: PaymentStatus): void => {
  isSettled = !['created', 'executing', 'pending'].includes(status);
};

const elsewhere = 'leaves this page and comes back to it: tried by a journey, and walked on the page';

walkBrowser(paymentKit, {
  open: async (world) => {
    const { page, holds, origin } = world;
    await signInWithPayment(world);
    isSettled = false;
    await page.route(
      (url) => url.pathname === infoPath,
      (route) => route.fulfill({ json: isSettled ? subscribed : uncompleted }),
    );
    await answerAlways(page, '/api/subscription/changePrice', priced);
    for (const path of [...Object.values(calls), scriptPath]) await holds.hold(path);
    await page.goto(`${origin}/my-account/subscriptions`);
  },
  events: {
    'xstate.done.actor.checkOrder': ({ holds }, { output }) =>
      holds.release(calls.check, async (route) => {
        expect(route.request().postDataJSON()).toEqual({ OrderID: 'o-81' });
        settle(output);
        await route.fulfill({ json: { OrderID: 'o-81', OrderStatus: output } });
      }),
    'xstate.error.actor.checkOrder': ({ holds }) =>
      holds.release(calls.check, (route) => route.fulfill(fault)),
    'xstate.done.actor.loadScript': ({ holds }) =>
      holds.release(scriptPath, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: scriptText }),
      ),
    'xstate.error.actor.loadScript': ({ holds }) => holds.release(scriptPath, (route) => route.abort()),
    'payment.started': (world) => paypal(world).click(),
    'xstate.done.actor.createOrder': async ({ page, holds }, { output }) => {
      await holds.release(calls.create, async (route) => {
        expect(route.request().postDataJSON()).toEqual({ OrderID: 'o-81' });
        carriesKey(route.request().headers());
        await route.fulfill({ json: { OrderID: output } });
      });
      await windowOpened(page);
    },
    'xstate.error.actor.createOrder': async (world) => {
      const { page, holds } = world;
      // What is to be paid may be something else by now: the page around it asks anew, and then the payment does.
      const askedAnew = page.waitForResponse((response) => new URL(response.url()).pathname === infoPath);
      await holds.release(calls.create, (route) => route.fulfill(fault));
      await askedAnew;
      await readDialog(world, 'Payment not opened: An error has occurred');
    },
    'payment.approved': ({ page }) => approve(page),
    'window.closed': ({ page }) => closeWindow(page),
    'window.failed': async (world) => {
      await breakWindow(world.page, 'popup blocked');
      await readDialog(world, /popup blocked/);
    },
    'xstate.done.actor.executeOrder': ({ holds }, { output }) =>
      holds.release(calls.execute, async (route) => {
        expect(route.request().postDataJSON()).toEqual({
          Token: 'PP-1',
          PaymentID: 'PP-1',
          PayerID: 'PAYER-1',
        });
        carriesKey(route.request().headers());
        settle(output);
        await route.fulfill({ json: { OrderID: 'o-81', OrderStatus: output } });
      }),
    'xstate.error.actor.executeOrder': async (world) => {
      await world.holds.release(calls.execute, (route) => route.fulfill(fault));
      await readDialog(world, /req-9/);
    },
    'retry.requested': (world) => button(world, 'Try again').click(),
    'status.asked': async (world) => {
      // Every five seconds the page asks by itself, and the look at the screen may have taken longer.
      if (await button(world, 'Check again').isDisabled())
        await world.holds.release(calls.check, (route) =>
          route.fulfill({ json: { OrderID: 'o-81', OrderStatus: 'pending' } }),
        );
      await button(world, 'Check again').click();
    },
  },
  states: {
    checking: (world) => says(world, 'Checking the payment'),
    loadingScript: (world) => says(world, 'Loading PayPal'),
    // Asked for again within a second, and the words stay.
    retryingScript: (world) => says(world, 'Loading PayPal'),
    ready: (world) => paypal(world).waitFor(),
    creating: (world) => says(world, 'Opening the payment'),
    approving: (world) => says(world, 'Approve the payment in the window of PayPal.'),
    'approving.waiting': (world) => paypal(world).waitFor(),
    executing: (world) => says(world, 'Taking the payment'),
    pending: async (world) => {
      await says(world, 'PayPal is still checking your payment of $600');
      expect(await paypal(world).count()).toBe(0);
    },
    'pending.waiting': (world) => button(world, 'Check again').waitFor(),
    'pending.asking': (world) => expect.poll(() => button(world, 'Check again').isDisabled()).toBe(true),
    failed: (world) => button(world, 'Try again').waitFor(),
    'failed.unknown': (world) =>
      world.page.getByRole('main').getByRole('alert').getByText('An error has occurred').waitFor(),
    paid: async (world) => {
      await readDialog(world, paidText);
      await button(world, 'Renew').waitFor();
      expect(await paypal(world).count()).toBe(0);
    },
    cancelled: async (world) => {
      await button(world, 'Renew').waitFor();
      expect(await paypal(world).count()).toBe(0);
    },
  },
  notHere: {
    'xstate.error.actor.checkOrder unauthenticated': elsewhere,
    'xstate.error.actor.createOrder unauthenticated': elsewhere,
    'xstate.error.actor.executeOrder unauthenticated': elsewhere,
    'xstate.error.actor.createOrder forbidden': elsewhere,
    'xstate.error.actor.executeOrder forbidden': elsewhere,
    'interrupted: * → *': elsewhere,
    'approving.asking: * → *': 'reached by fifteen seconds of waiting only: walked on the page',
    'loadingScript: xstate.error.actor.loadScript → failed.script':
      'the third script that does not come, with seconds between them: walked on the page',
    'failed.script: * → *': 'three scripts that do not come, with seconds between them: walked on the page',
    'button.failed': 'the provider’s button says so while it is drawn, tried on the page',
    'xstate.after.scriptTimeout.payment.loadingScript':
      'ten seconds of waiting: walked where time can be moved',
    'xstate.after.scriptRetryDelay.payment.retryingScript': 'comes by itself, and shows nothing new',
    'xstate.after.approvalWait.payment.approving.waiting':
      'fifteen seconds of waiting: walked where time can be moved',
    'xstate.after.executeWait.payment.executing': 'half a minute of waiting: walked where time can be moved',
    'xstate.after.pendingWait.payment.pending.waiting': 'five seconds of waiting: the person asks sooner',
  },
  unseen: {
    interrupted: 'the browser leaves for the sign-in: tried by a journey',
    'approving.asking': 'looks as waiting does, and is reached by fifteen seconds of waiting only',
    'failed.script': 'three scripts that do not come, with seconds between them: walked on the page',
  },
});
