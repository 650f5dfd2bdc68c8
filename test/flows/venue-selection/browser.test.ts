import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { disabledOf, optionOfMany, optionsOf } from '../../../src/domain/venues/venue-rows.ts';
import { openPage } from '../../journeys/browser.ts';
import { origin } from '../../journeys/own-program.ts';
import { choose } from '../../journeys/page-actions.ts';
import { Holds } from '../held-calls.ts';
import { answerAlways, changeConfig } from '../payment-on.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { gridVenues, venueSelectionKit } from './kit.ts';

const list = '/api/tradingVenuesList';
const register = '/auth/register';

const tradingVenues = gridVenues.map(({ id, hasOrders, hasTrades }) => ({
  TradingVenueID: id,
  Name: `Venue ${id}`,
  Type: 'MTF',
  MIC: `XVE${id}`,
  TradingVenueGroupID: id,
  HasOrders: hasOrders,
  HasTrades: hasTrades,
}));

const words = {
  isRealOrders: 'Real-time orders',
  isRealTraders: 'Real-time trades',
  isDelayedOrders: 'Delayed orders',
  isDelayedTraders: 'Delayed trades',
} as const;
const names = ['isRealOrders', 'isRealTraders', 'isDelayedOrders', 'isDelayedTraders'] as const;
const box = ({ page }: BrowserWorld, option: keyof typeof words, mic = 'XVE1') =>
  page.getByRole('checkbox', { name: `${words[option]}, ${mic}`, exact: true });
const text = ({ page }: BrowserWorld, name: string) => page.getByRole('textbox', { name });
const button = ({ page }: BrowserWorld) => page.getByRole('button', { name: 'Register', exact: true });

// A registration starts with all free data, and cannot be submitted before its venues have loaded.
const kit: typeof venueSelectionKit = {
  ...venueSelectionKit,
  input: { delayedOnly: false, startsDelayed: true },
  stopWhen: (snapshot) => snapshot.matches('lockedEarly'),
};

walkBrowser(kit, {
  open: async (world) => {
    const { page, holds, origin } = world;
    await holds.hold(list);
    await holds.hold(register);
    await changeConfig(world, { noPaymentMode: false });
    await page.goto(`${origin}/register`);
    await page.getByRole('main').waitFor();
  },
  events: {
    'venues.loaded': async (world) => {
      await world.holds.release(list, (route) =>
        route.fulfill({ json: { tradingVenues, CostPerVenue: 50 } }),
      );
      await text(world, 'Email').waitFor();
    },
    'option.changed': async (world, event) => {
      const { option, chosen } = event;
      const name = names.find((one) => one === option);
      if (!name) throw new Error(`there is no option ${option}`);
      expect(await box(world, name).isChecked()).toBe(!chosen);
      await box(world, name).click();
    },
    'options.changed': async (world, { option, chosen }, { context }) => {
      const name = names.find((one) => one === option);
      if (!name) throw new Error(`there is no option ${option}`);
      const many = world.page.getByRole('checkbox', {
        name: `All ${words[name].toLowerCase()}`,
        exact: true,
      });
      // While some can still be chosen, one box does both: it first chooses and then clears.
      if (!chosen && optionOfMany(context, [1, 2], name).next === 'choose') await many.click();
      await many.click();
    },
    // The registration locks its venues while it is being submitted; the other venue makes it valid.
    'selection.locked': async (world, _, before) => {
      if (before.matches('waiting')) return;
      if (!(await box(world, 'isRealTraders', 'XVE2').isChecked()))
        await box(world, 'isDelayedTraders', 'XVE2').check();
      await text(world, 'Email').fill(`${randomUUID()}@example.com`);
      await text(world, 'First name').fill('Jane');
      await text(world, 'Last name').fill('Doe');
      await text(world, 'Phone number').fill('02079460958');
      await choose(world.page, 'Country', 'United Kingdom');
      await choose(world.page, 'Security question', 'What was the name of your first pet?');
      await text(world, 'Security answer').fill('Rex the dog');
      await world.page.getByRole('checkbox', { name: 'I accept the terms of use' }).check();
      await button(world).click();
    },
    'selection.unlocked': async (world) => {
      const error = {
        code: 'invalid-request',
        message: 'Not taken',
        requestId: 'req-1',
        fields: { company: ['Not known'] },
      };
      await world.holds.release(register, (route) => route.fulfill({ status: 400, json: { error } }));
      await world.page.getByRole('alert').filter({ hasText: 'Not known' }).waitFor();
    },
  },
  states: {
    waiting: async ({ page }) => {
      expect(await page.getByRole('table').count()).toBe(0);
    },
    choosing: async (world, { context }) => {
      const options = optionsOf(context.selection, 1);
      for (const name of names)
        await expect.poll(() => box(world, name).isChecked(), { message: name }).toBe(options[name]);
      const disabled = disabledOf(context, { id: 1, hasOrders: true, hasTrades: true }, false);
      for (const name of names)
        await expect.poll(() => box(world, name).isDisabled(), { message: name }).toBe(disabled[name]);
      expect(await box(world, 'isRealOrders', 'XVE2').count(), 'a venue without orders').toBe(0);
    },
    locked: async (world) => {
      for (const name of names)
        await expect.poll(() => box(world, name).isDisabled(), { message: name }).toBe(true);
    },
  },
  notHere: { 'selection.replaced': 'a registration never replaces the selection: walked on the page' },
  unseen: {
    readOnly: 'no-payment mode, seen by a separate test',
    lockedEarly: 'a registration cannot be submitted before its venues have loaded',
  },
});

test('B 4: in no-payment mode the delayed data of every venue is ticked, and nothing can be changed', async () => {
  const page = await openPage();
  const world = { page, origin, holds: await Holds.on(page) };
  await changeConfig(world, { noPaymentMode: true });
  await answerAlways(world, list, { tradingVenues, CostPerVenue: 50 });
  await page.goto(`${origin}/register`);
  const boxes = page.getByRole('table').getByRole('checkbox');
  await boxes.first().waitFor();
  await expect
    .poll(() => boxes.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))))
    .toEqual(['Delayed orders, XVE1', 'Delayed trades, XVE1', 'Delayed trades, XVE2']);
  for (const one of await boxes.all()) {
    expect(await one.isChecked()).toBe(true);
    expect(await one.isDisabled()).toBe(true);
  }
});
