import { screen, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { openRegister } from '../../portal/register/open-register.tsx';
import { shownTerms, termsKit } from '../kits/terms.ts';
import { type PageWorld, walkPage } from '../walk-page.ts';

const call = 'GET /api/terms';
const popup = () => within(screen.getByRole('dialog', { name: 'Terms of use' }));
const open = async (user: PageWorld['user']) => {
  await user.click(screen.getByRole('button', { name: 'Read the terms of use' }));
  await screen.findByRole('dialog', { name: 'Terms of use' });
};

// Walked in the popup of the registration, which makes the call again whenever it opens and so shows every state.
walkPage(termsKit, {
  mount: async ({ answers, user }) => {
    await openRegister(answers, { terms: null });
    await vi.waitFor(() => expect(answers.pending()).toContain(call));
    await open(user);
  },
  events: {
    'xstate.done.actor.loadTerms': async ({ answers }) => {
      await answers.give(call, { body: shownTerms });
    },
    'xstate.error.actor.loadTerms': async ({ answers }) => {
      await answers.give(call, { status: 500 });
    },
    'terms.requested': async ({ user, answers }, _, before) => {
      if (before.matches('failed')) await user.click(popup().getByRole('button', { name: 'Try again' }));
      else {
        await user.click(popup().getByRole('button', { name: 'Close' }));
        await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await open(user);
      }
      await vi.waitFor(() => expect(answers.pending()).toContain(call));
    },
  },
  states: {
    loading: (_, { context }) => {
      // The text stays until the newer one has loaded.
      if (context.terms) expect(popup().getByText('It is free.')).toBeTruthy();
      else expect(popup().getByText('Loading the terms of use')).toBeTruthy();
    },
    shown: () => {
      expect(popup().getByText('Version 2026-2, in force from 1 December 2026.')).toBeTruthy();
      const headings = popup().getAllByRole('heading', { level: 3 });
      expect(headings.map(({ textContent }) => textContent)).toEqual(['1. Delayed data', '2. Law']);
      expect(popup().getByText('<b>The law</b> of England & Wales applies.')).toBeTruthy();
    },
    failed: (_, { context }) => {
      expect(popup().queryByText('The terms of use could not be loaded.') === null).toBe(
        context.terms !== null,
      );
      if (context.terms === null) return;
      expect(popup().getByText(/^The terms of use could not be loaded again/)).toBeTruthy();
      expect(popup().getByText('It is free.')).toBeTruthy();
    },
  },
});
