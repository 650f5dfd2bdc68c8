import type { BrowserContext, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { longDate } from '../../src/domain/format/timestamps.ts';
import { addDays, dayOf } from '../../src/domain/subscription/calendar.ts';
import { firstTerm } from '../../src/domain/subscription/terms.ts';
import { meets } from '../flows/ledger.ts';
import { runDaylight } from '../server/run-daylight.ts';
import type { RunningProgram } from '../server/start-program.ts';
import { atNight } from '../whole.ts';
import { openPage } from './browser.ts';
import { startFilled } from './filled-program.ts';
import { choose, signIn } from './page-actions.ts';
import {
  approve,
  clock,
  decide,
  openSubscriptions,
  openWindow,
  priceSays,
  provider,
  read,
  renew,
  today,
} from './payment-actions.ts';
import { watchPolicy } from './policy.ts';
import { beSignedIn } from './signed-in.ts';

const usual = { provider: 'up', capture: 'completed', approval: 'told', script: 'served', webhooks: 'sent' };
const password = 'Sunrise2026';

let program: RunningProgram;
let origin: string;
let context: BrowserContext;
let page: Page;
let reports: string[];

beforeAll(async () => {
  program = await startFilled(inject('filled'), { NO_PAYMENT_MODE: 'false' });
  origin = program.origin;
});
afterAll(async () => {
  await program?.stop();
});
beforeEach(async () => {
  page = await openPage({ width: 1440, height: 900 });
  context = page.context();
  reports = watchPolicy(page);
  await provider(page, origin, usual);
  await clock(page, origin, null);
});
afterEach(() => expect(reports).toEqual([]));

const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const enter = (login: string) => signIn(page, origin, { login, password });
const be = (login: string) => beSignedIn({ page, origin }, { login, password });

/** Fills in and sends the registration for real-time orders and trades of one venue: $600. */
async function register(email: string): Promise<void> {
  await page.goto(`${origin}/register`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('First name').fill('Petra');
  await page.getByLabel('Last name').fill('Payer');
  await choose(page, 'Country', 'United Kingdom');
  await page.getByLabel('Phone number').fill('+442079460958');
  await choose(page, 'Security question', 'In which town were you born?');
  await page.getByLabel('Security answer').fill('Coventry');
  for (const kind of ['orders', 'trades']) await box(`Real-time ${kind}, IOTF`).check();
  await box('I accept the terms of use').check();
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.getByRole('region', { name: 'Pay $600' }).waitFor();
}

const mailsTo = async (email: string): Promise<string> => {
  const answer = await page.request.get(`${origin}/sandbox/mail`, {
    headers: { accept: 'application/json' },
  });
  return JSON.stringify(await answer.json())
    .split('{')
    .filter((part) => part.includes(email))
    .join('\n');
};

describe('A 4.6, B 2, 4: registration with a cost', () => {
  test('registering and paying locks terms and grid and leads to the login', async () => {
    await register('petra.payer@example.com');
    expect(await box('Real-time orders, IOTF').isDisabled()).toBe(true);
    expect(await box('I accept the terms of use').getAttribute('aria-readonly')).toBe('true');
    const button = page.getByRole('button', { name: 'PayPal' });
    await button.waitFor();
    const size = await button.boundingBox();
    expect(size?.height).toBe(25);
    expect(size?.width).toBeGreaterThanOrEqual(150);
    expect(size?.width).toBeLessThanOrEqual(200);
    const popup = await openWindow(page);
    await popup.getByText('$600').first().waitFor();
    await approve(popup);
    await read(page, /Your payment has been received/);
    await page.waitForURL(`${origin}/login`);
    await expect.poll(() => mailsTo('petra.payer@example.com')).toMatch(/DL-\d{4}-\d{6}/);
  });

  atNight('a payment succeeds although the XSRF pair is lost while the window is open', async () => {
    await register('tom.token@example.com');
    const popup = await openWindow(page);
    await context.clearCookies({ name: /xsrf|csrf/i });
    await approve(popup);
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await dialog.textContent()).toContain('Your payment has been received');
    await read(page, /Your payment has been received/);
    await page.waitForURL(`${origin}/login`);
  });

  atNight('after a reload the payment is still offered and can be made', async () => {
    await register('rhea.reload@example.com');
    const popup = await openWindow(page);
    await page.reload();
    await popup.close();
    await page.getByRole('region', { name: 'Pay $600' }).waitFor();
    await approve(await openWindow(page));
    await read(page, /Your payment has been received/);
    await page.waitForURL(`${origin}/login`);
  });
});

describe('A 2.9, B 1, 2 and 4: the subscriptions page', () => {
  test('after a decline the window stays open for another means of payment', async () => {
    await be('realtime@daylight.example');
    await openSubscriptions(page, origin);
    await box('Delayed orders, TPSO').uncheck();
    await box('Real-time orders, TPSO').check();
    await priceSays(page, '$300');
    await renew(page);
    await read(page, /take effect when \$300 has been paid/);
    const popup = await openWindow(page);
    await approve(popup, 'Card that is declined');
    await page.getByText('The payment was declined').waitFor();
    await popup.getByRole('heading', { name: 'Approve the payment' }).waitFor();
    await approve(popup);
    await read(page, /Your payment has been received/);
    await page.getByRole('button', { name: /^Renew/ }).waitFor();
    await expect.poll(() => box('Real-time orders, TPSO').isChecked()).toBe(true);
    await page
      .getByRole('button', { name: /^Receipt DL-/ })
      .first()
      .click();
    const receipt = page.getByRole('dialog');
    await receipt.getByText('1 × $25 a month, 12 months').waitFor();
    await receipt.getByText('Rita Realtime').waitFor();
    // It is printed alone and in dark ink, whatever the colour scheme of the screen.
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const sheet = receipt.getByRole('article');
    const inkOn = (element: Element) => getComputedStyle(element).color;
    expect(await sheet.evaluate(inkOn)).toBe('rgb(20, 32, 43)');
    expect(await page.locator('#root').isVisible()).toBe(false);
    expect(await receipt.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
    await page.emulateMedia({ media: null, colorScheme: null });
    await page.keyboard.press('Escape');
    await receipt.waitFor({ state: 'hidden' });
  });

  atNight('closing the window charges nothing, and the payment can be made later', async () => {
    await be('analyst@daylight.example');
    await openSubscriptions(page, origin);
    // One speed excludes the other, so the delayed one is cleared first.
    await box('Delayed trades, IGDL').uncheck();
    await box('Real-time trades, IGDL').check();
    await priceSays(page, '$300', '$25 per user and month');
    await renew(page);
    await read(page, /\$300/);
    const popup = await openWindow(page);
    await popup.close();
    await page.getByText('The payment window was closed. Nothing has been charged.').waitFor();
    expect(await box('Real-time trades, IGDL').isDisabled()).toBe(true);
    // The strip leads here from anywhere, with the payment visible.
    await page.goto(`${origin}/documentation`);
    await page.getByRole('region', { name: 'Notifications' }).getByRole('link').click();
    await heading('Uncompleted payment').waitFor();
    const again = await openWindow(page);
    await again.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('The payment window was closed').waitFor();
    await approve(await openWindow(page));
    await read(page, /Your payment has been received/);
    await page.getByRole('button', { name: /^Renew/ }).waitFor();
    await expect.poll(() => page.getByRole('region', { name: 'Notifications' }).count()).toBe(0);
  });

  test('a lost approval is discovered', async () => {
    await be('analyst@daylight.example');
    await openSubscriptions(page, origin);
    await box('Delayed orders, IGDL').uncheck();
    await box('Real-time orders, IGDL').check();
    await renew(page);
    await read(page, /has been paid/);
    await provider(page, origin, { approval: 'lost' });
    await approve(await openWindow(page));
    await read(page, /Your payment has been received/);
  });

  test('a page that is reloaded while the payment is charged reports that it was paid', async () => {
    await be('analyst@daylight.example');
    await openSubscriptions(page, origin);
    await box('Delayed trades, ICOT').uncheck();
    await box('Real-time trades, ICOT').check();
    await renew(page);
    await read(page, /has been paid/);
    const charging = new Promise<Route>((hold) => page.route('**/api/payment/execute*', hold, { times: 1 }));
    await approve(await openWindow(page));
    expect((await (await charging).fetch()).status()).toBe(200);
    meets('a page is reloaded while a payment is charged');
    await page.reload();
    await read(page, /Your payment has been received/);
    await page.getByRole('button', { name: /^Renew/ }).waitFor();
    await expect.poll(() => box('Real-time trades, ICOT').isChecked()).toBe(true);
  });

  test('a purchase that was cancelled in another tab is not charged when it is approved', async () => {
    await be('analyst@daylight.example');
    await openSubscriptions(page, origin);
    await box('Delayed trades, TPIC').uncheck();
    await box('Real-time trades, TPIC').check();
    await renew(page);
    await read(page, /has been paid/);
    const popup = await openWindow(page);
    const other = await context.newPage();
    await openSubscriptions(other, origin);
    await other.getByRole('button', { name: 'Cancel payment' }).click();
    await other.getByRole('button', { name: /^Renew/ }).waitFor();
    meets('a purchase is cancelled in one tab while it is approved in another');
    await approve(popup);
    await read(page, /cancelled/);
    await page.getByRole('button', { name: /^Renew/ }).waitFor();
    await expect.poll(() => box('Delayed trades, TPIC').isChecked()).toBe(true);
  });

  test('if the session ends while the window is open, sign-in returns to the purchase, which is reported as paid', async () => {
    await be('analyst@daylight.example');
    await openSubscriptions(page, origin);
    await box('Delayed trades, ISWP').uncheck();
    await box('Real-time trades, ISWP').check();
    await renew(page);
    await read(page, /has been paid/);
    const popup = await openWindow(page);
    expect((await context.cookies()).map(({ name }) => name)).toContain('session');
    await context.clearCookies({ name: 'session' });
    await approve(popup);
    await page.waitForURL(/\/login/);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.getByLabel('Login', { exact: true }).fill('analyst@daylight.example');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.waitForURL(`${origin}/my-account/subscriptions`);
    await read(page, /Your payment has been received/);
    await page.getByRole('button', { name: /^Renew/ }).waitFor();
    await expect.poll(() => box('Real-time trades, ISWP').isChecked()).toBe(true);
  });

  atNight('cancelling an uncompleted payment unlocks the grid and removes the strip', async () => {
    await enter('unpaid@daylight.example');
    const payment = page.getByRole('region', { name: 'Uncompleted payment' });
    const isInView = () => payment.evaluate((panel) => panel.getBoundingClientRect().top >= 0);
    const hasFocus = () => payment.evaluate((panel) => panel === document.activeElement);
    // A 3.2, decisions.md Notices: the strip leads to the payment, from elsewhere and from the bottom of its own
    // page.
    for (const from of ['/documentation', '/my-account/subscriptions']) {
      await page.goto(`${origin}${from}`);
      const link = page.getByRole('region', { name: 'Notifications' }).getByRole('link');
      await link.waitFor();
      await page.setViewportSize({ width: 390, height: 600 });
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await link.evaluate((element: HTMLElement) => element.click());
      await expect.poll(hasFocus).toBe(true);
      expect(await isInView()).toBe(true);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByText(/Locked until the payment of \$\d+ is completed or cancelled/).waitFor();
    await page.getByRole('button', { name: 'Cancel payment' }).click();
    await page.getByRole('button', { name: /^Renew/ }).waitFor();
    await expect.poll(() => page.getByRole('region', { name: 'Notifications' }).count()).toBe(0);
    await expect.poll(() => box('Delayed orders, IOTF').isEnabled()).toBe(true);
  });

  atNight('a payment cancelled by the person is not mentioned again after a reload', async () => {
    await be('analyst@daylight.example');
    await openSubscriptions(page, origin);
    await box('Delayed orders, TPIC').uncheck();
    await box('Real-time orders, TPIC').check();
    await renew(page);
    await read(page, /has been paid/);
    const popup = await openWindow(page);
    await page.getByRole('button', { name: 'Cancel payment' }).click();
    await page.getByRole('button', { name: /^Renew/ }).waitFor();
    await popup.close();
    await page.reload();
    await priceSays(page, '$0');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  atNight(
    'the first live data of a free account that ends soon run for twelve months from the first of the next month',
    async () => {
      await enter('expiring@daylight.example');
      await read(page, /due to expire on/);
      await openSubscriptions(page, origin);
      await box('Delayed orders, IOTF').uncheck();
      await box('Real-time orders, IOTF').check();
      await priceSays(page, '$300');
      await renew(page);
      await read(page, /\$300/);
      await approve(await openWindow(page));
      await read(page, /Your payment has been received/);
      await page.getByRole('button', { name: /^Renew/ }).waitFor();
      await expect.poll(() => box('Real-time orders, IOTF').isChecked()).toBe(true);
      // First live data: twelve months from the first of the next month, not from the end of the free term.
      const end = longDate(firstTerm(dayOf(await today(page, origin))).endsOn);
      await page
        .getByText(end ?? '', { exact: true })
        .first()
        .waitFor();
    },
  );

  test('an expired account renews and leaves restricted mode', async () => {
    await enter('restricted@daylight.example');
    expect(new URL(page.url()).pathname).toBe('/my-account/details');
    await page.getByRole('link', { name: 'My Subscriptions', exact: true }).click();
    await page.getByRole('button', { name: /^Renew/ }).waitFor();
    expect(await page.getByRole('link', { name: 'Select data' }).count()).toBe(0);
    await box('Delayed orders, IOTF').uncheck();
    await box('Real-time orders, IOTF').check();
    await priceSays(page, '$300');
    const { endsOn } = firstTerm(dayOf(await today(page, origin)));
    await page
      .getByText(longDate(endsOn) ?? '')
      .first()
      .waitFor();
    await renew(page);
    await read(page, /\$300/);
    await approve(await openWindow(page));
    await read(page, /Your payment has been received/);
    await page.getByRole('link', { name: 'Select data' }).first().waitFor();
    expect(await page.getByText('Your subscription has expired').count()).toBe(0);

    // After the end of the term, the account is restricted again.
    await clock(page, origin, `${addDays(endsOn, 20)}T10:00:00Z`);
    await page.goto(`${origin}/dataSelect`);
    await page.waitForURL(`${origin}/my-account/details`);
    await page.getByText('Your subscription has expired').waitFor();
  });

  test('a payment held by the provider waits, and is completed when the provider accepts it', async () => {
    await be('analyst@daylight.example');
    await openSubscriptions(page, origin);
    await box('Delayed orders, ISWP').uncheck();
    await box('Real-time orders, ISWP').check();
    await renew(page);
    await read(page, /has been paid/);
    await provider(page, origin, { capture: 'pending' });
    await approve(await openWindow(page));
    await page.getByText(/PayPal is still checking your payment/).waitFor();
    expect(await page.getByRole('button', { name: 'Cancel payment' }).count()).toBe(0);
    await page.reload();
    await page.getByText(/PayPal is still checking your payment/).waitFor();
    // The page asks again by itself every few seconds.
    await decide(page, origin, 'Accept');
    await read(page, /Your payment has been received/);
  });

  atNight('a stale price is reported and updated, and not charged', async () => {
    // This account has live data, so that the amount due covers only the remaining months.
    await be('realtime@daylight.example');
    await openSubscriptions(page, origin);
    await box('Delayed orders, TPEU').uncheck();
    await box('Real-time orders, TPEU').check();
    await renew(page);
    await read(page, /\$\d+ has been paid/);
    // A month later one month less is due.
    const later = (await today(page, origin)).getTime() + 45 * 86_400_000;
    await clock(page, origin, new Date(later).toISOString());
    // Whether a daily job or the click recalculates it, the person is asked before anything opens.
    await page.getByRole('button', { name: 'PayPal' }).click();
    await read(page, /The price of this order is now \$\d+/);
    const payment = page.getByRole('region', { name: 'Uncompleted payment' });
    await payment.getByText(/^\$\d+$/).waitFor();
    await page.getByRole('button', { name: 'Cancel payment' }).click();
    await page.getByRole('button', { name: /^Renew/ }).waitFor();
    await expect.poll(() => box('Real-time orders, TPEU').isChecked()).toBe(false);
  });

  atNight('a refund ends the right to the data', async () => {
    await be('analyst@daylight.example');
    await openSubscriptions(page, origin);
    await box('Delayed orders, ICOT').uncheck();
    await box('Real-time orders, ICOT').check();
    await renew(page);
    await read(page, /has been paid/);
    await approve(await openWindow(page));
    await read(page, /Your payment has been received/);
    await page.getByRole('button', { name: /^Renew/ }).waitFor();
    await expect.poll(() => box('Real-time orders, ICOT').isChecked()).toBe(true);

    await decide(page, origin, 'Refund');
    const isStillThere = async (): Promise<boolean> => {
      await openSubscriptions(page, origin);
      await box('Real-time orders, ICOT').waitFor();
      return box('Real-time orders, ICOT').isChecked();
    };
    await expect.poll(isStillThere).toBe(false);
    await page.getByText(/^refunded /).waitFor();
  });

  atNight(
    'after a purchase in one window, ending live data in another asks instead of removing what was paid for',
    async () => {
      await be('realtime@daylight.example');
      await openSubscriptions(page, origin);
      const other = await context.newPage();
      await openSubscriptions(other, origin);
      const otherBox = (name: string) => other.getByRole('checkbox', { name, exact: true });
      await otherBox('Delayed trades, TPSL').waitFor();
      await box('Delayed trades, TPSL').uncheck();
      await box('Real-time trades, TPSL').check();
      await renew(page);
      await read(page, /has been paid/);
      await approve(await openWindow(page));
      await read(page, /Your payment has been received/);
      // The other window still shows the old subscription.
      expect(await otherBox('Real-time trades, TPSL').isChecked()).toBe(false);
      await otherBox('Delayed trades, IGDL').or(otherBox('Real-time trades, IGDL')).first().waitFor();
      await other.getByRole('button', { name: 'End live data…' }).first().click();
      await other.getByRole('dialog').getByRole('button', { name: 'End live data' }).click();
      const panel = other.getByRole('region', { name: 'Changed in another window' });
      await panel.getByText(/trades: real-time, was delayed/).waitFor();
      expect(await other.getByRole('dialog').count()).toBe(0);
      // Nothing was saved: the paid right is still there.
      await page.reload();
      await box('Real-time trades, TPSL').waitFor();
      await expect.poll(() => box('Real-time trades, TPSL').isChecked()).toBe(true);
      await expect.poll(() => box('Real-time orders, IGDL').isChecked()).toBe(true);
      await panel.getByRole('button', { name: 'Accept the changes' }).click();
      await expect.poll(() => otherBox('Real-time trades, TPSL').isChecked()).toBe(true);
      // With nothing changed Renew is disabled, and the page says why.
      await expect.poll(() => other.getByRole('button', { name: /^Renew/ }).isDisabled()).toBe(true);
      await other.getByText(/^Nothing has changed, and the next term can be renewed from /).waitFor();
      await other.close();
    },
  );

  atNight(
    'B 7, 8: a blocked script is reported, the rest of the page works, and loading can be retried',
    async () => {
      await be('realtime@daylight.example');
      await openSubscriptions(page, origin);
      await box('Delayed trades, TPSO').uncheck();
      await box('Real-time trades, TPSO').check();
      await renew(page);
      await provider(page, origin, { script: 'blocked' });
      await read(page, /has been paid/);
      await read(page, /The payment script could not be loaded/);
      await provider(page, origin, usual);
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('button', { name: 'PayPal' }).waitFor();
      await provider(page, origin, { provider: 'failing' });
      await page.getByRole('button', { name: 'PayPal' }).click();
      await read(page, /Payment not opened/);
      await provider(page, origin, usual);
      await page.getByRole('button', { name: 'Cancel payment' }).click();
      await page.getByRole('button', { name: /^Renew/ }).waitFor();
    },
  );

  atNight('B 9: auto-renewal is shown and can be changed', async () => {
    await be('realtime@daylight.example');
    await openSubscriptions(page, origin);
    const setting = page.getByRole('checkbox', { name: 'Prepare the next 12 months' });
    expect(await setting.isChecked()).toBe(true);
    await setting.uncheck();
    await page.getByText('Your subscription ends on its last day, unless you renew it.').waitFor();
    await expect.poll(() => setting.isEnabled()).toBe(true);
    await page.reload();
    await page.getByText('Your subscription ends on its last day, unless you renew it.').waitFor();
  });

  atNight(
    'B 9: a person is told of a price that the operator announced, and terminates after a confirmation',
    async () => {
      const settings = { NO_PAYMENT_MODE: 'false', DATA_DIR: program.dataDir };
      const set = ['prices', 'set', '30', '--reason', 'costs have risen', '--yes'];
      expect(await runDaylight([...set, '--dry-run'], settings)).toMatchObject({ code: 0 });
      const done = await runDaylight(set, settings);
      expect(done.out).toContain('realtime@daylight.example');
      expect(done.code).toBe(0);
      expect((await runDaylight(['jobs', 'prices'], settings)).code).toBe(0);
      await be('realtime@daylight.example');
      await openSubscriptions(page, origin);
      const notice = page.getByRole('region', { name: /^A new price from / });
      await notice.getByText('$30 a month each, instead of $25').waitFor();
      const terminate = page.getByRole('button', { name: 'Terminate subscription' });
      await terminate.click();
      const question = page.getByRole('dialog', { name: 'Terminate your subscription?' });
      await question.waitFor();
      // The answer that changes nothing has the focus, so Enter keeps the subscription.
      await page.keyboard.press('Enter');
      await question.waitFor({ state: 'hidden' });
      await terminate.click();
      await question.getByRole('button', { name: 'Terminate', exact: true }).click();
      await notice.getByText(/^You terminated your subscription on /).waitFor();
      await page.reload();
      await notice.getByText(/^You terminated your subscription on /).waitFor();
      expect(await terminate.count()).toBe(0);
      expect(await page.getByRole('checkbox', { name: 'Prepare the next 12 months' }).count()).toBe(0);
      await expect.poll(() => mailsTo('realtime@daylight.example')).toMatch(/A new price for live data/);
    },
  );
});
