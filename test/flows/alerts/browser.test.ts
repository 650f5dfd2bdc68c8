import { expect } from 'vitest';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { alertsKit, simpleAlert } from './kit.ts';

const call = '/api/userInfo';
const button = ({ page }: BrowserWorld, name: string) => page.getByRole('button', { name, exact: true });

const comeBack = "void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))";

walkBrowser(alertsKit, {
  open: async ({ page, holds, origin }) => {
    await page.goto(`${origin}/documentation`);
    await page.getByRole('link', { name: 'Login', exact: true }).waitFor();
    await holds.hold(call);
  },
  events: {
    // A page restored from the back/forward cache checks who is signed in; here the answer is an error.
    'alert.raised': async ({ page, holds }, { alert }) => {
      await page.evaluate(comeBack);
      const error = { code: 'x', message: alert.message, requestId: alert.reference };
      const answered = page.waitForResponse((response) => new URL(response.url()).pathname === call);
      await holds.release(call, (route) =>
        route.fulfill({ status: alert === simpleAlert ? 404 : 500, json: { error } }),
      );
      await answered;
    },
    'alert.dismissed': (world) => button(world, 'OK').click(),
  },
  states: {
    hidden: ({ page }) => page.getByRole('dialog').waitFor({ state: 'detached' }),
    shown: async ({ page }, { context: { current } }) => {
      const dialog = page.getByRole('dialog', { name: current.title ?? current.message });
      await dialog.getByText(current.message).first().waitFor();
      if (current.reference) await dialog.getByText(current.reference).waitFor();
      expect(await page.getByRole('dialog').count()).toBe(1);
      expect(await dialog.getByRole('button').count()).toBe(1);
    },
  },
});
