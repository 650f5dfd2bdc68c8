import { act, render, screen, waitFor, within } from '@testing-library/react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { expect } from 'vitest';
import type { TapePage } from '../../../src/contract/generated/types.ts';
import { tape } from '../../../src/portal/flows/tape.ts';
import { Page } from '../../../src/portal/pages/tape/page.tsx';
import { InApp } from '../../portal/in-app.tsx';
import { figures, quotes } from '../beside-tape/kit.ts';
import { visitor } from '../public-answers.ts';
import { seeTab } from '../see-tab.ts';
import { type PageWorld, walkPage } from '../walk-page.ts';
import { tapeKit } from './kit.ts';

// A pause that ended during a step would change what the page shows.
const flow = tape.provide({ delays: { followPause: 3_600_000 } });

const call = 'GET /api/tape';
const grid = () => screen.getByRole('grid', { name: 'Trades of all venues' });
const press = ({ user }: PageWorld, name: string): Promise<void> =>
  user.click(screen.getByRole('button', { name }));
const follow = () => screen.getByRole('button', { name: /^Follow(ing)?$/ });

let go: NavigateFunction = () => {};

function Address() {
  go = useNavigate();
  return null;
}

const answer = async ({ answers }: PageWorld, body: TapePage): Promise<URL> => {
  const { url } = await answers.give(call, { body });
  return new URL(url);
};

const refuse = async ({ answers }: PageWorld, status: 403 | 503): Promise<void> => {
  const code = status === 403 ? 'forbidden' : 'unavailable';
  await answers.give(call, { status, body: { error: { code, message: '', requestId: 'r-1' } } });
};

/** The rows, each of which is there once, the newest first. */
const holds = (codes: readonly string[]): void => {
  const rows = within(grid()).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.dataset.id)).toEqual(codes);
};

walkPage(tapeKit, {
  mount: async ({ answers }) => {
    await seeTab(false);
    answers
      .always('GET /api/userInfo', visitor)
      .always('GET /api/tape/figures', { body: figures })
      .always('GET /api/tape/quotes', { body: quotes });
    await act(async () => {
      render(
        <InApp at="/tape">
          <Address />
          <main>
            <h1>Tape</h1>
            <Page flow={flow} />
          </main>
        </InApp>,
      );
    });
  },
  notHere: {
    'xstate.after.followPause.tape.shown.following':
      'five seconds of real time; the row `shown.following | after followPause` covers it',
  },
  unseen: { 'shown.settled': 'left in the step that enters it' },
  events: {
    'address.changed': (_, { search }) => act(async () => void go(`/tape${search}`)),
    'refresh.requested': (world) => press(world, 'Refresh'),
    'retry.requested': (world) => press(world, 'Try again'),
    'page.turned': (world, { page }) => press(world, page === 0 ? 'Newer rows' : 'Older rows'),
    'follow.toggled': ({ user }) => user.click(follow()),
    'tab.hidden': () => seeTab(true),
    'tab.shown': () => seeTab(false),
    'xstate.done.actor.loadTape': async (world, { output }, { context }) => {
      const { searchParams } = await answer(world, output);
      expect(searchParams.get('timing')).toBe('delayed');
      expect(searchParams.get('tv')).toBe(context.choice.scope.tv ?? null);
      expect(searchParams.get('cursor')).toBeNull();
    },
    'xstate.error.actor.loadTape': (world) => refuse(world, 503),
    'xstate.done.actor.refreshTape': async (world, { output }) => {
      expect((await answer(world, output)).searchParams.get('cursor')).toBeNull();
    },
    'xstate.error.actor.refreshTape': (world, { error }) =>
      refuse(world, error.failure.kind === 'forbidden' ? 403 : 503),
    'xstate.done.actor.loadOlder': async (world, { output }) => {
      expect((await answer(world, output)).searchParams.get('cursor')).toBe('cursor-of-page-2');
    },
    'xstate.error.actor.loadOlder': (world) => refuse(world, 503),
  },
  states: {
    loading: async (_, { context }) => {
      if (context.pages.length === 0) expect(screen.queryByRole('grid')).toBeNull();
      else await screen.findByText('Loading the trades chosen');
    },
    shown: async (_, { context: { pages, page, fresh, missed } }) => {
      await waitFor(() => holds(pages[page].Data.map(({ id }: { id: string }) => id)));
      expect(screen.getByRole('region', { name: 'Filters' })).toBeDefined();
      expect(screen.getByRole('link', { name: 'Delayed' }).getAttribute('aria-current')).toBe('true');
      expect(screen.queryByText('1 new row since 14:22:12') !== null).toBe(fresh !== null && page === 0);
      expect(screen.queryByText(/^Newer rows could not be loaded/) !== null).toBe(missed === 'newer');
      expect(screen.queryByText(/^Older rows can no longer be loaded/) !== null).toBe(missed === 'older');
    },
    'shown.resting': () => expect(follow().getAttribute('aria-pressed')).toBe('false'),
    'shown.following': () => expect(follow().getAttribute('aria-pressed')).toBe('true'),
    'shown.paused': () => expect(screen.getByText('Paused while the tab is hidden')).toBeDefined(),
    'shown.refreshing': ({ answers }) => waitFor(() => expect(answers.pending()).toContain(call)),
    'shown.turning': () => screen.findByText('Loading older rows').then(() => {}),
    failed: (_, { context }) => {
      screen.getByRole('heading', { name: 'The trades could not be loaded' });
      expect(screen.queryByRole('button', { name: 'Try again' }) === null).toBe(
        context.failure.kind === 'forbidden',
      );
    },
  },
});
