import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { sessionMachine } from '../../../machines/session.ts';
import type { UserInfo } from '../../../src/domain/session/user-info.ts';
import { analyst, expiring } from './kit.ts';

const turn = () => new Promise((done) => setImmediate(done));

async function sessionOf(user: UserInfo | null, noticesShownTo: string | null = null) {
  const actor = createActor(
    sessionMachine.provide({
      actors: { loadUserInfo: fromPromise(async () => user), signOut: fromPromise(async () => {}) },
    }),
    { input: { noticesShownTo } },
  );
  const sent: unknown[] = [];
  actor.on('*', (event) => sent.push(event));
  actor.start();
  await turn();
  return { actor, sent };
}

test('A 8: an expiring subscription is announced with its short end date under its own title', async () => {
  const { actor, sent } = await sessionOf(expiring);
  actor.send({ type: 'strip.loaded' });
  expect(sent).toEqual([
    {
      type: 'alert',
      alert: {
        title: 'Subscription due to expire',
        message:
          'Your subscription is due to expire on 30-Nov. Please visit the My subscriptions page to renew.',
        way: { label: 'Renew now', to: '/my-account/subscriptions#renew' },
      },
    },
  ]);
});

test('between the end and the suspension, the notice says that the subscription has expired', async () => {
  const { actor, sent } = await sessionOf({
    ...expiring,
    Notifications: [
      {
        ActionID: 'ALERT_SUBSCRIPTION_ENDS',
        ActionData: { SubscriptionExpirationPeriod: '2026-11-30', SubscriptionEnded: true },
      },
    ],
  });
  actor.send({ type: 'strip.loaded' });
  expect(sent).toEqual([
    {
      type: 'alert',
      alert: {
        title: 'Subscription expired',
        message:
          'Your subscription expired on 30-Nov; access ends on the next working day. Please visit the My subscriptions page to renew.',
        way: { label: 'Renew now', to: '/my-account/subscriptions#renew' },
      },
    },
  ]);
});

test('A 3.2: several one-time notices are shown in order and removed, and the others stay', async () => {
  const ends = (day: string) => ({
    ActionID: 'ALERT_SUBSCRIPTION_ENDS',
    ActionData: { SubscriptionExpirationPeriod: day },
  });
  const unpaid = { ActionID: 'ALERT_UNCOMPLETED_PAYMENT' };
  const { actor, sent } = await sessionOf({
    ...analyst,
    Notifications: [ends('2026-11-30'), unpaid, ends('2026-12-05')],
  });
  actor.send({ type: 'strip.loaded' });
  expect(sent.map((event) => JSON.stringify(event).match(/\d\d-\w{3}/)?.[0])).toEqual(['30-Nov', '05-Dec']);
  expect(actor.getSnapshot().context.user?.Notifications).toEqual([unpaid]);
});

test('A 8: an expiry without a readable date is announced as soon', async () => {
  const { actor, sent } = await sessionOf({
    ...expiring,
    Notifications: [
      { ActionID: 'ALERT_SUBSCRIPTION_ENDS', ActionData: { SubscriptionExpirationPeriod: 'tomorrow' } },
    ],
  });
  actor.send({ type: 'strip.loaded' });
  expect(JSON.stringify(sent)).toContain('is due to expire soon.');
});

test('decisions.md Notices: a notice seen since signing in is not shown again after a reload', async () => {
  const { actor } = await sessionOf(expiring, expiring.email);
  expect(actor.getSnapshot().context.user?.Notifications).toEqual([]);
  expect(actor.getSnapshot().can({ type: 'strip.loaded' })).toBe(false);
});

test('the record of who has seen it is cleared when nobody is signed in', async () => {
  const { actor } = await sessionOf(null, expiring.email);
  expect(actor.getSnapshot().context.noticesShownTo).toBeNull();
});

test('A 4.1: signing out navigates the browser to the logout path', async () => {
  const { actor, sent } = await sessionOf(analyst);
  actor.send({ type: 'signOut.chosen' });
  await turn();
  expect(sent).toEqual([
    { type: 'account.left', email: analyst.email },
    { type: 'navigate', to: '/auth/logout' },
  ]);
});

test('a missing actor is reported, and leaves a visitor', async () => {
  const failures: unknown[] = [];
  const actor = createActor(sessionMachine, {
    input: { noticesShownTo: null },
    inspect: (event) => {
      if (event.type === '@xstate.event' && 'error' in event.event) failures.push(event.event.error);
    },
  });
  actor.start();
  await turn();
  expect(failures).toEqual([new Error('`loadUserInfo` must be provided')]);
  expect(actor.getSnapshot().matches('unauthenticated')).toBe(true);
});
