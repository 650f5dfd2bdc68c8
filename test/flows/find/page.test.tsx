import { act, render, screen, waitFor, within } from '@testing-library/react';
import { type Location, useLocation } from 'react-router-dom';
import { beforeAll, expect } from 'vitest';
import { FindButton } from '../../../src/portal/shell/find/find-button.tsx';
import { InApp } from '../../portal/in-app.tsx';
import { noneWatched, visitor } from '../public-answers.ts';
import { walkPage } from '../walk-page.ts';
import { findAnswer, findKit } from './kit.ts';

const call = 'GET /api/subscription/feed/find';
const field = () => screen.getByRole('combobox', { name: 'Find an instrument' });
const opener = () => screen.getByRole('button', { name: 'Find an instrument' });
let location: Location | null = null;

function Address() {
  location = useLocation();
  return null;
}

// The field loads when it is first needed: loaded here, it delays no path.
beforeAll(async () => {
  await import('../../../src/portal/shell/find/find-field.tsx');
});

walkPage(findKit, {
  mount: async ({ answers }) => {
    answers.always('GET /api/userInfo', visitor);
    answers.always('GET /api/watchlist', noneWatched);
    await act(async () => {
      render(
        <InApp at="/home">
          <Address />
          <FindButton />
        </InApp>,
      );
    });
  },
  events: {
    'find.opened': async ({ user }) => {
      // By key if nothing has the focus, otherwise by the button.
      if (document.activeElement === document.body) await user.keyboard('/');
      else await user.click(opener());
      await waitFor(() => expect(document.activeElement).toBe(field()));
    },
    'text.changed': async ({ user }, { text }) => {
      await user.tripleClick(field());
      await user.paste(text);
    },
    'xstate.after.searchDelay.find.open.waiting': ({ answers }) =>
      waitFor(() => expect(answers.pending()).toContain(call)),
    'xstate.done.actor.findInstruments': async ({ answers }, { output }, before) => {
      const body = output.views.length === 0 ? { Instruments: [], More: false } : findAnswer;
      const request = await answers.give(call, { body });
      expect(new URL(request.url).searchParams.get('q')).toBe(before.context.text);
      const { wanted } = before.context;
      if (wanted === null || output.views.length === 0) return;
      const path = wanted.here === null ? '/instruments/GB00BH4HKS39' : '/compare';
      await waitFor(() => expect(location?.pathname).toBe(path));
    },
    'xstate.error.actor.findInstruments': async ({ answers }, { error }) => {
      const code = error.failure.kind;
      await answers.give(call, {
        status: code === 'unauthenticated' ? 401 : 503,
        body: { error: { code, message: '', requestId: 'r-1' } },
      });
    },
    'retry.requested': async ({ user }) => {
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(document.activeElement).toBe(field());
    },
    'result.chosen': async ({ user }, { to }) => {
      const compare = screen.queryByRole('button', { name: 'Compare', pressed: true });
      if (compare) await user.click(compare);
      const isView = to.startsWith('/data-viewing');
      await user.keyboard(isView ? '{ArrowDown}{ArrowDown}{Enter}' : '{Home}{Enter}');
      expect(`${location?.pathname}${location?.search}`).toBe(to);
    },
    'results.compared': async ({ user }, { to }) => {
      const compare = screen.queryByRole('button', { name: 'Compare', pressed: false });
      if (compare) await user.click(compare);
      within(screen.getByRole('search')).getByText(/What you choose is compared\.$/);
      expect(document.activeElement).toBe(field());
      const option = (at: number) => screen.getAllByRole('option')[at];
      if (to.length === 1) await user.keyboard('{ArrowDown}{Enter}');
      else {
        // One by keyboard, twice to take it back, the other by its box.
        const tick = '{Shift>}{Enter}{/Shift}';
        await user.keyboard(`{ArrowDown}${tick}`);
        expect(option(1)?.getAttribute('aria-selected')).toBe('true');
        await user.keyboard(tick);
        expect(screen.queryByRole('button', { name: /ticked$/ })).toBeNull();
        await user.keyboard(tick);
        await user.click(option(2)?.querySelector('i') ?? document.body);
        await user.click(screen.getByRole('button', { name: 'Compare 2 ticked' }));
      }
      const series = new URLSearchParams(location?.search).getAll('s');
      const queries = to.map((one: string) => one.replace(/.*\?/, ''));
      expect([location?.pathname, series]).toEqual(['/compare', queries]);
    },
    'first.requested': async ({ user }, { here }, before) => {
      const compare = screen.queryByRole('button', { name: 'Compare', pressed: here === null });
      if (compare) await user.click(compare);
      await user.keyboard('{Enter}');
      if (before.matches({ open: 'searching' }))
        within(screen.getByRole('search')).getByText(/The first result will be opened\.$/);
    },
    'find.closed': ({ user }) => user.keyboard('{Escape}'),
  },
  states: {
    closed: async (_, { context }) => {
      await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
      if (context.text !== '' && location?.pathname === '/home')
        await waitFor(() => expect(document.activeElement).toBe(opener()));
    },
    open: () => expect(field()).toBeTruthy(),
    'open.empty': (_, { context }) => {
      expect(screen.queryByRole('listbox')).toBeNull();
      const hint = context.text.length > 100 ? 'Use at most 100 characters.' : /^A name or a part of it/;
      within(screen.getByRole('search')).getByText(hint);
    },
    'open.waiting': () => expect(field().getAttribute('aria-busy')).toBe('true'),
    'open.searching': () => expect(field().getAttribute('aria-busy')).toBe('true'),
    'open.found': () => {
      screen.getByText(/^2 instruments, 3 views, .* There are more: type more to narrow them down\.$/);
      const list = screen.getByRole('listbox', { name: 'Instruments found' });
      const group = within(list).getByRole('group', { name: 'VODAFONE GROUP PLC ORD, GB00BH4HKS39' });
      const isComparing = screen.queryByRole('button', { name: 'Compare', pressed: true }) !== null;
      const views = within(group)
        .getAllByRole('option')
        .slice(isComparing ? 0 : 1);
      expect(views).toHaveLength(2);
      expect(views[0]?.textContent).toContain('20-Nov 14:10:01');
      const [first] = within(list).getAllByRole('option');
      if (!isComparing) {
        expect(first?.textContent).toContain('TP ICAP UK MTF');
        expect(first?.textContent).toContain('last price 71.34 GBP, 20-Nov 14:10');
        expect(within(list).getByRole('option', { name: /^VODAFONE 4 7/ }).textContent).not.toContain(
          'price',
        );
      }
      expect(field().getAttribute('aria-activedescendant')).toBe(first?.id);
      expect(field().getAttribute('aria-expanded')).toBe('true');
    },
    'open.nothingFound': () => {
      screen.getByText(/^Nothing that you may see matches all of this/);
      expect(field().getAttribute('aria-expanded')).toBe('false');
    },
    'open.failed': () => {
      within(screen.getByRole('alert')).getByText('Service is temporarily unavailable');
    },
  },
  // _Compare_ is beside the earlier results.
  mayHappen: ({ context }, { type, here }) =>
    type !== 'first.requested' || here === null || context.found?.views.length > 0,
  notHere: {
    'open.failed: result.chosen instrument → *':
      'results are not shown beside a failure; the row `open.failed | result.chosen` covers it',
    'open.failed: result.chosen view → *':
      'results are not shown beside a failure; the row `open.failed | result.chosen` covers it',
    'open.failed: results.compared 1 → *':
      'results are not shown beside a failure; the row `open.failed | results.compared` covers it',
    'open.failed: results.compared 2 → *':
      'results are not shown beside a failure; the row `open.failed | results.compared` covers it',
  },
});
