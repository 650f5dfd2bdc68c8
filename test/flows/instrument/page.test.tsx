import { act, render, screen, waitFor, within } from '@testing-library/react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { expect } from 'vitest';
import { Page } from '../../../src/portal/pages/instrument/page.tsx';
import { usePageBannerContent } from '../../../src/portal/shell/page-banner.tsx';
import { InApp } from '../../portal/in-app.tsx';
import { visitor } from '../public-answers.ts';
import { walkPage } from '../walk-page.ts';
import { instrumentKit, instrumentShown } from './kit.ts';

const statuses: Readonly<Record<string, number>> = { unavailable: 503, forbidden: 403, unauthenticated: 401 };
const call = 'GET /api/instruments/FR0000120271';
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
const figures = () =>
  within(screen.getByLabelText('Figures of today'))
    .getAllByRole('definition')
    .map((figure) => figure.textContent);

let go: NavigateFunction = () => {};

function Badge() {
  go = useNavigate();
  const { subject, badge } = usePageBannerContent();
  return (
    <header>
      {subject}
      {badge}
    </header>
  );
}

const link = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Timing' })).getByRole('link', { name });

walkPage(instrumentKit, {
  // The service answers at the timing asked for.
  mayHappen: ({ context }, { output }) => !output || output.Timing === context.asked.timing,
  mount: async ({ answers }) => {
    answers.always('GET /api/userInfo', visitor);
    answers.always('GET /api/watchlist', { body: { AsOf: instrumentShown.AsOf, Instruments: [] } });
    await act(async () => {
      render(
        <InApp at="/instruments/FR0000120271">
          <Badge />
          <Page />
        </InApp>,
      );
    });
    await waitFor(() => expect(answers.pending()).toContain(call));
  },
  notHere: {
    'rows.published':
      'this page shows no rows of a view; the row `shown, none, failed | rows.published` covers it',
    'due: * → loading': 'the same; the rows `due | after rowsPause` and `due | refresh.requested` cover it',
  },
  events: {
    'retry.requested': ({ user }) => user.click(screen.getByRole('button', { name: 'Try again' })),
    'refresh.requested': async ({ user, answers }) => {
      await user.click(screen.getByRole('button', { name: 'Refresh' }));
      // A second press asks nothing, and the button stays where the keyboard is.
      await user.keyboard('{Enter}');
      await waitFor(() => expect(answers.pending()).toEqual([call]));
    },
    'timing.changed': async ({ user }, { timing }, { context }) => {
      if (context.instrument === null)
        return act(async () => void go(`/instruments/FR0000120271?timing=${timing}`));
      await user.click(link(timing === 'live' ? 'Live' : 'Delayed'));
    },
    'xstate.done.actor.loadInstrument': async ({ answers }, { output }, { context }) => {
      const { url } = await answers.give(call, output ? { body: output } : { status: 404 });
      expect(new URL(url).searchParams.get('timing')).toBe(context.asked.timing);
    },
    'xstate.error.actor.loadInstrument': async ({ answers }, { error }) => {
      await answers.give(call, { status: statuses[error.failure.kind] ?? 500 });
    },
  },
  states: {
    loading: (_, { context }) =>
      waitFor(() => {
        const refresh = screen.queryByRole('button', { name: 'Refresh' });
        expect(refresh === null).toBe(context.instrument === null);
        if (context.instrument?.Timing !== context.asked.timing) screen.getByText('Loading the instrument');
        else screen.getByText('Refreshing the instrument');
        if (context.instrument === null) return;
        // What was there stays, and so does the focus on what was pressed.
        expect(rowsOf('Venues')).toHaveLength(2);
        expect(['Refresh', 'Live', 'Delayed']).toContain(document.activeElement?.textContent);
      }),
    shown: async (_, { context }) => {
      await waitFor(() => expect(screen.queryByText(/^(Refreshing|Loading) the instrument$/)).toBeNull());
      const isToday = context.instrument?.AsOf.startsWith('2026-11-20');
      const banner = within(screen.getByRole('banner'));
      expect(banner.getByText('Aubrac Industries 3.125% 2031')).toBeTruthy();
      banner.getByRole('button', { name: 'Watch Aubrac Industries 3.125% 2031', pressed: false });
      const isLive = context.asked.timing === 'live';
      expect(link('Delayed').getAttribute('aria-current')).toBe(isLive ? null : 'true');
      expect(link('Live').getAttribute('aria-current')).toBe(isLive ? 'true' : null);
      expect(link('Live').getAttribute('href')).toBe('/instruments/FR0000120271?timing=live');
      expect(figures()).toEqual(
        isToday
          ? ['98.2', '+0.3 ▲', '98.2', '98.1', '98.12', '2', '7,000,000', '98.15 LNFI', '98.25 LNFI', '97.9']
          : ['–', '–', '–', '–', '–', '0', '–', '98.15 LNFI', '98.25 LNFI', '98.2'],
      );
      expect(screen.queryByText('Nothing has been traded yet today.') === null).toBe(isToday);
      const shownDay = isToday ? '' : '20-Nov ';
      expect(rowsOf('Venues')).toEqual([
        isToday
          ? 'TPIC TP ICAP EU - MTFLNFITrades98.227,000,00014:10:01'
          : 'TPIC TP ICAP EU - MTFLNFITrades98.2020-Nov 14:10:01',
        'TPIC TP ICAP EU - MTFLNFIOrder book1,000,00098.1598.252,000,00019-Nov 16:00:00',
      ]);
      expect(rowsOf('Last trades')).toEqual([
        `${shownDay}14:10:01.250LNFI98.25,000,000LRGS`,
        `${shownDay}13:00:00.000LNFI995,000,000Cancelled 13:05`,
      ]);
      expect(rowsOf('By day')).toEqual([
        '20-Nov27,000,00098.1298.298.198.2+0.3 ▲',
        '19-Nov17,000,00098.1298.298.197.9–',
      ]);
      screen.getByRole('img', { name: /^Price and volume/ });
      expect(screen.getByRole('link', { name: 'Order book' }).getAttribute('href')).toBe(
        '/data-viewing/order?datatype=order&tv=TPIC&assetclass=Bonds&subassetclass=Corporate+bonds&instrument=FR0000120271&instrumentmic=LNFI&ordertype=Order+book',
      );
      expect(screen.queryByRole('alert') !== null).toBe(context.failure !== null);
    },
    none: (_, { context }) => {
      screen.getByText(
        context.asked.timing === 'live'
          ? 'You have no right to live data of FR0000120271, or there is no such instrument.'
          : 'There is no instrument FR0000120271 among those you may see.',
      );
      expect(screen.queryByRole('table')).toBeNull();
    },
    withdrawn: (_, { context }) => {
      const live = context.asked.timing === 'live' ? ' live' : '';
      screen.getByText(
        new RegExp(`^You may not see FR0000120271 any more${live}: your right to it has ended`),
      );
      expect(screen.queryByRole('table')).toBeNull();
    },
    failed: () => {
      within(screen.getByRole('alert')).getByText(/^The instrument could not be loaded\./);
      expect(screen.queryByRole('table')).toBeNull();
    },
  },
});
