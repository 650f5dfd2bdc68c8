import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser } from '../../journeys/browser.ts';
import { startFilled } from '../../journeys/filled-program.ts';
import { projectDir, type RunningProgram } from '../../server/start-program.ts';

let program: RunningProgram;
let origin: string;
let browser: Browser;
let page: Page;
const faults: string[] = [];

beforeAll(async () => {
  // The atlas is drawn from the sources.
  program = await startFilled(inject('filled'), {}, projectDir);
  origin = program.origin;
  browser = await launchBrowser();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.goto(`${origin}/flows`);
  // The atlas is drawn on the first request, which takes a while.
  await page.getByRole('heading', { level: 1, name: 'Flow atlas' }).waitFor({ timeout: 100_000 });
});
afterAll(async () => {
  await browser?.close();
  await program?.stop();
});

/** Opens a flow and returns ways to find things in its drawing. */
async function open(address: string) {
  await page.goto(`${origin}/flows#${address}`);
  const [flow = ''] = address.split('?');
  const view = page.locator(`[id="${flow}"]`);
  await view.getByRole('heading', { level: 1 }).waitFor();
  const state = (name: string) => view.locator(`.drawing [data-state="${flow}.${name}"]`);
  const active = () =>
    view
      .locator('.drawing .state.active:not(.parent)')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-state')));
  return { view, state, active };
}

