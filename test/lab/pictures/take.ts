import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../../journeys/browser.ts';
import { demo, signIn, whereIs } from '../../journeys/page-actions.ts';
import { paymentShots, prepare } from './payment-shots.ts';

/**
 * Photographs the pages of a running program in every notable state, at four widths and in both colour schemes:
 * `npm run lab -- pictures --origin http://localhost:8080 --to coverage/pictures [--only data-view]`. If payment is on (in
 * the sandbox), takes the pictures of subscriptions and payment instead, for which two demo accounts order something.
 */
const { values } = parseArgs({
  options: {
    origin: { type: 'string', default: 'http://localhost:8080' },
    to: { type: 'string', default: 'coverage/pictures' },
    only: { type: 'string', default: '' },
  },
});
const { origin, to, only } = values;
const widths = [390, 1024, 1440, 2560] as const;
const schemes = ['light', 'dark'] as const;

type Shot = readonly [name: string, go: (page: Page) => Promise<void>];

const at = (address: string) => async (page: Page) => {
  await page.goto(`${origin}${address}`);
  await page.getByRole('main').waitFor();
};

const outside: Shot[] = [
  ['home', at('/home')],
  ['sign-in', at('/login')],
  [
    'sign-in-refused',
    async (page) => {
      await at('/login')(page);
      await page.getByLabel('Login', { exact: true }).fill(demo.login);
      await page.getByLabel('Password', { exact: true }).fill('Sunset2026');
      await page.getByRole('button', { name: 'Log in' }).click();
      await page.getByText('The login or the password is wrong.').first().waitFor();
    },
  ],
  ['register', at('/register')],
  ['slice-register', at('/slice-register')],
  ['feed-register', at('/feed-register')],
  ['terms-of-use', at('/help/terms-of-use')],
  ['transparency', at('/transparency-data')],
  ['execution-reporting', at('/best-execution-reporting')],
  ['execution-report-firm', at('/best-execution-reporting/download?publisher=1&date=2026-04-30')],
  ['execution-report-venue', at('/best-execution-reporting/download?publisher=8&date=2026-09-30')],
  ['documentation', at('/documentation')],
  ['start', at('/documentation/start')],
  ['data-format', at('/documentation/data-format')],
  ['delays', at('/documentation/delays')],
  ['changelog', at('/documentation/changelog')],
  ['open-data', at('/open-data')],
  ['data-calendar', at('/data-calendar?venue=TPIC')],
  ['venue', at('/venues/TPIC')],
  ['under-construction', at('/help/under-construction')],
  ['api-docs', (page) => page.goto(`${origin}/documentation/api`).then(() => {})],
];

const views = [
  ['order', 'Request for quote', 'rfq'],
  ['order', 'Auction', 'auction'],
  ['order', 'Order book', 'order-book'],
  ['order', 'Voice', 'voice'],
  ['trade', 'Trades', 'trades'],
  ['trade', 'Individual trades', 'individual'],
] as const;

const inside: Shot[] = [
  ['data-select', at('/dataSelect')],
  ...views.map(
    ([datatype, ordertype, name]): Shot => [
      `data-view-${name}`,
      async (page) => {
        const choices = await whereIs(page, origin, datatype, ordertype);
        await page.goto(`${origin}/data-viewing/${datatype}?${new URLSearchParams(choices)}`);
        await page.getByRole('grid').waitFor();
      },
    ],
  ),
  ['tape', at('/tape')],
  [
    'instrument',
    async (page) => {
      const { instrument } = await whereIs(page, origin, 'trade', 'Trades');
      await at(`/instruments/${instrument}`)(page);
    },
  ],
  ['compare', at('/compare')],
  ['get-data', at('/get-data')],
  ['my-account', at('/my-account/details')],
  ['security', at('/my-account/security')],
  ['api-keys', at('/my-account/api-keys')],
  ['subscriptions', at('/my-account/subscriptions')],
];

mkdirSync(to, { recursive: true });
const browser = await launchBrowser();
const { noPaymentMode }: { noPaymentMode: boolean } = await (await fetch(`${origin}/api/config`)).json();
const sessions = noPaymentMode ? null : await prepare(browser, origin);

const optionsOf = (width: number, colorScheme: (typeof schemes)[number]) => ({
  viewport: { width, height: width === 390 ? 844 : 900 },
  colorScheme,
  reducedMotion: 'reduce' as const,
});

async function save(page: Page, name: string, fullPage = true): Promise<void> {
  // The network of an open data view never becomes idle, because of its stream.
  if (page.url().includes('/data-viewing/')) {
    const newRows = page.getByRole('region', { name: 'New rows' });
    await newRows.filter({ hasNotText: 'Connecting' }).waitFor();
  } else await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: path.join(to, `${name}.png`), fullPage });
}

for (const colorScheme of schemes) {
  for (const width of widths) {
    if (sessions) {
      for (const { name, login, go, windowOnly } of paymentShots(origin)) {
        if (!name.includes(only)) continue;
        const storageState = login === undefined ? undefined : sessions.get(login);
        const context = await browser.newContext({
          ...optionsOf(width, colorScheme),
          ...(storageState ? { storageState } : {}),
        });
        const page = await context.newPage();
        await go(page);
        await save(page, `${name}-${width}-${colorScheme}`, windowOnly !== true);
        await context.close();
      }
      continue;
    }
    const context = await browser.newContext(optionsOf(width, colorScheme));
    const page = await context.newPage();
    const take = async ([name, go]: Shot): Promise<void> => {
      if (!name.includes(only)) return;
      await go(page);
      await save(page, `${name}-${width}-${colorScheme}`);
    };
    for (const shot of outside) await take(shot);
    await signIn(page, origin);
    for (const shot of inside) await take(shot);
    await context.close();
  }
}
await browser.close();
