import type { BrowserContext, Page } from 'playwright-core';
import { demo, signIn, signInWithCode } from './page-actions.ts';

const kept = new Map<string, Awaited<ReturnType<BrowserContext['cookies']>>>();

type World = { readonly page: Page; readonly origin: string };

/** Opens the session of an earlier test if that is still there, otherwise a new one. */
async function keepSession({ page, origin }: World, login: string, open: () => Promise<void>): Promise<void> {
  const whose = `${login} of ${origin}`;
  const cookies = kept.get(whose);
  if (cookies) {
    await page.context().addCookies(cookies);
    const asked = await page.request.get(`${origin}/api/userInfo`, {
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
    });
    if (asked.ok()) return;
    await page.context().clearCookies();
  }
  await open();
  kept.set(whose, await page.context().cookies());
}

/** Is signed in, by the session of an earlier test if that is still open: signing in is the subject of other tests. */
export const beSignedIn = (
  world: World,
  account: { readonly login: string; readonly password: string } = demo,
): Promise<void> => keepSession(world, account.login, () => signIn(world.page, world.origin, account));

const operator = { ...demo, login: 'operator@daylight.example' } as const;

/** Is signed in as the operator of the sandbox, likewise. */
export const beOperator = (world: World): Promise<void> =>
  keepSession(world, operator.login, () => signInWithCode(world.page, world.origin, operator));
