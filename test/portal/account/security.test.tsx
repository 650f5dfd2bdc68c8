import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { pagePaths } from '../../../src/domain/page-paths.ts';
import type { UserInfo } from '../../../src/domain/session/user-info.ts';
import { open, toClose } from '../../flows/account-closing/kit.ts';
import { first, last } from '../../flows/account-events/kit.ts';
import { alone, many } from '../../flows/account-sessions/kit.ts';
import { begun, off, on } from '../../flows/second-factor/kit.ts';
import { analyst } from '../../flows/session/kit.ts';
import { answersInHand, goTo, openPortal, whereabouts } from '../shell/open-portal.tsx';

const answers = answersInHand();
const button = (name: string) => screen.findByText(name, { selector: 'button' });

async function openSecurity(user: UserInfo): Promise<void> {
  answers().always('GET /api/sessions', { body: alone });
  answers().always('GET /api/account/closing', { body: open });
  answers().always('GET /api/account/events', { body: { events: [], next: null } });
  await openPortal(answers(), pagePaths.security, { user });
  await answers().give('GET /api/factor', { body: off });
  await button('Set up');
}

test('C 22: operators without a second factor read that the console needs one', async () => {
  await openSecurity({ ...analyst, Roles: ['support'], IsSubscribed: true });
  expect(screen.getByText('It is required: the console needs a second factor.')).toBeTruthy();
});

test('C 22: operators cannot turn theirs off, and read why', async () => {
  answers().always('GET /api/sessions', { body: alone });
  answers().always('GET /api/account/closing', { body: open });
  answers().always('GET /api/account/events', { body: { events: [], next: null } });
  await openPortal(answers(), pagePaths.security, {
    user: { ...analyst, Roles: ['support'], IsSubscribed: true },
  });
  await answers().give('GET /api/factor', { body: on });
  await screen.findByText(/^It is required: the console needs it/);
  expect(screen.queryByText('Turn off', { selector: 'button' })).toBeNull();
});

test('C 20: nothing of the console is said to others', async () => {
  await openSecurity(analyst);
  expect(screen.queryByText(/console/)).toBeNull();
});

test('C 20: whoever goes on to another page while the first code is checked sees the recovery codes first', async () => {
  await openSecurity(analyst);
  await userEvent.click(await button('Set up'));
  await userEvent.type(await screen.findByLabelText('Password'), 'Sunrise2026{Enter}');
  await answers().give('POST /api/factor', { body: begun });
  await userEvent.type(await screen.findByLabelText('Code'), '492039{Enter}');
  await userEvent.click(screen.getByRole('link', { name: 'API keys' }));
  await answers().give('POST /api/factor/activate', { status: 204 });
  await screen.findByText('I have saved them');
  expect(whereabouts().path).toBe(pagePaths.security);
  await userEvent.click(screen.getByRole('link', { name: 'API keys' }));
  await userEvent.click(await button('Leave'));
  await vi.waitFor(() => expect(whereabouts().path).toBe(pagePaths.apiKeys));
});

test('C 25: a session that was ended is said to be, and stands in what happened', async () => {
  await openSecurity(analyst);
  const events = () => answers().requests.filter(({ url }) => url.includes('/api/account/events'));
  answers().always('GET /api/sessions', { body: { ...many, total: 2 } });
  answers().always('POST /api/sessions/end', { status: 204 });
  await goTo(pagePaths.apiKeys);
  answers().always('GET /api/factor', { body: off });
  await goTo(pagePaths.security);
  const end = await screen.findByRole('button', { name: /^End Safari on iPhone/ });
  const before = events().length;
  answers().always('GET /api/sessions', { body: alone });
  await userEvent.click(end);
  await screen.findByText('Session ended.');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Sessions' }));
  await waitFor(() => expect(events()).toHaveLength(before + 1));
  expect(answers().requests.some(({ url }) => url.endsWith('/api/sessions/end'))).toBe(true);
});

test('C 25: more of what happened is counted, and the focus stays on the page', async () => {
  await openSecurity(analyst);
  answers().always('GET /api/account/events', { body: first });
  answers().always('GET /api/factor', { body: off });
  await goTo(pagePaths.apiKeys);
  await goTo(pagePaths.security);
  const more = await button('Show more');
  answers().always('GET /api/account/events', { body: last });
  await userEvent.click(more);
  await screen.findByText('4 events listed.');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What happened' }));
});

test('C 26: an account that is kept after all is said to be, with the focus on its button', async () => {
  await openSecurity(analyst);
  answers().always('GET /api/account/closing', { body: toClose });
  answers().always('GET /api/factor', { body: off });
  await goTo(pagePaths.apiKeys);
  await goTo(pagePaths.security);
  const keep = await button('Keep my account');
  answers().always('GET /api/account/closing', { body: open });
  answers().always('POST /api/account/keep', { status: 204 });
  await userEvent.click(keep);
  await screen.findByText('Your account is kept.');
  expect(document.activeElement).toBe(await button('Close my account'));
});

test('C 26: whoever operates the service reads why the account stays, and is offered nothing', async () => {
  await openSecurity({ ...analyst, Roles: ['support'], IsSubscribed: true });
  await screen.findByText(/^Your account operates the service\. Ask an admin to revoke its roles first/);
  expect(screen.queryByText('Close my account', { selector: 'button' })).toBeNull();
});

test('C 22: what is good to know of each part has a name of its own', async () => {
  await openSecurity(analyst);
  const names = screen.getAllByRole('complementary').map((aside) => aside.getAttribute('aria-label'));
  expect(names).toEqual([
    ...['Second factor', 'Sessions', 'What happened', 'Close my account'].map(
      (part) => `Good to know: ${part}`,
    ),
  ]);
});
