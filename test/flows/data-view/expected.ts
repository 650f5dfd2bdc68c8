import { isDeepStrictEqual } from 'node:util';
import type { AnyEventObject } from 'xstate';
import type { dataViewMachine } from '../../../machines/data-view.ts';
import { FailureError } from '../../../src/domain/failure.ts';
import type { Predicates, Walks } from '../oracle/oracle.ts';
import {
  bookRecord,
  laterTrade,
  loadedAt,
  noInstrument,
  olderTradesRecord,
  toBook,
  toLargeTrades,
  toTrades,
  tradesRecord,
  unreachable,
  visitTo,
  withBook,
} from './kit.ts';

type Criteria = Readonly<Record<string, unknown>>;

/** The request of a visit, read without the chart's own code: each address names everything. */
const askedBy = (visit: AnyEventObject): Criteria | null => {
  const datatype = /^\/data-viewing\/(.+)$/.exec(visit.pathname)?.[1] ?? null;
  const { sizefrom, ...levels } = Object.fromEntries(new URLSearchParams(visit.search));
  return datatype === null
    ? null
    : { ...levels, datatype, ...(sizefrom === undefined ? {} : { filter: { sizefrom } }) };
};

const same = (one: Criteria | null, two: Criteria | null): boolean => isDeepStrictEqual(one, two);

const allOf = (criteria: Criteria | null): Criteria => ({ ...criteria, filter: undefined });

export const predicates: Predicates<typeof dataViewMachine> = {
  'nothing is requested': ({ criteria }) => criteria === null,
  'orders are requested': ({ criteria }) => criteria?.datatype === 'order',
  'it is expanded': ({ expanded }) => expanded.includes('tradeDisplay'),
  'the view is not a trade display': ({ viewId }) => viewId !== 'tradeDisplay',
  'the type of view has changed': ({ record }, { output }) => record?.ViewType !== output.record.ViewType,
  'the news is already shown': ({ pages }) => pages.length === 1 && pages[0]?.rows[0]?.id === 'trade-0',
  'news is shown': ({ pages, viewId }) => viewId === 'tradeDisplay' && pages[0]?.rows[0]?.id === 'trade-0',
  'older rows are loaded': ({ pages }) => pages.length > 1,
  'the page is already shown': ({ page }, event) => page === event.page,
  'to a loaded page': ({ pages }, { page }) => page < pages.length,
  'to the next page': ({ pages }, { page }) => page === pages.length && pages.at(-1)?.next !== null,
  'to the next page, with older rows loaded': ({ pages }, { page }) =>
    pages.length > 1 && page === pages.length && pages.at(-1)?.next !== null,
  'to what is already requested': ({ criteria }, event) => same(criteria, askedBy(event)),
  'to no data': (_, event) => askedBy(event) === null,
  'to loaded data': (_, event) =>
    event.held !== null &&
    (event.isReturn || event.state?.isLoaded === true) &&
    same(askedBy(event), event.held.criteria),
  'to other rows of the view shown': ({ criteria, pages }, event) =>
    pages.length > 0 && same(allOf(criteria), allOf(askedBy(event))),
  'to orders': (_, event) => askedBy(event)?.datatype === 'order',
};

const [refresh, older, expand] = [
  { type: 'refresh.requested', at: loadedAt },
  { type: 'page.turned', page: 1 },
  { type: 'expansion.toggled' },
];
const refreshed = { type: 'xstate.done.actor.refreshData', output: { record: tradesRecord, at: loadedAt } };
const notRefreshed = { type: 'xstate.error.actor.refreshData', error: unreachable };
const turned = { type: 'xstate.done.actor.loadPage', output: olderTradesRecord };
const notTurned = { type: 'xstate.error.actor.loadPage', error: new FailureError(noInstrument) };
const turnedToMore = { ...turned, output: { ...olderTradesRecord, Next: 'cursor-of-page-3' } };
const third = { type: 'page.turned', page: 2 };
const ordersLoaded = {
  type: 'xstate.done.actor.loadData',
  output: { record: { ...bookRecord, Next: 'cursor-of-page-2' }, at: loadedAt },
};
const tradesLoaded = {
  type: 'xstate.done.actor.loadData',
  output: { record: tradesRecord, at: loadedAt },
};
const notLoaded = { type: 'xstate.error.actor.loadData', error: new FailureError(noInstrument) };

// Rows that can be paged and expanded, shown for the criteria of orders.
const orders = [{ type: 'address.changed', ...withBook }, refresh, refreshed];
const failed = [refresh, notRefreshed];

