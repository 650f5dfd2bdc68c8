import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { analyst, restricted } from '../../flows/session/kit.ts';
import { wholeStyle } from '../computed-styles.ts';
import { sandboxConfig } from '../sandbox-config.ts';
import { answersInHand, drawPortal, openPortal, signedOut, whereabouts } from './open-portal.tsx';

const answers = answersInHand();

test.each(['/data-viewing/trade?tv=IGDL', '/my-account/subscriptions'])(
  'A 2.2: a visitor who asks for %s is sent to /login, and the location is remembered',
  async (path) => {
    await openPortal(answers(), path, { user: null });
    expect(whereabouts()).toEqual({ path: '/login', state: { remembered: path } });
  },
);

test.each(['/transparency-data', '/register'])('A 1, 2.1: %s is open to a visitor', async (path) => {
  await openPortal(answers(), path, { user: null });
  expect(whereabouts().path).toBe(path);
});

test.each(['/nowhere', '/my-account/other'])(
  'A 2.1: %s is not a route and redirects to home, which says so',
  async (path) => {
    await openPortal(answers(), path, { user: null });
    expect(whereabouts().path).toBe('/home');
    expect(screen.getByText(/^There is no page at/).textContent).toContain(`${path}:`);
    // A reload gets the same state.
    await waitFor(() => expect(whereabouts().state).toBeNull());
    expect(screen.getByText(/^There is no page at/).textContent).toContain(`${path}:`);
    await userEvent.click(screen.getByRole('link', { name: 'Daylight, home' }));
    await waitFor(() => expect(screen.queryByText(/^There is no page at/)).toBeNull());
  },
);

test('A 2.1: the address without a path leads home without a word', async () => {
  await openPortal(answers(), '/', { user: null });
  expect(whereabouts()).toEqual({ path: '/home', state: null });
});

test.each(['/nowhere', '/login'])(
  'A 2.1: for a signed-in person %s leads to the data-select page',
  async (path) => {
    await openPortal(answers(), path, { user: analyst });
    expect(whereabouts().path).toBe('/dataSelect');
  },
);

test.each(['/home', '/data-viewing/order'])(
  'A 2.2, 4.1: in restricted mode %s leads to the account details',
  async (path) => {
    await openPortal(answers(), path, { user: restricted });
    expect(whereabouts().path).toBe('/my-account/details');
  },
);

test('A 2.2: the location that a restricted person asked for is remembered', async () => {
  await openPortal(answers(), '/data-viewing/order?tv=IGDL', { user: restricted });
  expect(whereabouts().state).toEqual({ remembered: '/data-viewing/order?tv=IGDL' });
});

test('A 4.1: a person without restriction opens account pages too', async () => {
  await openPortal(answers(), '/my-account/subscriptions', { user: analyst });
  expect(whereabouts().path).toBe('/my-account/subscriptions');
});

test('A 2.2, 4.1: the shell draws its content only after the session info has loaded', async () => {
  answers().always('GET /api/config', { body: sandboxConfig });
  answers().always('GET /api/tradingVenuesList', { body: { tradingVenues: [] } });
  drawPortal('/home');
  expect(screen.getByRole('status')).toHaveProperty('textContent', 'Opening Daylight');
  await waitFor(() => expect(answers().pending()).toEqual(['GET /api/userInfo']));
  expect(screen.queryByRole('banner')).toBeNull();
  await answers().give('GET /api/userInfo', signedOut);
  expect(screen.getByRole('banner')).toBeTruthy();
});

test('A 4.1, 8: any later response with status 401 leads to the login without a message', async () => {
  await openPortal(answers(), '/my-account/details', { user: analyst });
  answers().always('GET /api/userInfo', signedOut);
  await act(async () => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
  await waitFor(() =>
    expect(whereabouts()).toEqual({ path: '/login', state: { remembered: '/my-account/details' } }),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('without its configuration the portal says that the service is unavailable, and can retry', async () => {
  answers().always('GET /api/config', { status: 503, body: {} });
  drawPortal('/home');
  const heading = await screen.findByRole('heading', { name: 'Service is temporarily unavailable' });
  expect(wholeStyle(heading).fontSize).toBe('var(--text-heading)');
  answers().always('GET /api/userInfo', signedOut);
  answers().always('GET /api/tradingVenuesList', { body: { tradingVenues: [] } });
  answers().always('GET /api/config', { body: sandboxConfig });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Welcome' });
});

test('A 8: any other failure of the session info leaves a visitor and is reported with its reference', async () => {
  answers().always('GET /api/config', { body: sandboxConfig });
  answers().always('GET /api/tradingVenuesList', { body: { tradingVenues: [] } });
  answers().always('GET /api/userInfo', {
    status: 500,
    body: { error: { code: 'internal', message: 'no', requestId: 'r-77' } },
  });
  drawPortal('/home');
  const dialog = await screen.findByRole('dialog', { name: 'Error' });
  expect(dialog.textContent).toContain('An error has occurred – please try again later');
  expect(dialog.textContent).toContain('r-77');
});
