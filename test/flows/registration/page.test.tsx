import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { afterPayingText, registeredText } from '../../../machines/registration.ts';
import { noOptions } from '../../../src/domain/venues/venue-options.ts';
import { keepRegistered, keptRegistered } from '../../../src/portal/flows/registration.ts';
import {
  box,
  changeButton,
  choose,
  chooseLive,
  dropDown,
  fillIn,
  jane,
  openRegister,
  option,
  path,
  put,
  registerButton,
  terms,
} from '../../portal/register/open-register.tsx';
import { StandInCaptcha } from '../../portal/stand-in-captcha.ts';
import { standInPayment } from '../../portal/stand-in-payment.ts';
import { defectOf, showsDefect } from '../running-flows.ts';
import { shownTerms } from '../terms/kit.ts';
import { type PageWorld, walkPage } from '../walk-page.ts';
import { due, registrationKit, turnedDown, wireAnswer } from './kit.ts';

vi.mock('../../../src/portal/forms/captcha-loader.ts', () => ({ loadCaptchaScript: async () => {} }));
vi.mock('../../../src/portal/payment/sdk-loader.ts', async () => {
  const { standInPayment } = await import('../../portal/stand-in-payment.ts');
  return standInPayment.module;
});

let captcha: StandInCaptcha;
const realOrders = () => option('Real-time orders, IGDL');

async function fillAndSend({ user }: PageWorld): Promise<void> {
  if (box('Email').value === '') await fillIn();
  if (!realOrders().checked) await chooseLive('orders, IGDL');
  if (registerButton().disabled) captcha.pass();
  expect(registerButton().disabled).toBe(false);
  await user.click(registerButton());
}

/** Waits for a dialog with this text and closes it. */
async function readDialog({ user }: PageWorld, text: string): Promise<void> {
  const dialog = (await screen.findByText(text)).closest<HTMLElement>('[role=dialog]');
  if (!dialog) throw new Error(`${text} is not said in a dialog`);
  await user.click(within(dialog).getByRole('button', { name: 'OK' }));
}

/** Asks for a decision, as the page does by itself after a while. */
async function askAgain(user: PageWorld['user']): Promise<void> {
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Check again' });
  if (!button.disabled) await user.click(button);
}

const costIn = ({ context }: AnyMachineSnapshot): number => context.registered.subscribeCost;

/** The person presses the button; the service opens the payment, or refuses to. */
async function openPayment(
  { answers, user }: PageWorld,
  before: AnyMachineSnapshot,
  answer: Parameters<PageWorld['answers']['give']>[1],
): Promise<void> {
  if (!screen.queryByRole('button', { name: 'PayPal' })) {
    const check = await answers.give('POST /api/payment/check', {
      body: { OrderID: 'o-1', OrderStatus: 'created' },
    });
    expect(await check.json()).toEqual({ UserID: 'u-1' });
  }
  await user.click(await screen.findByRole('button', { name: 'PayPal' }));
  const create = await answers.give('POST /api/payment/create', answer);
  expect(await create.json()).toEqual({ UserID: 'u-1', ShownPrice: costIn(before) });
}

/** The person pays, and the charge is in progress. */
async function beginCharging(world: PageWorld, _: unknown, before: AnyMachineSnapshot): Promise<void> {
  const { answers } = world;
  await openPayment(world, before, { body: { OrderID: 'PP-1' } });
  await waitFor(() => expect(standInPayment.window).toBe('PP-1'));
  await standInPayment.approve();
  await waitFor(() => expect(answers.pending()).toContain('POST /api/payment/execute'));
}

// An expired verification is reported in place, and is not a refusal.
const refusals = () => screen.queryAllByRole('alert').filter((alert) => !alert.closest('#captchaVerified'));

