import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { type TapeEvent, tapeMachine, viewOf } from '../../../machines/tape.ts';
import type { TapePage, TapeRow } from '../../../src/contract/generated/types.ts';
import { FailureError, failure } from '../../../src/domain/failure.ts';
import type { Kit, WorldEvent } from '../kit.ts';

type Snapshot = SnapshotFrom<typeof tapeMachine>;

/** A trade of the tape, published at this time of 20 November. */
export const tapeRow = (id: string, clock: string, more: Partial<TapeRow> = {}): TapeRow => ({
  InstrumentID: 'GB00BMBL1D50',
  InstrumentDescription: 'UKT 0 1/2 10/22/61',
  AssetClass: 'Bonds',
  SubAssetClass: 'Sovereign bonds',
  VenueMIC: 'ICPM',
  SegmentMIC: 'IMRD',
  id,
  tradeDate: `2026-11-20T${clock}.000000Z`,
  price: '98.125',
  missingPrice: null,
  vol: '2500000',
  priceNot: 'PERC',
  publicationDate: `2026-11-20T${clock}.204000Z`,
  transactionID: `TX${id}`,
  notionalAmt: '2500000.00',
  notionalCcy: 'GBP',
  flags: [],
  status: 'New',
  qtyMeasUnit: null,
  type: null,
  cleared: null,
  currency: null,
  thirdCountryExecutionVenue: null,
  voidedBy: null,
  supersededBy: null,
  refersTo: null,
  chain: [],
  priceCondition: null,
  priceMajorCurrency: null,
  ...more,
});

const venues = [
  { MIC: 'ICPM', Name: 'TP ICAP UK MTF', IsLive: true },
  { MIC: 'TPIC', Name: 'TP ICAP EU MTF', IsLive: false },
];

/** The newest page: two rows, and older ones. */
export const firstTape: TapePage = {
  Timing: 'delayed',
  AsOf: '2026-11-20T14:22:12.000000Z',
  Venues: venues,
  SubAssetClasses: [],
  Data: [tapeRow('92', '14:22:10', { flags: ['LRGS'] }), tapeRow('91', '14:21:55')],
  Next: 'cursor-of-page-2',
};

/** The same a little later, with a row that is new. */
export const newerTape: TapePage = {
  ...firstTape,
  AsOf: '2026-11-20T14:22:17.000000Z',
  Data: [tapeRow('93', '14:22:15'), ...firstTape.Data.slice(0, 1)],
};

const { Next: _older, ...lastOf } = firstTape;

/** The last page. */
export const olderTape: TapePage = { ...lastOf, Data: [tapeRow('90', '14:20:53')] };

/** What a filter lets through of it. */
const ofVenue = '?tv=ICPM';

const examples: readonly (TapeEvent | WorldEvent)[] = [
  { type: 'address.changed', search: ofVenue },
  { type: 'address.changed', search: '' },
  { type: 'refresh.requested' },
  { type: 'retry.requested' },
  { type: 'page.turned', page: 1 },
  { type: 'page.turned', page: 0 },
  { type: 'follow.toggled' },
  { type: 'tab.hidden' },
  { type: 'tab.shown' },
  { type: 'xstate.done.actor.loadTape', output: firstTape },
  { type: 'xstate.error.actor.loadTape', error: new FailureError(failure('unavailable')) },
  { type: 'xstate.done.actor.refreshTape', output: newerTape },
  { type: 'xstate.error.actor.refreshTape', error: new FailureError(failure('unavailable')) },
  { type: 'xstate.error.actor.refreshTape', error: new FailureError(failure('forbidden')) },
  { type: 'xstate.done.actor.loadOlder', output: olderTape },
  { type: 'xstate.error.actor.loadOlder', error: new FailureError(failure('unavailable')) },
  { type: 'xstate.after.followPause.tape.shown.following' },
];

const isShown = (snapshot: Snapshot): void => {
  const { pages, page } = snapshot.context;
  expect(snapshot.hasTag('busy')).toBe(false);
  expect(viewOf(snapshot)).toMatchObject({ kind: 'shown', rows: pages[page]?.Data, isLoading: false });
};

export const tapeKit: Kit<typeof tapeMachine> = {
  flow: 'tape',
  machine: tapeMachine,
  input: { search: '' },
  examples,
  key: ({ value, context: { choice, pages, page, isFollowing, isHidden, missed } }) => [
    value,
    choice.scope.tv,
    [pages.length, page],
    [isFollowing, isHidden, missed],
  ],
  label: (event) => {
    switch (event.type) {
      case 'address.changed':
        return `${event.type} ${event.search || 'all'}`;
      case 'page.turned':
        return `${event.type} ${event.page}`;
      case 'xstate.error.actor.refreshTape':
        return `${event.type} ${event.error.failure.kind}`;
      default:
        return event.type;
    }
  },
  // Each of these is independent of the others; whoever follows may also be hidden, and have older rows.
  stopWhen: ({ context: { choice, pages, isFollowing, isHidden, missed } }) =>
    [
      choice.scope.tv !== undefined,
      isFollowing || isHidden,
      !isFollowing && pages.length > 1,
      !isFollowing && missed !== null,
    ].filter(Boolean).length > 1,
  states: {
    loading: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(viewOf(snapshot)).toMatchObject(
        snapshot.context.pages.length === 0 ? { kind: 'loading' } : { kind: 'shown', isLoading: true },
      );
    },
    shown: isShown,
    'shown.settled': () => {},
    'shown.resting': (snapshot) => {
      expect(viewOf(snapshot)).toMatchObject({ isFollowing: false, isRefreshing: false, isTurning: false });
    },
    'shown.following': (snapshot) => {
      expect(viewOf(snapshot)).toMatchObject({ isFollowing: true, page: 0, isPaused: false });
    },
    'shown.paused': (snapshot) => {
      expect(viewOf(snapshot)).toMatchObject({ isFollowing: true, isPaused: true });
    },
    'shown.refreshing': (snapshot) => expect(viewOf(snapshot)).toMatchObject({ isRefreshing: true }),
    'shown.turning': (snapshot) =>
      expect(viewOf(snapshot)).toMatchObject({ isTurning: true, hasOlder: true }),
    failed: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(viewOf(snapshot)).toEqual({ kind: 'failed', failure: snapshot.context.failure });
    },
  },
  refusals: [
    {
      name: 'C 18: after the last page there are no older rows',
      after: [
        { type: 'xstate.done.actor.loadTape', output: firstTape },
        { type: 'page.turned', page: 1 },
        { type: 'xstate.done.actor.loadOlder', output: olderTape },
      ],
      event: { type: 'page.turned', page: 2 },
    },
    {
      name: 'C 18: the same choice in another form is not loaded again',
      after: [{ type: 'xstate.done.actor.loadTape', output: firstTape }],
      event: { type: 'address.changed', search: '?timing=delayed&tv=' },
    },
  ],
};
