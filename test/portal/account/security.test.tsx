import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { pagePaths } from '../../../src/domain/page-paths.ts';
import type { UserInfo } from '../../../src/domain/session/user-info.ts';
import { open } from '../../flows/account-closing/kit.ts';
import { alone } from '../../flows/account-sessions/kit.ts';
import { begun, off, on } from '../../flows/second-factor/kit.ts';
import { analyst } from '../../flows/session/kit.ts';
import { answersInHand, openPortal, whereabouts } from '../shell/open-portal.tsx';

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
