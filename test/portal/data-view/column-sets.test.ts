import { describe, expect, test } from 'vitest';
import type { FeedRow } from '../../../src/domain/feed/feed-record.ts';
import { views } from '../../../src/domain/feed/feed-views.ts';
import { shownFieldsOf } from '../../../src/domain/feed/fields/fields-of.ts';
import { ordered } from '../../../src/domain/feed/view-layout.ts';
import { type Column, columnSetOf } from '../../../src/portal/pages/data-view/grid/column-sets.ts';
import { foldedColumns } from '../../../src/portal/pages/data-view/grid/folded-columns.tsx';
import { gridColumns } from '../../../src/portal/pages/data-view/grid/grid-columns.tsx';
import { narrowGrid } from '../../../src/portal/pages/data-view/grid/narrow-grid.ts';
import { viewDrawings } from '../../../src/portal/pages/data-view/view-drawings.tsx';
import { tradesRecord } from '../../flows/data-view/kit.ts';

const ukShare = { VenueLocation: 'UK', AssetClass: 'Equity & Equity-like' };
const quoteHistory = columnSetOf('rfq', tradesRecord);
const auctionHistory = columnSetOf('auc', tradesRecord);
const orderBook = columnSetOf('clob', tradesRecord);
const bidAskHistory = columnSetOf('voice', tradesRecord);
const tradeDisplay = columnSetOf('tradeDisplay', tradesRecord);
const ukEquityTradeDisplay = columnSetOf('tradeDisplay', ukShare);
const singleTrade = columnSetOf('individual', tradesRecord);

const fields = (columns: readonly Column[]): string[] => columns.map((column) => column.field);

describe('B 3: grid column sets', () => {
  test('B 3: price history: date, price, aggrVol; rfq and auc share one view', () => {
    expect(fields(quoteHistory)).toEqual(['date', 'price', 'aggrVol']);
    expect(fields(auctionHistory)).toEqual(fields(quoteHistory));
    expect(auctionHistory.map(({ name }) => name)).toEqual(quoteHistory.map(({ name }) => name));
  });

  test('B 3: order book: lOrders, bidPrice, aggrBidVol, askPrice, aggrAskVol, rOrders', () => {
    const set = ['lOrders', 'bidPrice', 'aggrBidVol', 'askPrice', 'aggrAskVol', 'rOrders'];
    expect(fields(orderBook)).toEqual(set);
    expect(orderBook.map(({ side }) => side)).toEqual(['bid', 'bid', 'bid', 'ask', 'ask', 'ask']);
  });

  test('B 3: bid/ask history: date, bidPrice, bidCurrency, bidVol, askPrice, askCurrency, askVol', () => {
    expect(fields(bidAskHistory)).toEqual([
      'date',
      'bidPrice',
      'bidCurrency',
      'bidVol',
      'askPrice',
      'askCurrency',
      'askVol',
    ]);
  });

  test('B 3: single-trade transposed view: its sixteen rows in order', () => {
    expect(fields(singleTrade)).toEqual([
      'tradeDate',
      'price',
      'missingPrice',
      'vol',
      'priceNot',
      'publicationDate',
      'transactionID',
      'notionalAmt',
      'notionalCcy',
      'flags',
      'status',
      'qtyMeasUnit',
      'qtyPerMeas',
      'type',
      'cleared',
      'thirdCountryExecutionVenue',
    ]);
  });

  test('B 3: trade display list: its fifteen columns in order', () => {
    expect(fields(tradeDisplay)).toEqual([
      'tradeDate',
      'price',
      'missingPrice',
      'currency',
      'vol',
      'priceNot',
      'publicationDate',
      'transactionID',
      'notionalAmt',
      'notionalCcy',
      'flags',
      'qtyMeasUnit',
      'type',
      'cleared',
      'thirdCountryExecutionVenue',
    ]);
  });

  test('B 3: the UK equity variant has priceCondition and priceMajorCurrency instead, and drops thirdCountryExecutionVenue', () => {
    const replaced = fields(tradeDisplay)
      .map((field) => ({ missingPrice: 'priceCondition', currency: 'priceMajorCurrency' })[field] ?? field)
      .filter((field) => field !== 'thirdCountryExecutionVenue');
    expect(fields(ukEquityTradeDisplay)).toEqual(replaced);
  });

  test.each([
    ['UK', 'Equity & Equity-like', true],
    ['FR', 'Equity & Equity-like', false],
    ['UK', 'Bonds', false],
    ['GB', 'Equity & Equity-like', false],
    ['UK', 'equity & equity-like', false],
  ])("B 3: venueLocation %s and assetClass '%s': the UK variant is %s", (VenueLocation, AssetClass, isUk) => {
    expect(columnSetOf('tradeDisplay', { VenueLocation, AssetClass })).toEqual(
      isUk ? ukEquityTradeDisplay : tradeDisplay,
    );
  });

  test.each(['rfq', 'auc', 'clob', 'voice', 'individual'] as const)(
    'B 3: view id %s has one column set, for UK shares too',
    (viewId) => expect(columnSetOf(viewId, ukShare)).toEqual(columnSetOf(viewId, tradesRecord)),
  );

  test('every view has columns, each at its own place', () => {
    for (const { id } of views) {
      for (const isUkShare of [true, false]) {
        const places = shownFieldsOf(id, isUkShare).map(({ shown }) => shown.place);
        expect(places.length).toBeGreaterThan(2);
        expect(new Set(places).size).toBe(places.length);
      }
    }
  });

  test('every column has a name and a help text in plain words', () => {
    for (const column of [...quoteHistory, ...orderBook, ...bidAskHistory, ...tradeDisplay, ...singleTrade]) {
      expect(column.name).toMatch(/^[A-Z][a-zA-Z -]+$/);
      expect(column.help).toMatch(/^[A-Z].{10,}\.$/);
    }
  });
});