describe('the atlas in the running portal', () => {
  test('a drawing can be resized, folded and searched within its content security policy', async () => {
    const { view, state } = await open('payment');
    const drawing = view.locator('.drawing');
    const widthOf = async (): Promise<number> => (await drawing.boundingBox())?.width ?? 0;
    const first = await widthOf();
    await view.getByRole('button', { name: 'Larger' }).click();
    await expect.poll(widthOf).toBeGreaterThan(first);
    await view.getByRole('region', { name: 'Chart of payment' }).press('0');
    await expect.poll(widthOf).toBeLessThanOrEqual(first);
    // A large chart opens with its parts folded.
    await view.getByRole('button', { name: 'Open all' }).click();
    await view.getByRole('button', { name: 'Fold pending' }).press('Enter');
    await expect.poll(() => state('pending.asking').count()).toBe(0);
    await page.keyboard.press('/');
    await page.keyboard.type('pending asking');
    await page.keyboard.press('Enter');
    await state('pending.asking').waitFor();
    await expect.poll(() => page.evaluate(() => location.hash)).toContain('payment.pending.asking');
    expect(faults).toEqual([]);
  });

  test('a walk can be simulated in and beside the drawing, stepped back, and shared by its address', async () => {
    const { view, active } = await open('signIn');
    await view.getByRole('button', { name: 'Simulate' }).click();
    await expect.poll(active).toEqual(['signIn.open']);
    await view.getByRole('button', { name: /^form\.accepted/ }).click();
    await expect.poll(active).toEqual(['signIn.redirecting']);
    await view
      .getByRole('button', { name: /^redirectToProvider failed/ })
      .first()
      .click();
    await expect.poll(active).toEqual(['signIn.open']);
    expect(await view.locator('.context').textContent()).toContain('returnTo');
    await view.getByRole('button', { name: 'Step back' }).click();
    await view.getByRole('button', { name: /^redirectToProvider answered/ }).click();
    await view.locator('.drawing [data-transition="signIn.leaving--page.restored--0"]').click();
    await expect.poll(active).toEqual(['signIn.open']);
    await view.getByRole('button', { name: 'Step back' }).click();
    await view.getByRole('button', { name: 'after signInTimeout' }).click();
    await expect.poll(active).toEqual(['signIn.open']);
    const sent = page.url();
    const colleague = await browser.newPage();
    await colleague.goto(sent);
    await colleague.locator('[id="signIn"] .log [aria-current="step"]').waitFor();
    const steps = await colleague.locator('[id="signIn"] .log > li > button').allTextContents();
    expect(steps).toEqual(['start', 'form.accepted', 'redirectToProvider answered', 'after signInTimeout']);
    await colleague.close();
    // The walk is still there after viewing something else and after a reload, and another walk can be opened.
    await view.getByRole('button', { name: 'Proof' }).click();
    expect(page.url()).toContain('#signIn?proof=');
    await view.getByRole('button', { name: 'Simulate' }).click();
    const gone = () => view.locator('.log > li').count();
    await expect.poll(gone).toBe(4);
    await page.reload();
    await expect.poll(gone).toBe(4);
    expect(page.url()).toBe(sent);
    await page.evaluate(() => location.assign('#signIn?walk=[]'));
    await expect.poll(gone).toBe(1);
    await expect.poll(active).toEqual(['signIn.open']);
    expect(faults).toEqual([]);
  });

  test('the atlas follows another tab of the portal live, without what is typed there', async () => {
    const context = page.context();
    const portal = await context.newPage();
    portal.on('pageerror', (error) => faults.push(error.message));
    await portal.goto(`${origin}/login`);
    await portal.getByRole('button', { name: 'Log in' }).waitFor();
    const { view, active } = await open('form');
    const untouched = ['form.entry.editing.pristine', 'form.verification.consistent'];
    const refused = ['form.entry.editing.refused', 'form.verification.consistent'];
    await view.getByRole('button', { name: 'Live' }).click();
    await expect.poll(active).toEqual(untouched);
    await portal.getByLabel('Login', { exact: true }).fill('nobody@example.com');
    await portal.getByLabel('Password', { exact: true }).fill('Wrong-password-1');
    await portal.getByRole('button', { name: 'Log in' }).click();
    await expect.poll(active).toEqual(refused);
    const steps = () => view.locator('.log > li > button').allTextContents();
    await expect.poll(steps).toContain('submitForm failed');
    await view.getByRole('slider').fill('0');
    await expect.poll(active).toEqual(untouched);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      view.getByRole('button', { name: 'Save recording' }).click(),
    ]);
    const text = await readFile(await saved.path(), 'utf8');
    expect(text).toContain('submitForm');
    expect(text).not.toContain('nobody@example.com');
    expect(text).not.toContain('Wrong-password-1');
    await view.getByRole('button', { name: 'Clear' }).click();
    await view.getByText('Nothing recorded of form yet.').waitFor();
    await view.getByLabel('Recording').setInputFiles(await saved.path());
    await expect.poll(active).toEqual(refused);
    await view.getByRole('button', { name: 'Write as a test path' }).click();
    expect(await view.getByLabel(/For walks of/).inputValue()).toContain("{ type: 'form.submitted' }");
    await portal.close();
    expect(faults).toEqual([]);
  });

  test('with ?inspect the atlas opens beside the page and receives the same events, cleaned, without calls to other origins', async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const calledOrigins = new Set<string>();
    context.on('request', (request) => calledOrigins.add(new URL(request.url()).origin));
    await context.addInitScript(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      window.addEventListener('message', ({ data }) => heard.push(data));
    });
    const portal = await context.newPage();
    portal.on('pageerror', (error) => faults.push(error.message));
    const [atlas] = await Promise.all([
      context.waitForEvent('page', (opened) => opened !== portal),
      portal.goto(`${origin}/login?inspect`),
    ]);
    await atlas.getByRole('heading', { level: 1, name: 'Flow atlas' }).waitFor({ timeout: 100_000 });
    atlas.on('pageerror', (error) => faults.push(error.message));
    await atlas.getByRole('status').getByRole('link', { name: 'signIn' }).click();
    const active = () =>
      atlas
        .locator('[id="signIn"] .drawing .state.active:not(.parent)')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-state')));
    await expect.poll(active).toEqual(['signIn.open']);
    await portal.getByLabel('Login', { exact: true }).fill('nobody@example.com');
    await portal.getByLabel('Password', { exact: true }).fill('Wrong-password-1');
    await portal.getByRole('button', { name: 'Log in' }).click();
    const steps = () => atlas.locator('[id="signIn"] .log > li > button').allTextContents();
    await expect.poll(steps).toContain('form.refused');
    // Reported once, although the page also reports its flows on the channel.
    expect((await steps()).filter((step) => step === 'form.refused')).toHaveLength(1);
    const messages = JSON.stringify(await atlas.evaluate(() => Reflect.get(window, 'heard')));
    expect(messages).toMatch(/"@xstate.actor".*"sessionId":"signIn .*"value":"open"/);
    expect(messages).toMatch(/"@xstate.snapshot".*"type":"form.refused"/);
    expect(messages).toContain('"field.changed"');
    expect(messages).not.toContain('nobody@example.com');
    expect(messages).not.toContain('Wrong-password-1');
    // A reloaded page reports to the same window, which stays where it is.
    await portal.reload();
    await expect.poll(active).toEqual(['signIn.open']);
    expect(context.pages()).toHaveLength(2);
    expect([...calledOrigins].sort()).toEqual([origin]);
    await context.close();
    expect(faults).toEqual([]);
  });
});
