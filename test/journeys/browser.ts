import { existsSync } from 'node:fs';
import sparticuz from '@sparticuz/chromium';
import { type Browser, chromium, type Page } from 'playwright-core';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * A browser on this machine: the one named, else the system's, else the one that came with the packages, which is
 * unpacked when it is asked for first. Two that ask at once would find it half unpacked.
 */
export async function executablePath(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  return systemBrowsers.find((path) => existsSync(path)) ?? (await sparticuz.executablePath());
}

/**
 * Starts a headless browser. The package's own arguments are not taken: they end it with its first page.
 *
 * @param further arguments of Chromium
 */
export async function launchBrowser(further: readonly string[] = []): Promise<Browser> {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({
    executablePath: await executablePath(),
    args: [...sandbox, '--disable-gpu', ...further],
    // Without a language the headless one says it speaks `en-US@posix`, which no formatter takes.
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
 * A page drawn ahead for visitors is there before its program. What is done in between is taken up later
 * (visitor.test.ts), but not seen at once: a test begins when the page has come to life, unless it says for what it waits.
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
