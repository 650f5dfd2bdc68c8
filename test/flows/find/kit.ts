import { expect } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { type FindEvent, findMachine, viewOf } from '../../../machines/find.ts';
import { FailureError, failure } from '../../../src/domain/failure.ts';
import { type FoundViews, foundViewsOf } from '../../../src/domain/feed/found-views.ts';
import type { Kit, WorldEvent } from '../kit.ts';

/** The service's answer: two instruments, the first in two views. */
export const findAnswer = {
  Instruments: [
    {
      InstrumentID: 'GB00BH4HKS39',
      InstrumentDescription: 'VODAFONE GROUP PLC ORD',
      AssetClass: 'Equity & Equity-like',
      SubAssetClass: 'Shares',
      LastPrice: { Price: '71.34', PriceUnit: 'GBP', PublicationDate: '2026-11-20T14:10:01.000000Z' },
      Places: (['trade', 'order'] as const).map((DataType) => ({
        DataType,
        VenueMIC: 'ICPM',
        TradingVenue: 'TP ICAP UK MTF',
        SegmentMIC: 'IMCE',
        OrderType: DataType === 'trade' ? 'Trades' : 'Order book',
        LastPublicationDate: '2026-11-20T14:10:01.000000Z',
      })),
    },
    {
      InstrumentID: 'XS1002',
      InstrumentDescription: 'VODAFONE 4 7/8 2030',
      AssetClass: 'Bonds',
      SubAssetClass: 'Corporate bonds',
      LastPrice: null,
      Places: [
        {
          DataType: 'trade' as const,
          VenueMIC: 'TPIC',
          TradingVenue: 'TP ICAP EU - MTF',
          SegmentMIC: 'LNFI',
          OrderType: 'Trades',
          LastPublicationDate: '2026-11-19T09:00:00.000000Z',
        },
      ],
    },
  ],
  More: true,
};

const found: FoundViews = foundViewsOf(findAnswer);
const none: FoundViews = { instruments: [], views: [], more: false };
const unavailable = new FailureError(failure('unavailable'));
const signedOut = new FailureError(failure('unauthenticated'));

const examples: readonly (FindEvent | WorldEvent)[] = [
  { type: 'find.opened' },
  { type: 'text.changed', text: 'voda' },
  { type: 'text.changed', text: 'vodafone' },
  { type: 'text.changed', text: '  ' },
  { type: 'text.changed', text: 'x'.repeat(101) },
  { type: 'xstate.after.searchDelay.find.open.waiting' },
  { type: 'xstate.done.actor.findInstruments', output: found },
  { type: 'xstate.done.actor.findInstruments', output: none },
  { type: 'xstate.error.actor.findInstruments', error: unavailable },
  { type: 'xstate.error.actor.findInstruments', error: signedOut },
  { type: 'retry.requested' },
  { type: 'result.chosen', to: found.instruments[0]?.to ?? '' },
  { type: 'result.chosen', to: found.views[1]?.to ?? '' },
  { type: 'results.compared', to: [found.views[1]?.to ?? ''], here: '/documentation' },
  { type: 'results.compared', to: found.views.slice(1).map(({ to }) => to), here: '/documentation' },
  { type: 'first.requested', here: null },
  { type: 'first.requested', here: '/documentation' },
  { type: 'find.closed' },
];

const label = (event: AnyEventObject): string => {
  if (event.type === 'text.changed')
    return `${event.type} to ${event.text.length > 100 ? 'too much' : event.text.trim() || 'blanks'}`;
  if (event.type === 'xstate.done.actor.findInstruments')
    return `${event.type} ${event.output.views.length === 0 ? 'none' : 'some'}`;
  if (event.type === 'xstate.error.actor.findInstruments') return `${event.type} ${event.error.failure.kind}`;
  if (event.type === 'result.chosen')
    return `${event.type} ${event.to.startsWith('/instruments') ? 'instrument' : 'view'}`;
  if (event.type === 'results.compared') return `${event.type} ${event.to.length}`;
  if (event.type === 'first.requested')
    return `${event.type} to be ${event.here === null ? 'opened' : 'compared'}`;
  return event.type;
};

const sought: readonly AnyEventObject[] = [
  { type: 'find.opened' },
  { type: 'text.changed', text: 'voda' },
  { type: 'xstate.after.searchDelay.find.open.waiting' },
];

export const findKit: Kit<typeof findMachine> = {
  flow: 'find',
  machine: findMachine,
  examples,
  // The previous request does not matter: a new search clears it.
  key: (snapshot) => {
    const { text, found: shown, wanted, failure: why } = snapshot.context;
    const isWanted = snapshot.matches({ open: 'searching' }) && wanted !== null;
    return [snapshot.value, text.length, shown?.views.length ?? null, isWanted && wanted.here, why !== null];
  },
  label,
  states: {
    closed: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(false);
      expect(viewOf(snapshot).kind).toBe('closed');
    },
    open: (snapshot) => expect(snapshot.context.failure !== null).toBe(snapshot.hasTag('error')),
    'open.empty': (snapshot) => expect(viewOf(snapshot)).toMatchObject({ kind: 'empty', found: null }),
    'open.waiting': (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(viewOf(snapshot).kind).toBe('waiting');
    },
    'open.searching': (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      const isWanted = snapshot.context.wanted !== null;
      expect(viewOf(snapshot)).toMatchObject({ kind: 'searching', isWanted });
    },
    'open.found': (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(false);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'found', found });
    },
    'open.nothingFound': (snapshot) =>
      expect(viewOf(snapshot)).toMatchObject({ kind: 'nothingFound', found: none }),
    'open.failed': (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'failed', failure: { kind: 'unavailable' } });
    },
  },
  refusals: [
    {
      name: 'only a result can be opened',
      after: [...sought, { type: 'xstate.done.actor.findInstruments', output: found }],
      event: { type: 'result.chosen', to: '/data-viewing/trade?tv=ICPM' },
    },
    {
      name: 'an instrument cannot be compared, only a view of it',
      after: [...sought, { type: 'xstate.done.actor.findInstruments', output: found }],
      event: { type: 'results.compared', to: [found.instruments[0]?.to ?? ''], here: '/documentation' },
    },
    {
      name: 'C 4: nothing is not compared',
      after: [...sought, { type: 'xstate.done.actor.findInstruments', output: found }],
      event: { type: 'results.compared', to: [], here: '/documentation' },
    },
    {
      name: 'only results can be compared',
      after: [...sought, { type: 'xstate.done.actor.findInstruments', output: found }],
      event: {
        type: 'results.compared',
        to: [found.views[0]?.to ?? '', '/data-viewing/trade?tv=ICPM'],
        here: '/documentation',
      },
    },
    {
      name: 'existing results cannot be chosen by asking for the first one',
      after: [...sought, { type: 'xstate.done.actor.findInstruments', output: found }],
      event: { type: 'first.requested', here: null },
    },
    {
      name: 'a search that did not fail cannot be retried',
      after: [...sought, { type: 'xstate.done.actor.findInstruments', output: none }],
      event: { type: 'retry.requested' },
    },
  ],
};
