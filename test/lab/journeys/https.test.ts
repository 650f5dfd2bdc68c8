import type { Browser, BrowserContext, Page, Response } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { launchBrowser } from '../../journeys/browser.ts';
import { demo, signIn } from '../../journeys/page-actions.ts';
import {
  approve,
  openSubscriptions,
  openWindow,
  priceSays,
  read,
  renew,
} from '../../journeys/payment-actions.ts';
import { watchPolicy } from '../../journeys/policy.ts';
import { type RunningProgram, startProgram } from '../../server/start-program.ts';
import { startTlsProxy, type TlsProxy } from './tls-proxy.ts';

/** The whole product as in production: behind a proxy that ends TLS, under a name other than this machine's. */
const name = 'daylight.test';
const origin = `https://${name}`;

let program: RunningProgram;
let proxy: TlsProxy;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let reports: string[];
let answers: Response[];

beforeAll(async () => {
  program = await startProgram({
    PUBLIC_URL: origin,
    TRUST_PROXY: 'loopback',
    NO_PAYMENT_MODE: 'false',
    SANDBOX: 'true',
    SANDBOX_PUBLIC: 'true',
  });
  proxy = await startTlsProxy(name, new URL(program.origin));
  browser = await launchBrowser([
    // No other name resolves, and no other certificate is accepted.
    `--host-resolver-rules=MAP ${name}:443 127.0.0.1:${proxy.port},MAP * ~NOTFOUND`,
    `--ignore-certificate-errors-spki-list=${proxy.spki}`,
  ]);
});
afterAll(async () => {
  await browser?.close();
  await proxy?.close();
  await program?.stop();
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  answers = [];
  context.on('response', (answer) => answers.push(answer));
  page = await context.newPage();
  reports = watchPolicy(page);
});
afterEach(async () => {
  expect(reports).toEqual([]);
  // No other origin was called, not even by the provider's pages and redirects.
  const elsewhere = answers.map((answer) => answer.url()).filter((url) => !url.startsWith(`${origin}/`));
  expect(elsewhere.filter((url) => !url.startsWith('data:'))).toEqual([]);
  await context.close();
});

const cookieNamed = async (wanted: string) =>
  (await context.cookies()).find((cookie) => cookie.name === wanted);

/** What an operator or a test requests from the service directly, past the proxy. */
const ownJson = async (path: string): Promise<string> => {
  const answer = await fetch(`${program.origin}${path}`, { headers: { accept: 'application/json' } });
  return JSON.stringify(await answer.json());
};

describe('behind a TLS proxy, under a public https name', () => {
  test('sign-in returns by the callback to the requested page, with a __Host- session cookie', async () => {
    await page.goto(`${origin}/my-account/subscriptions?from=mail`);
    await page.waitForURL(`${origin}/login**`);
    await signIn(page, origin);
    expect(page.url()).toBe(`${origin}/my-account/subscriptions?from=mail`);
    expect(await cookieNamed('__Host-session')).toMatchObject({
      domain: name,
      path: '/',
      secure: true,
      httpOnly: true,
      sameSite: 'Strict',
    });
    const own = (await context.cookies()).filter(({ path }) => path === '/');
    expect(own.every(({ secure }) => secure)).toBe(true);
    expect(answers.some((answer) => answer.url().startsWith(`${origin}/idp/oauth2/v1/authorize?`))).toBe(
      true,
    );
    expect(
      answers.some((answer) => answer.url().startsWith(`${origin}/auth/authorization-code/callback`)),
    ).toBe(true);
  });

  test('a price is paid in the window, and live data are then subscribed to', async () => {
    await signIn(page, origin, { login: 'realtime@daylight.example', password: demo.password });
    await openSubscriptions(page, origin);
    const box = page.getByRole('checkbox', { name: 'Real-time orders, TPSO', exact: true });
    await page.getByRole('checkbox', { name: 'Delayed orders, TPSO', exact: true }).uncheck();
    await box.check();
    await priceSays(page, '$300');
    await renew(page);
    await read(page, /take effect when \$300 has been paid/);
    const popup = await openWindow(page);
    expect(new URL(popup.url()).origin).toBe(origin);
    await approve(popup);
    await read(page, /Your payment has been received/);
    await page.getByRole('button', { name: /^Renew/ }).waitFor();
    // The grid is drawn again from the service's answer after the payment.
    await expect.poll(() => box.isChecked()).toBe(true);
  });

  test('the policy is sent, and the browser upgrades a plain address to https before calling it', async () => {
    const first = await page.goto(`${origin}/transparency-data`);
    const headers = first?.headers() ?? {};
    expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
    // Nothing listens on plain http under this name, so only the header can have led the browser here.
    await page.goto(`http://${name}/documentation`);
    expect(page.url()).toBe(`${origin}/documentation`);
    await page.getByRole('heading', { name: 'Documentation', exact: true }).waitFor();
    answers = answers.filter((answer) => answer.url() !== `http://${name}/documentation`);
  });

  test('logging out ends the session here and at the provider, so that the next person signs in as themselves', async () => {
    await signIn(page, origin);
    await page.getByRole('link', { name: 'Logout' }).click();
    await page.waitForURL((url) => url.pathname === '/home' || url.pathname === '/login');
    expect(await cookieNamed('__Host-session')).toBeUndefined();
    await signIn(page, origin, { login: 'expiring@daylight.example', password: demo.password });
    await read(page, /due to expire on/);
    await page.getByText('expiring@daylight.example').first().waitFor();
  });

  test('a mailed link leads to the public name and its security question', async () => {
    await page.goto(`${origin}/restore-password`);
    await page.getByLabel('Login', { exact: true }).fill(demo.login);
    await page.getByRole('button', { name: 'Send' }).click();
    const link = /https?:\/\/[^\s"\\]+\/restore-password\/[\w-]+/;
    await expect.poll(() => ownJson('/sandbox/mail')).toMatch(link);
    const [address = ''] = link.exec(await ownJson('/sandbox/mail')) ?? [];
    expect(new URL(address).origin).toBe(origin);
    await page.goto(address);
    await page.getByLabel('Security answer', { exact: true }).waitFor();
  });

  test('another host name redirects to the public one, and a malformed one is refused', async () => {
    const redirected = await fetch(`${program.origin}/register?a=1`, {
      headers: { accept: 'text/html' },
      redirect: 'manual',
    });
    expect(redirected.headers.get('location')).toBe(`${origin}/register?a=1`);
    const config = JSON.parse(await ownJson('/api/config'));
    expect(JSON.stringify(config)).not.toMatch(/localhost|127\.0\.0\.1/);
    const malformed = await fetch(`${program.origin}/idp/.well-known/openid-configuration`, {
      headers: { 'x-forwarded-host': 'a b"c' },
    });
    expect(malformed.status).toBe(400);
  });
});
