import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { pages } from '../../../src/portal/routes/pages.ts';
import { routeOf, routeTable } from '../../../src/portal/routes/route-table.ts';
import { analyst } from '../../flows/session/kit.ts';
import { expectAccessible } from '../../flows/walk-page.ts';
import { sandboxConfig } from '../sandbox-config.ts';
import { answersInHand, drawPortal, openPortal, signedOut, whereabouts } from './open-portal.tsx';

const answers = answersInHand();

const titles: Record<string, string> = {
  '/home': 'Welcome',
  '/login': 'Web access login',
  '/register': 'Web access registration',
  '/feed-register': 'Data feed registration',
  '/slice-register': 'Slice File Feed registration',
  '/restore-password': 'Restore password',
  '/restore-password/abc': 'Restore password',
  '/best-execution-reporting': 'Quality of Execution Reporting',
  '/documentation': 'Documentation',
  '/transparency-data': 'Transparency Data',
  '/documentation/data-format': 'Fields and flags',
  '/documentation/start': 'Start in five minutes',
  '/documentation/api': 'API',
  '/documentation/delays': 'Delays and deferrals',
  '/documentation/changelog': 'Changelog',
  '/open-data': 'Open delayed data',
  '/data-calendar': 'Data calendar',
  '/venues/TPIC': 'Trading venue',
  '/help/terms-of-use': 'Terms of use',
  '/help/privacy': 'Privacy policy',
  '/help/accessibility': 'Accessibility',
  '/help/cookies': 'Cookies',
  '/help/disclaimer': 'Disclaimer',
  '/help/modern-slavery': 'Modern slavery statement',
  '/help/under-construction': 'Under construction',
};

test('A 2.3: every page has its title, and each part of My account its own caption', () => {
  for (const [path, title] of Object.entries(titles)) expect(routeOf(path)?.title, path).toBe(title);
  for (const [path, caption] of [
    ['/my-account', 'Your details.'],
    ['/my-account/details', 'Your details.'],
    ['/my-account/subscriptions', 'Your subscriptions.'],
    ['/my-account/api-keys', 'Keys for your programs.'],
    ['/my-account/change-password', 'Change your password.'],
    ['/my-account/security', 'What protects your account.'],
  ] as const)
    expect(routeOf(path), path).toMatchObject({ title: 'My account', caption });
});

test('A 2.3: every kind of page has a title and a caption', () => {
  for (const { path, title, caption } of routeTable) expect([title, caption], path).not.toContain('');
  // Of the twenty-one pages, only preferences has no route.
  expect(Object.fromEntries(routeTable.map(({ pageId, title }) => [pageId, title]))).toMatchObject({
    landingPage: 'Welcome',
    login: 'Web access login',
    restorePassword: 'Restore password',
    register: 'Web access registration',
    feedRegister: 'Data feed registration',
    sliceRegister: 'Slice File Feed registration',
    dataViewing: 'Data',
    tradeDataViewing: 'Trades',
    orderDataViewing: 'Orders',
    dataSelect: 'Select data',
    termsOfUse: 'Terms of use',
    underConstruction: 'Under construction',
    myAccount: 'My account',
    details: 'My account',
    subscriptions: 'My account',
    changePassword: 'My account',
    executionReporting: 'Quality of Execution Reporting',
    executionReportingDownload: 'Quality of Execution Reporting',
    documentation: 'Documentation',
    transparency: 'Transparency Data',
  });
});

test.each([
  ['/home', null, 'landingPage', 'Welcome', /./],
  ['/help/under-construction', null, 'underConstruction', 'Under construction', /./],
  ['/my-account/change-password', analyst, 'changePassword', 'My account', 'Change your password.'],
])(
  'A 2.2, 2.3: %s carries its page id, and has its title and caption in the banner and its title in the tab',
  async (path, user, id, title, caption) => {
    await openPortal(answers(), path, { user });
    expect(screen.getByRole('main').closest('[data-page]')?.getAttribute('data-page')).toBe(id);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getAllByText(caption)).not.toEqual([]);
    expect(document.title).toBe(`${title} · Daylight`);
    expect(whereabouts().path).toBe(path);
  },
);

