import type { Page } from 'playwright-core';

/** Goes to another address of the portal without loading the page again, as its links do. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate(`{
    const state = { usr: null, key: crypto.randomUUID(), idx: 1 };
    history.pushState(state, '', ${JSON.stringify(address)});
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }`);
}
