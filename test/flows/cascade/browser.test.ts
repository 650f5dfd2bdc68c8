import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { dataSelectAddress, type Level, levels } from '../../../src/domain/feed/criteria.ts';
import { levelLabels } from '../../../src/portal/pages/data-select/level-texts.ts';
import { beSignedIn } from '../../journeys/signed-in.ts';
import { fault, labelOf, questions } from '../cascade-wire.ts';
import { goTo } from '../go-to.ts';
import type { HeldCall } from '../held-calls.ts';
import { type BrowserKit, type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { cascadeKit, choices, isSearchedElsewhere } from './kit.ts';

type Happening = BrowserKit['events'][string];
type Check = BrowserKit['states'][string];

const paths = [...new Set(Object.values(questions).map(({ call }) => call.replace('GET ', '')))];

const boxOf = ({ page }: BrowserWorld, level: Level): Locator =>
  page.getByRole('combobox', { name: levelLabels[level], exact: true });
const showData = ({ page }: BrowserWorld): Locator => page.getByRole('button', { name: 'Show data' });

const choose =
  (level: Level): Happening =>
  async (world, { value }) => {
    const box = boxOf(world, level);
    if (value === null) return box.fill('');
    // Another click closes an open list.
    if ((await box.getAttribute('aria-expanded')) !== 'true') await box.click();
    await world.page
      .getByRole('option')
      .filter({ hasText: labelOf(value) })
      .first()
      .click();
  };

const json = (route: HeldCall, body: unknown, status = 200): Promise<void> =>
  route.fulfill({ status, json: body });

const answered: Record<string, Happening> = {};
for (const [actor, { call, body }] of Object.entries(questions)) {
  const path = call.replace('GET ', '');
  answered[`xstate.done.actor.${actor}`] = ({ holds }, { output }: AnyEventObject) =>
    holds.release(path, (route) => json(route, body(output)));
  answered[`xstate.error.actor.${actor}`] = async ({ holds, page }) => {
    await holds.release(path, (route) => json(route, fault, 500));
    // Only the data itself goes through the central handler (B 8: lists fail silently).
    if (actor === 'loadData') await page.getByRole('button', { name: 'OK' }).click();
  };
}

const loading =
  (level: Level): Check =>
  async (world) => {
    if (level !== 'instrumentmic' && level !== 'ordertype')
      await expect.poll(() => boxOf(world, level).getAttribute('aria-busy')).toBe('true');
    await expect.poll(() => showData(world).isDisabled()).toBe(true);
  };

const choosing =
  (level: Level): Check =>
  async (world) => {
    await expect.poll(() => boxOf(world, level).isEnabled()).toBe(true);
    await expect.poll(() => showData(world).isDisabled()).toBe(true);
  };

// Searches elsewhere lead to the same state.
walkBrowser(
  { ...cascadeKit, stopWhen: isSearchedElsewhere },
  {
    open: async (world) => {
      const { page, holds, origin } = world;
      await beSignedIn(world);
      for (const path of paths) await holds.hold(path);
      await page.goto(`${origin}/dataSelect`);
      await page.getByRole('form', { name: 'Select data' }).waitFor();
    },
    events: {
      ...Object.fromEntries(levels.map((level) => [`${level}.chosen`, choose(level)])),
      ...answered,
      'criteria.given': ({ page }) => goTo(page, dataSelectAddress(choices)),
      'instrument.searched': async (world, { text }) => {
        // By keyboard, since the page is covered while the data are loading.
        await boxOf(world, 'instrument').selectText();
        await world.page.keyboard.type(text);
      },
      // Nothing to do: releasing the held call waits until it is made.
      'xstate.after.searchDelay.cascade.selecting.instrumentSearch.waiting': async () => {},
      'instruments.moreRequested': async (world) => {
        await boxOf(world, 'instrument').press('ArrowDown');
        await world.page.getByRole('option').first().waitFor();
        await world.page.keyboard.press('End');
      },
      'retry.requested': ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
      'form.submitted': (world) => showData(world).click(),
    },
    states: {
      selecting: async ({ page }) => {
        await page.getByRole('heading', { name: 'Select data', level: 1 }).waitFor();
      },
      'selecting.levels.dataType.choosing': choosing('datatype'),
      'selecting.levels.venue.loading': loading('tv'),
      'selecting.levels.venue.choosing': choosing('tv'),
      'selecting.levels.assetClass.loading': loading('assetclass'),
      'selecting.levels.assetClass.choosing': choosing('assetclass'),
      'selecting.levels.subAssetClass.loading': loading('subassetclass'),
      'selecting.levels.subAssetClass.choosing': choosing('subassetclass'),
      'selecting.levels.instrument.loading': loading('instrument'),
      'selecting.levels.instrument.finding': loading('instrument'),
      'selecting.levels.instrument.choosing': choosing('instrument'),
      'selecting.levels.segmentMic.loading': loading('instrumentmic'),
      'selecting.levels.segmentMic.failed': async ({ page }) => {
        await page.getByText('The segments of this instrument could not be loaded.').waitFor();
      },
      'selecting.levels.segmentMic.choosing': choosing('instrumentmic'),
      'selecting.levels.orderType.loading': loading('ordertype'),
      'selecting.levels.orderType.failed': async ({ page }) => {
        await page.getByText('The order types of this instrument could not be loaded.').waitFor();
      },
      'selecting.levels.orderType.choosing': choosing('ordertype'),
      'selecting.levels.ready': async (world, snapshot) => {
        await expect.poll(() => showData(world).isDisabled()).toBe(snapshot.hasTag('loading instrument'));
      },
      'selecting.levels.loadingData': async ({ page }) => {
        await page.getByText('Loading orders').waitFor();
      },
      'selecting.levels.nothingPublished': async ({ page }) => {
        await page.getByText(/now\. Choose another /).waitFor();
      },
      'selecting.levels.listFailed': async ({ page }) => {
        await page.getByText(/^The list could not be loaded\. Choose the .+ again\.$/).waitFor();
      },
      'selecting.instrumentSearch': async () => {},
      'selecting.instrumentSearch.idle': async () => {},
      'selecting.instrumentSearch.waiting': async () => {},
      'selecting.instrumentSearch.searching': loading('instrument'),
      'selecting.instrumentSearch.loadingMore': loading('instrument'),
      submitted: async ({ page }) => {
        await page.waitForURL(/\/data-viewing\/order\?datatype=order&tv=IUOB&/);
        await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor();
      },
    },
    unseen: {
      ...Object.fromEntries(
        [
          '',
          '.dataType',
          '.venue',
          '.assetClass',
          '.subAssetClass',
          '.instrument',
          '.segmentMic',
          '.orderType',
        ].map((level) => [`selecting.levels${level}`, 'its states are seen']),
      ),
    },
  },
);
