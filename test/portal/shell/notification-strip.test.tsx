import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { forgetNotices, noticesShownTo, rememberNotices } from '../../../src/portal/storage/shown-notices.ts';
import { analyst, expiring, restricted, unpaid } from '../../flows/session/kit.ts';
import { answersInHand, openPortal } from './open-portal.tsx';

const answers = answersInHand();

const strip = () => screen.getByRole('region', { name: 'Notifications' });

test('A 8: an expired subscription shows a strip message with a link to My Subscriptions', async () => {
  await openPortal(answers(), '/documentation', { user: restricted });
  expect(strip().textContent).toBe(
    'Your subscription has expired. Please visit the My Subscriptions page to renew. Renew now',
  );
  const renewal = within(strip()).getByRole('link', { name: 'Renew now' });
  expect(renewal.getAttribute('href')).toBe('/my-account/subscriptions#renew');
  const link = within(strip()).getByRole('link', { name: 'My Subscriptions' });
  expect(link.getAttribute('href')).toBe('/my-account/subscriptions');
});

test.each([
  ['restrictedMode alone', { ...analyst, restrictedMode: true }],
  [
    'REDIRECT_TO_SUBSCRIPTION alone',
    { ...analyst, Notifications: [{ ActionID: 'REDIRECT_TO_SUBSCRIPTION' }] },
  ],
])('decisions.md Notices: %s means restricted mode and is shown once', async (_, user) => {
  await openPortal(answers(), '/documentation', { user });
  expect(strip().textContent).toContain('Your subscription has expired.');
  expect(strip().querySelectorAll('p')).toHaveLength(1);
  expect(screen.queryByRole('link', { name: 'Select data' })).toBeNull();
});

test('decisions.md Notices: an uncompleted payment shows a strip message that links to it on the subscriptions page', async () => {
  await openPortal(answers(), '/documentation', { user: unpaid });
  expect(strip().textContent).toContain('You have an uncompleted payment.');
  expect(within(strip()).getByRole('link').getAttribute('href')).toBe(
    '/my-account/subscriptions#uncompleted-payment',
  );
});

test('A 4.4: a subscription that ends soon is announced in a dialog, once, when the strip loads', async () => {
  const user = userEvent.setup();
  await openPortal(answers(), '/documentation', { user: expiring });
  const dialog = await screen.findByRole('dialog', { name: 'Subscription due to expire' });
  expect(dialog.textContent).toContain(
    'Your subscription is due to expire on 30-Nov. Please visit the My subscriptions page to renew.',
  );
  expect(within(dialog).getByRole('link', { name: 'Renew now' }).getAttribute('href')).toBe(
    '/my-account/subscriptions#renew',
  );
  await user.click(within(dialog).getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
  expect(localStorage.getItem('daylight.noticesShownTo')).toBe(JSON.stringify(expiring.email));
});

test('decisions.md Notices: it is announced once per sign-in, not again after a reload', async () => {
  localStorage.setItem('daylight.noticesShownTo', JSON.stringify(expiring.email));
  await openPortal(answers(), '/documentation', { user: expiring });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('A 9: the reader is stored in session storage if local storage is unavailable', () => {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  if (!own) throw new Error('there is no local storage to close');
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new Error('closed');
    },
  });
  try {
    rememberNotices(expiring.email);
    expect(noticesShownTo()).toBe(expiring.email);
    forgetNotices();
    expect(noticesShownTo()).toBeNull();
  } finally {
    Object.defineProperty(globalThis, 'localStorage', own);
  }
});

test('a visitor’s page clears the reader, so that the next sign-in announces it again', async () => {
  localStorage.setItem('daylight.noticesShownTo', JSON.stringify(expiring.email));
  await openPortal(answers(), '/home', { user: null });
  expect(localStorage.getItem('daylight.noticesShownTo')).toBeNull();
});

test('an unknown notification shows no strip', async () => {
  await openPortal(answers(), '/documentation', {
    user: { ...analyst, Notifications: [{ ActionID: 'SOMETHING_NEW' }] },
  });
  expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
});

test('the strip says that the network is down', async () => {
  await openPortal(answers(), '/home', { user: null });
  const online = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine');
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  window.dispatchEvent(new Event('offline'));
  expect(await screen.findByText('You are offline. What you see may be out of date.')).toBeTruthy();
  Object.defineProperty(navigator, 'onLine', { ...online, configurable: true });
});
