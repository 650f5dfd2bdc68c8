import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { analyst, restricted } from '../../flows/session/kit.ts';
import { sandboxConfig } from '../sandbox-config.ts';
import { answersInHand, openPortal, whereabouts } from './open-portal.tsx';

const answers = answersInHand();

const linksOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.textContent);
const headerLinks = () => linksOf(screen.getByRole('banner')).slice(5);

test.each([
  ['a visitor', null],
  ['a signed-in person', analyst],
  ['a restricted person', restricted],
])('A 2.3: the main menu is the same for everyone: %s', async (_, user) => {
  const menu = ['Home', 'Transparency Data', 'Execution Reporting', 'Documentation'];
  await openPortal(answers(), '/documentation', { user });
  expect(linksOf(screen.getByRole('navigation', { name: 'Main' }))).toEqual(menu);
  expect(screen.getByRole('link', { name: 'Documentation', current: 'page' })).toBeTruthy();
});

test.each([
  [null, '/home', ['Home']],
  [null, '/transparency-data', ['Transparency Data']],
  [null, '/best-execution-reporting', ['Execution Reporting']],
  [null, '/best-execution-reporting/download?publisherid=1', ['(Execution Reporting)']],
  [null, '/documentation', ['Documentation']],
  [null, '/login', ['Login']],
  [null, '/register', []],
  [null, '/help/terms-of-use', []],
  [analyst, '/dataSelect', ['Home', 'Select data']],
  [analyst, '/tape', ['Tape']],
  [analyst, '/my-account', ['My Account']],
  [analyst, '/my-account/change-password', ['(My Account)']],
  [restricted, '/my-account/details', ['Home', '(My Account)']],
  [restricted, '/my-account/subscriptions', ['(My Account)']],
] as const)(
  'A 2.3: links to the current page, or to one above it, are marked: %#',
  async (user, at, marked) => {
    await openPortal(answers(), at, { user });
    const links = within(screen.getByRole('banner')).getAllByRole('link');
    const told = links.flatMap(({ ariaCurrent, textContent }) => {
      if (ariaCurrent === 'page') return [textContent];
      return ariaCurrent === 'true' ? [`(${textContent})`] : [];
    });
    expect(told).toEqual(marked);
  },
);

test('A 2.3: a visitor is offered Login and nothing that needs an account', async () => {
  await openPortal(answers(), '/home', { user: null });
  expect(headerLinks()).toEqual(['Login']);
  expect(screen.queryByText('Logged in as', { exact: false })).toBeNull();
});

test('A 2.3: a signed-in person sees their account and links to data, account and Logout', async () => {
  await openPortal(answers(), '/documentation', { user: analyst });
  expect(headerLinks()).toEqual(['Tape', 'Select data', 'My Account', 'Logout']);
  expect(screen.getByText('Logged in as', { exact: false }).textContent).toBe(
    `Logged in as ${analyst.email}`,
  );
  expect(screen.getByRole('link', { name: 'Logout' }).getAttribute('href')).toBe('/auth/logout');
});

test('A 2.3: the slice-file link is there only when the session has its path', async () => {
  await openPortal(answers(), '/documentation', {
    user: { ...analyst, Parameters: { sliceFileLinkPath: '/slice-files' } },
  });
  expect(screen.getByRole('link', { name: 'Slice File Output' }).getAttribute('href')).toBe('/slice-files');
});

test('decisions.md Session and routes: in restricted mode Select data is hidden', async () => {
  await openPortal(answers(), '/documentation', { user: restricted });
  expect(headerLinks()).toEqual(['My Account', 'Logout']);
});

test.each([
  [null, '/home'],
  [analyst, '/dataSelect'],
  [restricted, '/my-account/details'],
] as const)(
  'decisions.md Session and routes: the logo and Home lead to the session’s home: %#',
  async (user, home) => {
    await openPortal(answers(), '/documentation', { user });
    for (const name of ['Daylight, home', 'Home'])
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(home);
  },
);

test('the folded menu opens, closes with Escape and returns the focus', async () => {
  const user = userEvent.setup();
  await openPortal(answers(), '/home', { user: null });
  const button = screen.getByRole('button', { name: 'Menu' });
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getAllByRole('link', { name: 'Execution Reporting' })).toHaveLength(2);
  await user.tab();
  await user.keyboard('{Escape}');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button);
});

test('the folded menu closes after a page has been chosen', async () => {
  const user = userEvent.setup();
  await openPortal(answers(), '/home', { user: null });
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.click(screen.getAllByRole('link', { name: 'Documentation' })[1] ?? document.body);
  expect(whereabouts().path).toBe('/documentation');
  expect(screen.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded')).toBe('false');
});

test('the skip link leads past the menu to the page', async () => {
  const user = userEvent.setup();
  await openPortal(answers(), '/home', { user: null });
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Skip to content');
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('A 2.3: the footer has all nine parts and a copyright line with the current year', async () => {
  await openPortal(answers(), '/home', { user: null });
  const footer = screen.getByRole('contentinfo');
  expect(linksOf(footer)).toEqual([
    'Terms of use',
    'Legal notice',
    'Privacy policy',
    'Accessibility',
    'Cookies',
    'Disclaimer',
    'Modern slavery statement',
    'More info about the group',
    'the group',
  ]);
  expect(footer.textContent).toContain('Delivered by the group');
  expect(footer.textContent).toContain(`© ${new Date().getUTCFullYear()} Daylight`);
});

test('A 2.3: a footer link starting with http opens a new tab; one with no address is under construction', async () => {
  const links = {
    ...sandboxConfig.links,
    legalNotice: 'https://group.example/legal',
    deliveredBy: 'http://group.example',
  };
  await openPortal(answers(), '/home', { user: null, config: { links } });
  const footer = within(screen.getByRole('contentinfo'));
  const legal = footer.getByRole('link', { name: 'Legal notice (opens in a new tab)' });
  expect([legal.getAttribute('href'), legal.getAttribute('target'), legal.getAttribute('rel')]).toEqual([
    'https://group.example/legal',
    '_blank',
    'noopener noreferrer',
  ]);
  expect(footer.getByRole('link', { name: 'the group (opens in a new tab)' })).toBeTruthy();
  const privacy = footer.getByRole('link', { name: 'Privacy policy' });
  expect([privacy.getAttribute('href'), privacy.getAttribute('target')]).toEqual([
    '/help/under-construction',
    null,
  ]);
  expect(footer.getByRole('link', { name: 'Terms of use' }).getAttribute('href')).toBe('/help/terms-of-use');
});

test('the colour scheme is chosen in the footer and stored as JSON under the product’s prefix (A 9)', async () => {
  const user = userEvent.setup();
  await openPortal(answers(), '/home', { user: null });
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(localStorage.getItem('daylight.mode')).toBe('"dark"');
  expect(document.documentElement.getAttribute('data-scheme')).toBe('dark');
  await user.click(screen.getByRole('radio', { name: 'System' }));
  expect(document.documentElement.getAttribute('data-scheme')).toBe('light');
});
