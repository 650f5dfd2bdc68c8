import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { notRenewedText, paidText, renewedText } from '../../../machines/subscription.ts';
import { failureOf } from '../../../src/domain/failure.ts';
import type { PaymentStatus } from '../../../src/domain/payment/payment-status.ts';
import {
  boughtElsewhere,
  priceAnswer,
  renewed,
  subscribed,
  uncompleted,
} from '../../portal/account/subscriptions-answers.ts';
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
import { changed, subscriptionKit } from './kit.ts';

const calls = {
  info: '/api/subscription/info',
  price: '/api/subscription/changePrice',
  save: '/api/subscription/changeSubscription',
  cancel: '/api/payment/cancel',
  create: '/api/payment/create',
  execute: '/api/payment/execute',
} as const;

const box = ({ page }: BrowserWorld, name: string) =>
  page.getByRole('checkbox', { name: `${name}, IGDL`, exact: true });
const button = ({ page }: BrowserWorld, name: string) => page.getByRole('button', { name, exact: true });
const renewButton = ({ page }: BrowserWorld) => page.getByRole('button', { name: /^Renew/ });
const says = ({ page }: BrowserWorld, text: string | RegExp) =>
  page.getByText(text, { exact: true }).first().waitFor();
const renewIsOpen = (world: BrowserWorld, isOpen: boolean) =>
  expect.poll(() => renewButton(world).isEnabled()).toBe(isOpen);

/** The refusal, in the contract's form. */
const conflict = (message: string, price?: number) => ({
  status: 409,
  json: { error: { code: 'conflict', message, requestId: 'req-9', price } },
});
const stale = {
  status: 409,
  json: {
    error: { code: 'conflict', message: 'Changed', requestId: 'req-9', subscription: boughtElsewhere },
  },
};
/** The page whose clock stands still. */
let held: Page | null = null;

/** Stops the clock, since delays for further changes would otherwise expire. */
async function holdTime({ page }: BrowserWorld): Promise<void> {
  if (held === page) return;
  held = page;
  // A dialog that is fading out would stay in front of the page.
  await page.locator('[role="dialog"]').waitFor({ state: 'detached' });
  // The clock runs on until it is stopped, so it stops at a time that is certainly still to come.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3_600_000);
}

/** Advances the clock and lets it run from then on. */
async function passTime({ page }: BrowserWorld, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  await page.clock.resume();
  held = null;
}

const failed = /An error has occurred/;

/** The person pays, and the charge is in progress; from then on the path decides. */
async function beginCharging(world: BrowserWorld): Promise<void> {
  await button(world, 'PayPal').click();
  await world.holds.release(calls.create, (route) => route.fulfill({ json: { OrderID: 'PP-1' } }));
  await windowOpened(world.page);
  await approve(world.page);
}

/** The provider's decision on the payment, which is first charged if it has not been. */
async function endCharging(
  world: BrowserWorld,
  before: AnyMachineSnapshot,
  status: PaymentStatus,
): Promise<void> {
  if (!before.matches({ order: { unpaid: 'charging' } })) await beginCharging(world);
  await world.holds.release(calls.execute, (route) =>
    route.fulfill({ json: { OrderID: 'o-81', OrderStatus: status } }),
  );
}

