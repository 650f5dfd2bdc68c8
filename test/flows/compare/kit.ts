import { expect } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { type CompareEvent, compareMachine, type SeriesOutcome, viewOf } from '../../../machines/compare.ts';
import type { FeedSummary } from '../../../src/contract/generated/types.ts';
import { type Comparison, compareAddress, seriesKey } from '../../../src/domain/compare/comparison.ts';
import { failure } from '../../../src/domain/failure.ts';
import type { Criteria } from '../../../src/domain/feed/criteria.ts';
import { gilt, giltBook } from '../data-view/kit.ts';
import type { Kit, WorldEvent } from '../kit.ts';

/** The time of the visit. */
export const comparedAt = '2026-11-20T14:32:30.000Z';

const elsewhere: Criteria = { ...gilt, tv: 'TPIC', instrumentmic: 'LNFI' };
const refused: Criteria = { ...gilt, tv: 'IMET', instrumentmic: 'TPEU' };

const summary: FeedSummary = {
  DataType: 'trade',
  OrderType: 'Trades',
  TradingVenue: 'TP ICAP UK MTF',
  InstrumentID: 'GB00BMF9LJ15',
  InstrumentDescription: 'UKT 4 3/4 2043',
  VenueMIC: 'IMCE',
  IsDelayed: false,
  From: '2026-11-19T14:32:00.000000Z',
  To: '2026-11-20T14:32:30.000000Z',
  LookedBackTo: null,
  IntervalSeconds: 300,
  PriceUnits: ['GBP'],
  Rows: 3,
  Intervals: [
    { At: '2026-11-20T14:10:00.000000Z', Price: '100', BidPrice: null, AskPrice: null },
    { At: '2026-11-20T14:30:00.000000Z', Price: '101.5', BidPrice: null, AskPrice: null },
  ],
  Volumes: [{ Unit: null, Amount: '3000.5' }],
  Notionals: [{ Unit: 'GBP', Amount: '3000.55' }],
  WithoutVolume: 0,
  WithoutNotional: 0,
};

/** The service's answer for each; the last one is not visible to the account. */
export const outcomes: Readonly<Record<string, SeriesOutcome>> = {
  [seriesKey(gilt)]: { summary },
  [seriesKey(elsewhere)]: {
    summary: {
      ...summary,
      TradingVenue: 'TP ICAP EU - MTF',
      VenueMIC: 'LNFI',
      IsDelayed: true,
      To: '2026-11-20T14:17:30.000000Z',
      Rows: 1,
      Intervals: summary.Intervals.slice(0, 1),
      Volumes: [{ Unit: null, Amount: '1000' }],
      Notionals: [],
      WithoutNotional: 1,
    },
  },
  [seriesKey(giltBook)]: {
    summary: {
      ...summary,
      DataType: 'order',
      OrderType: 'Order book',
      Rows: 40,
      Intervals: [
        { At: '2026-11-20T14:10:00.000000Z', Price: null, BidPrice: '101.1', AskPrice: '101.35' },
        { At: '2026-11-20T14:15:00.000000Z', Price: null, BidPrice: '101.1', AskPrice: null },
      ],
      Volumes: [],
      Notionals: [],
    },
  },
  [seriesKey(refused)]: {
    failure: failure('notFound', { message: 'There is no such instrument among those you may see.' }),
  },
};

const searchOf = (series: readonly Criteria[], more: Partial<Comparison> = {}): string =>
  compareAddress({ series, ...more }).replace('/compare', '');

/** The start of the walks: a bond on two venues. */
export const twoCompared = searchOf([gilt, elsewhere]);
const fourCompared = searchOf([gilt, elsewhere, giltBook, refused]);
const oneCompared = searchOf([elsewhere]);
export const fourInAnHour = searchOf([gilt, elsewhere, giltBook, refused], { period: { last: '1h' } });
export const lastHour = searchOf([gilt, elsewhere], { period: { last: '1h' } });

export const toAddress = (search: string) => ({ type: 'address.changed', search, at: comparedAt }) as const;
export const removal = { type: 'series.removed', key: seriesKey(gilt) } as const;
export const cameOf = { type: 'xstate.done.actor.loadSummaries', output: outcomes } as const;

const examples: readonly (CompareEvent | WorldEvent)[] = [
  ...[fourCompared, oneCompared, twoCompared, lastHour, ''].map(toAddress),
  { type: 'refresh.requested', at: '2026-11-20T14:40:00.000Z' },
  removal,
  { type: 'series.removed', key: 'nobody' },
  { type: 'removal.undone' },
  cameOf,
  { type: 'xstate.error.actor.loadSummaries', error: new Error('the page is out of date') },
];

const names: Readonly<Record<string, string>> = {
  [fourCompared]: 'four',
  [oneCompared]: 'one',
  [twoCompared]: 'two',
  [lastHour]: 'an hour',
  '': 'none',
};

export const compareKit: Kit<typeof compareMachine> = {
  flow: 'compare',
  machine: compareMachine,
  input: { search: twoCompared, at: comparedAt },
  examples,
  key: ({ value, context: { comparison, outcomes: known, removed } }) => [
    value,
    comparison.series.length,
    Object.keys(known).length > 0,
    removed !== null,
  ],
  label: (event: AnyEventObject) =>
    event.type === 'address.changed'
      ? `${event.type}: ${names[event.search]}`
      : event.type === 'series.removed'
        ? `${event.type}: ${event.key === 'nobody' ? 'nobody' : 'the first'}`
        : event.type,
  states: {
    deciding: () => {},
    choosing: (snapshot) => {
      expect(viewOf(snapshot)).toMatchObject({ kind: 'choosing', comparison: { series: [] } });
    },
    loading: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(viewOf(snapshot)).toEqual({ ...snapshot.context, kind: 'loading' });
    },
    shown: (snapshot) => {
      const { comparison, outcomes: known } = snapshot.context;
      expect(viewOf(snapshot)).toEqual({ ...snapshot.context, kind: 'shown' });
      for (const criteria of comparison.series) expect(known[seriesKey(criteria)]).toBeDefined();
    },
  },
  refusals: [
    {
      name: 'a removal cannot be undone if nothing was removed',
      after: [cameOf],
      event: { type: 'removal.undone' },
    },
    {
      name: 'a series that is not compared cannot be removed',
      after: [cameOf],
      event: { type: 'series.removed', key: 'nobody' },
    },
    { name: 'the current address is not loaded again', after: [cameOf], event: toAddress(twoCompared) },
  ],
};
