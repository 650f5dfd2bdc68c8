import { expect } from 'vitest';
import { openConsole } from '../operator-screen/be-operator.ts';
import { answers } from '../operator-screen/kit.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { errors, operatorActKit, previewed, resending } from './kit.ts';

const calls = {
  preview: '/api/operator/acts/preview',
  perform: '/api/operator/acts',
  confirm: '/api/session/confirm',
} as const;

const refusal = (status: number, code: string, message: string, more = {}) => ({
  status,
  json: { error: { code, message, requestId: 'r-1', ...more } },
});
const refusals = new Map([
  [errors.factor, refusal(403, 'confirmation.code', 'Enter a code')],
  [errors.changed, refusal(409, 'conflict', 'It has changed in the meantime.')],
  [errors.reason, refusal(400, 'invalid-request', 'Say why.', { fields: { Reason: ['Say why.'] } })],
  [errors.refused, refusal(409, 'conflict', 'Mail 5d1f1b3e is being sent now.')],
  [errors.gone, refusal(404, 'not-found', 'There is no mail 5d1f1b3e.')],
  [errors.forbidden, refusal(403, 'forbidden', 'Your role does not allow this.')],
]);
const lost = refusal(503, 'unavailable', '');

const asksAgain = ({ page }: BrowserWorld) => page.getByRole('dialog', { name: 'Confirm that it is you' });
const press = ({ page }: BrowserWorld, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });
const field = ({ page }: BrowserWorld, name: string) => page.getByRole('dialog').getByLabel(name);

walkBrowser(operatorActKit, {
  open: async (world) => {
    const { page, holds } = world;
    await page.route('**/api/operator/mails*', (route) => route.fulfill({ json: answers.onlyGivenUp.list }));
    await page.route('**/api/operator/jobs*', (route) => route.fulfill({ json: answers.onlyGivenUp.jobs }));
    for (const call of Object.values(calls)) await holds.hold(call);
    await openConsole(world, '/operator/mails');
    await page.getByRole('table', { name: 'Mails' }).waitFor();
  },
  // What is too long or empty is not sent; the chart's own guard is walked alone.
  mayHappen: (_, event) => event.type !== 'act.confirmed' || event.reason.length < 500,
  events: {
    'act.wanted': ({ page }, { act }) =>
      page.getByRole('button', { name: act.Name === resending.Name ? 'Send again…' : 'Stop…' }).click(),
    'xstate.done.actor.previewAct': ({ holds }, { output }) =>
      holds.release(calls.preview, (route) => route.fulfill({ json: output })),
    'xstate.error.actor.previewAct': ({ holds }, { error }) =>
      holds.release(calls.preview, (route) => route.fulfill(refusals.get(error) ?? lost)),
    'act.confirmed': async (world, { reason }) => {
      await field(world, 'Reason').fill(reason);
      await world.page.keyboard.press('Enter');
    },
    'xstate.done.actor.performAct': ({ holds }, { output }) =>
      holds.release(calls.perform, (route) => route.fulfill({ json: output })),
    'xstate.error.actor.performAct': ({ holds }, { error }) =>
      holds.release(calls.perform, (route) => route.fulfill(refusals.get(error) ?? lost)),
    'xstate.done.actor.confirmation': async (world, { output }) => {
      if (!output) await world.page.keyboard.press('Escape');
      else {
        await field(world, 'Code').fill('123456');
        await world.page.keyboard.press('Enter');
        await world.holds.release(calls.confirm, (route) => route.fulfill({ status: 204 }));
      }
      await asksAgain(world).waitFor({ state: 'detached' });
    },
    'retry.requested': (world) => press(world, 'Ask again').click(),
    'act.closed': async ({ page }, _, before) =>
      before.matches('done')
        ? page.getByRole('button', { name: 'Close', exact: true }).click()
        : page.keyboard.press('Escape'),
  },
  notHere: {
    'xstate.error.actor.confirmation':
      'the dialog itself would have to fail; the row `proving | confirmation failed` covers it',
  },
  states: {
    idle: ({ page }) => page.getByRole('dialog').waitFor({ state: 'detached' }),
    previewing: ({ page }) => page.getByText('Finding out what it touches').waitFor(),
    confirming: async (world, { context }) => {
      for (const sentence of previewed.Sentences) await world.page.getByText(sentence).waitFor();
      if (context.isOutdated) await world.page.getByText('Nothing was done: it has changed').waitFor();
      await expect
        .poll(() => field(world, 'Reason').evaluate((box) => box === document.activeElement))
        .toBe(true);
    },
    performing: (world) => press(world, 'Doing it…').waitFor(),
    proving: (world) => asksAgain(world).getByRole('textbox', { name: 'Code' }).waitFor(),
    lost: ({ page }) => page.getByText('it is not done twice').waitFor(),
    refused: (world) => press(world, 'Close').waitFor(),
    done: ({ page }) => page.getByText(/^Done: /).waitFor(),
  },
});
