import { expect } from 'vitest';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { shownTerms, termsKit } from './kit.ts';

const call = '/api/terms';
const popup = ({ page }: BrowserWorld) => page.getByRole('dialog', { name: 'Terms of use' });
const open = ({ page }: BrowserWorld) => page.getByRole('button', { name: 'Read the terms of use' }).click();

// Walked in the popup of the registration, which makes the call again whenever it opens and so shows every state.
walkBrowser(termsKit, {
  open: async (world) => {
    await world.holds.hold(call);
    await world.page.goto(`${world.origin}/register`);
    await open(world);
  },
  events: {
    'xstate.done.actor.loadTerms': ({ holds }) =>
      holds.release(call, (route) => route.fulfill({ json: shownTerms })),
    'xstate.error.actor.loadTerms': ({ holds }) =>
      holds.release(call, (route) => route.fulfill({ status: 500, json: {} })),
    'terms.requested': async (world, _, before) => {
      if (before.matches('failed')) {
        await popup(world).getByRole('button', { name: 'Try again' }).click();
        return;
      }
      await popup(world).getByRole('button', { name: 'Close' }).click();
      await popup(world).waitFor({ state: 'detached' });
      await open(world);
    },
  },
  states: {
    loading: (world, { context }) =>
      popup(world)
        .getByText(context.terms ? 'It is free.' : 'Loading the terms of use')
        .waitFor(),
    shown: async (world) => {
      await popup(world).getByText('Version 2026-2, in force from 1 December 2026.').waitFor();
      const headings = popup(world).getByRole('heading', { level: 3 });
      expect(await headings.allTextContents()).toEqual(['1. Delayed data', '2. Law']);
      await popup(world).getByText('<b>The law</b> of England & Wales applies.').waitFor();
    },
    failed: async (world, { context }) => {
      await popup(world)
        .getByText(`The terms of use could not be loaded${context.terms ? ' again' : ''}.`)
        .waitFor();
      if (context.terms) await popup(world).getByText('It is free.').waitFor();
    },
  },
});
