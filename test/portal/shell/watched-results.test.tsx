import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { FindButton } from '../../../src/portal/shell/find/find-button.tsx';
import { WatchStar } from '../../../src/portal/watchlist/watch-star.tsx';
import { findAnswer } from '../../flows/find/kit.ts';
import { noneWatched, visitor, watchedAnswer } from '../../flows/public-answers.ts';
import { bond, share } from '../../flows/watchlist/kit.ts';
import { InApp } from '../in-app.tsx';
import { answersInHand } from './open-portal.tsx';

const answers = answersInHand();
const refused = { error: { code: 'conflict', message: 'The list is full.', requestId: 'r-1' } };

async function search(page: ReactNode = null) {
  answers().always('GET /api/userInfo', visitor);
  render(
    <InApp at="/home">
      <FindButton />
      {page}
    </InApp>,
  );
  const user = userEvent.setup();
  await user.keyboard('/');
  await user.type(await screen.findByRole('combobox', { name: 'Find an instrument' }), 'voda');
  return user;
}
const result = (): HTMLElement => screen.getByRole('option', { name: /VODAFONE GROUP PLC ORD/ });
const star = (): Element => result().querySelector('[title]') ?? document.body;

test('C 19: a result is watched by its star, and no longer by keyboard, without being opened', async () => {
  const user = await search();
  await answers().give('GET /api/watchlist', noneWatched);
  await answers().give('GET /api/subscription/feed/find', { body: findAnswer });
  await waitFor(() => expect(star().getAttribute('title')).toBe('Watch'));
  expect(result().textContent).not.toContain('Watched:');
  await user.click(star());
  expect(result().textContent).toContain('Watched:');
  // A second press while the first is under way does nothing.
  await user.click(star());
  const added = await answers().give('POST /api/watchlist', { status: 204 });
  expect(await added.json()).toEqual({ instrument: share.InstrumentID });
  await answers().give('GET /api/watchlist', watchedAnswer([share]));
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  const removed = await answers().give('POST /api/watchlist/remove', { status: 204 });
  expect(await removed.json()).toEqual({ instrument: share.InstrumentID });
  await answers().give('GET /api/watchlist', watchedAnswer([bond]));
  expect(result().textContent).not.toContain('Watched:');
});

test('C 19: the search says why an instrument is not watched, and when the watchlist is missing', async () => {
  const user = await search();
  await answers().give('GET /api/watchlist', { status: 503, body: {} });
  await answers().give('GET /api/subscription/feed/find', { body: findAnswer });
  expect((await screen.findByRole('alert')).textContent).toContain('What you watch could not be loaded.');
  expect(result().querySelector('svg')).toBeNull();
  // The key that watches does not open the result instead.
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  screen.getByRole('combobox', { name: 'Find an instrument' });
  await user.click(screen.getByRole('button', { name: 'Load it again' }));
  await answers().give('GET /api/watchlist', noneWatched);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await user.click(star());
  await answers().give('POST /api/watchlist', { status: 409, body: refused });
  expect((await screen.findByRole('alert')).textContent).toBe('The list is full.');
  expect(result().textContent).not.toContain('Watched:');
});

test('C 19: the star of the page follows that of the search', async () => {
  const { InstrumentID: code, InstrumentDescription: name } = share;
  const user = await search(<WatchStar code={code} name={name} />);
  for (const _ of ['page', 'search']) await answers().give('GET /api/watchlist', noneWatched);
  await answers().give('GET /api/subscription/feed/find', { body: findAnswer });
  const own = screen.getByRole('button', { name: new RegExp(name), hidden: true });
  expect(own.getAttribute('aria-pressed')).toBe('false');
  await user.click(star());
  await answers().give('POST /api/watchlist', { status: 204 });
  for (const _ of ['page', 'search']) await answers().give('GET /api/watchlist', watchedAnswer([share]));
  expect(own.getAttribute('aria-pressed')).toBe('true');
});
