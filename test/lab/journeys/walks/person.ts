import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { choose } from '../../../journeys/page-actions.ts';
import type { Stored } from '../../../journeys/stored.ts';
import { CookieJar } from '../../../server/accounts/identity-kit.ts';

export type Person = { readonly login: string; readonly password: string; readonly accountId: string };

type Mails = { readonly mails: readonly { readonly to: readonly string[]; readonly text: string }[] };

export async function mailsTo(origin: string, login: string): Promise<readonly string[]> {
  const response = await fetch(`${origin}/sandbox/mail`, { headers: { accept: 'application/json' } });
  const { mails }: Mails = await response.json();
  return mails.filter(({ to }) => to.includes(login)).map(({ text }) => text);
}

const venue = { isRealOrders: false, isRealTraders: false, isDelayedOrders: true, isDelayedTraders: true };

export const password = 'Horizon-2026';
const secret = 'Coventry';
const question = 'In which town were you born?';

async function send(jar: CookieJar, address: string, body: unknown): Promise<void> {
  const post = () =>
    jar.fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        'x-xsrf-token': decodeURIComponent(jar.get('XSRF-TOKEN') ?? ''),
      },
      body: JSON.stringify(body),
    });
  let answer = await post();
  // The first call is refused, but its answer brings the XSRF pair.
  if (answer.status === 403) answer = await post();
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
}

/**
 * Registers a person by the call alone: delayed data of two venues, and live orders of a third if a payment is to be
 * due.
 */
export function registerByCall(origin: string, login: string, owes: boolean): Promise<void> {
  return send(new CookieJar(), `${origin}/auth/register`, {
    email: login,
    firstName: 'Wanda',
    lastName: 'Walker',
    phoneNumber: '+442079460958',
    company: '',
    country: 'GB',
    question,
    answer: secret,
    termsVersion: '1',
    venueRegisters: [
      { venueId: 1, ...venue },
      { venueId: 3, ...venue },
      ...(owes ? [{ venueId: 4, ...venue, isDelayedOrders: false, isRealOrders: true }] : []),
    ],
  });
}

/** Fills in and sends the registration for live orders of one venue. */
export async function registerOn(page: Page, login: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(login);
  await page.getByLabel('First name').fill('Wanda');
  await page.getByLabel('Last name').fill('Walker');
  await choose(page, 'Country', 'United Kingdom');
  await page.getByLabel('Phone number').fill('+442079460958');
  await choose(page, 'Security question', question);
  await page.getByLabel('Security answer').fill(secret);
  await page.getByRole('checkbox', { name: 'Real-time orders, IOTF', exact: true }).check();
  await page.getByRole('checkbox', { name: 'I accept the terms of use', exact: true }).check();
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.getByRole('region', { name: 'Pay $300' }).waitFor();
}

/** Waits for the mail after a registration and sets the password with its link. */
export async function withPassword(origin: string, { pool }: Stored, login: string): Promise<Person> {
  const link = /\/restore-password\/([\w-]+)/;
  const sent = async () => (await mailsTo(origin, login)).map((text) => link.exec(text)?.[1])[0];
  let token = await sent();
  while (token === undefined) {
    await pause(50);
    token = await sent();
  }
  const answer = { Answer: secret, Password: password };
  await send(new CookieJar(), `${origin}/api/forgotpassword/${token}/restore`, answer);
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM accounts WHERE email = $1', [login]);
  return { login, password, accountId: rows[0]?.id ?? '' };
}
