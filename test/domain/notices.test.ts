import { expect, test } from 'vitest';
import { oneTimeAlerts, withoutShownNotices } from '../../src/domain/session/notices.ts';
import { analyst } from '../flows/session/kit.ts';

const ends = {
  ActionID: 'ALERT_SUBSCRIPTION_ENDS',
  ActionData: { SubscriptionExpirationPeriod: '2026-12-31' },
};
const unpaid = { ActionID: 'ALERT_UNCOMPLETED_PAYMENT' };
const user = { ...analyst, Notifications: [unpaid, ends] };

test('A 4.4: each notice that is shown once has a dialog; a visitor has none', () => {
  expect(oneTimeAlerts(user).map(({ title }) => title)).toEqual(['Subscription due to expire']);
  expect(oneTimeAlerts(null)).toEqual([]);
});

test('A 3.2: a notice that was shown to a login is left out for that login only', () => {
  expect(withoutShownNotices(user, user.email)?.Notifications).toEqual([unpaid]);
  expect(withoutShownNotices(user, 'somebody.else@firm.example')).toBe(user);
  expect(withoutShownNotices(user, null)).toBe(user);
  expect(withoutShownNotices(null, null)).toBeNull();
});

test.each([
  [
    'a future day, in short form',
    { SubscriptionExpirationPeriod: '2026-12-31' },
    'Subscription due to expire',
    'Your subscription is due to expire on 31-Dec. Please visit the My subscriptions page to renew.',
  ],
  [
    'no day',
    undefined,
    'Subscription due to expire',
    'Your subscription is due to expire soon. Please visit the My subscriptions page to renew.',
  ],
  [
    'an invalid day, even if it is marked as past',
    { SubscriptionExpirationPeriod: 'soon', SubscriptionEnded: true },
    'Subscription due to expire',
    'Your subscription is due to expire soon. Please visit the My subscriptions page to renew.',
  ],
  [
    'a past day',
    { SubscriptionExpirationPeriod: '2026-11-20', SubscriptionEnded: true },
    'Subscription expired',
    'Your subscription expired on 20-Nov; access ends on the next working day. Please visit the My subscriptions page to renew.',
  ],
])('A 8: the end of a subscription is announced with %s', (_, ActionData, title, message) => {
  const notice = ActionData ? { ...ends, ActionData } : { ActionID: ends.ActionID };
  expect(oneTimeAlerts({ ...analyst, Notifications: [notice] })).toEqual([
    { title, message, way: { label: 'Renew now', to: '/my-account/subscriptions#renew' } },
  ]);
});
