import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { FindButton } from '../../../src/portal/shell/find/find-button.tsx';
import { findAnswer } from '../../flows/find/kit.ts';
import { noneWatched, visitor } from '../../flows/public-answers.ts';
import { InApp } from '../in-app.tsx';
import { answersInHand } from './open-portal.tsx';

const answers = answersInHand();
const call = 'GET /api/subscription/feed/find';

test('C 4: what is ticked stays ticked when another text finds something else', async () => {
  answers().always('GET /api/userInfo', visitor);
  answers().always('GET /api/watchlist', noneWatched);
  render(
    <InApp at="/home">
      <FindButton />
    </InApp>,
  );
  const user = userEvent.setup();
  await user.keyboard('/');
  const field = await screen.findByRole('combobox', { name: 'Find an instrument' });
  const found = async (text: string, at: number): Promise<void> => {
    await user.tripleClick(field);
    await user.paste(text);
    await answers().give(call, {
      body: { ...findAnswer, Instruments: findAnswer.Instruments.slice(at, at + 1) },
    });
    await screen.findByText(/^1 instrument/);
  };
  await found('gb00', 0);
  await user.click(screen.getByRole('button', { name: 'Compare', pressed: false }));
  const tickFirst = () => user.click(screen.getAllByRole('option')[0]?.querySelector('i') ?? document.body);
  await tickFirst();
  expect(screen.getByRole('button', { name: 'Compare 1 ticked' })).toBeTruthy();
  await found('xs1002', 1);
  expect(screen.getByRole('button', { name: 'Compare 1 ticked' })).toBeTruthy();
  await tickFirst();
  expect(screen.getByRole('button', { name: 'Compare 2 ticked' })).toBeTruthy();
});
