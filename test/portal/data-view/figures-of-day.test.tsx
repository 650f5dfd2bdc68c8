import { render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
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
  Places: [{ ...place, SegmentMIC: 'IMGI', Figures: { ...figures, Trades: 7 } }, place],
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

const show = (): void => {
  render(
    <InApp at="/data-viewing/trade">
      <FiguresOfDay record={tradesRecord} venue="ICPM" />
    </InApp>,
  );
};

const shown = async (): Promise<(string | null)[]> => {
  const strip = await screen.findByLabelText('Figures of the day');
  return within(strip)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
};

test('the strip has the delayed figures of the place of the rows', async () => {
  show();
  screen.getByText('Loading the figures of the day');
  expect(await shown()).toEqual(['–', '–', '–', '–', '–', '– ']);
  const request = await answers.give(call, { body: instrument });
  expect(new URL(request.url).searchParams.get('timing')).toBe('delayed');
  expect(await shown()).toEqual(['128', '8,140,000,000', '101.25', '101.3', '101.2', '101.24 −0.02 ▽']);
  screen.getByText('Trades today');
  screen.getByText('Last, to 15:00 UTC');
  expect(answers.faults).toEqual([]);
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
