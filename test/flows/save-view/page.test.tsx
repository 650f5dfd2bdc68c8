import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { SaveView } from '../../../src/portal/pages/data-view/save-view.tsx';
import { InApp } from '../../portal/in-app.tsx';
import { visitor } from '../public-answers.ts';
import { walkPage } from '../walk-page.ts';
import { saved, saveViewKit } from './kit.ts';

const call = 'POST /api/views';
// By text, since a query by role takes a second on a page with a dialog.
const button = (words: string) => screen.getByText<HTMLButtonElement>(words, { selector: 'button' });
const field = () => screen.getByLabelText<HTMLInputElement>('Name');
const isOpen = () => screen.queryByText('Save this view', { selector: 'h2' }) !== null;
const isClosed = () => vi.waitFor(() => expect(isOpen()).toBe(false));

walkPage(saveViewKit, {
  mount: async ({ answers }) => {
    vi.spyOn(crypto, 'randomUUID').mockReturnValue('0b6f8f5e-9f0a-4a9e-8d5e-2f1f6b1c7a31');
    answers.always('GET /api/userInfo', visitor);
    await act(async () => {
      render(
        <InApp>
          <SaveView name="UKT 0 1/2 10/22/61" selection={saved.selection} />
        </InApp>,
      );
    });
  },
  events: {
    'save.wanted': async ({ user }, _, before) => {
      await user.click(button('Save view'));
      const { value } = await screen.findByLabelText<HTMLInputElement>('Name');
      expect(value).toBe(before.context.wanted?.name ?? before.context.name);
      await waitFor(() => expect(document.activeElement).toBe(field()));
    },
    'save.declined': async ({ user }) => {
      await user.click(button('Cancel'));
      await isClosed();
    },
    'name.given': async ({ user, answers }, { name }) => {
      await user.clear(field());
      await user.click(button('Save'));
      // Without a name nothing is sent, and the field shows why.
      expect(screen.getByText('This field is required')).toBeTruthy();
      expect(field().getAttribute('aria-invalid')).toBe('true');
      expect(answers.pending()).not.toContain(call);
      await user.click(field());
      await user.paste(name);
      await user.keyboard('{Enter}');
    },
    'xstate.done.actor.saveView': async ({ answers }, { output }) => {
      const request = await answers.give(call, { body: output });
      const { savedAt: _at, ...sent } = saved;
      expect(await request.json()).toEqual(sent);
      await isClosed();
    },
    'xstate.error.actor.saveView': async ({ answers }, { error }) => {
      const { message, fields } = error.failure;
      await answers.give(call, {
        status: 409,
        body: { error: { code: 'conflict', message, requestId: 'r-1', fields: { name: [fields.name] } } },
      });
      await waitFor(() => expect(document.activeElement).toBe(field()));
    },
  },
  states: {
    resting: () => expect(isOpen()).toBe(false),
    naming: (_, { context: { failure } }) => {
      expect(isOpen()).toBe(true);
      if (failure) expect(screen.getByText('Another of your views has this name')).toBeTruthy();
    },
    saving: () => expect(button('Saving…').disabled).toBe(true),
    saved: () => expect(screen.getByRole('status').textContent).toContain('Saved as “Large gilts”'),
  },
});
