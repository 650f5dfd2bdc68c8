import type { compareMachine } from '../../../machines/compare.ts';
import { compareAddress, hasSeries, mostSeries, seriesKey } from '../../../src/domain/compare/comparison.ts';
import type { Invariant } from '../oracle/oracle.ts';

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const invariants: readonly Invariant<typeof compareMachine>[] = [
  {
    requirement: 'decisions.md Data and views',
    says: 'there are at most four series, each once',
    holds: (_before, _event, { context: { comparison } }) =>
      comparison.series.length <= mostSeries &&
      new Set(comparison.series.map(seriesKey)).size === comparison.series.length,
  },
  {
    requirement: 'decisions.md Data and views',
    says: 'results of one period are not shown for another',
    holds: (before, _event, { context: { period, outcomes } }) =>
      before === null || before.context.period === period || Object.keys(outcomes).length === 0,
  },
  {
    requirement: 'decisions.md Data and views',
    says: 'an undo restores the current series and exactly one more',
    holds: (_before, _event, { context: { comparison, removed } }) =>
      removed === null ||
      (removed.series.length === comparison.series.length + 1 &&
        comparison.series.every((criteria) => hasSeries(removed, criteria))),
  },
  {
    requirement: 'decisions.md Data and views',
    says: 'each request is for the series without results, in the shown period',
    holds: (_before, _event, { context: { comparison, outcomes, period } }, { effects }) =>
      effects.every(
        ({ kind, name, data }) =>
          kind !== 'asks' ||
          name !== 'loadSummaries' ||
          same(data, {
            series: comparison.series.filter((criteria) => !(seriesKey(criteria) in outcomes)),
            period,
          }),
      ),
  },
  {
    requirement: 'decisions.md Data and views',
    says: 'the new address names the current series',
    holds: (_before, _event, { context: { comparison } }, { effects }) =>
      effects.every(
        ({ kind, name, data }) =>
          kind !== 'emits' ||
          name !== 'navigate' ||
          same(data, { type: 'navigate', to: compareAddress(comparison) }),
      ),
  },
  {
    requirement: 'decisions.md Data and views',
    says: 'the shown result of a series is the one that was loaded for it',
    holds: (before, event, { context: { outcomes } }) =>
      event.type !== 'xstate.done.actor.loadSummaries' ||
      Object.entries(outcomes).every(
        ([key, outcome]) => same(outcome, event.output[key]) || same(outcome, before?.context.outcomes[key]),
      ),
  },
];
