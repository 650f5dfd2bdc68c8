import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { atNight } from '../whole.ts';
import { openPage } from './browser.ts';
import { origin } from './own-program.ts';
import { demo, signIn } from './page-actions.ts';

let page: Page;

async function open(path: string, prepare?: () => void): Promise<void> {
  page = await openPage();
  await page.emulateMedia({ colorScheme: 'light' });
  if (prepare) await page.addInitScript(prepare);
  await page.goto(`${origin}${path}`);
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Like a browser that may not store anything: even accessing a storage throws. */
function closeStorages(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  }
}

describe('A 9: a browser that stores nothing but cookies', () => {
  test('can sign in, keeps the colour scheme and shows a notice once', async () => {
    await open('/login', closeStorages);
    await signIn(page, origin, { login: 'expiring@daylight.example', password: demo.password });
    const notice = page.getByRole('dialog');
    await notice.waitFor();
    await button('OK').click();
    await notice.waitFor({ state: 'detached' });
    // The sign-in cookie is gone.
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('daylight.signIn');
    const scheme = () => page.evaluate(() => document.documentElement.getAttribute('data-scheme'));
    expect(await scheme()).toBe('light');
    await page.getByText('Dark', { exact: true }).click();
    await expect.poll(scheme).toBe('dark');
    // The first paint has the scheme too: without the program only the page's own script runs.
    await page.route(/\.js$/, (route) => route.abort());
    await page.reload();
    expect(await scheme()).toBe('dark');
    await page.unroute(/\.js$/);
    await page.reload();
    await page.getByRole('link', { name: 'Logout' }).waitFor();
    expect(await scheme()).toBe('dark');
    expect(await notice.count()).toBe(0);
  });

  atNight('A 7: signing in works at once after all cookies are lost', async () => {
    await open('/login');
    await page.getByLabel('Login', { exact: true }).fill(demo.login);
    await page.context().clearCookies();
    await signIn(page, origin);
    await page.getByRole('link', { name: 'Logout' }).waitFor();
  });
});
