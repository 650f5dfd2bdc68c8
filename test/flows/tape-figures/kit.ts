import { expect } from 'vitest';
import { type TapeFiguresEvent, tapeFiguresMachine, viewOf } from '../../../machines/tape-figures.ts';
import type { TapeFigures } from '../../../src/contract/generated/types.ts';
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

const all: FiguresChoice = { timing: 'delayed' };
const ofVenue: FiguresChoice = { timing: 'delayed', tv: 'ICPM' };

const examples: readonly (TapeFiguresEvent | WorldEvent)[] = [
  { type: 'rows.came', choice: all },
  { type: 'rows.came', choice: ofVenue },
  { type: 'retry.requested' },
  { type: 'xstate.done.actor.loadFigures', output: figures },
  { type: 'xstate.done.actor.loadFigures', output: newer },
  { type: 'xstate.error.actor.loadFigures', error: new FailureError(failure('unavailable')) },
];

export const tapeFiguresKit: Kit<typeof tapeFiguresMachine> = {
  flow: 'tapeFigures',
  machine: tapeFiguresMachine,
  input: all,
  examples,
  key: ({ value, context: { asked, figures: held } }) => [value, asked.tv, held?.AsOf],
  label: (event) => {
    switch (event.type) {
      case 'rows.came':
        return `${event.type} ${event.choice.tv ?? 'all'}`;
      case 'xstate.done.actor.loadFigures':
        return `${event.type} as of ${event.output.AsOf.slice(11, 19)}`;
      default:
        return event.type;
    }
  },
  states: {
    loading: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(viewOf(snapshot)).toMatchObject({
        kind: snapshot.context.figures === null ? 'loading' : 'shown',
      });
    },
    shown: (snapshot) =>
      expect(viewOf(snapshot)).toEqual({
        kind: 'shown',
        figures: snapshot.context.figures,
        isMissed: false,
      }),
    failed: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(viewOf(snapshot)).toMatchObject(
        snapshot.context.figures === null ? { kind: 'failed' } : { kind: 'shown', isMissed: true },
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
