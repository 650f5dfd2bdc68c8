import { expect } from 'vitest';
import { type PublicTradesEvent, publicTradesMachine, viewOf } from '../../../machines/public-trades.ts';
import type { PublicTrades } from '../../../src/contract/generated/types.ts';
import type { Kit, WorldEvent } from '../kit.ts';

/** Two trades, one of them cancelled, of two venues, of which one is late. */
export const shownTrades: PublicTrades = {
  asOf: '2026-11-20T14:17:00Z',
  trades: [
    {
      publishedAt: '2026-11-20T14:16:51.123456Z',
      kind: 'New',
      instrument: 'FR0000120271',
      description: 'Aubrac Industries 3.125% 2031',
      venue: 'TPIC',
      segment: 'LNFI',
      price: '98.125',
      priceUnit: 'PERC',
      quantity: '1000000',
      flags: ['LRGS'],
    },
    {
      publishedAt: '2026-11-20T14:15:02.000000Z',
      kind: 'Cancelled',
      instrument: 'GB00BMF9LJ15',
      description: 'UK Treasury 4¼% 2034',
      venue: 'ICPM',
      segment: 'IMCE',
      price: null,
      priceUnit: null,
      quantity: null,
      flags: [],
    },
  ],
  venues: [
    {
      venue: 'TPIC',
      venueName: 'TP ICAP EU - MTF',
      type: 'MTF',
      state: { isOpen: true, changesAt: '2026-11-20T17:00:00Z' },
      silences: [{ segment: 'LNFI', dataType: 'trade', since: '2026-11-20T12:32:00Z', expectedEvery: 60 }],
      lastTrade: '2026-11-20T12:31:00Z',
      trades: 1048,
      usualTrades: 1310,
    },
    {
      venue: 'ICPM',
      venueName: 'TP ICAP UK MTF',
      type: 'MTF',
      state: { isOpen: null, changesAt: null },
      silences: [],
      lastTrade: '2026-11-19T16:28:00Z',
      trades: 0,
      usualTrades: null,
    },
  ],
  files: [{ day: '2026-11-19', dataType: 'trade', venues: 13, bytes: 4_100_000 }],
  reports: [{ type: 'TV', date: '2026-09-30', publishers: 1 }],
};
export const laterTrades: PublicTrades = { ...shownTrades, asOf: '2026-11-20T14:17:05Z', trades: [] };

const examples: readonly (PublicTradesEvent | WorldEvent)[] = [
  { type: 'updates.paused' },
  { type: 'updates.resumed' },
  { type: 'tab.hidden' },
  { type: 'tab.shown' },
  { type: 'xstate.done.actor.loadTrades', output: shownTrades },
  { type: 'xstate.done.actor.loadTrades', output: laterTrades },
  { type: 'xstate.error.actor.loadTrades', error: new Error('no answer') },
  { type: 'xstate.after.loadPause.publicTrades.shown' },
  { type: 'xstate.after.loadPause.publicTrades.failed' },
];

export const publicTradesKit: Kit<typeof publicTradesMachine> = {
  flow: 'publicTrades',
  machine: publicTradesMachine,
  examples,
  key: ({ value, context: { latest, missed } }) => [value, latest, missed],
  label: (event) =>
    'output' in event ? `${event.type} as of ${event.output.asOf.slice(14, 19)}` : event.type,
  states: {
    loading: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(viewOf(snapshot).kind).toBe(snapshot.context.latest === null ? 'loading' : 'shown');
    },
    shown: (snapshot) =>
      expect(viewOf(snapshot)).toMatchObject({
        kind: 'shown',
        isPaused: false,
        missed: snapshot.context.missed,
      }),
    paused: (snapshot) =>
      expect(viewOf(snapshot)).toMatchObject({ kind: 'shown', isPaused: true, missed: false }),
    hidden: (snapshot) =>
      expect(viewOf(snapshot).kind).toBe(snapshot.context.latest === null ? 'loading' : 'shown'),
    failed: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(viewOf(snapshot)).toEqual({ kind: 'failed' });
    },
  },
};
