import { assign, emit, type NonReducibleUnknown, type SnapshotFrom, setup } from 'xstate';
import type { FeedSummary } from '../src/contract/generated/types.ts';
import {
  type AskedPeriod,
  askedPeriod,
  type Comparison,
  compareAddress,
  comparisonOf,
  seriesKey,
  withoutSeries,
} from '../src/domain/compare/comparison.ts';
import { type Failure, failureOf } from '../src/domain/failure.ts';
import type { Criteria } from '../src/domain/feed/criteria.ts';
import { unprovided } from './unprovided.ts';

/** The query of the address, and the time, ISO. */
type Visit = { readonly search: string; readonly at: string };

/** The result for a series: each has its own rights, delay and failure. */
export type SeriesOutcome = { readonly summary: FeedSummary } | { readonly failure: Failure };
type Outcomes = Readonly<Record<string, SeriesOutcome>>;

type Asked = { readonly series: readonly Criteria[]; readonly period: AskedPeriod };

type Context = {
  readonly comparison: Comparison;
  readonly period: AskedPeriod;
  /** By the key of the series. */
  readonly outcomes: Outcomes;
  /** What was compared before a series was removed, as long as it can be restored. */
  readonly removed: Comparison | null;
};

export type CompareEvent =
  | ({ readonly type: 'address.changed' } & Visit)
  | { readonly type: 'refresh.requested'; readonly at: string }
  | { readonly type: 'series.removed'; readonly key: string }
  | { readonly type: 'removal.undone' };

const begun = ({ search, at }: Visit): Context => {
  const comparison = comparisonOf(search);
  return { comparison, period: askedPeriod(comparison.period, at), outcomes: {}, removed: null };
};

const missing = ({ comparison, outcomes }: Context): readonly Criteria[] =>
  comparison.series.filter((criteria) => outcomes[seriesKey(criteria)] === undefined);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Follows the address; series loaded for the same period are kept. */
function changed({ comparison, period, outcomes }: Context, visit: Visit): Context {
  const next = begun(visit);
  return isSame(comparison.period, next.comparison.period) ? { ...next, period, outcomes } : next;
}

/** Comparing views of instruments over a period; the address says which. Provide `loadSummaries`. */
export const compareMachine = setup({
  types: {
    input: {} as Visit,
    context: {} as Context,
    events: {} as CompareEvent,
    emitted: {} as { type: 'navigate'; to: string },
    tags: {} as 'busy',
  },
  actors: { loadSummaries: unprovided<Outcomes, Asked>('loadSummaries') },
  guards: {
    isOther: ({ context, event }) =>
      event.type === 'address.changed' && !isSame(comparisonOf(event.search), context.comparison),
    nothingChosen: ({ context }) => context.comparison.series.length === 0,
    allLoaded: ({ context }) => missing(context).length === 0,
    isThere: ({ context, event }) =>
      event.type === 'series.removed' &&
      context.comparison.series.some((criteria) => seriesKey(criteria) === event.key),
    canBeUndone: ({ context }) => context.removed !== null,
  },
  actions: {
    keepAddress: assign(({ context, event }) =>
      event.type === 'address.changed' ? changed(context, event) : {},
    ),
    askAnew: assign(({ context, event }) =>
      event.type === 'refresh.requested'
        ? { period: askedPeriod(context.comparison.period, event.at), outcomes: {} }
        : {},
    ),
    keepOutcomes: assign(({ context }, came: Outcomes) => ({
      outcomes: {
        ...context.outcomes,
        ...Object.fromEntries(
          missing(context).flatMap((criteria) => {
            const key = seriesKey(criteria);
            return came[key] ? [[key, came[key]]] : [];
          }),
        ),
      },
    })),
    keepFailure: assign(({ context }, error: NonReducibleUnknown) => ({
      outcomes: {
        ...context.outcomes,
        ...Object.fromEntries(
          missing(context).map((criteria) => [seriesKey(criteria), { failure: failureOf(error) }]),
        ),
      },
    })),
    removeSeries: assign(({ context: { comparison }, event }) =>
      event.type === 'series.removed'
        ? { comparison: withoutSeries(comparison, event.key), removed: { ...comparison, leftOut: 0 } }
        : {},
    ),
    bringBack: assign(({ context: { comparison, removed } }) => ({
      comparison: removed ?? comparison,
      removed: null,
    })),
    tellAddress: emit(({ context }) => ({
      type: 'navigate' as const,
      to: compareAddress(context.comparison),
    })),
  },
}).createMachine({
  id: 'compare',
  description: 'Prices, spreads and volumes of up to four views side by side.',
  context: ({ input }) => begun(input),
  initial: 'deciding',
  on: {
    'address.changed': { guard: 'isOther', target: '.deciding', actions: 'keepAddress' },
    'series.removed': { guard: 'isThere', target: '.deciding', actions: ['removeSeries', 'tellAddress'] },
    'removal.undone': { guard: 'canBeUndone', target: '.deciding', actions: ['bringBack', 'tellAddress'] },
  },
  states: {
    deciding: {
      description: 'The views named in the address are known; what is missing of them is being loaded.',
      always: [
        { guard: 'nothingChosen', target: 'choosing' },
        { guard: 'allLoaded', target: 'shown' },
        { target: 'loading' },
      ],
    },
    choosing: { description: 'Nothing is compared yet: a first instrument has to be found.' },
    loading: {
      description: 'The missing parts of the period are being loaded; what is known stays visible.',
      tags: 'busy',
      invoke: {
        id: 'loadSummaries',
        src: 'loadSummaries',
        input: ({ context }) => ({ series: missing(context), period: context.period }),
        onDone: { target: 'shown', actions: { type: 'keepOutcomes', params: ({ event }) => event.output } },
        onError: { target: 'shown', actions: { type: 'keepFailure', params: ({ event }) => event.error } },
      },
    },
    shown: {
      description: 'Each series is drawn, or a reason is given why not.',
      on: { 'refresh.requested': { target: 'loading', actions: 'askAnew' } },
    },
  },
});

/** What the page shows: the series already loaded stay while others are loading. */
export type CompareView = Context & { readonly kind: 'choosing' | 'loading' | 'shown' };

export const viewOf = ({ value, context }: SnapshotFrom<typeof compareMachine>): CompareView => ({
  ...context,
  kind: value === 'deciding' ? 'loading' : value,
});
