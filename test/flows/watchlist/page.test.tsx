import { act, render, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { WatchedInstrument } from '../../../src/contract/generated/types.ts';
import { watchlistFullText } from '../../../src/domain/watchlist/watchlist.ts';
import { useFlow } from '../../../src/portal/flows/binding/use-flow.ts';
import { watchlist } from '../../../src/portal/flows/watchlist.ts';
import { WatchlistCard } from '../../../src/portal/pages/data-select/watchlist/watchlist-card.tsx';
import { WatchStarOf } from '../../../src/portal/watchlist/watch-star.tsx';
import { InApp } from '../../portal/in-app.tsx';
import { visitor } from '../public-answers.ts';
import { walkPage } from '../walk-page.ts';
import { bond, share, watchlistKit } from './kit.ts';

const calls = {
  load: 'GET /api/watchlist',
  add: 'POST /api/watchlist',
  remove: 'POST /api/watchlist/remove',
} as const;
const broken = { status: 500 };
const name = bond.InstrumentDescription;

/** A list and a star of the same flow, as two places of a page would be. */
function Both() {
  const actor = useFlow(watchlist, { input: { withFigures: true } });
  return (
    <>
      <div data-testid="star">
        <WatchStarOf actor={actor} code={bond.InstrumentID} name={name} />
      </div>
      <WatchlistCard actor={actor} />
    </>
  );
}

const beside = () => within(screen.getByTestId('star'));
const star = () => beside().getByRole('button', { name: new RegExp(`(Watch|Stop watching) ${name}$`) });
const card = () => within(screen.getByRole('region', { name: 'Watchlist' }));
const rows = () =>
  card()
    .queryAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);
const rowTexts: Readonly<Record<string, string>> = {
  [bond.InstrumentID]: `${name} FR000012027198.2 per cent+0.3 ▲20-Nov`,
  [share.InstrumentID]:
    'VODAFONE GROUP PLC ORD GB00BH4HKS39You may not see it any more: your right to it has ended, or it was archived.',
};

walkPage(watchlistKit, {
  mount: async ({ answers }) => {
    answers.always('GET /api/userInfo', visitor);
    await act(async () => {
      render(
        <InApp>
          <Both />
        </InApp>,
      );
    });
  },
  events: {
    'xstate.done.actor.loadWatchlist': async ({ answers }, { output }) => {
      const { url } = await answers.give(calls.load, { body: output });
      expect(new URL(url).searchParams.get('with')).toBe('figures');
    },
    'xstate.error.actor.loadWatchlist': async ({ answers }) => {
      await answers.give(calls.load, broken);
    },
    'retry.requested': async ({ user }) => {
      await user.click(card().getByRole('button', { name: 'Try again' }));
      expect(document.activeElement).toBe(card().getByRole('heading'));
    },
    'refresh.requested': async () => {
      await act(async () => {
        window.dispatchEvent(new Event('focus'));
      });
    },
    'xstate.done.actor.refreshWatchlist': async ({ answers }, { output }) => {
      await answers.give(calls.load, { body: output });
    },
    'xstate.error.actor.refreshWatchlist': async ({ answers }) => {
      await answers.give(calls.load, broken);
    },
    'watch.requested': async ({ user }, _, { context: { removed } }) => {
      await user.click(removed ? card().getByRole('button', { name: 'Undo' }) : star());
      // What is pressed is shown at once; a second press asks nothing.
      expect(star().getAttribute('aria-pressed')).toBe('true');
      await user.click(star());
    },
    'xstate.done.actor.addInstrument': async ({ answers }) => {
      const request = await answers.give(calls.add, { status: 204 });
      expect(await request.json()).toEqual({ instrument: bond.InstrumentID });
    },
    'xstate.error.actor.addInstrument': async ({ answers }, { error }) => {
      const { message } = error.failure;
      await answers.give(calls.add, {
        status: 409,
        body: { error: { code: 'conflict', message, requestId: 'r-1' } },
      });
    },
    'unwatch.requested': async ({ user }, _, { context: { watchlist: list } }) => {
      const isListed = list?.Instruments.some(
        ({ InstrumentID }: WatchedInstrument) => InstrumentID === bond.InstrumentID,
      );
      if (!isListed) return user.click(star());
      await user.click(card().getByRole('button', { name: `Stop watching ${name}` }));
      // Its row goes with it, so the focus moves to the list.
      expect(document.activeElement).toBe(card().getByRole('heading'));
    },
    'xstate.done.actor.removeInstrument': async ({ answers }) => {
      const request = await answers.give(calls.remove, { status: 204 });
      expect(await request.json()).toEqual({ instrument: bond.InstrumentID });
    },
    'xstate.error.actor.removeInstrument': async ({ answers }) => {
      await answers.give(calls.remove, broken);
    },
  },
  states: {
    loading: () => {
      expect(card().getByText('Loading your watchlist…')).toBeTruthy();
      expect(star().getAttribute('aria-disabled')).toBe('true');
    },
    failed: () => {
      expect(card().getByRole('alert').textContent).toContain('Your watchlist could not be loaded.');
      expect(beside().getByRole('alert').textContent).toContain('Whether you watch it could not be loaded.');
    },
    listed: async (_, { context: { watchlist: list, watched, removed, failure } }) => {
      await waitFor(() => expect(rows()).toHaveLength(list?.Instruments.length ?? 0));
      expect(rows()).toEqual(
        list?.Instruments.map(({ InstrumentID }: WatchedInstrument) => rowTexts[InstrumentID]),
      );
      expect(card().queryByText(/^Nothing yet\./) !== null).toBe(list?.Instruments.length === 0);
      expect(card().queryByRole('button', { name: 'Undo' }) !== null).toBe(removed !== null);
      expect(star().getAttribute('aria-pressed')).toBe(`${watched.includes(bond.InstrumentID)}`);
      expect(star().getAttribute('aria-disabled')).toBeNull();
      for (const place of [beside(), card()])
        expect(place.queryByRole('alert') !== null).toBe(failure !== null);
      if (failure?.kind === 'refused') expect(card().getByText(watchlistFullText)).toBeTruthy();
      if (rows().length < 2) return;
      expect(card().getByRole('link', { name }).getAttribute('href')).toBe('/instruments/FR0000120271');
      expect(card().getByText('as of 14:17:00 UTC', { exact: false })).toBeTruthy();
      card().getByRole('img', { name: '2 last prices, from 97.9 on 19-Nov to 98.2 on 20-Nov' });
    },
    'listed.resting': () => expect(card().queryByText(/^Loading/)).toBeNull(),
    'listed.refreshing': () => expect(card().queryByText(/^Loading/)).toBeNull(),
    adding: () => {
      expect(star().getAttribute('aria-pressed')).toBe('true');
      expect(star().getAttribute('aria-disabled')).toBe('true');
    },
    removing: () => {
      expect(star().getAttribute('aria-pressed')).toBe('false');
      expect(star().getAttribute('aria-disabled')).toBe('true');
    },
  },
});
