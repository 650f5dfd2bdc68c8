import { expect } from 'vitest';
import { beSignedIn } from '../../journeys/signed-in.ts';
import { answerAlways } from '../payment-on.ts';
import { saved } from '../save-view/kit.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { rising, viewAlertsKit } from './kit.ts';

const alerts = '/api/alerts';
const flip = '/api/alerts/switch';
const test = '/api/alerts/testMail';
const remove = '/api/alerts/remove';
const read = '/api/alerts/read';
const broken = { status: 500, json: { error: { code: 'internal', message: '', requestId: 'r-9' } } };
const row = 'The price rises to 101.25, Large gilts';

const button = ({ page }: BrowserWorld, name: string) => page.getByRole('button', { name, exact: true });
const dialog = ({ page }: BrowserWorld) => page.getByRole('dialog', { name: 'Alert on “Large gilts”' });
// The button is disabled while something is in progress.
const canBeSet = (world: BrowserWorld) =>
  expect.poll(() => button(world, 'Set an alert on Large gilts').isEnabled()).toBe(true);

walkBrowser(viewAlertsKit, {
  open: async (world) => {
    await beSignedIn(world);
    for (const call of [alerts, flip, test, remove, read]) await world.holds.hold(call);
    await answerAlways(world, '/api/views', { views: [saved] });
    await world.page.goto(`${world.origin}/dataSelect`);
  },
  events: {
    'xstate.done.actor.loadAlerts': ({ holds }, { output }) =>
      holds.release(alerts, (route) => route.fulfill({ json: output })),
    'xstate.error.actor.loadAlerts': ({ holds }) => holds.release(alerts, (route) => route.fulfill(broken)),
    'retry.requested': (world) => button(world, 'Try again').click(),
    'refresh.requested': async ({ page }) => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    },
    'xstate.done.actor.refreshAlerts': ({ holds }, { output }) =>
      holds.release(alerts, (route) => route.fulfill({ json: output })),
    'xstate.error.actor.refreshAlerts': ({ holds }) =>
      holds.release(alerts, (route) => route.fulfill(broken)),
    'alert.wanted': async (world) => {
      await button(world, 'Set an alert on Large gilts').focus();
      await world.page.keyboard.press('Enter');
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
          viewId: saved.id,
          condition: rising.condition,
          byMail: true,
        });
        return route.fulfill({ json: output });
      }),
    'xstate.error.actor.saveAlert': ({ holds }, { error }) =>
      holds.release(alerts, (route) =>
        route.fulfill({
          status: 409,
          json: { error: { code: 'conflict', message: error.failure.message, requestId: 'r-2' } },
        }),
      ),
    'switch.requested': async (world, _, { context }) => {
      const found = context.list.alerts.find(({ id }: { id: string }) => id === rising.id);
      await button(world, `Switch ${found.state === 'on' ? 'off' : 'on'}: ${row}`).click();
    },
    'xstate.done.actor.switchAlert': ({ holds }, { output }) =>
      holds.release(flip, (route) => route.fulfill({ json: output })),
    'xstate.error.actor.switchAlert': ({ holds }) => holds.release(flip, (route) => route.fulfill(broken)),
    'testMail.requested': (world) => button(world, `Send a test mail: ${row}`).click(),
    'xstate.done.actor.sendTest': async ({ holds, page }, { output }) => {
      await holds.release(test, (route) => route.fulfill({ json: output }));
      await page.getByText('A test mail is on its way to analyst@daylight.example.').waitFor();
      await page.keyboard.press('Escape');
    },
    'xstate.error.actor.sendTest': ({ holds }, { error }) =>
      holds.release(test, (route) =>
        route.fulfill({
          status: 429,
          headers: { 'retry-after': '1200' },
          json: {
            error: { code: 'too-many-requests', message: error.failure.message, requestId: 'r-3' },
          },
        }),
      ),
    'removal.requested': (world) => button(world, `Remove: ${row}`).click(),
    'xstate.done.actor.removeAlert': ({ holds }) =>
      holds.release(remove, (route) => route.fulfill({ status: 204 })),
    'xstate.error.actor.removeAlert': ({ holds }) => holds.release(remove, (route) => route.fulfill(broken)),
    'marking.requested': (world) => button(world, 'Mark as read').click(),
    'xstate.done.actor.markRead': ({ holds }) =>
      holds.release(read, (route) => route.fulfill({ status: 204 })),
    'xstate.error.actor.markRead': ({ holds }) => holds.release(read, (route) => route.fulfill(broken)),
  },
  notHere: { 'views.changed': 'a view is removed and restored beside it: walked on the page' },
  states: {
    loading: ({ page }) => page.getByText('Loading your alerts…').waitFor(),
    failed: ({ page }) => page.getByText('Your alerts could not be loaded.').waitFor(),
    listed: async ({ page }, { context }) => {
      const list = page.getByRole('list', { name: 'Alerts', exact: true });
      await expect.poll(() => list.getByRole('listitem').count()).toBe(context.list.alerts.length);
    },
    'listed.resting': canBeSet,
    'listed.refreshing': canBeSet,
    setting: async (world, { context }) => {
      await dialog(world).waitFor();
      if (context.failure) await world.page.getByText(/^You already have 20 alerts/).waitFor();
    },
    saving: (world) => button(world, 'Setting…').waitFor(),
    switching: (world) => expect.poll(() => button(world, `Remove: ${row}`).isDisabled()).toBe(true),
    testing: (world) => expect.poll(() => button(world, `Send a test mail: ${row}`).isDisabled()).toBe(true),
    removing: (world) => expect.poll(() => button(world, `Remove: ${row}`).isDisabled()).toBe(true),
    marking: (world) => expect.poll(() => button(world, 'Mark as read').isDisabled()).toBe(true),
  },
});
