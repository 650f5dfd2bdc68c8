import { existsSync } from 'node:fs';
import sparticuz from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

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
  return chromium.launch({
    executablePath: await executablePath(),
    args: [...sandbox, '--disable-gpu', ...further],
    // Without a language the headless one says it speaks `en-US@posix`, which no formatter takes.
    env: { ...process.env, LANG: 'en_GB.UTF-8', LANGUAGE: 'en_GB' },
  });
}
