import { act, render, screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { expect } from 'vitest';
import { useFlow } from '../../../src/portal/flows/binding/use-flow.ts';
import { confirmation } from '../../../src/portal/flows/confirmation.ts';
import { ConfirmationDialog } from '../../../src/portal/forms/confirmation-dialog.tsx';
import { InApp } from '../../portal/in-app.tsx';
import { walkPage } from '../walk-page.ts';
import { confirmationKit, given } from './kit.ts';

const button = (words: string | RegExp) => screen.getByText<HTMLButtonElement>(words, { selector: 'button' });
const field = (by: string) =>
  screen.getByLabelText<HTMLInputElement>(by === 'password' ? 'Password' : 'Code');

/** Asks, and says what has come of it. */
function Asking() {
  const actor = useFlow(confirmation, { input: { by: 'password' } });
  const { status, output } = useSelector(actor, (snapshot) => snapshot);
  const isOver = status === 'done';
  return (
    <>
      <p>{isOver ? `proved: ${output}` : ''}</p>
      <ConfirmationDialog actor={isOver ? undefined : actor} />
    </>
  );
}

walkPage(confirmationKit, {
  mount: async ({ answers }) => {
    answers.always('GET /api/userInfo', { status: 401 });
    await act(async () => {
      render(
        <InApp>
          <Asking />
        </InApp>,
      );
    });
  },
  events: {
    'proof.given': async ({ user }) => {
      const shown = screen.queryByLabelText<HTMLInputElement>('Password') ?? field('code');
      await user.clear(shown);
      await user.click(button('Continue'));
      // Nothing is sent, and the field says why.
      expect(screen.getByText('This field is required')).toBeTruthy();
      await user.click(shown);
      await user.paste(given.proof);
      await user.click(button('Continue'));
    },
    'confirmation.declined': ({ user }) => user.click(button('Cancel')),
    'xstate.done.actor.confirm': async ({ answers }) => {
      const request = await answers.give('POST /api/session/confirm', { status: 204 });
      expect(Object.values(await request.json())).toEqual([given.proof]);
    },
    'xstate.error.actor.confirm': async ({ answers }, { error }) => {
      const { message, fields } = error.failure;
      const told = Object.entries(fields).map(([name, text]) => [name, [text]]);
      await answers.give('POST /api/session/confirm', {
        status: 400,
        body: {
          error: { code: 'invalid-request', message, requestId: 'req-9', fields: Object.fromEntries(told) },
        },
      });
    },
  },
  states: {
    asking: (_, { context: { by } }) => expect(field(by).type).toBe(by === 'password' ? 'password' : 'text'),
    checking: () => expect(button('Checking').disabled).toBe(true),
    refused: (_, { context: { by, failure } }) => {
      expect(screen.getByText(failure.fields[by])).toBeTruthy();
      expect(field(by)).toBe(document.activeElement);
    },
    confirmed: () => expect(screen.getByText('proved: true')).toBeTruthy(),
    declined: () => expect(screen.getByText('proved: false')).toBeTruthy(),
  },
});