test('A 2.1: every route of the specification, and those of the files, is in the table with its area', () => {
  const areas = Object.fromEntries(routeTable.map((row) => [row.path, row.area]));
  expect(areas).toEqual({
    '/home': 'public',
    '/transparency-data': 'public',
    '/best-execution-reporting': 'public',
    '/best-execution-reporting/download': 'public',
    '/documentation': 'public',
    '/documentation/data-format': 'public',
    '/documentation/start': 'public',
    '/documentation/api': 'public',
    '/documentation/delays': 'public',
    '/documentation/changelog': 'public',
    '/open-data': 'public',
    '/data-calendar': 'public',
    '/venues/:mic': 'public',
    '/login': 'public',
    '/auth/authorization-code/callback': 'public',
    '/register': 'public',
    '/slice-register': 'public',
    '/feed-register': 'public',
    '/restore-password/:token?': 'public',
    '/help/terms-of-use': 'public',
    '/help/privacy': 'public',
    '/help/accessibility': 'public',
    '/help/cookies': 'public',
    '/help/disclaimer': 'public',
    '/help/modern-slavery': 'public',
    '/help/under-construction': 'public',
    '/dataSelect': 'dataViewing',
    '/data-viewing/order': 'dataViewing',
    '/data-viewing/trade': 'dataViewing',
    '/data-viewing/:dataType?': 'dataViewing',
    '/tape': 'dataViewing',
    '/instruments/:code': 'dataViewing',
    '/compare': 'dataViewing',
    '/get-data': 'dataViewing',
    '/slice-files': 'dataViewing',
    '/my-account': 'myAccount',
    '/my-account/details': 'myAccount',
    '/my-account/subscriptions': 'myAccount',
    '/my-account/api-keys': 'myAccount',
    '/my-account/change-password': 'myAccount',
    '/my-account/security': 'myAccount',
    '/operator': 'operating',
    '/operator/files': 'operating',
    '/operator/files/:number': 'operating',
    '/operator/customers': 'operating',
    '/operator/customers/:pseudonym': 'operating',
    '/operator/payments': 'operating',
    '/operator/mails': 'operating',
    '/operator/requests': 'operating',
    '/operator/requests/:reference': 'operating',
    '/operator/payments/invoices': 'operating',
    '/operator/payments/invoices/:number': 'operating',
    '/operator/payments/revenue': 'operating',
    '/operator/publishing': 'operating',
    '/operator/publishing/keys': 'operating',
    '/operator/usage': 'operating',
    '/operator/storage': 'operating',
    '/operator/log/operators': 'operating',
    '/operator/log': 'operating',
  });
  expect(new Set(routeTable.map((row) => row.id)).size).toBe(routeTable.length);
});

test('A 2.1: /data-viewing is a route with and without a data type', () => {
  expect(routeOf('/data-viewing')?.id).toBe('dataViewing');
  expect(routeOf('/data-viewing/order')?.id).toBe('orderDataViewing');
  expect(routeOf('/data-viewing/other')?.id).toBe('dataViewing');
  expect(routeOf('/data-viewing/order/more')).toBeNull();
});

test('the code of every page can be loaded', async () => {
  for (const page of Object.values(pages)) expect(typeof (await page.fetch()).Page).toBe('function');
});

test('A 2.4: the home page has two blocks, each with a heading, an image link and a text link, and counts the venues', async () => {
  await openPortal(answers(), '/home', { user: null });
  for (const [heading, link, to] of [
    ['Transparency data', 'Click here for transparency data', '/transparency-data'],
    ['Quality of execution reporting', 'Click here for execution reports', '/best-execution-reporting'],
  ] as const) {
    const block = within(
      screen.getByRole('heading', { level: 2, name: heading }).closest('section') ?? document.body,
    );
    expect(block.getByRole('link', { name: link }).getAttribute('href')).toBe(to);
    expect(block.getByRole('link', { name: new RegExp(`^${heading}: `) }).getAttribute('href')).toBe(to);
  }
  await screen.findByText('from 3 trading venues', { exact: false });
  expect(screen.getByText('2 venues')).toBeTruthy();
  expect(screen.queryByText('$25')).toBeNull();
  await expectAccessible();
});

test('A 9: if live data is sold, the home page states its price in US dollars without decimals', async () => {
  await openPortal(answers(), '/home', { user: null, config: { noPaymentMode: false } });
  expect(await screen.findByText('$25')).toBeTruthy();
});

test('A 2.3, B 8: the home page says that the venues are loading, and ignores an error', async () => {
  answers().always('GET /api/config', { body: sandboxConfig });
  answers().always('GET /api/userInfo', signedOut);
  drawPortal('/home');
  await screen.findByText('Loading trading venues');
  await answers().give('GET /api/tradingVenuesList', { status: 500, body: {} });
  await waitFor(() => expect(screen.queryByText('Loading trading venues')).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('from regulated trading venues', { exact: false })).toBeTruthy();
});

test('A 2.10: the under-construction page has a link back', async () => {
  const user = userEvent.setup();
  await openPortal(answers(), '/documentation', { user: null });
  await user.click(screen.getByRole('link', { name: 'Cookies' }));
  expect(whereabouts().path).toBe('/help/under-construction');
  await user.click(await screen.findByRole('link', { name: 'Go back' }));
  expect(whereabouts().path).toBe('/documentation');
});

test('A 2.10: the under-construction page leads home if it was opened first', async () => {
  const user = userEvent.setup();
  await openPortal(answers(), '/help/under-construction', { user: null });
  await user.click(await screen.findByRole('link', { name: 'Go back' }));
  expect(whereabouts().path).toBe('/home');
});

test('opening another page moves the focus to its heading, but the first page does not', async () => {
  const user = userEvent.setup();
  await openPortal(answers(), '/home', { user: null });
  expect(document.activeElement).toBe(document.body);
  await user.click(screen.getByRole('link', { name: 'Documentation' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Documentation' }));
});

test('a message shown during navigation keeps the focus, which then moves to the heading', async () => {
  const user = userEvent.setup();
  await openPortal(answers(), '/restore-password/ended', { user: null });
  await answers().give('GET /api/forgotpassword/ended/question', {
    status: 404,
    body: { error: { code: 'not-found', message: 'There is no such link', requestId: 'r-1' } },
  });
  await screen.findByRole('dialog');
  expect(whereabouts().path).toBe('/restore-password');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'OK' }));
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { level: 1, name: 'Restore password', hidden: true }),
    ),
  );
});
