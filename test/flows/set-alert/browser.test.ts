import { expect } from 'vitest';
import { dataViewAddress } from '../../../src/domain/feed/criteria.ts';
import { beSignedIn } from '../../journeys/signed-in.ts';
import { gilt, tradesRecord } from '../data-view/kit.ts';
import { answerAlways } from '../payment-on.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { alreadyTrue, setAlertKit, watchedView } from './kit.ts';

const alerts = '/api/alerts';

const button = ({ page }: BrowserWorld, name: string) => page.getByRole('button', { name, exact: true });
const dialog = ({ page }: BrowserWorld) =>
  page.getByRole('dialog', { name: `Alert on “${tradesRecord.InstrumentDescription}”` });

walkBrowser(setAlertKit, {
  open: async (world) => {
    const { page, holds, origin } = world;
    await beSignedIn(world);
    await holds.hold(alerts);
    await answerAlways(world, '/api/feed/data', { ...tradesRecord });
    await page.goto(origin + dataViewAddress(gilt));
    await button(world, 'Alert').waitFor();
  },
  events: {
    'alert.wanted': async (world) => {
      await button(world, 'Alert').click();
      await dialog(world).waitFor();
    },
    'alert.declined': async (world) => {
      await world.page.keyboard.press('Escape');
      await dialog(world).waitFor({ state: 'detached' });
    },
    'alert.given': async ({ page }, { condition }) => {
      // By keyboard only: the field has the focus, and Enter submits.
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(condition.value);
      await page.keyboard.press('Enter');
    },
    'xstate.done.actor.saveAlert': ({ holds }, { output }) =>
      holds.release(alerts, (route) => {
        expect(route.request().postDataJSON()).toMatchObject({
          condition: output.condition,
          byMail: true,
          view: { ...watchedView, selection: { ...watchedView.selection, instrument: gilt.instrument } },
        });
        return route.fulfill({ json: output });
      }),
    'xstate.error.actor.saveAlert': ({ holds }, { error }) =>
      holds.release(alerts, (route) => {
        const { message, fields } = error.failure;
        return route.fulfill({
          status: 400,
          json: {
            error: { code: 'invalid-request', message, requestId: 'r-1', fields: { value: [fields.value] } },
          },
        });
      }),
  },
  states: {
    resting: (world) => expect.poll(() => dialog(world).count()).toBe(0),
    entering: async (world, { context: { failure } }) => {
      await dialog(world)
        .getByText('Last price 101.241 GBP at 14:58:09 UTC on 20 November 2026, 15 minutes delayed.')
        .waitFor();
      if (failure) await world.page.getByText(alreadyTrue).waitFor();
    },
    saving: (world) => button(world, 'Setting…').waitFor(),
    done: ({ page }) => page.getByText('Alert set: The price rises to 101.25.').waitFor(),
  },
});
