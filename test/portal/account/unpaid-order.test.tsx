import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Subscriptions } from '../../../src/portal/pages/my-account/subscriptions/subscriptions.tsx';
import type { Answer } from '../../flows/answers.ts';
import { venueList } from '../../flows/venues/kit.ts';
import { standInPayment } from '../stand-in-payment.ts';
import { accountAnswers, asked, button, dialogSays, fault, open } from './open-account.tsx';
import { uncompleted } from './subscriptions-answers.ts';

vi.mock('../../../src/portal/payment/sdk-loader.ts', async () => {
  const { standInPayment } = await import('../stand-in-payment.ts');
  return standInPayment.module;
});
vi.spyOn(console, 'error').mockImplementation(() => {});

const answers = accountAnswers('analyst');
const info = 'GET /api/subscription/info';
const check = 'POST /api/payment/check';
const create = 'POST /api/payment/create';
const toBePaid: Answer = { body: { OrderID: 'o-81', OrderStatus: 'created' } };
const paypal = () => screen.findByRole('button', { name: 'PayPal' });
const shownPrice = () =>
  screen.getByRole('heading', { name: 'Uncompleted payment' }).nextElementSibling?.textContent;

beforeEach(async () => {
  standInPayment.reset();
  answers()
    .always('GET /api/tradingVenuesList', { body: venueList })
    .always('GET /api/payment/history', { body: { Payments: [] } });
  await open(<Subscriptions />, '/my-account/subscriptions', { noPaymentMode: false, debounceMaxWait: 0 });
  await answers().give(info, { body: uncompleted });
  await answers().give(check, toBePaid);
  await paypal();
});

describe('a press on the payment button that the service did not refuse', () => {
  test.each<[string, Answer, string]>([
    ['without a network', { offline: true }, 'temporarily unavailable'],
    ['a proxy forbids it', { status: 403, body: '<h1>Error</h1>', isForeign: true }, 'An error has occurred'],
  ])('%s: leaves order and price on the page, and is told', async (_, answer, words) => {
    const loads = asked(answers(), info);
    await userEvent.click(await paypal());
    await answers().give(create, answer);
    await dialogSays(words);
    expect(asked(answers(), info)).toBe(loads);
    expect(shownPrice()).toBe('$600');
    await answers().give(check, { offline: true });
    expect(screen.getByLabelText('What you ordered')).toBeTruthy();
    await userEvent.click(button('Try again'));
    await answers().give(check, toBePaid);
    await paypal();
    expect(shownPrice()).toBe('$600');
  });
});

test('a refused payment whose order cannot be loaded again keeps what is known, with the price just told', async () => {
  await userEvent.click(await paypal());
  const { error } = fault(409, 'The price of this order is now $650').body as { error: object };
  await answers().give(create, { status: 409, body: { error: { ...error, code: 'conflict', price: 650 } } });
  await answers().give(info, { offline: true });
  expect((await screen.findByRole('dialog')).textContent).toContain('is now $650');
  await userEvent.click(button('OK'));
  await screen.findByText('Service is temporarily unavailable');
  await userEvent.click(button('OK'));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText(/^Your subscription could not be refreshed/)).toBeTruthy();
  expect(shownPrice()).toBe('$650');
  expect(screen.getByRole('checkbox', { name: 'Real-time orders, IGDL' }).matches(':disabled')).toBe(true);
  await userEvent.click(button('Try again'));
  await answers().give(info, { body: uncompleted });
  await answers().give(check, toBePaid);
  await paypal();
});

describe('the payment button, after its window was closed', () => {
  beforeEach(async () => {
    await userEvent.click(await paypal());
    await answers().give(create, { body: { OrderID: 'PP-1' } });
    await vi.waitFor(() => expect(standInPayment.window).toBe('PP-1'));
    await standInPayment.close();
  });

  test('takes a press while the order is being checked, and opens its window then', async () => {
    await userEvent.click(await paypal());
    expect(asked(answers(), create)).toBe(1);
    await answers().give(check, toBePaid);
    await answers().give(create, { body: { OrderID: 'PP-2' } });
    await vi.waitFor(() => expect(standInPayment.window).toBe('PP-2'));
  });

  test('opens nothing if the order turns out to be paid, and says no more than that', async () => {
    await userEvent.click(await paypal());
    await answers().give(check, { body: { OrderID: 'o-81', OrderStatus: 'paid' } });
    await dialogSays('Your payment has been received');
    expect([standInPayment.window, asked(answers(), create)]).toEqual([null, 1]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['while the order is being checked', async () => {}],
    ['afterwards', () => answers().give(check, toBePaid)],
  ])('says that a window failed %s', async (_, before) => {
    await before();
    await standInPayment.breakDown('popup blocked');
    await dialogSays('popup blocked');
    await paypal();
  });
});
