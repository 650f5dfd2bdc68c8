import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { pagePaths } from '../../../src/domain/page-paths.ts';
import { beSignedIn } from '../../journeys/signed-in.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { begun, elsewhere, given, password, removal, secondFactorKit } from './kit.ts';

const factor = '/api/factor';
const activate = '/api/factor/activate';
const remove = '/api/factor/remove';
const asksPassword = 'Confirm that it is you';
const turnOff = 'Turn the second factor off?';

const button = ({ page }: BrowserWorld, name: string) => page.getByRole('button', { name, exact: true });
const dialog = ({ page }: BrowserWorld, name: string) => page.getByRole('dialog', { name });
const field = ({ page }: BrowserWorld, name: string) => page.getByLabel(name, { exact: true });

async function fail(world: BrowserWorld, call: string): Promise<void> {
  await world.holds.release(call, (route) => route.fulfill({ status: 500, json: {} }));
  await button(world, 'OK').click();
  await world.page.getByRole('dialog').waitFor({ state: 'detached' });
}

type Told = { readonly message: string; readonly fields: Readonly<Record<string, string>> };
async function refuse({ holds }: BrowserWorld, call: string, { message, fields }: Told): Promise<void> {
  const told = Object.entries(fields).map(([name, text]) => [name, [text]]);
  const [status, code, more] =
    told.length === 0
      ? [409, 'conflict', {}]
      : [400, 'invalid-request', { fields: Object.fromEntries(told) }];
  const error = { code, message, requestId: 'req-9', ...more };
  await holds.release(call, (route) => route.fulfill({ status, json: { error } }));
}

/** Another page is not opened before the question is answered. */
async function tryToLeave(world: BrowserWorld): Promise<void> {
  const { page } = world;
  await page.getByRole('link', { name: 'API keys' }).click();
  const question = dialog(world, 'Leave without saving?');
  await question.getByText('The recovery codes are shown only now.').waitFor();
  await question.getByRole('button', { name: 'Stay' }).click();
  await question.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe(pagePaths.security);
}

async function download(world: BrowserWorld): Promise<void> {
  const [file] = await Promise.all([world.page.waitForEvent('download'), button(world, 'Download').click()]);
  expect(file.suggestedFilename()).toBe('daylight-recovery-codes.txt');
  expect(await readFile(await file.path(), 'utf8')).toBe(`${begun.recoveryCodes.join('\n')}\n`);
}

