import type { Page } from 'playwright-core';

/** The file with which the program begins. */
export const program = /\/assets\/index-[^/]+\.js$/;

/** Waits until the program has taken over what the service sent. */
export const isLive = (page: Page): Promise<void> => page.locator('#root:not([data-waiting]) main').waitFor();

/** Opens a page whose program is held until it is released. */
export async function openWithoutProgram(page: Page, address: string): Promise<() => Promise<void>> {
  let goOn = (): void => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(program, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return () => {
    goOn();
    return isLive(page);
  };
}