walkBrowser(subscriptionKit, {
  most: 2,
  open: async (world) => {
    const { page, holds, origin } = world;
    await signInWithPayment(world);
    await answerAlways(world, '/api/payment/check', { OrderID: 'o-81', OrderStatus: 'created' });
    await holds.answer(scriptPath, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: scriptText }),
    );
    for (const path of Object.values(calls)) await holds.hold(path);
    await page.clock.install();
    await page.goto(`${origin}/my-account/subscriptions`);
  },
  events: {
    'xstate.done.actor.loadSubscription': async (world, { output }, before) => {
      const json =
        output === changed ? renewed : output.uncompletedPayments.length > 0 ? uncompleted : subscribed;
      await world.holds.release(calls.info, (route) => route.fulfill({ json }));
      if (before.matches({ order: 'confirming' }))
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
      const trades = box(world, 'Real-time trades');
      if (!before.matches({ selection: 'held' })) await holdTime(world);
      if (Object.keys(selection).length === 0) {
        if (await trades.isChecked()) await trades.click();
        await box(world, 'Real-time orders').click();
      }
      // The current subscription was shown when the page opened.
      else if (!before.matches({ selection: 'held' })) await trades.click();
    },
    'xstate.after.debounce.subscription.selection.open.pricing.waiting.settling': (world) =>
      passTime(world, 200),
    // Toggled four times, each time before the price is requested, so the selection ends as it was.
    'xstate.after.debounceMaxWait.subscription.selection.open.pricing.waiting': async (world) => {
      for (const _ of [1, 2, 3, 4]) {
        await world.page.clock.runFor(120);
        await box(world, 'Real-time trades').click();
      }
      await passTime(world, 20);
    },
    'xstate.done.actor.priceSelection': ({ holds }, { output }) =>
      holds.release(calls.price, (route) =>
        route.fulfill({ json: { ...priceAnswer, Price: output.price, SubscriptionEndDate: output.endDate } }),
      ),
    'xstate.error.actor.priceSelection': async (world) => {
      await world.holds.release(calls.price, (route) => route.fulfill(fault));
      await readDialog(world, failed);
    },
    'retry.requested': (world) => button(world, 'Try again').click(),
    'renewal.chosen': (world) => renewButton(world).click(),
    'xstate.done.actor.saveSubscription': async (world, { output }) => {
      const { kind, price } = output;
      await world.holds.release(calls.save, (route) =>
        route.fulfill(kind === 'stale' ? stale : { json: { Price: price } }),
      );
      // A change elsewhere is reported on the page, not in a dialog.
      if (kind === 'stale') return;
      await readDialog(world, price > 0 ? /has been paid/ : renewedText);
    },
    'ending.chosen': (world) => button(world, 'End live data…').click(),
    'ending.declined': (world) => button(world, 'Keep live data').click(),
    'ending.confirmed': (world) => button(world, 'End live data').click(),
    'changes.taken': (world) => button(world, 'Accept the changes').click(),
    'selection.kept': (world) => button(world, 'Keep my selection').click(),
    'xstate.error.actor.saveSubscription': async (world, { error }) => {
      const { kind, message } = failureOf(error);
      const isRefused = kind === 'refused';
      await world.holds.release(calls.save, (route) => route.fulfill(isRefused ? conflict(message) : fault));
      if (isRefused) await readDialog(world, message);
    },
    'payment.charging': beginCharging,
    'payment.completed': async (world, _, before) => {
      await endCharging(world, before, 'paid');
      await readDialog(world, paidText);
    },
    'payment.held': (world, _, before) => endCharging(world, before, 'pending'),
    'payment.withdrawn': (world, _, before) => endCharging(world, before, 'cancelled'),
    // After a decline the window opens again for another means of payment.
    'payment.released': (world, _, before) => endCharging(world, before, 'created'),
    'payment.refused': async (world, { price }) => {
      await button(world, 'PayPal').click();
      const message = 'Please look at it and pay again';
      await world.holds.release(calls.create, (route) => route.fulfill(conflict(message, price)));
      await readDialog(world, new RegExp(message));
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
    'order.loading': (world) => says(world, 'Loading your subscription'),
    'order.refreshing': (world) => says(world, 'Loading your subscription'),
    'order.reloading': (world) => says(world, 'Loading your subscription'),
    'order.reviewing': (world) => says(world, 'Loading your subscription'),
    'order.failed': (world) => says(world, 'Your subscription could not be loaded.'),
    'order.outdated': async (world) => {
      await world.page.getByText(/^Your subscription could not be refreshed/).waitFor();
      expect(await box(world, 'Real-time orders').isDisabled()).toBe(true);
    },
    'selection.open.idle': async (world) => {
      await says(world, '$150');
      await says(world, '31 March 2027');
      await renewIsOpen(world, true);
    },
    'selection.open.unselected': async (world) => {
      await says(world, 'Select at least one venue');
      await renewIsOpen(world, false);
    },
    'selection.open.unpriced': async (world) => {
      await says(world, 'The price could not be calculated.');
      await renewIsOpen(world, false);
    },
    'selection.open.pricing': async (world) => {
      await says(world, 'Calculating the price');
      await renewIsOpen(world, false);
    },
    'selection.open.pricing.asking': (world) => says(world, 'Calculating the price'),
    'order.ending': (world) => world.page.getByRole('dialog', { name: /^End live data of / }).waitFor(),
    'order.confirming': (world) => says(world, 'Saving your subscription'),
    'order.unconfirmed': async ({ page }) => {
      await page.getByText(/whether your change was saved/).waitFor();
    },
    'order.changedElsewhere': (world) => says(world, 'Changed in another window'),
    'order.saving': (world) => says(world, 'Saving your subscription'),
    'order.unpaid': async (world) => {
      // B 4: only the first uncompleted payment is shown; the grid is overlaid and disabled.
      await world.page.getByRole('heading', { name: 'Uncompleted payment' }).waitFor();
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
    'order.unpaid.open': async (world) => {
      await button(world, 'PayPal').waitFor();
      await button(world, 'Cancel payment').waitFor();
    },
    'order.unpaid.charging': async (world) => {
      await says(world, /^(Taking the payment|PayPal is still checking your payment of \$600)/);
      expect(await button(world, 'Cancel payment').count()).toBe(0);
    },
    'order.cancelling': (world) => says(world, 'Cancelling the payment'),
  },
  unseen: {
    selection: 'each of its states shows itself',
    'selection.open': 'each of its states shows itself',
    'selection.held': 'the order shows what holds it, or the venues are not loaded yet',
    order: 'each of its states shows itself',
    'order.atRest': 'the selection shows what it costs',
    'order.shown': 'left in the step that enters it',
    'order.refused': 'left in the step that enters it',
    'order.unanswered': 'left in the step that enters it',
    'order.recalling': 'follows an interrupted payment, which a journey tries',
    'selection.open.pricing.waiting':
      'the clock is stopped, and with it the checks of the page; the calculation is seen',
    'selection.open.pricing.waiting.settling':
      'the clock is stopped, and with it the checks of the page; the calculation is seen',
    'order.broken': 'needs a defect of the page itself',
  },
  notHere: {
    '* & order.loading: selection.changed to * → *':
      'the grid is not there; the row `selection.held | selection.changed` covers it',
    '* & order.failed: selection.changed to * → *':
      'the grid is not there; the row `selection.held | selection.changed` covers it',
    '* & order.unpaid.*: selection.changed to * → *':
      'the grid is locked; the row `selection.held | selection.changed` covers it',
    'selection.open.unselected & *: selection.changed to none → *':
      'each press chooses or clears; the row `selection.open.unselected | selection.changed` covers it',
    '* & order.unpaid.charging: payment.charging → *':
      'sent once per payment; the row `order.unpaid.* | payment.charging` covers it',
    '* & order.unpaid.charging: payment.refused* → *':
      'a payment that is being charged was already opened; the row `order.unpaid.* | payment.refused` covers it',
    '* & order.broken: * → *':
      'needs a defect of the page itself; the rows `* | termination failed` and `* | venueSelection failed` lead there, and the rows of `*` cover what follows',
    'subscription.terminated': 'sent by the termination, whose page is walked by itself',
    '* & order.unpaid.open: payment.released → *':
      'sent by the payment as soon as it can be paid; the row `order.unpaid.* | payment.released` covers it',
    'xstate.error.actor.venueSelection': 'needs a defect of the page itself: walked on the page',
    'xstate.error.actor.termination': 'needs a defect of the page itself: walked on the page',
    'xstate.error.actor.payment': 'needs a defect of the page itself: walked on the page',
  },
});
