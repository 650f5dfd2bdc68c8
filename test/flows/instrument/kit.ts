import { expect } from 'vitest';
import { type InstrumentEvent, instrumentMachine, viewOf } from '../../../machines/instrument.ts';
import type { Instrument } from '../../../src/contract/generated/types.ts';
import { FailureError, failure } from '../../../src/domain/failure.ts';
import type { Kit, WorldEvent } from '../kit.ts';

const today: Instrument['Days'][number] = {
  Day: '2026-11-20',
  Trades: 2,
  Volumes: [{ Unit: null, Amount: '7000000' }],
  PriceUnits: ['PERC'],
  Vwap: '98.12',
  High: '98.2',
  Low: '98.1',
  Last: '98.2',
  Change: '0.3',
};

const row: Instrument['Trades'][number]['Row'] = {
  id: '7',
  tradeDate: '2026-11-20T14:09:58.000000Z',
  publicationDate: '2026-11-20T14:10:01.250000Z',
  price: '98.2',
  missingPrice: null,
  priceCondition: null,
  priceMajorCurrency: null,
  currency: null,
  vol: '5000000',
  priceNot: 'PERC',
  transactionID: 'T-7',
  notionalAmt: '4910000',
  notionalCcy: 'EUR',
  flags: ['LRGS'],
  status: 'New',
  qtyMeasUnit: null,
  type: null,
  cleared: null,
  thirdCountryExecutionVenue: null,
  voidedBy: null,
  supersededBy: null,
  refersTo: null,
  chain: [],
};

const place = { VenueMIC: 'TPIC', TradingVenue: 'TP ICAP EU - MTF', SegmentMIC: 'LNFI' } as const;

/** A bond on one segment with trades and an order book; of the two reports of its trades one was cancelled. */
export const instrumentShown: Instrument = {
  InstrumentID: 'FR0000120271',
  InstrumentIDType: 'ISIN',
  InstrumentDescription: 'Aubrac Industries 3.125% 2031',
  AssetClass: 'Bonds',
  SubAssetClass: 'Corporate bonds',
  Currency: 'EUR',
  Timing: 'delayed',
  HasLive: true,
  AsOf: '2026-11-20T14:17:00.000000Z',
  Places: [
    {
      ...place,
      DataType: 'trade',
      OrderType: 'Trades',
      LastPublicationDate: '2026-11-20T14:10:01.250000Z',
      Quote: null,
      Figures: today,
    },
    {
      ...place,
      DataType: 'order',
      OrderType: 'Order book',
      LastPublicationDate: '2026-11-19T16:00:00.000000Z',
      Quote: {
        Price: null,
        Volume: null,
        BidPrice: '98.15',
        BidVolume: '1000000',
        BidCurrency: null,
        AskPrice: '98.25',
        AskVolume: '2000000',
        AskCurrency: null,
      },
      Figures: null,
    },
  ],
  Trades: [
    { ...place, Row: row },
    {
      ...place,
      Row: {
        ...row,
        id: '6',
        publicationDate: '2026-11-20T13:00:00.000000Z',
        price: '99',
        flags: [],
        voidedBy: { id: '8', kind: 'Cancelled', publicationDate: '2026-11-20T13:05:00.000000Z' },
      },
    },
  ],
  Days: [today, { ...today, Day: '2026-11-19', Trades: 1, Last: '97.9', Change: null }],
  LookedBackTo: null,
};

/** The next morning, before anything is traded. */
export const instrumentNextDay: Instrument = { ...instrumentShown, AsOf: '2026-11-21T08:00:00.000000Z' };

/** The same live. */
const instrumentLive: Instrument = {
  ...instrumentShown,
  Timing: 'live',
  AsOf: '2026-11-20T14:32:00.000000Z',
};

const examples: readonly (InstrumentEvent | WorldEvent)[] = [
  { type: 'retry.requested' },
  { type: 'refresh.requested' },
  { type: 'rows.published' },
  { type: 'xstate.after.rowsPause.instrument.due' },
  { type: 'timing.changed', timing: 'live' },
  { type: 'timing.changed', timing: 'delayed' },
  { type: 'xstate.done.actor.loadInstrument', output: instrumentShown },
  { type: 'xstate.done.actor.loadInstrument', output: instrumentNextDay },
  { type: 'xstate.done.actor.loadInstrument', output: instrumentLive },
  { type: 'xstate.done.actor.loadInstrument', output: null },
  ...(['unavailable', 'forbidden', 'unauthenticated'] as const).map((kind) => ({
    type: 'xstate.error.actor.loadInstrument' as const,
    error: new FailureError(failure(kind)),
  })),
];

export const instrumentKit: Kit<typeof instrumentMachine> = {
  flow: 'instrument',
  machine: instrumentMachine,
  input: { code: 'FR0000120271', timing: 'delayed' },
  examples,
  key: ({ value, context }) => [
    value,
    context.asked.timing,
    context.instrument?.AsOf ?? null,
    context.failure !== null,
  ],
  label: (event) => {
    switch (event.type) {
      case 'timing.changed':
        return `${event.type}: ${event.timing}`;
      case 'xstate.error.actor.loadInstrument':
        return `${event.type}: ${event.error.failure.kind}`;
      default:
        return 'output' in event
          ? `${event.type}: ${event.output ? `as of ${event.output.AsOf}` : 'none'}`
          : event.type;
    }
  },
  states: {
    loading: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      const { instrument, asked } = snapshot.context;
      const loads = instrument?.Timing === asked.timing ? 'anew' : 'otherTiming';
      expect(viewOf(snapshot)).toMatchObject(
        instrument ? { kind: 'shown', instrument, loads } : { kind: 'loading' },
      );
    },
    shown: (snapshot) => {
      const { instrument, failure: why } = snapshot.context;
      expect(viewOf(snapshot)).toEqual({ kind: 'shown', instrument, loads: null, failure: why });
    },
    due: (snapshot) => {
      // What is there stays.
      const { instrument, failure: why } = snapshot.context;
      expect(viewOf(snapshot)).toEqual(
        instrument
          ? { kind: 'shown', instrument, loads: null, failure: why }
          : why
            ? { kind: 'failed', failure: why }
            : { kind: 'none' },
      );
    },
    none: (snapshot) => {
      expect(snapshot.context.instrument).toBeNull();
      expect(viewOf(snapshot)).toEqual({ kind: 'none' });
    },
    withdrawn: (snapshot) => {
      expect(snapshot.context.instrument).toBeNull();
      expect(viewOf(snapshot)).toEqual({ kind: 'withdrawn' });
    },
    failed: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(snapshot.context.instrument).toBeNull();
      expect(viewOf(snapshot)).toEqual({ kind: 'failed', failure: snapshot.context.failure });
      expect(snapshot.context.failure).not.toBeNull();
    },
  },
  refusals: [
    {
      name: 'C 3: the timing that is there is not loaded again',
      after: [{ type: 'xstate.done.actor.loadInstrument', output: instrumentShown }],
      event: { type: 'timing.changed', timing: 'delayed' },
    },
  ],
};
