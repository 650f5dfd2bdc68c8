import { expect } from 'vitest';
import { type LatestQuotesEvent, latestQuotesMachine, viewOf } from '../../../machines/latest-quotes.ts';
import type { LatestQuotes } from '../../../src/contract/generated/types.ts';
import { FailureError, failure } from '../../../src/domain/failure.ts';
import type { FiguresChoice } from '../../../src/domain/feed/tape-choice.ts';
import type { Kit, WorldEvent } from '../kit.ts';

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
const newer: LatestQuotes = { ...quotes, AsOf: '2026-11-20T14:22:17.000000Z' };

const all: FiguresChoice = { timing: 'delayed' };
const ofVenue: FiguresChoice = { timing: 'delayed', tv: 'ICPM' };

const examples: readonly (LatestQuotesEvent | WorldEvent)[] = [
  { type: 'rows.came', choice: all },
  { type: 'rows.came', choice: ofVenue },
  { type: 'retry.requested' },
  { type: 'xstate.done.actor.loadQuotes', output: quotes },
  { type: 'xstate.done.actor.loadQuotes', output: newer },
  { type: 'xstate.error.actor.loadQuotes', error: new FailureError(failure('unavailable')) },
];

export const latestQuotesKit: Kit<typeof latestQuotesMachine> = {
  flow: 'latestQuotes',
  machine: latestQuotesMachine,
  input: all,
  examples,
  key: ({ value, context: { asked, quotes: held } }) => [value, asked.tv, held?.AsOf],
  label: (event) => {
    switch (event.type) {
      case 'rows.came':
        return `${event.type} ${event.choice.tv ?? 'all'}`;
      case 'xstate.done.actor.loadQuotes':
        return `${event.type} as of ${event.output.AsOf.slice(11, 19)}`;
      default:
        return event.type;
    }
  },
  states: {
    loading: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(viewOf(snapshot)).toMatchObject({
        kind: snapshot.context.quotes === null ? 'loading' : 'shown',
      });
    },
    shown: (snapshot) =>
      expect(viewOf(snapshot)).toEqual({
        kind: 'shown',
        quotes: snapshot.context.quotes,
        isMissed: false,
      }),
    failed: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(viewOf(snapshot)).toMatchObject(
        snapshot.context.quotes === null ? { kind: 'failed' } : { kind: 'shown', isMissed: true },
      );
    },
  },
  refusals: [
    {
      name: 'C 18: quotes that are being loaded are not asked for twice',
      after: [],
      event: { type: 'rows.came', choice: all },
    },
  ],
};
