import { fromPromise } from 'xstate';
import { compareMachine, type SeriesOutcome } from '../../../machines/compare.ts';
import { type Comparison, hasSeries, seriesKey, seriesOfView } from '../../domain/compare/comparison.ts';
import { failureOf } from '../../domain/failure.ts';
import type { Criteria } from '../../domain/feed/criteria.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';
import { feedQuery } from './feed-page.ts';
import { find, findViews } from './find.ts';

type Period = { readonly from: string; readonly to: string };

async function outcomeOf(criteria: Criteria, period: Period, signal: AbortSignal): Promise<SeriesOutcome> {
  const query = { ...feedQuery(criteria), ...period };
  try {
    // The row of the series shows a failure; only the end of the session concerns the whole page.
    const summary = await ask(client.GET('/api/feed/summary', { params: { query }, signal }), {
      handler: 'sessionOnly',
    });
    return { summary };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}

/** A comparison, bound to the service with one call per series. */
export const compare = compareMachine.provide({
  actors: {
    loadSummaries: fromPromise(async ({ input: { series, period }, signal }) =>
      Object.fromEntries(
        await Promise.all(
          series.map(
            async (criteria) => [seriesKey(criteria), await outcomeOf(criteria, period, signal)] as const,
          ),
        ),
      ),
    ),
  },
});

/** The field that finds an instrument to add to the comparison; results that are already in it are left out. */
export const findForComparison = (comparison: Comparison) =>
  find.provide({
    actors: {
      findInstruments: fromPromise(async ({ input, signal }) => {
        const found = await findViews(input.text, signal);
        const others = found.views.filter(({ to }) => !hasSeries(comparison, seriesOfView(to)));
        return {
          ...found,
          instruments: [],
          areCompared: found.views.length > 0 && others.length === 0,
          views: others,
        };
      }),
    },
  });
