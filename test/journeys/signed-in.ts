import type { BrowserContext, Page } from 'playwright-core';
import { demo, signIn } from './page-actions.ts';

const kept = new Map<string, Awaited<ReturnType<BrowserContext['cookies']>>>();

/** Is signed in, by the session of an earlier test if that is still open: signing in is the subject of other tests. */
export async function beSignedIn(
  { page, origin }: { readonly page: Page; readonly origin: string },
  account: { readonly login: string; readonly password: string } = demo,
): Promise<void> {
  const whose = `${account.login} of ${origin}`;
  const cookies = kept.get(whose);
  if (cookies) {
    await page.context().addCookies(cookies);
    const asked = await page.request.get(`${origin}/api/userInfo`, {
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
    });
    if (asked.ok()) return;
    await page.context().clearCookies();
  }
  await signIn(page, origin, account);
  kept.set(whose, await page.context().cookies());
}
