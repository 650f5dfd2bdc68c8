import { expect } from 'vitest';
import { viewOf, type WatchlistEvent, watchlistMachine } from '../../../machines/watchlist.ts';
import type { WatchedInstrument, Watchlist } from '../../../src/contract/generated/types.ts';
import { FailureError, failure } from '../../../src/domain/failure.ts';
import { watchlistFullText } from '../../../src/domain/watchlist/watchlist.ts';
import type { Kit, WorldEvent } from '../kit.ts';

/** Traded on two days. */
export const bond: WatchedInstrument = {
  InstrumentID: 'FR0000120271',
  InstrumentIDType: 'ISIN',
  InstrumentDescription: 'Aubrac Industries 3.125% 2031',
  AssetClass: 'Bonds',
  SubAssetClass: 'Corporate bonds',
  Currency: 'EUR',
  WatchedSince: '2026-11-18T09:00:00.000000Z',
  Figures: {
    Day: '2026-11-20',
    PriceUnits: ['PERC'],
    Last: '98.2',
    Change: '0.3',
    Lasts: [
      { Day: '2026-11-19', Last: '97.9' },
      { Day: '2026-11-20', Last: '98.2' },
    ],
  },
};
/** Its right has ended. */
export const share: WatchedInstrument = {
  ...bond,
  InstrumentID: 'GB00BH4HKS39',
  InstrumentDescription: 'VODAFONE GROUP PLC ORD',
  Figures: null,
};
const listOf = (...Instruments: WatchedInstrument[]): Watchlist => ({
  AsOf: '2026-11-20T14:17:00.000000Z',
  Instruments,
});

const failed = new FailureError(failure('failed'));
const full = new FailureError(failure('refused', { message: watchlistFullText }));

const watch = { type: 'watch.requested', instrument: bond.InstrumentID } as const;
const unwatch = { type: 'unwatch.requested', instrument: bond.InstrumentID } as const;
const listed = { type: 'xstate.done.actor.loadWatchlist', output: listOf(bond, share) } as const;
const empty = { type: 'xstate.done.actor.loadWatchlist', output: listOf() } as const;
const examples: readonly (WatchlistEvent | WorldEvent)[] = [
  listed,
  empty,
  { type: 'xstate.error.actor.loadWatchlist', error: failed },
  { type: 'retry.requested' },
  { type: 'refresh.requested' },
  { type: 'xstate.done.actor.refreshWatchlist', output: listOf(bond, share) },
  { type: 'xstate.error.actor.refreshWatchlist', error: failed },
  watch,
  { type: 'xstate.done.actor.addInstrument' },
  { type: 'xstate.error.actor.addInstrument', error: full },
  unwatch,
  { type: 'xstate.done.actor.removeInstrument' },
  { type: 'xstate.error.actor.removeInstrument', error: failed },
];

export const watchlistKit: Kit<typeof watchlistMachine> = {
  flow: 'watchlist',
  machine: watchlistMachine,
  input: { withFigures: true },
  examples,
  key: ({ value, context: { watchlist, watched, failure: why, removed } }) => [
    value,
    watchlist?.Instruments.length ?? null,
    watched.length,
    why?.kind ?? null,
    removed !== null,
  ],
  label: (event) =>
    event.type === 'xstate.done.actor.loadWatchlist'
      ? `${event.type} ${event.output.Instruments.length}`
      : event.type,
  states: {
    loading: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'loading', watchlist: null, watched: [] });
    },
    failed: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'failed', watchlist: null });
    },
    listed: (snapshot) => {
      const { watchlist, watched, removed, failure: why } = snapshot.context;
      expect(viewOf(snapshot)).toEqual({ kind: 'listed', watchlist, watched, removed, failure: why });
      // An instrument is either added or removed.
      expect([snapshot.can(watch), snapshot.can(unwatch)]).toEqual(
        watched.includes(bond.InstrumentID) ? [false, true] : [true, false],
      );
    },
    'listed.resting': (snapshot) => expect(snapshot.can({ type: 'refresh.requested' })).toBe(true),
    'listed.refreshing': (snapshot) => {
      expect(snapshot.can({ type: 'refresh.requested' })).toBe(false);
      expect(snapshot.hasTag('busy')).toBe(false);
    },
    adding: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.context.watched).not.toContain(bond.InstrumentID);
      const { kind, watched } = viewOf(snapshot);
      expect([kind, watched.includes(bond.InstrumentID)]).toEqual(['changing', true]);
    },
    removing: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.context.watched).toContain(bond.InstrumentID);
      const { kind, watched } = viewOf(snapshot);
      expect([kind, watched.includes(bond.InstrumentID)]).toEqual(['changing', false]);
    },
  },
  refusals: [
    { name: 'C 19: what is watched is not added again', after: [listed], event: watch },
    { name: 'C 19: what is not watched is not removed', after: [empty], event: unwatch },
  ],
};
