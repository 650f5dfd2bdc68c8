import type { BrowserContext } from 'playwright-core';
import { signIn } from '../journeys/page-actions.ts';
import type { BrowserWorld } from './walk-browser.ts';

let cookies: Awaited<ReturnType<BrowserContext['cookies']>> | null = null;

/** Signs in. Signing in is walked elsewhere, so one session serves all paths of a file. */
export async function beSignedIn({ page, origin }: BrowserWorld): Promise<void> {
  if (cookies) await page.context().addCookies(cookies);
  else {
    await signIn(page, origin);
    cookies = await page.context().cookies();
  }
}
