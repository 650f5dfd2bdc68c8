import { act, render, screen, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { SecondFactor } from '../../../src/portal/pages/my-account/security/second-factor.tsx';
import { AlertDialog } from '../../../src/portal/shell/alert-dialog.tsx';
import { InApp } from '../../portal/in-app.tsx';
import { analyst } from '../session/kit.ts';
import { walkPage } from '../walk-page.ts';
import { begun, elsewhere, given, password, removal, secondFactorKit } from './kit.ts';

// By text, since a query by role takes a second on a page with a dialog.
const button = (words: string | RegExp) => screen.getByText<HTMLButtonElement>(words, { selector: 'button' });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const tick = () => screen.getByLabelText<HTMLInputElement>('I have saved them');
const dialog = async (title: string): Promise<HTMLElement> => {
  const found = (await screen.findByText(title, { selector: 'h2' })).closest<HTMLElement>('[role=dialog]');
  if (!found) throw new Error(`${title} is no dialog`);
  return found;
};
const isGone = (name: string) =>
  vi.waitFor(() => expect(screen.queryByText(name, { selector: 'h2' })).toBeNull());
const readDialog = async (user: { click: (element: Element) => Promise<void> }) => {
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};
const broken = { status: 500, body: { error: { code: 'internal', message: 'broken', requestId: 'req-9' } } };
const refusal = ({ message, fields }: { message: string; fields: Readonly<Record<string, string>> }) => {
  const told = Object.entries(fields).map(([name, text]) => [name, [text]]);
  const isConflict = told.length === 0;
  return {
    status: isConflict ? 409 : 400,
    body: {
      error: {
        code: isConflict ? 'conflict' : 'invalid-request',
        message,
        requestId: 'req-9',
        ...(isConflict ? {} : { fields: Object.fromEntries(told) }),
      },
    },
  };
};

const asksPassword = 'Confirm that it is you';
const turnOff = 'Turn the second factor off?';

walkPage(secondFactorKit, {
  mount: async ({ answers }) => {
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    answers.always('GET /api/userInfo', { body: analyst });
    await act(async () => {
      render(
        <InApp>
          <SecondFactor onChanged={() => {}} />
          <AlertDialog />
        </InApp>,
      );
    });
  },
  events: {
    'xstate.done.actor.loadFactor': async ({ answers }, { output }) => {
      await answers.give('GET /api/factor', { body: output });
    },
    'xstate.error.actor.loadFactor': async ({ answers, user }) => {
      await answers.give('GET /api/factor', broken);
      await readDialog(user);
    },
    'retry.requested': ({ user }) => user.click(button('Try again')),
    'setup.requested': ({ user }) => user.click(button('Set up')),
    'password.given': async ({ user }) => {
      await user.clear(field('Password'));
      await user.click(button('Continue'));
      // Nothing is sent, and the field says why.
      expect(screen.getByText('This field is required')).toBeTruthy();
      await user.paste(password.password);
      await user.click(button('Continue'));
    },
    'xstate.done.actor.beginFactor': async ({ answers }) => {
      const request = await answers.give('POST /api/factor', { body: begun });
      expect(await request.json()).toEqual({ password: password.password });
      await isGone(asksPassword);
    },
    'xstate.error.actor.beginFactor': async ({ answers, user }, { error }) => {
      if (error.name === 'FailureError') {
        await answers.give('POST /api/factor', refusal(error.failure));
        return;
      }
      await answers.give('POST /api/factor', broken);
      await readDialog(user);
    },
    'code.given': async ({ user }) => {
      await user.clear(field('Code'));
      await user.click(button('Turn on'));
      // Nothing is sent, and the field says why.
      expect(screen.getByText('This field is required')).toBeTruthy();
      await user.click(field('Code'));
      await user.paste(` ${given.code}`);
      await user.click(button('Turn on'));
    },
    'setup.declined': async ({ user }) => {
      await user.click(button('Cancel'));
      await isGone(asksPassword);
    },
    'xstate.done.actor.activateFactor': async ({ answers }) => {
      const request = await answers.give('POST /api/factor/activate', { status: 204 });
      expect(await request.json()).toEqual({ id: begun.id, code: given.code });
    },
    'xstate.error.actor.activateFactor': async ({ answers }, { error }) => {
      await answers.give('POST /api/factor/activate', refusal(error.failure));
    },
    'codes.saved': ({ user }) => user.click(tick()),
    'codes.missed': ({ user }) => user.click(tick()),
    'codes.noted': async ({ user }) => {
      await user.click(button('Copy'));
      expect(navigator.clipboard.writeText).toHaveBeenLastCalledWith(begun.recoveryCodes.join('\n'));
      await user.click(button('Done'));
      expect(document.body.innerHTML).not.toContain(begun.recoveryCodes[0]);
    },
    'removal.wanted': ({ user }) => user.click(button('Turn off')),
    'removal.requested': async ({ user }) => {
      const asked = within(await dialog(turnOff));
      for (const name of ['Password', 'Code']) await user.clear(field(name));
      await user.click(asked.getByText('Turn off'));
      expect(screen.getAllByText('This field is required')).toHaveLength(2);
      expect(field('Password')).toBe(document.activeElement);
      await user.paste(removal.password);
      await user.click(field('Code'));
      await user.paste(removal.code);
      await user.click(asked.getByText('Turn off'));
    },
    'removal.declined': async ({ user }) => {
      await user.click(within(await dialog(turnOff)).getByText('Cancel'));
      await isGone(turnOff);
    },
    'xstate.done.actor.removeFactor': async ({ answers }) => {
      const request = await answers.give('POST /api/factor/remove', { status: 204 });
      expect(await request.json()).toEqual({ password: removal.password, code: removal.code });
      await isGone(turnOff);
    },
    'xstate.error.actor.removeFactor': async ({ answers }, { error }) => {
      await answers.give('POST /api/factor/remove', refusal(error.failure));
    },
  },
  states: {
    loading: () => expect(screen.getByText('Loading your second factor')).toBeTruthy(),
    failed: () => expect(screen.getByText('Your second factor could not be loaded.')).toBeTruthy(),
    elsewhere: () => {
      expect(screen.getByText('Open its settings').getAttribute('href')).toBe(elsewhere.settings);
      expect(screen.queryByText('Set up')).toBeNull();
    },
    off: () => expect(button('Set up').disabled).toBe(false),
    askingPassword: async (_, { context: { failure } }) => {
      const asked = within(await dialog(asksPassword));
      const isBegunAnew = failure !== null && failure.fields.password === undefined;
      expect(asked.queryByText(/^It was begun anew meanwhile/) !== null).toBe(isBegunAnew);
      if (failure?.fields.password) expect(asked.getByText(failure.fields.password)).toBeTruthy();
      expect(field('Password')).toBe(document.activeElement);
    },
    beginning: () => expect(button('Checking').disabled).toBe(true),
    settingUp: (_, { context: { failure } }) => {
      expect(screen.getByRole('img').querySelector('path')?.getAttribute('d')).not.toBe('');
      expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeTruthy();
      if (failure !== null) expect(screen.getByText(failure.fields.code)).toBeTruthy();
      expect(field('Code')).toBe(document.activeElement);
    },
    activating: () => expect(button('Turning on').disabled).toBe(true),
    showingCodes: () => {
      const shown = within(screen.getByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem');
      expect(shown.map(({ textContent }) => textContent)).toEqual(begun.recoveryCodes);
      expect(screen.queryByText(begun.secret)).toBeNull();
    },
    'showingCodes.unsaved': () => expect(button('Done').disabled).toBe(true),
    'showingCodes.saved': () => expect(button('Done').disabled).toBe(false),
    on: () => expect(screen.getByText(/^It is on, since 20 November 2026/)).toBeTruthy(),
    confirming: async (_, { context: { failure } }) => {
      await dialog(turnOff);
      for (const [name, text] of Object.entries<string>(failure?.fields ?? {})) {
        expect(screen.getByText(text)).toBeTruthy();
        expect(document.activeElement).toHaveProperty('name', name);
      }
    },
    removing: () => expect(button('Turning off').disabled).toBe(true),
  },
});
