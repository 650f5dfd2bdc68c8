import { randomUUID } from 'node:crypto';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { registeredText } from '../../../machines/registration.ts';
import type { PaymentStatus } from '../../../src/domain/payment/payment-status.ts';
import { choose } from '../../journeys/page-actions.ts';
import type { HeldCall } from '../held-calls.ts';
import { approve, scriptPath, scriptText, turnPaymentOn, windowOpened } from '../payment-on.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { due, registrationKit, turnedDown, wireAnswer } from './kit.ts';

const box = ({ page }: BrowserWorld, name: string) => page.getByRole('textbox', { name });
const button = ({ page }: BrowserWorld, name: string) => page.getByRole('button', { name, exact: true });
const delayed = ({ page }: BrowserWorld) => page.getByRole('checkbox', { name: 'Delayed orders, IGDL' });
const terms = ({ page }: BrowserWorld) => page.getByRole('checkbox', { name: 'I accept the terms of use' });
const isFocused = (element: Locator) => element.evaluate((found) => found === document.activeElement);

const notHere: Readonly<Record<string, string>> = {
  'awaitingPayment.open: payment.released → *':
    'sent by the payment as soon as it can be paid; the row `awaitingPayment.* | payment.released` covers it',
  'awaitingPayment.charging: payment.charging → *':
    'sent once per payment; the row `awaitingPayment.* | payment.charging` covers it',
  'awaitingPayment.held: payment.held → *':
    'sent once per payment; the row `awaitingPayment.* | payment.held` covers it',
  'awaitingPayment.held: payment.charging → *':
    'a held payment is charged by the provider and not from here; the row `awaitingPayment.* | payment.charging` covers it',
  'awaitingPayment.charging: payment.refused at * → *':
    'a payment that is being charged was already opened; the row `awaitingPayment.* | payment.refused` covers it',
  'awaitingPayment.held: payment.refused at * → *':
    'a held payment was already opened; the row `awaitingPayment.* | payment.refused` covers it',
  'registration.recalled': 'the page sends it when it is loaded again, tried on the page and by a journey',
  'xstate.error.actor.payment': 'needs a defect of the page itself: walked on the page',
  'form.broken': 'needs a defect of the page itself: walked on the page',
  'xstate.error.actor.form': 'needs a defect of the page itself: walked on the page',
  'xstate.error.actor.venueSelection': 'needs a defect of the page itself: walked on the page',
};

const calls = {
  check: '/api/payment/check',
  create: '/api/payment/create',
  execute: '/api/payment/execute',
} as const;

const costIn = ({ context }: AnyMachineSnapshot): number => context.registered.subscribeCost;

/** The person presses the button; the service opens the payment, or refuses to. */
async function openPayment(
  world: BrowserWorld,
  before: AnyMachineSnapshot,
  answer: Parameters<HeldCall['fulfill']>[0],
): Promise<void> {
  const { holds } = world;
  const subject = { UserID: due.subscribeUserId };
  if ((await button(world, 'PayPal').count()) === 0)
    await holds.release(calls.check, async (route) => {
      expect(route.request().postDataJSON()).toEqual(subject);
      await route.fulfill({ json: { OrderID: 'o-1', OrderStatus: 'created' } });
    });
  await button(world, 'PayPal').click();
  await holds.release(calls.create, async (route) => {
    expect(route.request().postDataJSON()).toEqual({ ...subject, ShownPrice: costIn(before) });
    await route.fulfill(answer);
  });
}

/** The person pays, and the charge is in progress. */
async function beginCharging(world: BrowserWorld, _: unknown, before: AnyMachineSnapshot): Promise<void> {
  await openPayment(world, before, { json: { OrderID: 'PP-1' } });
  await windowOpened(world.page);
  await approve(world.page);
}

/** The provider's decision on the payment, which is first charged if it has not been. */
async function endCharging(
  world: BrowserWorld,
  before: AnyMachineSnapshot,
  OrderStatus: PaymentStatus,
): Promise<void> {
  const json = { OrderID: 'o-1', OrderStatus };
  if (before.matches({ awaitingPayment: 'held' })) {
    // The page checks by itself every few seconds.
    if (await button(world, 'Check again').isEnabled()) await button(world, 'Check again').click();
    return world.holds.release(calls.check, (route) => route.fulfill({ json }));
  }
  if (!before.matches({ awaitingPayment: 'charging' })) await beginCharging(world, null, before);
  await world.holds.release(calls.execute, (route) => route.fulfill({ json }));
}

const error = {
  code: 'invalid-request',
  message: turnedDown.message,
  requestId: turnedDown.requestId,
  fields: { company: [turnedDown.fields.company] },
};

