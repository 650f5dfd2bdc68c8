import { existsSync } from 'node:fs';
import sparticuz from '@sparticuz/chromium';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * A browser on this machine: the named one, otherwise the system's, otherwise the one from the packages, which is
 * unpacked on first use. Two concurrent first uses would find it half unpacked.
 */
export async function executablePath(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  return systemBrowsers.find((path) => existsSync(path)) ?? (await sparticuz.executablePath());
}

/**
 * Starts a headless browser, without the package's own arguments, which end it with its first page.
 *
 * @param further arguments of Chromium
 */
export async function launchBrowser(further: readonly string[] = []): Promise<Browser> {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({
    executablePath: await executablePath(),
    args: [...sandbox, '--disable-gpu', ...further],
    // Without a language headless Chromium uses `en-US@posix`, which no formatter accepts.
    env: { ...process.env, LANG: 'en_GB.UTF-8', LANGUAGE: 'en_GB' },
  });
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    context.setDefaultTimeout(60_000);
    if (options?.javaScriptEnabled !== false) context.on('page', beginWhenAlive);
    return context;
  };
  return browser;
}

/**
 * A prerendered page is there before its program, which replays input later (visitor.test.ts). Tests that expect an
 * effect at once would fail, so pages count as open when they are live, unless a test waits for something else.
 */
function beginWhenAlive(page: Page): void {
  const alive = () => page.locator('#root[data-waiting]').waitFor({ state: 'detached' });
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (options?.waitUntil === undefined) await alive();
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (options?.waitUntil === undefined) await alive();
    return answer;
  };
}

let kept: Promise<Browser> | null = null;
let context: Promise<BrowserContext> | null = null;

/** The browser of this worker, which ends with it. */
export function ownBrowser(): Promise<Browser> {
  kept ??= launchBrowser();
  return kept;
}

/**
 * A page for somebody who has not been here before: nothing is stored, and no other page is open. Only the files of the
 * program come from the cache, as they hardly ever change; fetching and compiling them takes most of the time of a test.
 */
export async function openPage(viewport = { width: 1280, height: 900 }): Promise<Page> {
  context ??= ownBrowser().then((browser) => browser.newContext());
  const own = await context;
  const page = await own.newPage();
  const session = await own.newCDPSession(page);
  for (const other of own.pages()) if (other !== page) await other.close();
  await own.clearCookies();
  await session.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'local_storage' });
  await session.detach();
  await page.setViewportSize(viewport);
  // Nothing fades in or out, so no test has to wait for what it is not about.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return page;
}