test.each(['rfq', 'auc', 'clob', 'voice'] as const)('B 3: a narrow grid of %s omits no column', (viewId) => {
  const names = viewDrawings[viewId].folds.flatMap(({ lines }) => lines.flat());
  expect(names.toSorted()).toEqual(
    columnSetOf(viewId, tradesRecord)
      .map(({ field }) => field)
      .toSorted(),
  );
});

test('on a phone the first column stays first in any order, since it says what became of a row', () => {
  const set = columnSetOf('tradeDisplay', tradesRecord);
  const rows = tradesRecord.Data;
  const { folds } = viewDrawings.tradeDisplay;
  const namesIn = (columns: readonly Column[]) =>
    foldedColumns(folds, gridColumns(columns, rows, 'Bonds', null), rows).map(({ headerName }) => headerName);
  expect(namesIn(set)).toEqual(['Trading time', 'Price, quantity']);
  expect(namesIn(ordered(set, 'desk'))).toEqual(['Publication time', 'Price, quantity']);
  const few = set.filter(({ field }) => field === 'price' || field === 'flags');
  expect(namesIn(few)).toEqual(['Price, quantity']);
  expect(namesIn(few.toReversed())).toEqual(['Flags', 'Price, quantity']);
});

describe('a grid too narrow for the folded columns', () => {
  const quote = { id: '1', date: '2026-11-20T14:32:07.123456Z', price: '98.125', aggrVol: '2500000' };
  const long = { ...quote, id: '2', aggrVol: '123456789012' };
  const voice = {
    id: '1',
    date: '2026-11-20T14:32:07.123456Z',
    bidPrice: '98.125',
    bidCurrency: 'EUR',
    bidVol: '2500000',
    askPrice: '98.25',
    askCurrency: 'EUR',
    askVol: '123456789012',
  };
  const narrow = (viewId: 'rfq' | 'voice', rows: readonly FeedRow[], room: number) =>
    narrowGrid(
      viewDrawings[viewId].folds,
      gridColumns(columnSetOf(viewId, tradesRecord), rows, 'Bonds', null),
      rows,
      600,
      room,
    );

  test('has one column with time, price and volume, so that no number is cut', () => {
    expect(narrow('rfq', [quote], 288).columns.map(({ headerName }) => headerName)).toEqual([
      'Publication time',
      'Price, volume',
    ]);
    const { columns, lines } = narrow('rfq', [quote, long], 288);
    expect(columns.map(({ field, headerName }) => [field, headerName])).toEqual([
      ['date', 'Publication time; price, volume'],
    ]);
    expect(columns[0]?.text(long)).toBe('2026-11-20T14:32:07:123 98.125 123,456,789,012');
    expect(lines).toBe(2);
  });

  test('names the sides of a row, and gives a number that leaves no room beside it a line of its own', () => {
    const { columns, lines } = narrow('voice', [voice], 288);
    expect(columns.map(({ headerName }) => headerName)).toEqual([
      'Publication time; bid price, volume; ask price, volume',
    ]);
    expect(columns[0]?.text(voice)).toBe(
      '2026-11-20T14:32:07:123 Bid 98.125 EUR 2,500,000 Ask 98.25 EUR 123,456,789,012',
    );
    expect(lines).toBe(3);
    expect(narrow('voice', [{ ...voice, askVol: '123456789012345678' }], 288).lines).toBe(4);
  });

  test('shows what became of a trade beside its time, or on a line of its own if it is too long', () => {
    const linesOf = (rows: readonly FeedRow[]) =>
      narrowGrid(
        viewDrawings.tradeDisplay.folds,
        gridColumns(columnSetOf('tradeDisplay', tradesRecord), rows, 'Bonds', null),
        rows,
        600,
        288,
      ).lines;
    const long = tradesRecord.Data.map((row) => ({ ...row, vol: '123456789012' }));
    expect(linesOf(long)).toBe(2);
    const voidedBy = { id: '9', kind: 'Cancelled', publicationDate: '2026-11-27T03:44:00.000000Z' };
    expect(linesOf([{ ...tradesRecord.Data[0], id: '1', vol: '123456789012', voidedBy }])).toBe(3);
  });
});
