import { expect } from 'vitest';
import { dataViewAddress } from '../../../src/domain/feed/criteria.ts';
import { beSignedIn } from '../../journeys/signed-in.ts';
import { gilt, tradesRecord } from '../data-view/kit.ts';
import { answerAlways } from '../payment-on.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { saved, saveViewKit } from './kit.ts';

const views = '/api/views';

const button = ({ page }: BrowserWorld, name: string) => page.getByRole('button', { name, exact: true });
const dialog = ({ page }: BrowserWorld, name: string) => page.getByRole('dialog', { name });

walkBrowser(saveViewKit, {
  open: async (world) => {
    const { page, holds, origin } = world;
    await beSignedIn(world);
    await holds.hold(views);
    await answerAlways(world, '/api/feed/data', { ...tradesRecord });
    await page.goto(origin + dataViewAddress(gilt));
    await button(world, 'Save view').waitFor();
  },
  events: {
    'save.wanted': async (world) => {
      await button(world, 'Save view').click();
      await dialog(world, 'Save this view').waitFor();
    },
    'save.declined': async (world) => {
      await world.page.keyboard.press('Escape');
      await dialog(world, 'Save this view').waitFor({ state: 'detached' });
    },
    'name.given': async ({ page }, { name }) => {
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(name);
      await page.keyboard.press('Enter');
    },
    'xstate.done.actor.saveView': ({ holds }) =>
      holds.release(views, (route) => {
        expect(route.request().postDataJSON()).toMatchObject({
          name: 'Large gilts',
          selection: { instrument: gilt.instrument },
        });
        return route.fulfill({ json: saved });
      }),
    'xstate.error.actor.saveView': ({ holds }, { error }) =>
      holds.release(views, (route) => {
        const { message, fields } = error.failure;
        return route.fulfill({
          status: 409,
          json: {
            error: { code: 'conflict', message, requestId: 'r-1', fields: { name: [fields.name] } },
          },
        });
      }),
  },
  states: {
    resting: (world) => expect.poll(() => dialog(world, 'Save this view').count()).toBe(0),
    naming: async (world, { context: { failure } }) => {
      await dialog(world, 'Save this view').waitFor();
      if (failure) await world.page.getByText('Another of your views has this name').waitFor();
    },
    saving: (world) => button(world, 'Saving…').waitFor(),
    saved: ({ page }) => page.getByText('Saved as “Large gilts”').waitFor(),
  },
});
