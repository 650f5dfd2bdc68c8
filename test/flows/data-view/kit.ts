import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { dataViewMachine, viewOf } from '../../../machines/data-view.ts';
import { FailureError, failure } from '../../../src/domain/failure.ts';
import { type Criteria, dataViewAddress } from '../../../src/domain/feed/criteria.ts';
import type { DataVisit, LoadedRecord } from '../../../src/domain/feed/data-visit.ts';
import type { FeedRecord, FeedRow } from '../../../src/domain/feed/feed-record.ts';
import type { News } from '../../../src/domain/feed/live-news.ts';
import type { Kit } from '../kit.ts';

/** The time at which everything happens in these tests. */
export const loadedAt = '2026-11-20T20:04:00.000Z';

/** The trades of a government bond, as requested by the analyst. */
export const gilt: Criteria = {
  datatype: 'trade',
  tv: 'ICPM',
  assetclass: 'Bonds',
  subassetclass: 'Sovereign bonds',
  instrument: 'GB00BMF9LJ15',
  instrumentmic: 'IMCE',
  ordertype: 'Trades',
};

/** The same bond's order book. */
export const giltBook: Criteria = { ...gilt, datatype: 'order', ordertype: 'Order book' };

const trade = (n: number): FeedRow => ({
  id: `trade-${n}`,
  tradeDate: `2026-11-20T14:${String(59 - n).padStart(2, '0')}:07.123456Z`,
  price: `101.24${n}`,
  missingPrice: null,
  vol: '29500000',
  priceNot: 'PERC',
  publicationDate: `2026-11-20T14:${String(59 - n).padStart(2, '0')}:09.000001Z`,
  transactionID: `TX${n}`,
  notionalAmt: '29500000',
  notionalCcy: 'GBP',
  flags: n === 1 ? ['LRGS', 'ILQD'] : [],
  status: n === 2 ? 'Cancelled' : n === 3 ? 'Amended' : 'New',
  qtyMeasUnit: null,
  type: null,
  cleared: n === 1 ? true : null,
  currency: 'GBP',
  thirdCountryExecutionVenue: null,
  priceCondition: null,
  priceMajorCurrency: 'GBP',
  voidedBy: null,
  supersededBy: null,
  refersTo: null,
  chain: [],
});

/** A record of three trades, with more to follow. */
export const tradesRecord: FeedRecord = {
  ViewType: 'trade-disp',
  DataType: 'trade',
  TradingVenue: 'TP ICAP UK MTF',
  AssetClass: 'Bonds',
  SubAssetClass: 'Sovereign bonds',
  InstrumentID: 'GB00BMF9LJ15',
  InstrumentDescription: 'UK Treasury 4¼% 2034',
  VenueMIC: 'IMCE',
  Currency: 'GBP',
  VenueLocation: 'UK',
  AdditionalDescription: {
    InstrumentIDType: 'ISIN',
    InstrumentID: 'GB00BMF9LJ15',
    Date: '2026-11-20T14:58:09.000001Z',
  },
  Data: [trade(1), trade(2), trade(3)],
  Next: 'cursor-of-page-2',
  IsDelayed: true,
  NewestPublicationDate: '2026-11-20T14:58:09.000001Z',
};

/** A trade that arrived while they were shown. */
export const laterTrade: News = {
  rows: [trade(0)],
  changed: [],
  skipped: 0,
  newest: '2026-11-20T14:59:09.000001Z',
};

/** The next page, which is the last. */
export const olderTradesRecord: FeedRecord = { ...tradesRecord, Data: [trade(4)], Next: undefined };

/** An order book of two levels, loaded by the selection. */
export const bookRecord: FeedRecord = {
  ...tradesRecord,
  ViewType: 'ord-disp-clob',
  DataType: 'order',
  Data: [
    {
      id: 'level-1',
      lOrders: 3,
      bidPrice: '101.240',
      aggrBidVol: '2000000',
      askPrice: '101.262',
      aggrAskVol: '1500000',
      rOrders: 2,
    },
    {
      id: 'level-2',
      lOrders: 5,
      bidPrice: '101.235',
      aggrBidVol: '7500000',
      askPrice: null,
      aggrAskVol: null,
      rOrders: null,
    },
  ],
  Next: undefined,
};

/** The order book as loaded by the selection or an earlier view. */
export const loadedBook: LoadedRecord = { criteria: giltBook, record: bookRecord, at: loadedAt };

/** A visit by a link, with nothing kept. */
export function visitTo(address: string, kept: Partial<DataVisit> = {}): DataVisit {
  const [pathname = '', query] = address.split('?');
  const search = query === undefined ? '' : `?${query}`;
  return { pathname, search, state: null, isReturn: false, stored: null, held: null, expanded: [], ...kept };
}

export const toTrades = visitTo(dataViewAddress(gilt));
/** The large trades alone. */
export const toLargeTrades = visitTo(dataViewAddress({ ...gilt, filter: { sizefrom: '1000000' } }));
export const toBook = visitTo(dataViewAddress(giltBook), { held: loadedBook });
/** The selection hands the order book over. */
export const withBook: DataVisit = { ...toBook, state: { criteria: giltBook, isLoaded: true } };

export const unreachable = new FailureError(failure('unavailable'));
export const noInstrument = failure('notFound', { message: 'No such instrument' });
const wide = (event: AnyEventObject): string => {
  if (event.type === 'address.changed')
    return `${event.type} to ${event.search === '' ? 'nothing' : event.search === toTrades.search ? 'the trades' : event.search === toLargeTrades.search ? 'some of the trades' : event.state ? 'the book at hand' : 'the book'}`;
  if (event.type === 'xstate.done.actor.loadData') return `${event.type} ${event.output.record.ViewType}`;
  if (event.type === 'page.turned') return `page.turned to ${event.page}`;
  return event.type;
};

