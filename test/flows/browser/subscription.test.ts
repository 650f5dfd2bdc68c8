import { expect } from 'vitest';
import { notRenewedText, paidText, renewedText } from '../../../machines/subscription.ts';
import { failureOf } from '../../../src/domain/failure.ts';
import {
  boughtElsewhere,
  renewed,
  subscribed,
  uncompleted,
} from '../../portal/account/subscriptions-answers.ts';
import { changed, subscriptionKit } from '../kits/subscription.ts';
import {
  answerAlways,
  approve,
  fault,
  readDialog,
  scriptPath,
  scriptText,
  signInWithPayment,
  windowOpened,
} from '../payment-on.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';

const calls = {
  info: '/api/subscription/info',
  price: '/api/subscription/changePrice',
  save: '/api/subscription/changeSubscription',
  cancel: '/api/payment/cancel',
} as const;

const box = ({ page }: BrowserWorld, name: string) =>
  page.getByRole('checkbox', { name: `${name}, IGDL`, exact: true });
const button = ({ page }: BrowserWorld, name: string) => page.getByRole('button', { name, exact: true });
const says = ({ page }: BrowserWorld, text: string) =>
  page.getByText(text, { exact: true }).first().waitFor();
const renewIsOpen = (world: BrowserWorld, isOpen: boolean) =>
  expect.poll(() => button(world, 'Renew').isEnabled()).toBe(isOpen);

/** What was refused, in the contract's words. */
const conflict = (message: string) => ({
  status: 409,
  json: { error: { code: 'conflict', message, requestId: 'req-9' } },
});
const stale = {
  status: 409,
  json: {
    error: { code: 'conflict', message: 'Changed', requestId: 'req-9', subscription: boughtElsewhere },
  },
};
const failed = /An error has occurred/;

