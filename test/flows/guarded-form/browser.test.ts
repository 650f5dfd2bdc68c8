import { expect } from 'vitest';
import { beSignedIn } from '../../journeys/signed-in.ts';
import { readDialog } from '../payment-on.ts';
import {
  box,
  button,
  confirm,
  expire,
  isDrawn,
  openForm,
  pass,
  resets,
  script,
  widget,
} from '../stand-in-check.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { guardedFormKit, mismatched, mismatchText } from './kit.ts';

const call = '/api/changepassword';
/** Fills in the form with valid values and submits it. */
async function send(world: BrowserWorld): Promise<void> {
  await box(world, 'Current password').fill('Sunrise2026');
  await confirm(world, 'Horizon2027');
  await pass(world);
  await button(world, 'Change password').click();
}

const errorOf = (fields: Record<string, string[]>) => ({
  status: 400,
  json: { error: { code: 'invalid-request', message: 'Not changed', requestId: 'req-1', fields } },
});

walkBrowser(guardedFormKit, {
  open: async (world) => {
    await beSignedIn(world);
    await world.holds.answer(script, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: widget }),
    );
    await world.holds.hold(call);
    await openForm(world);
    await isDrawn(world);
  },
  events: {
    'form.sent': async (world) => {
      await send(world);
      await world.page.getByText('Changing your password', { exact: true }).first().waitFor();
    },
    'form.accepted': async (world) => {
      await send(world);
      const before = await resets(world);
      await world.holds.release(call, (route) => route.fulfill({ status: 204 }));
      await readDialog(world, /password/i);
      expect(await resets(world)).toBe(before + 1);
    },
    'form.refused': async (world) => {
      await send(world);
      const before = await resets(world);
      await world.holds.release(call, (route) => route.fulfill(errorOf({ CurrentPassword: ['Wrong'] })));
      await expect.poll(() => resets(world)).toBe(before + 1);
      expect(await button(world, 'Change password').isDisabled()).toBe(true);
    },
    'captcha.verified': pass,
    'captcha.expired': async (world) => {
      await pass(world);
      await expire(world);
      expect(await button(world, 'Change password').isDisabled()).toBe(true);
    },
    'field.changed': (world) => box(world, 'Current password').fill('Sunrise2026'),
    'xstate.snapshot.form': async (world, event) => {
      await pass(world);
      const before = await resets(world);
      const isWrong = event === mismatched;
      await confirm(world, isWrong ? 'Horizon2028' : 'Horizon2027');
      await expect.poll(() => resets(world)).toBe(before + (isWrong ? 1 : 0));
      if (isWrong) expect(await button(world, 'Change password').isDisabled()).toBe(true);
    },
  },
  states: {
    consistent: ({ page }) => expect.poll(() => page.getByText(mismatchText).count()).toBe(0),
  },
  unseen: {
    contradicted: 'its display is set on entry: a valid form is no longer in it',
    broken: 'needs a defect of the page itself',
  },
  notHere: {
    'captcha.cleared': 'happens only with an answer, and is walked within it',
    'form.reset': 'is sent by a flow whose form was accepted, and is walked within it',
    'submission.refused': 'is sent by a sign-in that cannot leave, and is walked there',
    'errors.cleared': 'no page sends it at present; the row `* | errors.cleared` covers it',
    'xstate.error.actor.form': 'needs a defect of the page itself: walked on the page',
    'xstate.error.actor.captcha': 'needs a defect of the page itself: walked on the page',
    'broken: * → *': 'needs a defect of the page itself; the rows of `*` cover it',
  },
});
