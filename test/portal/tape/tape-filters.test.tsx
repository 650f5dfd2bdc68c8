import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Page } from '../../../src/portal/pages/tape/page.tsx';
import { figures, quotes } from '../../flows/beside-tape/kit.ts';
import { visitor } from '../../flows/public-answers.ts';
import { firstTape } from '../../flows/tape/kit.ts';
import { InApp } from '../in-app.tsx';
import { answersInHand } from '../shell/open-portal.tsx';

const answersOf = answersInHand();

test('C 18: a sub-class that only the address knows can be cleared', async () => {
  answersOf()
    .always('GET /api/userInfo', visitor)
    .always('GET /api/tape', { body: firstTape })
    .always('GET /api/tape/figures', { body: figures })
    .always('GET /api/tape/quotes', { body: quotes });
  const user = userEvent.setup();
  await act(async () => {
    render(
      <InApp at="/tape?subassetclass=Typo">
        <Page />
      </InApp>,
    );
  });
  await user.click(await screen.findByRole('button', { name: /^Sub-class/ }));
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Sub-asset class/ });
  expect(field.value).toBe('Typo');
  await user.click(screen.getByTitle('Clear Sub-asset class'));
  await waitFor(() => expect(screen.queryByText('Typo')).toBeNull());
});
