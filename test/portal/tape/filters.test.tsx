import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Page } from '../../../src/portal/pages/tape/page.tsx';
import { visitor } from '../../flows/public-answers.ts';
import { firstTape, newerTape } from '../../flows/tape/kit.ts';
import { InApp } from '../in-app.tsx';
import { answersInHand } from '../shell/open-portal.tsx';

const answers = answersInHand();
const call = 'GET /api/tape';
const loading = 'Loading the trades chosen';
const chip = (name: RegExp) => screen.getByRole('button', { name });
const rows = () =>
  within(screen.getByRole('grid', { name: 'Trades of all venues' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ dataset }) => dataset.id);

async function openTape(): Promise<void> {
  answers().always('GET /api/userInfo', visitor);
  await act(async () => {
    render(
      <InApp at="/tape">
        <Page />
      </InApp>,
    );
  });
  await answers().give(call, { body: firstTape });
  await screen.findByRole('grid');
}

test.each([
  [
    'a currency',
    /^Currency/,
    async (user: ReturnType<typeof userEvent.setup>) => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Currency' }));
      await user.type(dialog.getByRole('textbox'), 'eur');
      await user.click(dialog.getByRole('button', { name: 'Show' }));
    },
    'currency',
    'EUR',
  ],
  [
    'a least quantity',
    /^Quantity/,
    async (user: ReturnType<typeof userEvent.setup>) => {
      const [least] = within(await screen.findByRole('dialog', { name: 'Quantity' })).getAllByRole('textbox');
      if (!least) throw new Error('there is no field');
      await user.type(least, '5000');
      await user.click(screen.getByRole('button', { name: 'Show' }));
    },
    'sizefrom',
    '5000',
  ],
])(
  'C 18: once %s is chosen the focus is on its button again, and what loads is said beside the rows of before',
  async (_what, name, choose, parameter, value) => {
    const user = userEvent.setup();
    await openTape();
    const before = rows();
    await user.click(chip(name));
    await choose(user);
    expect((await screen.findByText(loading)).closest('[role="status"]')).not.toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(chip(name)));
    expect(rows()).toEqual(before);
    const { url } = await answers().give(call, { body: newerTape });
    expect(new URL(url).searchParams.get(parameter)).toBe(value);
    await waitFor(() => expect(screen.queryByText(loading)).toBeNull());
    expect(rows()).not.toEqual(before);
    expect(document.activeElement).toBe(chip(name));
  },
);