/** From orders, in any state of their view, to trades. */
const fromOrders: Readonly<Record<string, readonly AnyEventObject[]>> = {
  'that load': [{ type: 'address.changed', ...toBook }],
  'that load, with trades left expanded': [
    { type: 'address.changed', ...toBook, expanded: ['tradeDisplay'] },
  ],
  'that failed to load': [{ type: 'address.changed', ...toBook }, notLoaded],
  'that are expanded, and refreshed again and again': [...orders, expand, refresh, refreshed, refresh],
  'that are refreshed on a further page': [...orders, older, turned, refresh],
  'that are refreshed after failures': [...orders, ...failed, older, notTurned, refresh],
  'that are expanded and turned after a failure': [...orders, ...failed, expand, older],
  'that are expanded on a further page': [...orders, older, turned, expand],
  'that are expanded after failures': [...orders, ...failed, older, notTurned, expand],
  'that are turned after a failure': [...orders, ...failed, older],
  'on a further page': [...orders, older, turned],
  'after failures': [...orders, ...failed, older, notTurned],
};

const toTradesFromOrders: Walks = Object.fromEntries(
  Object.entries(fromOrders).map(([where, events]) => [
    `to trades from orders ${where}`,
    [...events, { type: 'address.changed', ...toTrades }],
  ]),
);

const fromExpandedTrades: Walks = Object.fromEntries(
  Object.entries({
    'no data': visitTo('/data-viewing'),
    orders: toBook,
    'orders at hand': withBook,
  }).map(([to, visit]) => [
    `from trades that are expanded and refreshed to ${to}`,
    [tradesLoaded, expand, refresh, { type: 'address.changed', ...visit }],
  ]),
);

const news = { type: 'news.came', news: laterTrade, position: 'position-1' };

export const walks: Walks = {
  'rows of another kind after a page that failed to load': [
    { type: 'address.changed', ...toBook },
    ordersLoaded,
    older,
    notTurned,
    refresh,
    refreshed,
  ],
  'rows of another kind on a further page': [
    { type: 'address.changed', ...toBook },
    ordersLoaded,
    older,
    turned,
    refresh,
    refreshed,
  ],
  'a refresh from a further page': [tradesLoaded, older, turned, refresh, refreshed],
  ...Object.fromEntries(
    Object.entries({ nothing: visitTo('/data-viewing'), orders: toBook, 'orders at hand': withBook }).map(
      ([to, visit]) => [
        `a refresh from a further page, left for ${to}`,
        [tradesLoaded, older, turned, refresh, { type: 'address.changed', ...visit }],
      ],
    ),
  ),
  'a refresh from a further page, after news': [tradesLoaded, news, older, turned, refresh, refreshed],
  'news that is already shown, then a refresh without it': [
    tradesLoaded,
    older,
    notTurned,
    ...failed,
    news,
    news,
    refresh,
    refreshed,
  ],
  'some of the trades, from a further page of all': [
    tradesLoaded,
    older,
    turned,
    { type: 'address.changed', ...toLargeTrades },
    tradesLoaded,
  ],
  'to a loaded page of all trades, while some of them load': [
    tradesLoaded,
    older,
    turnedToMore,
    { type: 'address.changed', ...toLargeTrades },
    third,
    { type: 'page.turned', page: 0 },
    older,
    tradesLoaded,
  ],
  ...Object.fromEntries(
    Object.entries({
      'that fail to load': notLoaded,
      'that have become another kind': ordersLoaded,
      'left for nothing': { type: 'address.changed', ...visitTo('/data-viewing') },
      'left for orders': { type: 'address.changed', ...toBook },
      'left for orders at hand': { type: 'address.changed', ...withBook },
    }).map(([how, event]) => [
      `some of the trades, from a further page, ${how}`,
      [tradesLoaded, older, turned, { type: 'address.changed', ...toLargeTrades }, event],
    ]),
  ),
  'some of the trades, after news': [
    tradesLoaded,
    news,
    { type: 'address.changed', ...toLargeTrades },
    tradesLoaded,
  ],
  'some of the trades, which have become another kind': [
    tradesLoaded,
    { type: 'address.changed', ...toLargeTrades },
    ordersLoaded,
  ],
  ...toTradesFromOrders,
  ...fromExpandedTrades,
  'orders are retried, and kept only once': [
    { type: 'address.changed', ...toBook },
    notLoaded,
    { type: 'retry.requested' },
    ordersLoaded,
  ],
  'to a third page, which fails at first': [...orders, older, turnedToMore, third, notTurned, third, turned],
  'back to a loaded page after one that failed to load': [
    ...orders,
    older,
    turnedToMore,
    third,
    notTurned,
    { type: 'page.turned', page: 0 },
  ],
};
