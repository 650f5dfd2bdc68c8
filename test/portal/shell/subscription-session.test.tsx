import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { analyst } from '../../flows/session/kit.ts';
import { subscribed } from '../account/subscriptions-answers.ts';
import { answersInHand, openPortal, signedOut, whereabouts } from './open-portal.tsx';

const answers = answersInHand();

test('a session that ends with an unsaved change of the subscription leads to the login without a question', async () => {
  answers()
    .always('GET /api/subscription/info', { body: subscribed })
    .always('GET /api/payment/history', { body: { Payments: [] } })
    .always('POST /api/subscription/changePrice', {
      body: { Price: 150, SubscriptionEndDate: '2027-03-31' },
    });
  await openPortal(answers(), '/my-account/subscriptions', {
    user: analyst,
    config: { noPaymentMode: false, debounceMaxWait: 0 },
  });
  const trades = await screen.findByRole('checkbox', { name: 'Real-time trades, IGDL', hidden: true });
  answers().always('POST /api/subscription/changePrice', signedOut);
  await userEvent.click(trades);
  await waitFor(() => expect(whereabouts().path).toMatch(/^\/login/));
  expect(screen.queryByRole('dialog')).toBeNull();
});
