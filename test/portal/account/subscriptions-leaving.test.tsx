import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MemoryHistory } from 'history';
import { beforeEach, describe, expect, test } from 'vitest';
import { Subscriptions } from '../../../src/portal/pages/my-account/subscriptions/subscriptions.tsx';
import { defectOf, showsDefect } from '../../flows/running-flows.ts';
import { venueList } from '../../flows/venues/kit.ts';
import { historyAt } from '../history-at.ts';
import { accountAnswers, button, dialogSays, open, path } from './open-account.tsx';
import { boughtElsewhere, subscribed } from './subscriptions-answers.ts';

const answers = accountAnswers('analyst');
const trades = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: 'Real-time trades, IGDL', hidden: true });
const question = () => screen.queryByRole('dialog', { name: 'Leave without saving?' });
let history: MemoryHistory;

/** As by a link of the page's frame. */
const leave = () => act(async () => history.push('/documentation'));

beforeEach(async () => {
  history = historyAt('/my-account/subscriptions');
  answers()
    .always('GET /api/tradingVenuesList', { body: venueList })
    .always('GET /api/payment/history', { body: { Payments: [] } })
    .always('POST /api/subscription/changePrice', {
      body: { Price: 150, SubscriptionEndDate: '2027-03-31' },
    });
  await open(<Subscriptions />, '/', { noPaymentMode: false, debounceMaxWait: 0 }, history);
  await answers().give('GET /api/subscription/info', { body: subscribed });
  await waitFor(() => expect(trades().checked).toBe(false));
});

describe('leaving with a change of the subscription that is not saved', () => {
  test('asks first: staying keeps the change, leaving goes on', async () => {
    await userEvent.click(trades());
    await leave();
    expect(path()).toBe('/my-account/subscriptions');
    expect(question()).not.toBeNull();
    await userEvent.click(button('Stay'));
    await waitFor(() => expect(question()).toBeNull());
    expect(trades().checked).toBe(true);
    await leave();
    await userEvent.click(button('Leave'));
    expect(path()).toBe('/documentation');
  });

  test('asks while changes of another window are shown too', async () => {
    await userEvent.click(trades());
    await userEvent.click(await screen.findByRole('button', { name: /^Renew/ }));
    const error = { code: 'conflict', message: 'Changed', requestId: 'req-9', subscription: boughtElsewhere };
    await answers().give('POST /api/subscription/changeSubscription', { status: 409, body: { error } });
    expect(button('Accept the changes')).toBeTruthy();
    await leave();
    expect(question()).not.toBeNull();
  });

  test('does not ask when nothing has changed, or it was changed back', async () => {
    await userEvent.click(trades());
    await userEvent.click(trades());
    await leave();
    expect(question()).toBeNull();
    expect(path()).toBe('/documentation');
  });

  test('does not ask about a change that is being saved: the way goes on once it is', async () => {
    await userEvent.click(trades());
    await userEvent.click(await screen.findByRole('button', { name: /^Renew/ }));
    await leave();
    expect(path()).toBe('/my-account/subscriptions');
    await answers().give('POST /api/subscription/changeSubscription', { body: { Price: 0 } });
    expect(path()).toBe('/documentation');
    await dialogSays('Your subscription has been updated.');
    expect(question()).toBeNull();
  });

  test.each([
    [
      'was refused',
      { status: 409, body: { error: { code: 'conflict', message: 'Pay first', requestId: 'req-9' } } },
      'Pay first',
    ],
    [
      'got no answer and was not saved',
      { offline: true },
      'Your changes have not been saved. Please try again.',
    ],
  ])('stays if the change %s, without a second question', async (_, answer, said) => {
    await userEvent.click(trades());
    await userEvent.click(await screen.findByRole('button', { name: /^Renew/ }));
    await leave();
    await answers().give('POST /api/subscription/changeSubscription', answer);
    await answers().give('GET /api/subscription/info', { body: subscribed });
    await dialogSays(said);
    expect(question()).toBeNull();
    expect(path()).toBe('/my-account/subscriptions');
  });

  test('stays if the page stops working while it saves', async () => {
    await userEvent.click(trades());
    await userEvent.click(await screen.findByRole('button', { name: /^Renew/ }));
    await leave();
    defectOf('termination')();
    await showsDefect();
    expect(path()).toBe('/my-account/subscriptions');
  });
});
