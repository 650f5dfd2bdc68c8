import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { shownTrades } from '../../flows/public-trades/kit.ts';
import { venueList } from '../../flows/venues/kit.ts';
import { expectAccessible } from '../../flows/walk-page.ts';
import { sandboxConfig } from '../sandbox-config.ts';
import { answersInHand, drawPortal, openPortal, signedOut } from '../shell/open-portal.tsx';

const answers = answersInHand();

const live = 'Live, per venue, user and month';

test('B 9: the home page too shows the default cost per venue, 25, when the server gives none', async () => {
  answers().always('GET /api/config', { body: { ...sandboxConfig, noPaymentMode: false } });
  answers().always('GET /api/userInfo', signedOut);
  answers().always('GET /api/tradingVenuesList', { body: { tradingVenues: venueList.tradingVenues } });
  drawPortal('/home');
  expect((await screen.findByText(live)).nextElementSibling?.textContent).toBe('$25');
});

test('B 1: in no-payment mode the home page offers no live data', async () => {
  await openPortal(answers(), '/home', { user: null });
  expect(await screen.findByText('Delayed by 15 minutes')).toBeTruthy();
  expect(screen.queryByText(live)).toBeNull();
});

test('C 2: the last public trades come after the two blocks, which do not wait for them', async () => {
  await openPortal(answers(), '/home', { user: null });
  await waitFor(() => expect(answers().pending()).toContain('GET /api/publicTrades'));
  expect(screen.getByRole('link', { name: 'Click here for transparency data' })).toBeTruthy();
  await answers().give('GET /api/publicTrades', { body: shownTrades });
  await screen.findByRole('table', { name: 'Last public trades' });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Transparency data',
    'Quality of execution reporting',
    'Last public trades',
    'Newest files and reports',
    'Venues, Fri 20 November',
  ]);
  await expectAccessible();
});