walkBrowser(registrationKit, {
  most: 2,
  open: async (world) => {
    const { page, holds, origin } = world;
    for (const path of ['/auth/register', ...Object.values(calls)]) await holds.hold(path);
    await turnPaymentOn(world);
    await holds.answer(scriptPath, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: scriptText }),
    );
    await page.goto(`${origin}/register`);
    await delayed(world).waitFor();
    expect(await button(world, 'Register').isDisabled()).toBe(true);
  },
  events: {
    'question.chosen': async (world) => {
      const change = button(world, 'Change security question');
      if ((await change.count()) > 0) await change.click();
      await choose(world.page, 'Security question', 'In which town were you born?');
      await world.page.keyboard.press('Tab');
      await change.waitFor();
      expect(await box(world, 'Security answer').inputValue()).toBe('');
    },
    'question.reopened': async (world) => {
      const change = button(world, 'Change security question');
      if ((await change.count()) === 0) {
        await choose(world.page, 'Security question', 'In which town were you born?');
        await world.page.keyboard.press('Tab');
      }
      await change.click();
      expect(await isFocused(world.page.getByRole('combobox', { name: 'Security question' }))).toBe(true);
    },
    'selection.changed': async (world) => {
      await delayed(world).click();
      const real = world.page.getByRole('checkbox', { name: 'Real-time orders, IGDL' });
      expect(await real.isDisabled()).toBe(await delayed(world).isChecked());
    },
    'form.sent': async (world) => {
      if (!(await delayed(world).isChecked())) await delayed(world).check();
      if ((await box(world, 'Email').inputValue()) === '') {
        await box(world, 'Email').fill(`${randomUUID()}@example.com`);
        await box(world, 'First name').fill('Jane');
        await box(world, 'Last name').fill('Doe');
        await box(world, 'Phone number').fill('02079460958');
        await choose(world.page, 'Country', 'United Kingdom');
        await choose(world.page, 'Security question', 'What was the name of your first pet?');
        await box(world, 'Security answer').fill('Rex the dog');
        await terms(world).check();
      }
      await button(world, 'Register').click();
    },
    'form.accepted': ({ holds }, { output }) =>
      output.subscribeCost === 0
        ? holds.release('/auth/register')
        : holds.release('/auth/register', (route) => route.fulfill({ json: wireAnswer(output) })),
    'form.refused': async (world) => {
      await world.holds.release('/auth/register', (route) => route.fulfill({ status: 400, json: { error } }));
      const summary = world.page.getByRole('alert').filter({ hasText: turnedDown.requestId });
      await summary.waitFor();
      expect(await isFocused(summary)).toBe(true);
      expect(await box(world, 'Company').getAttribute('aria-invalid')).toBe('true');
      expect(await delayed(world).isEnabled()).toBe(true);
    },
    'payment.charging': beginCharging,
    'payment.held': (world, _, before) => endCharging(world, before, 'pending'),
    'payment.completed': (world, _, before) => endCharging(world, before, 'paid'),
    'payment.withdrawn': (world, _, before) => endCharging(world, before, 'cancelled'),
    // After a decline the window opens again for another means of payment.
    'payment.released': (world, _, before) => endCharging(world, before, 'created'),
    'payment.refused': async (world, { price }, before) => {
      const message =
        price === undefined
          ? 'This payment is being taken already'
          : `The price of this order is now $${price}. Please look at it and pay again`;
      const refusal = { code: 'conflict', message, requestId: 'req-1', ...(price ? { price } : {}) };
      await openPayment(world, before, { status: 409, json: { error: refusal } });
      await world.page.getByRole('dialog').getByText(message).waitFor();
      await button(world, 'OK').click();
      await world.page.getByRole('dialog').waitFor({ state: 'detached' });
    },
    'payment.postponed': async (world, _, before) =>
      button(world, before.matches({ awaitingPayment: 'held' }) ? 'Go to the login' : 'Pay later').click(),
  },
  states: {
    filling: async (world) => {
      expect(await box(world, 'Email').isEditable()).toBe(true);
    },
    submitting: async (world) => {
      await world.page.getByText('Registering', { exact: true }).waitFor();
      expect(await button(world, 'Register').isDisabled()).toBe(true);
      expect(await delayed(world).isDisabled()).toBe(true);
    },
    awaitingPayment: async (world, snapshot) => {
      // A 4.6: terms and grid lock, and the payment shows the cost in dollars.
      await world.page.getByRole('region', { name: `Pay $${costIn(snapshot)}` }).waitFor();
      expect(await delayed(world).isDisabled()).toBe(true);
      expect(await terms(world).getAttribute('aria-readonly')).toBe('true');
    },
    'awaitingPayment.open': (world) => button(world, 'Pay later').waitFor(),
    'awaitingPayment.charging': async (world) => {
      await world.page.getByText('Taking the payment').waitFor();
      expect(await button(world, 'Pay later').count()).toBe(0);
    },
    'awaitingPayment.held': (world) => button(world, 'Go to the login').waitFor(),
    done: async ({ page }) => {
      await page.getByRole('dialog').getByText(registeredText).waitFor();
      await page.waitForURL('**/login');
    },
  },
  notHere,
  unseen: { broken: 'needs a defect of the page itself' },
});
