import { act, render, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { type Location, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { beforeAll, expect } from 'vitest';
import { dataViewAddress } from '../../../src/domain/feed/criteria.ts';
import { forgetLoadedRecord, keepLoadedRecord } from '../../../src/portal/flows/binding/loaded-record.ts';
import { Page } from '../../../src/portal/pages/data-view/page.tsx';
import { loadDrawings } from '../../../src/portal/pages/data-view/record-view.tsx';
import { AlertDialog } from '../../../src/portal/shell/alert-dialog.tsx';
import { InApp } from '../../portal/in-app.tsx';
import { type PageWorld, walkPage } from '../walk-page.ts';
import { dataViewKit, gilt } from './kit.ts';

const router: { navigate: NavigateFunction | null; location: Location | null } = {
  navigate: null,
  location: null,
};

function Address() {
  const [navigate, location] = [useNavigate(), useLocation()];
  useEffect(() => {
    router.navigate = navigate;
    router.location = location;
  });
  return null;
}

const press = ({ user }: PageWorld, name: string | RegExp): Promise<void> =>
  user.click(screen.getByRole('button', { name }));

const absent = (): void => {
  expect(screen.queryByRole('grid')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull();
};

const refusal = {
  status: 404,
  body: { error: { code: 'not-found', message: 'No such instrument', requestId: 'r-1' } },
};
const data = 'GET /api/feed/data';

/** A load fails: the dialog gives the reason (A 8: 404, the server's message) once, and is closed. */
async function refuse({ answers, user }: PageWorld): Promise<void> {
  await answers.give(data, refusal);
  const dialog = await screen.findByRole('dialog');
  within(dialog).getByText('No such instrument');
  expect(screen.getAllByText('No such instrument')).toHaveLength(1);
  await user.click(within(dialog).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

// The grid is large and loads lazily: loaded here, it delays no path.
beforeAll(async () => {
  await loadDrawings();
});

// A 2.3: the page says what it is waiting for.
walkPage(dataViewKit, {
  notHere: { 'news.came': 'sent by the flow that follows the view, which is walked by itself' },
  mount: ({ answers }) => {
    forgetLoadedRecord();
    answers.always('GET /api/userInfo', { status: 401 });
    render(
      <InApp at={dataViewAddress(gilt)}>
        <Address />
        <main>
          <h1>Trades</h1>
          <Page />
        </main>
        <AlertDialog />
      </InApp>,
    );
  },
  events: {
    'address.changed': async (_, { pathname, search, state, held }) => {
      if (held) keepLoadedRecord(held);
      await act(async () => router.navigate?.(`${pathname}${search}`, { state }));
    },
    'refresh.requested': (world) => press(world, 'Refresh'),
    'retry.requested': (world) => press(world, 'Try again'),
    'page.turned': (world, { page }) => press(world, page === 0 ? 'Newer rows' : 'Older rows'),
    'expansion.toggled': (world) => press(world, /^(Expand|Collapse)$/),
    'xstate.done.actor.loadData': async ({ answers }, { output }) => {
      await answers.give(data, { body: output.record });
    },
    'xstate.error.actor.loadData': (world) => refuse(world),
    'xstate.done.actor.refreshData': async ({ answers }, { output }) => {
      await answers.give(data, { body: output.record });
    },
    'xstate.error.actor.refreshData': async ({ answers }) => {
      await answers.give(data, {
        status: 503,
        body: { error: { code: 'unavailable', message: '', requestId: 'r-2' } },
      });
    },
    'xstate.done.actor.loadPage': async ({ answers }, { output }) => {
      const request = await answers.give(data, { body: output });
      expect(new URL(request.url).searchParams.get('cursor')).toBe('cursor-of-page-2');
    },
    'xstate.error.actor.loadPage': (world) => refuse(world),
  },
  states: {
    sentBack: () => {
      absent();
      expect(router.location?.pathname).toBe('/dataSelect');
    },
    loading: (_, { context }) => {
      absent();
      const what = context.criteria.datatype === 'order' ? 'orders' : 'trades';
      expect(screen.getByText(`Loading ${what}`)).toBeDefined();
    },
    refreshing: () => {
      absent();
      expect(screen.getByText(/^Refreshing/)).toBeDefined();
    },
    showing: async (_, { context }) => {
      await screen.findByRole('grid');
      expect(screen.getByRole('button', { name: 'Refresh' })).toBeDefined();
      expect(screen.getByRole('link', { name: 'Select instrument' }).getAttribute('href')).toContain(
        '/dataSelect?',
      );
      // Reported once, by the page, without a dialog.
      expect(screen.queryByRole('dialog')).toBeNull();
      const strip = screen.queryByText(/^Could not refresh/);
      expect(strip !== null).toBe(context.failedRefresh !== null);
      if (strip) {
        expect(strip.textContent).toMatch(
          /^Could not refresh at \d\d:\d\d UTC\. Showing rows of \d\d:\d\d UTC\.$/,
        );
        within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' });
      }
      const facts = screen.getByLabelText('What is shown');
      expect(within(facts).getByText(context.record.InstrumentID)).toBeDefined();
      const { viewId, expanded } = context;
      expect(
        screen.queryAllByRole('button', { name: /^(Expand|Collapse)$/ }).map((one) => one.textContent),
      ).toEqual(viewId === 'tradeDisplay' ? [expanded.includes(viewId) ? 'Collapse' : 'Expand'] : []);
      const pager = screen.queryByRole('navigation', { name: 'Pages of rows' });
      expect(pager !== null).toBe(context.page > 0 || context.pages[context.page]?.next !== null);
    },
    'showing.resting': () => {
      expect(screen.queryByText('Loading older rows')).toBeNull();
    },
    'showing.turning': () => {
      screen.getByText('Loading older rows');
      screen.getByRole('grid');
    },
    // The rows stay while those of the other filter load.
    'showing.filtering': () => {
      screen.getByText('Loading trades');
      screen.getByRole('grid');
      // Older rows would be of the other filter.
      expect(screen.getByText<HTMLButtonElement>('Older rows').disabled).toBe(true);
    },
    failed: () => {
      absent();
      // The dialog has said what went wrong; the page says what can be done.
      screen.getByRole('heading', { name: /^The (orders|trades) could not be loaded$/ });
      expect(screen.queryByText('No such instrument')).toBeNull();
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }));
      screen.getByRole('link', { name: 'Select instrument' });
    },
  },
  unseen: { entering: 'left in the step that enters it' },
});
