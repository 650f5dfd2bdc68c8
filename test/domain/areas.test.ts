import { describe, expect, test } from 'vitest';
import { allowedAreas, homeOf, isRestricted } from '../../src/domain/session/areas.ts';
import { stripNotices } from '../../src/domain/session/notices.ts';
import type { UserInfo } from '../../src/domain/session/user-info.ts';

const current: UserInfo = {
  email: 'a.person@firm.example',
  Notifications: [],
  Parameters: {},
  restrictedMode: false,
};
const userWith = (...names: string[]): UserInfo => ({
  ...current,
  Notifications: names.map((ActionID) => ({ ActionID })),
});

describe('A 4.1: where a session may go', () => {
  test.each([
    ['a visitor', null, ['public'], '/home'],
    ['a user with a subscription', current, ['public', 'myAccount', 'dataViewing'], '/dataSelect'],
    [
      'a user in restricted mode',
      { ...current, restrictedMode: true },
      ['public', 'myAccount'],
      '/my-account/details',
    ],
    [
      'a user who is redirected to the subscription',
      userWith('ALERT_UNCOMPLETED_PAYMENT', 'REDIRECT_TO_SUBSCRIPTION'),
      ['public', 'myAccount'],
      '/my-account/details',
    ],
    [
      'a user with an uncompleted payment',
      userWith('ALERT_UNCOMPLETED_PAYMENT'),
      ['public', 'myAccount', 'dataViewing'],
      '/dataSelect',
    ],
  ])('%s', (_, user, areas, home) => {
    expect(allowedAreas(user)).toEqual(areas);
    expect(homeOf(user)).toBe(home);
    expect(user !== null && isRestricted(user)).toBe(user !== null && !areas.includes('dataViewing'));
  });
});

test.each([
  ['nothing without a notification', current, []],
  ['nothing for a notice that is shown once', userWith('ALERT_SUBSCRIPTION_ENDS'), []],
  [
    'the end of the subscription in restricted mode',
    { ...current, restrictedMode: true },
    ['subscriptionExpired'],
  ],
  ['an uncompleted payment', userWith('ALERT_UNCOMPLETED_PAYMENT'), ['uncompletedPayment']],
  [
    'both, the end of the subscription first',
    userWith('ALERT_UNCOMPLETED_PAYMENT', 'REDIRECT_TO_SUBSCRIPTION'),
    ['subscriptionExpired', 'uncompletedPayment'],
  ],
])('A 3.2, A 4.4: the strip holds %s', (_, user, notices) => {
  expect(stripNotices(user)).toEqual(notices);
});
