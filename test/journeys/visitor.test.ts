import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { atNight, firstOf } from '../whole.ts';
import { ownBrowser } from './browser.ts';
import { isLive, program } from './held-program.ts';
import { type Shift, watchShifts } from './layout-shift.ts';
import { origin } from './own-program.ts';
import { signIn } from './page-actions.ts';
import { watchPolicy } from './policy.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await ownBrowser();
});

/** What a page logs, what it calls, and what its program removes of the prerendered content. */
type Watched = {
  readonly page: Page;
  readonly logged: readonly string[];
  readonly called: readonly string[];
  readonly policy: readonly string[];
  readonly takenAway: () => Promise<readonly string[]>;
  readonly shifts: () => Promise<readonly Shift[]>;
};

async function visit(options: BrowserContextOptions = {}): Promise<Watched> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, ...options });
  const page = await context.newPage();
  const logged: string[] = [];
  const called: string[] = [];
  page.on('console', (line) => {
    if (['error', 'warning'].includes(line.type())) logged.push(line.text());
  });
  page.on('pageerror', ({ message }) => logged.push(message));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) called.push(pathname);
  });
  const policy = watchPolicy(page);
  const shifts = await watchShifts(page);
  await page.addInitScript(() => {
    const takenAway: string[] = [];
    Object.assign(window, { takenAway });
    addEventListener('DOMContentLoaded', () => {
      const root = document.getElementById('root');
      if (!root) return;
      const first = new Set(root.querySelectorAll('*'));
      new MutationObserver((changes) => {
        for (const { removedNodes } of changes)
          for (const node of removedNodes)
            if (node instanceof Element && first.has(node)) takenAway.push(node.outerHTML.slice(0, 200));
      }).observe(root, { childList: true, subtree: true });
    });
  });
  const takenAway = () => page.evaluate(() => (window as unknown as { takenAway: string[] }).takenAway);
  return { page, logged, called, policy, takenAway, shifts };
}

describe('A 2.2: a visitor’s page is served as HTML', () => {
  test('can be read without scripts, and its links work', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto(`${origin}/home`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Welcome');
    // The program starts after the first paint, which fetching it with the page would delay.
    expect(await page.locator('script[src], link[rel=modulepreload]').count()).toBe(0);
    // The first text is drawn in its own font.
    expect(await page.locator('link[rel=preload][as=font][crossorigin]').count()).toBe(1);
    await page.getByRole('link', { name: 'Click here for transparency data' }).click();
    await page.getByRole('heading', { level: 1, name: 'Transparency Data' }).waitFor();
    await page.context().close();
  });

  const inSchemes = (...paths: readonly string[]) =>
    firstOf(...paths.flatMap((path) => [[path, 'light'] as const, [path, 'dark'] as const]));

  async function becomesLive(path: string, colorScheme: 'light' | 'dark'): Promise<Watched> {
    const watched = await visit({ colorScheme });
    const { page, called, policy, shifts } = watched;
    await page.goto(origin + path);
    await isLive(page);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.getAttribute('data-scheme'))).toBe(colorScheme);
    expect(await shifts()).toEqual([]);
    expect(policy).toEqual([]);
    expect(called.filter((call) => ['/api/config', '/api/userInfo'].includes(call))).toEqual([]);
    return watched;
  }

  test.each(inSchemes('/home', '/login', '/documentation', '/best-execution-reporting'))(
    '%s becomes live in place in the %s scheme: nothing is removed or requested twice',
    async (path, colorScheme) => {
      const { page, logged, takenAway } = await becomesLive(path, colorScheme);
      expect(await takenAway()).toEqual([]);
      expect(logged).toEqual([]);
      await page.context().close();
    },
  );

  test.each(inSchemes('/register', '/transparency-data', '/open-data'))(
    '%s becomes live in place in the %s scheme: what is fetched afterwards moves nothing',
    async (path, colorScheme) => {
      const { page } = await becomesLive(path, colorScheme);
      await page.context().close();
    },
  );

  test('the chosen colour scheme is applied before the program, which marks it', async () => {
    const { page, logged } = await visit({ colorScheme: 'light' });
    await page.addInitScript(() => localStorage.setItem('daylight.mode', '"dark"'));
    await page.goto(`${origin}/documentation`);
    await isLive(page);
    expect(await page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgb(15, 22, 28)',
    );
    expect(logged).toEqual([]);
    await page.context().close();
  });

  test('a signed-in person never gets it before logging out', async () => {
    const { page } = await visit({ viewport: { width: 1280, height: 900 } });
    const isPrepared = async () =>
      (await (await page.request.get(`${origin}/documentation`)).text()).includes('id="prepared"');
    expect(await isPrepared()).toBe(true);
    await page.goto(`${origin}/login`);
    await signIn(page, origin);
    await page.getByRole('link', { name: 'Logout' }).waitFor();
    expect(await isPrepared()).toBe(false);
    // As with a link from another site, the session's own cookie is missing.
    await page.context().clearCookies({ name: 'session' });
    expect(await isPrepared()).toBe(false);
    await page.goto(`${origin}/documentation`);
    await page.getByRole('link', { name: 'Login', exact: true }).waitFor();
    await page.context().close();
  });
});

describe('a page whose program does not load', () => {
  test.each(firstOf(['a page that came as HTML', '/login'], ['a page that came empty', '/login?again']))(
    'says so, and can be loaded again: %s',
    async (_, path) => {
      const { page } = await visit();
      await page.route(program, (route) => route.abort());
      await page.goto(`${origin}${path}`, { waitUntil: 'commit' });
      const told = page.getByRole('alert');
      await told.getByText('This page did not load').waitFor();
      expect(await told.count()).toBe(1);
      await page.unroute(program);
      await told.getByRole('link', { name: 'Load the page again' }).click();
      await isLive(page);
      await page.getByRole('button', { name: 'Log in' }).waitFor();
      expect(await told.count()).toBe(0);
      await page.context().close();
    },
  );
});

atNight(
  'a reload, and going back from another site’s page, keep the place; opening the page anew does not',
  async () => {
    const { page } = await visit();
    await page.goto(`${origin}/transparency-data`);
    const top = () => page.evaluate(() => window.scrollY);
    await page.getByRole('rowheader', { name: 'PVM' }).waitFor();
    await page.evaluate(() => window.scrollTo(0, 500));
    await expect.poll(top).toBe(500);
    await page.reload();
    await expect.poll(top).toBe(500);
    await page.goto('about:blank');
    await page.goBack();
    await expect.poll(top).toBe(500);
    // To the same address a browser would count it as a reload.
    await page.goto('about:blank');
    await page.goto(`${origin}/transparency-data`);
    await page.getByRole('rowheader', { name: 'PVM' }).waitFor();
    expect(await top()).toBe(0);
    await page.context().close();
  },
);
