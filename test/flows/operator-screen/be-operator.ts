import type { BrowserWorld } from '../walk-browser.ts';
import { operatorUser } from './operator-user.ts';

/** Opens a screen of the console for an operator, as far as the page knows: the calls that it makes are answered by the test. */
export async function openConsole({ page, origin }: BrowserWorld, path: string): Promise<void> {
  await page.route('**/api/userInfo*', (route) => route.fulfill({ json: operatorUser }));
  await page.goto(origin + path);
}
