import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { FindButton } from '../../../src/portal/shell/find/find-button.tsx';
import { findAnswer } from '../../flows/kits/find.ts';
import { visitor } from '../../flows/public-answers.ts';
import { InApp } from '../in-app.tsx';
import { answersInHand } from './open-portal.tsx';

const answers = answersInHand();
const call = 'GET /api/subscription/feed/find';
const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Find an instrument' });

function Address() {
  return <output aria-label="Path">{useLocation().pathname}</output>;
}

// In order: the first opens the field before its program is there.
test('what is typed after / stands in the field, though it comes later, and Enter opens the first found', async () => {
  answers().always('GET /api/userInfo', visitor);
  render(
    <InApp at="/home">
      <Address />
      <FindButton />
    </InApp>,
  );
  // At once: nothing can be loaded in between. Escape gives up what was typed so far.
  for (const key of ['/', 'Z', 'Escape', '/', ...'GB00x', 'Backspace', ...'BH4', 'Enter'])
    fireEvent.keyDown(document.body, { key });
  expect((await field()).value).toBe('GB00BH4');
  const request = await answers().give(call, { body: findAnswer });
  expect(new URL(request.url).searchParams.get('q')).toBe('GB00BH4');
  await waitFor(() => expect(screen.getByLabelText('Path').textContent).toBe('/data-viewing/trade'));
});

test('keys pressed beside the open field are left alone', async () => {
  answers().always('GET /api/userInfo', visitor);
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
