import { render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { useFlow } from '../../../src/portal/flows/binding/use-flow.ts';
import { terms } from '../../../src/portal/flows/terms.ts';
import { TermsDialog } from '../../../src/portal/pages/register/terms-dialog.tsx';
import { InApp } from '../../portal/in-app.tsx';
import { type PageWorld, walkPage } from '../walk-page.ts';
import { shownTerms, termsKit } from './kit.ts';

const call = 'GET /api/terms';
const popup = () => within(screen.getByRole('dialog', { name: 'Terms of use' }));
const open = async (user: PageWorld['user']) => {
  await user.click(screen.getByRole('button', { name: 'Read the terms of use' }));
  await screen.findByRole('dialog', { name: 'Terms of use' });
};

/** Has the terms loaded from the start, as the registration has. */
function Reader() {
  const actor = useFlow(terms, { input: { version: null } });
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Read the terms of use
      </button>
      <TermsDialog actor={actor} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

// Walked in the popup, which makes the call again whenever it opens and so shows every state.
walkPage(termsKit, {
  mount: async ({ answers, user }) => {
    answers
      .always('GET /api/userInfo', { status: 401 })
      .always('GET /api/tradingVenuesList', { body: { tradingVenues: [] } });
    render(
      <InApp>
        <Reader />
      </InApp>,
    );
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
        await user.keyboard('{Escape}');
        await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Read the terms of use' }));
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
      expect(popup().getByRole('link').getAttribute('href')).toBe('/help/terms-of-use');
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
