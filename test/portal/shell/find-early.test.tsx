import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { FindButton } from '../../../src/portal/shell/find/find-button.tsx';
import { findAnswer } from '../../flows/find/kit.ts';
import { noneWatched, visitor } from '../../flows/public-answers.ts';
import { InApp } from '../in-app.tsx';
import { answersInHand } from './open-portal.tsx';

const answers = answersInHand();
const call = 'GET /api/subscription/feed/find';
const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Find an instrument' });

function Address() {
  return <output aria-label="Path">{useLocation().pathname}</output>;
}

// The order matters: the first test opens the field before its code has loaded.
test('text typed after / is kept until the field has loaded, and Enter opens the first result', async () => {
  answers().always('GET /api/userInfo', visitor);
  answers().always('GET /api/watchlist', noneWatched);
  render(
    <InApp at="/home">
      <Address />
      <FindButton />
    </InApp>,
  );
  // All at once, so that nothing can load in between. Escape discards what was typed before.
  for (const key of ['/', 'Z', 'Escape', '/', ...'GB00x', 'Backspace', ...'BH4', 'Enter'])
    fireEvent.keyDown(document.body, { key });
  expect((await field()).value).toBe('GB00BH4');
  const request = await answers().give(call, { body: findAnswer });
  expect(new URL(request.url).searchParams.get('q')).toBe('GB00BH4');
  await waitFor(() => expect(screen.getByLabelText('Path').textContent).toBe('/instruments/GB00BH4HKS39'));
});

test('keys pressed outside the open field are left alone', async () => {
  answers().always('GET /api/userInfo', visitor);
  answers().always('GET /api/watchlist', noneWatched);
  const user = userEvent.setup();
  render(
    <InApp at="/home">
      <FindButton />
    </InApp>,
  );
  await user.keyboard('/');
  expect((await field()).value).toBe('');
  const close = screen.getByRole('button', { name: 'Close the search' });
  close.focus();
  await user.keyboard('/{Enter}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
});
