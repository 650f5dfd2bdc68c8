import { expect } from 'vitest';
import { signInFailedText, unknownReturnText } from '../../../src/domain/failure.ts';
import { pagePaths } from '../../../src/domain/page-paths.ts';
import { demo } from '../../journeys/page-actions.ts';
import { alertsKit, simpleAlert } from '../kits/alerts.ts';
import { callbackKit, ofNoSignIn } from '../kits/callback.ts';
import { dataCalendarKit } from '../kits/data-calendar.ts';
import { publishers } from '../kits/publishers.ts';
import { analyst } from '../kits/session.ts';
import { topVenuesKit } from '../kits/top-venues.ts';
import { venuesKit } from '../kits/venues.ts';
import { answerAlways, fault } from '../payment-on.ts';
import { publisherAnswer, reportAnswer, topVenuesAnswer, visitor } from '../public-answers.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';

const calls = {
  info: '/api/userInfo',
  venues: '/api/tradingVenuesList',
  topVenues: '/api/report/rts28',
  conditions: '/api/conditions',
  session: '/auth/session',
} as const;

const link = ({ page }: BrowserWorld, name: string) => page.getByRole('link', { name, exact: true });
const button = ({ page }: BrowserWorld, name: string) => page.getByRole('button', { name, exact: true });

const comeBack = "void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))";

walkBrowser(alertsKit, {
  open: async ({ page, holds, origin }) => {
    await page.goto(`${origin}/documentation`);
    await page.getByRole('link', { name: 'Login', exact: true }).waitFor();
    await holds.hold(calls.info);
  },
  events: {
    // A page restored from the back/forward cache checks who is signed in; here the answer is an error.
    'alert.raised': async ({ page, holds }, { alert }) => {
      await page.evaluate(comeBack);
      const error = { code: 'x', message: alert.message, requestId: alert.reference };
      const answered = page.waitForResponse((response) => new URL(response.url()).pathname === calls.info);
      await holds.release(calls.info, (route) =>
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

walkBrowser(venuesKit, {
  open: async ({ page, holds, origin }) => {
    await holds.hold(calls.venues);
    await page.goto(`${origin}/documentation`);
    await page.getByRole('heading', { level: 1, name: 'Documentation' }).waitFor();
  },
  events: {
    // The home page requests the venues whenever it opens.
    'venues.wanted': async (world) => {
      await link(world, 'Documentation').first().click();
      await world.page.getByRole('heading', { level: 1, name: 'Documentation' }).waitFor();
      await link(world, 'Home').first().click();
    },
    'xstate.done.actor.loadVenues': ({ holds }, { output }) =>
      holds.release(calls.venues, (route) => route.fulfill({ json: output })),
    'xstate.error.actor.loadVenues': ({ holds }) =>
      holds.release(calls.venues, (route) => route.fulfill({ status: 500, json: {} })),
  },
  states: {
    idle: ({ page }) => expect.poll(() => page.getByText('Loading trading venues').count()).toBe(0),
    loading: ({ page }) => page.getByText('Loading trading venues').waitFor(),
    loaded: async ({ page }) => {
      await page.getByText('from 3 trading venues').waitFor();
      await page.getByText('PVMF').first().waitFor();
    },
    failed: async ({ page }) => {
      await page.getByText('from regulated trading venues').waitFor();
      expect(await page.getByRole('dialog').count()).toBe(0);
    },
  },
});

walkBrowser(topVenuesKit, {
  open: async ({ page, holds, origin }) => {
    await answerAlways({ holds }, '/api/report/publist', Object(publisherAnswer(publishers).body));
    await answerAlways({ holds }, '/api/report/reports', Object(reportAnswer([]).body));
    await holds.hold(calls.topVenues);
    await page.goto(`${origin}/best-execution-reporting/download?publisher=1&date=2026-04-30`);
  },
  events: {
    'xstate.done.actor.loadTopVenues': ({ holds }, { output }) =>
      holds.release(calls.topVenues, (route) =>
        output
          ? route.fulfill({ json: topVenuesAnswer(output).body })
          : route.fulfill({ status: 404, json: { error: { code: 'not-found', message: 'None' } } }),
      ),
    'xstate.error.actor.loadTopVenues': ({ holds }) =>
      holds.release(calls.topVenues, (route) => route.fulfill(fault)),
    'retry.requested': (world) => button(world, 'Try again').click(),
    'class.chosen': async ({ page }, { instrumentClass }) => {
      await page.getByRole('combobox', { name: 'Class of instruments' }).click();
      await page.getByRole('option', { name: instrumentClass }).click();
    },
  },
  states: {
    loading: ({ page }) => page.getByText('Loading the top five venues').waitFor(),
    shown: async ({ page }, { context }) => {
      const shown = context.report.classes.find(
        ({ name }: { name: string }) => name === context.instrumentClass,
      );
      await expect.poll(() => page.getByRole('table').count()).toBe(shown.years.length);
      await page.getByRole('img', { name: /^Share of volume Venue 1: / }).waitFor();
    },
    none: async ({ page }) => {
      await expect.poll(() => page.getByText('Loading the top five venues').count()).toBe(0);
      expect(await page.getByRole('heading', { name: 'Top five venues' }).count()).toBe(0);
      expect(await page.getByRole('dialog').count()).toBe(0);
    },
    failed: ({ page }) => page.getByText('The figures could not be loaded.').waitFor(),
  },
});

walkBrowser(dataCalendarKit, {
  open: async ({ page, holds, origin }) => {
    await holds.hold(calls.conditions);
    await page.goto(`${origin}/data-calendar?venue=TPIC&month=2026-11`);
  },
  events: {
    'xstate.done.actor.loadMonth': ({ holds }, { output }) =>
      holds.release(calls.conditions, (route) =>
        output
          ? route.fulfill({ json: output })
          : route.fulfill({ status: 404, json: { error: { code: 'not-found', message: 'None' } } }),
      ),
    'xstate.error.actor.loadMonth': ({ holds }) =>
      holds.release(calls.conditions, (route) => route.fulfill(fault)),
    'retry.requested': (world) => button(world, 'Try again').click(),
  },
  states: {
    loading: ({ page }) => page.getByText('Loading the month').waitFor(),
    shown: async ({ page }) => {
      await page.getByRole('row', { name: /^Thu 19 07:00 to 17:00/ }).waitFor();
    },
    none: ({ page }) => page.getByText('There is no trading venue TPIC').waitFor(),
    failed: ({ page }) => page.getByText('The month could not be loaded.').waitFor(),
  },
});

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