walkBrowser(secondFactorKit, {
  open: async (world) => {
    const { page, holds, origin } = world;
    await beSignedIn(world);
    for (const call of [factor, activate, remove]) await holds.hold(call);
    await page.goto(origin + pagePaths.security);
  },
  events: {
    'xstate.done.actor.loadFactor': ({ holds }, { output }) =>
      holds.release(factor, (route) => route.fulfill({ json: output })),
    'xstate.error.actor.loadFactor': (world) => fail(world, factor),
    'retry.requested': (world) => button(world, 'Try again').click(),
    'setup.requested': (world) => button(world, 'Set up').click(),
    'password.given': async (world) => {
      // By keyboard only.
      await expect
        .poll(() => field(world, 'Password').evaluate((box) => box === document.activeElement))
        .toBe(true);
      await world.page.keyboard.press('ControlOrMeta+A');
      await world.page.keyboard.type(password.password);
      await world.page.keyboard.press('Enter');
    },
    'xstate.done.actor.beginFactor': async (world) => {
      await world.holds.release(factor, (route) => route.fulfill({ json: begun }));
      await dialog(world, asksPassword).waitFor({ state: 'detached' });
    },
    'xstate.error.actor.beginFactor': (world, { error }) =>
      error.name === 'FailureError' ? refuse(world, factor, error.failure) : fail(world, factor),
    'code.given': async (world) => {
      // By keyboard only: the field has the focus, and Enter submits.
      await expect
        .poll(() => field(world, 'Code').evaluate((box) => box === document.activeElement))
        .toBe(true);
      await world.page.keyboard.press('ControlOrMeta+A');
      await world.page.keyboard.type(given.code);
      await world.page.keyboard.press('Enter');
    },
    'setup.declined': async (world) => {
      await button(world, 'Cancel').click();
      await dialog(world, asksPassword).waitFor({ state: 'detached' });
    },
    'xstate.done.actor.activateFactor': ({ holds }) =>
      holds.release(activate, (route) => route.fulfill({ status: 204 })),
    'xstate.error.actor.activateFactor': (world, { error }) => refuse(world, activate, error.failure),
    'codes.saved': async (world) => {
      await tryToLeave(world);
      await download(world);
      await field(world, 'I have saved them').check();
    },
    'codes.missed': (world) => field(world, 'I have saved them').uncheck(),
    'codes.noted': async (world) => {
      await button(world, 'Done').click();
      const kept = await world.page.evaluate(
        () =>
          JSON.stringify({ ...sessionStorage, ...localStorage }) + document.body.innerHTML + location.href,
      );
      expect(kept).not.toContain(begun.recoveryCodes[0]);
    },
    'removal.wanted': (world) => button(world, 'Turn off').click(),
    'removal.requested': async (world) => {
      const asked = dialog(world, turnOff);
      await asked.getByLabel('Password').fill(removal.password);
      await asked.getByLabel('Code').fill(removal.code);
      await world.page.keyboard.press('Enter');
    },
    'removal.declined': async (world) => {
      await world.page.keyboard.press('Escape');
      await dialog(world, turnOff).waitFor({ state: 'detached' });
    },
    'xstate.done.actor.removeFactor': async (world) => {
      await world.holds.release(remove, (route) => route.fulfill({ status: 204 }));
      await dialog(world, turnOff).waitFor({ state: 'detached' });
    },
    'xstate.error.actor.removeFactor': (world, { error }) => refuse(world, remove, error.failure),
  },
  states: {
    loading: ({ page }) => page.getByText('Loading your second factor').waitFor(),
    failed: ({ page }) => page.getByText('Your second factor could not be loaded.').waitFor(),
    elsewhere: async ({ page }) => {
      const link = page.getByRole('link', { name: 'Open its settings' });
      await expect.poll(() => link.getAttribute('href')).toBe(elsewhere.settings);
    },
    off: (world) => button(world, 'Set up').waitFor(),
    askingPassword: async (world, { context: { failure } }) => {
      const asked = dialog(world, asksPassword);
      await asked.getByLabel('Password').waitFor();
      if (failure !== null) await asked.getByText(failure.fields.password ?? /^It was begun anew/).waitFor();
    },
    beginning: (world) => button(world, 'Checking').waitFor(),
    settingUp: async ({ page }, { context: { failure } }) => {
      await page.getByRole('img', { name: /^QR code/ }).waitFor();
      await page.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP').waitFor();
      if (failure !== null) await page.getByText(failure.fields.code).waitFor();
    },
    activating: (world) => button(world, 'Turning on').waitFor(),
    showingCodes: async ({ page }) => {
      const shown = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
      await expect.poll(() => shown.allTextContents()).toEqual(begun.recoveryCodes);
    },
    'showingCodes.unsaved': (world) => expect.poll(() => button(world, 'Done').isDisabled()).toBe(true),
    'showingCodes.saved': (world) => expect.poll(() => button(world, 'Done').isEnabled()).toBe(true),
    on: ({ page }) => page.getByText(/^It is on, since 20 November 2026/).waitFor(),
    confirming: async (world, { context: { failure } }) => {
      for (const text of Object.values<string>(failure?.fields ?? {}))
        await dialog(world, turnOff).getByText(text).waitFor();
      await dialog(world, turnOff).getByLabel('Password').waitFor();
    },
    removing: (world) => button(world, 'Turning off').waitFor(),
  },
});
