import { act, render, screen, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { publicTrades } from '../../../src/portal/flows/public-trades.ts';
import { PublicMarket } from '../../../src/portal/pages/home/public-market.tsx';
import { InApp } from '../../portal/in-app.tsx';
import { seeTab } from '../see-tab.ts';
import { walkPage } from '../walk-page.ts';
import { publicTradesKit, shownTrades } from './kit.ts';

// A pause that ended during a step would change what the page shows.
const flow = publicTrades.provide({ delays: { loadPause: 3_600_000 } });

const call = 'GET /api/publicTrades';
const realTime =
  'a pause of real time; a tab that becomes visible makes the same call, and the pause is walked on the chart';

function expectTrades({ value, context: { latest, missed } }: AnyMachineSnapshot): void {
  if (latest === null) {
    expect(screen.getByRole('status').textContent).toBe('The last trades are loading.');
    return;
  }
  expect(screen.getByText(`as of ${latest.asOf.slice(11, 19)} UTC`)).toBeTruthy();
  const sentence =
    'Nothing newer could be loaded since what was public at 14:17 UTC. It is asked for again every few seconds.';
  expect(screen.queryByText(sentence) !== null).toBe(missed && value !== 'paused');
  if (latest !== shownTrades && latest.trades.length === 0) {
    expect(screen.getByText(/^No trade is public yet/)).toBeTruthy();
    return;
  }
  const table = screen.getByRole('table', { name: 'Last public trades' });
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Time, UTCInstrumentVenuePriceQuantityFlags',
    '14:16:51Aubrac Industries 3.125% 2031TPIC98.125 PERC1,000,000LRGS',
    '14:15:02UK Treasury 4¼% 2034ICPM– –CANC',
  ]);
  expect(within(table).getByRole('link', { name: 'TPIC' }).getAttribute('href')).toBe('/venues/TPIC');
  const section = screen.getByRole('heading', { name: 'Venues, Fri 20 November' }).closest('section');
  expect(
    within(section ?? document.body)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'TPIC MTFTP ICAP EU - MTF◐ Late, none since 12:32 UTC12:31 · 1,048 today',
    'ICPM MTFTP ICAP UK MTF? Trading hours not knownlast Thu 19 November 16:28',
  ]);
  const newest = screen.getByRole('heading', { name: 'Newest files and reports' }).closest('section');
  expect(
    within(newest ?? document.body)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Trades of 19 November 202613 venues, 4.1 MB', 'Trading venues, 30 September 20261 report']);
}

walkPage(publicTradesKit, {
  mount: async ({ answers }) => {
    await seeTab(false);
    await act(async () => {
      render(
        <InApp>
          <PublicMarket flow={flow} />
        </InApp>,
      );
    });
    await vi.waitFor(() => expect(answers.pending()).toContain(call));
  },
  events: {
    'xstate.done.actor.loadTrades': async ({ answers }, { output }) => {
      await answers.give(call, { body: output });
    },
    'xstate.error.actor.loadTrades': async ({ answers }) => {
      await answers.give(call, { status: 500 });
      expect(screen.queryByRole('dialog')).toBeNull();
    },
    'updates.paused': ({ user }) => user.click(screen.getByRole('button', { name: 'Pause' })),
    'updates.resumed': ({ user }) => user.click(screen.getByRole('button', { name: 'Resume' })),
    'tab.hidden': () => seeTab(true),
    'tab.shown': () => seeTab(false),
  },
  notHere: {
    'xstate.after.loadPause.publicTrades.shown': realTime,
    'xstate.after.loadPause.publicTrades.failed': realTime,
  },
  states: {
    loading: ({ answers }, snapshot) => {
      expect(answers.pending()).toContain(call);
      expectTrades(snapshot);
    },
    shown: (_, snapshot) => expectTrades(snapshot),
    paused: ({ answers }, snapshot) => {
      expect(answers.pending()).not.toContain(call);
      expectTrades(snapshot);
    },
    hidden: ({ answers }, snapshot) => {
      expect(answers.pending()).not.toContain(call);
      expectTrades(snapshot);
    },
    failed: () =>
      expect(screen.getByRole('status').textContent).toMatch(
        /^The last trades cannot be shown at the moment\./,
      ),
  },
});
