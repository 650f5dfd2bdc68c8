import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { Subscriptions } from '../../../src/portal/pages/my-account/subscriptions/subscriptions.tsx';
import { madePayment } from '../../flows/receipts/kit.ts';
import { venueList } from '../../flows/venues/kit.ts';
import { accountAnswers, button, open } from './open-account.tsx';
import { boughtElsewhere, subscribed } from './subscriptions-answers.ts';

const answers = accountAnswers('analyst');
const info = 'GET /api/subscription/info';
const setting = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Prepare the next 12 months' });

/** Another window has bought something, which a change reports. */
async function beTold(purchase = boughtElsewhere): Promise<void> {
  await userEvent.click(screen.getByRole('checkbox', { name: 'Real-time trades, IGDL' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Renew/ }));
  await answers().give('POST /api/subscription/changeSubscription', {
    status: 409,
    body: {
      error: { code: 'conflict', message: 'Changed', requestId: 'req-9', subscription: purchase },
    },
  });
}

async function acceptChanges(): Promise<void> {
  await beTold();
  await userEvent.click(button('Accept the changes'));
}

beforeEach(async () => {
  answers()
    .always('GET /api/tradingVenuesList', { body: venueList })
    .always('GET /api/payment/history', { body: { Payments: [] } })
    .always('POST /api/subscription/changePrice', {
      body: { Price: 150, SubscriptionEndDate: '2027-03-31' },
    });
  await open(<Subscriptions />, '/my-account/subscriptions', { noPaymentMode: false, debounceMaxWait: 0 });
  await answers().give(info, { body: subscribed });
  expect(setting().checked).toBe(true);
});

test('auto-renewal that another window switched off is shown as off once its changes are accepted', async () => {
  await acceptChanges();
  await answers().give(info, { body: { ...boughtElsewhere, AutoRenewal: false } });
  expect(setting().checked).toBe(false);
});

test('auto-renewal that was switched off here and on again elsewhere is shown as on', async () => {
  await userEvent.click(setting());
  await answers().give('POST /api/subscription/autoRenewal');
  expect(setting().checked).toBe(false);
  await acceptChanges();
  await answers().give(info, { body: boughtElsewhere });
  expect(setting().checked).toBe(true);
});

test('a reload of the subscription does not undo auto-renewal that is being switched off', async () => {
  await userEvent.click(setting());
  await acceptChanges();
  await answers().give(info, { body: boughtElsewhere });
  await answers().give('POST /api/subscription/autoRenewal');
  expect(setting().checked).toBe(false);
});

test('a purchase in another window is shown as soon as it is told, with its termination', async () => {
  const empty = /You have not paid anything yet/;
  expect(screen.getByText(empty)).toBeTruthy();
  answers().always('GET /api/payment/history', { body: { Payments: [madePayment] } });
  await beTold({ ...boughtElsewhere, AutoRenewal: false, TerminatedOn: '2026-11-21' });
  expect(
    await screen.findByRole('button', { name: `Receipt ${madePayment.ReceiptNumber}`, hidden: true }),
  ).toBeTruthy();
  expect(screen.queryByText(empty)).toBeNull();
  expect(screen.getByRole('heading', { name: 'Terminated' })).toBeTruthy();
});

test('auto-renewal that a purchase in another window switched off is shown as off before the person has chosen', async () => {
  await beTold({ ...boughtElsewhere, AutoRenewal: false });
  expect(setting().checked).toBe(false);
});

test('payments that cannot be loaded again stay listed, and the page says that they may not be all', async () => {
  answers().always('GET /api/payment/history', { body: { Payments: [madePayment] } });
  await acceptChanges();
  await answers().give(info, { body: boughtElsewhere });
  const receipt = { name: `Receipt ${madePayment.ReceiptNumber}` };
  await screen.findByRole('button', receipt);
  answers().always('GET /api/payment/history', { status: 503 });
  await beTold({ ...boughtElsewhere, Version: 3 });
  expect(await screen.findByText(/^Your payments could not be refreshed/)).toBeTruthy();
  expect(screen.getByRole('button', receipt)).toBeTruthy();
});