async function refuse({ answers }: PageWorld): Promise<void> {
  const resets = captcha.resets.length;
  await answers.give('POST /auth/register', {
    status: 400,
    body: {
      error: {
        code: 'invalid-request',
        message: turnedDown.message,
        requestId: turnedDown.requestId,
        fields: { company: [turnedDown.fields.company] },
      },
    },
  });
  expect(document.activeElement?.textContent).toContain(turnedDown.fields.company);
  const summary = refusals().find((alert) => alert.textContent?.includes(turnedDown.fields.company));
  expect(summary?.textContent).toContain(turnedDown.requestId);
  expect(box('Company (optional)').getAttribute('aria-invalid')).toBe('true');
  expect(captcha.resets).toHaveLength(resets + 1);
  expect(realOrders().disabled).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
}

// A 2.3: the page says what it is waiting for.
walkPage(registrationKit, {
  mount: async ({ answers }) => {
    captcha = new StandInCaptcha().install();
    standInPayment.reset();
    await openRegister(answers, {
      config: { noPaymentMode: false, captcha: { skipValidation: false, siteKey: 'site-key' } },
    });
    expect(refusals()).toEqual([]);
  },
  events: {
    'question.chosen': async ({ user }) => {
      if (!changeButton('answer')) put(box('Security answer'), 'Paris');
      expect(changeButton('answer')).not.toBeNull();
      const change = changeButton('question');
      if (change) await user.click(change);
      await choose('Security question', 'In which town were you born?');
      expect(changeButton('question')).not.toBeNull();
      expect(box('Security answer').value).toBe('');
      expect(screen.queryByText('This field is required')).toBeNull();
    },
    'question.reopened': async ({ user }) => {
      if (!changeButton('question')) {
        await choose('Security question', 'In which town were you born?');
        put(box('Security answer'), 'Paris');
      }
      await user.click(screen.getByRole('button', { name: 'Change security question' }));
      expect(document.activeElement).toBe(dropDown('Security question'));
      expect(box('Security answer').value).toBe('');
    },
    'selection.changed': async () => {
      const kind = realOrders().checked ? 'trades, IGDL' : 'orders, IGDL';
      await chooseLive(kind);
      expect(option(`Delayed ${kind}`).disabled).toBe(true);
    },
    'form.sent': fillAndSend,
    'form.accepted': async ({ answers }, { output }) => {
      const request = await answers.give('POST /auth/register', {
        body: wireAnswer(output),
      });
      expect(await request.json()).toEqual({
        ...jane,
        registrationType: 'web',
        termsVersion: shownTerms.version,
        venueRegisters: [
          {
            venueId: 1,
            isRealOrders: true,
            isRealTraders: false,
            isDelayedOrders: false,
            isDelayedTraders: true,
          },
          // The delayed data of all other venues stay, since they are free.
          { venueId: 2, ...noOptions, isDelayedOrders: true, isDelayedTraders: true },
          { venueId: 3, ...noOptions, isDelayedTraders: true },
        ],
      });
      // A 4.6: the captcha is reset after the submit call.
      expect(captcha.resets).toHaveLength(1);
    },
    'form.refused': async (world) => {
      await refuse(world);
      // It can be sent again.
      await fillAndSend(world);
      expect(screen.getByText('Registering')).toBeTruthy();
      await refuse(world);
    },
    'payment.completed': async (world, _, before) => {
      const { answers } = world;
      if (before.matches({ awaitingPayment: 'held' })) {
        await askAgain(world.user);
        await answers.give('POST /api/payment/check', { body: { OrderID: 'o-1', OrderStatus: 'paid' } });
        return;
      }
      if (!before.matches({ awaitingPayment: 'charging' })) await beginCharging(world, _, before);
      await answers.give('POST /api/payment/execute', { body: { OrderID: 'o-1', OrderStatus: 'paid' } });
    },
    'payment.charging': beginCharging,
    'payment.held': async (world, _, before) => {
      if (!before.matches({ awaitingPayment: 'charging' })) await beginCharging(world, _, before);
      await world.answers.give('POST /api/payment/execute', {
        body: { OrderID: 'o-1', OrderStatus: 'pending' },
      });
      await screen.findByText(`PayPal is still checking your payment of $${costIn(before)}`, {
        exact: false,
      });
    },
    'payment.released': async ({ answers, user }, _, before) => {
      const created = { body: { OrderID: 'o-1', OrderStatus: 'created' } };
      if (before.matches({ awaitingPayment: 'charging' })) {
        await answers.give('POST /api/payment/execute', created);
        return expect(screen.getByText(/The payment was declined/)).toBeTruthy();
      }
      if (before.matches({ awaitingPayment: 'held' })) await askAgain(user);
      await answers.give('POST /api/payment/check', created);
      await screen.findByRole('button', { name: 'PayPal' });
    },
    'payment.refused': async (world, { price }, before) => {
      const message =
        price === undefined
          ? 'This payment is being taken already'
          : `The price of this order is now $${price}. Please look at it and pay again`;
      const error = { code: 'conflict', message, requestId: 'req-1', ...(price ? { price } : {}) };
      await openPayment(world, before, { status: 409, body: { error } });
      await readDialog(world, `Payment not opened: ${message}`);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
    'payment.withdrawn': async (world, _, before) => {
      const { answers, user } = world;
      const failed = { body: { OrderID: 'o-1', OrderStatus: 'failed' } };
      if (before.matches({ awaitingPayment: 'charging' }))
        await answers.give('POST /api/payment/execute', failed);
      else {
        if (before.matches({ awaitingPayment: 'held' })) await askAgain(user);
        await answers.give('POST /api/payment/check', failed);
      }
      await readDialog(world, 'The payment was not accepted. Nothing has been charged.');
    },
    'payment.postponed': ({ user }, _, before) => {
      const name = before.matches({ awaitingPayment: 'held' }) ? 'Go to the login' : 'Pay later';
      return user.click(screen.getByRole('button', { name }));
    },
    'registration.recalled': async ({ answers }, { registered }) => {
      cleanup();
      keepRegistered('web', registered);
      await openRegister(answers, {
        config: { noPaymentMode: false },
        ready: () => screen.findByRole('region', { name: 'Pay $600' }),
      });
      expect(screen.queryByRole('form', { name: 'Register' })).toBeNull();
    },
    'form.broken': defectOf('captcha'),
    'xstate.error.actor.form': defectOf('form'),
    'xstate.error.actor.venueSelection': defectOf('venueSelection'),
    'xstate.error.actor.payment': defectOf('payment'),
  },
  states: {
    filling: () => {
      expect(screen.queryByText('Registering')).toBeNull();
      expect(terms().getAttribute('aria-readonly')).toBe('false');
      expect(path()).toBe('/register');
    },
    submitting: () => {
      expect(screen.getByText('Registering')).toBeTruthy();
      expect(registerButton().disabled).toBe(true);
      expect(realOrders().disabled).toBe(true);
      expect(box('Email').readOnly).toBe(true);
    },
    awaitingPayment: (_, snapshot) => {
      // An accepted form asks for nothing more.
      expect(screen.queryByRole('group', { name: 'Human verification' })).toBeNull();
      // A 4.6: a payment button showing the cost in dollars.
      expect(screen.getByRole('region', { name: `Pay $${costIn(snapshot)}` })).toBeTruthy();
      const { selection, ...asAnswered } = snapshot.context.registered;
      const kept = keptRegistered('web');
      expect(kept).toMatchObject(asAnswered);
      // The page's own choice of that venue, or all of it after a reload.
      expect(selection[1]).toMatchObject({ isRealOrders: true });
      expect(kept?.selection[1]).toMatchObject({ isRealOrders: true });
      expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
      if (screen.queryByRole('form', { name: 'Register' })) {
        expect(terms().getAttribute('aria-readonly')).toBe('true');
        expect(realOrders().disabled).toBe(true);
      }
      expect(path()).toBe('/register');
    },
    'awaitingPayment.open': () => {
      expect(screen.getByRole('button', { name: 'Pay later' })).toBeTruthy();
    },
    'awaitingPayment.charging': () => expect(screen.queryByRole('button', { name: 'Pay later' })).toBeNull(),
    'awaitingPayment.held': () =>
      expect(screen.getByRole('button', { name: 'Go to the login' })).toBeTruthy(),
    done: async () => {
      const dialog = await screen.findByRole('dialog');
      expect(dialog.textContent).toContain(registeredText);
      expect(sessionStorage.length).toBe(0);
      await waitFor(() => expect(screen.getByText('/login')).toBeTruthy());
    },
    broken: showsDefect,
  },
  // After a recall the form is gone; the states that follow are walked with the locked form.
  mayHappen: ({ context }) => !context.isRecalled,
  notHere: {
    'done: * → broken':
      'the login has replaced the page; the rows `* | form.broken`, `* | form failed` and `* | venueSelection failed` cover it',
    'broken: form.broken → *': 'a failed part does not fail again; the row `* | form.broken` covers it',
    'awaitingPayment.charging: payment.charging → *':
      'sent once per payment; the row `awaitingPayment.* | payment.charging` covers it',
    'awaitingPayment.held: payment.held → *':
      'sent once per payment; the row `awaitingPayment.* | payment.held` covers it',
    'awaitingPayment.charging: payment.refused at * → *':
      'a payment that is being charged was already opened; the row `awaitingPayment.* | payment.refused` covers it',
    'awaitingPayment.held: payment.refused at * → *':
      'a held payment was already opened; the row `awaitingPayment.* | payment.refused` covers it',
    'awaitingPayment.held: payment.charging → *':
      'a held payment is charged by the provider and not from here; the row `awaitingPayment.* | payment.charging` covers it',
  },
});

test('A 2.8, 4.6: the captcha follows the answer, is hidden with the note once passed, and is shown again when expired', async () => {
  const { Answers } = await import('../answers.ts');
  const answers = new Answers();
  const own = globalThis.fetch;
  globalThis.fetch = answers.fetch;
  captcha = new StandInCaptcha().install();
  await openRegister(answers, {
    config: { noPaymentMode: false, captcha: { skipValidation: false, siteKey: 'site-key' } },
  });
  const block = screen.getByRole('group', { name: 'Human verification' });
  const note = screen.getByText('All fields are required', { exact: false });
  expect(note.hidden).toBe(false);
  const { DOCUMENT_POSITION_FOLLOWING: after } = Node;
  expect(box('Security answer').compareDocumentPosition(block)).toBe(after);
  expect(block.compareDocumentPosition(screen.getByRole('table', { name: 'Trading venues' }))).toBe(after);
  captcha.pass();
  expect(screen.queryByRole('group', { name: 'Human verification' })).toBeNull();
  expect(note.hidden).toBe(true);
  captcha.expire();
  expect(screen.getByRole('group', { name: 'Human verification' })).toBeTruthy();
  expect(note.hidden).toBe(false);
  globalThis.fetch = own;
});

test('after a reload the amount due is recalled and can be paid without filling in the form again', async () => {
  const { Answers } = await import('../answers.ts');
  const answers = new Answers();
  const own = globalThis.fetch;
  globalThis.fetch = answers.fetch;
  sessionStorage.clear();
  new StandInCaptcha().install();
  standInPayment.reset();
  const config = { noPaymentMode: false };
  await openRegister(answers, { config });
  await fillIn();
  await chooseLive('orders, IGDL');
  await userEvent.click(registerButton());
  await answers.give('POST /auth/register', { body: wireAnswer(due) });
  expect(screen.getByRole('region', { name: 'Pay $600' })).toBeTruthy();
  cleanup();

  await openRegister(answers, { config, ready: () => screen.findByRole('region', { name: 'Pay $600' }) });
  expect(screen.queryByRole('form', { name: 'Register' })).toBeNull();
  await answers.give('POST /api/payment/check', { body: { OrderID: 'o-1', OrderStatus: 'paid' } });
  const said = (await screen.findByRole('dialog')).textContent;
  expect(said).toContain('Your payment has been received');
  expect(said).toContain('real-time orders');
  expect(said).toContain('1 April 2026 – 31 March 2027');
  expect(said).toContain('Paid$600');
  expect(said).toContain(afterPayingText);
  await waitFor(() => expect(path()).toBe('/login'));
  expect(sessionStorage.length).toBe(0);
  globalThis.fetch = own;
});
