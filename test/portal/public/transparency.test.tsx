import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { venueList } from '../../flows/venues/kit.ts';
import { expectAccessible } from '../../flows/walk-page.ts';
import { wholeStyle } from '../computed-styles.ts';
import { sandboxConfig } from '../sandbox-config.ts';
import { answersInHand, drawPortal, openPortal, signedOut } from '../shell/open-portal.tsx';

const answers = answersInHand();

test('A 2.5, 3.6: has a welcome, the venues, the kinds of data and their delivery, with links', async () => {
  answers().always('GET /api/tradingVenuesList', { body: venueList });
  await openPortal(answers(), '/transparency-data', { user: null });
  const table = await screen.findByRole<HTMLTableElement>('table', { name: 'Trading venues' });
  expect(screen.getByText(/^Welcome to the transparency data/)).toBeTruthy();
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(headings).toEqual([
    'Trading venues',
    'Pre-trade data',
    'Post-trade data',
    'Delivery',
    'Open delayed data',
  ]);
  for (const [name, href] of [
    ['Register for web access', '/register'],
    ['Register for a feed connection', '/feed-register'],
    ['Register for a slice file connection', '/slice-register'],
    ['See the files', '/open-data'],
  ] as const)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);

  expect([...table.querySelectorAll('col')].map((col) => col.style.width)).toEqual([
    '245px',
    '290px',
    '150px',
    '215px',
  ]);
  const heads = within(table).getAllByRole('columnheader');
  expect(heads.map((head) => head.textContent)).toEqual(['Business group', 'Trading venue', 'Type', 'MIC']);
  expect(heads.map((head) => wholeStyle(head).textAlign === 'center')).toEqual([false, false, false, true]);
  expect(wholeStyle(await within(table).findByRole('cell', { name: /^IGDL/ })).textAlign).toBe('center');
  // Rows are grouped, and only the first row of each group has the icon.
  const groups = within(table).getAllByRole('rowheader');
  expect(groups.map((group) => group.textContent)).toEqual(['ICAP', 'Tullett', 'PVM']);
  expect(groups.map((group) => group.querySelectorAll('svg').length)).toEqual([1, 1, 1]);
  expect(table.querySelectorAll('svg')).toHaveLength(groups.length);
  expect(within(table).getAllByRole('row')).toHaveLength(venueList.tradingVenues.length + 1);
  await expectAccessible();
});

test('B 8: venues that cannot be loaded leave the page intact, without a dialog, and can be retried', async () => {
  answers().always('GET /api/config', { body: sandboxConfig });
  answers().always('GET /api/userInfo', signedOut);
  drawPortal('/transparency-data');
  await answers().give('GET /api/tradingVenuesList', { status: 500, body: {} });
  const failed = await screen.findByText('The trading venues cannot be listed at the moment.');
  expect(failed.closest('[role=alert]')).not.toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  await expectAccessible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await answers().give('GET /api/tradingVenuesList', { body: venueList });
  expect(await screen.findByText('IGDL')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
