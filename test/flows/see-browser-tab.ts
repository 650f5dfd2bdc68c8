import type { Page } from 'playwright-core';

/** Hides the tab of a browser, or shows it; the driver itself keeps all tabs visible. */
export async function seeBrowserTab(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}
