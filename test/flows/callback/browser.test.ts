import { expect } from 'vitest';
import { signInFailedText, unknownReturnText } from '../../../src/domain/failure.ts';
import { pagePaths } from '../../../src/domain/page-paths.ts';
import { demo } from '../../journeys/page-actions.ts';
import { visitor } from '../public-answers.ts';
import { analyst } from '../session/kit.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { callbackKit, ofNoSignIn } from './kit.ts';

const calls = {
  info: '/api/userInfo',
  session: '/auth/session',
} as const;
const button = ({ page }: BrowserWorld, name: string) => page.getByRole('button', { name, exact: true });

const wanted = pagePaths.changePassword;
const says = ({ page }: BrowserWorld) => page.getByText('Logging in').first().waitFor();

/** Logs in for a page that needs it, up to the exchange of the code. */
async function bringCode({ page, origin }: BrowserWorld): Promise<void> {
  await page.goto(origin + wanted);
  await page.getByLabel('Login', { exact: true }).fill(demo.login);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => url.pathname === pagePaths.callback && url.search === '');
}

walkBrowser(callbackKit, {
  open: ({ holds }) => holds.hold(calls.session),
  events: {
    // The page reads the address as soon as it opens, and is opened when the path says what the address contains.
    'provider.answered': async () => {},
    'xstate.done.actor.readReturn': async (world, { output }) => {
      await bringCode(world);
      if (output.grant !== null) return;
      // Shortly after the code has left the address, the requested location is in the history.
      await world.page.waitForFunction(() => history.state?.usr?.remembered !== undefined);
      // Reloaded during the exchange of the code: the page checks again who is signed in, and nobody is yet.
      await world.holds.hold(calls.info);
      await world.page.reload({ waitUntil: 'commit' });
      await world.holds.release(calls.info, (route) => route.fulfill({ status: 401, json: visitor.body }));
    },
    'xstate.error.actor.readReturn': async (world, { error }) => {
      const { page, holds, origin } = world;
      if (error === ofNoSignIn) {
        await holds.hold(calls.info);
        await page.goto(`${origin}${pagePaths.callback}?code=code-1&state=of-nobody`, {
          waitUntil: 'commit',
        });
        // The first question is the page's own, as it opens; the answer to the second is the path's.
        await holds.release(calls.info, (route) => route.fulfill({ status: 401, json: visitor.body }));
      } else {
        // The identity provider refuses: it knows nobody.
        await holds.answer('/idp/oauth2/v1/authorize', (route) => {
          const { searchParams } = new URL(route.request().url());
          const location = `${origin}${pagePaths.callback}?error=login_required&state=${searchParams.get('state')}`;
          return route.fulfill({ status: 302, headers: { location } });
        });
        await bringCode(world);
        await page.getByRole('alert').getByText(signInFailedText).waitFor();
      }
      expect(new URL(page.url()).search).toBe('');
    },
    'xstate.done.actor.openSession': async ({ holds }) => {
      await holds.hold(calls.info);
      await holds.release(calls.session, async (route) => {
        expect(Object.keys(Object(route.request().postDataJSON())).sort()).toEqual(['code', 'codeVerifier']);
        await route.continue();
      });
    },
    'xstate.error.actor.openSession': async ({ page, holds }) => {
      const error = { code: 'invalid-request', message: 'The token has expired', requestId: 'req-1' };
      await holds.release(calls.session, (route) => route.fulfill({ status: 400, json: { error } }));
      await page.getByRole('alert').getByText('The token has expired').waitFor();
    },
    'xstate.done.actor.findDestination': async ({ page, holds }, { output }, before) => {
      await holds.release(calls.info, (route) =>
        output === null
          ? route.fulfill({ status: 401, json: visitor.body })
          : route.fulfill({ json: analyst }),
      );
      if (!before.matches('recognising'))
        await page.waitForURL((url) => url.pathname === (output === null ? pagePaths.login : wanted));
      else if (output === null) await page.getByRole('alert').getByText(unknownReturnText).waitFor();
      else await page.waitForURL((url) => url.pathname === pagePaths.dataSelect);
    },
    'signIn.restarted': async (world) => {
      await button(world, 'Log in again').click();
      await world.page.waitForURL((url) => url.pathname === pagePaths.login);
    },
  },
  states: {
    exchanging: says,
    recognising: says,
    entering: says,
    failed: async ({ page }) => {
      const alert = page.getByRole('main').getByRole('alert');
      await expect.poll(() => alert.evaluate((one) => one === document.activeElement)).toBe(true);
    },
    done: async ({ page }) => {
      expect(new URL(page.url()).pathname).not.toBe(pagePaths.callback);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  notHere: {
    'xstate.error.actor.findDestination':
      'the session always gives an answer, even for a visitor; the row `entering | findDestination failed` covers it',
  },
  unseen: {
    waiting: 'left as soon as the page is there',
    reading: 'read at once: walked on the page, which covers it',
  },
});
