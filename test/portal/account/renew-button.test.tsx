import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import type { SubscriptionInfo, SubscriptionPrice } from '../../../src/contract/generated/types.ts';
import { Subscriptions } from '../../../src/portal/pages/my-account/subscriptions/subscriptions.tsx';
import { venueList } from '../../flows/venues/kit.ts';
import { accountAnswers, open } from './open-account.tsx';
import { given, priceAnswer, subscribed } from './subscriptions-answers.ts';

const answers = accountAnswers('analyst');
const price = 'POST /api/subscription/changePrice';
const renew = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Renew/ });
const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));
const quoted = (answer: Partial<SubscriptionPrice>) =>
  answers().give(price, { body: { ...priceAnswer, ...answer } });
const panel = () => screen.getByRole('region', { name: 'Due now for this selection' });

const openWith = async (subscription: SubscriptionInfo) => {
  answers()
    .always('GET /api/tradingVenuesList', { body: venueList })
    .always('GET /api/payment/history', { body: { Payments: [] } });
  const config = { noPaymentMode: false, debounceMaxWait: 0 };
  await open(<Subscriptions />, '/my-account/subscriptions#renew', config);
  await answers().give('GET /api/subscription/info', { body: subscription });
};

describe('what was bought', () => {
  beforeEach(() => openWith(subscribed));

  test('Renew now leads to the renewal of what is subscribed', async () => {
    await quoted({ OrderKind: 'renewal', Price: 600, SubscriptionEndDate: '2028-03-31' });
    expect(document.activeElement).toBe(panel());
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Real-time orders, IGDL' }).checked).toBe(
      true,
    );
  });

  test('B 2: a renewal says to when and for how much, and names its venues beside it', async () => {
    await quoted({ OrderKind: 'renewal', Price: 600, SubscriptionEndDate: '2028-03-31' });
    expect(renew().textContent).toBe('Renew to 31 March 2028 for $600');
    expect(within(panel()).getByText(/^Live data of Venue IGDL\. /)).toBeTruthy();
  });

  test('what is added is named with its cost, and several venues are counted, and named beside it', async () => {
    await quoted({});
    await tick('Real-time trades, IGDL');
    await quoted({ Price: 150 });
    expect(renew().textContent).toBe('Renew: Pay $150 and add Venue IGDL trades');
    await tick('Real-time orders, TPSO');
    await tick('Real-time trades, TPSO');
    await quoted({ Price: 450 });
    expect(renew().textContent).toBe('Renew: Pay $450 and add 2 venues');
    expect(
      within(panel()).getByText(/^Live data of 2 venues: Venue IGDL trades, Venue TPSO\. /),
    ).toBeTruthy();
  });

  test('never a price of another selection: until the price is there, the button says so and cannot be pressed', async () => {
    await quoted({ OrderKind: 'renewal', Price: 600, SubscriptionEndDate: '2028-03-31' });
    await tick('Real-time trades, IGDL');
    expect(renew().textContent).toBe('Renew: Calculating the price…');
    expect(renew().disabled).toBe(true);
    await quoted({ Price: 150 });
    expect(renew().disabled).toBe(false);
  });

  test('an exchange says what is given up for what', async () => {
    await quoted({});
    await tick('Real-time orders, IGDL');
    await tick('Real-time orders, TPSO');
    await quoted({ Price: 0 });
    expect(renew().textContent).toBe('Renew: Exchange Venue IGDL orders for Venue TPSO orders, free');
  });
});

test('decisions.md Money: a renewal does not begin with what was given until a day, and orders it only when that is chosen', async () => {
  await openWith(given);
  await quoted({ OrderKind: 'renewal', Price: 300, SubscriptionEndDate: '2028-03-31' });
  expect(screen.getByText('Trades free of charge until 31 January 2027')).toBeTruthy();
  expect(
    screen.getByText(
      'Live trades of Venue IGDL are free of charge until 31 January 2027. Renewing does not include them unless you order them.',
    ),
  ).toBeTruthy();
  expect(screen.getByText('$25 a month')).toBeTruthy();
  const box = () =>
    screen.getByRole<HTMLInputElement>('checkbox', { name: 'Order them too, for $300 for 12 months' });
  const grid = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Real-time trades, IGDL' });
  expect([box().checked, grid().checked]).toEqual([false, false]);
  expect(screen.queryByText('Changed, and not saved yet.')).toBeNull();
  expect(renew().textContent).toBe('Renew to 31 March 2028 for $300');
  await userEvent.click(box());
  await quoted({ OrderKind: 'renewal', Price: 600, SubscriptionEndDate: '2028-03-31' });
  expect([box().checked, grid().checked]).toEqual([true, true]);
  expect(renew().textContent).toBe('Renew to 31 March 2028 for $600');
  await userEvent.click(box());
  await quoted({ OrderKind: 'renewal', Price: 300, SubscriptionEndDate: '2028-03-31' });
  expect([box().checked, grid().checked]).toEqual([false, false]);
});
