import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { demo, signIn } from '../../journeys/page-actions.ts';
import { approve, openSubscriptions, openWindow, provider } from '../../journeys/payment-actions.ts';

/** A picture of the portal with payment on. */
export type PaymentShot = {
  readonly name: string;
  /** The account that is signed in, if any. */
  readonly login?: string;
  /** Brings the page into the pictured state. */
  readonly go: (page: Page) => Promise<void>;
  /** Takes only what is visible without scrolling, for pages with a dialog. */
  readonly windowOnly?: boolean;
};

const buyer = 'analyst@daylight.example';
const waiting = 'expiring@daylight.example';
const real = 'realtime@daylight.example';
const unpaid = 'unpaid@daylight.example';
const restricted = 'restricted@daylight.example';

const usual = { provider: 'up', capture: 'completed', approval: 'told', script: 'served', webhooks: 'sent' };

const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const readDialog = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();

/** Orders real-time orders of a venue and approves the payment until `done` is visible, unless it already is. */
async function ordered(page: Page, origin: string, mic: string, done: Locator): Promise<void> {
  await openSubscriptions(page, origin);
  const nothingYet = page.getByText('You have not paid anything yet', { exact: false });
  const payment = page.getByRole('button', { name: 'PayPal' });
  await done.or(nothingYet).first().waitFor();
  await page.waitForLoadState('networkidle');
  if ((await done.count()) > 0) return;
  if ((await payment.count()) === 0) {
    await box(page, `Delayed orders, ${mic}`).uncheck();
    await box(page, `Real-time orders, ${mic}`).check();
    await page.getByText('$300', { exact: true }).waitFor();
    await page.getByRole('button', { name: /^Renew/ }).click();
    await readDialog(page);
  }
  await approve(await openWindow(page));
  await done.or(page.getByRole('dialog')).first().waitFor();
  if ((await done.count()) === 0) await readDialog(page);
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * Signs the demo accounts in. One of them pays, and another gets a payment that the provider holds back, unless they
 * did so in an earlier run.
 *
 * @returns the session of each account
 */
export async function prepare(browser: Browser, origin: string): Promise<ReadonlyMap<string, StorageState>> {
  const sessions = new Map<string, StorageState>();
  for (const login of [buyer, waiting, real, unpaid, restricted]) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await signIn(page, origin, { login, password: demo.password });
    await provider(page, origin, usual);
    if (login === waiting) await readDialog(page);
    if (login === buyer)
      await ordered(page, origin, 'IGDL', page.getByRole('button', { name: /^Receipt DL-/ }));
    if (login === waiting) {
      await provider(page, origin, { capture: 'pending' });
      await ordered(page, origin, 'IOTF', page.getByText(/PayPal is still checking/));
      await provider(page, origin, usual);
    }
    sessions.set(login, await context.storageState());
    await context.close();
  }
  return sessions;
}

/** Fakes the service's notice of a new price: a real one would stand for ninety days. */
async function announcePrice(page: Page): Promise<void> {
  await page.route('**/api/subscription/info*', async (route) => {
    const answer = await route.fetch();
    const told: object = await answer.json();
    const PriceNotice = { CostPerVenue: 30, AppliesFrom: '2027-02-19', TerminateBy: '2026-12-21' };
    await route.fulfill({ json: { ...told, PriceNotice } });
  });
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option').filter({ hasText: option }).first().click();
}

/** Registers with a cost, against a faked service: a real one would keep an account for each picture. */
async function register(page: Page, origin: string): Promise<void> {
  await page.route('**/auth/register*', (route) =>
    route.fulfill({ json: { UserID: 'u-1', Price: 600, StartDate: '2026-04-01', EndDate: '2027-03-31' } }),
  );
  await page.route('**/api/payment/check*', (route) =>
    route.fulfill({ json: { OrderID: 'o-1', OrderStatus: 'created' } }),
  );
  await page.goto(`${origin}/register`);
  await page.getByLabel('Email', { exact: true }).fill('petra.payer@example.com');
  await page.getByLabel('First name').fill('Petra');
  await page.getByLabel('Last name').fill('Payer');
  await choose(page, 'Country', 'United Kingdom');
  await page.getByLabel('Phone number').fill('+442079460958');
  await choose(page, 'Security question', 'In which town were you born?');
  await page.getByLabel('Security answer').fill('Coventry');
  await box(page, 'Real-time orders, IOTF').check();
  await box(page, 'Real-time trades, IOTF').check();
  await box(page, 'I accept the terms of use').check();
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.getByRole('button', { name: 'PayPal' }).waitFor();
}

/** The pictures of subscriptions and payment. */
export function paymentShots(origin: string): readonly PaymentShot[] {
  const open = (page: Page) => openSubscriptions(page, origin);
  const openReceipt = async (page: Page) => {
    await open(page);
    await page
      .getByRole('button', { name: /^Receipt DL-/ })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
  };
  return [
    { name: 'register-payment', go: (page) => register(page, origin) },
    {
      name: 'subscriptions-changed',
      login: real,
      go: async (page) => {
        await open(page);
        await box(page, 'Delayed orders, TPSO').uncheck();
        await box(page, 'Real-time orders, TPSO').check();
        await page.getByText('$300', { exact: true }).waitFor();
      },
    },
    {
      name: 'subscriptions-price-notice',
      login: real,
      go: async (page) => {
        await announcePrice(page);
        await open(page);
      },
    },
    {
      name: 'subscriptions-terminating',
      login: real,
      windowOnly: true,
      go: async (page) => {
        await announcePrice(page);
        await open(page);
        await page.getByRole('button', { name: 'Terminate subscription' }).click();
      },
    },
    {
      name: 'subscriptions-uncompleted',
      login: unpaid,
      go: async (page) => {
        await open(page);
        await page.getByRole('button', { name: 'PayPal' }).waitFor();
      },
    },
    {
      name: 'payment-window',
      login: unpaid,
      windowOnly: true,
      go: async (page) => {
        await open(page);
        const popup = await openWindow(page);
        const address = popup.url();
        await popup.close();
        await page.goto(address);
      },
    },
    { name: 'subscriptions-pending', login: waiting, go: open },
    {
      name: 'subscription-ends',
      login: waiting,
      windowOnly: true,
      go: async (page) => {
        await page.addInitScript(() => localStorage.removeItem('daylight.noticesShownTo'));
        await page.goto(`${origin}/my-account/details`);
        await page.getByRole('dialog').waitFor();
      },
    },
    {
      name: 'subscriptions-paid',
      login: buyer,
      go: async (page) => {
        await open(page);
        await page
          .getByRole('button', { name: /^Receipt DL-/ })
          .first()
          .waitFor();
      },
    },
    { name: 'receipt', login: buyer, windowOnly: true, go: openReceipt },
    {
      name: 'receipt-printed',
      login: buyer,
      go: async (page) => {
        await openReceipt(page);
        await page.emulateMedia({ media: 'print' });
      },
    },
    {
      name: 'restricted',
      login: restricted,
      go: async (page) => {
        await page.goto(`${origin}/my-account/details`);
        await page.getByRole('button', { name: 'Amend' }).waitFor();
      },
    },
    { name: 'subscriptions-expired', login: restricted, go: open },
    {
      name: 'sandbox-payment',
      go: async (page) => {
        await page.goto(`${origin}/sandbox/payment`);
      },
    },
  ];
}
