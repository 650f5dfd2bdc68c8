import { expect, test } from 'vitest';
import { oneTimeAlerts, withoutShownNotices } from '../../src/domain/session/notices.ts';
import { analyst } from '../flows/kits/session.ts';

const ends = {
  ActionID: 'ALERT_SUBSCRIPTION_ENDS',
  ActionData: { SubscriptionExpirationPeriod: '2026-12-31' },
};
const unpaid = { ActionID: 'ALERT_UNCOMPLETED_PAYMENT' };
const user = { ...analyst, Notifications: [unpaid, ends] };

test('A 4.4: what is shown once has a dialog each; a visitor has none', () => {
  expect(oneTimeAlerts(user).map(({ title }) => title)).toEqual(['Subscription due to expire']);
  expect(oneTimeAlerts(null)).toEqual([]);
});

test('A 3.2: what was shown to a login is left out for that login only', () => {
  expect(withoutShownNotices(user, user.email)?.Notifications).toEqual([unpaid]);
  expect(withoutShownNotices(user, 'somebody.else@firm.example')).toBe(user);
  expect(withoutShownNotices(user, null)).toBe(user);
  expect(withoutShownNotices(null, null)).toBeNull();
});