export const dataViewKit: Kit<typeof dataViewMachine> = {
  flow: 'dataView',
  machine: dataViewMachine,
  input: toTrades,
  alsoFrom: {
    'with nothing asked for': visitTo('/data-viewing'),
  },
  examples: [
    { type: 'address.changed', ...toTrades },
    { type: 'address.changed', ...toLargeTrades },
    { type: 'address.changed', ...withBook },
    // A link loads the view again, whatever is stored.
    { type: 'address.changed', ...toBook },
    { type: 'address.changed', ...visitTo('/data-viewing') },
    { type: 'refresh.requested', at: loadedAt },
    { type: 'retry.requested' },
    { type: 'page.turned', page: 0 },
    { type: 'page.turned', page: 1 },
    { type: 'expansion.toggled' },
    { type: 'news.came', news: laterTrade, position: 'position-1' },
    { type: 'xstate.done.actor.loadData', output: { record: tradesRecord, at: loadedAt } },
    { type: 'xstate.error.actor.loadData', error: new FailureError(noInstrument) },
    { type: 'xstate.done.actor.refreshData', output: { record: tradesRecord, at: loadedAt } },
    { type: 'xstate.error.actor.refreshData', error: unreachable },
    { type: 'xstate.done.actor.loadPage', output: olderTradesRecord },
    { type: 'xstate.error.actor.loadPage', error: new FailureError(noInstrument) },
  ],
  key: (snapshot) => [
    snapshot.value,
    snapshot.context.viewId,
    snapshot.context.pages.length,
    snapshot.context.page,
    snapshot.context.pages[0]?.rows[0]?.id ?? null,
    snapshot.context.failure?.kind ?? null,
    snapshot.context.failedPage?.kind ?? null,
    snapshot.context.expanded,
    snapshot.context.failedRefresh !== null,
    snapshot.context.criteria?.filter ?? null,
  ],
  label: wide,
  elsewhere: {
    'showing.filtering on page.turned':
      'walked beside the table, since it takes two pages and another filter',
  },
  // Loading the book continues like loading the trades, some of the trades are shown like all of them, and what follows a failed refresh, or happens in an expanded view,
  // is as otherwise. News is walked separately.
  stopWhen: ({ value, context: { pages, criteria, expanded, failedPage, failedRefresh } }) =>
    pages[0]?.rows[0]?.id === 'trade-0' ||
    (criteria?.filter !== undefined &&
      (!isDeepStrictEqual(value, { showing: 'filtering' }) || pages.length > 1 || expanded.length > 0)) ||
    (value === 'loading' && criteria?.datatype === 'order') ||
    (value === 'refreshing' && pages.length > 1) ||
    (failedRefresh !== null && (pages.length > 1 || expanded.length > 0 || failedPage !== null)) ||
    (expanded.length > 0 && (pages.length > 1 || failedPage !== null || value === 'refreshing')),
  states: {
    entering: () => expect.unreachable('entering decides at once'),
    sentBack: (snapshot) => {
      expect(snapshot.context).toMatchObject({ criteria: null, viewId: null });
      expect(viewOf(snapshot)).toEqual({ kind: 'sentBack' });
    },
    loading: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.context).toMatchObject({ viewId: null, record: null, pages: [] });
      expect(viewOf(snapshot)).toEqual({ kind: 'loading', criteria: snapshot.context.criteria });
    },
    refreshing: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      const { criteria, viewId, record } = snapshot.context;
      expect(record).not.toBeNull();
      expect(viewOf(snapshot)).toEqual({ kind: 'refreshing', criteria, viewId, record });
    },
    showing: ({ context }) => {
      expect(context.record).not.toBeNull();
      expect(context.pages[context.page]).toBeDefined();
      expect(context.failure).toBeNull();
      expect(context.loadedAt).toBe(loadedAt);
    },
    'showing.resting': (snapshot) => expect(viewOf(snapshot)).toMatchObject({ kind: 'shown', waiting: null }),
    'showing.turning': (snapshot) => {
      expect(viewOf(snapshot)).toMatchObject({ kind: 'shown', waiting: 'older' });
      expect(snapshot.context.pages.at(-1)?.next).not.toBeNull();
    },
    'showing.filtering': (snapshot) => {
      expect(viewOf(snapshot)).toMatchObject({ kind: 'shown', waiting: 'filtered' });
      const { pages } = snapshot.context;
      expect(snapshot.can({ type: 'page.turned', page: pages.length })).toBe(false);
    },
    failed: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(snapshot.context).toMatchObject({ viewId: null, record: null });
      const { criteria } = snapshot.context;
      expect(viewOf(snapshot)).toEqual({ kind: 'failed', criteria, failure: noInstrument });
    },
  },
  refusals: [
    {
      name: 'the same criteria are not loaded twice',
      after: [],
      event: { type: 'address.changed', ...toTrades },
    },
    {
      name: 'B 3: an order book has no expand and collapse',
      after: [{ type: 'address.changed', ...withBook }],
      event: { type: 'expansion.toggled' },
    },
    {
      name: 'a page that is not adjacent is not loaded',
      after: [{ type: 'xstate.done.actor.loadData', output: { record: tradesRecord, at: loadedAt } }],
      event: { type: 'page.turned', page: 7 },
    },
    {
      name: 'B 2: data that are still loading cannot be refreshed',
      after: [],
      event: { type: 'refresh.requested', at: loadedAt },
    },
  ],
};
