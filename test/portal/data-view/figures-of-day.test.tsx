import { render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FeedRecord } from '../../../src/domain/feed/feed-record.ts';
import { FiguresOfDay } from '../../../src/portal/pages/data-view/figures-of-day.tsx';
import { Answers } from '../../flows/answers.ts';
import { tradesRecord } from '../../flows/data-view/kit.ts';
import { InApp } from '../in-app.tsx';

const call = 'GET /api/instruments/GB00BMF9LJ15';
const figures = {
  Day: '2026-11-20',
  Trades: 128,
  Volumes: [{ Unit: null, Amount: '8140000000' }],
  PriceUnits: ['PERC'],
  Vwap: '101.25',
  High: '101.3',
  Low: '101.2',
  Last: '101.24',
  Change: '-0.02',
};
const place = {
  DataType: 'trade',
  VenueMIC: 'ICPM',
  TradingVenue: 'TP ICAP UK MTF',
  SegmentMIC: 'IMCE',
  OrderType: 'Trades',
  LastPublicationDate: '2026-11-20T14:58:09.000001Z',
  Quote: null,
  Figures: figures,
};
const instrument = {
  InstrumentID: 'GB00BMF9LJ15',
  InstrumentIDType: 'ISIN',
  InstrumentDescription: 'UK Treasury 4¼% 2034',
  AssetClass: 'Bonds',
  SubAssetClass: 'Sovereign bonds',
  Currency: 'GBP',
  Timing: 'delayed',
  HasLive: false,
  AsOf: '2026-11-20T15:00:00.000000Z',
  Places: [place],
  Trades: [],
  Days: [],
  LookedBackTo: null,
};

const own = globalThis.fetch;
let answers: Answers;
beforeEach(() => {
  answers = new Answers();
  answers.always('GET /api/userInfo', { status: 401 });
  globalThis.fetch = answers.fetch;
});
afterEach(() => {
  globalThis.fetch = own;
});

const of = (record: FeedRecord) => (
  <InApp at="/data-viewing/trade">
    <FiguresOfDay record={record} venue="ICPM" />
  </InApp>
);
const show = (record: FeedRecord = tradesRecord) => render(of(record));

const shown = async (): Promise<(string | null)[]> => {
  const strip = await screen.findByLabelText('Figures of the day');
  return within(strip)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
};

const last = () => screen.getAllByRole('term').at(-1)?.textContent;

test('the strip has the delayed figures of the place of the rows', async () => {
  show();
  screen.getByText('Loading the figures of the day');
  expect(await shown()).toEqual(['–', '–', '–', '–', '–', '– ']);
  const request = await answers.give(call, { body: instrument });
  expect(Object.fromEntries(new URL(request.url).searchParams)).toMatchObject({
    timing: 'delayed',
    datatype: 'trade',
    tv: 'ICPM',
    instrumentmic: 'IMCE',
  });
  expect(await shown()).toEqual(['128', '8,140,000,000', '101.25', '101.3', '101.2', '101.24 −0.02 ▽']);
  screen.getByText('Trades today');
  expect(last()).toBe('Last, delayed to 15:00 UTC');
  expect(answers.faults).toEqual([]);
});

test('above live rows the figures are live ones, renewed as rows come, at most every ten seconds', async () => {
  const record = {
    ...tradesRecord,
    IsDelayed: false,
    NewestPublicationDate: '2026-11-20T15:00:01.000000Z',
  };
  const { rerender } = show(record);
  const live = { ...instrument, Timing: 'live' };
  const { url } = await answers.give(call, { body: live });
  expect(new URL(url).searchParams.get('timing')).toBe('live');
  expect(last()).toBe('Last, live to 15:00 UTC');
  rerender(of({ ...record, NewestPublicationDate: '2026-11-20T15:00:09.000000Z' }));
  expect(answers.pending()).toEqual([]);
  rerender(of({ ...record, NewestPublicationDate: '2026-11-20T15:00:10.000000Z' }));
  await answers.give(call, {
    body: { ...live, Places: [{ ...place, Figures: { ...figures, Trades: 129 } }] },
  });
  expect((await shown())[0]).toBe('129');
});

test('figures that may not be seen any more go', async () => {
  show({ ...tradesRecord, IsDelayed: false });
  await answers.give(call, { status: 404 });
  await waitFor(() => expect(screen.queryByLabelText('Figures of the day')).toBeNull());
});

test('an earlier day is named', async () => {
  show();
  await answers.give(call, { body: { ...instrument, AsOf: '2026-11-23T09:00:00.000000Z' } });
  expect((await shown())[0]).toBe('128');
  screen.getByText('Trades on 20-Nov');
});

test('without figures the strip says so, and also if they could not be loaded', async () => {
  show();
  await answers.give(call, { body: { ...instrument, Places: [{ ...place, Figures: null }] } });
  await screen.findByText('Nothing was traded here in the last 30 days.');
  show();
  await answers.give(call, { status: 503 });
  await screen.findByText('The figures of the day could not be loaded. Refresh to try again.');
});
