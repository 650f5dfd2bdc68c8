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
const said = (...names: string[]): UserInfo => ({
  ...current,
  Notifications: names.map((ActionID) => ({ ActionID })),
});

describe('A 4.1: where a session may go', () => {
  test.each([
    ['a visitor', null, ['public'], '/home'],
    ['somebody with a subscription', current, ['public', 'myAccount', 'dataViewing'], '/dataSelect'],
    [
      'somebody in restricted mode',
      { ...current, restrictedMode: true },
      ['public', 'myAccount'],
      '/my-account/details',
    ],
    [
      'somebody who is sent to their subscription',
      said('ALERT_UNCOMPLETED_PAYMENT', 'REDIRECT_TO_SUBSCRIPTION'),
      ['public', 'myAccount'],
      '/my-account/details',
    ],
    [
      'somebody with a payment to complete',
      said('ALERT_UNCOMPLETED_PAYMENT'),
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
  ['nothing', current, []],
  ['what is shown once', said('ALERT_SUBSCRIPTION_ENDS'), []],
  ['the end of the subscription', { ...current, restrictedMode: true }, ['subscriptionExpired']],
  ['a payment to complete', said('ALERT_UNCOMPLETED_PAYMENT'), ['uncompletedPayment']],
  [
    'both, the end first',
    said('ALERT_UNCOMPLETED_PAYMENT', 'REDIRECT_TO_SUBSCRIPTION'),
    ['subscriptionExpired', 'uncompletedPayment'],
  ],
])('A 3.2, A 4.4: the strip holds %s', (_, user, notices) => {
  expect(stripNotices(user)).toEqual(notices);
});
