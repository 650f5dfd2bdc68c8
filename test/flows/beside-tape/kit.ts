import { expect } from 'vitest';
import { type BesideTapeEvent, besideTapeMachine, viewOf } from '../../../machines/beside-tape.ts';
import type { LatestQuotes, TapeFigures } from '../../../src/contract/generated/types.ts';
import { FailureError, failure } from '../../../src/domain/failure.ts';
import type { FiguresChoice } from '../../../src/domain/feed/tape-choice.ts';
import type { Kit, WorldEvent } from '../kit.ts';

export const figures: TapeFigures = {
  Timing: 'delayed',
  Day: '2026-11-20',
  AsOf: '2026-11-20T14:22:12.000000Z',
  Trades: 1574,
  Instruments: 212,
  Venues: 2,
  Notionals: [
    { Unit: 'EUR', Amount: '18412345678.90' },
    { Unit: 'GBP', Amount: '6070000000.00' },
  ],
  WithoutNotional: 20,
  Busiest: [
    {
      InstrumentID: 'GB00BMBL1D50',
      InstrumentDescription: 'UKT 0 1/2 10/22/61',
      Trades: 61,
      Volumes: [{ Unit: null, Amount: '9840000' }],
    },
  ],
  LookedBackTo: null,
};
const newer: TapeFigures = { ...figures, AsOf: '2026-11-20T14:22:17.000000Z', Trades: 1580 };

export const quotes: LatestQuotes = {
  Timing: 'delayed',
  AsOf: '2026-11-20T14:22:12.000000Z',
  Quotes: [
    {
      InstrumentID: 'GB00BMBL1D50',
      InstrumentDescription: 'UKT 0 1/2 10/22/61',
      VenueMIC: 'ICPM',
      SegmentMIC: 'IMCE',
      OrderType: 'Order book',
      PublicationDate: '2026-11-20T14:22:10.500000Z',
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
    },
    {
      InstrumentID: 'FR0000120271',
      InstrumentDescription: 'Aubrac Industries 3.125% 2031',
      VenueMIC: 'TPIC',
      SegmentMIC: 'LNFI',
      OrderType: 'Request for quote',
      PublicationDate: '2026-11-19T16:00:00.000000Z',
      Quote: {
        Price: '101.5',
        Volume: '5000000',
        BidPrice: null,
        BidVolume: null,
        BidCurrency: null,
        AskPrice: null,
        AskVolume: null,
        AskCurrency: null,
      },
    },
  ],
  LookedBackTo: null,
};

const all: FiguresChoice = { timing: 'delayed' };
const ofVenue: FiguresChoice = { timing: 'delayed', tv: 'ICPM' };

const examples: readonly (BesideTapeEvent | WorldEvent)[] = [
  { type: 'rows.came', choice: all },
  { type: 'rows.came', choice: ofVenue },
  { type: 'retry.requested' },
  { type: 'xstate.done.actor.loadBeside', output: figures },
  { type: 'xstate.done.actor.loadBeside', output: newer },
  { type: 'xstate.error.actor.loadBeside', error: new FailureError(failure('unavailable')) },
];

export const besideTapeKit: Kit<typeof besideTapeMachine> = {
  flow: 'besideTape',
  machine: besideTapeMachine,
  input: all,
  examples,
  key: ({ value, context: { asked, answer } }) => [value, asked.tv, answer?.AsOf],
  label: (event) => {
    switch (event.type) {
      case 'rows.came':
        return `${event.type} ${event.choice.tv ?? 'all'}`;
      case 'xstate.done.actor.loadBeside':
        return `${event.type} as of ${event.output.AsOf.slice(11, 19)}`;
      default:
        return event.type;
    }
  },
  states: {
    loading: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(viewOf(snapshot)).toMatchObject({
        kind: snapshot.context.answer === null ? 'loading' : 'shown',
      });
    },
    shown: (snapshot) =>
      expect(viewOf(snapshot)).toEqual({
        kind: 'shown',
        answer: snapshot.context.answer,
        isMissed: false,
      }),
    failed: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(viewOf(snapshot)).toMatchObject(
        snapshot.context.answer === null ? { kind: 'failed' } : { kind: 'shown', isMissed: true },
      );
    },
  },
  refusals: [
    {
      name: 'C 18: figures that are being loaded are not asked for twice',
      after: [],
      event: { type: 'rows.came', choice: all },
    },
  ],
};