walkBrowser(subscriptionKit, {
  open: async (world) => {
    const { page, holds, origin } = world;
    await signInWithPayment(world);
    await answerAlways(page, '/api/payment/check', { OrderID: 'o-81', OrderStatus: 'created' });
    await answerAlways(page, '/api/payment/create', { OrderID: 'PP-1' });
    await answerAlways(page, '/api/payment/execute', { OrderID: 'o-81', OrderStatus: 'paid' });
    await page.route(
      (url) => url.pathname === scriptPath,
      (route) => route.fulfill({ contentType: 'text/javascript', body: scriptText }),
    );
    for (const path of Object.values(calls)) await holds.hold(path);
    await page.goto(`${origin}/my-account/subscriptions`);
  },
  events: {
    'xstate.done.actor.loadSubscription': async (world, { output }, before) => {
      const json =
        output === changed ? renewed : output.uncompletedPayments.length > 0 ? uncompleted : subscribed;
      await world.holds.release(calls.info, (route) => route.fulfill({ json }));
      if (before.matches('confirming'))
        await readDialog(
          world,
          output === changed ? renewedText : json === uncompleted ? /has been paid/ : notRenewedText,
        );
    },
    'xstate.error.actor.loadSubscription': async (world) => {
      await world.holds.release(calls.info, (route) => route.fulfill(fault));
      await readDialog(world, failed);
    },
    'selection.changed': async (world, { selection }, before) => {
      if (Object.keys(selection).length === 0) await box(world, 'Real-time orders').click();
      // What is subscribed to was shown by itself when the page opened.
      else if (!before.matches('opening')) await box(world, 'Real-time trades').click();
    },
    'xstate.done.actor.priceSelection': ({ holds }, { output }) =>
      holds.release(calls.price, (route) =>
        route.fulfill({ json: { Price: output.price, SubscriptionEndDate: output.endDate } }),
      ),
    'xstate.error.actor.priceSelection': async (world) => {
      await world.holds.release(calls.price, (route) => route.fulfill(fault));
      await readDialog(world, failed);
    },
    'retry.requested': (world) => button(world, 'Try again').click(),
    'renewal.chosen': (world) => button(world, 'Renew').click(),
    'xstate.done.actor.saveSubscription': async (world, { output }) => {
      const { kind, price } = output;
      await world.holds.release(calls.save, (route) =>
        route.fulfill(kind === 'stale' ? stale : { json: { Price: price } }),
      );
      // Told on the page and not in the dialog.
      if (kind === 'stale') return;
      await readDialog(world, price > 0 ? /has been paid/ : renewedText);
    },
    'changes.taken': (world) => button(world, 'Take the changes').click(),
    'selection.kept': (world) => button(world, 'Keep my selection').click(),
    'xstate.error.actor.saveSubscription': async (world, { error }) => {
      const { kind, message } = failureOf(error);
      const isRefused = kind === 'refused';
      await world.holds.release(calls.save, (route) => route.fulfill(isRefused ? conflict(message) : fault));
      if (isRefused) await readDialog(world, message);
    },
    'payment.completed': async (world) => {
      await button(world, 'PayPal').click();
      await windowOpened(world.page);
      await approve(world.page);
      await readDialog(world, paidText);
    },
    'cancellation.chosen': (world) => button(world, 'Cancel payment').click(),
    'xstate.done.actor.cancelPayment': async (world) => {
      await world.holds.release(calls.cancel, async (route) => {
        expect(route.request().postDataJSON()).toEqual({ OrderID: 'o-81' });
        await route.fulfill({ status: 204 });
      });
    },
    'xstate.error.actor.cancelPayment': async (world, { error }) => {
      const { kind, message } = failureOf(error);
      const isRefused = kind === 'refused';
      await world.holds.release(calls.cancel, (route) =>
        route.fulfill(isRefused ? conflict(message) : fault),
      );
      await readDialog(world, isRefused ? message : failed);
    },
  },
  states: {
    loading: (world) => says(world, 'Loading your subscription'),
    failed: (world) => says(world, 'Your subscription could not be loaded.'),
    idle: async (world) => {
      await says(world, '$150');
      await says(world, '31 March 2027');
      await renewIsOpen(world, true);
    },
    unselected: async (world) => {
      await says(world, 'Select at least one venue');
      await renewIsOpen(world, false);
    },
    unpriced: async (world) => {
      await says(world, 'The price could not be calculated.');
      await renewIsOpen(world, false);
    },
    pricing: async (world) => {
      await says(world, 'Calculating the price');
      await renewIsOpen(world, false);
    },
    'pricing.asking': (world) => says(world, 'Calculating the price'),
    confirming: (world) => says(world, 'Saving your subscription'),
    unconfirmed: async ({ page }) => {
      await page.getByText(/^No answer came to your change/).waitFor();
    },
    changedElsewhere: (world) => says(world, 'Changed in another window'),
    renewing: (world) => says(world, 'Saving your subscription'),
    unpaid: async (world) => {
      // B 4: only the first uncompleted payment is shown; the grid is overlaid and disabled.
      await says(world, '$600');
      expect(await world.page.getByText('$300', { exact: true }).count()).toBe(0);
      await says(world, 'Locked until the payment of $600 is completed or cancelled');
      const locked = world.page.getByRole('checkbox', {
        name: 'Real-time orders, IGDL',
        exact: true,
        includeHidden: true,
      });
      expect(await locked.isDisabled()).toBe(true);
    },
    'unpaid.paying': async ({ page }) => {
      await page.getByRole('heading', { name: 'Uncompleted payment' }).waitFor();
    },
    'unpaid.paying.open': async (world) => {
      await button(world, 'PayPal').waitFor();
      await button(world, 'Cancel payment').waitFor();
    },
    'unpaid.cancelling': (world) => says(world, 'Cancelling the payment'),
  },
  unseen: {
    unconfirmed: 'walked on the page and by the machine',
    entering: 'left in the step that enters it',
    recalling: 'where a payment was cut off, which a journey tries',
    opening: 'passed at once where the venues have come before',
    'pricing.waiting': 'a fifth of a second; its time is walked in the machine world',
    'pricing.waiting.settling': 'a fifth of a second; its time is walked in the machine world',
    'unpaid.paying.charging': 'passed too soon to look; seen on the page and in a journey',
    broken: 'only a defect of the page itself leads there',
  },
  notHere: {
    'loading: selection.changed to * → *': 'the grid is not there; the machine world walks it',
    'failed: selection.changed to * → *': 'the grid is not there; the machine world walks it',
    'unselected: selection.changed to none → *': 'each press chooses or clears; the machine world walks it',
    'unpaid.paying.charging: * → *': 'passed too soon to look; walked on the page',
    'broken: * → *': 'only a defect of the page itself leads there; the machine world walks what follows',
    'xstate.after.debounce.subscription.pricing.waiting.settling': 'comes by itself, too soon to look before',
    'xstate.after.debounceMaxWait.subscription.pricing.waiting': 'needs changes that do not stop',
    'subscription.terminated': 'told by the termination, whose own page is walked by itself',
    'payment.refused': 'told by the payment; its price is seen to change in a journey',
    'payment.released': 'told by the payment itself as soon as it can be paid',
    'payment.charging': 'told by the payment itself; what it locks is seen on the page',
    'payment.held': 'told by the payment itself; what it locks is seen in a journey',
    'payment.withdrawn': 'told by the payment itself, as its completion is',
    'xstate.error.actor.venueSelection': 'only a defect of the page itself',
    'xstate.error.actor.termination': 'only a defect of the page itself',
    'xstate.error.actor.payment': 'only a defect of the page itself',
  },
});
