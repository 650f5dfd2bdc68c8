import { expect } from 'vitest';
import { detailsSavedText } from '../../../src/domain/account/details.ts';
import { demo } from '../../journeys/page-actions.ts';
import { beSignedIn } from '../../journeys/signed-in.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { detailsKit, jane, janet, kept, refused } from './kit.ts';

const get = '/api/userdetails/get';
const set = '/api/userdetails/set';
const here = '/my-account/details';
const before = '/my-account/change-password';

const box = ({ page }: BrowserWorld, name: string) => page.getByRole('textbox', { name, exact: true });
const button = ({ page }: BrowserWorld, name: string) => page.getByRole('button', { name, exact: true });
const waits = ({ page }: BrowserWorld) => page.getByText(/^(Loading|Saving) your details$/);
const pathOf = ({ page }: BrowserWorld) => new URL(page.url()).pathname;

async function readDialog(world: BrowserWorld, text: string): Promise<void> {
  const dialog = world.page.getByRole('dialog');
  await dialog.getByText(text).waitFor();
  await button(world, 'OK').click();
  await dialog.waitFor({ state: 'detached' });
}

const onTheWire = (details: typeof jane) => ({
  FirstName: details.firstName,
  LastName: details.lastName,
  Email: demo.login,
  Phone: details.phoneNumber,
  Company: details.company,
  TaxNumber: details.taxNumber,
  Country: details.country,
});

walkBrowser(detailsKit, {
  open: async (world) => {
    const { page, holds, origin } = world;
    await beSignedIn(world);
    await holds.hold(get);
    await holds.hold(set);
    // Opened by a link on another page, so that the browser's back button leads there without loading a document.
    await page.goto(origin + before);
    await page.evaluate(([key, draft]) => sessionStorage.setItem(key, draft), [
      `daylight.details.${demo.login}`,
      JSON.stringify(kept),
    ] as const);
    await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Details' }).click();
    await page.waitForURL(origin + here);
  },
  events: {
    'xstate.done.actor.loadDetails': ({ holds }, event) =>
      holds.release(get, (route) => route.fulfill({ json: onTheWire(event.output === jane ? jane : janet) })),
    'xstate.error.actor.loadDetails': async (world) => {
      await world.holds.release(get, (route) => route.abort());
      await readDialog(world, 'Service is temporarily unavailable');
    },
    'retry.requested': (world) => button(world, 'Try again').click(),
    'draft.discarded': (world) => button(world, 'Discard').click(),
    'details.unlocked': async (world, _, before) => {
      await button(world, before.matches({ readOnly: 'offering' }) ? 'Continue editing' : 'Amend').click();
      expect(await box(world, 'First name').evaluate((field) => field === document.activeElement)).toBe(true);
    },
    'amendment.dropped': async (world) => {
      await button(world, 'Cancel').click();
      await expect
        .poll(() => button(world, 'Amend').evaluate((one) => one === document.activeElement))
        .toBe(true);
    },
    'form.sent': async (world) => {
      await box(world, 'First name').fill('Janet');
      await button(world, 'Save').click();
    },
    'form.accepted': async (world) => {
      await world.holds.release(set, (route) => route.fulfill({ json: onTheWire(janet) }));
      await readDialog(world, detailsSavedText);
    },
    'form.refused': async (world) => {
      const error = {
        code: 'invalid-request',
        message: 'Phone: no',
        requestId: refused.requestId,
        fields: { Phone: [refused.fields.phoneNumber] },
      };
      await world.holds.release(set, (route) => route.fulfill({ status: 400, json: { error } }));
      // After staying on the page, the focus returns to where it was.
      const summary = world.page.getByRole('main').getByRole('alert');
      await expect.poll(() => summary.evaluate((one) => one === document.activeElement)).toBe(true);
      await summary.getByText(refused.fields.phoneNumber).waitFor();
    },
    'departure.attempted': async (world) => {
      await box(world, 'First name').fill('Janette');
      // The browser's own back button: the address has changed before anybody can ask.
      await world.page.evaluate(() => history.back());
    },
    'departure.declined': async (world) => {
      await button(world, 'Stay').click();
      await world.page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(pathOf(world)).toBe(here);
      expect(await box(world, 'First name').inputValue()).toBe('Janette');
    },
    'departure.confirmed': async (world) => {
      await button(world, 'Leave').click();
      await world.page.waitForURL((url) => url.pathname === before);
      expect(await world.page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Janette');
    },
  },
  states: {
    loading: async (world) => {
      await expect.poll(() => waits(world).textContent()).toBe('Loading your details');
    },
    failed: (world) => world.page.getByText('Your details could not be loaded.').waitFor(),
    readOnly: async (world) => {
      // A person who left is on another page by now.
      if (pathOf(world) !== here) return;
      await button(world, 'Amend').waitFor();
      for (const name of ['First name', 'Email', 'Phone number', 'Country'])
        expect(await box(world, name).isEditable()).toBe(false);
      expect(await box(world, 'Country').inputValue()).toBe('United Kingdom');
    },
    'readOnly.plain': async (world) => {
      if (pathOf(world) === here) await expect.poll(() => button(world, 'Discard').count()).toBe(0);
    },
    'readOnly.offering': (world) => button(world, 'Continue editing').waitFor(),
    amending: async (world) => {
      // The question before leaving covers the form and hides it.
      await world.page.getByRole('button', { name: 'Cancel', exact: true, includeHidden: true }).waitFor();
    },
    'amending.editing': async (world) => {
      await expect.poll(() => button(world, 'Save').isEnabled()).toBe(true);
      expect(await box(world, 'Email').isEditable()).toBe(false);
    },
    'amending.askingToLeave': async (world) => {
      await world.page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
      await expect.poll(() => pathOf(world)).toBe(here);
    },
    saving: async (world) => {
      await expect.poll(() => waits(world).textContent()).toBe('Saving your details');
      expect(await button(world, 'Save').isDisabled()).toBe(true);
    },
  },
  notHere: {
    'xstate.error.actor.form': 'needs a defect of the page itself: walked on the page',
    'amending.askingToLeave: amendment.dropped → *':
      'the dialog covers the button; the row `amending.* | amendment.dropped` covers it',
    'amending.askingToLeave: form.sent → *':
      'the dialog covers the button; the row `amending.* | form.sent` covers it',
  },
  unseen: { broken: 'needs a defect of the page itself' },
});
