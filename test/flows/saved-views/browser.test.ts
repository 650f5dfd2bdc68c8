import { expect } from 'vitest';
import { beSignedIn } from '../../journeys/signed-in.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { bunds, renamed, savedViewsKit } from './kit.ts';

const views = '/api/views';
const rename = '/api/views/rename';
const remove = '/api/views/remove';
const broken = { status: 500, json: { error: { code: 'internal', message: '', requestId: 'r-9' } } };

const button = ({ page }: BrowserWorld, name: string) => page.getByRole('button', { name, exact: true });
const dialog = ({ page }: BrowserWorld, name: string) => page.getByRole('dialog', { name });

const nothingIsLocked = ({ page }: BrowserWorld) =>
  expect
    .poll(() =>
      page.getByRole('region', { name: 'Saved views' }).getByRole('button', { disabled: true }).count(),
    )
    .toBe(0);

walkBrowser(savedViewsKit, {
  open: async (world) => {
    await beSignedIn(world);
    for (const call of [views, rename, remove]) await world.holds.hold(call);
    await world.page.goto(`${world.origin}/dataSelect`);
  },
  events: {
    'xstate.done.actor.loadViews': ({ holds }, { output }) =>
      holds.release(views, (route) => route.fulfill({ json: { views: output } })),
    'xstate.error.actor.loadViews': ({ holds }) => holds.release(views, (route) => route.fulfill(broken)),
    'retry.requested': (world) => button(world, 'Try again').click(),
    'refresh.requested': async ({ page }) => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    },
    'xstate.done.actor.refreshViews': ({ holds }, { output }) =>
      holds.release(views, (route) => route.fulfill({ json: { views: output } })),
    'xstate.error.actor.refreshViews': ({ holds }) => holds.release(views, (route) => route.fulfill(broken)),
    'rename.wanted': (world) => button(world, 'Rename Bunds').click(),
    'rename.declined': async (world) => {
      await world.page.keyboard.press('Escape');
      await dialog(world, 'Rename this view').waitFor({ state: 'detached' });
    },
    'name.given': async ({ page }, { name }) => {
      // By keyboard only: the field has the focus with its name selected, and Enter submits.
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(name);
      await page.keyboard.press('Enter');
    },
    'xstate.done.actor.renameView': ({ holds }, { output }) =>
      holds.release(rename, (route) => route.fulfill({ json: output })),
    'xstate.error.actor.renameView': ({ holds }, { error }) =>
      holds.release(rename, (route) => {
        const { kind, message, fields } = error.failure;
        const isTaken = kind === 'refused';
        return route.fulfill({
          status: isTaken ? 409 : 404,
          json: {
            error: {
              code: isTaken ? 'conflict' : 'not-found',
              message,
              requestId: 'r-1',
              ...(isTaken ? { fields: { name: [fields.name] } } : {}),
            },
          },
        });
      }),
    'removal.requested': async (world) => {
      await button(world, 'Remove Bunds').focus();
      await world.page.keyboard.press('Enter');
    },
    'xstate.done.actor.removeView': ({ holds }) =>
      holds.release(remove, (route) => route.fulfill({ status: 204 })),
    'xstate.error.actor.removeView': ({ holds }) => holds.release(remove, (route) => route.fulfill(broken)),
    'removal.undone': (world) => button(world, 'Undo').click(),
    'xstate.done.actor.bringBack': ({ holds }) =>
      holds.release(views, (route) => route.fulfill({ json: bunds })),
    'xstate.error.actor.bringBack': ({ holds }, { error }) =>
      holds.release(views, (route) =>
        route.fulfill({
          status: 409,
          json: { error: { code: 'conflict', message: error.failure.message, requestId: 'r-2' } },
        }),
      ),
  },
  states: {
    loading: ({ page }, { context }) =>
      context.views === null
        ? page.getByText('Loading your saved views…').waitFor()
        : page.getByRole('heading', { name: 'Saved views' }).waitFor(),
    failed: ({ page }, { context }) =>
      page
        .getByText(`Your saved views could not be ${context.views === null ? 'loaded' : 'refreshed'}.`)
        .waitFor(),
    listed: async ({ page }, { context }) => {
      const list = page.getByRole('list', { name: 'Saved views' });
      await expect.poll(() => list.getByRole('listitem').count()).toBe(context.views.length);
      if (context.views.some(({ name }: { name: string }) => name === renamed.name))
        await list.getByRole('link', { name: renamed.name }).waitFor();
    },
    'listed.resting': nothingIsLocked,
    'listed.refreshing': nothingIsLocked,
    naming: (world) => dialog(world, 'Rename this view').waitFor(),
    renaming: (world) => button(world, 'Renaming…').waitFor(),
    removing: ({ page }) =>
      expect.poll(() => page.getByRole('button', { name: /^Remove /, disabled: false }).count()).toBe(0),
    bringingBack: (world) => expect.poll(() => button(world, 'Undo').isDisabled()).toBe(true),
  },
});
