import type { Page } from 'playwright-core';

/**
 * Goes to another address of the portal without loading the page again, as its links do, and waits until the page has
 * acted on it: a call that this aborts would otherwise still be taken for the one that it makes.
 */
export async function goTo(page: Page, address: string): Promise<void> {
  // A task in the background runs when rendering, in however many parts, and its effects are done.
  await page.evaluate(`{
    const state = { usr: null, key: crypto.randomUUID(), idx: 1 };
    history.pushState(state, '', ${JSON.stringify(address)});
    dispatchEvent(new PopStateEvent('popstate', { state }));
    scheduler.postTask(() => {}, { priority: 'background' });
  }`);
}
