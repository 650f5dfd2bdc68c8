import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Subscriptions } from '../../../src/portal/pages/my-account/subscriptions/subscriptions.tsx';
import { analyst, restricted } from '../../flows/session/kit.ts';
import { venueList } from '../../flows/venues/kit.ts';
import { accountAnswers, open } from './open-account.tsx';
import { subscribed } from './subscriptions-answers.ts';

const answers = accountAnswers('analyst');

test.each([
  ['runs', analyst, 'You have', 1],
  ['has ended', restricted, 'You had', 0],
])('B 4: while a subscription %s, its live data is told, and can be ended only before', async (...given) => {
  const [, user, heading, count] = given;
  answers()
    .always('GET /api/userInfo', { body: user })
    .always('GET /api/tradingVenuesList', { body: venueList })
    .always('GET /api/payment/history', { body: { Payments: [] } })
    .always('POST /api/subscription/changePrice', {
      body: { Price: 150, SubscriptionEndDate: '2027-03-31' },
    });
  await open(<Subscriptions />, '/my-account/subscriptions', { noPaymentMode: false, debounceMaxWait: 0 });
  await answers().give('GET /api/subscription/info', { body: subscribed });
  await screen.findByRole('heading', { name: heading });
  expect(screen.getByText('Live data of 1 venue')).toBeTruthy();
  expect(screen.queryAllByRole('button', { name: 'End live data…' })).toHaveLength(count);
});
